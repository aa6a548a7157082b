"""What the person has chosen so far: a hand card and, step by step, what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Refusal

LETTERS = "ABC"
"""So many ways to capture are offered by letters; more are put together card by card."""


class Choice:
    """A choice in the making.

    It is made from the person's view alone; the engine says which moves there are and why others are
    refused.  `card` is the chosen hand card, `picked` the table cards tapped so far, `refusal` why the
    last tap was refused.
    """

    __slots__ = ("game", "deal", "card", "picked", "refusal", "_moves")

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self.game = game
        self.deal = game.load(view)
        self._moves = self.deal.moves()
        self.card: str | None = None
        self.picked: list[str] = []
        self.refusal: Refusal | None = None

    def options(self) -> list[Move]:
        """Every move of the chosen card, in the engine's order."""
        if self.card is None:
            return []
        return [move for move in self._moves if self.game.pack.code(move.cards[0]) == self.card]

    def ways(self) -> list[Move]:
        """The moves of the chosen card that take something."""
        return [move for move in self.options() if move.taken]

    @property
    def lettered(self) -> bool:
        """Whether the ways to take are offered by letters: several, but few."""
        return 1 < len(self.ways()) <= len(LETTERS)

    def letter(self, move: Move) -> str:
        """The letter of one of the ways, "" where there are no letters."""
        return LETTERS[self.ways().index(move)] if self.lettered else ""

    def taken(self, move: Move) -> list[str]:
        """The codes of the cards a move takes."""
        return self.game.pack.write(move.taken)

    def open_options(self) -> list[Move]:
        """The moves that still fit the table cards tapped so far."""
        return [move for move in self.options() if all(code in self.taken(move) for code in self.picked)]

    @property
    def move(self) -> Move | None:
        """The move, once it is settled."""
        left = self.open_options()
        return left[0] if len(left) == 1 else None

    def choose_card(self, code: str) -> None:
        """Raise a hand card, or lower it again if it is the chosen one."""
        self.refusal = None
        self.picked = []
        self.card = None if code == self.card else code

    def clear(self) -> None:
        """Lower everything."""
        self.refusal = None
        self.picked = []
        self.card = None

    def choose_option(self, move: Move) -> None:
        """Settle on one way to capture."""
        self.refusal = None
        self.picked = self.taken(move)

    def pick(self, code: str) -> bool:
        """Tap a table card.  Gives True when the tap confirms a move that was settled before: play it."""
        self.refusal = None
        if self.card is None:
            return False
        settled = self.move
        if settled is not None and code in self.taken(settled):
            return True
        if code in self.picked:
            self.picked = [other for other in self.picked if other != code]
        elif any(all(other in self.taken(move) for other in self.picked + [code]) for move in self.options()):
            self.picked = self.picked + [code]
        elif any(code in self.taken(move) for move in self.options()):
            self.picked = [code]
        else:
            self._refuse(code)
        return False

    def _refuse(self, code: str) -> None:
        pack = self.game.pack
        cards = pack.read([str(self.card)])
        move = Move("play", tuple(cards), tuple(sorted(pack.read(self.picked + [code]))))
        self.refusal = self.deal.refusal(move)
