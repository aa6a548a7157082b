"""Hand cards that go together: so many of them to follow with, to discard or to bury."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..names import code_of, names_of, twin
from .choice import Choice

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game, Move, Refusal

AWAY = ("discard", "bury")
"""The kinds of moves that lay cards away, out of play."""


class Several(Choice):
    """A choice of exactly `wanted` cards.  It is settled when the engine refuses it no more.

    Cards are raised one by one.  Where they are played, a second tap raises the other copy of a card, and
    a third lowers both; where they are laid away, which is done card by card, a second tap lowers.
    """

    __slots__ = ("_judged", "_refused")

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        super().__init__(game, view, deal, moves)
        self._judged: list[str] | None = None
        self._refused: Refusal | None = None
        self.dropped = not self.lays_away

    @property
    def lays_away(self) -> bool:
        """Whether the cards go out of play."""
        return self.kind in AWAY

    def choose_card(self, name: str) -> None:
        """See `Choice.choose_card`."""
        self.refusal = None
        other = twin(name)
        if name in self.cards:
            if self.lays_away:
                self._raise([card for card in self.cards if card != name])
            elif self._room() and other not in self.cards and self.hand.count(code_of(name)) > 1:
                self._raise(self.cards + [other])
            else:
                self._raise([card for card in self.cards if card not in (name, other)])
        elif self._room() and self.playable(name):
            self._raise(self.cards + [name])
        else:
            self._refuse(self.cards + [name] if self.playable(name) else [name], [])

    def _raise(self, names: list[str]) -> None:
        self.cards = names

    def _room(self) -> bool:
        return len(self.cards) < self.wanted

    def choose_move(self, move: Move) -> None:
        """See `Choice.choose_move`."""
        self.refusal = None
        self._raise(names_of(self.game.pack.write(move.cards)))

    @property
    def move(self) -> Move | None:
        """See `Choice.move`."""
        return self._move(self.cards, []) if self.cards and self.incomplete() is None else None

    def offered(self) -> list[Move]:
        """See `Choice.offered`: there is nothing to choose from but the cards."""
        return []

    def incomplete(self) -> Refusal | None:
        """Why the cards chosen so far are no move, in the engine's words; None if they are one."""
        if self._judged != self.cards:
            self._judged = list(self.cards)
            self._refused = self.deal.refusal(self._move(self.cards, []))
        return self._refused
