"""Collecting the keys of all texts, and keeping every language's PO files in step with them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from babel.messages.pofile import normalize
from jinja2.ext import babel_extract

from cardavia_core.cards import TRUMPS
from cardavia_core.games import SLUGS, load_game
from web.build.text import FILES, LOCALES, SOURCE, key_and_forms, languages, plural_rule, read_file

ROOT = LOCALES.parent
PYTHON = ("cardavia_core", "web/build", "web/table", "web/thinker")
TEMPLATES = "web/pages"
ENGLISH = "English: "
KEY = re.compile(r"[a-z_]+(\.\w+)+")


@dataclass(frozen=True)
class Entry:
    """One entry of a PO file."""

    key: str
    plural: bool
    texts: tuple[str, ...] = ("",)
    english: str = ""
    places: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    fuzzy: bool = False
    context: str = ""


def keys_in_use() -> dict[str, Entry]:
    """Every key that code, templates and packs use, with the files that use it."""
    places: dict[str, set[str]] = {}
    plurals: set[str] = set()
    found = [(key, False, "cardavia_core/cards.py") for key in card_keys()]
    for folder in PYTHON:
        for path in sorted((ROOT / folder).glob("**/*.py")):
            found += [(key, plural, _address(path)) for key, plural in python_keys(path.read_text("utf-8"))]
    for path in sorted((ROOT / TEMPLATES).glob("**/*.html")):
        found += [(key, plural, _address(path)) for key, plural in template_keys(path)]
    for key, plural, place in found:
        places.setdefault(key, set()).add(place)
        if plural:
            plurals.add(key)
    return {key: Entry(key, key in plurals, places=tuple(sorted(places[key]))) for key in sorted(places)}


def _address(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class HiddenKey(ValueError):
    """A call of `message` or `plural` whose key does not stand there in plain sight."""


def python_keys(source: str) -> Iterator[tuple[str, bool]]:
    """The keys in a Python source, and whether their texts have plural forms.

    `message(...)` and `plural(...)` mark keys; `texts.say("...")` and `texts.count("...", n)` ask for texts.
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if isinstance(node.func, ast.Name) and node.func.id in ("message", "plural"):
            for key in _spelled_out(node.args[0]):
                yield key, node.func.id == "plural"
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("say", "count"):
            asked = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if isinstance(asked, str) and KEY.fullmatch(asked):
                yield asked, node.func.attr == "count"


