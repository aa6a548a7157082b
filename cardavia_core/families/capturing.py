"""What the capturing games share: sums of table cards, what a move leaves, and lines of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import cardset
from ..game import Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..cards import Pack
    from ..game import Move

CERTAIN = 1000
"""A chance of one."""


def sums(values: list[int], target: int, fewest: int = 2) -> list[list[int]]:
    """Every way to reach `target` with at least `fewest` of the values, as lists of places in `values`.

    `values` are positive.  The ways come in the order of their places, so the answer is the same everywhere.
    """
    ways: list[list[int]] = []

    def extend(start: int, left: int, chosen: list[int]) -> None:
        for place in range(start, len(values)):
            value = values[place]
            if value == left and len(chosen) + 1 >= fewest:
                ways.append(chosen + [place])
            elif value < left:
                extend(place + 1, left - value, chosen + [place])

    extend(0, target, [])
    return ways


def left(table: list[int], move: Move) -> list[int]:
    """The table after a move: without what it takes, or with the card that takes nothing."""
    if not move.taken:
        return table + [move.cards[0]]
    return [card for card in table if card not in move.taken]


def likely_best(answers: list[int], held: int) -> int:
    """What a player who holds `held` of some cards can be expected to get, if he plays the best of them.

    `answers` is what each of these cards would get; it is equally likely to be any `held` of them.
    """
    expected, none_better = 0, CERTAIN
    for place, answer in enumerate(sorted([answer for answer in answers if answer > 0], reverse=True)):
        if none_better <= 0:
            break
        chance = none_better * held // (len(answers) - place)
        expected += answer * chance
        none_better -= chance
    return expected // CERTAIN


def majority(counts: Sequence[int | None], worth: int = 1) -> list[int]:
    """The points for the higher of two counts, none when level; None is out of the running."""
    first = -1 if counts[0] is None else counts[0]
    second = -1 if counts[1] is None else counts[1]
    return [worth if first > second else 0, worth if second > first else 0]


def most(counts: Sequence[int | None], label: str, note: str, level: str, worth: int = 1) -> Line:
    """The line for most of something; `level` is its note where nobody has more."""
    points = majority(counts, worth)
    return Line(label, note if any(points) else level, [counts[0], counts[1]], points)


def holder(pack: Pack, card: int, piles: list[int], label: str, note: str) -> Line:
    """The line for one card that is worth a point to whoever has it."""
    points = [1 if cardset.has(pile, card) else 0 for pile in piles]
    cards = [[pack.code(card)] if point else [] for point in points]
    return Line(label, note, [None, None], points, cards)
