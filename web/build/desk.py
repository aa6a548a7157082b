"""The translators' desk: how far each language has come, for the page that shows it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from web.build.catalogues import read_entries
from web.build.text import LOCALES, Language

DOUBT = re.compile(r"""^(?P<term>"[^"]+"|[^=#]+?)\s*=\s*(?P<word>[^#]+?)\s*#(?P<why>.*fuzzy-term.*)$""")


@dataclass(frozen=True)
class Doubt:
    """A word of a glossary that a player who speaks the language should look at."""

    term: str
    word: str
    why: str


@dataclass(frozen=True)
class Progress:
    """One language: its texts, the keys of those that are still open, and its words in doubt."""

    language: Language
    total: int
    open: tuple[str, ...]
    doubts: tuple[Doubt, ...]

    @property
    def done(self) -> int:
        """How many texts are there."""
        return self.total - len(self.open)


def progress(language: Language, english: Collection[str], folder: Path = LOCALES) -> Progress:
    """How far a language has come with the keys of English; a text marked as fuzzy is open again."""
    entries = read_entries(language.code, folder)
    still_open = tuple(
        key
        for key in sorted(english)
        if key not in entries or entries[key].fuzzy or not all(entries[key].texts)
    )
    glossary = (folder / language.code / "glossary.toml").read_text(encoding="utf-8")
    return Progress(language, len(english), still_open, tuple(doubts(glossary)))


def doubts(glossary: str) -> list[Doubt]:
    """The terms that a glossary marks with `# fuzzy-term`, with the reason where it gives one."""
    found = []
    for line in glossary.splitlines():
        if match := DOUBT.match(line):
            words = re.findall(r'"([^"]+)"', match["word"])
            why = "; ".join(
                part.strip() for part in re.split("[,;]? *fuzzy-term *[,;]?", match["why"]) if part.strip()
            )
            found.append(Doubt(match["term"].strip('"'), ", ".join(words), why))
    return found
