"""Rules of thumb for Shengji: a sensible move without search, and why it is one.

Each play is weighed by its share of the trick and by what the hand loses with it; but some are left out
beforehand, whatever they seem to be worth: those that would anger a partner (see `answering.decent` and
`leading.foolish`).  Whole numbers only: every interpreter must come to the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import Move, message
from .answering import best_answer
from .burying import choose_burial
from .leading import best_lead
from .reasons import answer_reasons, lead_reasons
from .situation import Situation
from .when_to_declare import choose_declaration

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
