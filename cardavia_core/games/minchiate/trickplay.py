"""What a card is worth in a trick of Minchiate, to the seat that has to play.

A card is worth what hangs on the trick, as likely as its side wins it, less what the card would be worth
later.  Worths are in tenths of a point, chances in thousandths.  The weights that are not plain from the
rules were found by playing many deals against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tarots import CERTAIN
from ...families.tricks import SEATS, asked
from .pack import HAND, KING_OF, MATTO, SETS, STRENGTH, SUIT, trump
from .prospects import POINT

if TYPE_CHECKING:
    from .situation import Situation

TRICK = SEATS * POINT
"""Each card of a trick is a point for the side with more than 42, or one less for the other."""
LAST_TRICK = 2 * 10 * POINT
LATER_CARD = 20
"""What a card that is still to be played to the trick is likely to be worth."""

MATTO_KEPT = 60
MATTO_LATE = 20
AIRS = (trump(36), 700, 300)
SIGNS = (trump(28), 400, 400)
OTHERS = (0, 400, 400)
"""From which card on, how likely a trump still comes home later when a deal ends, and how much more so at
its beginning."""
TRUMP_KEPT = 30
TRUMP_RANK = 120
TRUMP_TOP = 200
WINNER_KEPT = 40
SINGLE = 20
LEAD_MATTO = -300
LEAD_TRUMPS = -85
LEAD_LENGTH = 10
LEAD_RETURN = 10
LEAD_RUFF = 40
LEAD_RUFFED = -60


def value(situation: Situation, card: int) -> int:
    """What playing the card is worth."""
    chance = situation.winning_chance(card)
    total = chance * stake(situation, card) // CERTAIN - keep(situation, card)
    return total if situation.trick else total + lead_bonus(situation, card)


def stake(situation: Situation, card: int) -> int:
    """What hangs on the trick when this card is played to it."""
    worth = situation.stakes.worth
    total = TRICK + LATER_CARD * len(situation.after) + worth(card)
    for other in situation.trick:
        total += worth(other)
    falls = situation.king_may_fall(card)
    if falls:
        total += falls * worth(KING_OF[situation.suit]) // CERTAIN
    return total + (LAST_TRICK if situation.left == 1 else 0)


def keep(situation: Situation, card: int) -> int:
    """What a card is worth in the hand: what it may bring home later, itself and others."""
    if card == MATTO:
        return min(MATTO_KEPT, MATTO_LATE * (situation.left - 2))
    if SUIT[card] == TRUMPS:
        return keep_trump(situation, card)
    return keep_suit_card(situation, card)


def keep_trump(situation: Situation, card: int) -> int:
    """A trump wins tricks the better, the more trumps are below it; if it counts, it may come home later."""
    odds = situation.odds
    hidden = len(odds.ranked(TRUMPS))
    unbeaten = CERTAIN
    for seat in situation.opponents(list(range(SEATS))):
        unbeaten = unbeaten * odds.lacks_stronger(seat, card) // CERTAIN
    total = TRUMP_KEPT + TRUMP_RANK * (hidden - odds.stronger(card)) // max(hidden, 1)
    total += TRUMP_TOP * unbeaten // CERTAIN
    worth = situation.stakes.worth(card)
    if worth:
        chance = saved(card, situation.left)
        total += worth * (chance + (CERTAIN - chance) * unbeaten // CERTAIN) // CERTAIN
    return total


def saved(card: int, left: int) -> int:
    """How likely a trump that can be beaten comes home all the same, with so many tricks left."""
    for first, late, early in (AIRS, SIGNS):
        if card >= first:
            return late + early * left // HAND
    return OTHERS[1] + OTHERS[2] * left // HAND


def keep_suit_card(situation: Situation, card: int) -> int:
    """A card of a suit wins while it is the best that is left and no opponent trumps it."""
    odds, suit = situation.odds, SUIT[card]
    followed = CERTAIN
    for seat in situation.opponents(list(range(SEATS))):
        followed = followed * (CERTAIN - odds.trumps(seat, suit)) // CERTAIN
    worth = situation.stakes.worth(card)
    if worth:
        return worth * followed // CERTAIN
    total = STRENGTH[card]
    if not odds.stronger(card):
        total += WINNER_KEPT * followed // CERTAIN
    if situation.hand & SETS[suit] == 1 << card and situation.hand & SETS[TRUMPS]:
        total -= SINGLE
    return total


def lead_bonus(situation: Situation, card: int) -> int:
    """What speaks for leading a card, and against it, beyond the trick itself."""
    if card == MATTO:
        return LEAD_MATTO
    odds, suit = situation.odds, SUIT[card]
    if suit == TRUMPS:
        return LEAD_TRUMPS
    total = LEAD_LENGTH * cardset.count(situation.hand & SETS[suit])
    total += LEAD_RUFF * odds.trumps(situation.partner, suit) // CERTAIN
    for seat in situation.opponents(situation.after):
        total += LEAD_RUFFED * odds.trumps(seat, suit) // CERTAIN
    if suit == partners_suit(situation):
        total += LEAD_RETURN
    return total


def partners_suit(situation: Situation) -> str:
    """The suit that the partner led first, "" while he has led none; trumps do not count."""
    for trick in situation.deal.tricks:
        if trick.leader == situation.partner:
            suit = asked(trick.cards[:1], SUIT)
            if suit not in ("", TRUMPS):
                return suit
    return ""
