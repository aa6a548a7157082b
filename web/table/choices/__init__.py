"""Which kind of choice a turn asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

from .choice import Choice
from .declaring import DECLARE, PASS
from .declaring_sets import DeclaringSets
from .declaring_trump import DeclaringTrump
from .leading import Leading
from .several import Several

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game


def new_choice(game: Game, view: dict[str, Any]) -> Choice:
    """The choice of the view's seat, which is to act."""
    deal = game.load(view)
    moves = deal.moves()
    if view["phase"] == DECLARE:
        kind = DeclaringSets if _of_sets(view) else DeclaringTrump
        return kind(game, view, deal, moves)
    sizes = {len(move.cards) for move in moves}
    if len(sizes) > 1:
        return Leading(game, view, deal, moves)
    return Choice(game, view, deal, moves) if sizes == {1} else Several(game, view, deal, moves)


def unasked(view: dict[str, Any]) -> Move | None:
    """The move that the view's seat makes without being asked, None where there is something to choose.

    Who holds no set passes.  At Shengji a pass is asked for: who could not declare is nobody's business.
    """
    if view["phase"] == DECLARE and _of_sets(view) and not view["declarable"]:
        return Move(PASS)
    return None


def _of_sets(view: dict[str, Any]) -> bool:
    """Whether sets are what is declared, and not trumps."""
    return "trump" not in view
