"""Reading, merging and writing catalogues."""

from pathlib import Path

import pytest

from web.build.catalogues import (
    Entry,
    HiddenKey,
    context_of,
    contexts,
    merge,
    po_text,
    pot_text,
    python_keys,
    read_entries,
    update,
)
from web.build.pages import rich
from web.build.text import LOCALES, MissingText, keep_whole, languages, plural_categories, read_catalogue

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """English and an unfinished Italian, with one text that has plural forms."""
    texts = {
        "en": 'msgid "a.cards"\nmsgid_plural "a.cards"\nmsgstr[0] "{n} card"\nmsgstr[1] "{n} cards"\n\n'
        'msgid "a.sum"\nmsgstr "{card} takes 3 + 4"\n\nmsgid "b.only"\nmsgstr "Only English"\n',
        "it": 'msgid "a.cards"\nmsgid_plural "a.cards"\nmsgstr[0] "{n} carta"\nmsgstr[1] "{n} carte"\n\n'
        '#, fuzzy\nmsgid "a.sum"\nmsgstr "unsicher"\n',
    }
    for code, entries in texts.items():
        (tmp_path / code).mkdir()
        plural = '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
        (tmp_path / code / "ui.po").write_text(HEADER + plural + entries, encoding="utf-8")
        (tmp_path / code / "glossary.toml").write_text("finished = false\n", encoding="utf-8")
    return tmp_path


def test_messages_pot_is_up_to_date() -> None:
    assert (LOCALES / "messages.pot").read_text(encoding="utf-8") == pot_text(), (
        "run python3 -m web text extract"
    )


def test_files_are_as_update_writes_them() -> None:
    for language in languages():
        entries = read_entries(language.code)
        assert list(entries) == sorted(entries, key=lambda key: (key.startswith("rules."), key)), (
            language.code
        )


def test_texts_plurals_and_what_is_missing(locales: Path) -> None:
    italian = read_catalogue(languages(locales)[1], locales)
    assert italian.language.name == "Italiano"
    assert italian.tn("a.cards", 1) == "1 carta"
    assert italian.tn("a.cards", 5) == "5 carte"
    assert italian.t("a.sum", card="7") == "7 takes 3\u00a0+\u00a04"  # fuzzy, so English
    with pytest.raises(MissingText, match=r"c\.none"):
        italian.t("c.none")


def test_compiled_for_a_page(locales: Path) -> None:
    italian = read_catalogue(languages(locales)[1], locales)
    compiled = italian.compile(["a.cards", "b."])
    assert compiled == '{"a.cards":{"one":"{n} carta","other":"{n} carte"},"b.only":"Only English"}'


def test_plural_categories() -> None:
    assert plural_categories("en") == plural_categories("it") == ("one", "other")
    assert plural_categories("ms") == plural_categories("zh-Hans") == ("other",)
    assert plural_categories("uk") == ("one", "few", "many")
    assert plural_categories("ar") == ("zero", "one", "two", "few", "many", "other")


def test_keys_in_python() -> None:
    source = 'message("a.b")\nplural("a.c")\nmessage("a.d" if x else "a.e")\nother("a.f")\n'
    assert set(python_keys(source)) == {("a.b", False), ("a.c", True), ("a.d", False), ("a.e", False)}
    with pytest.raises(HiddenKey, match="spelled out"):
        list(python_keys('message("a." + name)'))


def test_context_is_written_for_translators(locales: Path) -> None:
    (locales / "context.toml").write_text(
        '"a." = "On the table."\n"a.sum" = "A sum. Short."\n', encoding="utf-8"
    )
    update(locales)
    written = (locales / "it" / "ui.po").read_text(encoding="utf-8")
    assert "#. On the table.\n#. English: {n} card | {n} cards\n" in written
    assert "#. A sum. Short.\n#. English:" in written
    assert read_entries("it", locales)["a.sum"].context == "A sum. Short."
    update(locales)
    assert (locales / "it" / "ui.po").read_text(encoding="utf-8").count("#. A sum.") == 1


def test_every_text_has_a_context_and_every_context_a_text() -> None:
    known, keys = contexts(), read_entries("en")
    assert [key for key in keys if not context_of(key, known)] == []
    assert [start for start in known if not any(key.startswith(start) for key in keys)] == []


def test_merging() -> None:
    old = Entry("a", False, ("vecchio",), english="old")
    assert merge(None, Entry("a", False), "new") == Entry("a", False, english="new")
    assert merge(old, Entry("a", False), "old") == old
    assert merge(old, Entry("a", False), "new") == Entry("a", False, ("vecchio",), english="new", fuzzy=True)


def test_update_fills_in_and_clears_out(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used = {key: Entry(key, key == "a.cards", places=("x.py",)) for key in ("a.cards", "b.new", "rules.r")}
    monkeypatch.setattr("web.build.catalogues.keys_in_use", lambda: used)
    update(locales)
    italian = read_entries("it", locales)
    assert list(italian) == ["a.cards", "a.sum", "b.new", "b.only", "rules.r"]
    assert italian["b.new"].texts == ("",)
    assert 'msgid "rules.r"' in (locales / "it/rules.po").read_text(encoding="utf-8")
    before = (locales / "it/ui.po").read_bytes()
    update(locales)
    assert (locales / "it/ui.po").read_bytes() == before


def test_long_and_quoted_texts_survive(tmp_path: Path) -> None:
    text = 'She said "scopa"\\ ' + "word " * 60
    (tmp_path / "en").mkdir()
    (tmp_path / "en/ui.po").write_text(po_text("en", [Entry("a", False, (text,))]), encoding="utf-8")
    assert read_entries("en", tmp_path)["a"].texts == (text,)


def test_words_that_browsers_do_not_know_stay_whole() -> None:
    words = ["โตโต", "ตามดอก", "มัตโตโต"]
    # + is a word joiner, / a place where a line may end: beside a word, but not beside a mark or a space.
    shown = {
        text: keep_whole(text, words).replace("\u2060", "+").replace("\u200b", "/")
        for text in ("ต้องตามดอก:", "ลงมัตโตโตแทน", "ดอก", "โตโต ๆ")
    }
    assert shown == {
        "ต้องตามดอก:": "ต้อง/ตา+ม+ด+อ+ก:",
        "ลงมัตโตโตแทน": "ลง/มั+ต+โต+โต/แทน",
        "ดอก": "ดอก",
        "โตโต ๆ": "โต+โต ๆ",
    }
    assert keep_whole("as it is", []) == "as it is"


def test_marks_become_markup() -> None:
    assert rich("a _scopa_ & *now*") == 'a <i lang="it">scopa</i> &amp; <b>now</b>'
