"""The pages: every template in every language."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from cardavia_core.games import SLUGS, load_game
from web.build import figures
from web.build.catalogues import english_notes
from web.build.desk import progress
from web.build.games import GAMES, SIDES, GamePage
from web.build.ladder import PLAYERS, UNITS, measurements, number_formats
from web.build.leaflets import size_of
from web.build.text import SOURCE, Catalogue, Language, languages, read_catalogue
from web.build.words import marker
from web.decks import Deck, draw, symbol_id
from web.decks.signs.french import OUTLINES
from web.decks.suits import FRENCH
from web.table import strength
from web.table.texts import SEATS

WEB = Path(__file__).resolve().parent.parent
PAGES = WEB / "pages"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
# PyScript compiles its hooks with Function; Pyodide and MicroPython compile WebAssembly.
PYTHON_POLICY = POLICY | {"script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'", "worker-src": "'self'"}
STYLES = {"wide": ("wide", "prompts"), "fola": ("fola", "prompts")}
"""The styles of a cloth beside those of all tables."""
READING = ("tokens", "page", "writing")
"""The styles of a page to read."""
# Texts that only the pages without a table, or the terminal, show: they stay off the table.
NOT_AT_THE_TABLE = (
    "desk.",
    "fair.",
    "home.",
    "language.",
    "live.",
    "page.",
    "record.",
    "rules.",
    "sliders.",
    "terminal.",
)

LIVE_TEXTS: tuple[str, ...] = ("card.", "live.", "log.", "move.", "rank.", "rules.figure.", "seat.", "side.")
LIVE_TEXTS += (
    "slip.button.",
    "slip.rule",
    "suit.",
    "table.close",
    "table.your_hand",
    "tray.none",
    "tray.points",
    "tricks.",
)
"""The texts that a live figure of any game may show, beside the game's own."""


def build_pages(dist: Path, origin: str | None = None) -> None:
    """Write every page; with an origin the addresses in their heads are absolute."""
    site = Site(dist, origin)
    site.write_root()
    site.write_desk()
    site.write_decks()
    for language in site.languages:
        site.write_home(language)
        site.write_fair(language)
        for slug in SLUGS:
            site.write_rules(language, GAMES[slug])
            site.write_leaflet(language, GAMES[slug])
            site.write_table(language, GAMES[slug])


