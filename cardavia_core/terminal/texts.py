"""Sentences for the terminal, read from `locales/` beside the package: a small reader of PO files."""

from __future__ import annotations

import ast
import gettext
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..game import Refusal, message

if TYPE_CHECKING:
    from ..game import Event, Game

LOCALES = Path(__file__).resolve().parents[2] / "locales"
SOURCE = "en"
LONGEST_SHOWN = 80
WRITTEN_BY_OTHERS = ("text", "name")
STATEMENT = re.compile(r'(msgid_plural|msgid|msgstr(?:\[(\d)\])?)?\s*(".*")$')


def languages() -> list[str]:
    """The languages that have a catalogue; English is always among them."""
    return sorted({SOURCE} | {file.parent.name for file in LOCALES.glob("*/ui.po")})


class Catalogue:
    """The texts of one PO file: by key, the plural forms in a list (one entry where there are none)."""

    def __init__(self, text: str) -> None:
        self.texts: dict[str, list[str]] = {}
        self.plural: Callable[[int], int] = lambda n: int(n != 1)
        for entry in re.split(r"\n\s*\n", text.replace("\r", "")):
            self._read(entry)
        header = re.search(r"plural=([^;\n]+)", self.texts.pop("", [""])[0])
        if header:
            self.plural = gettext.c2py(header.group(1))

    def _read(self, entry: str) -> None:
        key, forms, into = "", [], None
        for line in entry.split("\n"):
            found = STATEMENT.match(line)
            if found is None:
                if line.startswith("#,") and "fuzzy" in line:
                    return
                continue
            into = found.group(1) or into
            value = ast.literal_eval(found.group(3))
            if into == "msgid":
                key += value
            elif into is not None and into.startswith("msgstr"):
                if found.group(1):
                    forms.append("")
                forms[-1] += value
        if any(forms):
            self.texts[key] = forms

    def find(self, key: str, n: int) -> str | None:
        """The text of a key, in the form for `n`."""
        forms = self.texts.get(key)
        return forms[min(self.plural(n), len(forms) - 1)] if forms else None


def shown(text: str) -> str:
    """What somebody wrote, fit for a terminal: no control characters, and no more than a line of it."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text)
    return plain if len(plain) <= LONGEST_SHOWN else plain[:LONGEST_SHOWN] + "…"


class Texts:
    """Sentences in one language; what it lacks is said in English, and what English lacks by its key.

    `you` is the person's seat, `game` the game that is spoken of: its pack names the cards.
    """

    def __init__(self, language: str = SOURCE, you: int | None = None, game: Game | None = None) -> None:
        self.you, self.game = you, game
        files = [LOCALES / name / "ui.po" for name in dict.fromkeys([language, SOURCE])]
        self._catalogues = [Catalogue(file.read_text(encoding="utf-8")) for file in files if file.exists()]

    def say(self, key: str, **arguments: object) -> str:
        """The sentence behind a key, its arguments written out as their names ask for."""
        n = arguments.get("n")
        n = n if isinstance(n, int) else 0
        found = [text for text in (catalogue.find(key, n) for catalogue in self._catalogues) if text]
        if not found:
            return " ".join([key, *(self._written(name, arguments[name]) for name in sorted(arguments))])
        text = found[0]
        for name, value in arguments.items():
            if "{" + name + "}" in text:
                text = text.replace("{" + name + "}", self._written(name, value))
        return text

    def _written(self, name: str, value: object) -> str:
        if isinstance(value, list):
            return self.together(value)
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, int) and name.endswith("seat"):
            return self.seat(value)
        if isinstance(value, int) and name.endswith("team"):
            return self.team(value)
        if name.endswith("suit"):
            return self.suit(str(value))
        if name.endswith("card"):
            return self.card(str(value))
        if name.endswith("level"):
            return self.say("rank." + str(value))
        return shown(str(value)) if name in WRITTEN_BY_OTHERS else str(value)

    def card(self, code: str) -> str:
        """The name of a card."""
        pack = self.game.pack if self.game is not None else None
        key = pack.card_key(code) if pack is not None and pack.has(code) else "card." + code
        name = self.say(key)
        return code if name == key else name

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        return self.say(self.game.pack.suit_key(suit) if self.game is not None else "suit." + suit)

    def cards(self, codes: list[str]) -> str:
        """The names of several cards that have nothing to do with each other."""
        return ", ".join(self.card(code) for code in codes) or "–"

    def together(self, codes: list[str]) -> str:
        """The names of several cards that are played or shown as one."""
        return " + ".join(self.card(code) for code in codes)

    def seat(self, seat: int) -> str:
        """What a seat is called: the person's own, or by its number."""
        return self.say("seat.you") if seat == self.you else self.say("terminal.seat", number=seat)

    def team(self, team: int) -> str:
        """What a side is called: of two players by its player, of four as the person sees it."""
        if self.game is not None and self.game.seats == len(set(self.game.teams)):
            return self.seat(self.game.teams.index(team))
        if self.game is None or self.you is None:
            return self.say(message("terminal.team"), number=team)
        yours = self.game.teams[self.you] == team
        return self.say(message("team.yours") if yours else message("team.theirs"))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return self.say(refusal.message, **refusal.arguments)

    def event(self, game: Game, event: Event) -> str:
        """The sentence of an event, "" where there is nothing to say."""
        if not event.message:
            return ""
        codes = game.pack.write(event.cards)
        card = codes[0] if codes else ""
        told = self.say(event.message, card=card, cards=codes[1:], played_cards=codes, n=event.amount)
        return self.say("log.entry", seat=event.seat, sentence=told)
