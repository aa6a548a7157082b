"""Why a burial or a play is not allowed, and what a seat owes, in words that a player accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Duty, Refusal, message, plural
from .order import FACES, PACK
from .plays import faces_of, shape

if TYPE_CHECKING:
    from ...game import Move
    from .order import Order
    from .plays import Asked

    Cards = tuple[int, ...]


def foreign(hand: int, move: Move) -> Refusal | None:
    """Why the cards of a move are not those of the hand: a first copy stands for either one."""
    chosen = cardset.of(move.cards)
    for place, card in enumerate(move.cards):
        second = card >= FACES and not cardset.has(chosen, card - FACES)
        if second or card in move.cards[:place] or not cardset.has(hand, card):
            return Refusal(message("move.not_in_hand"), card=PACK.code(card))
    return None


def bury_refusal(cards: Cards, number: int) -> Refusal | None:
    """Why these cards of the hand are no burial: there must be so many of them, whichever they are."""
    if len(cards) < number:
        return Refusal(plural("shengji.refusal.bury_more"), n=number - len(cards))
    if len(cards) > number:
        return Refusal(plural("shengji.refusal.bury_fewer"), n=len(cards) - number)
    return None


def lead_refusal(order: Order, cards: Cards) -> Refusal | None:
    """Why these cards of the hand may not be led (rules 1.7)."""
    if not cards:
        return Refusal(message("shengji.refusal.no_card"))
    if shape(order, cards) is not None:
        return None
    faces = faces_of(cards)
    first = faces[0]
    for face in faces:
        if order.suits[face] != order.suits[first]:
            return Refusal(
                message("shengji.refusal.one_suit"),
                card=PACK.code(first),
                first_suit=order.suits[first],
                other_card=PACK.code(face),
                second_suit=order.suits[face],
            )
    if len(cards) == len(faces) == 2:
        return Refusal(
            message("shengji.refusal.no_pair"), card=PACK.code(first), other_card=PACK.code(faces[1])
        )
    if len(cards) != 2 * len(faces):
        return Refusal(message("shengji.refusal.no_throw"))
    return Refusal(message("shengji.refusal.no_tractor"), pair_cards=PACK.write(faces))


def follow_refusal(order: Order, asked: Asked, cards: Cards) -> Refusal | None:
    """Why these cards of the hand do not meet what the lead asks for (rules 1.8)."""
    if len(cards) > asked.size:
        return Refusal(plural("shengji.refusal.too_many"), n=asked.size)
    chosen = cardset.of(cards)
    following = chosen & asked.held
    strangers = len(cards) - cardset.count(following)
    if strangers > asked.filled and following != asked.held and cardset.count(following) < asked.size:
        return _suit_refusal(asked, following)
    short = _pairs_refusal(asked, cards)
    if short is not None:
        return short
    if len(cards) < asked.size:
        return Refusal(plural("shengji.refusal.choose_more"), n=asked.size - len(cards))
    return None


def _suit_refusal(asked: Asked, following: int) -> Refusal:
    """Cards of the suit stay in hand while others are played."""
    owed = PACK.write(faces_of(cardset.cards(asked.held & ~following)))
    if not asked.filled:
        return Refusal(plural("shengji.refusal.follow"), n=asked.size, suit=asked.suit, owed_cards=owed)
    return Refusal(plural("shengji.refusal.follow_all"), n=asked.count, suit=asked.suit, owed_cards=owed)


def _pairs_refusal(asked: Asked, cards: Cards) -> Refusal | None:
    """The loose cards chosen leave no room for the pairs that are owed."""
    chosen = cardset.of(cards)
    pairs = [face for face in asked.pairs if cardset.has(chosen, face + FACES)]
    begun = [face for face in asked.pairs if face not in pairs and cardset.has(chosen, face)]
    still = asked.owed - len(pairs)
    helpful = min(still, len(begun))
    if still <= 0 or asked.size - len(cards) >= 2 * still - helpful:
        return None
    owed = PACK.write([face for face in asked.pairs if face not in pairs])
    if asked.owed == len(asked.pairs):
        return Refusal(plural("shengji.refusal.all_pairs"), n=still, suit=asked.suit, owed_cards=owed)
    return Refusal(plural("shengji.refusal.pairs"), n=still, suit=asked.suit, owed_cards=owed)


def duty(phase: str, asked: Asked | None) -> Duty:
    """What the seat to act owes once trumps are fixed: see `Deal.duty`."""
    if phase == "bury":
        return Duty(message("shengji.duty.bury"))
    if asked is None:
        return Duty(message("shengji.duty.lead"))
    if not asked.count:
        return Duty(plural("shengji.duty.void"), n=asked.size, suit=asked.suit)
    if asked.filled:
        held = PACK.write(cardset.cards(asked.held))
        return Duty(plural("shengji.duty.short"), n=asked.filled, suit=asked.suit, owed_cards=held)
    if asked.size == 1:
        return Duty(message("shengji.duty.single"), suit=asked.suit)
    if not asked.owed:
        return Duty(plural("shengji.duty.no_pair"), n=asked.size, suit=asked.suit)
    if asked.owed == asked.size // 2:
        return Duty(plural("shengji.duty.pairs"), n=asked.owed, suit=asked.suit)
    owed = PACK.write(asked.pairs)
    return Duty(plural("shengji.duty.some_pairs"), n=asked.size, suit=asked.suit, owed_cards=owed)
