"""What a finished deal of Minchiate is worth to a side, when moves are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pack import TEAMS
from .score import RESTO

if TYPE_CHECKING:
    from typing import Any

EXACT = 0.5


def equity(view: dict[str, Any], outcome: tuple[int, ...]) -> float:
    """Net resti, in part as they are and in part by the points of which they are made."""
    net, ahead = outcome if TEAMS[view["seat"]] == 0 else (-outcome[0], -outcome[1])
    return EXACT * net + (1 - EXACT) * ahead / RESTO
