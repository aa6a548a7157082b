"""Rules of thumb for declaring versicole in Minchiate: everything, always.

What the others learn from the cards shown costs little against points that are sure, and what is not
declared now cannot be declared later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Move, message
from .pack import TEAMS
from .versicole import points_of, versicole

if TYPE_CHECKING:
    from .rules import MinchiateDeal


def choose_declaration(deal: MinchiateDeal, seat: int) -> tuple[Move, list[str]]:
    """All sets of the hand, or a pass where it has none; and why."""
    sets = versicole(deal.hands[seat])
    cards = cardset.EMPTY
    for versicola in sets:
        cards |= cardset.of(versicola.cards)
    if not sets:
        return Move("pass"), [message("minchiate.reason.no_set")]
    found = [message("minchiate.reason.declare")]
    if deal.score.copy().add(TEAMS[seat], points_of(sets)):
        found.append(message("minchiate.reason.resto"))
    return Move("declare", tuple(cardset.cards(cards))), found
