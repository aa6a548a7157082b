"""Scopa: how likely the match is to be won, and what the other parts of the contract tell a search."""

from typing import Any

import pytest

from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.equity import RESULTS, dealer_wins
from cardavia_core.games.scopa.rules import PACK, ScopaDeal
from cardavia_core.games.scopa.sample import unseen
from cardavia_core.shuffle import Stream
from tests.ai.scopa_results import results
from tests.core.support import canonical, chi_limit, states


def test_who_has_won_has_won() -> None:
    assert dealer_wins(11, 11, 10) == dealer_wins(11, 15, 14) == 1
    assert dealer_wins(11, 3, 12) == dealer_wins(16, 16, 17) == 0
    assert dealer_wins(11, 11, 11) == dealer_wins(11, 14, 14) == dealer_wins(21, 30, 30)


@pytest.mark.parametrize("target", GAME.options["target"])
def test_more_points_are_better(target: int) -> None:
    for own in range(target + 3):
        for other in range(target + 3):
            assert dealer_wins(target, own, other) <= dealer_wins(target, own + 1, other)
            assert dealer_wins(target, own, other) >= dealer_wins(target, own, other + 1)
    assert abs(dealer_wins(target, 0, 0) - 0.5) < 0.01
    assert dealer_wins(target, 0, 5) < dealer_wins(target, 5, 5) - 0.2


def race(target: int, stream: Stream) -> int:
    """Whether the dealer of the first deal wins a match from 0, deals ending as in RESULTS."""
    ends = [(own, other) for own, row in enumerate(RESULTS) for other in range(len(row))]
    totals, dealer = [0, 0], 0
    while max(totals) < target or totals[0] == totals[1]:
        place = stream.below(sum(map(sum, RESULTS)))
        for own, other in ends:
            place -= RESULTS[own][other]
            if place < 0:
                totals[dealer] += own
                totals[1 - dealer] += other
                break
        dealer = 1 - dealer
    return int(totals[0] > totals[1])


@pytest.mark.parametrize("target", [2, 5])
def test_the_race_as_it_is_run(target: int) -> None:
    stream, races = Stream("race"), 4000
    won = sum(race(target, stream) for _ in range(races))
    assert abs(won / races - dealer_wins(target, 0, 0)) < 4 * 0.5 / races**0.5


def test_the_chances_of_both_sides_are_one() -> None:
    standing = {"deal": 4, "dealer": 0, "totals": [9, 6], "winner": None, "options": {"target": 11}}
    deal = GAME.position({"turn": None, "dealer": 0, "match": standing})
    first, second = deal.view(0), deal.view(1)
    for outcome in [(0, 1), (1, 0), (1, 3), (1, 4), (2, 5), (3, 5), (0, 5)]:
        assert GAME.chance(first, outcome) + GAME.chance(second, outcome) == 1
    assert GAME.chance(first, (1, 3)) == 1 - dealer_wins(11, 9, 10)
    assert GAME.chance(second, (2, 1)) == 0
    assert GAME.chance(second, (1, 5)) == 1


def test_a_deal_is_drawn_as_a_position_says() -> None:
    for deal in states(GAME, "drawn"):
        assert isinstance(deal, ScopaDeal)
        for seat in (0, 1):
            view = deal.view(seat)
            draw = GAME.sampler(view)
            for number in range(2):
                assert_drawn(view, draw(Stream(f"drawn/{number}")), f"drawn/{number}")


def assert_drawn(view: dict[str, Any], drawn: ScopaDeal, key: str) -> None:
    order = PACK.write(Stream(key).shuffled(unseen(view)))
    seat = view["seat"]
    held = view["hands"][1 - seat]
    names = ("turn", "dealer", "table", "piles", "scope", "last_capturer", "match")
    hands = [order[:held], order[:held]]
    hands[seat] = view["hand"]
    made = GAME.position({**{name: view[name] for name in names}, "hands": hands, "stock": order[held:]})
    assert made.places() == drawn.places()
    for other in (0, 1):
        assert canonical(made.view(other)) == canonical(drawn.view(other))
    assert canonical(drawn.view(seat)) == canonical(view)


def test_when_all_is_known() -> None:
    """Once the stock is dealt, the only deal that fits the view is the true one."""
    for deal in states(GAME, "certain"):
        for seat in (0, 1):
            view = deal.view(seat)
            assert GAME.certain(view) == (view["stock"] == 0)
            if GAME.certain(view):
                assert GAME.sample(view, Stream("any")).places() == deal.places()


@pytest.mark.long
def test_the_results_of_deals_are_as_measured() -> None:
    """Other deals than those that were counted: their differences come as often, by chi-square."""
    expected, found = [0] * 17, [0] * 17
    for rows, counts in ((RESULTS, expected), (results(4000, "again"), found)):
        for own, row in enumerate(rows):
            for other, times in enumerate(row):
                counts[8 + max(-5, min(5, own - other))] += times
    scale = sum(found) / sum(expected)
    pairs = [(times, scale * usual) for times, usual in zip(found, expected, strict=True) if usual]
    assert sum((times - usual) ** 2 / usual for times, usual in pairs) < chi_limit(len(pairs) - 1)
