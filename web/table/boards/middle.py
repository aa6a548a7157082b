"""The middle of the cloth: the pack, the packet lifted from it, and cards turned up for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..page import by_id, empty, make, put, toggle

if TYPE_CHECKING:
    from typing import Any

    from ..stage import Stage

ONE_ROW, MOST_IN_ROW = 5, 7
"""So many cards turned up lie in one row on any screen, and never more than so many."""


class Middle:
    """Lies over the place of the trick while no trick is played."""

    __slots__ = ("stage", "element", "row")

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.element = by_id("middle")
        self.row = by_id("turned-up")

    def clear(self) -> None:
        """Nothing lies in the middle but the trick."""
        self.stacks(0, 0)
        self.sweep()
        self.element.hidden = True

    def stacks(self, pack: int, packet: int) -> None:
        """How many cards the pack has, and the packet lifted from it; without cards there is no stack."""
        self.element.hidden = False
        for name, number in (("pack", pack), ("packet", packet)):
            stack = by_id(name)
            stack.hidden = not number
            stack.lastElementChild.textContent = str(number)

    def give_way(self, away: bool) -> None:
        """Let what lies before the seats be seen instead, or come back."""
        toggle(self.element, "aside", away)

    def turn_up(self, codes: list[str]) -> list[Any]:
        """Lay cards face up, behind those that lie there already; their elements."""
        self.element.hidden = False
        cards = [self._card(code) for code in codes]
        put(self.row, *cards)
        self.make_room()
        return cards

    def turn_up_sets(self, sets: list[dict[str, Any]]) -> list[Any]:
        """Lay sets face up, each with what it is worth; the elements of their cards."""
        self.element.hidden = False
        cards = []
        for each in sets:
            mine = [self._card(code) for code in each["cards"]]
            put(self.row, put(make("span", "set"), *mine, make("b", "num", "+%d" % each["points"])))
            cards += mine
        self.make_room()
        return cards

    def find(self, code: str) -> Any:
        """A card that is turned up, None if it is not."""
        return self.row.querySelector('[data-card="%s"]' % code)

    def sweep(self) -> int:
        """Take away what is turned up; how many cards it was."""
        number = int(self.row.querySelectorAll(".card").length)
        empty(self.row)
        return number

    def make_room(self) -> None:
        """Tell the style sheet how many rows of how many cards there are; and the same for a low place."""
        number = int(self.row.querySelectorAll(".card").length)
        rows = 1 if number <= ONE_ROW else 2 if number <= 2 * MOST_IN_ROW else 3
        long = 1 if number <= MOST_IN_ROW else 2
        for way, value in (("1", rows), ("2", long)):
            self.row.style.setProperty("--rows" + way, str(value))
            self.row.style.setProperty("--in-row" + way, str(max(1, (number + value - 1) // value)))

    def _card(self, code: str) -> Any:
        card = self.stage.picture(code)
        card.setAttribute("data-card", code)
        return card
