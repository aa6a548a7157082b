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
GROWING = 1.04
"""A try that was so many times as fast as the best before it shows that the next may be faster still."""
STEADY = 3
MOST_TRIES = 10


def pace(game: Game, milliseconds: int, clock: Callable[[], float]) -> float:
    """Effort a second, measured by searching a fixed decision for so long, again and again.

    `clock` gives seconds.  An interpreter that has just started in a browser is up to eight times as slow as
    it is a second later; so it is tried until that is over.
    """
    view = _first_choice(game)
    worlds = Worlds(game, view, Stream("pace"), ENOUGH)
    moves = game.decent(view)

    def once(_: int) -> float:
        return _once(worlds, [Figures(move) for move in moves], milliseconds / 1000, clock)

    best, steady = 0.0, 0
    # map() enters the interpreter anew each time: a browser has quicker code ready after a while, but only
    # for what begins then.
    for rate in map(once, range(MOST_TRIES)):
        steady = steady + 1 if rate < GROWING * best else 0
        best = max(best, rate)
        if steady == STEADY:
            break
    return best


def _once(worlds: Worlds, figures: list[Figures], seconds: float, clock: Callable[[], float]) -> float:
    start, before = clock(), worlds.effort
    while True:
        worlds.look(figures, 1)
        spent = clock() - start
        if spent >= seconds and spent > 0:
            return (before - worlds.effort) / spent


def _first_choice(game: Game) -> dict[str, object]:
    """The view of the first real decision about a card in a fixed match."""
    deal = Match(game, "pace").deal
    while True:
        assert deal.turn is not None
        view = deal.view(deal.turn)
        if view["phase"] == "play" and len(game.decent(view)) > 2:
            return view
        deal.play(game.policy(view, Stream("pace"))[0])
