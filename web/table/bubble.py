"""One leaf of paper at the foot of the cloth: a hint, or why another seat played as it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import by_id, empty, make, on, put, toggle

if TYPE_CHECKING:
    from typing import Any

    from .stage import Stage

AIR = 6
"""The least distance, in pixels, to what it must not cover."""
LOWEST = 84
"""With less room than this above a panel it covers the panel: nothing could be read otherwise."""
AT_THE_FOOT = ("options", "tray", "declare")
"""What else may lie at the foot of the cloth, by the ids."""


class Bubble:
    """Shows a few sentences until the next tap, above whatever is chosen from at the foot of the cloth."""

    __slots__ = ("stage", "element")

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.element = by_id("bubble")
        on(by_id("bubble-close"), "click", lambda _: self.close())

    @property
    def open(self) -> bool:
        """Whether there is something to read."""
        return not self.element.hidden

    def show(self, kind: str, title: str, groups: list[list[str]], sentences: list[str], note: str) -> None:
        """Say something: `kind` is "hint" or "why", `groups` are the cards it is about, by their codes.

        `note` stands below the sentences.
        """
        self.element.className = "bubble " + kind
        head = by_id("bubble-title")
        empty(head)
        for codes in groups:
            if codes:
                put(head, self.stage.minis(self.stage.texts.cards(codes), codes))
        put(head, make("span", "", title))
        said = by_id("bubble-said")
        empty(said)
        put(said, *[make("li", "", sentence) for sentence in sentences])
        by_id("bubble-note").textContent = note
        self.element.hidden = False
        self.place()

    def close(self) -> None:
        """Put it away.  The keyboard goes on at the hint's button if it was in here."""
        if self.open:
            inside = bool(self.element.contains(js.document.activeElement))
            self.element.hidden = True
            if inside:
                by_id("hint").focus()

    def place(self) -> None:
        """Lie above the chips and the panels, if what is left of the cloth is enough."""
        if not self.open:
            return
        style = self.element.style
        style.setProperty("--lift", "0px")
        toggle(self.element, "lifted", False)
        style.removeProperty("max-block-size")
        box, board = self.element.getBoundingClientRect(), by_id("board").getBoundingClientRect()
        tops = [box.bottom]
        for name in AT_THE_FOOT:
            other = by_id(name)
            if other and _meet(box, other.getBoundingClientRect()):
                tops.append(other.getBoundingClientRect().top - AIR)
        room = min(tops) - board.top - AIR
        if min(tops) < box.bottom and room >= LOWEST:
            style.setProperty("--lift", "%.0fpx" % (box.bottom - min(tops)))
            style.maxBlockSize = "%.0fpx" % room
            toggle(self.element, "lifted", True)


def _meet(first: Any, second: Any) -> bool:
    """Whether two boxes of the page cover each other anywhere; one without any area covers nothing."""
    across = min(first.right, second.right) - max(first.left, second.left)
    down = min(first.bottom, second.bottom) - max(first.top, second.top)
    return bool(second.width and second.height and across > 0 and down > 0)
