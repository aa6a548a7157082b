"""What the capturing games share, apart from any of them."""

from itertools import combinations
from statistics import fmean

import pytest

from cardavia_core import cardset
from cardavia_core.cards import PACKS
from cardavia_core.families.capturing import holder, left, likely_best, majority, most, sums
from cardavia_core.families.playout import groups, holding
from cardavia_core.game import Move
from cardavia_core.shuffle import Stream


def test_sums_against_every_subset() -> None:
    stream = Stream("sums")
    for _ in range(200):
        values = [1 + stream.below(9) for _ in range(stream.below(8))]
        target = 1 + stream.below(12)
        for fewest in (1, 2, 3):
            expected = [
                list(places)
                for size in range(fewest, len(values) + 1)
                for places in combinations(range(len(values)), size)
                if sum(values[place] for place in places) == target
            ]
            assert sums(values, target, fewest) == sorted(expected)


def test_groups_against_every_subset() -> None:
    """Cards of one value are not told apart: every group is found once."""
    stream = Stream("groups")
    for _ in range(100):
        values = sorted(1 + stream.below(10) for _ in range(stream.below(9)))
        if max([values.count(value) for value in values] + [0]) > 4:
            continue
        expected = {group for size in range(2, 9) for group in combinations(values, size) if sum(group) <= 10}
        found = groups(sum(1 << 3 * (value - 1) for value in values), 10)
        assert len(found) == len(expected)
        assert set(found) == expected


def test_what_an_unseen_hand_may_hold() -> None:
    """Against every hand: three cards out of seven, of which the first ones are copies of one card."""
    for copies in range(5):
        hands = list(combinations(range(7), 3))
        holders = [hand for hand in hands if any(card < copies for card in hand)]
        assert holding(8, 4)[7][3][copies] == pytest.approx(len(holders) / len(hands))
    assert holding(8, 4)[2][2] == [0, 1, 1, 1, 1]
    assert holding(8, 4)[5][0] == [0] * 5


def test_likely_best_is_the_mean_over_all_hands() -> None:
    stream = Stream("likely best")
    for _ in range(100):
        answers = [stream.below(3) * stream.below(3000) for _ in range(1 + stream.below(7))]
        held = stream.below(len(answers) + 1)
        exact = fmean(max(hand, default=0) for hand in combinations(answers, held))
        # Chances are kept in thousandths: one is lost at most for each answer.
        assert abs(likely_best(answers, held) - exact) <= 1 + len(answers) * max(answers) / 1000


def test_likely_best_of_nothing() -> None:
    assert likely_best([], 3) == likely_best([500, 700], 0) == 0
    assert likely_best([500, 700], 2) == 700


def test_what_is_left() -> None:
    assert left([5, 3, 9, 1], Move("play", (4,), (3, 9))) == [5, 1]
    assert left([5, 3], Move("play", (4,))) == [5, 3, 4]


@pytest.mark.parametrize(
    ("counts", "points"),
    [([3, 2], [2, 0]), ([2, 3], [0, 2]), ([2, 2], [0, 0]), ([None, 0], [0, 2]), ([None, None], [0, 0])],
)
def test_most_of_something(counts: list[int | None], points: list[int]) -> None:
    assert majority(counts, 2) == points
    line = most(counts, "label", "note", "level", 2)
    assert (line.counts, line.points) == (counts, points)
    assert line.note == ("note" if any(points) else "level")


def test_holder() -> None:
    pack = PACKS["cicera"]
    piles = [cardset.of(pack.read(["2c"])), cardset.of(pack.read(["2s", "3s"]))]
    line = holder(pack, pack.card("2s"), piles, "label", "note")
    assert (line.points, line.cards, line.counts) == ([0, 1], [[], ["2s"]], [None, None])
