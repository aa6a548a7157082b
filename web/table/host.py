"""The host of the match: it holds the deal, and gives out nothing but views and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core import record
from cardavia_core.game import Refusal, message
from cardavia_core.match import Match
from cardavia_core.shuffle import deal_stream

from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Event, Game, Move, Tally


class Host:
    """One match between the person (seat 0) and the AI seats."""

    __slots__ = ("_match", "game")

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game: Game = match.game

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        return self._match.deal.turn

    @property
    def standing(self) -> dict[str, Any]:
        """The state of the match before the present deal."""
        return self._match.standing

    @property
    def winner(self) -> int | None:
        """The team that has won the match, None while it goes on."""
        return self._match.winner

    def view(self, seat: int = YOU) -> dict[str, Any]:
        """What a seat may know."""
        return self._match.deal.view(seat)

    def play(self, move: Move) -> list[list[Event]]:
        """Make a move for the seat to act; the beats to show.  Raises IllegalMove."""
        return self._match.play(move)

    def opening(self) -> list[list[Event]]:
        """The beats of dealing the present deal."""
        return self._match.deal.opening

    def begun(self) -> bool:
        """Whether a card has been played in the present deal."""
        return bool(self._match.moves[-1])

    def number(self) -> int:
        """The place of the next move among those of the deal."""
        return len(self._match.moves[-1])

    def story(self) -> list[tuple[int | None, list[list[Event]]]]:
        """Everything that has happened in the present deal: the beats of the opening, then those of each
        move with its number, or with None where it was the person's own.
        """
        deal = self._dealt()
        told: list[tuple[int | None, list[list[Event]]]] = [(None, deal.opening)]
        for number, move in enumerate(self._match.moves[-1]):
            told.append((None if deal.turn == YOU else number, deal.play(move)))
        return told

    def _dealt(self) -> Deal:
        """The present deal before its first move."""
        match = self._match
        return self.game.new_deal(deal_stream(match.seed, match.standing["deal"]), match.standing)

    def move(self, number: int) -> Move:
        """A move of the present deal."""
        return self._match.moves[-1][number]

    def seen_before(self, number: int) -> dict[str, Any]:
        """What the person saw before a move of the present deal."""
        deal = self._dealt()
        for move in self._match.moves[-1][:number]:
            deal.play(move)
        return deal.view(YOU)

    def finished(self) -> dict[str, Any]:
        """The deal that is over, for the thinker: its key, the standing before it, and its moves.

        Raises ValueError while it goes on.
        """
        moves = [self.game.write_move(move) for move in self._match.moves[-1]]
        return {"key": self.key(), "standing": self.standing, "moves": moves}

    def tally(self) -> Tally:
        """The score of the finished deal."""
        return self._match.deal.tally()

    def standing_after(self) -> dict[str, Any]:
        """The standing of the match with the finished deal counted in."""
        return self._match.after()

    def next_deal(self) -> None:
        """Deal again."""
        self._match.next_deal()

    def seed_of_ai(self, number: int | None = None) -> str:
        """A seed for the AI's own random choices in a move of the deal: the next one, or that of a number.

        It is fixed by deal and move, and tells nothing of the cards.
        """
        return "%d/%d" % (self.standing["deal"], self.number() if number is None else number)

    def commitment(self) -> str:
        """The seal of the present deal, fit to be shown at once."""
        return self._match.commitment()

    def key(self) -> str:
        """What opens the seal.  Raises ValueError while the deal is not over."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return self._match.key()

    def record(self) -> str:
        """The match as text, to be saved."""
        return record.write(self._match)


def new_host(game: Game, seed: str, options: dict[str, int]) -> Host:
    """A new match, played by these options."""
    return Host(Match(game, seed, options))


def resumed_host(text: str, slug: str) -> Host:
    """The match behind a saved record.  Raises record.BadRecord, also where it is of another game."""
    match = record.read(text)
    if match.game.slug != slug:
        raise record.BadRecord(Refusal(message("record.not_a_record")))
    return Host(match)
