"""The panel in which something is declared: one row for each thing that the hand could declare."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from . import words
from .choices.declaring import Declaring
from .page import attribute, by_id, empty, make, put, toggle
from .signs import suit_sign

if TYPE_CHECKING:
    from typing import Any

    from .choices.choice import Choice
    from .choices.declaring import Row
    from .stage import Stage
    from .texts import Texts
    from .words_rows import RowWords

FEW = 3
"""More rows than these lie side by side on a low screen."""


class DeclarePanel:
    """Draws the panel; its rows are radio buttons, or check boxes where several can be chosen."""

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
        said = words.panel(choice, self.texts)
        if said is None or not isinstance(choice, Declaring):
            self._written = []
            return
        by_id("declare-head").textContent = said.head
        rows = choice.rows()
        written = [row.heard() + shown.cards for row, shown in zip(said.rows, rows)]
        if written != self._written:  # rows that say the same stay: the keyboard may be on one of them
            self._written = written
            self._write([self._row(choice, row, shown) for row, shown in zip(said.rows, rows)])
        self._mark(choice.chosen_rows())

    def _mark(self, chosen: list[int]) -> None:
        """Which rows are chosen; one of them is the stop for the Tab key, or the one that has the focus."""
        rows = list(self.list.children)
        here = [number for number, row in enumerate(rows) if row.contains(js.document.activeElement)]
        for number, row in enumerate(rows):
            toggle(row, "on", number in chosen)
            row.setAttribute("aria-checked", "true" if number in chosen else "false")
            row.setAttribute("tabindex", "0" if number == (here + chosen + [0])[0] else "-1")

    def _write(self, rows: list[Any]) -> None:
        here = [item.contains(js.document.activeElement) for item in list(self.list.children)]
        empty(self.list)
        toggle(self.list, "many", len(rows) > FEW)
        for number, row in enumerate(rows):
            row.setAttribute("data-declaration", str(number))
            self.list.appendChild(row)
        if True in here and here.index(True) < len(rows):
            self.list.children[here.index(True)].focus()

    def _row(self, choice: Declaring, said: RowWords, shown: Row) -> Any:
        row = make("button", "opt-row" if shown.refusal is None else "opt-row off")
        row.setAttribute("type", "button")
        row.setAttribute("role", "checkbox" if choice.several else "radio")
        attribute(row, "aria-disabled", None if shown.refusal is None else "true")
        named = [self.texts.cards(shown.cards)] if shown.cards else []
        row.setAttribute("aria-label", ", ".join(said.heard() + named))
        told = put(make("span", "told"), *[make("small", "", fact) for fact in said.facts])
        text = make("span")
        if said.suit:
            put(text, suit_sign(said.suit))
        put(text, make("span", "", said.title), told)
        put(row, make("span", "rd"), text)
        if shown.cards:
            minis = self.stage.minis(named[0], shown.cards)
            minis.style.setProperty("--n", str(len(shown.cards)))
            put(row, minis)
        if said.value:
            put(row, make("b", "val", said.value))
        return row
