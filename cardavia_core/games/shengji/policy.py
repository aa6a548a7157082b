"""Rules of thumb for Shengji: a sensible move without search, and why it is one.

Each play is weighed by its share of the trick and by what the hand loses with it; but some are left out
beforehand, whatever they seem to be worth: those that would anger a partner (see `answering.decent` and
`leading.foolish`).  Whole numbers only: every interpreter must come to the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import Move, message
from .answering import Answer, best_answer, plays
from .burying import bury_reasons, choose_burial
from .leading import Lead, best_lead
from .reasons import answer_reasons, lead_reasons
from .situation import Situation
from .when_to_declare import choose_declaration, declaration_reasons

if TYPE_CHECKING:
    from typing import Any

    from .rules import ShengjiDeal


def choose(deal: ShengjiDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these rules, and why."""
    if deal.phase == "declare" or deal.order is None:
        return choose_declaration(deal, view)
    if deal.phase == "bury":
        return choose_burial(deal.order, deal.hands[view["seat"]])
    situation = Situation(deal, view, deal.order)
    if situation.asked is None:
        lead = best_lead(situation)
        return Move("play", lead.cards), lead_reasons(situation, lead)
    if situation.asked.number() == 1:
        return deal.moves()[0], [message("tricks.reason.only_card")]
    answer, answers = best_answer(situation)
    return Move("play", answer.cards), answer_reasons(situation, answer, answers)


def reasons(deal: ShengjiDeal, view: dict[str, Any], move: Move) -> list[str]:
    """Why any legal move is good: what `choose` says where the move is its own."""
    hand = deal.hands[view["seat"]]
    if deal.phase == "declare" or deal.order is None:
        return declaration_reasons(deal, hand, move.cards)
    if deal.phase == "bury":
        return bury_reasons(deal.order, hand, list(move.cards))
    situation = Situation(deal, view, deal.order)
    if situation.asked is None:
        return lead_reasons(situation, Lead(situation, move.cards))
    if situation.asked.number() == 1:
        return [message("tricks.reason.only_card")]
    answers = [Answer(situation, cards) for cards in plays(situation)]
    return answer_reasons(situation, Answer(situation, move.cards), answers)
