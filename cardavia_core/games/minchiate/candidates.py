"""The discards that are listed: all of them, or good ones where all would be too many."""

from __future__ import annotations

from ...cards import ITALIAN_SUITS, TRUMPS
from .pack import STRENGTH, SUIT


def combinations(cards: list[int], number: int) -> list[tuple[int, ...]]:
    """Every choice of so many of these cards, in their order."""
    if number == 0:
        return [()]
    found = []
    for place in range(len(cards) - number + 1):
        for rest in combinations(cards[place + 1 :], number - 1):
            found.append((cards[place],) + rest)
    return found


def candidates(free: list[int], number: int) -> list[tuple[int, ...]]:
    """Choices of so many among the cards that may go, without doubles, in a fixed order.

    For every order of the four suits one choice lays away suit after suit, the weakest cards first, and
    trumps only when nothing else is left.
    """
    found: list[tuple[int, ...]] = []
    weak: dict[str, list[int]] = {suit: [] for suit in ITALIAN_SUITS + (TRUMPS,)}
    for card in sorted(free, key=lambda card: (STRENGTH[card], card)):
        weak[SUIT[card]].append(card)
    for suits in _orders(list(ITALIAN_SUITS)):
        line: list[int] = []
        for suit in suits + [TRUMPS]:
            line += weak[suit]
        chosen = tuple(sorted(line[:number]))
        if chosen not in found:
            found.append(chosen)
    return found


def _orders(suits: list[str]) -> list[list[str]]:
    if len(suits) < 2:
        return [suits]
    return [[suit] + rest for suit in suits for rest in _orders([each for each in suits if each != suit])]
