"""What the AI thinks of a decision: the move it makes, and what it found out about the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Move


@dataclass(frozen=True)
class Option:
    """A move that was looked at: the chance to win with it, and how sure that is.

    `error` is one standard error of the chance, `worlds` the possible deals it was played out on.
    """

    move: Move
    chance: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Thought:
    """A decision: the move, the one that the rules of thumb would make, and the moves looked at.

    `options` are empty where there was nothing to choose, or nothing was looked at; `exact` says that all
    cards were known and the rest was played through.
    """

    move: Move
    usual: Move
    options: list[Option] = field(default_factory=list)
    exact: bool = False

    def option(self, move: Move) -> Option | None:
        """What was found about a move; None if it was not looked at."""
        return next((option for option in self.options if option.move == move), None)
