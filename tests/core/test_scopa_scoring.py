"""Scopa: the score of a deal and of a match, by the worked examples of its rules."""

import pytest

from cardavia_core import cardset
from cardavia_core.game import Deal, Line, Tally
from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.rules import PACK
from cardavia_core.games.scopa.scoring import best_cards, primiera, tally
from cardavia_core.shuffle import Stream


def pile(codes: str) -> int:
    return cardset.of(PACK.read(codes.split()))


@pytest.mark.parametrize(
    ("name", "first", "second", "counts", "points"),
    [
        ("S17", "7d 7c 6s 5b", "6d Ac 7s 7b", [75, 76], [0, 1]),
        ("S19", "7d 7c 7s", "7b Fd Fc Fs", [None, 51], [0, 1]),
        ("S20", "7d 7c 7s 7b", "Fd Cc Rs Fb", [84, 40], [1, 0]),
        ("level", "7d 6c As Fb", "6d 7c Fs Ab", [65, 65], [0, 0]),
        ("more cards do not help", "7d 6d 5d 7c 6c As 2s Fb", "7s 7b", [68, None], [1, 0]),
    ],
)
def test_primiera(name: str, first: str, second: str, counts: list[int | None], points: list[int]) -> None:
    line = primiera_line(first, second)
    assert line.counts == counts
    assert line.points == points


def primiera_line(first: str, second: str) -> Line:
    return tally([pile(first), pile(second)], [0, 0]).lines[3]


def test_primiera_without_all_suits() -> None:
    """SC-Q7: one complete player wins, whatever the other's sevens; if neither is complete, nobody does."""
    alone = primiera_line("7d 7c 7s", "7b Fd Fc Fs")
    assert (alone.points, alone.note) == ([0, 1], "scopa.score.primiera.alone")
    nobody = primiera_line("7d 7c", "7s 7b")
    assert (nobody.points, nobody.counts) == ([0, 0], [None, None])
    assert nobody.note == "scopa.score.primiera.nobody"
    level = primiera_line("7d 6c As Fb", "6d 7c Fs Ab")
    assert (level.points, level.note) == ([0, 0], "scopa.score.level")
    assert primiera(0) is None


def test_primiera_shows_its_cards() -> None:
    assert PACK.write(best_cards(pile("Fd 7d 2c Ac Rs Cs 4b"))) == ["7d", "Ac", "Cs", "4b"]


A_PILE = "Ad 2d 3d 4d 5d 6d 7c 6c 5c 7s As 2s 3s 6b Ab 2b 3b Fc Cc Rs Fs"
A_LEVEL_PILE = "7d Ad 2d 3d 4d 6c 2c 3c 4c 5c 7s 6s As 5s Fs 4b 2b 3b Fb Cb"


def score(first: str, scope: list[int]) -> Tally:
    piles = [pile(first), cardset.full(PACK.size) & ~pile(first)]
    return tally(piles, scope)


def test_whole_deal() -> None:
    """S22: every line, first with four awards given, then with three of them level."""
    found = score(A_PILE, [1, 2])
    labels = ["cards", "coins", "settebello", "primiera", "scope"]
    assert [line.label for line in found.lines] == ["scopa.score." + label for label in labels]
    assert [line.points for line in found.lines] == [[1, 0], [1, 0], [0, 1], [1, 0], [1, 2]]
    assert [line.counts for line in found.lines[:2]] == [[21, 19], [6, 4]]
    assert found.lines[3].counts == [78, 76]
    assert found.points == [4, 3]


def test_whole_deal_with_nothing_decided() -> None:
    """S22, second half: only the settebello and the scope count."""
    found = score(A_LEVEL_PILE, [0, 3])
    assert [line.counts for line in found.lines[:2]] == [[20, 20], [5, 5]]
    primiera_counts = found.lines[3].counts
    assert primiera_counts[0] == primiera_counts[1] == 74
    assert [line.points for line in found.lines] == [[0, 0], [0, 0], [1, 0], [0, 0], [0, 3]]
    assert [found.lines[place].note for place in (0, 1, 3)] == ["scopa.score.level"] * 3
    assert found.points == [1, 3]


class FinishedDeal(Deal):
    """A deal that is over, with these points."""

    __slots__ = ("points",)

    def __init__(self, points: list[int]) -> None:
        self.turn = None
        self.points = points

    def tally(self) -> Tally:
        return Tally([Line("points", "", [None, None], self.points)])


@pytest.mark.parametrize(
    ("before", "deals", "after", "winner"),
    [
        ([10, 9], [[1, 3]], [11, 12], 1),
        ([10, 9], [[2, 3]], [12, 12], None),
        ([10, 9], [[2, 3], [2, 1]], [14, 13], 0),
        ([10, 10], [[0, 1]], [10, 11], 1),
        ([8, 9], [[1, 1]], [9, 10], None),
        ([0, 0], [[11, 0]], [11, 0], 0),
        ([10, 10], [[1, 1], [2, 2], [0, 0], [3, 4]], [16, 17], 1),
    ],
)
def test_match(before: list[int], deals: list[list[int]], after: list[int], winner: int | None) -> None:
    """S24: totals are looked at after a deal only; level at 11 or more goes on, the dealer alternating."""
    standing = {**GAME.first(Stream("match"), {"target": 11}), "totals": before, "dealer": 0}
    for number, points in enumerate(deals):
        assert (standing["winner"], standing["deal"], standing["dealer"]) == (None, number + 1, number % 2)
        standing = GAME.following(standing, FinishedDeal(points))
    assert standing["totals"] == after
    assert standing["winner"] == winner
    assert standing["deal"] == len(deals) + (winner is None)


@pytest.mark.parametrize("target", [11, 16, 21])
def test_match_to_other_targets(target: int) -> None:
    standing = {**GAME.first(Stream("target"), {"target": target}), "totals": [target - 1, 0]}
    assert GAME.following(standing, FinishedDeal([0, 1]))["winner"] is None
    assert GAME.following(standing, FinishedDeal([1, 0]))["winner"] == 0
