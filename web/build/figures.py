"""The card diagrams of the rules pages: the engine says what a card may take, and this puts it in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cardavia_core import cardset
from cardavia_core.cards import Pack
from cardavia_core.families.capturing import majority
from cardavia_core.game import message
from cardavia_core.games import load_game
from cardavia_core.games.cicera import scoring as cicera
from cardavia_core.games.scopa import scoring
from web.build import minchiate_figures, shengji_figures, trick_figures
from web.build.figure_words import names

SEATS = (0, 1)
PRIMIERA, NAPULA = message("scopa.score.primiera"), message("cicera.score.napula")
SOLE_WAY = "✓"


def diagrams(slug: str) -> dict[str, Any]:
    """The diagrams that the rules page of a game can ask for, by their names in pages/figures.html.

    Minchiate has more of its own, in pages/minchiate_figures.html.
    """
    own = minchiate_figures.diagrams() if slug == "minchiate" else {}
    return own | {
        "capture_figure": partial(capture_figure, slug),
        "primiera_figure": primiera_figure,
        "primiera_exercise": partial(line_exercise, PRIMIERA),
        "napula_figure": napula_figure,
        "suit_figure": trick_figures.suit_figure,
        "points_figure": trick_figures.points_figure,
        "trick_figure": partial(trick_figures.trick_figure, load_game(slug)),
        "hand_figure": partial(trick_figures.hand_figure, load_game(slug)),
        "discard_figure": trick_figures.discard_figure,
        "ranking_figure": shengji_figures.ranking_figure,
        "declarations_figure": shengji_figures.declarations_figure,
        "lead_figure": shengji_figures.lead_figure,
        "follow_figure": shengji_figures.follow_figure,
        "plays_figure": shengji_figures.plays_figure,
        "bury_figure": shengji_figures.bury_figure,
        "kitty_figure": shengji_figures.kitty_figure,
        "result_rows": shengji_figures.result_rows,
    }


@dataclass(frozen=True)
class TableCard:
    """A card on the table; `tag` names the captures it belongs to: A, B ..., a tick if there is one only."""

    code: str
    tag: str


@dataclass(frozen=True)
class Way:
    """Cards that may be taken together, and the bonuses for it, as keys of their names."""

    tag: str
    cards: tuple[str, ...]
    bonuses: tuple[str, ...]

    def reckoned(self, t: Callable[..., str]) -> str:
        """The bonuses and what they come to, a point each: `Scùa + Picada = 2`."""
        bonuses = " + ".join(t(bonus) for bonus in self.bonuses)
        return f"{bonuses} = {len(self.bonuses)}" if bonuses else "0"


@dataclass(frozen=True)
class Capture:
    """A card played, the table before it, and every way to take that the engine allows.

    `optional` says that it may also be left, `just_left` which card the player before has left ("": none),
    `exercise` is what the page needs to let the reader play it.
    """

    pack: Pack
    played: str
    table: tuple[TableCard, ...]
    ways: tuple[Way, ...]
    scopa: bool
    optional: bool
    just_left: str
    exercise: dict[str, Any]

    @property
    def scoring(self) -> tuple[Way, ...]:
        """The ways, if at least one of them scores a bonus."""
        return self.ways if any(way.bonuses for way in self.ways) else ()

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        played = t(self.pack.card_key(self.played))
        table = names(t, self.pack, [card.code for card in self.table])
        said = [t(message("rules.figure.table"), cards=table)]
        if self.just_left:
            left = t(self.pack.card_key(self.just_left))
            said.append(t(message("rules.figure.just_left"), card=left))
        said += [self._way_in_words(t, played, way) for way in self.ways]
        if not self.ways:
            said.append(t(message("rules.figure.lays"), card=played))
        elif self.optional:
            said.append(t(message("rules.figure.may_leave"), card=played))
        if self.scopa:
            said.append(t(message("rules.figure.scopa")))
        return " ".join(said)

    def _way_in_words(self, t: Callable[..., str], played: str, way: Way) -> str:
        cards = names(t, self.pack, way.cards)
        if not way.bonuses:
            return t(message("rules.figure.takes"), card=played, cards=cards)
        bonuses = ", ".join(t(bonus) for bonus in way.bonuses)
        return t(message("rules.figure.scores"), card=played, cards=cards, bonuses=bonuses)


def capture_figure(
    slug: str, table: list[str], played: str, last: bool = False, just_left: str = ""
) -> Capture:
    """What the card may take from this table.

    `last` makes it the last card of the deal, in a game with a stock; `just_left` is the card on the table
    that the player before has left there.
    """
    game = load_game(slug)
    unseen = [code for code in game.pack.codes if code not in {*table, played}]
    # It is not the last card unless it is said to be: there is a stock, or the others hold a card each.
    stock = slug == "scopa"
    held: list[list[str]] = [[] if stock else [code] for code in unseen[: game.seats - 1]]
    position: dict[str, Any] = {"hands": [[played], *held], "table": table, "dealer": 0, "turn": 0}
    if stock:
        position["stock"] = [] if last else unseen
    if just_left:
        position["last_placed"] = just_left
    deal = game.position(position)
    moves = deal.moves()
    takes = [(move, [code for code in table if code in game.pack.write(move.taken)]) for move in moves]
    takes = [take for take in takes if take[1]]
    takes.sort(key=lambda take: [len(take[1]), *(table.index(code) for code in take[1])])
    tags = [SOLE_WAY] if len(takes) == 1 else [chr(ord("A") + place) for place in range(len(takes))]
    ways = tuple(
        Way(tag, tuple(codes), tuple(deal.bonuses(move)))
        for tag, (move, codes) in zip(tags, takes, strict=True)
    )
    optional = any(not move.taken for move in moves)
    scopa = False
    if len(takes) == 1:
        scopa = any(event.kind == "scopa" for beat in deal.play(takes[0][0]) for event in beat)
    shown = tuple(TableCard(code, _tag(code, ways)) for code in table)
    return Capture(game.pack, played, shown, ways, scopa, optional, just_left, {"position": position})


def _tag(code: str, ways: Sequence[Way]) -> str:
    return " ".join(way.tag for way in ways if code in way.cards)


@dataclass(frozen=True)
class Primiera:
    """The best cards of one pile and what they count; `total` is None where a suit is missing."""

    cards: tuple[tuple[str, int], ...]
    total: int | None
    wins: bool

    def words(self, t: Callable[..., str]) -> str:
        """The row in words."""
        pack = scoring.PACK
        sum_of_values = " + ".join(f"{t(pack.card_key(code))} ({worth})" for code, worth in self.cards)
        return f"{sum_of_values} = {self.total}"


def primiera_figure(piles: list[list[str]]) -> list[Primiera]:
    """The primiera of two piles, counted and compared by the engine's own scoring."""
    pack = scoring.PACK
    sets = [cardset.of(pack.read(pile)) for pile in piles]
    totals = [scoring.primiera(pile) for pile in sets]
    points = majority(totals)
    return [
        Primiera(
            tuple((pack.code(card), scoring.PRIMIERA[card]) for card in scoring.best_cards(sets[side])),
            totals[side],
            points[side] == 1,
        )
        for side in SEATS
    ]


def line_exercise(line: str, piles: list[list[str]]) -> dict[str, Any]:
    """What the page needs to ask which cards of the first pile count for a line of the score."""
    return {"position": {"piles": piles, "turn": None}, "line": line, "shown": piles[0]}


@dataclass(frozen=True)
class Napula:
    """The Swords of a pile, each with whether it belongs to the run, and what the run scores."""

    cards: tuple[tuple[str, bool], ...]
    points: int
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        cards = names(t, cicera.PACK, [code for code, _ in self.cards])
        return t(message("rules.figure.napula"), cards=cards, points=self.points)


def napula_figure(pile: list[str]) -> Napula:
    """The napula of a pile, found by the engine's own scoring."""
    pack = cicera.PACK
    points = cicera.napula(cardset.of(pack.read(pile)))
    run = pack.write(cicera.RUN[:points])
    return Napula(tuple((code, code in run) for code in pile), points, line_exercise(NAPULA, [pile, []]))
