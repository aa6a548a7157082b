"""The tray at the foot of the cloth: what is chosen to be laid away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .choices.several import Several
from .page import by_id, make, toggle
from .words_several import effect_text

if TYPE_CHECKING:
    from typing import Any

    from .choices.choice import Choice
    from .stage import Stage


ONE_ROW = 8
"""More places than these take two rows on a narrow screen."""


class Tray:
    """Shows the chosen cards, with a place for each that is missing.

    Where there are many it says their number too and, in a `note`, what laying them away would do.
    """

    __slots__ = ("stage", "element", "places", "note")

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.element = by_id("tray")
        self.places = by_id("tray-cards")
        self.note = ""

    def draw(self, choice: Choice | None) -> None:
        """Show what is chosen, or put the tray away."""
        if not self.element:
            return
        if not isinstance(choice, Several) or not choice.lays_away:
            self.element.hidden = True
            return
        self.element.hidden = False
        self._fill(choice)
        toggle(self.places, "many", choice.wanted > ONE_ROW)
        count, texts = by_id("tray-count"), self.stage.texts
        if count:
            count.textContent = texts.count("tray.count", choice.wanted, chosen=len(choice.cards))
            self.note = effect_text(choice, texts)
            by_id("tray-note").textContent = self.note

    def _fill(self, choice: Several) -> None:
        for card in list(self.places.children):
            # The cards that stay are not put there again: the keyboard may be on one of them.
            name = card.getAttribute("data-card")
            if name not in choice.cards:
                focused = card.isSameNode(js.document.activeElement)
                card.remove()
                if focused:
                    self.stage.fan.find(name).focus()
        for name in choice.cards:
            if not self._find(name):
                self.places.appendChild(self.stage.button(name))
        while self.places.children.length < choice.wanted:
            self.places.appendChild(make("span", "slot"))

    def _find(self, name: str) -> Any:
        return self.places.querySelector('[data-card="%s"]' % name)
