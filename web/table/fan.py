"""The hand as it is drawn: its layout needs no measuring.

For every number of rows that the screen may call for, each card is given its row and its place in it, as
whole numbers in CSS variables; the style sheet picks the number of rows from the width of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import twin
from .page import attribute, by_id, toggle
from .rows import BUCKETS, bucket, row_lengths, runs

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .places import Places
    from .texts import Texts


class Fan:
    """Draws the hand.  `button` makes the element of a card."""

    __slots__ = ("element", "places", "texts", "_button", "_laid")

    def __init__(self, places: Places, texts: Texts, button: Callable[[str], Any]) -> None:
        self.element = by_id("fan")
        self.places = places
        self.texts = texts
        self._button = button
        self._laid: tuple[list[str | None], list[int], int] = ([], [], 0)

    def cards(self) -> list[Any]:
        """The elements of the cards."""
        return list(self.element.children)

    def find(self, name: str) -> Any:
        """The element of a card, None if it is not in the hand."""
        return self.element.querySelector('[data-card="%s"]' % name)

    def draw(self) -> None:
        """Each card at its place."""
        wanted = [name for name in self.places.hand if name]
        for card in self.cards():
            self._keep(card, str(card.getAttribute("data-card")), wanted)
        elements = [self.find(name) if name else None for name in self.places.hand]
        fresh = [place for place, name in enumerate(self.places.hand) if name and not elements[place]]
        for place in fresh:
            elements[place] = self._button(self.places.hand[place] or "")
        laid = (list(self.places.hand), list(self.places.groups), self.places.dealt)
        if fresh or laid != self._laid:  # a large hand has hundreds of numbers to write
            self._laid = laid
            self._lay_out(elements)
        number = 0
        for card in elements:
            if card is None:
                continue
            attribute(card, "tabindex", "0" if number == 0 else "-1")
            # A card that is where it belongs is not put there again: that would take the focus from it.
            there = self.element.children.item(number)
            if not there or not there.isSameNode(card):
                self.element.insertBefore(card, there)
            number += 1
        self.element.setAttribute("aria-label", self.texts.count("table.hand", len(wanted)))

    def _keep(self, card: Any, name: str, wanted: list[str]) -> None:
        """A card that is not wanted any more goes; one whose other copy has gone takes that one's name."""
        other = twin(name)
        if name in wanted:
            return
        if other in wanted and not self.find(other):
            card.setAttribute("data-card", other)
        else:
            card.remove()

    def _lay_out(self, elements: list[Any]) -> None:
        name, holds = bucket(self.places.dealt)
        for other, _, _ in BUCKETS:
            toggle(self.element, "b-" + other, other == name)
        groups = self.places.groups if holds else [0] * len(elements)
        written = [""] * len(elements)
        for rows in range(1, len(holds) + 2):
            most = holds[rows - 2] if rows > 1 else len(elements)
            self._lay_rows(written, groups, rows, row_lengths(runs(groups), rows, most))
        for card, style in zip(elements, written):
            if card is not None:
                card.style.cssText = style

    def _lay_rows(self, written: list[str], groups: list[int], rows: int, lengths: list[int]) -> None:
        """Add each card's row and its place in it, where the hand lies in so many rows."""
        start, gaps_most = 0, 0
        for row, length in enumerate(lengths):
            mine = groups[start : start + length]
            gaps = len(runs(mine)) - 1 if mine else 0
            gaps_most = max(gaps_most, gaps)
            before = 0
            for place in range(length):
                if place and mine[place] != mine[place - 1]:
                    before += 1
                numbers = {"i": place, "g": before, "r": row, "n": length, "G": gaps}
                written[start + place] += "".join(
                    ["--%s%d:%d;" % (letter, rows, numbers[letter]) for letter in numbers]
                )
            start += length
        self.element.style.setProperty("--m%d" % rows, str(max(lengths + [1])))
        self.element.style.setProperty("--M%d" % rows, str(gaps_most))
