"""The four levels: what each player at the table remembers, and how far it thinks.

They differ in memory and thought, never in the cards they are dealt or shown.  None of them plays what a
partner would call a blunder: all choose among the moves that the game calls decent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..shuffle import Stream
from .search import CAREFUL, HASTY, MOST_WORLDS, Proof, search
from .thought import Thought

if TYPE_CHECKING:
    from ..game import Game


@dataclass(frozen=True)
class Level:
    """`milliseconds` is the time it may take, `worlds` how many possible deals it can keep in mind.

    One without worlds does not think ahead; one without memory goes by what lies open and its own hand.
    `proof` is what it takes to convince it that the rules of thumb are wrong.
    """

    name: str
    milliseconds: int
    worlds: int = 0
    remembers: bool = True
    proof: Proof = CAREFUL


BEGINNER = Level("beginner", 100, remembers=False)
"""Sees the trick and its own hand, and forgets the rest."""
CASUAL = Level("casual", 300)
"""Knows the rules of thumb and remembers what has been played, but does not think ahead."""
STRONG = Level("strong", 600, worlds=8, proof=HASTY)
"""Thinks a handful of possible deals through to the end, and is soon convinced."""
MASTER = Level("master", 1200, worlds=MOST_WORLDS)
"""Thinks as many possible deals through as there is time for, and wants to be sure."""

LEVELS = {level.name: level for level in (BEGINNER, CASUAL, STRONG, MASTER)}
"""Every level by its name, the weakest first."""


def decide(game: Game, view: dict[str, Any], level: Level, seed: str, effort: int) -> Thought:
    """What a player of this level does in a view's place.

    The same view, level, seed and effort give the same thought everywhere.  `effort` is about how many
    cards may be played out (see search.py).
    """
    stream = Stream(f"{level.name}/{seed}")
    if level.worlds:
        return search(game, view, stream, effort, level.worlds, level.proof)
    usual, _ = game.policy(view, stream)
    if level.remembers:
        return Thought(usual, usual)
    moves = game.decent(view)
    if len(moves) == 1:
        return Thought(moves[0], usual)
    quick = game.playout(game.sample(view, stream)).choose()
    # The quick rules are rough: what a partner would call a blunder gives way to the rules of thumb.
    return Thought(quick if quick in moves or quick.kind != "play" else usual, usual)
