"""Leading a trick with one card or with several that belong together, such as a pair or a tractor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..names import code_of, codes_of, names_of, twin
from .choice import Choice

if TYPE_CHECKING:
    from cardavia_core.game import Move


class Leading(Choice):
    """A choice of cards that are always a legal lead.

    A tap raises a card.  A tap on what is raised, or on its other copy, takes what it is part of: the
    pair, then the tractor, and at the end lowers everything.  A tap on another card takes what holds both,
    or else begins anew.
    """

    __slots__ = ()

    def choose_card(self, name: str) -> None:
        """See `Choice.choose_card`."""
        self.refusal = None
        if name in self.cards or twin(name) in self.cards:
            larger = self.larger()
            self._raise([] if larger is None else self._names(larger))
        elif not self.playable(name):
            self._refuse([name], [])
        else:
            both = self._smallest(codes_of(self.cards) + [code_of(name)]) if self.cards else None
            self._raise([name] if both is None else self._names(both))

    def drag(self, name: str) -> None:
        """See `Choice.drag`.  A card that is not raised yet is led alone."""
        if name not in self.cards:
            self.refusal = None
            self._raise([name])

    def larger(self) -> Move | None:
        """The smallest lead that holds what is chosen, and more; None if there is none."""
        return self._smallest(codes_of(self.cards), len(self.cards) + 1)

    def _smallest(self, codes: list[str], least: int = 1) -> Move | None:
        """The smallest lead of at least so many cards that holds all these."""
        found: Move | None = None
        for move in self._moves:
            if len(move.cards) < least or (found is not None and len(move.cards) >= len(found.cards)):
                continue
            held = self.game.pack.write(move.cards)
            if all(codes.count(code) <= held.count(code) for code in codes):
                found = move
        return found

    def _names(self, move: Move) -> list[str]:
        return names_of(self.game.pack.write(move.cards))

    def _raise(self, names: list[str]) -> None:
        self.cards = names

    def choose_move(self, move: Move) -> None:
        """See `Choice.choose_move`."""
        self.refusal = None
        self._raise(self._names(move))

    @property
    def move(self) -> Move | None:
        """See `Choice.move`."""
        move = self._move(self.cards, [])
        return move if self.cards and self.deal.refusal(move) is None else None

    def offered(self) -> list[Move]:
        """See `Choice.offered`: there is nothing to choose from but the cards."""
        return []
