"""Why a move of Minchiate is refused, and what the seat to act owes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import asked
from ...game import Duty, Refusal, message, plural
from .pack import ARCHER, HAND, KING_OF, MATTO, PACK, POINTS, PROTECTED, SETS, SUIT
from .versicole import chosen_sets

if TYPE_CHECKING:
    from ...game import Move


def foreign(hand: int, move: Move) -> Refusal | None:
    """The first card of a move that is not in the hand."""
    for card in move.cards:
        if not cardset.has(hand, card):
            return Refusal(message("move.not_in_hand"), card=PACK.code(card))
    return None


def bound_king(hand: int, trick: list[int], led: int) -> int | None:
    """The King that must be played (rule 32), None where the rule does not bind.

    `led` are the cards of the suits that were led before this trick.
    """
    suit = asked(trick, SUIT)
    if suit in ("", TRUMPS) or led & SETS[suit] or not cardset.of(trick) & SETS[TRUMPS]:
        return None
    king = KING_OF[suit]
    return king if cardset.has(hand, king) else None


def discardable(hand: int, number: int) -> int:
    """What may be discarded of a hand that must lose so many cards (rules 18, 21)."""
    plain = hand & ~PROTECTED
    missing = number - cardset.count(plain)
    if missing <= 0:
        return plain
    kept = cardset.cards(hand & PROTECTED)
    kept.sort(key=lambda card: (card != ARCHER, POINTS[card], card))
    return plain | cardset.of(kept[:missing])


def discard_refusal(hand: int, move: Move) -> Refusal | None:
    """Why these cards may not be discarded, or how many are missing; None if they may."""
    number = cardset.count(hand) - HAND
    for card in cardset.cards(cardset.of(move.cards) & ~discardable(hand, number)):
        return _kept(card)
    chosen = cardset.count(cardset.of(move.cards))
    if chosen < number:
        return Refusal(plural("minchiate.refusal.choose_more"), n=number - chosen)
    if chosen > number or len(move.cards) > chosen or move.taken:
        return Refusal(plural("minchiate.refusal.too_many"), n=number)
    return None


def _kept(card: int) -> Refusal:
    code = PACK.code(card)
    if card == ARCHER:
        return Refusal(message("minchiate.refusal.archer"), card=code)
    return Refusal(plural("minchiate.refusal.counts"), card=code, n=POINTS[card])


def declare_refusal(hand: int, move: Move) -> Refusal | None:
    """Why these cards are not sets of the hand; None if they are."""
    if move.kind == "pass":
        return None if not move.cards and not move.taken else Refusal(message("minchiate.refusal.pass"))
    cards = cardset.of(move.cards)
    whole = cardset.EMPTY
    for versicola in chosen_sets(hand, move.cards):
        whole |= cardset.of(versicola.cards)
    for card in cardset.cards(cards & ~whole):
        return Refusal(message("minchiate.refusal.no_set"), card=PACK.code(card))
    if not cards or move.taken or len(move.cards) > cardset.count(cards):
        return Refusal(message("minchiate.refusal.nothing_declared"))
    return None


def play_refusal(hand: int, legal: int, trick: list[int], king: int | None, move: Move) -> Refusal | None:
    """Why this card may not be played to the trick; None if it may."""
    if len(move.cards) != 1 or move.taken:
        return Refusal(message("minchiate.refusal.one_card"))
    card = move.cards[0]
    if cardset.has(legal, card):
        return None
    code, suit = PACK.code(card), asked(trick, SUIT)
    if king is not None:
        return Refusal(message("minchiate.refusal.king"), card=code, king_card=PACK.code(king), suit=suit)
    if hand & SETS[suit]:
        return Refusal(message("minchiate.refusal.follow"), card=code, suit=suit)
    return Refusal(message("minchiate.refusal.must_trump"), card=code, suit=suit)


def discard_duty(hand: int) -> Duty:
    """How many cards a hand must lose."""
    held = cardset.count(hand)
    return Duty(plural("minchiate.duty.discard"), n=held - HAND, held=held)


def play_duty(hand: int, trick: list[int], king: int | None) -> Duty:
    """What the trick asks of the hand."""
    suit = asked(trick, SUIT)
    if not suit:
        return Duty(message("minchiate.duty.after_matto") if trick else message("minchiate.duty.lead"))
    if king is not None:
        return Duty(message("minchiate.duty.king"), card=PACK.code(king), suit=suit)
    matto = cardset.has(hand, MATTO)
    if hand & SETS[suit]:
        key = message("minchiate.duty.follow_or_matto") if matto else message("minchiate.duty.follow")
    elif hand & SETS[TRUMPS]:
        key = message("minchiate.duty.trump_or_matto") if matto else message("minchiate.duty.trump")
    else:
        key = message("minchiate.duty.anything")
    return Duty(key, suit=suit)
