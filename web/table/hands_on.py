"""Taps, drags and keys: what the person's fingers do, told to the table in the table's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import by_id, on

if TYPE_CHECKING:
    from typing import Any

    from .table import Table

DRAG_STARTS = 8
"""So many pixels make a tap a drag."""


class HandsOn:
    """Listens to the hand, the table cards, the chips, the button and the keyboard."""

    __slots__ = ("table", "_card", "_pointer", "_start", "_copy", "_box", "_dragged")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._card: Any = None
        self._pointer = 0
        self._start = (0.0, 0.0)
        self._copy: Any = None
        self._box = (0.0, 0.0, 0.0, 0.0)
        self._dragged = False
        self._listen()

    def _listen(self) -> None:
        fan, slots, options = by_id("fan"), by_id("slots"), by_id("options")
        on(fan, "click", self._hand_tapped)
        if slots:
            on(slots, "click", self._table_tapped)
            on(slots, "keydown", self._row_key)
        else:
            on(by_id("tray-cards"), "click", self._hand_tapped)
            on(by_id("your-place"), "click", lambda _: self.table.act())
        if by_id("declarations"):
            on(by_id("declarations"), "click", self._declaration_tapped)
            on(by_id("declarations"), "keydown", self._declaration_key)
        on(options, "click", self._option_tapped)
        on(by_id("act"), "click", lambda _: self.table.act())
        on(by_id("hint"), "click", lambda _: self.table.hint())
        if by_id("again"):
            on(by_id("again"), "click", lambda _: self.table.show_again())
        for touch in ("pointerdown", "keydown"):
            on(by_id("stage"), touch, lambda _: self.table.pace.hurry())
        on(fan, "pointerdown", self._grab)
        # On the whole page: a quick hand has left the card before the first move is told.
        on(js.document, "pointermove", self._drag)
        on(js.document, "pointerup", self._drop)
        on(js.document, "pointercancel", self._cancel)
        on(fan, "keydown", self._hand_key)
        on(options, "keydown", self._option_key)
        on(by_id("stage"), "keydown", self._escape)

    def _name(self, event: Any) -> str | None:
        card = event.target.closest("[data-card]")
        return str(card.getAttribute("data-card")) if card else None

    def _hand_tapped(self, event: Any) -> None:
        name = self._name(event)
        if self._dragged:
            self._dragged = False
        elif name:
            # Enter on a raised card plays it; a tap lowers it again.
            self.table.chooser.tap_hand(name, event.detail == 0)

    def _table_tapped(self, event: Any) -> None:
        name = self._name(event)
        if name:
            self.table.chooser.tap_table(name)

    def _option_tapped(self, event: Any) -> None:
        chip = event.target.closest("[data-option]")
        if chip:
            self.table.chooser.tap_option(int(chip.getAttribute("data-option")))

    def _declaration_tapped(self, event: Any) -> None:
        row = event.target.closest("[data-declaration]")
        if row:
            self.table.chooser.tap_declaration(int(row.getAttribute("data-declaration")))

    def _grab(self, event: Any) -> None:
        if self._copy is not None:  # one card is in the air already
            return
        self._dragged = False
        if event.isPrimary and event.button == 0:
            self._pointer = event.pointerId
            self._card = event.target.closest("[data-card]")
            self._start = (event.clientX, event.clientY)

    def _drag(self, event: Any) -> None:
        if not self._card or event.pointerId != self._pointer:
            return
        if not event.buttons:  # let go where the page could not see it
            self._let_go()
            return
        right, down = event.clientX - self._start[0], event.clientY - self._start[1]
        if self._copy is None:
            if abs(right) + abs(down) < DRAG_STARTS or self.table.chooser.choice is None:
                return
            self._box = self.table.flights.box(self._card)
            name = str(self._card.getAttribute("data-card"))
            self._copy = self.table.flights.lift(self.table.stage.face(name), self._box)
            self._card.style.visibility = "hidden"
            by_id("fan").setPointerCapture(event.pointerId)
            self.table.chooser.drag(name)
        box = self._box
        self._copy.style.transform = "translate(%.1fpx,%.1fpx)" % (box[0] + right, box[1] + down)

    def _cancel(self, event: Any) -> None:
        if event.pointerId == self._pointer:
            self._let_go()

    def _drop(self, event: Any) -> None:
        if not self._card or event.pointerId != self._pointer:
            return
        card, dragging = self._card, self._copy is not None
        self._let_go()
        if not dragging:
            return
        self._dragged = True
        js.setTimeout(self._drag_over, 0)
        under = js.document.elementFromPoint(event.clientX, event.clientY)
        if not under or not under.closest("#board"):
            return
        target = under.closest("#slots [data-card]")
        name = str(target.getAttribute("data-card")) if target else None
        self.table.chooser.drop(str(card.getAttribute("data-card")), name)

    def _drag_over(self) -> None:
        self._dragged = False

    def _let_go(self) -> None:
        if self._copy is not None:
            self._copy.remove()
            self._card.style.visibility = ""
            if js.document.activeElement.tagName == "BODY":  # what cannot be seen loses the focus
                self._card.focus()
        self._card = None
        self._copy = None

    def _hand_key(self, event: Any) -> None:
        cards = list(by_id("fan").children)
        if event.key in ("PageUp", "PageDown"):
            here = [place for place, card in enumerate(cards) if card.contains(event.target)]
            if here:
                event.preventDefault()
                _stop_at(cards, self._group_beside(here[0], event.key == "PageDown"))
        else:
            self._roam(event, cards)

    def _group_beside(self, here: int, onward: bool) -> int:
        """The first card of the next suit; backwards that of this suit, or of the one before."""
        places = self.table.stage.places
        groups = [group for name, group in zip(places.hand, places.groups) if name]
        starts = [place for place, group in enumerate(groups) if not place or group != groups[place - 1]]
        if onward:
            return ([start for start in starts if start > here] + [len(groups) - 1])[0]
        return ([0] + [start for start in starts if start < here])[-1]

    def _row_key(self, event: Any) -> None:
        cards = list(by_id("slots").querySelectorAll(".card"))
        self._roam(event, sorted(cards, key=_where))

    def _option_key(self, event: Any) -> None:
        self._roam(event, list(by_id("options").children))
        if event.key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            js.document.activeElement.click()

    def _declaration_key(self, event: Any) -> None:
        """Arrows go from row to row; where one row can be chosen only, they choose, or hear why not."""
        rows = list(by_id("declarations").children)
        self._roam(event, rows)
        one = rows[0].getAttribute("role") == "radio"
        if one and event.key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            js.document.activeElement.click()

    def _roam(self, event: Any, items: list[Any]) -> None:
        """Arrows, Home and End move among the items; one of them is the stop for the Tab key."""
        here = [place for place, item in enumerate(items) if item.contains(event.target)]
        if not here:
            return
        steps = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
        if event.key in steps:
            goal = (here[0] + steps[event.key]) % len(items)
        elif event.key in ("Home", "End"):
            goal = 0 if event.key == "Home" else len(items) - 1
        else:
            return
        event.preventDefault()
        _stop_at(items, goal)

    def _escape(self, event: Any) -> None:
        if event.key != "Escape":
            return
        self._let_go()
        chooser = self.table.chooser
        if chooser.bubble.open:
            chooser.bubble.close()
        elif not chooser.anything_chosen and event.target.closest("#fan, #slots, #cross"):
            self.table.guide.escape()
        else:
            chooser.lower()


def _stop_at(items: list[Any], goal: int) -> None:
    """Move the focus to one of the items, which is then the stop for the Tab key."""
    for place, item in enumerate(items):
        item.setAttribute("tabindex", "0" if place == goal else "-1")
    items[goal].focus()


def _where(card: Any) -> tuple[float, float]:
    """Where a table card lies, as one reads: row by row, left to right; rows are told apart roughly."""
    box = card.getBoundingClientRect()
    return round(box.top / 20), box.left
