"""Players for the arena: the four levels, and the simple ones that they are measured against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .levels import LEVELS, Level, decide

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


@dataclass(frozen=True)
class Thinking:
    """A player of one of the levels, with the effort that a page affords on an ordinary computer.

    `effort` overrides that.
    """

    level: Level
    effort: int | None = None

    def __call__(self, game: Game, view: dict[str, Any], stream: Stream) -> Move:
        """The move of the level."""
        effort = self.effort if self.effort is not None else game.pace * self.level.milliseconds // 1000
        return decide(game, view, self.level, str(stream.below(1 << 32)), effort).move


PLAYERS: dict[str, Player] = {"random": random_move, "greedy": greedy_move, "policy": policy_move}
PLAYERS |= {name: Thinking(level) for name, level in LEVELS.items()}
"""Every player by its name in the arena."""
