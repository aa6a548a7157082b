"""What a seat knows of the cards that it has not seen: where each of them may lie.

Certain is: a card robbed, picked up, exposed or declared is with its player until it is played, unless it
may have been discarded; who did not follow has none of the suit, and who did not trump then has no trumps;
who was bound to play a King (rule 32) and did not has it not; a declared set was whole, so the cards that
would have made it bigger were not there, and its 5 for the Matto tell whether he was.  That somebody
declared nothing proves nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import SEATS, asked, played, voids
from .pack import EVERYTHING, KING_OF, KINGS, MATTO, PACK, PROTECTED, SETS, SUIT, trump
from .versicole import RUNS, TENS

if TYPE_CHECKING:
    from typing import Any

DISCARDS = SEATS
"""The places are the hands, numbered like the seats, and as far behind each hand what it has discarded."""


class Known:
    """What one seat knows: `hidden` are the cards it has not seen, as a set.

    `rooms` says how many of them each place holds, and `may_hold` which of them it can hold at all.
    """

    __slots__ = ("hidden", "rooms", "may_hold")

    def __init__(self, view: dict[str, Any]) -> None:
        tricks = played(view, PACK)
        self.hidden = EVERYTHING & ~cardset.of(seen(view, tricks))
        self.rooms = list(view["hands"])
        self.rooms[view["seat"]] = 0
        for number, cards in zip(view["discarded"], view["discards"]):
            self.rooms.append(number - len(cards))
        owned, absent = announced(view), not_held(view, tricks)
        self.may_hold = []
        for place in range(2 * SEATS):
            cards = self.hidden
            for other in range(SEATS):
                if other != place % SEATS:
                    cards &= ~owned[other]
            self.may_hold.append(cards & ~(PROTECTED if place >= DISCARDS else absent[place]))

    def classes(self) -> list[tuple[int, int]]:
        """The hidden cards, those together that may lie in the same places: the cards and the places."""
        found = [(self.hidden, cardset.EMPTY)]
        for place, room in enumerate(self.rooms):
            if room:
                found = _parted(found, self.may_hold[place], 1 << place)
        return found


def _parted(classes: list[tuple[int, int]], may_hold: int, place: int) -> list[tuple[int, int]]:
    parted = []
    for cards, places in classes:
        if cards & may_hold:
            parted.append((cards & may_hold, places | place))
        if cards & ~may_hold:
            parted.append((cards & ~may_hold, places))
    return parted


def seen(view: dict[str, Any], tricks: list[tuple[int, list[int]]]) -> list[int]:
    """The cards that the view's seat sees or has seen played."""
    cards = PACK.read(view["hand"] + view["fola"])
    for heap in view["discards"]:
        cards += PACK.read(heap)
    for _, trick in tricks:
        cards += trick
    return cards


def announced(view: dict[str, Any]) -> list[int]:
    """The cards that everybody knows each seat to have been dealt or to have taken, as sets."""
    owned = [cardset.EMPTY] * SEATS
    for seat, code in enumerate(view["exposed"]):
        owned[seat] |= 1 << PACK.card(code)
    for taken in (view["cut"], view["robbery"]):
        owned[taken["seat"]] |= cardset.of(PACK.read(taken["robbed"] + taken.get("picked", [])))
    for declaration in view["declarations"]:
        for versicola in declaration["sets"]:
            owned[declaration["seat"]] |= cardset.of(PACK.read(versicola["cards"]))
            if versicola["matto"]:
                owned[declaration["seat"]] |= 1 << MATTO
    return owned


def not_held(view: dict[str, Any], tricks: list[tuple[int, list[int]]]) -> list[int]:
    """The cards that each seat has shown not to hold, as sets."""
    absent = []
    for missing in voids(tricks, SUIT):
        cards = cardset.EMPTY
        for suit in missing:
            cards |= SETS[suit]
        absent.append(cards)
    for seat, king in kings_denied(tricks):
        absent[seat] |= 1 << king
    for declaration in view["declarations"]:
        for versicola in declaration["sets"]:
            absent[declaration["seat"]] |= beside(versicola)
    return absent


def kings_denied(tricks: list[tuple[int, list[int]]]) -> list[tuple[int, int]]:
    """Who would have been bound to play which King (rule 32), and did not."""
    found = []
    led = [TRUMPS]
    for leader, cards in tricks:
        suit = asked(cards, SUIT)
        if not suit or suit in led:
            continue
        led.append(suit)
        trumped = False
        for place, card in enumerate(cards):
            if trumped and card != KING_OF[suit]:
                found.append(((leader + place) % SEATS, KING_OF[suit]))
            trumped = trumped or SUIT[card] == TRUMPS
    return found


def beside(versicola: dict[str, Any]) -> int:
    """The cards that would have made a declared set bigger, and the Matto that would have raised it."""
    cards = cardset.of(PACK.read(versicola["cards"]))
    more = cardset.EMPTY
    if not versicola["matto"]:
        more |= 1 << MATTO
    if versicola["kind"] == "kings":
        more |= KINGS
    if versicola["kind"] == "tens":
        more |= cardset.of(TENS)
    for kind, first, last in RUNS:
        if versicola["kind"] == kind:
            numbers = [number for number in range(first, last + 1) if cardset.has(cards, trump(number))]
            near = (numbers[0] - 1, numbers[-1] + 1)
            more |= cardset.of([trump(number) for number in near if first <= number <= last])
    return more & ~cards
