"""Declaring trumps: the rows that can be chosen from, and what each of them would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

from ..names import code_of, names_of
from .choice import Choice

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game, Refusal

DECLARE, PASS = "declare", "pass"


class Row:
    """One row of the panel: to declare with these cards, or to pass.

    `trump` is the suit that would be trumps ("" for none), `trumps` how many of them the hand would hold,
    `dealer` who would deal; `refusal` is why it is not allowed.  A pass has no cards.
    """

    __slots__ = ("cards", "trump", "trumps", "dealer", "refusal")

    def __init__(self, shown: dict[str, Any], refusal: Refusal | None) -> None:
        self.cards: list[str] = shown["cards"]
        self.trump: str = shown["trump"]
        self.trumps: int = shown["trumps"]
        self.dealer: int = shown["dealer"]
        self.refusal = refusal


class Declaring(Choice):
    """A choice of what to declare with, or to pass.

    `declared` is the declaration to beat and `said` all that was said before, as the view has them;
    `last_word` is whether a pass ends the declaring, `settles_dealer` whether who deals still hangs on it;
    `passing` is whether passing is what is chosen.
    """

    __slots__ = ("declared", "said", "last_word", "settles_dealer", "passing", "_declarable", "_pass")

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        super().__init__(game, view, deal, moves)
        self.kind = DECLARE
        self.wanted = 0
        self.dropped = False
        self.declared: dict[str, Any] | None = view["declared"]
        self.said: list[dict[str, Any]] = view["declarations"]
        self.last_word: bool = view["pass_settles"]
        self.settles_dealer: bool = not view["dealer_settled"]
        self.passing = False
        self._declarable = [
            Row(shown, self._refusal(shown["cards"])) for shown in view["declarable"] + self._short(view)
        ]
        self._pass = Row({"cards": [], "trump": "", "trumps": 0, "dealer": view["dealer"]}, None)

    def _refusal(self, codes: list[str]) -> Refusal | None:
        return self.deal.refusal(self._move(names_of(codes), []))

    def _short(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """Jokers in hand that are no pair: a row that says so."""
        jokers = [code for code in view["hand"] if not self.game.pack.suit(self.game.pack.card(code))]
        paired = any(jokers.count(code) > 1 for code in jokers)
        if not jokers or paired:
            return []
        return [{"cards": jokers, "trump": "", "trumps": 0, "dealer": view["dealer"]}]

    def rows(self) -> list[Row]:
        """One row for each suit, with what is chosen or else the strongest that is allowed; and the pass."""
        found: list[Row] = []
        for trump in self.game.pack.suits + ("",):
            rows = [row for row in self._declarable if row.trump == trump]
            allowed = [row for row in rows if row.refusal is None]
            chosen = [row for row in rows if self.chosen(row)]
            if rows:
                found.append((chosen or allowed or rows)[-1])
        return found + [self._pass]

    def chosen(self, row: Row) -> bool:
        """Whether this row is what is chosen."""
        if not row.cards:
            return self.passing
        return bool(self.cards) and sorted(row.cards) == sorted([code_of(name) for name in self.cards])

    def row(self) -> Row | None:
        """The row that is chosen."""
        found = [row for row in self.rows() if self.chosen(row)]
        return found[0] if found else None

    def playable(self, name: str) -> bool:
        """See `Choice.playable`.  Before trumps are fixed nothing else is asked: nothing is hatched."""
        return True

    def choose_row(self, row: Row) -> None:
        """Choose what a row says, or hear why it is not allowed."""
        self.refusal = row.refusal
        if row.refusal is None:
            self.cards = names_of(row.cards)
            self.passing = not row.cards

    def choose_card(self, name: str) -> None:
        """See `Choice.choose_card`.  A second tap shows both copies, or lowers what is shown."""
        code = code_of(name)
        rows = [row for row in self._declarable if code in row.cards]
        shown = len(self.cards) if any(code_of(card) == code for card in self.cards) else 0
        larger = [row for row in rows if len(row.cards) > shown and row.refusal is None]
        if larger:
            self.choose_row(larger[0])
        elif shown:
            self.clear()
        elif rows:
            self.choose_row(rows[-1])
        else:
            self._refuse([name], [])

    def clear(self) -> None:
        """See `Choice.clear`."""
        self.refusal = None
        self.cards = []
        self.passing = False

    def choose_move(self, move: Move) -> None:
        """See `Choice.choose_move`."""
        self.clear()
        self.cards = names_of(self.game.pack.write(move.cards))
        self.passing = move.kind == PASS

    @property
    def move(self) -> Move | None:
        """See `Choice.move`."""
        if self.passing:
            return Move(PASS)
        return self._move(self.cards, []) if self.cards else None

    def offered(self) -> list[Move]:
        """See `Choice.offered`: what there is to choose from stands in the panel."""
        return []
