"""What a seat can tell about the cards it does not see: chances in thousandths, and what is certain.

Each unseen card is taken to lie in one of the places that may hold it in proportion to their room, apart
from all others.  That is not exact, but quick, and it is right where it says 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...families.tarots import CERTAIN
from ...families.tricks import SEATS
from .rules import SETS, STRENGTH, SUIT
from .sample import hidden_places, kept_by_dealer, unseen

if TYPE_CHECKING:
    from typing import Any


class Odds:
    """The chances of one seat.

    `hidden` is the set of the cards that it has not seen, `ranked` the same by suit, the strongest first,
    and `may_hold` what the hand of each other seat can hold at all.
    """

    __slots__ = ("hidden", "ranked", "may_hold", "_shares")

    def __init__(self, view: dict[str, Any]) -> None:
        kept = cardset.EMPTY
        for case in kept_by_dealer(view):
            kept |= case
        cards = unseen(view)
        rooms, holds = hidden_places(view, kept)
        self.hidden = cardset.of(cards)
        self.may_hold = [self.hidden & holds[seat] if rooms[seat] else cardset.EMPTY for seat in range(SEATS)]
        self.ranked = {
            suit: sorted([card for card in cards if SUIT[card] == suit], key=lambda card: -STRENGTH[card])
            for suit in ITALIAN_SUITS + (TRUMPS,)
        }
        self._shares: list[dict[int, int]] = [{} for _ in range(SEATS)]
        for card in cards:
            open_places = [place for place, may in enumerate(holds) if cardset.has(may, card)]
            room = sum([rooms[place] for place in open_places])
            for place in open_places:
                if place < SEATS:
                    self._shares[place][card] = CERTAIN * rooms[place] // max(room, 1)

    def lacks(self, seat: int, suit: str, above: int = 0) -> int:
        """The chance that a seat holds no card of the suit that is stronger than this."""
        chance, shares = CERTAIN, self._shares[seat]
        for card in self.ranked[suit]:
            if STRENGTH[card] <= above:
                break
            chance = chance * (CERTAIN - shares.get(card, 0)) // CERTAIN
        return chance

    def beats(self, seat: int, best: int, suit: str) -> int:
        """The chance that a seat can beat the best card of a trick that asks for this suit."""
        higher = CERTAIN - self.lacks(seat, SUIT[best], STRENGTH[best])
        if suit == TRUMPS:
            return higher
        if SUIT[best] == TRUMPS:
            return self.lacks(seat, suit) * higher // CERTAIN
        return higher + self.lacks(seat, suit) * (CERTAIN - self.lacks(seat, TRUMPS)) // CERTAIN

    def can_beat(self, seat: int, best: int) -> bool:
        """Whether it cannot be ruled out that a seat beats this card, by its suit or with a trump."""
        stronger = [card for card in self.ranked[SUIT[best]] if STRENGTH[card] > STRENGTH[best]]
        cards = cardset.of(stronger)
        if SUIT[best] != TRUMPS:
            cards |= SETS[TRUMPS]
        return bool(cards & self.may_hold[seat])
