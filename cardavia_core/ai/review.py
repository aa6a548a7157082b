"""Looking back at a finished deal: what a choice cost, what would have come of another one, and why.

A finished deal is given by its key (see shuffle.py), the standing before it and its moves.  The key opens
this deal alone, so nothing here can know of the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..shuffle import Stream
from . import endgame
from .levels import Level, decide
from .search import Figures, Worlds, best, choices, first_look, paired
from .thought import Option, Thought

if TYPE_CHECKING:
    from ..game import Deal, Game, Move

FIRST_SHARE = 0.6


@dataclass(frozen=True)
class Judgement:
    """A choice that was made, and a better one, if there was one.

    `loss` is how much of the chance to win the choice cost, `error` one standard error of that.
    """

    number: int
    played: Option
    better: Option | None
    loss: float
    error: float


class FinishedDeal:
    """A deal that is over.  Raises IllegalMove or UnreadableMove if the moves are none of it."""

    def __init__(self, game: Game, key: str, standing: dict[str, Any], moves: list[str]) -> None:
        self.game = game
        self._dealt = game.new_deal(Stream(key), standing)
        self.moves = [game.read_move(move) for move in moves]
        deal = self._dealt.copy()
        for move in self.moves:
            deal.play(move)

    def before(self, number: int) -> Deal:
        """The deal as it was before one of its moves."""
        deal = self._dealt.copy()
        for move in self.moves[:number]:
            deal.play(move)
        return deal

    def decisions(self, seat: int) -> list[int]:
        """The numbers of the seat's moves that were a choice."""
        found = []
        deal = self._dealt.copy()
        for number, move in enumerate(self.moves):
            if deal.turn == seat and len(self._choices(deal.view(seat), move)) > 1:
                found.append(number)
            deal.play(move)
        return found

    def _choices(self, view: dict[str, Any], played: Move) -> list[Move]:
        moves = choices(self.game, view)
        return moves if played in moves else [*moves, played]

    def judge(self, number: int, seed: str, effort: int) -> Judgement:
        """What a choice cost, by what its seat could know then.

        The better move is found on some possible deals and measured on others, so that luck does not
        speak for it.
        """
        deal, played = self.before(number), self.moves[number]
        assert deal.turn is not None
        view = deal.view(deal.turn)
        if self.game.certain(view):
            return _exactly(number, endgame.solve(self.game, view, deal, self._choices(view, played), played))
        figures = [Figures(move) for move in self._choices(view, played)]
        own = next(figure for figure in figures if figure.move == played)
        worlds = Worlds(self.game, view, Stream("review/" + seed), int(effort * FIRST_SHARE))
        leader, own = first_look(worlds, figures, played, effort)
        if leader is own:
            return Judgement(number, own.option(), None, 0.0, 0.0)
        worlds.effort += effort - int(effort * FIRST_SHARE)
        again = [Figures(leader.move), Figures(played)]
        worlds.look(again)
        while worlds.look_on(again, effort):
            pass
        better, own = again
        loss, error = paired(better.chances, own.chances)
        if best(again, own) is own or loss <= 0:
            return Judgement(number, own.option(), None, 0.0, error)
        return Judgement(number, own.option(), better.option(), loss, error)

    def alternative(self, number: int, move: Move) -> tuple[list[Move], Deal]:
        """The deal played on from another move by the rules of thumb, on the cards as they lay.

        Gives the moves from there, the other move first, and the deal at its end.
        """
        deal, stream, moves = self.before(number), Stream("review"), [move]
        deal.play(move)
        while deal.turn is not None:
            following, _ = self.game.policy(deal.view(deal.turn), stream)
            moves.append(following)
            deal.play(following)
        return moves, deal

    def thought(self, number: int, level: Level, seed: str, effort: int) -> tuple[dict[str, Any], Thought]:
        """The view of the seat that made a move, and what a player of this level thought of it.

        It is the move that was made.  Where the level would have made another one now, for the table had to
        go by the rules of thumb or was loaded anew, what it finds speaks against that move, and is left out.
        """
        deal, played = self.before(number), self.moves[number]
        assert deal.turn is not None
        view = deal.view(deal.turn)
        thought = decide(self.game, view, level, seed, effort)
        return view, thought if thought.move == played else Thought(played, thought.usual)


def _exactly(number: int, thought: Thought) -> Judgement:
    """What the move that is the usual one in this thought cost, where the rest was played through."""
    own, best = thought.option(thought.usual), thought.option(thought.move)
    assert own is not None and best is not None
    if best.chance <= own.chance:
        return Judgement(number, own, None, 0.0, 0.0)
    return Judgement(number, own, best, best.chance - own.chance, 0.0)
