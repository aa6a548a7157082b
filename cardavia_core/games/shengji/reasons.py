"""Why a lead or an answer is good, the weightiest reason first, two at most.

They may tell of the hand, so they are for that seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import message
from .leading import FEW_CARDS, LIKELY, SHORT_SUIT, is_winner
from .order import worth

if TYPE_CHECKING:
    from .answering import Answer
    from .leading import Lead
    from .situation import Situation

SMALL = 7
"""The highest place of a small trump: the 9 or the 10."""


def lead_reasons(situation: Situation, lead: Lead) -> list[str]:
    """Why these cards are led."""
    suit, size = lead.shape.suit, lead.shape.size
    found = []
    if size > 2:
        found.append(message("shengji.reason.tractor"))
    if suit == TRUMPS and size == 2 and situation.left <= FEW_CARDS and lead.chance >= LIKELY:
        found.append(message("shengji.reason.top_pair"))
    elif suit != TRUMPS and is_winner(situation, lead):
        found.append(message("shengji.reason.highest"))
    elif size == 2 and lead.chance >= LIKELY:
        found.append(message("shengji.reason.pair_wins"))
    elif suit == TRUMPS and size == 1 and lead.shape.top <= SMALL and not worth(lead.cards):
        found.append(message("shengji.reason.small_trump"))
    elif lead.chance >= LIKELY:
        found.append(message("tricks.reason.wins"))
    held = cardset.count(situation.hand & situation.order.cards[suit])
    if suit != TRUMPS and held <= SHORT_SUIT and lead.chance < LIKELY:
        found.append(message("shengji.reason.empties"))
    if suit in situation.partners and suit != TRUMPS:
        found.append(message("tricks.reason.returns_suit"))
    return (found or [message("tricks.reason.least")])[:2]


def answer_reasons(situation: Situation, answer: Answer, answers: list[Answer]) -> list[str]:
    """Why these cards are played to a trick."""
    found = _taking(situation, answer, answers) if answer.takes else _leaving(situation, answer)
    return (found or [message("tricks.reason.least")])[:2]


def _taking(situation: Situation, answer: Answer, answers: list[Answer]) -> list[str]:
    asked, shape = situation.asked, answer.shape
    found = []
    if situation.last_trick():
        found.append(message("shengji.reason.last_trick"))
    elif asked is not None and shape is not None and asked.suit != TRUMPS == shape.suit:
        found.append(message("shengji.reason.trumps_it"))
    takers = [other for other in answers if other.takes]
    if len(takers) > 1 and situation.cost(answer.cards) == min(
        [situation.cost(other.cards) for other in takers]
    ):
        found.append(message("shengji.reason.cheapest"))
    if answer.chance >= LIKELY and situation.after:
        found.append(message("tricks.reason.wins"))
    if answer.points and not situation.after:
        found.append(message("shengji.reason.brings_points"))
    return found


def _leaving(situation: Situation, answer: Answer) -> list[str]:
    found = []
    asked = situation.asked
    if situation.ours and answer.points and situation.safe():
        found.append(message("tricks.reason.gives_points"))
    elif situation.safe():
        found.append(message("tricks.reason.partners_trick"))
    elif not answer.points and not situation.ours:
        found.append(message("tricks.reason.low_to_others"))
    if asked is not None and asked.filled and _emptied_a_suit(situation, answer):
        found.append(message("shengji.reason.empties"))
    return found


def _emptied_a_suit(situation: Situation, answer: Answer) -> bool:
    left = situation.hand & ~cardset.of(answer.cards)
    for suit, cards in situation.order.cards.items():
        if suit != TRUMPS and situation.hand & cards and not left & cards:
            return True
    return False
