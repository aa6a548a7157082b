"""The order of the cards in one deal: which suit each counts as, and what stands next to what.

Source: rules 1.6, items 19 to 24, decided in RULINGS.md (A8 to A12).  Trumps are the jokers, all cards of
the level, and the trump suit; every other card belongs to its printed suit.  A card's place in its suit
counts from 0 for the weakest; equal places are equally strong, neighbouring places make a tractor.

Cards in a hand go by their face, 0 to 53: which of the two copies somebody was dealt does not matter.  A
set of cards holds the first copy for one of them, and both for both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import PACKS, TRUMPS

if TYPE_CHECKING:
    from collections.abc import Sequence

PACK = PACKS["shengji"]
FACES = len(PACK.codes)
FIRST_COPIES = cardset.full(FACES)
LEVELS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The levels of a match, which are the ranks from the weakest to the strongest."""
SUITS = PACK.suits
NO_TRUMP = ""
HAND = 25
BURIED = 8
"""So many cards each seat is dealt, and so many make the kitty, before and after the burial."""
BLACK_JOKER, RED_JOKER = PACK.card("BJ"), PACK.card("RJ")
JOKERS = (BLACK_JOKER, RED_JOKER)
RANK = [PACK.rank(face) for face in range(FACES)]
PRINTED = [PACK.suit(face) for face in range(FACES)]
POINTS = [{"5": 5, "10": 10, "K": 10}.get(RANK[face], 0) for face in range(FACES)]
"""What each face counts in card points."""


def worth(cards: Sequence[int]) -> int:
    """The card points of these cards."""
    return sum([POINTS[card % FACES] for card in cards])


def with_card(hand: int, card: int) -> int:
    """The hand with one more card of this face."""
    face = 1 << card % FACES
    return hand | (face << FACES if hand & face else face)


def gathered(cards: Sequence[int]) -> int:
    """The set of these cards."""
    hand = cardset.EMPTY
    for card in cards:
        hand = with_card(hand, card)
    return hand


def without(hand: int, cards: Sequence[int]) -> int:
    """The hand after these of its cards have left it."""
    for card in cards:
        face = 1 << card % FACES
        hand &= ~(face << FACES if hand & face << FACES else face)
    return hand


def both_copies(face: int) -> tuple[int, int]:
    """Both copies of a face."""
    return face, face + FACES


class Order:
    """The order of the cards when `level` is played with this trump suit (NO_TRUMP: none).

    `suits` and `places` have an entry for each face; `ranked` are the faces of each suit, weakest first;
    `cards` is the set of all cards of each suit, both copies.
    """

    __slots__ = ("level", "trump", "suits", "places", "ranked", "cards")

    def __init__(self, level: str, trump: str) -> None:
        self.level = level
        self.trump = trump
        self.suits = [self._suit(face) for face in range(FACES)]
        ranks = [rank for rank in LEVELS if rank != level]
        self.places = [self._place(face, ranks) for face in range(FACES)]
        self.ranked: dict[str, list[int]] = {}
        self.cards: dict[str, int] = {}
        for suit in SUITS + (TRUMPS,):
            faces = [face for face in range(FACES) if self.suits[face] == suit]
            faces.sort(key=lambda face: (self.places[face], face))
            self.ranked[suit] = faces
            once = cardset.of(faces)
            self.cards[suit] = once | once << FACES

    def _suit(self, face: int) -> str:
        if RANK[face] in ("", self.level) or PRINTED[face] == self.trump:
            return TRUMPS
        return PRINTED[face]

    def _place(self, face: int, ranks: list[str]) -> int:
        """Ranks of a suit first; above those of the trump suit the level cards, then the jokers."""
        if RANK[face] in ranks:
            return ranks.index(RANK[face])
        lowest = len(ranks) if self.trump else 0
        levels = 2 if self.trump else 1
        if face in JOKERS:
            return lowest + levels + JOKERS.index(face)
        return lowest + (1 if PRINTED[face] == self.trump else 0)

    def of(self, hand: int, suit: str) -> list[int]:
        """The cards of a hand that count as this suit, ascending."""
        return cardset.cards(hand & self.cards[suit])

    def pairs(self, hand: int, suit: str) -> list[int]:
        """The faces of this suit that a hand holds twice, weakest first."""
        twice = hand >> FACES
        return [face for face in self.ranked[suit] if twice >> face & 1] if twice else []


_ORDERS: dict[tuple[str, str], Order] = {}


def order_of(level: str, trump: str) -> Order:
    """The order for this level and trump suit, made once."""
    known = _ORDERS.get((level, trump))
    if known is None:
        known = _ORDERS[level, trump] = Order(level, trump)
    return known
