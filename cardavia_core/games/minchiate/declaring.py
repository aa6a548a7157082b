"""Rules of thumb for declaring versicole in Minchiate: everything, always.

What the others learn from the cards shown costs little against points that are sure, and what is not
declared now cannot be declared later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Move, message
from .pack import TEAMS
from .versicole import versicole

if TYPE_CHECKING:
    from .rules import MinchiateDeal


def choose_declaration(deal: MinchiateDeal, seat: int) -> tuple[Move, list[str]]:
    """All sets of the hand, or a pass where it has none; and why."""
    cards = cardset.EMPTY
    points = 0
    for versicola in versicole(deal.hands[seat]):
        cards |= cardset.of(versicola.cards)
        points += versicola.points
    if not cards:
        return Move("pass"), [message("minchiate.reason.no_set")]
    found = [message("minchiate.reason.declare")]
    if deal.score.copy().add(TEAMS[seat], points):
        found.append(message("minchiate.reason.resto"))
    return Move("declare", tuple(cardset.cards(cards))), found
