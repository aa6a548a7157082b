"""What the pages say about each game, and which cloth its table has."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia_core.game import message


@dataclass(frozen=True)
class Switch:
    """A rule switch in the menu: the option's name and the key of its label.

    `values` are the keys of what the option's values mean, in its order; none where a number says it all.
    """

    name: str
    label: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Leaflet:
    """What of a rules page stands on the leaflet: the sections and sentences it does without, by their ids,
    and the sentences whose first diagram is printed.
    """

    without: tuple[str, ...]
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True)
class GamePage:
    """The keys of what the home page and the head of the rules page say about a game.

    `short` is its name where there is little room.
    `board` is the template of its cloth, in pages/boards; `figures` are the names and labels of what each
    side has so far, as the layout of the game (web/table/layouts.py) counts it; `switches` are the rules
    that can be chosen for the next match; `sources` are the names and addresses of pages to read more on;
    `leaflet` is what of the rules is printed on one page.
    """

    slug: str
    name: str
    short: str
    facts: str
    lead: str
    subtitle: str
    rules_lead: str
    board: str
    figures: tuple[tuple[str, str], ...]
    leaflet: Leaflet
    switches: tuple[Switch, ...] = ()
    sources: tuple[tuple[str, str], ...] = ()


SIDES = {
    2: (message("seat.you"), message("seat.opponent")),
    4: (message("side.ours"), message("side.theirs")),
}
"""What the two sides of a score are called, by the number of seats."""

GAMES = {
    "scopa": GamePage(
        "scopa",
        message("home.scopa.name"),
        message("home.scopa.name"),
        message("home.scopa.facts"),
        message("home.scopa.lead"),
        message("rules.scopa.subtitle"),
        message("rules.scopa.lead"),
        "two",
        (
            ("match", message("table.match")),
            ("scope", message("scopa.score.scope")),
            ("cards", message("table.cards_taken")),
        ),
        Leaflet(("differences",), ("turn.sum", "scoring.primiera")),
        (Switch("target", message("switch.target")),),
        sources=(
            ("pagat.com: Scopa", "https://www.pagat.com/fishing/scopa.html"),
            ("Wikipedia: Scopa", "https://en.wikipedia.org/wiki/Scopa"),
        ),
    ),
    "cicera": GamePage(
        "cicera",
        message("home.cicera.name"),
        message("home.cicera.name"),
        message("home.cicera.facts"),
        message("home.cicera.lead"),
        message("rules.cicera.subtitle"),
        message("rules.cicera.lead"),
        "four",
        (("bonus", message("table.bonus")), ("cards", message("table.cards_taken"))),
        Leaflet(("differences",), ("bonuses.picada", "scoring.napula")),
        sources=(
            ("pagat.com: Cicera", "https://www.pagat.com/fishing/cicera.html"),
            ("Wikipedia: Cicera", "https://en.wikipedia.org/wiki/Cicera"),
            ("Wikipedia: Cicera bigia", "https://it.wikipedia.org/wiki/Cicera_bigia"),
        ),
    ),
    "minchiate": GamePage(
        "minchiate",
        message("home.minchiate.name"),
        message("home.minchiate.name"),
        message("home.minchiate.facts"),
        message("home.minchiate.lead"),
        message("rules.minchiate.subtitle"),
        message("rules.minchiate.lead"),
        "fola",
        (
            ("resti", message("minchiate.resti")),
            ("lead", message("minchiate.lead")),
            ("cards", message("table.cards_taken")),
        ),
        Leaflet(
            (
                "minute.cards",
                "minute.before",
                "minute.play",
                "minute.end",
                "advice",
                "trumps",
                "differences",
                "cards.total",
                "cut.pack",
                "deal.itself",
                "discards.few",
                "discards.out",
                "matto.which",
                "matto.lost",
                "resti.when",
                "deal.all",
                "deal.up",
                "discards.shown",
                "play.no_beat",
                "scoring.again",
                "sets.shared",
            ),
            ("re.no_escape",),
        ),
        (
            Switch(
                "matto_payment",
                message("switch.matto_payment"),
                (message("switch.matto_payment.always"), message("switch.matto_payment.lost")),
            ),
        ),
        sources=(
            ("pagat.com: Minchiate", "https://www.pagat.com/tarot/minchiate.html"),
            ("Germini", "http://germini.altervista.org/"),
        ),
    ),
    "piedicavallo": GamePage(
        "piedicavallo",
        message("home.piedicavallo.name"),
        message("home.piedicavallo.short"),
        message("home.piedicavallo.facts"),
        message("home.piedicavallo.lead"),
        message("rules.piedicavallo.subtitle"),
        message("rules.piedicavallo.lead"),
        "trick",
        (("card-points", message("table.card_points")), ("tricks", message("table.tricks"))),
        Leaflet(("differences",), ("cards.points", "play.follow")),
        sources=(
            ("gambiter.com: Tarocchi in Piedicavallo", "https://gambiter.com/cards/tarot/piedicavallo.html"),
        ),
    ),
    "shengji": GamePage(
        "shengji",
        message("home.shengji.name"),
        message("home.shengji.name"),
        message("home.shengji.facts"),
        message("home.shengji.lead"),
        message("rules.shengji.subtitle"),
        message("rules.shengji.lead"),
        "wide",
        (("level", message("table.level")), ("card-points", message("table.card_points"))),
        Leaflet(
            (
                "differences",
                "cards.level_for_all",
                "deal.freely",
                "deal.not",
                "deal.own",
                "deal.pass",
                "kitty.any",
                "kitty.hidden",
                "leads.level_pairs",
                "leads.no_trump",
                "leads.nothing_else",
                "levels.at_ace",
                "levels.defended",
                "levels.skip",
                "levels.taken_over",
                "scoring.to_the_end",
                "trumps.examples",
                "trumps.not_printed",
                "winning.equal",
                "winning.no_match",
            ),
            ("leads.tractor", "scoring.table"),
        ),
        (
            Switch(
                "first_dealer",
                message("switch.first_dealer"),
                (message("switch.first_dealer.first"), message("switch.first_dealer.last")),
            ),
            Switch(
                "must_defend_ace",
                message("switch.must_defend_ace"),
                (message("switch.must_defend_ace.no"), message("switch.must_defend_ace.yes")),
            ),
        ),
        sources=(
            ("pagat.com: Tractor", "https://www.pagat.com/kt5/tractor.html"),
            ("Wikipedia: Sheng ji", "https://en.wikipedia.org/wiki/Sheng_ji"),
        ),
    ),
}
"""The pages of each game by its slug."""
