"""Players without search, for any game: what stronger ones are measured against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Deal, Game, Move
    from ..shuffle import Stream

    Player = Callable[[Game, dict[str, Any], Stream], Move]


def random_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """Any legal move, each as likely."""
    moves = game.load(view).moves()
    return moves[stream.below(len(moves))]


def greedy_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """The move that takes most: cards from the table, or the trick as it stands; one of them at random."""
    moves = game.load(view).moves()
    world = game.sample(view, stream) if view.get("trick") else None
    takes = [len(move.taken) + (world is not None and _wins(world, move)) for move in moves]
    best = [move for move, taken in zip(moves, takes, strict=True) if taken == max(takes)]
    return best[stream.below(len(best))]


def _wins(world: Deal, move: Move) -> bool:
    """Whether the seat to act has or is winning the trick after its move."""
    after = world.copy()
    seat = after.turn
    assert seat is not None
    after.play(move)
    seen = after.view(seat)
    return bool(seat == (seen["winning"] if seen["trick"] else seen["leader"]))


def policy_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """The game's own rules of thumb."""
    return game.policy(view, stream)[0]


PLAYERS: dict[str, Player] = {"random": random_move, "greedy": greedy_move, "policy": policy_move}
"""Every player by its name in the arena."""
