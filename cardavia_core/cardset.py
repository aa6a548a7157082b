"""Sets of cards as ints: bit `i` is set when card `i` is in the set.

A set is an ordinary int, so `|`, `&`, `&~` and `==` do union, intersection, difference and comparison.
Here are only the few steps that the operators do not give.
"""

from __future__ import annotations

EMPTY = 0


def of(cards: tuple[int, ...] | list[int]) -> int:
    """The set of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def has(bits: int, card: int) -> bool:
    """Whether the card is in the set."""
    return bool(bits >> card & 1)


def count(bits: int) -> int:
    """How many cards are in the set."""
    return bin(bits).count("1")


def cards(bits: int) -> list[int]:
    """The cards of the set, lowest first."""
    found = []
    card = 0
    while bits:
        if bits & 1:
            found.append(card)
        bits >>= 1
        card += 1
    return found


def full(size: int) -> int:
    """The set of the cards 0 to `size` - 1."""
    return (1 << size) - 1
