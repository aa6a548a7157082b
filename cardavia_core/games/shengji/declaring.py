"""Declaring trumps: what may be shown, how strong it is, and when the declaring is over.

Source: rules 1.3 and 1.4, decided in RULINGS.md (A1 to A7).  After the deal each seat in turn shows cards
or passes.  One card of the level makes its suit trumps, both copies of it are stronger, a pair of black
jokers is stronger still and a pair of red ones the strongest; jokers mean no trump.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Refusal, message
from .order import BLACK_JOKER, FACES, JOKERS, NO_TRUMP, PACK, PRINTED, RANK, RED_JOKER, SUITS, both_copies
from .scoring import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    Cards = tuple[int, ...]
    Declaration = tuple[int, Cards]

STRONGEST = 4


def strength(level: str, cards: Sequence[int]) -> int:
    """How strong a declaration these cards are, 1 to 4; 0 if they are none."""
    face = cards[0]
    if tuple(cards) == both_copies(face) and face in JOKERS:
        return STRONGEST - 1 if face == BLACK_JOKER else STRONGEST
    if RANK[face] == level and (len(cards) == 1 or tuple(cards) == both_copies(face)):
        return len(cards)
    return 0


def declarable(level: str, hand: int) -> list[Cards]:
    """Every declaration that this hand could make, were it allowed: suit by suit, then the jokers."""
    found: list[Cards] = []
    for suit in SUITS:
        face = PACK.card(level + suit)
        if cardset.has(hand, face):
            found.append((face,))
            if cardset.has(hand, face + FACES):
                found.append(both_copies(face))
    found += [both_copies(joker) for joker in JOKERS if cardset.has(hand, joker + FACES)]
    return found


def trump_of(cards: Sequence[int]) -> str:
    """The trump suit that a declaration means, NO_TRUMP for jokers."""
    return PRINTED[cards[0]] or NO_TRUMP


def standing(declarations: Sequence[Declaration]) -> Declaration | None:
    """The last that was shown; None while everybody has passed."""
    shown = [declaration for declaration in declarations if declaration[1]]
    return shown[-1] if shown else None


def over(level: str, declarations: Sequence[Declaration]) -> bool:
    """Whether the declaring is over: three passes after a declaration, four without one, or the strongest."""
    shown = standing(declarations)
    if shown is None:
        return len(declarations) == SEATS
    if strength(level, shown[1]) == STRONGEST:
        return True
    last = declarations[-(SEATS - 1) :]
    return len(last) == SEATS - 1 and not any(cards for _, cards in last)


def refusal(level: str, declarations: Sequence[Declaration], cards: Sequence[int]) -> Refusal | None:
    """Why these cards of the hand may not be shown now."""
    if not cards:
        return Refusal(message("shengji.refusal.show_or_pass"), level=level)
    mine = strength(level, cards)
    if not mine:
        return _no_declaration(level, cards)
    shown = standing(declarations)
    if shown is not None and strength(level, shown[1]) >= mine:
        seat, stronger = shown
        return Refusal(message("shengji.refusal.stronger"), seat=seat, cards=PACK.write(stronger))
    return None


def _no_declaration(level: str, cards: Sequence[int]) -> Refusal:
    faces = sorted({card % FACES for card in cards})
    if any(face not in JOKERS and RANK[face] != level for face in faces):
        wrong = [face for face in faces if face not in JOKERS and RANK[face] != level]
        return Refusal(message("shengji.refusal.not_the_level"), card=PACK.code(wrong[0]), level=level)
    if faces in ([BLACK_JOKER], [RED_JOKER]):
        return Refusal(message("shengji.refusal.one_joker"))
    if faces == [BLACK_JOKER, RED_JOKER] and len(cards) == len(faces):
        return Refusal(message("shengji.refusal.two_jokers"))
    return Refusal(message("shengji.refusal.one_or_a_pair"), level=level)


def first_dealer(scheduled: int, declarations: Sequence[Declaration], final: bool) -> int:
    """Who deals the first deal: whoever declares first, or last where `final`; else the scheduled dealer."""
    shown = [seat for seat, cards in declarations if cards]
    if not shown:
        return scheduled
    return shown[-1] if final else shown[0]


def deciding(kitty: Sequence[int]) -> int:
    """The place of the card of the kitty that makes trumps: of the first that is no joker."""
    return next(place for place, card in enumerate(kitty) if card % FACES not in JOKERS)
