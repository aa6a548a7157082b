"""A trick of Minchiate as the seat to play sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families import tarots
from .odds import Odds
from .pack import HAND, KING_OF, PROTECTED, SETS, STRENGTH, SUIT
from .stakes import Stakes

if TYPE_CHECKING:
    from typing import Any

    from .rules import MinchiateDeal


class Situation(tarots.Situation):
    """See `tarots.Situation`; `deal` is the deal as the seat sees it, `stakes` what the cards are worth."""

    __slots__ = ("deal", "stakes")

    odds: Odds

    def __init__(self, deal: MinchiateDeal, view: dict[str, Any]) -> None:
        odds = Odds(view)
        super().__init__(deal, view["seat"], HAND, odds, SUIT, STRENGTH)
        self.deal = deal
        self.stakes = Stakes(deal, self.seat, odds)

    def lost(self, card: int) -> bool:
        """Whether the opponents have the trick for certain once this card is played."""
        if self.overtakes(card) or self.ours or self.best is None:
            return False
        return self.partner not in self.after or not self.odds.can_beat(self.partner, self.best)

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

    def alike(self, card: int, other: int) -> bool:
        """Whether two cards of the hand count nothing, and no card of another hand comes between them."""
        suit = SUIT[card]
        if SUIT[other] != suit or not suit or cardset.has(PROTECTED, card) or cardset.has(PROTECTED, other):
            return False
        low, high = sorted([STRENGTH[card], STRENGTH[other]])
        between = [each for each in cardset.cards(SETS[suit]) if low < STRENGTH[each] < high]
        return not any(cardset.has(self.odds.hidden, each) or each in self.trick for each in between)
