"""The translators' desk, and how much a rules page weighs."""

import gzip
from pathlib import Path

import pytest

from cardavia_core.games import SLUGS
from web.build.catalogues import read_entries
from web.build.desk import Doubt, doubts, progress
from web.build.text import LOCALES, SOURCE, languages, read_language

LIMIT = 60 * 1024
"""The bytes of a rules page as they travel."""
CODES = [language.code for language in languages()]


def test_what_is_open(tmp_path: Path) -> None:
    texts = {
        "en": 'msgid "a.one"\nmsgstr "1"\n\nmsgid "a.two"\nmsgstr "2"\n\nmsgid "a.three"\nmsgstr "3"\n',
        "it": 'msgid "a.one"\nmsgstr "Uno"\n\n#, fuzzy\nmsgid "a.two"\nmsgstr "Forse"\n',
    }
    for code, entries in texts.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "ui.po").write_text(entries, encoding="utf-8")
        (tmp_path / code / "glossary.toml").write_text('name = "X"\n', encoding="utf-8")
    found = progress(read_language(tmp_path / "it"), read_entries("en", tmp_path), tmp_path)
    assert (found.done, found.total, found.open) == (1, 3, ("a.three", "a.two"))


def test_words_in_doubt() -> None:
    glossary = (
        '# Words marked "fuzzy-term" are in doubt.\n'
        'deal = "smazzata"\n'
        '"take over" = ["prende", "prendono"]   # fuzzy-term; nobody is sure\n'
        'declare = "dichiara"  # in turns, fuzzy-term; not at once\n'
    )
    assert doubts(glossary) == [
        Doubt("take over", "prende, prendono", "nobody is sure"),
        Doubt("declare", "dichiara", "in turns; not at once"),
    ]


@pytest.mark.parametrize("code", CODES)
def test_every_mark_of_doubt_is_shown(code: str) -> None:
    lines = (LOCALES / code / "glossary.toml").read_text(encoding="utf-8").splitlines()
    marked = [line for line in lines if "fuzzy-term" in line and not line.startswith("#")]
    assert len(doubts("\n".join(lines))) == len(marked)


def test_the_page_tells_of_every_language(dist: Path) -> None:
    for folder in ("", *(f"{code}/" for code in CODES)):
        page = (dist / folder / "translations" / "index.html").read_text(encoding="utf-8")
        assert all((f'<section id="{code}">' in page) == (code != SOURCE) for code in CODES)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_rules_page_travels_light(dist: Path, slug: str) -> None:
    for code in CODES:
        page = (dist / code / "rules" / slug / "index.html").read_bytes()
        assert len(gzip.compress(page, 9)) < LIMIT, code
