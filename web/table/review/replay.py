"""A finished deal played again: as it was before a move, and as it could have gone on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import IllegalMove
from cardavia_core.shuffle import Stream

from ..texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Event, Game, Move


class Replay:
    """The deal that a key opens, and the moves that were made in it."""

    __slots__ = ("game", "standing", "moves", "_dealt")

    def __init__(self, game: Game, finished: dict[str, Any]) -> None:
        self.game = game
        self.standing = finished["standing"]
        self._dealt = game.new_deal(Stream(finished["key"]), self.standing)
        self.moves = [game.read_move(move) for move in finished["moves"]]

    def before(self, number: int) -> tuple[Deal, int]:
        """The deal as it was before a move, and how many turns the person had had."""
        deal, turns = self._dealt.copy(), 0
        for move in self.moves[:number]:
            turns += deal.turn == YOU
            deal.play(move)
        return deal, turns

    def told(self, number: int) -> list[list[Event]]:
        """What happened up to a move."""
        deal, beats = self._dealt.copy(), list(self._dealt.opening)
        for move in self.moves[:number]:
            beats += deal.play(move)
        return beats

    def on(self, number: int, moves: list[Move]) -> tuple[list[list[Event]], Deal] | None:
        """What happens if the deal goes on with these moves instead, and the deal at its end.

        None if they do not lead to the end of the deal.
        """
        deal, _ = self.before(number)
        beats: list[list[Event]] = []
        try:
            for move in moves:
                beats += deal.play(move)
        except IllegalMove:
            return None
        return (beats, deal) if deal.turn is None else None
