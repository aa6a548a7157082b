"""Which kind of exercise the data of a page are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playing import Playing

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game

    from .exercise import Exercise


def exercise_of(game: Game, data: dict[str, Any]) -> Exercise:
    """The exercise behind the data of a figure."""
    return Playing(game, data)
