"""The panel in which trumps are declared: one row for each suit that the hand could declare, and the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .choices.declaring import Declaring
from .page import attribute, by_id, empty, make, put, toggle
from .signs import suit_sign
from .words_declaring import facts, so_far, title

if TYPE_CHECKING:
    from typing import Any

    from .choices.choice import Choice
    from .choices.declaring import Row
    from .stage import Stage
    from .texts import Texts

FEW = 3
"""More rows than these lie side by side on a low screen."""


class DeclarePanel:
    """Draws the panel; its rows are radio buttons."""

    __slots__ = ("stage", "texts", "element", "list", "_written")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts
        self.element = by_id("declare")
        self.list = by_id("declarations")
        self._written: list[list[str]] = []

    def draw(self, choice: Choice | None) -> None:
        """Show what may be declared and what is chosen, or put the panel away."""
        if not self.element:
            return
        self.element.hidden = not isinstance(choice, Declaring)
        if not isinstance(choice, Declaring):
            self._written = []
            return
        by_id("declared-so-far").textContent = so_far(choice, self.texts)
        rows = choice.rows()
        written = [[title(row, self.texts)] + facts(choice, row, self.texts) + row.cards for row in rows]
        if written != self._written:  # rows that say the same stay: the keyboard may be on one of them
            self._written = written
            self._write(choice, rows)
        chosen = [number for number, row in enumerate(rows) if choice.chosen(row)]
        for number, element in enumerate(list(self.list.children)):
            toggle(element, "on", number in chosen)
            element.setAttribute("aria-checked", "true" if number in chosen else "false")
            element.setAttribute("tabindex", "0" if number == (chosen or [0])[0] else "-1")

    def _write(self, choice: Declaring, rows: list[Row]) -> None:
        here = [item.contains(js.document.activeElement) for item in list(self.list.children)]
        empty(self.list)
        toggle(self.list, "many", len(rows) > FEW)
        for number, row in enumerate(rows):
            self.list.appendChild(self._row(choice, number, row))
        if True in here and here.index(True) < len(rows):
            self.list.children[here.index(True)].focus()

    def _row(self, choice: Declaring, number: int, row: Row) -> Any:
        element = make("button", "opt-row" if row.refusal is None else "opt-row off")
        element.setAttribute("type", "button")
        element.setAttribute("role", "radio")
        element.setAttribute("data-declaration", str(number))
        attribute(element, "aria-disabled", None if row.refusal is None else "true")
        told = facts(choice, row, self.texts)
        shown = [self.texts.cards(row.cards)] if row.cards else []
        element.setAttribute("aria-label", ", ".join([title(row, self.texts)] + told + shown))
        words = make("span")
        if row.trump:
            put(words, suit_sign(row.trump))
        put(words, make("span", "", title(row, self.texts)))
        put(words, put(make("span", "told"), *[make("small", "", fact) for fact in told]))
        put(element, make("span", "rd"), words)
        if row.cards:
            put(element, self.stage.minis(shown[0], row.cards))
        return element
