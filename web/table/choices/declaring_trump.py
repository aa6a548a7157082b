"""Declaring trumps: one row for each suit that could be trumps, and the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move

from ..names import code_of, names_of
from .declaring import PASS, Declaring, Row

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game, Refusal


class TrumpRow(Row):
    """To declare with these cards, or to pass.

    `trump` is the suit that would be trumps ("" for none), `trumps` how many of them the hand would hold,
    `dealer` who would deal.  A pass has no cards.
    """

    __slots__ = ("trump", "trumps", "dealer")

    def __init__(self, shown: dict[str, Any], refusal: Refusal | None) -> None:
        super().__init__(shown["cards"], refusal)
        self.trump: str = shown["trump"]
        self.trumps: int = shown["trumps"]
        self.dealer: int = shown["dealer"]


class DeclaringTrump(Declaring):
    """A choice of what to declare with, or to pass.

    `declared` is the declaration to beat and `said` all that was said before, as the view has them;
    `last_word` is whether a pass ends the declaring, `settles_dealer` whether who deals still hangs on it;
    `passing` is whether passing is what is chosen.
    """

    __slots__ = ("declared", "said", "last_word", "settles_dealer", "passing", "_declarable", "_pass")

    def __init__(self, game: Game, view: dict[str, Any], deal: Deal, moves: list[Move]) -> None:
        super().__init__(game, view, deal, moves)
        self.declared: dict[str, Any] | None = view["declared"]
        self.said: list[dict[str, Any]] = view["declarations"]
        self.last_word: bool = view["pass_settles"]
        self.settles_dealer: bool = not view["dealer_settled"]
        self.passing = False
        self._declarable = [
            TrumpRow(shown, self._refusal(shown["cards"])) for shown in view["declarable"] + self._short(view)
        ]
        self._pass = TrumpRow({"cards": [], "trump": "", "trumps": 0, "dealer": view["dealer"]}, None)

    def _refusal(self, codes: list[str]) -> Refusal | None:
        return self.deal.refusal(self._move(names_of(codes), []))

    def _short(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """Jokers in hand that are no pair: a row that says so."""
        jokers = [code for code in view["hand"] if not self.game.pack.suit(self.game.pack.card(code))]
        paired = any(jokers.count(code) > 1 for code in jokers)
        if not jokers or paired:
            return []
        return [{"cards": jokers, "trump": "", "trumps": 0, "dealer": view["dealer"]}]

    def rows(self) -> list[TrumpRow]:
        """One row for each suit, with what is chosen or else the strongest that is allowed; and the pass."""
        found: list[TrumpRow] = []
        for trump in self.game.pack.suits + ("",):
            rows = [row for row in self._declarable if row.trump == trump]
            allowed = [row for row in rows if row.refusal is None]
            chosen = [row for row in rows if self._chosen(row)]
            if rows:
                found.append((chosen or allowed or rows)[-1])
        return found + [self._pass]

    def _chosen(self, row: TrumpRow) -> bool:
        if not row.cards:
            return self.passing
        return bool(self.cards) and sorted(row.cards) == sorted([code_of(name) for name in self.cards])

    def chosen_rows(self) -> list[int]:
        """See `Declaring.chosen_rows`: one at most."""
        return [number for number, row in enumerate(self.rows()) if self._chosen(row)]

    def row(self) -> TrumpRow | None:
        """The row that is chosen."""
        rows = self.rows()
        chosen = self.chosen_rows()
        return rows[chosen[0]] if chosen else None

    def choose_row(self, number: int) -> None:
        """See `Declaring.choose_row`."""
        self._choose(self.rows()[number])

    def _choose(self, row: TrumpRow) -> None:
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
            self._choose(larger[0])
        elif shown:
            self.clear()
        elif rows:
            self._choose(rows[-1])
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
