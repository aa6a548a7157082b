"""How fast this machine thinks: so much effort (see search.py) a second, for one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..match import Match
from ..shuffle import Stream
from .search import Figures, Worlds

if TYPE_CHECKING:
    from ..game import Game

ENOUGH = 10**9


def pace(game: Game, milliseconds: int, clock: Callable[[], float]) -> float:
    """Effort a second, measured by searching a fixed decision for about so long.

    `clock` gives seconds.  The first half of the time is not counted: an interpreter in a browser grows
    faster while it runs.
    """
    view = _first_choice(game)
    figures = [Figures(move) for move in game.decent(view)]
    worlds = Worlds(game, view, Stream("pace"), ENOUGH)
    start = now = clock()
    half, counted, began = start + milliseconds / 2000, 0, start
    while now < start + milliseconds / 1000 or not counted:
        before = worlds.effort
        worlds.look(figures, 1)
        now = clock()
        if began == start and now >= half:
            began = now
        elif began > start:
            counted += before - worlds.effort
    return counted / max(now - began, 1e-6)


def _first_choice(game: Game) -> dict[str, object]:
    """The view of the first real decision of a fixed match."""
    deal = Match(game, "pace").deal
    while True:
        assert deal.turn is not None
        view = deal.view(deal.turn)
        if len(game.decent(view)) > 2:
            return view
        deal.play(game.policy(view, Stream("pace"))[0])
