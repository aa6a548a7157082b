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

    __slots__ = (
        "facts",
        "order",
        "hidden",
        "out",
        "_shares",
        "_owned",
        "_none",
        "_pairless",
        "_hidden_above",
    )

    def __init__(self, view: dict[str, Any], order: Order) -> None:
        self.facts = Facts(view)
        self.order = order
        self.hidden = self.facts.hidden
        suits = SUITS + (TRUMPS,)
        self.out = {suit: sum([self.hidden[face] for face in order.ranked[suit]]) for suit in suits}
        self._shares = {suit: self._shared(suit) for suit in suits}
        self._owned: dict[int, int] = {face: seat for face, seat, _ in self.facts.owned}
        self._none: dict[tuple[int, str], list[int]] = {}
        self._pairless: dict[tuple[int, str], list[int]] = {}
        self._hidden_above: dict[tuple[str, int], list[int]] = {}

    def _shared(self, suit: str) -> list[int]:
        """The chance that a hidden card of this suit is in each hand."""
        rooms, voids = self.facts.rooms, self.facts.voids
        open_rooms = [0 if suit in voids[seat] else rooms[seat] for seat in range(SEATS)]
        total = max(1, sum(open_rooms) + rooms[SEATS])
        return [CERTAIN * room // total for room in open_rooms]

    def share(self, seat: int, face: int) -> int:
        """The chance that one hidden copy of a face is in a hand."""
        suit = self.order.suits[face]
        if suit in self.facts.voids[seat] or face in self.facts.single[seat]:
            return 0
        owner = self._owned.get(face)
        if owner is None or self.hidden[face] == 2:
            return self._shares[suit][seat]
        return BURIED_AFTER_ALL if owner == seat else 0

    def above(self, suit: str, place: int, copies: int = 1) -> int:
        """How many hidden cards of a suit are above a place; or, of 2 copies, how many pairs."""
        known = self._hidden_above.get((suit, copies))
        if known is None:
            known = [0] * (_places(self.order, suit) + 1)
            for face in self.order.ranked[suit]:
                known[self.order.places[face]] += self.hidden[face] // copies
            for lower in range(len(known) - 2, -1, -1):
                known[lower] += known[lower + 1]
            self._hidden_above[suit, copies] = known
        return known[place + 1]

    def lacks(self, seat: int, suit: str) -> int:
        """The chance that a seat has no card of the suit."""
        return self._none_above(seat, suit)[0]

    def _none_above(self, seat: int, suit: str) -> list[int]:
        """For each place of a suit, from one below the lowest, the chance that a seat has none above."""
        known = self._none.get((seat, suit))
        if known is None:
            known = self._multiplied(suit, [self.share(seat, face) for face in self.order.ranked[suit]], 1)
            self._none[seat, suit] = known
        return known

    def _no_pair_above(self, seat: int, suit: str) -> list[int]:
        """The same for pairs."""
        known = self._pairless.get((seat, suit))
        if known is None:
            shares = [0] * len(self.order.ranked[suit])
            if suit not in self.facts.pairless[seat]:
                shares = [self.share(seat, face) for face in self.order.ranked[suit]]
            known = self._multiplied(suit, [share * share // CERTAIN for share in shares], 2)
            self._pairless[seat, suit] = known
        return known

    def _multiplied(self, suit: str, chances: list[int], copies: int) -> list[int]:
        """The chances that none of the faces above each place is held so many times."""
        found = [CERTAIN] * (_places(self.order, suit) + 1)
        faces = self.order.ranked[suit]
        missing, last = CERTAIN, len(found)
        for number in range(len(faces) - 1, -1, -1):
            face = faces[number]
            place = self.order.places[face]
            while last > place + 1:
                last -= 1
                found[last] = missing
            for _ in range(self.hidden[face] // copies):
                missing = missing * (CERTAIN - chances[number]) // CERTAIN
        found[0] = missing
        return found

    def holds_above(self, seat: int, suit: str, size: int, top: int) -> int:
        """The chance that a seat holds a play of this suit and size whose highest place is above `top`."""
        if size == 1:
            return CERTAIN - self._none_above(seat, suit)[top + 1]
        if size == 2:
            return CERTAIN - self._no_pair_above(seat, suit)[top + 1]
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
                by_place[places[face]] = share * share // CERTAIN + by_place.get(places[face], 0)
        found = []
        for highest in sorted(by_place):
            run = [by_place.get(highest - step, 0) for step in range(pairs)]
            if highest > top and all(run):
                found.append(run)
        return found

    def beats(self, seat: int, best: Shape, led: str) -> int:
        """The chance that a seat can beat the best play of a trick in which this suit was led."""
        if best.suit != led:
            return self.lacks(seat, led) * self.holds_above(seat, TRUMPS, best.size, best.top) // CERTAIN
        chance = self.holds_above(seat, led, best.size, best.top)
        lacks = 0 if led == TRUMPS else self.lacks(seat, led)
        return chance + (lacks * self.holds_above(seat, TRUMPS, best.size, -1) // CERTAIN if lacks else 0)

    def can_beat(self, seat: int, best: Shape, led: str) -> bool:
        """Whether it cannot be ruled out that a seat beats this play."""
        in_suit = best.suit == led and self._may_hold_above(seat, led, best.size, best.top)
        if in_suit or led == TRUMPS:
            return in_suit
        top = best.top if best.suit == TRUMPS else -1
        return self._may_hold_above(seat, TRUMPS, best.size, top) and self._may_lack(seat, led)

    def _may_hold_above(self, seat: int, suit: str, size: int, top: int) -> bool:
        if suit in self.facts.voids[seat] or not self.facts.rooms[seat]:
            return False
        if size > 1:
            return bool(self._chains(seat, suit, size // 2, top))
        places = self.order.places
        higher = [face for face in self.order.ranked[suit] if places[face] > top and self.hidden[face]]
        return any(self.facts.most(seat, face) for face in higher)

    def _may_lack(self, seat: int, suit: str) -> bool:
        """Whether a seat may have no card of a suit: unless it has shown one and still has it."""
        suits = self.order.suits
        return not any(owner == seat and suits[face] == suit for face, owner in self._owned.items())


def _places(order: Order, suit: str) -> int:
    """How many places a suit has."""
    ranked = order.ranked[suit]
    return order.places[ranked[-1]] + 1 if ranked else 0
