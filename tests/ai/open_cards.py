"""A player who sees all cards and searches as the others do: how far they are from all that could be known.

It is for tests alone.  The arena shows a player its view and nothing else; only the table set up here lays
the cards open, and only for this player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from cardavia_core.ai.arena import Encounter
from cardavia_core.ai.levels import MASTER
from cardavia_core.ai.search import BATCH, search

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardavia_core.ai.players import Player
    from cardavia_core.game import Deal, Game, Move
    from cardavia_core.shuffle import Stream

OPEN_CARDS = "open-cards"


class OpenGame:
    """A game that takes the deal as it is for the only one that fits a view; all else is the game's own."""

    def __init__(self, game: Game, deal: Deal) -> None:
        self._game = game
        self._deal = deal

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], Deal]:
        return lambda stream: self._deal.copy()

    def sample(self, view: dict[str, Any], stream: Stream) -> Deal:
        return self._deal.copy()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@dataclass(frozen=True)
class OpenCards:
    """It can play nowhere but at the table below."""

    effort: int | None = None

    def __call__(self, game: Game, view: dict[str, Any], stream: Stream) -> Move:
        raise TypeError("this player must be shown the deal")

    def move(self, game: Game, deal: Deal, stream: Stream) -> Move:
        assert deal.turn is not None
        effort = self.effort if self.effort is not None else game.pace * MASTER.milliseconds // 1000
        # All deals drawn are the same: a few of them tell everything, and that without any doubt.
        return search(cast("Game", OpenGame(game, deal)), deal.view(deal.turn), stream, effort, BATCH).move


class OpenTable(Encounter):
    """An encounter at which the player above is shown all cards."""

    def ask(self, player: Player, game: Game, deal: Deal, stream: Stream) -> Move:
        if isinstance(player, OpenCards):
            return player.move(game, deal, stream)
        return super().ask(player, game, deal, stream)
