"""How a playout holds cards: two small numbers for each suit of a hand.

A suit has a slot, a bit, for each of its faces, the weakest first.  One number has the bits of the faces that
are held, the other those of the faces that are held twice.  Numbers below 2**18 are quick everywhere, and
tables answer what would take a call: how many bits there are, which is the highest and which the lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from .order import FACES, JOKERS, POINTS, RANK, SUITS, order_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .order import Order

SUIT_NAMES = SUITS + (TRUMPS,)
TRUMP = len(SUITS)
"""The number of the trumps among the suits."""
PLAIN = range(TRUMP)
WIDTH = 2 * (TRUMP + 1)
"""So many numbers make a hand: two for each suit."""
SLOTS = 18
"""Where there is a trump suit, so many faces are trumps; no suit has more."""
NO_PLACE = 16
"""A place above all others."""


def _tables() -> tuple[bytes, bytes, bytes]:
    """For each number below 2**SLOTS: its bits, its highest bit counted from 1, and its lowest one."""
    counts, tops, lows = bytes(1), bytes(1), bytes(1)
    one_more = bytes(range(1, 256)) + bytes(1)
    for slot in range(SLOTS):
        counts += counts.translate(one_more)
        tops += bytes([slot + 1]) * len(tops)
        lows += bytes([slot + 1]) + lows[1:]
    return counts, tops, lows


COUNT, TOP, LOW = _tables()


class Layout:
    """Where the cards lie in the numbers, in one order of the cards.

    By face: `suits` and `bits`.  By suit: `faces` and `places` of its slots, `full`, all its bits, `above`,
    the cards above each place, `tens` and `fives`, `points`, the cards that count, `low`, those that are
    missed least.  `grand` are the jokers and the cards of the level.  `twins`, `below` and `shift` say how
    pairs of trumps become a row of places: the cards of the level that share one, the cards below them, and
    how far those above move down.
    """

    __slots__ = (
        "order",
        "suits",
        "bits",
        "faces",
        "places",
        "full",
        "above",
        "tens",
        "fives",
        "points",
        "low",
        "grand",
        "twins",
        "below",
        "shift",
    )

    def __init__(self, order: Order) -> None:
        self.order = order
        self.suits = [SUIT_NAMES.index(order.suits[face]) for face in range(FACES)]
        self.faces = [order.ranked[suit] for suit in SUIT_NAMES]
        self.places = [[order.places[face] for face in faces] for faces in self.faces]
        self.bits = [0] * FACES
        for faces in self.faces:
            for slot, face in enumerate(faces):
                self.bits[face] = 1 << slot
        self.full = [self._all(faces) for faces in self.faces]
        self.above = [
            [
                self._all([face for face in faces if order.places[face] > place])
                for place in range(NO_PLACE + 1)
            ]
            for faces in self.faces
        ]
        self.tens = [self._all([face for face in faces if POINTS[face] == 10]) for faces in self.faces]
        self.fives = [self._all([face for face in faces if POINTS[face] == 5]) for faces in self.faces]
        self.points = [tens | fives for tens, fives in zip(self.tens, self.fives)]
        grand = [face for face in self.faces[TRUMP] if face in JOKERS or RANK[face] == order.level]
        self.grand = self._all(grand)
        self.low = [self._all(faces[:-2]) for faces in self.faces[:TRUMP]]
        self.low.append(self.full[TRUMP] & ~self.grand)
        self.low = [low & ~points for low, points in zip(self.low, self.points)]
        places = self.places[TRUMP]
        shared = [slot for slot, place in enumerate(places) if places.count(place) > 1]
        self.twins = sum([1 << slot for slot in shared])
        self.below = (1 << shared[0]) - 1
        self.shift = len(shared) - 1

    def _all(self, faces: Iterable[int]) -> int:
        return sum([self.bits[face] for face in faces])

    def row(self, suit: int, pairs: int) -> int:
        """The places of these pairs."""
        if suit != TRUMP:
            return pairs
        twins = pairs & self.twins
        row = pairs & self.below | (pairs & ~self.below & ~self.twins) >> self.shift
        return row | self.below + 1 if twins else row

    def on(self, suit: int, pairs: int, row: int) -> int:
        """Those of these pairs that lie on the places of a row; of level cards the first."""
        if suit != TRUMP:
            return row
        twin = self.below + 1
        found = row & self.below | (row & ~self.below & ~twin) << self.shift
        if row & twin:
            twins = pairs & self.twins
            found |= twins & -twins
        return found

    def worth(self, suit: int, cards: int, twice: int) -> int:
        """The points of cards, and of those that are there twice once more."""
        tens, fives = self.tens[suit], self.fives[suit]
        return 10 * (COUNT[cards & tens] + COUNT[twice & tens]) + 5 * (
            COUNT[cards & fives] + COUNT[twice & fives]
        )


_LAYOUTS: dict[tuple[str, str], Layout] = {}


def layout_of(level: str, trump: str) -> Layout:
    """The layout for this level and trump suit, made once."""
    known = _LAYOUTS.get((level, trump))
    if known is None:
        known = _LAYOUTS[level, trump] = Layout(order_of(level, trump))
    return known
