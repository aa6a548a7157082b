"""What the person has chosen so far: hand cards and, step by step, what they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

from ..names import code_of, codes_of, names_of

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game, Refusal, Saying

LETTERS = "ABC"
"""So many ways to capture are offered by letters; more are put together card by card."""


class Choice:
    """A choice in the making: here of one card, and of what it takes.

    Where several cards go together it is a `Several` or a `Leading`, and where something is declared a
    `Declaring` (see `new_choice`).

    It is made from the person's view alone; the engine says which moves there are and why others are
    refused.  `duty` is what is owed; `cards` are the chosen hand cards by their names (see names.py),
    `picked` the table cards tapped so far, `refusal` why the last tap was refused, `wanted` how many hand
    cards a move takes at most; `hand` are the codes of the hand, `on_table` is whether a card that takes
    nothing stays on the table, `dropped` whether what is dropped on the cloth is played.
    """

    __slots__ = (
        "game",
        "deal",
        "duty",
        "cards",
        "picked",
        "refusal",
        "wanted",
        "kind",
        "hand",
        "on_table",
        "dropped",
        "_moves",
        "_usable",
        "_option",
        "_options",
        "_ways",
        "_of",
        "_by_ranks",
    )

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        self.game = game
        self.deal = deal
        self.duty = deal.duty()
        self._moves = moves
        self._usable = game.pack.write(deal.usable())
        self.kind = moves[0].kind
        self.wanted = max([len(move.cards) for move in moves])
        self.hand: list[str] = view["hand"]
        self.on_table = "table" in view
        self.dropped = True
        self.cards: list[str] = []
        self.picked: list[str] = []
        self.refusal: Refusal | None = None
        self._option: Move | None = None
        # A full table has a thousand ways to take: they are looked for once for the cards chosen.
        self._of: list[str] = []
        self._options: list[Move] = []
        self._ways: list[Move] = []
        self._by_ranks: bool | None = None

    @property
    def card(self) -> str | None:
        """The code of the first chosen hand card."""
        return code_of(self.cards[0]) if self.cards else None

    def playable(self, name: str) -> bool:
        """Whether any move plays this hand card."""
        return code_of(name) in self._usable

    def options(self) -> list[Move]:
        """Every move of the chosen cards, in the engine's order."""
        if self._of != self.cards:
            chosen = tuple(sorted(self.game.pack.read(codes_of(self.cards))))
            self._of = list(self.cards)
            self._options = [move for move in self._moves if move.cards == chosen] if chosen else []
            self._ways = [move for move in self._options if move.taken]
            self._by_ranks = None
        return self._options

    def ways(self) -> list[Move]:
        """The moves of the chosen card that take something."""
        self.options()
        return self._ways

    def told_by_ranks(self) -> bool:
        """Whether the ranks of what is taken tell the ways apart."""
        ways = self.ways()
        if self._by_ranks is None:
            rank = self.game.pack.rank
            told = {tuple(sorted([rank(card) for card in move.taken])) for move in ways}
            self._by_ranks = len(told) == len(ways)
        return self._by_ranks

    def leave(self) -> Move | None:
        """The move that leaves the chosen card on the table, where it could also take something."""
        options = self.options()
        left = [move for move in options if not move.taken]
        return left[0] if left and len(options) > 1 else None

    @property
    def lettered(self) -> bool:
        """Whether the ways to take are offered by letters: several moves, but few ways."""
        return len(self.options()) > 1 and len(self.ways()) <= len(LETTERS)

    def offered(self) -> list[Move]:
        """The moves that are offered to choose from: the lettered ways, and leaving the card."""
        leave = self.leave()
        return (self.ways() if self.lettered else []) + ([leave] if leave is not None else [])

    def letter(self, move: Move) -> str:
        """The letter of one of the ways, "" where there are no letters."""
        return LETTERS[self.ways().index(move)] if self.lettered else ""

    def taken(self, move: Move) -> list[str]:
        """The codes of the cards a move takes."""
        return self.game.pack.write(move.taken)

    def bonuses(self, move: Move) -> list[str]:
        """The keys of what a move scores at once."""
        return self.deal.bonuses(move)

    def effect(self) -> Saying | None:
        """What would come of what is chosen so far, in the engine's words; None where it says nothing."""
        return self.deal.effect(self.move or self._move(self.cards, []))

    @property
    def move(self) -> Move | None:
        """The move, once it is settled."""
        if self._option is not None:
            return self._option
        options = self._with(self.picked) if self.picked else self.options()
        return options[0] if len(options) == 1 else None

    def _with(self, codes: list[str]) -> list[Move]:
        """The ways that take these table cards, among others."""
        cards = self.game.pack.read(codes)
        return [move for move in self.ways() if all(card in move.taken for card in cards)]

    def reachable(self) -> list[str]:
        """The table cards that can still be taken together with those picked so far."""
        return self.game.pack.write(sorted({card for move in self._with(self.picked) for card in move.taken}))

    def takeable(self) -> list[str]:
        """The table cards that the chosen card can take in one way or another."""
        return self.game.pack.write(sorted({card for move in self.ways() for card in move.taken}))

    def choose_card(self, name: str) -> None:
        """Raise a hand card, or lower it again; one that cannot be played stays, and `refusal` says why."""
        self.refusal = None
        if name in self.cards:
            self._raise([other for other in self.cards if other != name])
        elif not self.playable(name):
            self._refuse([name], [])
        else:
            self._raise([name])

    def drag(self, name: str) -> None:
        """Raise a card that is being dragged, if it is not raised yet."""
        self.refusal = None
        if name not in self.cards:
            self.choose_card(name)

    def _raise(self, names: list[str]) -> None:
        self.cards = names
        self.picked = []
        self._option = None
        ways = self.ways()
        if len(ways) == 1:  # what can be taken in one way only is chosen at once; a chip leaves it
            self._option = ways[0]

    def clear(self) -> None:
        """Lower everything."""
        self.refusal = None
        self._raise([])

    def choose_move(self, move: Move) -> None:
        """Settle on a move."""
        self.refusal = None
        self.cards = names_of(self.game.pack.write(move.cards))
        self.picked = self.taken(move)
        self._option = move

    def pick(self, code: str) -> bool:
        """Tap a table card.  Gives True when the tap confirms a move that was settled before: play it."""
        self.refusal = None
        if not self.cards:
            return False
        settled = self.move
        if settled is not None and code in self.taken(settled):
            return True
        if code in self.picked:
            self.picked = [other for other in self.picked if other != code]
        elif self._with(self.picked + [code]):
            self.picked = self.picked + [code]
        elif self._with([code]):
            self.picked = [code]
        else:
            self._refuse(self.cards, self.picked + [code])
            return False
        self._option = None
        return False

    def _move(self, names: list[str], taken: list[str]) -> Move:
        pack = self.game.pack
        return Move(self.kind, tuple(sorted(pack.read(codes_of(names)))), tuple(sorted(pack.read(taken))))

    def _refuse(self, names: list[str], taken: list[str]) -> None:
        self.refusal = self.deal.refusal(self._move(names, taken))
