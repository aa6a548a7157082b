"""Declaring sets: one row for each set in the hand, ticked or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

from ..names import code_of
from .declaring import PASS, Declaring, Row

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game


class SetRow(Row):
    """To show this set: its kind, what each card is worth in it, its points, and the Matto's part of them."""

    __slots__ = ("kind", "values", "points", "bonus")

    def __init__(self, shown: dict[str, Any]) -> None:
        super().__init__(shown["cards"])
        self.kind: str = shown["kind"]
        self.values: list[int] = shown["values"]
        self.points: int = shown["points"]
        self.bonus: int = shown["matto"]


class DeclaringSets(Declaring):
    """A choice of the sets to be shown.

    Showing them all is nearly always right, so they are ticked to begin with; where none is ticked, the
    move is the pass.  `ticked` tells of each set whether it is.  The raised cards are those of all ticked
    sets together: a card can be in several of them.
    """

    __slots__ = ("sets", "ticked")

    several = True

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        super().__init__(game, view, deal, moves)
        self.sets = [SetRow(shown) for shown in view["declarable"]]
        self.ticked: list[bool] = []
        self._tick([True] * len(self.sets))

    def _tick(self, ticked: list[bool]) -> None:
        self.refusal = None
        self.ticked = ticked
        shown = [code for row in self.ticked_sets() for code in row.cards]
        self.cards = [code for code in self.hand if code in shown]

    def ticked_sets(self) -> list[SetRow]:
        """The sets that are to be shown."""
        return [row for row, ticked in zip(self.sets, self.ticked) if ticked]

    def rows(self) -> list[SetRow]:
        """See `Declaring.rows`."""
        return self.sets

    def chosen_rows(self) -> list[int]:
        """See `Declaring.chosen_rows`."""
        return [number for number, ticked in enumerate(self.ticked) if ticked]

    def choose_row(self, number: int) -> None:
        """Tick a set, or untick it."""
        self._tick([ticked != (place == number) for place, ticked in enumerate(self.ticked)])

    def choose_card(self, name: str) -> None:
        """See `Choice.choose_card`.

        The tapped card goes up or down, with every set that it is in: a set it is in cannot be shown
        without it.
        """
        code = code_of(name)
        raised = name in self.cards
        if any(code in row.cards for row in self.sets):
            self._tick(
                [not raised if code in row.cards else ticked for row, ticked in zip(self.sets, self.ticked)]
            )
        else:
            self._refuse([name], [])

    def clear(self) -> None:
        """See `Choice.clear`."""
        self._tick([False] * len(self.sets))

    def choose_move(self, move: Move) -> None:
        """See `Choice.choose_move`."""
        codes = self.game.pack.write(move.cards)
        self._tick([all(code in codes for code in row.cards) for row in self.sets])

    @property
    def move(self) -> Move | None:
        """See `Choice.move`."""
        return self._move(self.cards, []) if self.cards else Move(PASS)
