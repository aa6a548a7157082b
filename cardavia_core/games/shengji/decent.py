"""The moves that a search weighs: the policy's own and others that nobody would call a blunder.

Of leads that come to much the same, and of ways to part with cards, only some are looked at, so that there
are not more than MOST.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from ...game import Move
from .answering import Answer, best_answer, plays
from .answering import decent as decent_answers
from .answering import value as answer_value
from .burying import choose_burial
from .candidates import follows, given_away
from .leading import Lead, best_lead, foolish
from .leading import value as lead_value
from .order import BURIED, POINTS, SUITS
from .plays import leads
from .situation import Situation
from .when_to_declare import choose_declaration

if TYPE_CHECKING:
    from typing import Any

    from .rules import ShengjiDeal

    Cards = tuple[int, ...]

MOST = 14


def decent(deal: ShengjiDeal, view: dict[str, Any]) -> list[Move]:
    """See `Game.decent`."""
    if deal.phase == "declare" or deal.order is None:
        return [choose_declaration(deal, view)[0]]
    if deal.phase == "bury":
        return _burials(deal, view)
    situation = Situation(deal, view, deal.order)
    if situation.asked is None:
        return [Move("play", cards) for cards in _leads(situation)]
    if situation.asked.number() == 1:
        return deal.moves()
    return [Move("play", cards) for cards in _answers(situation)]


def _burials(deal: ShengjiDeal, view: dict[str, Any]) -> list[Move]:
    assert deal.order is not None
    hand = deal.hands[view["seat"]]
    usual = choose_burial(deal.order, hand)[0]
    others = [Move("bury", cards) for cards in given_away(deal.order, hand, BURIED)]
    return ([usual] + [move for move in others if move != usual])[:MOST]


def _leads(situation: Situation) -> list[Cards]:
    """The usual lead, then pairs and tractors, and of each suit the highest and the lowest cards."""
    every = [Lead(situation, cards) for cards in leads(situation.order, situation.hand)]
    found = [lead for lead in every if not foolish(situation, lead, every)] or every
    for lead in found:
        lead.value = lead_value(situation, lead)
    usual = best_lead(situation).cards
    found.sort(key=lambda lead: (lead.cards != usual, -lead.value, lead.cards))
    chosen = [lead for lead in found if len(lead.cards) > 1 or lead.cards == usual]
    for suit in SUITS + (TRUMPS,):
        singles = [lead for lead in found if lead.shape.suit == suit and len(lead.cards) == 1]
        singles.sort(key=lambda lead: (lead.shape.top, lead.cards))
        pointless = [lead for lead in singles if not POINTS[lead.cards[0]]]
        chosen += singles[-1:] + pointless[:1] + singles[:1]
    kept: list[Cards] = []
    for lead in sorted(chosen, key=lambda lead: (lead.cards != usual, -lead.value, lead.cards)):
        if lead.cards not in kept:
            kept.append(lead.cards)
    return kept[:MOST]


def _answers(situation: Situation) -> list[Cards]:
    """The usual answer, and the other decent ones by what they are worth."""
    asked = situation.asked
    assert asked is not None
    usual = best_answer(situation)[0].cards
    looked = plays(situation)
    if asked.filled or (asked.size > 1 and asked.owed < asked.size // 2):
        looked += [cards for cards in follows(situation.order, asked) if cards not in looked]
    found = decent_answers(situation, [Answer(situation, cards) for cards in looked])
    for answer in found:
        answer.value = answer_value(situation, answer)
    found.sort(key=lambda answer: (answer.cards != usual, -answer.value, answer.cards))
    kept = _distinct(situation, [answer.cards for answer in found], usual)
    if usual not in kept:
        kept.insert(0, usual)
    return kept[:MOST]


def _distinct(situation: Situation, choices: list[Cards], usual: Cards) -> list[Cards]:
    """Of single cards that are equally good, as nothing between them is hidden, the first."""
    order, hidden = situation.order, situation.odds.hidden
    kept: list[Cards] = []
    seen: set[tuple[object, ...]] = set()
    for cards in choices:
        if len(cards) == 1:
            face = cards[0]
            suit = order.suits[face]
            above = situation.odds.above(suit, order.places[face])
            key = (suit, POINTS[face], situation.paired(face), above, hidden[face])
            if key in seen and cards != usual:
                continue
            seen.add(key)
        kept.append(cards)
    return kept
