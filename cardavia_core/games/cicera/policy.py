"""Rules of thumb for Cicera: a sensible move without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import message

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import CiceraDeal


def choose(deal: CiceraDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The move that takes most and scores most."""
    best, most = deal.moves()[0], -1
    for move in deal.moves():
        worth = 3 * len(deal.bonuses(move)) + len(move.taken)
        if worth > most:
            best, most = move, worth
    return best, [message("cicera.reason.takes") if best.taken else message("cicera.reason.least")]
