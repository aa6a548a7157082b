"""Why a card is played to a trick of Minchiate, the weightiest reason first, two at most.

Each is true of the move, whatever made the policy choose it.  They may tell of the hand, so they are for
that seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...game import message
from .pack import KINGS, MATTO, POINTS, SETS, STRENGTH, SUIT
from .refusals import bound_king
from .trickplay import partners_suit

if TYPE_CHECKING:
    from .rules import MinchiateDeal
    from .situation import Situation

LIKELY = 700
"""A chance that is good enough to be told of, in thousandths."""
NEARLY_SURE = 880
"""A chance that is good enough to throw a counting card on a trick that others are winning."""
LONG = 4
MOST = 2


def only_card(deal: MinchiateDeal, seat: int) -> list[str]:
    """Why the only card that may be played is the only one."""
    if bound_king(deal.hands[seat], deal.trick, deal.led) is not None:
        return [message("minchiate.reason.bound")]
    return [message("tricks.reason.only_card")]


def reasons(situation: Situation, card: int, cards: list[int]) -> list[str]:
    """Why this of the cards that may be played."""
    if card == MATTO:
        found = [message("minchiate.reason.matto")]
    elif situation.best is None:
        found = _leads(situation, card)
    elif situation.overtakes(card):
        found = _takes(situation, card, cards)
    elif situation.ours:
        found = _leaves_to_partner(situation, card)
    else:
        found = _leaves_to_others(situation, card, cards)
    found += _prepares(situation, card, cards)
    return (found or [message("tricks.reason.least")])[:MOST]


def _leads(situation: Situation, card: int) -> list[str]:
    suit = SUIT[card]
    sure = situation.holds(card)
    found = [message("tricks.reason.sure")] if sure else []
    if suit == TRUMPS:
        if not sure and not POINTS[card]:
            found.append(message("minchiate.reason.small_trump"))
        return found
    if cardset.has(KINGS, card) and not sure and not situation.deal.led & SETS[suit]:
        found.append(message("minchiate.reason.king_first"))
    if _must_trump(situation, situation.partner, suit):
        found.append(message("tricks.reason.partner_trumps"))
    elif any(_must_trump(situation, seat, suit) for seat in situation.opponents(situation.after)):
        found.append(message("minchiate.reason.costs_trump"))
    if suit == partners_suit(situation):
        found.append(message("tricks.reason.returns_suit"))
    if not sure and situation.winning_chance(card) > LIKELY:
        found.append(message("tricks.reason.wins"))
    lengths = [cardset.count(situation.hand & SETS[other]) for other in ITALIAN_SUITS]
    if cardset.count(situation.hand & SETS[suit]) == max(lengths) >= LONG:
        found.append(message("tricks.reason.long_suit"))
    return found


def _must_trump(situation: Situation, seat: int, suit: str) -> bool:
    """Whether a seat has none of the suit for certain, and a trump as good as for certain."""
    odds = situation.odds
    return not odds.may_hold[seat] & SETS[suit] and odds.lacks(seat, TRUMPS) == 0


def _takes(situation: Situation, card: int, cards: list[int]) -> list[str]:
    found = []
    sure = situation.holds(card)
    if situation.king_may_fall(card):
        found.append(message("minchiate.reason.king_falls"))
    if sure and POINTS[card]:
        found.append(message("minchiate.reason.home"))
    if sure and _captures(situation):
        found.append(message("minchiate.reason.captures"))
    takers = [STRENGTH[other] for other in cards if situation.overtakes(other)]
    if len(takers) > 1 and STRENGTH[card] == min(takers):
        found.append(message("tricks.reason.cheapest"))
    if sure and situation.after and not POINTS[card]:  # of a counting card that is said already
        found.append(message("tricks.reason.sure"))
    elif not sure and situation.winning_chance(card) > LIKELY:
        found.append(message("tricks.reason.wins"))
    return found


def _captures(situation: Situation) -> bool:
    """Whether an opponent's counting card lies on the table."""
    trick = situation.trick
    for place, card in enumerate(trick):
        if POINTS[card] and card != MATTO and (len(trick) - place) % 2:
            return True
    return False


def _leaves_to_partner(situation: Situation, card: int) -> list[str]:
    if situation.safe():
        if POINTS[card]:
            return [message("tricks.reason.gives_points")]
        return [message("tricks.reason.partners_trick")]
    if POINTS[card] and situation.winning_chance(card) >= NEARLY_SURE:
        return [message("minchiate.reason.partner_likely")]
    return []


def _leaves_to_others(situation: Situation, card: int, cards: list[int]) -> list[str]:
    if not POINTS[card]:
        counting = [other for other in cards if POINTS[other] and not situation.overtakes(other)]
        return [message("tricks.reason.low_to_others")] if counting else []
    if situation.winning_chance(card) >= NEARLY_SURE:
        return [message("minchiate.reason.partner_likely")]
    if all(POINTS[other] for other in cards):
        return [message("minchiate.reason.loses_least")]
    return []


def _prepares(situation: Situation, card: int, cards: list[int]) -> list[str]:
    """What is good about the hand without the card."""
    found = []
    takers = [other for other in cards if situation.overtakes(other)]
    if situation.trick and takers and card not in takers and not situation.safe():
        found.append(message("minchiate.reason.saves"))
    suit, kept = SUIT[card], situation.hand & ~(1 << card)
    if suit not in ("", TRUMPS) and not kept & SETS[suit] and kept & SETS[TRUMPS]:
        found.append(message("minchiate.reason.empties"))
    if situation.left == 2 and kept & SETS[TRUMPS]:
        found.append(message("minchiate.reason.last_trick"))
    return found
