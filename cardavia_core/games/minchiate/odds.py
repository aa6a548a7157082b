"""What a seat can tell about the cards it does not see: chances in thousandths, and what is certain.

Each unseen card is taken to lie in one of the places that may hold it in proportion to their room, apart
from all others.  That is not exact, but quick, and it is right where it says 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tarots import CERTAIN
from ...families.tricks import SEATS
from .known import Known
from .pack import SETS, STRENGTH, SUIT

if TYPE_CHECKING:
    from typing import Any

ROUNDS = 3
"""So often the chances are brought nearer to what makes every place as full as it is."""


class Odds:
    """The chances of one seat.

    `hidden` is the set of the cards that it has not seen, and `may_hold` what the hand of each other seat
    can hold of them.
    """

    __slots__ = ("hidden", "may_hold", "_shares", "_ranked", "_lacks")

    def __init__(self, view: dict[str, Any]) -> None:
        known = Known(view)
        self.hidden = known.hidden
        self.may_hold = [
            known.may_hold[seat] if known.rooms[seat] else cardset.EMPTY for seat in range(SEATS)
        ]
        self._shares = _shares(known)
        self._ranked: dict[str, list[int]] = {}
        self._lacks: dict[tuple[int, str], list[int]] = {}

    def share(self, seat: int, card: int) -> int:
        """The chance that a seat holds this card, which must be hidden."""
        return self._shares[card][seat]

    def ranked(self, suit: str) -> list[int]:
        """The hidden cards of a suit, the strongest first."""
        found = self._ranked.get(suit)
        if found is None:
            found = cardset.cards(self.hidden & SETS[suit])
            found.sort(key=_weakness)
            self._ranked[suit] = found
        return found

    def stronger(self, card: int) -> int:
        """How many hidden cards of its suit are stronger than this card."""
        number = 0
        for other in self.ranked(SUIT[card]):
            if STRENGTH[other] < STRENGTH[card]:
                break
            number += 1
        return number

    def lacks(self, seat: int, suit: str) -> int:
        """The chance that a seat holds no card of the suit."""
        return self._chain(seat, suit)[-1]

    def lacks_stronger(self, seat: int, card: int) -> int:
        """The chance that a seat holds no card of the suit that is stronger than this."""
        return self._chain(seat, SUIT[card])[self.stronger(card)]

    def _chain(self, seat: int, suit: str) -> list[int]:
        """The chances that a seat holds none of the strongest cards of a suit, by how many of them."""
        chain = self._lacks.get((seat, suit))
        if chain is None:
            chance = CERTAIN
            chain = [chance]
            for card in self.ranked(suit):
                chance = chance * (CERTAIN - self._shares[card][seat]) // CERTAIN
                chain.append(chance)
            self._lacks[seat, suit] = chain
        return chain

    def beats(self, seat: int, best: int, suit: str) -> int:
        """The chance that a seat can beat the best card of a trick that asks for this suit."""
        higher = CERTAIN - self.lacks_stronger(seat, best)
        if suit == TRUMPS:
            return higher
        if SUIT[best] == TRUMPS:
            return self.lacks(seat, suit) * higher // CERTAIN
        return higher + self.trumps(seat, suit)

    def trumps(self, seat: int, suit: str) -> int:
        """The chance that a seat can trump a suit: it has none of it, and a trump."""
        return self.lacks(seat, suit) * (CERTAIN - self.lacks(seat, TRUMPS)) // CERTAIN

    def can_beat(self, seat: int, best: int) -> bool:
        """Whether it cannot be ruled out that a seat beats this card, by its suit or with a trump."""
        cards = self.may_hold[seat]
        if SUIT[best] != TRUMPS and cards & SETS[TRUMPS]:
            return True
        stronger = self.ranked(SUIT[best])[: self.stronger(best)]
        return any(cardset.has(cards, card) for card in stronger)


def _weakness(card: int) -> int:
    return -STRENGTH[card]


def _shares(known: Known) -> dict[int, list[int]]:
    """The chance of each hidden card to be in each hand."""
    rooms = list(known.rooms)
    shared = []
    shares: dict[int, list[int]] = {}
    for cards, places in known.classes():
        number = cardset.count(cards)
        reach = cardset.cards(places)
        if len(reach) == 1:
            rooms[reach[0]] -= number
            row = [0] * len(rooms)
            row[reach[0]] = CERTAIN
            for card in cardset.cards(cards):
                shares[card] = row
        else:
            shared.append((cards, number, reach))
    weights = [room * CERTAIN // 2 for room in rooms]
    for _ in range(ROUNDS):
        weights = _levelled(weights, rooms, shared)
    for cards, _, reach in shared:
        row = _row(weights, reach)
        for card in cardset.cards(cards):
            shares[card] = row
    return shares


def _row(weights: list[int], reach: list[int]) -> list[int]:
    """How a card that may lie in these places is shared out among them."""
    total = max(1, sum([weights[place] for place in reach]))
    row = [0] * len(weights)
    for place in reach:
        row[place] = CERTAIN * weights[place] // total
    return row


def _levelled(weights: list[int], rooms: list[int], shared: list[tuple[int, int, list[int]]]) -> list[int]:
    """The weights of the places, changed so that each is nearer to as full as it is."""
    loads = [0] * len(rooms)
    for _, number, reach in shared:
        row = _row(weights, reach)
        for place in reach:
            loads[place] += number * row[place]
    return [
        weight * room * CERTAIN // max(load, 1) if room else 0
        for weight, room, load in zip(weights, rooms, loads)
    ]
