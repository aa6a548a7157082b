"""Which kind of choice a turn asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import Choice
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
    if view["phase"] == "declare":
        kind = DeclaringTrump if "trump" in view else DeclaringSets
        return kind(game, view, deal, moves)
    sizes = {len(move.cards) for move in moves}
    if len(sizes) > 1:
        return Leading(game, view, deal, moves)
    return Choice(game, view, deal, moves) if sizes == {1} else Several(game, view, deal, moves)