class Site:
    """What all pages have in common while they are written."""

    def __init__(self, dist: Path, origin: str | None) -> None:
        self.dist = dist
        self.origin = origin.rstrip("/") + "/" if origin else None
        self.languages = languages()
        self.catalogues = {language.code: read_catalogue(language) for language in self.languages}
        self.decks = {slug: draw(load_game(slug).pack.slug, ICONS) for slug in SLUGS}
        self.jinja = Environment(
            loader=FileSystemLoader(PAGES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self.jinja.filters["rich"] = rich
        drawings = tomllib.loads((PAGES / "icons.toml").read_text(encoding="utf-8"))
        emblems = drawings.pop("emblem")
        self.jinja.globals |= {
            "icons": {name: Markup(drawing) for name, drawing in drawings.items()},
            "emblems": {name: Markup(drawing) for name, drawing in emblems.items()},
            "languages": self.languages,
            "games": [GAMES[slug] for slug in SLUGS],
            "t_in": lambda language, key, **arguments: self.catalogues[language.code].t(key, **arguments),
        }

    def write_root(self) -> None:
        """The root page, in English as far as it has words of its own."""
        english = next(language for language in self.languages if language.code == SOURCE)
        self._write("", "", "root.html", english, "", styles=READING)

    def write_desk(self) -> None:
        """What is open in each language, told in all of them, and in English where none is named."""
        english = english_notes()
        shown = [progress(language, english) for language in self.languages if language.code != SOURCE]
        for language in self.languages:
            for folder in (f"{language.code}/", "") if language.code == SOURCE else (f"{language.code}/",):
                self._write(
                    f"{folder}translations/",
                    "translations/",
                    "translations.html",
                    language,
                    "",
                    styles=(*READING[:-1], "desk", "writing"),
                    progress=shown,
                    english=english,
                )

    def write_home(self, language: Language) -> None:
        """The home page of a language."""
        self._write(language.code + "/", "", "home.html", language, "", styles=READING)

    def sprite(self, slug: str) -> str:
        """The pictures of all cards of a game, and of their back."""
        rules = load_game(slug)
        return self.decks[slug].sprite(["back", *rules.pack.write(rules.cards())])

    def write_decks(self) -> None:
        """The pictures of each game's cards in a file, for a page that asks for them when it needs them."""
        (self.dist / "decks").mkdir(parents=True, exist_ok=True)
        for slug in SLUGS:
            (self.dist / "decks" / f"{slug}.svg").write_text(self.sprite(slug), encoding="utf-8")

    def write_fair(self, language: Language) -> None:
        """How the cards are dealt, what the computer's players know, and how strong they are."""
        ladder = measurements()
        texts = self.catalogues[language.code].compile(("card.", "fair.say.", "rank.", "seat.", "suit."))
        self._write(
            f"{language.code}/fair/",
            "fair/",
            "fair.html",
            language,
            "",
            policy=PYTHON_POLICY,
            styles=("tokens", "page", "cards", "fair", "writing"),
            pyscript=self.pyscript(),
            texts=script_json(texts),
            levels=list(strength.LEVELS),
            best=strength.BEST,
            names=strength.NAMES,
            about=strength.ABOUT,
            players=defaultdict(str, PLAYERS),
            units=UNITS,
            ladder=[(GAMES[slug], [one for one in ladder if one.game == slug]) for slug in SLUGS],
            measured=bool(ladder),
            formats=number_formats(language),
        )

    def write_rules(self, language: Language, game: GamePage) -> None:
        """The rules of a game: the cards that its diagrams show, and Python only when it is asked for."""
        words = load_game(game.slug).words
        self._write_sentences(
            "rules",
            language,
            game,
            policy=PYTHON_POLICY,
            styles=("tokens", "page", "cards", "live", "words", "writing"),
            words=words,
            marked=marker(words, rich),
            sources=game.sources,
        )
        texts = self.catalogues[language.code].compile((*LIVE_TEXTS, f"{game.slug}."))
        target = self.dist / language.code / "rules" / game.slug / "live.json"
        target.write_text(texts, encoding="utf-8")

    def write_leaflet(self, language: Language, game: GamePage) -> None:
        """Its rules on one page, to print."""
        self._write_sentences(
            "leaflet",
            language,
            game,
            styles=("tokens", "page", "cards", "leaflet", "writing"),
            leaflet=game.leaflet,
            size_of=size_of,
        )

    def _write_sentences(self, frame: str, language: Language, game: GamePage, **context: Any) -> None:
        """The sentences of the rules of a game, in a frame that says which of them are shown, and how."""
        cards = CardsShown(self.decks[game.slug])
        path = f"{frame}/{game.slug}/"
        self._write(
            f"{language.code}/{path}",
            path,
            f"rules/{game.slug}.html",
            language,
            game.slug,
            frame=f"{frame}.html",
            name=game.name,
            subtitle=game.subtitle,
            lead=game.rules_lead,
            symbol=cards.symbol,
            sprite=cards.sprite,
            **figures.diagrams(game.slug),
            **context,
        )

    def pyscript(self) -> str:
        """The name of PyScript's main file, which core.js only points to."""
        return next((WEB / "node_modules" / "@pyscript" / "core" / "dist").glob("core-*.js")).name

    def write_table(self, language: Language, game: GamePage) -> None:
        """The table of a game."""
        rules = load_game(game.slug)
        self._write(
            f"{language.code}/{game.slug}/",
            f"{game.slug}/",
            "table.html",
            language,
            game.slug,
            policy=PYTHON_POLICY,
            styles=("tokens", "table", "cards", "sheets", "modes", "advice", "review", "guide", "words")
            + (("four",) if rules.seats == 4 else ())
            + STYLES.get(game.board, ())
            + ("writing",),
            name=game.name,
            short=game.short,
            words=rules.words,
            board=game.board,
            figures=game.figures,
            switches=[(switch, rules.options[switch.name]) for switch in game.switches],
            levels=[(level, strength.NAMES[level], strength.ABOUT[level]) for level in strength.LEVELS],
            teams=rules.teams,
            seats=SEATS[rules.seats],
            sides=SIDES[rules.seats],
            suits=[(suit.letter, OUTLINES[suit.name]) for suit in FRENCH],
            pyscript=self.pyscript(),
            sprite=Markup(self.sprite(game.slug)),
            card_height=self.decks[game.slug].height,
            texts=table_texts(self.catalogues[language.code], game.slug),
        )

    def _write(
        self,
        folder: str,
        path: str,
        template: str,
        language: Language,
        game: str,
        *,
        policy: dict[str, str] = POLICY,
        **context: object,
    ) -> None:
        """Render one page. `path` is what follows the language: the same in every language."""
        catalogue = self.catalogues[language.code]
        root = "../" * folder.count("/")
        page = self.jinja.get_template(template).render(
            language=language,
            game=game,
            root=root,
            path=path,
            t=catalogue.t,
            tn=catalogue.tn,
            policy="; ".join(f"{name} {value}" for name, value in policy.items()),
            canonical=self._address(root, folder),
            alternates=list(self._alternates(root, path)),
            **context,
        )
        target = self.dist / folder / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page, encoding="utf-8")

    def _address(self, root: str, folder: str) -> str:
        return (self.origin or root or "./") + folder

    def _alternates(self, root: str, path: str) -> Iterable[tuple[str, str]]:
        """The page in every language; whoever reads none of them gets the root, or else English."""
        for language in self.languages:
            yield language.code, self._address(root, f"{language.code}/{path}")
        yield "x-default", self._address(root, f"{SOURCE}/{path}" if path else "")


class CardsShown:
    """The cards that a page turns out to show: their symbols are put into it, and no others."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._codes: dict[str, None] = {}

    def symbol(self, code: str) -> str:
        """The id of a card's symbol, which the page will then carry."""
        self._codes[code] = None
        return symbol_id(code)

    def sprite(self) -> Markup:
        """The symbols of the cards shown so far."""
        return Markup(self._deck.sprite(self._codes))


def table_texts(catalogue: Catalogue, slug: str) -> Markup:
    """The texts that the table of a game needs, as JSON."""
    others = tuple(f"{other}." for other in SLUGS if other != slug)
    prefixes = {key.partition(".")[0] + "." for key in catalogue.english}
    wanted = [prefix for prefix in sorted(prefixes) if not prefix.startswith(NOT_AT_THE_TABLE + others)]
    return script_json(catalogue.compile(wanted))


def script_json(text: str) -> Markup:
    """JSON that is safe inside a script element."""
    return Markup(text.replace("<", "\\u003c"))


def rich(text: str) -> Markup:
    """The two marks that a text may carry: `_scopa_` for an Italian word, `*must*` for emphasis."""
    marked = re.sub(r"_([^_]+)_", r'<i lang="it">\1</i>', str(escape(text)))
    return Markup(re.sub(r"\*([^*]+)\*", r"<b>\1</b>", marked))
