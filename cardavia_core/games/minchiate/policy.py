"""A sensible move of Minchiate without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import message
from .pack import POINTS

if TYPE_CHECKING:
    from typing import Any

    from ...game import Deal, Move


def choose(deal: Deal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The move and the keys of its reasons.  For now: the cheapest card, and everything declared."""
    moves = deal.moves()
    if deal.phase != "play":
        return moves[-1], [message("minchiate.reason.declare")]
    moves.sort(key=lambda move: (POINTS[move.cards[0]], move.cards))
    return moves[0], [message("tricks.reason.least")]
