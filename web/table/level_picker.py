"""Where the person chooses how well the others play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import by_id, on
from .strength import NAMES

if TYPE_CHECKING:
    from typing import Any

    from .strength import Strength
    from .texts import Texts


class LevelPicker:
    """The menu's rows, one a level, and the name of the level in the bar where there is room for it."""

    __slots__ = ("strength", "texts")

    def __init__(self, strength: Strength, texts: Texts) -> None:
        self.strength = strength
        self.texts = texts
        on(by_id("levels"), "change", lambda event: self._choose(event.target))
        self._show()

    def _choose(self, row: Any) -> None:
        self.strength.choose(str(row.value))
        self._show()

    def _show(self) -> None:
        for row in list(js.document.querySelectorAll("#levels input")):
            row.checked = str(row.value) == self.strength.level
        by_id("level-now").textContent = self.texts.say(NAMES[self.strength.level])
