"""How well the other seats play: one of four levels, which the person chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

if TYPE_CHECKING:
    from .saving import Shelf

LEVELS = {"beginner": 100, "casual": 300, "strong": 600, "master": 1200}
"""The milliseconds that a move may take at each level.  They are those of cardavia_core/ai/levels.py, which
needs more of Python than there is in the page."""
NAMES = {
    "beginner": message("level.beginner"),
    "casual": message("level.casual"),
    "strong": message("level.strong"),
    "master": message("level.master"),
}
ABOUT = {
    "beginner": message("level.beginner.about"),
    "casual": message("level.casual.about"),
    "strong": message("level.strong.about"),
    "master": message("level.master.about"),
}
"""Who plays like that, in one sentence."""
BEST = "master"
USUAL = "strong"
SETTING = "level"


class Strength:
    """The chosen level, kept in the browser for all games; what is kept may be damaged."""

    __slots__ = ("level", "_shelf")

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        kept = shelf.read(SETTING)
        self.level = kept if kept in LEVELS else USUAL

    @property
    def milliseconds(self) -> int:
        """How long a move may take."""
        return LEVELS[self.level]

    def choose(self, level: str) -> None:
        """Let the others play at another level from their next move on, and remember it."""
        if level in LEVELS:
            self.level = level
            self._shelf.write(SETTING, level)
