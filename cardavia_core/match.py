"""A match: deals in a row, from the first dealer to the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shuffle import Stream, commitment, deal_key, deal_stream, is_seed

if TYPE_CHECKING:
    from typing import Any

    from .game import Deal, Event, Game, Move


class Match:
    """A match in progress.

    `standing` is the state of the match before the present deal (see `Game.first`), `deal` the present
    deal, `moves` the moves of every deal so far, one list a deal.  The seed fixes every deal.  Raises
    ValueError for what is no seed (see `is_seed`) and for options that the game does not have.
    """

    __slots__ = ("game", "seed", "options", "standing", "deal", "moves")

    def __init__(self, game: Game, seed: str, options: dict[str, int] | None = None) -> None:
        if not is_seed(seed):
            raise ValueError("not a seed: " + seed)
        self.game = game
        self.seed = seed
        self.options = {name: game.options[name][0] for name in sorted(game.options)}
        chosen = options or {}
        for name in chosen:
            if chosen[name] not in game.options.get(name, ()):
                raise ValueError(name)
            self.options[name] = chosen[name]
        self.moves: list[list[Move]] = []
        self._deal(game.first(Stream("first dealer/" + seed), self.options))

    def _deal(self, standing: dict[str, Any]) -> None:
        self.standing = standing
        self.deal: Deal = self.game.new_deal(deal_stream(self.seed, standing["deal"]), standing)
        self.moves.append([])

    def play(self, move: Move) -> list[list[Event]]:
        """Make a move in the present deal; the beats of `Deal.play`.  Raises IllegalMove."""
        beats = self.deal.play(move)
        self.moves[-1].append(move)
        return beats

    def after(self) -> dict[str, Any]:
        """The standing after the present deal, which must be over.  Raises ValueError if it is not."""
        return self.game.following(self.standing, self.deal)

    @property
    def winner(self) -> int | None:
        """The winning team, -1 for a drawn match, None while the match goes on."""
        if self.deal.turn is not None:
            return None
        winner: int | None = self.after()["winner"]
        return winner

    def next_deal(self) -> None:
        """Deal again.  Raises ValueError while the deal is not over, or when the match is."""
        standing = self.after()
        if standing["winner"] is not None:
            raise ValueError("the match is over")
        self._deal(standing)

    def key(self) -> str:
        """The key of the present deal, to be shown when it is over."""
        return deal_key(self.seed, self.standing["deal"])

    def commitment(self) -> str:
        """What may be shown before the deal and checked with `key` after it."""
        return commitment(self.key())
