"""The card diagrams of the rules pages: the engine says what a card may take, and this puts it in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardavia_core import cardset
from cardavia_core.game import message
from cardavia_core.games import load_game
from cardavia_core.games.scopa import scoring

SEATS = (0, 1)
SOLE_WAY = "✓"


@dataclass(frozen=True)
class TableCard:
    """A card on the table; `tag` names the captures it belongs to: A, B ..., a tick if there is one only."""

    code: str
    tag: str


@dataclass(frozen=True)
class Capture:
    """A card played, the table before it, and every way to take that the engine allows."""

    played: str
    table: tuple[TableCard, ...]
    ways: tuple[tuple[str, ...], ...]
    scopa: bool

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""

        def names(codes: Sequence[str]) -> str:
            return ", ".join(t(f"card.{code}") for code in codes)

        played = t(f"card.{self.played}")
        said = [t(message("rules.figure.table"), cards=names([card.code for card in self.table]))]
        said += [t(message("rules.figure.takes"), card=played, cards=names(way)) for way in self.ways]
        if not self.ways:
            said.append(t(message("rules.figure.lays"), card=played))
        if self.scopa:
            said.append(t(message("rules.figure.scopa")))
        return " ".join(said)


def capture_figure(slug: str, table: list[str], played: str, last: bool = False) -> Capture:
    """What the card may take from this table; `last` makes it the last card of the deal."""
    game = load_game(slug)
    seen = {*table, played}
    stock = [] if last else [code for code in game.pack.codes if code not in seen]
    deal = game.position({"hands": [[played], []], "table": table, "stock": stock, "dealer": 0, "turn": 0})
    moves = [move for move in deal.moves() if move.taken]
    ways = tuple(tuple(code for code in table if code in game.pack.write(move.taken)) for move in moves)
    ways = tuple(sorted(ways, key=lambda way: [len(way), *(table.index(code) for code in way)]))
    scopa = False
    if len(moves) == 1:
        scopa = any(event.kind == "scopa" for beat in deal.play(moves[0]) for event in beat)
    return Capture(played, tuple(TableCard(code, _tag(code, ways)) for code in table), ways, scopa)


def _tag(code: str, ways: Sequence[Sequence[str]]) -> str:
    if len(ways) == 1:
        return SOLE_WAY if code in ways[0] else ""
    return " ".join(chr(ord("A") + place) for place, way in enumerate(ways) if code in way)


@dataclass(frozen=True)
class Primiera:
    """The best cards of one pile and what they count; `total` is None where a suit is missing."""

    cards: tuple[tuple[str, int], ...]
    total: int | None
    wins: bool

    def words(self, t: Callable[..., str]) -> str:
        """The row in words."""
        sum_of_values = " + ".join(f"{t(f'card.{code}')} ({worth})" for code, worth in self.cards)
        return f"{sum_of_values} = {self.total}"


def primiera_figure(piles: list[list[str]]) -> list[Primiera]:
    """The primiera of two piles, counted and compared by the engine's own scoring."""
    pack = scoring.PACK
    sets = [cardset.of(pack.read(pile)) for pile in piles]
    totals = [scoring.primiera(pile) for pile in sets]
    points = scoring.majority(totals)
    return [
        Primiera(
            tuple((pack.code(card), scoring.PRIMIERA[card]) for card in scoring.best_cards(sets[side])),
            totals[side],
            points[side] == 1,
        )
        for side in SEATS
    ]
