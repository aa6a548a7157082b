"""What a seat can tell about the cards that it does not see: chances in thousandths, and what is certain.

Each hidden copy of a card is taken to lie in one of the places that may hold it in proportion to their
room, apart from all others.  That is not exact, but quick, and it is right where it says 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from .facts import Facts
from .order import SUITS
from .scoring import SEATS

if TYPE_CHECKING:
    from typing import Any

    from .order import Order
    from .plays import Shape

CERTAIN = 1000
BURIED_AFTER_ALL = 900
"""The chance that a dealer still has a card that he showed before he buried."""


class Odds:
    """The chances of one seat.

    `hidden` is how many copies of each face it has not seen, `out` how many cards of each suit.
    """

    __slots__ = ("facts", "order", "hidden", "out", "_shares", "_owned", "_lacking")

    def __init__(self, view: dict[str, Any], order: Order) -> None:
        self.facts = Facts(view)
        self.order = order
        self.hidden = self.facts.hidden
        suits = SUITS + (TRUMPS,)
        self.out = {suit: sum([self.hidden[face] for face in order.ranked[suit]]) for suit in suits}
        self._shares = {suit: self._shared(suit) for suit in suits}
        self._owned: dict[int, int] = {face: seat for face, seat, _ in self.facts.owned}
        self._lacking: dict[tuple[int, str], int] = {}

    def _shared(self, suit: str) -> list[int]:
        """The chance that a hidden card of this suit is in each hand."""
        rooms, voids = self.facts.rooms, self.facts.voids
        open_rooms = [0 if suit in voids[seat] else rooms[seat] for seat in range(SEATS)]
        total = max(1, sum(open_rooms) + rooms[SEATS])
        return [CERTAIN * room // total for room in open_rooms]

    def share(self, seat: int, face: int) -> int:
        """The chance that one hidden copy of a face is in a hand."""
        if not self.facts.most(seat, face):
            return 0
        owner = self._owned.get(face)
        if owner is None or self.hidden[face] == 2:
            return self._shares[self.order.suits[face]][seat]
        return BURIED_AFTER_ALL if owner == seat else 0

    def lacks(self, seat: int, suit: str) -> int:
        """The chance that a seat has no card of the suit."""
        known = self._lacking.get((seat, suit))
        if known is None:
            known = self._without(seat, self.order.ranked[suit])
            self._lacking[seat, suit] = known
        return known

    def _without(self, seat: int, faces: list[int]) -> int:
        """The chance that a seat holds none of these faces."""
        chance = CERTAIN
        for face in faces:
            if self.hidden[face]:
                missing = CERTAIN - self.share(seat, face)
                for _ in range(self.hidden[face]):
                    chance = chance * missing // CERTAIN
        return chance

    def higher(self, suit: str, top: int) -> list[int]:
        """The faces of a suit that are above a place and not all seen."""
        places = self.order.places
        return [face for face in self.order.ranked[suit] if places[face] > top and self.hidden[face]]

    def holds_above(self, seat: int, suit: str, size: int, top: int) -> int:
        """The chance that a seat holds a play of this suit and size whose highest place is above `top`."""
        if suit in self.facts.voids[seat]:
            return 0
        if size == 1:
            return CERTAIN - self._without(seat, self.higher(suit, top))
        none = CERTAIN
        for chain in self._chains(seat, suit, size // 2, top):
            chance = CERTAIN
            for pair in chain:
                chance = chance * pair // CERTAIN
            none = none * (CERTAIN - chance) // CERTAIN
        return CERTAIN - none

    def _chains(self, seat: int, suit: str, pairs: int, top: int) -> list[list[int]]:
        """For each run of so many pairs that a seat may hold, the chances of its pairs."""
        if suit in self.facts.pairless[seat]:
            return []
        places = self.order.places
        by_place: dict[int, int] = {}
        for face in self.order.ranked[suit]:
            if self.hidden[face] == 2 and places[face] > top - pairs:
                share = self.share(seat, face)
                chance = share * share // CERTAIN
                place = places[face]
                by_place[place] = chance + by_place.get(place, 0)
        found = []
        for highest in sorted(by_place):
            run = [by_place.get(highest - step, 0) for step in range(pairs)]
            if highest > top and all(run):
                found.append(run)
        return found

    def beats(self, seat: int, best: Shape, led: str) -> int:
        """The chance that a seat can beat the best play of a trick in which this suit was led."""
        if best.suit == led:
            chance = self.holds_above(seat, led, best.size, best.top)
            if led == TRUMPS:
                return chance
            return chance + self.lacks(seat, led) * self._trumps(seat, best.size, -1) // CERTAIN
        return self.lacks(seat, led) * self._trumps(seat, best.size, best.top) // CERTAIN

    def _trumps(self, seat: int, size: int, top: int) -> int:
        return self.holds_above(seat, TRUMPS, size, top)

    def can_beat(self, seat: int, best: Shape, led: str) -> bool:
        """Whether it cannot be ruled out that a seat beats this play."""
        in_suit = self._may_hold_above(seat, best.suit, best.size, best.top) if best.suit == led else False
        if in_suit or led == TRUMPS:
            return in_suit
        top = best.top if best.suit == TRUMPS else -1
        return self._may_hold_above(seat, TRUMPS, best.size, top) and self._may_lack(seat, led)

    def _may_hold_above(self, seat: int, suit: str, size: int, top: int) -> bool:
        if suit in self.facts.voids[seat] or not self.facts.rooms[seat]:
            return False
        if size == 1:
            return any(self.facts.most(seat, face) for face in self.higher(suit, top))
        return bool(self._chains(seat, suit, size // 2, top))

    def _may_lack(self, seat: int, suit: str) -> bool:
        """Whether a seat may have no card of a suit: unless it has shown one and still has it."""
        suits = self.order.suits
        return not any(owner == seat and suits[face] == suit for face, owner in self._owned.items())
