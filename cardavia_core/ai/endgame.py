"""Exact play where no card is hidden any more: every line is played through to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .thought import Option, Thought

if TYPE_CHECKING:
    from ..game import Deal, Game, Move

Value = tuple[float, float]
"""What the end of a line is worth to the side of the view's seat, and its chance to win."""

WORST, BEST = (-1e9, 0.0), (1e9, 1.0)


def solve(game: Game, view: dict[str, Any], world: Deal, moves: list[Move], usual: Move) -> Thought:
    """The best of these moves when everybody plays as well as can be; the usual one if it is as good.

    `world` is the deal as it is, the view's seat to act in it.
    """
    values = {move: _after(game, view, world, move, WORST, BEST) for move in moves}
    best = max(moves, key=lambda move: (values[move][0], move == usual))
    options = [Option(move, values[move][1], 0.0, 1) for move in moves]
    return Thought(best, usual, options, exact=True)


def _after(game: Game, view: dict[str, Any], deal: Deal, move: Move, low: Value, high: Value) -> Value:
    """What a deal is worth after a move; beyond the bounds only that it lies beyond them."""
    deal = deal.copy()
    deal.play(move)
    seat = deal.turn
    if seat is None:
        outcome = game.outcome(deal)
        return game.equity(view, outcome), game.chance(view, outcome)
    ours = game.teams[seat] == game.teams[view["seat"]]
    for move in deal.moves():
        value = _after(game, view, deal, move, low, high)
        if ours:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if ours else high
