"""The twin-worlds test: does a seat play the same where only what it cannot see is different?

A seat that peeked would sooner or later play otherwise when the hidden cards are exchanged.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..match import Match
from ..shuffle import Stream
from .levels import Level, decide

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..game import Deal, Game, Move


@dataclass(frozen=True)
class Trial:
    """What came of one test.

    `moved` is how many cards lay elsewhere in the twin deal, `equal_views` whether the seat was shown the
    same in both, letter for letter, `equal_moves` whether it made the same move.  `caught` says whether one
    who peeks would have made two different moves: a test that catches nobody would prove nothing.
    """

    moved: int
    equal_views: bool
    equal_moves: bool
    caught: bool = False


def trial(game: Game, level: Level, seed: str, number: int, effort: int) -> Trial:
    """Test one position of a random match; `seed` and `number` say which."""
    stream = Stream(f"twins/{game.slug}/{seed}/{number}")
    deal = _position(game, f"{seed}-{number}", stream)
    seat = deal.turn
    assert seat is not None
    twin = game.sample(deal.view(seat), stream)
    found = compared(
        game, deal, twin, lambda one: decide(game, one.view(seat), level, f"twins/{number}", effort).move
    )
    return replace(found, caught=not compared(game, deal, twin, lambda one: _peeking(game, one)).equal_moves)


def compared(game: Game, deal: Deal, twin: Deal, ask: Callable[[Deal], Move]) -> Trial:
    """Ask for the move of the seat to act in a deal, and in another that should look the same to it."""
    assert deal.turn is not None
    texts = [json.dumps(one.view(deal.turn), sort_keys=True) for one in (deal, twin)]
    moves = [ask(one) for one in (deal, twin)]
    return Trial(_moved(game, deal, twin), texts[0] == texts[1], moves[0] == moves[1])


def _peeking(game: Game, deal: Deal) -> Move:
    """What one would play who sees all cards: the move that is worth most on them as they lie."""
    assert deal.turn is not None
    view = deal.view(deal.turn)
    moves = game.decent(view)
    if len(moves) == 1:
        return moves[0]
    world = game.playout(deal)
    worth: list[float] = []
    for move in moves:
        twin = world.copy()
        twin.play(move)
        worth.append(game.equity(view, twin.finish()))
    return moves[worth.index(max(worth))]


def _position(game: Game, seed: str, stream: Stream) -> Deal:
    """A deal somewhere on its way, played so far by the rules of thumb."""
    deal = Match(game, seed).deal
    ways = [deal.copy()]
    while deal.turn is not None:
        move, _ = game.policy(deal.view(deal.turn), stream)
        deal.play(move)
        ways.append(deal.copy())
    return ways[stream.below(len(ways) - 1)]


def _moved(game: Game, deal: Deal, twin: Deal) -> int:
    """How many cards lie in another place; of two copies of a card it does not matter which lies where."""
    moved = 0
    for (here, _), (there, _) in zip(deal.places(), twin.places(), strict=True):
        moved += (Counter(game.pack.write(here)) - Counter(game.pack.write(there))).total()
    return moved
