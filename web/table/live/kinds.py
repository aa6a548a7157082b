"""Which kind of exercise the data of a page are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .counting import Counting
from .playing import Playing
from .winning import Winning

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game

    from .exercise import Exercise


def exercise_of(game: Game, data: dict[str, Any]) -> Exercise:
    """The exercise behind the data of a figure."""
    if "plays" in data:
        return Winning(game, data)
    if "line" in data:
        return Counting(game, data)
    return Playing(game, data)
