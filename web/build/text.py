"""The texts of the site: catalogues in `locales/`, read for the pages and compiled for the table.

A text has a key (`scopa.refusal.equal`), never an English sentence, as its name; English is one language
among others. Each language is one folder: `ui.po` (interface, games, card names), `rules.po` (the rules
pages) and `glossary.toml` (its name, its terms, its false friends). A language is added by adding a folder.

    python3 -m web text extract     the keys that code and templates use -> locales/messages.pot
    python3 -m web text update      the same keys into every language, ready to be translated
    python3 -m web text check       what a proofreader would mark
"""

from __future__ import annotations

import functools
import gettext
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po

LOCALES = Path(__file__).resolve().parents[2] / "locales"
SOURCE = "en"
FILES = ("ui.po", "rules.po")

Text = str | dict[str, str]

WORD_JOINER, BREAK = "\N{WORD JOINER}", "\N{ZERO WIDTH SPACE}"
# Thai and Lao letters that a line can begin with: consonants, and the vowels written before them.
LINE_STARTS = "\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u0ec0-\u0ec4"
VOWELS_BEFORE = "\u0e40-\u0e44\u0ec0-\u0ec4"
UNSPACED_WORD = "\u0e01-\u0eff"

LEFT_TO_RIGHT, ON_ITS_OWN = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{FIRST STRONG ISOLATE}"
POP_ISOLATE = "\N{POP DIRECTIONAL ISOLATE}"
# A number, or a placeholder that holds one and no words.
TERM = r"(?:\d+|\{(?!\w*(?:cards?|seat|team|suit|name|names|text|what|sentence|reason)\})\w+\})"
FORMULA_OR_PLACEHOLDER = re.compile(
    rf"(?P<formula>{TERM}(?:\s[+\u2212=\u00d7:/]\s{TERM})+|[+\u2212]{TERM}|(?:\{{\w+\}}){{2,}})|\{{(?!n\}})\w+\}}"
)


@dataclass(frozen=True)
class Language:
    """A language of the site, as its glossary.toml describes it."""

    code: str
    name: str
    direction: str
    finished: bool
    glossary: dict[str, Any] = field(hash=False, compare=False)


