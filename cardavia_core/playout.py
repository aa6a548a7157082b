"""What a search needs of a game to play a whole deal to its last card, thousands of times."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Move


class Playout:
    """A whole deal in the form that plays out fastest; `Game.playout` makes it from a deal.

    Each game has its own, in its `playout.py`.  It is a twin of the deal: whatever is played, both agree,
    which tests hold by playing them side by side.  Nothing is checked here, so it is only given legal moves.

    `choose` and `finish` go by quick rules of thumb.  These know what a person sees who remembers nothing:
    the hand of the seat to act, and what lies open to all.  So they give nothing away that the seat must not
    know, and they play the beginner as well.  Where it pays, `finish` also remembers what all have seen.
    """

    __slots__ = ()

    turn: int | None

    def copy(self) -> Playout:
        """The same deal again, to be played on apart from this one."""
        raise NotImplementedError

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to act."""
        raise NotImplementedError

    def choose(self) -> Move:
        """What the quick rules would do for the seat to act: a legal and decent move."""
        raise NotImplementedError

    def finish(self) -> tuple[int, ...]:
        """Play to the last card by the quick rules, and give the outcome (see `Game.outcome`).

        It does what `choose` and `play` do by turns, but for what `choose` has forgotten.  The playout is of
        no use afterwards.
        """
        raise NotImplementedError
