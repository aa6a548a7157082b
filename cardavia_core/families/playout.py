"""What the playouts of the capturing games share: what tables offer, and what an unseen hand may hold.

Like all playouts it is only run by CPython and Pyodide.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

COPIES = 4
"""How many cards there are of each value or rank: one in each suit."""
KEPT = 20_000
"""How many answers are kept of one kind.  It bounds the memory."""

Answer = TypeVar("Answer")


class Kept(dict[int, Answer]):
    """Answers that are worked out once for each key.  When they have become too many, all are forgotten."""

    def __init__(self, work_out: Callable[[int], Answer]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> Answer:
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = self._work_out(key)
        return found


def groups(counts: int, highest: int) -> list[tuple[int, ...]]:
    """Every group of two or more cards, by their values, that adds up to `highest` or less.

    `counts` says how many cards of each value there are: three bits for each, those of the lowest value, 1,
    first.  Cards of one value are not told apart, so each group is named once, its values in order.
    """
    ways: list[list[tuple[int, ...]]] = [[] for _ in range(highest + 1)]
    ways[0].append(())
    for value in range(1, highest + 1):
        number = counts >> 3 * (value - 1) & 7
        for total in range(highest, value - 1, -1):
            for times in range(1, min(number, total // value) + 1):
                more = (value,) * times
                ways[total] += [way + more for way in ways[total - times * value]]
    return [way for found in ways for way in found if len(way) > 1]


def holding(cards: int, hand: int) -> list[list[list[float]]]:
    """How likely a hand has one of so many copies of a card, by the number of unseen cards and of its own.

    `cards` is the size of the pack, `hand` that of the largest hand; every unseen card is as likely to be in
    the hand as any other.
    """

    def chance(unseen: int, held: int, copies: int) -> float:
        return 1 - comb(unseen - copies, held) / comb(unseen, held) if copies <= unseen else min(held, 1)

    return [
        [
            [chance(unseen, held, copies) for copies in range(COPIES + 1)]
            for held in range(min(hand, unseen) + 1)
        ]
        for unseen in range(cards + 1)
    ]