class MissingText(KeyError):
    """A text that not even the English catalogue holds."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no text for {key!r} in locales/{SOURCE}: write it there")


@dataclass(frozen=True)
class Catalogue:
    """The texts of one language; what it lacks is taken from English."""

    language: Language
    texts: dict[str, Text]
    english: dict[str, Text]

    def text(self, key: str) -> Text:
        """The text of a key, or its plural forms by CLDR category."""
        found = self.texts.get(key) or self.english.get(key)
        if not found:
            raise MissingText(key)
        return found

    def t(self, key: str, **arguments: object) -> str:
        """The text of a key with its placeholders filled in."""
        found = self.text(key)
        return (found if isinstance(found, str) else found["other"]).format(**arguments)

    def tn(self, key: str, n: int, **arguments: object) -> str:
        """The plural form for n, with its placeholders filled in."""
        found = self.text(key)
        if not isinstance(found, str):
            found = found.get(locale_of(self.language.code).plural_form(n), found["other"])
        return found.format(n=n, **arguments)

    def compile(self, prefixes: Iterable[str]) -> str:
        """The texts whose keys begin with one of the prefixes, as JSON for a page."""
        wanted = tuple(prefixes)
        keys = sorted(key for key in self.english.keys() | self.texts.keys() if key.startswith(wanted))
        return json.dumps({key: self.text(key) for key in keys}, ensure_ascii=False, separators=(",", ":"))


def locale_of(code: str) -> Locale:
    """What Babel knows of a language, by its code as web pages write it (`it`, `zh-Hans`)."""
    return Locale.parse(code, sep="-")


def languages(folder: Path = LOCALES) -> list[Language]:
    """The languages there are, in the order of their own names."""
    found = [read_language(path.parent) for path in folder.glob("*/glossary.toml")]
    return sorted(found, key=lambda language: language.name.casefold())


def read_language(folder: Path) -> Language:
    """The language of one folder."""
    glossary = tomllib.loads((folder / "glossary.toml").read_text(encoding="utf-8"))
    locale = locale_of(folder.name)
    return Language(
        code=folder.name,
        name=glossary.get("name") or str(locale.display_name).capitalize(),
        direction=glossary.get("direction") or locale.text_direction,
        finished=glossary.get("finished", False),
        glossary=glossary,
    )


def read_catalogue(language: Language, folder: Path = LOCALES) -> Catalogue:
    """All texts of a language, over those of English."""
    english = _texts(SOURCE, folder)
    return Catalogue(language, english if language.code == SOURCE else _texts(language.code, folder), english)


def read_file(path: Path, code: str) -> Catalog:
    """One PO file; an empty catalogue where there is none."""
    if not path.exists():
        return Catalog(locale=locale_of(code))
    with path.open("rb") as file:
        return read_po(file, locale=locale_of(code))


def key_and_forms(entry: Message) -> tuple[str, tuple[str, ...]]:
    """The key of a PO entry, and its one text or its plural forms."""
    key = entry.id if isinstance(entry.id, str) else entry.id[0]
    if isinstance(entry.string, str):
        return key, (entry.string,)
    return key, tuple(entry.string or ("",))


def _texts(code: str, folder: Path) -> dict[str, Text]:
    texts: dict[str, Text] = {}
    language = read_language(folder / code)
    whole = language.glossary.get("unbroken", [])
    for name in FILES:
        for entry in read_file(folder / code / name, code):
            key, forms = key_and_forms(entry)
            if not key or entry.fuzzy or not all(forms):
                continue
            forms = tuple(keep_whole(bind_formulas(form), whole) for form in forms)
            if language.direction == "rtl":
                forms = tuple(isolate(form) for form in forms)
            if entry.pluralizable:
                categories = zip(plural_categories(code), forms, strict=False)
                texts[key] = {**dict(categories), "other": forms[-1]}
            else:
                texts[key] = forms[0]
    return texts


def bind_formulas(text: str) -> str:
    """Keep `3 + 4`, `7 = 21` and `61 %` on one line: no-break spaces beside the signs."""
    text = text.replace(" %", "\N{NO-BREAK SPACE}%")
    for sign in "+=×→":
        text = text.replace(f" {sign} ", f"\N{NO-BREAK SPACE}{sign}\N{NO-BREAK SPACE}")
    return text


def isolate(text: str) -> str:
    """Where the page is read from the right, let sums be read from the left, and each placeholder on its own.

    What comes into a placeholder may be a name in the reader's language or a card by its rank and sign: it is
    read as its first letter is, and its neighbours keep their places.
    """
    return FORMULA_OR_PLACEHOLDER.sub(
        lambda found: (LEFT_TO_RIGHT if found["formula"] else ON_ITS_OWN) + found[0] + POP_ISOLATE, text
    )


def keep_whole(text: str, words: Sequence[str]) -> str:
    """Keep these words on one line, in a script without spaces, and let a line end beside them.

    Browsers break such scripts by a dictionary. A word that is not in it would be broken anywhere, and its
    neighbours with it. A number stays with the word that it counts.
    """
    if not words:
        return text
    longest_first = sorted(words, key=len, reverse=True)
    found = "|".join(re.escape(word) for word in longest_first)
    inside = re.compile(rf"(?<=[^{VOWELS_BEFORE}])(?=[{LINE_STARTS}])")

    def whole(match: re.Match[str]) -> str:
        before, after = text[: match.start()][-1:], text[match.end() :][:1]
        return (
            (BREAK if re.match(f"[{UNSPACED_WORD}]", before) else "")
            + inside.sub(WORD_JOINER, match[0])
            + (BREAK if re.match(f"[{LINE_STARTS}]", after) else "")
        )

    text = re.sub(rf"(\d|{{n}}|{{number}}) (?=[{LINE_STARTS}])", "\\1\N{NO-BREAK SPACE}", text)
    return re.sub(found, whole, text)


def plural_rule(code: str) -> tuple[int, str]:
    """How many plural forms a PO file of the language has, and which of them goes with `n`.

    Where whole millions alone would ask for a third form (Italian, French ...) there are two: one and other.
    """
    rule = locale_of(code).plural_form
    if {rule(n) for n in range(1000)} == {"one", "other"} and rule(0) == "other":
        return 2, "(n != 1)"
    plural = get_plural(locale_of(code))
    return plural.num_plurals, plural.plural_expr


@functools.cache
def plural_categories(code: str) -> tuple[str, ...]:
    """The CLDR category of each plural form of a PO file, in order (`one`, `other`)."""
    rule = locale_of(code).plural_form
    count, expression = plural_rule(code)
    index = gettext.c2py(expression)
    categories = ["other"] * count
    for n in range(200, -1, -1):
        categories[index(n)] = rule(n)
    return tuple(categories)


def main(arguments: Sequence[str]) -> int:
    """Run `extract`, `update` or `check`; 1 if the check has something to say."""
    from web.build import catalogues, proofreading

    step = arguments[0]
    if step == "extract":
        catalogues.extract()
    elif step == "update":
        catalogues.update()
    else:
        problems = proofreading.check()
        for problem in problems:
            print(problem, file=sys.stderr)
        print(f"{len(problems)} problems" if problems else "The texts are in order.")
        return 1 if problems else 0
    return 0
