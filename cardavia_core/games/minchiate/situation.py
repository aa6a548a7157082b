"""A trick of Minchiate as the seat to play sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import SEATS, asked, winning_place
from .odds import CERTAIN, Odds
from .pack import HAND, KING_OF, MATTO, SETS, STRENGTH, SUIT
from .stakes import Stakes

if TYPE_CHECKING:
    from typing import Any

    from .rules import MinchiateDeal

BEATS = 900
"""How often a seat that can beat the best card of a trick does so."""


class Situation:
    """What a seat can tell of a trick to which it has to play.

    `best` is the card that is winning so far and `ours` whether the partner has played it; `after` are the
    seats still to play, `left` the tricks still to be won, this one among them.
    """

    __slots__ = (
        "deal",
        "seat",
        "partner",
        "hand",
        "trick",
        "suit",
        "best",
        "ours",
        "after",
        "left",
        "odds",
        "stakes",
    )

    def __init__(self, deal: MinchiateDeal, view: dict[str, Any]) -> None:
        self.deal = deal
        self.seat: int = view["seat"]
        self.partner = (self.seat + 2) % SEATS
        self.hand = deal.hands[self.seat]
        self.trick = deal.trick
        self.suit = asked(deal.trick, SUIT)
        place = winning_place(deal.trick, SUIT, STRENGTH)
        self.best = None if place is None else deal.trick[place]
        self.ours = place is not None and (deal.leader + place) % SEATS == self.partner
        self.after = [(self.seat + step) % SEATS for step in range(1, SEATS - len(deal.trick))]
        self.left = HAND - len(deal.tricks)
        self.odds = Odds(view)
        self.stakes = Stakes(deal, self.seat, self.odds)

    def overtakes(self, card: int) -> bool:
        """Whether the card would be winning the trick; the first card of a suit does."""
        if card == MATTO:
            return False
        if self.best is None:
            return True
        return SUIT[card] in (SUIT[self.best], TRUMPS) and STRENGTH[card] > STRENGTH[self.best]

    def opponents(self, seats: list[int]) -> list[int]:
        """Those of the seats that are of the other side."""
        return [seat for seat in seats if (seat - self.seat) % 2]

    def holds(self, card: int) -> bool:
        """Whether no opponent who is still to play can beat this card, whatever he holds."""
        return all(not self.odds.can_beat(seat, card) for seat in self.opponents(self.after))

    def safe(self) -> bool:
        """Whether the partner has the trick for certain."""
        return self.ours and self.best is not None and self.holds(self.best)

    def lost(self, card: int) -> bool:
        """Whether the opponents have the trick for certain once this card is played."""
        if self.overtakes(card) or self.ours or self.best is None:
            return False
        return self.partner not in self.after or not self.odds.can_beat(self.partner, self.best)

    def winning_chance(self, card: int) -> int:
        """The chance that the side wins the trick after this card."""
        takes = self.overtakes(card)
        best = card if takes else self.best
        if best is None:
            return CERTAIN // 2
        chance = CERTAIN if takes or self.ours else 0
        suit = self.suit or SUIT[card]
        for seat in self.after:
            beaten = self.odds.beats(seat, best, suit) * BEATS // CERTAIN
            if seat != self.partner:
                chance -= chance * beaten // CERTAIN
            else:
                chance += (CERTAIN - chance) * beaten // CERTAIN
        return chance

    def king_may_fall(self, card: int) -> int:
        """The chance that an opponent is bound to play the King of the suit asked for (rule 32), his own."""
        suit = self.suit
        if suit in ("", TRUMPS) or self.deal.led & SETS[suit]:
            return 0
        king = KING_OF[suit]
        if not cardset.has(self.odds.hidden, king):
            return 0
        if SUIT[card] != TRUMPS and not cardset.of(self.trick) & SETS[TRUMPS]:
            return 0
        return sum([self.odds.share(seat, king) for seat in self.opponents(self.after)])
