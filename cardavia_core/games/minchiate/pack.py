"""Minchiate: the 97 cards, what they count, what they beat, and which of them may be robbed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import PACKS, TRUMPS
from ...families.tricks import by_suit

if TYPE_CHECKING:
    from collections.abc import Sequence

PACK = PACKS["minchiate"]
TEAMS = (0, 1, 0, 1)
HAND = 21
OUT_OF_PLAY = PACK.size - 4 * HAND
"""The cards that no hand plays: 13, as many as may be robbed at most."""

MATTO = PACK.card("M")
ARCHER = PACK.card("T29")
"""Trump 29, the Archer: it counts nothing, but may not be discarded, and is worth 5 in a versicola."""
TEN_FROM, ROBBED_FROM = 36, 21
FIVES = (1, 10, 13, 20, 28, 30, 31, 32, 33, 34, 35)
THREES = (2, 3, 4, 5)
SUIT = [PACK.suit(card) for card in range(PACK.size)]
ABOVE_SUITS = 100
COURTS = ("F", "C", "D", "R")
LONG_SUITS = ("s", "b")
"""Swords and batons, where the 10 is the best numeral card; in cups and coins it is the Ace (rule 4)."""


BEFORE_TRUMPS = PACK.card("T1") - 1


def trump(number: int) -> int:
    """The trump with this number."""
    return BEFORE_TRUMPS + number


def _points(card: int) -> int:
    """What a card counts (rule 7)."""
    if SUIT[card] == TRUMPS:
        number = int(PACK.rank(card))
        if number >= TEN_FROM:
            return 10
        if number in FIVES:
            return 5
        return 3 if number in THREES else 0
    return 5 if card == MATTO or PACK.rank(card) == "R" else 0


def _strength(card: int) -> int:
    """What a card beats with: trumps are above the suits, by number; 0 for the Matto (rules 3 to 5)."""
    rank = PACK.rank(card)
    if SUIT[card] == TRUMPS:
        return ABOVE_SUITS + int(rank)
    if card == MATTO:
        return 0
    if rank in COURTS:
        return 11 + COURTS.index(rank)
    number = 1 if rank == "A" else int(rank)
    return number if SUIT[card] in LONG_SUITS else 11 - number


POINTS = [_points(card) for card in range(PACK.size)]
STRENGTH = [_strength(card) for card in range(PACK.size)]
SETS = by_suit(list(range(PACK.size)), SUIT)
EVERYTHING = cardset.of(list(range(PACK.size)))
KINGS = cardset.of([card for card in range(PACK.size) if PACK.rank(card) == "R"])
KING_OF = {SUIT[card]: card for card in cardset.cards(KINGS)}
COUNTING = cardset.of([card for card in range(PACK.size) if POINTS[card]])
PROTECTED = COUNTING | cardset.of([ARCHER])
"""What always stays in play: counting cards and trump 29 are picked up, never discarded (rules 16, 18)."""
ROBBABLE = COUNTING | cardset.of([trump(number) for number in range(ROBBED_FROM, 41)])
"""Counting cards and all trumps above 20 (rules 11, 15)."""


FAMILIES = (
    ("papi", 1),
    ("fates", 6),
    ("virtues", 16),
    ("elements", 20),
    ("zodiac", 24),
    ("arie", 36),
)
"""The groups of trumps, each with its lowest number, as the cards show them by their ground."""


def family(card: int) -> str:
    """The group that a trump belongs to; "" for other cards."""
    if SUIT[card] != TRUMPS:
        return ""
    number = int(PACK.rank(card))
    return [name for name, lowest in FAMILIES if lowest <= number][-1]


def worth(cards: Sequence[int]) -> int:
    """The point values of these cards, together."""
    return sum([POINTS[card] for card in cards])
