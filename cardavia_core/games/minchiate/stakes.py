"""What it is worth that a card ends with one side rather than with the other, for every card.

A counting card counts three times (rules 36, 37): in the end count of the one side or of the other, and
at once when it is captured.  To that come the versicole it may make, or keep the others from making.
Worths are in tenths of a point, chances in thousandths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tarots import CERTAIN
from .pack import MATTO, POINTS, PROTECTED, TEAMS, trump
from .prospects import POINT, gain
from .scoring import captured
from .versicole import MATTO_BONUS

if TYPE_CHECKING:
    from .odds import Odds
    from .rules import MinchiateDeal

TIMES = 3
KEEPS_AIR = 960
KEEPS_SIGN = 830
KEEPS_OTHER = 750
"""How often a side that holds a card brings it home: one of 36 to 40, of 28 to 35, any other."""
FIRST_AIR, FIRST_SIGN = trump(36), trump(28)
IN_PLAY = cardset.cards(PROTECTED)


class Stakes:
    """The worth of the cards, for a seat that sees this deal.

    `ours` is the chance of each card that may belong to a set to end with the seat's side, `theirs` that
    of ending with the other.
    """

    __slots__ = ("ours", "theirs", "_worths")

    def __init__(self, deal: MinchiateDeal, seat: int, odds: Odds) -> None:
        piles = captured(deal.tricks)
        own, others, hand = piles[TEAMS[seat]], piles[1 - TEAMS[seat]], deal.hands[seat]
        partner = (seat + 2) % len(TEAMS)
        self.ours: dict[int, int] = {}
        self.theirs: dict[int, int] = {}
        for card in IN_PLAY:
            chance = CERTAIN // 2
            if cardset.has(own, card):
                chance = CERTAIN
            elif cardset.has(others, card):
                chance = 0
            elif cardset.has(hand, card):
                chance = keeps(card)
            elif cardset.has(odds.hidden, card):
                held, home = odds.share(partner, card), keeps(card)
                chance = (held * home + (CERTAIN - held) * (CERTAIN - home)) // CERTAIN
            self.ours[card] = chance
            self.theirs[card] = CERTAIN - chance
        self._worths: dict[int, int] = {MATTO: 0}

    def worth(self, card: int) -> int:
        """What hangs on which side wins a card.  The Matto stays with its side, whoever wins the trick."""
        found = self._worths.get(card)
        if found is None:
            found = 0
            if cardset.has(PROTECTED, card):
                matto = POINT * MATTO_BONUS * self.ours[MATTO] // CERTAIN
                found = TIMES * POINT * POINTS[card]
                found += gain(card, self.ours, matto)
                found += gain(card, self.theirs, POINT * MATTO_BONUS - matto)
            self._worths[card] = found
        return found


def keeps(card: int) -> int:
    """How often a side that holds a card brings it home."""
    if card >= FIRST_AIR:
        return CERTAIN if card == MATTO else KEEPS_AIR
    return KEEPS_SIGN if card >= FIRST_SIGN else KEEPS_OTHER
