"""Declaring: a panel of rows, chosen from by the rows themselves or by the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import Choice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from cardavia_core.game import Deal, Game, Move, Refusal

DECLARE, PASS = "declare", "pass"


class Row:
    """One row of the panel: the cards that would be shown, and why that is not allowed (None where it is)."""

    __slots__ = ("cards", "refusal")

    def __init__(self, cards: list[str], refusal: Refusal | None = None) -> None:
        self.cards = cards
        self.refusal = refusal


class Declaring(Choice):
    """A choice of what to declare, or to pass.  `several` is whether several rows may be chosen at once."""

    __slots__ = ()

    several = False

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        super().__init__(game, view, deal, moves)
        self.kind = DECLARE
        self.wanted = 0
        self.dropped = False

    def rows(self) -> Sequence[Row]:
        """What there is to choose from, in the order of the panel."""
        raise NotImplementedError

    def chosen_rows(self) -> list[int]:
        """Which rows are chosen, by their place in the panel."""
        raise NotImplementedError

    def choose_row(self, number: int) -> None:
        """Choose what the row in this place says, or hear why it is not allowed."""
        raise NotImplementedError

    def playable(self, name: str) -> bool:
        """See `Choice.playable`.  Nothing is played yet: nothing is hatched."""
        return True

    def offered(self) -> list[Move]:
        """See `Choice.offered`: what there is to choose from stands in the panel."""
        return []
