"""The switches of the rules: what the person has chosen for the next match of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import by_id, on

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game

    from .saving import Shelf


class Switches:
    """Listens to the menu's rule switches, keeps what is chosen, and hands it to each new match.

    What is kept may be damaged or of an older version: a value that the game does not know is ignored.
    """

    __slots__ = ("game", "_shelf")

    def __init__(self, game: Game, shelf: Shelf) -> None:
        self.game = game
        self._shelf = shelf
        chosen = self.options()
        for select in self._selects():
            select.value = str(chosen[str(select.getAttribute("data-switch"))])
        if by_id("switches"):
            on(by_id("switches"), "change", lambda event: self._choose(event.target))

    def _selects(self) -> list[Any]:
        return list(js.document.querySelectorAll("[data-switch]"))

    def _kept_under(self, name: str) -> str:
        return "switch.%s.%s" % (self.game.slug, name)

    def _choose(self, select: Any) -> None:
        name = str(select.getAttribute("data-switch"))
        self._shelf.write(self._kept_under(name), str(select.value))

    def options(self) -> dict[str, int]:
        """The options of the next match."""
        chosen = {}
        for name in sorted(self.game.options):
            values = self.game.options[name]
            kept = self._shelf.read(self._kept_under(name))
            fitting = [value for value in values if str(value) == kept]
            chosen[name] = fitting[0] if fitting else values[0]
        return chosen
