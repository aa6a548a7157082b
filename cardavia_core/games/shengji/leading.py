"""Which cards to lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from .odds import CERTAIN
from .order import worth
from .plays import leads
from .scoring import TEAMS
from .situation import LATE, LATER_CARD, POINT, TEMPO, VOID, shape_of

if TYPE_CHECKING:
    from .plays import Shape
    from .situation import Situation

    Cards = tuple[int, ...]

LEAD_TRUMP = -150
LEAD_TRACTOR = 200
LEAD_PAIR = 50
LEAD_WINNER = 250
LEAD_TOP_PAIR = 300
"""What a likely pair of trumps is worth late in the deal, beyond what the hand loses with it."""
LEAD_RETURN = 40
LEAD_SHORT = 60
SHORT_SUIT = 2
FEW_CARDS = 12
LIKELY = 700


class Lead:
    """A lead that is looked at: its cards, its shape, the chance that it wins, and its worth."""

    __slots__ = ("cards", "shape", "chance", "value")

    def __init__(self, situation: Situation, cards: Cards) -> None:
        self.cards = cards
        found = shape_of(situation.order, cards)
        assert found is not None
        self.shape: Shape = found
        self.chance = situation.chance(found)
        self.value = 0


def best_lead(situation: Situation) -> Lead:
    """The best lead."""
    every = [Lead(situation, cards) for cards in leads(situation.order, situation.hand)]
    found = [lead for lead in every if not foolish(situation, lead, every)] or every
    for lead in found:
        lead.value = value(situation, lead)
    return max(found, key=lambda lead: (lead.value, [-card for card in lead.cards]))


def foolish(situation: Situation, lead: Lead, every: list[Lead]) -> bool:
    """Whether nobody would understand this lead.

    Pairs and tractors in a suit that an opponent can trump; jokers and cards of the level while there is
    something else, until few cards are left.
    """
    few = LATE if lead.shape.size == 1 else FEW_CARDS
    if situation.left > few and situation.grand(lead.cards):
        return not all(situation.grand(other.cards) for other in every)
    opponents = [seat for seat in situation.after if TEAMS[seat] != TEAMS[situation.seat]]
    suit = lead.shape.suit
    if suit == TRUMPS or lead.shape.size == 1 or not situation.odds.out[TRUMPS]:
        return False
    voids = situation.odds.facts.voids
    return any(suit in voids[seat] and TRUMPS not in voids[seat] for seat in opponents)


def value(situation: Situation, lead: Lead) -> int:
    """What a lead is worth: its share of the trick, less what the hand loses with it, and the rules."""
    size = lead.shape.size
    points = POINT * worth(lead.cards) + LATER_CARD * size * len(situation.after) + situation.stake(size)
    total = (2 * lead.chance - CERTAIN) * points // (2 * CERTAIN)
    total += lead.chance * TEMPO // CERTAIN - situation.cost(lead.cards)
    return total + bonus(situation, lead)


def bonus(situation: Situation, lead: Lead) -> int:
    """What speaks for a lead, and against it, beyond the trick itself."""
    order, suit, size = situation.order, lead.shape.suit, lead.shape.size
    total = 0
    if size > 2:
        total += LEAD_TRACTOR * (size // 2)
    elif size == 2:
        total += LEAD_PAIR
    if suit == TRUMPS:
        return total + _trump_bonus(situation, lead)
    if is_winner(situation, lead):
        total += LEAD_WINNER * size
    held = cardset.count(situation.hand & order.cards[suit])
    if held <= SHORT_SUIT and not worth(lead.cards) and situation.hand & order.cards[TRUMPS]:
        total += LEAD_SHORT
        if held == size:
            total += VOID
    if suit in situation.partners:
        total += LEAD_RETURN
    return total


def is_winner(situation: Situation, lead: Lead) -> bool:
    """Whether nothing in its suit beats a lead: then it can only be trumped."""
    odds, shape = situation.odds, lead.shape
    return not any(odds.holds_above(seat, shape.suit, shape.size, shape.top) for seat in situation.after)


def _trump_bonus(situation: Situation, lead: Lead) -> int:
    size = lead.shape.size
    if situation.left <= FEW_CARDS and size >= 2 and lead.chance >= LIKELY:
        return LEAD_TOP_PAIR + situation.cost(lead.cards)
    return LEAD_TRUMP
