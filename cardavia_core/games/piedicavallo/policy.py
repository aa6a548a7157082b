"""Rules of thumb for Piedicavallo: a sensible move without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import message
from .scoring import worth

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import PiedicavalloDeal


def choose(deal: PiedicavalloDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The move that gives the fewest points away, and why."""
    best = min(deal.moves(), key=lambda move: (worth(move.cards), move.cards))
    return best, [message("piedicavallo.reason.least")]