def _spelled_out(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _spelled_out(node.body)
        yield from _spelled_out(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        raise HiddenKey(f"line {node.lineno}: the key must be spelled out: {ast.unparse(node)}")


def template_keys(path: Path) -> Iterator[tuple[str, bool]]:
    """The keys that `t(...)`, `tn(...)`, `t_in(language, ...)` and `rule(...)` ask for in a template."""
    with path.open("rb") as file:
        for _, name, found, _ in babel_extract(file, ["t", "tn", "t_in", "rule"], [], {}):
            arguments = found if isinstance(found, tuple) else (found,)
            key = arguments[1 if name == "t_in" else 0]
            if key is not None:
                yield key, name == "tn"


def card_keys() -> Iterable[str]:
    """The names of the cards, ranks and suits of every game there is, and of a card's back."""
    yield "card.back"
    for pack in (load_game(slug).pack for slug in SLUGS):
        yield pack.suit_key(TRUMPS)
        for card, code in enumerate(pack.codes):
            yield pack.card_key(code)
            if pack.rank(card):
                yield f"rank.{pack.rank(card)}"
            if pack.suit(card):
                yield pack.suit_key(pack.suit(card))


def file_of(key: str) -> str:
    """The PO file that holds a key."""
    return "rules.po" if key.startswith("rules.") else "ui.po"


def read_entries(code: str, folder: Path = LOCALES) -> dict[str, Entry]:
    """The entries of one language, from both of its files."""
    entries = {}
    for name in FILES:
        for message in read_file(folder / code / name, code):
            key, texts = key_and_forms(message)
            if not key:
                continue
            english = [note for note in message.auto_comments if note.startswith(ENGLISH)]
            entries[key] = Entry(
                key,
                message.pluralizable,
                texts,
                english[0].removeprefix(ENGLISH) if english else "",
                tuple(sorted({place for place, _ in message.locations})),
                tuple(message.user_comments),
                message.fuzzy,
                " ".join(note for note in message.auto_comments if not note.startswith(ENGLISH)),
            )
    return entries


def english_notes(folder: Path = LOCALES) -> dict[str, str]:
    """What stands in a translator's file as a reminder of the English text."""
    return {key: " | ".join(entry.texts) for key, entry in read_entries(SOURCE, folder).items()}


def contexts(folder: Path = LOCALES) -> dict[str, str]:
    """Where texts stand and how long they may be, by the beginnings of their keys."""
    path = folder / "context.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def context_of(key: str, known: dict[str, str]) -> str:
    """What is known of a text: the longest beginning of its key tells of it."""
    return known.get(max([start for start in known if key.startswith(start)], key=len, default=""), "")


def pot_text() -> str:
    """The contents of messages.pot."""
    english = english_notes()
    entries = [replace(entry, english=english.get(entry.key, "")) for entry in keys_in_use().values()]
    return po_text("", [replace(entry, texts=("", "") if entry.plural else ("",)) for entry in entries])


def extract() -> None:
    """Write messages.pot."""
    (LOCALES / "messages.pot").write_text(pot_text(), encoding="utf-8")


def update(folder: Path = LOCALES) -> None:
    """Bring every language's files in step: new keys empty, changed English fuzzy, unused keys gone.

    English keeps what is not in use yet: its texts are often written before the code that shows them.
    """
    used = keys_in_use()
    english, known = english_notes(folder), contexts(folder)
    for language in languages(folder):
        entries = read_entries(language.code, folder)
        if language.code == SOURCE:
            merged = {**entries, **{key: entries.get(key, entry) for key, entry in used.items()}}
            merged = {key: replace(entry, english="", places=()) for key, entry in merged.items()}
        else:
            wanted = {**read_entries(SOURCE, folder), **used}
            merged = {key: merge(entries.get(key), wanted[key], english.get(key, "")) for key in wanted}
        for name in FILES:
            mine = [merged[key] for key in sorted(merged) if file_of(key) == name]
            mine = [replace(entry, context=context_of(entry.key, known)) for entry in mine]
            mine = [_with_all_forms(entry, language.code) for entry in mine]
            (folder / language.code / name).write_text(po_text(language.code, mine), encoding="utf-8")


def merge(old: Entry | None, wanted: Entry, english: str) -> Entry:
    """A translated entry brought in step; fuzzy where the English text has changed since."""
    if old is None or old.plural != wanted.plural:
        return Entry(wanted.key, wanted.plural, english=english)
    changed = bool(old.english) and old.english != english and any(old.texts)
    return replace(old, english=english, places=(), fuzzy=old.fuzzy or changed)


def _with_all_forms(entry: Entry, code: str) -> Entry:
    if not entry.plural:
        return entry
    count, _ = plural_rule(code)
    return replace(entry, texts=(entry.texts + ("",) * count)[:count])


def po_text(code: str, entries: Iterable[Entry]) -> str:
    """A PO file. No dates, no names, no line numbers: it changes only where a text changes."""
    header = ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"]
    if code:
        count, expression = plural_rule(code)
        header = [f"Language: {code}", *header, f"Plural-Forms: nplurals={count}; plural={expression};"]
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in header)]
    for entry in entries:
        lines += ["", *_entry_lines(entry)]
    return "\n".join(lines) + "\n"


def _entry_lines(entry: Entry) -> list[str]:
    lines = [f"# {note}" for note in entry.notes]
    if entry.context:
        lines.append(f"#. {entry.context}")
    if entry.english:
        lines.append(f"#. {ENGLISH}{entry.english}")
    lines += [f"#: {place}" for place in entry.places]
    if entry.fuzzy:
        lines.append("#, fuzzy")
    lines.append(f"msgid {normalize(entry.key)}")
    if not entry.plural:
        return [*lines, f"msgstr {normalize(entry.texts[0], width=110)}"]
    lines.append(f"msgid_plural {normalize(entry.key)}")
    return lines + [f"msgstr[{i}] {normalize(text, width=110)}" for i, text in enumerate(entry.texts)]
