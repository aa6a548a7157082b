"""The twin-worlds test: does a seat play the same where only what it cannot see is different?

A seat that peeked would sooner or later play otherwise when the hidden cards are exchanged.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..match import Match
from ..shuffle import Stream
from .levels import Level, decide

if TYPE_CHECKING:
    from ..game import Deal, Game


@dataclass(frozen=True)
class Trial:
    """What came of one test.

    `moved` is how many cards lay elsewhere in the twin deal, `equal_views` whether the seat was shown the
    same in both, letter for letter, `equal_moves` whether it made the same move.
    """

    moved: int
    equal_views: bool
    equal_moves: bool


def trial(game: Game, level: Level, seed: str, number: int, effort: int) -> Trial:
    """Test one position of a random match; `seed` and `number` say which."""
    stream = Stream(f"twins/{game.slug}/{seed}/{number}")
    deal = _position(game, f"{seed}-{number}", stream)
    seat = deal.turn
    assert seat is not None
    twin = game.sample(deal.view(seat), stream)
    views = [one.view(seat) for one in (deal, twin)]
    texts = [json.dumps(view, sort_keys=True) for view in views]
    moves = [decide(game, view, level, f"twins/{number}", effort).move for view in views]
    return Trial(_moved(deal, twin), texts[0] == texts[1], moves[0] == moves[1])


def _position(game: Game, seed: str, stream: Stream) -> Deal:
    """A deal somewhere on its way, played so far by the rules of thumb."""
    deal = Match(game, seed).deal
    ways = [deal.copy()]
    while deal.turn is not None:
        move, _ = game.policy(deal.view(deal.turn), stream)
        deal.play(move)
        ways.append(deal.copy())
    return ways[stream.below(len(ways) - 1)]


def _moved(deal: Deal, twin: Deal) -> int:
    """How many cards lie in another place."""
    return sum(
        len(set(here) - set(there))
        for (here, _), (there, _) in zip(deal.places(), twin.places(), strict=True)
    )
