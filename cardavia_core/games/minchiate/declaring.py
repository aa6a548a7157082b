"""Rules of thumb for declaring versicole in Minchiate: everything, always.

What the others learn from the cards shown costs little against points that are sure, and what is not
declared now cannot be declared later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Move, message
from .pack import TEAMS
from .versicole import chosen_sets, points_of, versicole

if TYPE_CHECKING:
    from .rules import MinchiateDeal


def choose_declaration(deal: MinchiateDeal, seat: int) -> tuple[Move, list[str]]:
    """All sets of the hand, or a pass where it has none; and why."""
    cards = cardset.EMPTY
    for versicola in versicole(deal.hands[seat]):
        cards |= cardset.of(versicola.cards)
    move = Move("declare", tuple(cardset.cards(cards))) if cards else Move("pass")
    return move, declaration_reasons(deal, seat, move.cards)


def declaration_reasons(deal: MinchiateDeal, seat: int, cards: tuple[int, ...]) -> list[str]:
    """Why the sets of these cards are declared, or none are; nothing speaks for keeping quiet about a set."""
    if not cards:
        return [] if versicole(deal.hands[seat]) else [message("minchiate.reason.no_set")]
    found = [message("minchiate.reason.declare")]
    if deal.score.copy().add(TEAMS[seat], points_of(chosen_sets(deal.hands[seat], cards))):
        found.append(message("minchiate.reason.resto"))
    return found
