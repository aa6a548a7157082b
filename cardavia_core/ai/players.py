"""Players without search, for any game: what stronger ones are measured against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Game, Move
    from ..shuffle import Stream

    Player = Callable[[Game, dict[str, Any], Stream], Move]


def random_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """Any legal move, each as likely."""
    moves = game.load(view).moves()
    return moves[stream.below(len(moves))]


def greedy_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """The move that takes most cards from the table; one of them at random."""
    moves = game.load(view).moves()
    most = max(len(move.taken) for move in moves)
    best = [move for move in moves if len(move.taken) == most]
    return best[stream.below(len(best))]


def policy_move(game: Game, view: dict[str, Any], stream: Stream) -> Move:
    """The game's own rules of thumb."""
    return game.policy(view, stream)[0]


PLAYERS: dict[str, Player] = {"random": random_move, "greedy": greedy_move, "policy": policy_move}
"""Every player by its name in the arena."""
