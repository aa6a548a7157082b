"""Rules of thumb for Piedicavallo: a sensible move without search, and why it is one.

Each card is weighed (see `trickplay.value`); but some are left out beforehand, whatever they seem to be
worth: those that would anger a partner.  Whole numbers only: every interpreter must come to the same
choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import message
from .discarding import choose_discard, discard_reasons
from .rules import KINGS, SETS, STRENGTH, SUIT
from .scoring import BAGATTO, HIGHEST, MATTO, POINTS
from .trickplay import Situation, long_in_trumps, partners_suit, value

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import PiedicavalloDeal

EARLY = 10
"""While more tricks than this are left, a bare King is not led."""
LONG = 3
LIKELY = 700


def choose(deal: PiedicavalloDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these rules, and why.  Equal cards: the weakest, then the first in the pack."""
    moves = deal.moves()
    if deal.phase == "discard":
        return choose_discard(deal.hands[deal.dealer], moves)
    if len(moves) == 1:
        return moves[0], [message("tricks.reason.only_card")]
    situation = Situation(deal, view)
    cards = [move.cards[0] for move in moves]
    best = max(decent(situation, cards), key=lambda card: (value(situation, card), -STRENGTH[card], -card))
    return moves[cards.index(best)], reasons(situation, best, cards)


def why(deal: PiedicavalloDeal, view: dict[str, Any], move: Move) -> list[str]:
    """Why a legal move is good, as `choose` tells it of its own."""
    if deal.phase == "discard":
        return discard_reasons(deal.hands[deal.dealer], move.cards)
    cards = [other.cards[0] for other in deal.moves()]
    if len(cards) == 1:
        return [message("tricks.reason.only_card")]
    return reasons(Situation(deal, view), move.cards[0], cards)


def decent(situation: Situation, cards: list[int]) -> list[int]:
    """The legal cards without those that would anger a partner; never none.

    A sure trick of the partner's is not taken over, but by a court card or the Bagatto, which bring their
    own points home.  Nothing bigger than needed wins in the last seat.  The opponents' trick gets no
    points where a card that counts 1, or the Matto, can be played, nor more than it must.
    """
    if not situation.trick:
        return [card for card in cards if not foolish_lead(situation, card, cards)] or cards
    if situation.best is None:
        return cards
    takers = [card for card in cards if situation.overtakes(card)]
    if situation.safe():
        return [card for card in cards if card not in takers or brings_points(card)] or cards
    if not situation.after:
        bigger = sorted([card for card in takers if not brings_points(card)], key=_strength)[1:]
        cards = [card for card in cards if card not in bigger]
    if situation.ours:
        return cards
    fewest = min([POINTS[card] for card in cards])
    lost = situation.partner not in situation.after
    cheap = [card for card in cards if costs_little(card) or (lost and POINTS[card] == fewest)]
    return [card for card in cards if card in takers or card in cheap] if cheap else cards


def foolish_lead(situation: Situation, card: int, cards: list[int]) -> bool:
    """Whether nobody would understand this lead.

    A bare King early, when it can be trumped; points in a suit that nobody else has any more, when an
    opponent can trump them; a trump that can be beaten, beside one that cannot; trumps when only the
    partner can have any, beside a card of a suit.
    """
    odds, suit = situation.odds, SUIT[card]
    opponents = [seat for seat in situation.after if seat != situation.partner]
    trumps_against = any(odds.may_hold[seat] & SETS[TRUMPS] for seat in opponents)
    if suit != TRUMPS:
        bare = situation.left > EARLY and bare_king(situation.hand, card)
        alone = POINTS[card] > 1 and card != MATTO and not odds.ranked[suit]
        return trumps_against and (bare or alone)
    if not trumps_against:
        return any(SUIT[other] not in ("", TRUMPS) for other in cards)
    return not situation.holds(card) and any(
        SUIT[other] == TRUMPS and situation.holds(other) for other in cards
    )


def _strength(card: int) -> int:
    return STRENGTH[card]


def bare_king(hand: int, card: int) -> bool:
    """Whether the card is a King and the only card of its suit in the hand."""
    return cardset.has(KINGS, card) and hand & SETS[SUIT[card]] == 1 << card


def brings_points(card: int) -> bool:
    """Whether a card is worth winning the partner's trick with: a court card or the Bagatto."""
    return card == BAGATTO or (SUIT[card] != TRUMPS and POINTS[card] > 1)


def costs_little(card: int) -> bool:
    """Whether nearly nothing is lost with the card on the opponents' trick."""
    return POINTS[card] == 1 or card == MATTO


def reasons(situation: Situation, card: int, cards: list[int]) -> list[str]:
    """Why a card is good, the weightiest reason first, two at most.

    They may tell of the hand, so they are for that seat alone.
    """
    if card == MATTO:
        found = [message("piedicavallo.reason.matto")]
    elif situation.best is None:
        found = lead_reasons(situation, card)
    elif situation.safe():
        found = partner_reasons(situation, card)
    elif situation.overtakes(card):
        found = winning_reasons(situation, card, cards)
    elif not situation.ours and POINTS[card] == 1:
        found = [message("tricks.reason.low_to_others")]
    else:
        found = []
    return (found or [message("tricks.reason.least")])[:2]


def lead_reasons(situation: Situation, card: int) -> list[str]:
    """Why a card is led."""
    odds, suit = situation.odds, SUIT[card]
    if suit == TRUMPS:
        found = [message("tricks.reason.draws_trumps")] if long_in_trumps(situation) else []
        return found + ([message("tricks.reason.sure")] if situation.holds(card) else [])
    found = []
    if situation.holds(card):
        found.append(message("tricks.reason.sure"))
    partner = odds.may_hold[situation.partner]
    if not partner & SETS[suit] and partner & SETS[TRUMPS]:
        found.append(message("tricks.reason.partner_trumps"))
    if suit == partners_suit(situation.view):
        found.append(message("tricks.reason.returns_suit"))
    if situation.winning_chance(card) > LIKELY:
        found.append(message("tricks.reason.wins"))
    lengths = {
        other: cardset.count(situation.hand & SETS[other]) for other in SETS if other not in ("", TRUMPS)
    }
    if lengths[suit] == max(lengths.values()) >= LONG:
        found.append(message("tricks.reason.long_suit"))
    return found


def partner_reasons(situation: Situation, card: int) -> list[str]:
    """Why a card is played to a trick that the partner has for certain."""
    if card == BAGATTO:
        return [message("piedicavallo.reason.bagatto")]
    if POINTS[card] > 1:
        return [message("tricks.reason.gives_points")]
    return [] if situation.overtakes(card) else [message("tricks.reason.partners_trick")]


def winning_reasons(situation: Situation, card: int, cards: list[int]) -> list[str]:
    """Why the trick is taken with a card."""
    found = []
    holds = situation.holds(card)
    if holds and card == BAGATTO:
        found.append(message("piedicavallo.reason.bagatto"))
    if card == HIGHEST:
        found.append(message("piedicavallo.reason.highest"))
    elif holds and situation.after:
        found.append(message("tricks.reason.sure"))
    takers = [other for other in cards if situation.overtakes(other)]
    if len(takers) > 1 and STRENGTH[card] == min([STRENGTH[other] for other in takers]):
        found.append(message("tricks.reason.cheapest"))
    if not holds and situation.winning_chance(card) > LIKELY:
        found.append(message("tricks.reason.wins"))
    return found
