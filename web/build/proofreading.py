"""What a proofreader would mark: checks of the catalogues that need no knowledge of the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from web.build.catalogues import Entry, keys_in_use, read_entries
from web.build.text import LOCALES, SOURCE, Language, languages, plural_rule

PLACEHOLDER = re.compile(r"\{(\w+)\}")
NUMBER = re.compile(r"\d+")
# Thai sara am typed as two characters: it looks the same, and breaks search, sorting and some fonts.
SPLIT_SARA_AM = re.compile("\u0e4d[\u0e48-\u0e4b]?\u0e32")

# Letters of scripts that set no spaces between words: a word of theirs may stand anywhere in a text.
UNSPACED = re.compile("[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")
EAST_ASIAN = "[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]"
# Chinese and Japanese: a half-width mark beside a character, and a space that is not that of a sum or a dot.
HALF_WIDTH = re.compile(rf"{EAST_ASIAN}[,.;:!?()\"'<>]|[,;:!?()\"'<>]{EAST_ASIAN}|\.\.\.")
SPACED = re.compile(
    rf"{EAST_ASIAN}\s+[\w{{]|[\w}}]\s+{EAST_ASIAN}|\s[\uff0c\u3002\uff1b\uff1a\uff01\uff1f\uff09\u201d\u3001\u300d]"
    r"|[\uff0c\u3002\uff1b\uff1a\uff01\uff1f\uff08\u201c\u3001\u300c][^\S\u3000]"
)
# Arabic has a comma, a semicolon and a question mark of its own; the letters are Arabic ones, not Persian.
LATIN_MARK = re.compile(r"[\u0621-\u064a][,;?]|[,;?]\s*[\u0621-\u064a]")
PERSIAN_LETTER = re.compile("[\u06cc\u06a9]")
# French sets a space that does not break before two-part marks and inside its quotation marks.
FRENCH_MARK = re.compile(
    r"[^\s\u00a0\u202f][;!?\u00bb]|[^\s\u00a0\u202f\d]:(?!/)| [;:!?\u00bb]|\u00ab[^\u00a0\u202f]"
)

SCRIPT_MARKS = (
    (("zh", "ja"), HALF_WIDTH, "a half-width mark"),
    (("zh", "ja"), SPACED, "a space between characters"),
    (("ar",), LATIN_MARK, "a Latin mark beside Arabic"),
    (("ar",), PERSIAN_LETTER, "a Persian letter"),
    (("fr",), FRENCH_MARK, "no no-break space beside a mark"),
)
"""The beginnings of the codes of languages, what is wrong in their script, and what it is called."""

Check = Callable[[Entry, Entry, Language], Iterable[str]]


def check(folder: Path = LOCALES) -> list[str]:
    """Everything that is wrong, one sentence each: keys, English, then every other language."""
    english = read_entries(SOURCE, folder)
    problems = list(check_keys(english)) if folder == LOCALES else []
    for language in languages(folder):
        entries = read_entries(language.code, folder)
        problems += check_language(language, entries, english)
    return problems


def check_keys(english: dict[str, Entry]) -> Iterator[str]:
    """Keys in use without an English text, English texts that nothing uses, and mixed-up plurals."""
    used = keys_in_use()
    for key in sorted(used.keys() - english.keys()):
        yield f"{SOURCE}: {key}: used in {', '.join(used[key].places)}, but has no text"
    for key in sorted(english.keys() - used.keys()):
        yield f"{SOURCE}: {key}: nothing uses this text"
    for key in sorted(english.keys() & used.keys()):
        if english[key].plural != used[key].plural:
            yield f"{SOURCE}: {key}: has plural forms in one of text and code, but not in the other"


def check_language(language: Language, entries: dict[str, Entry], english: dict[str, Entry]) -> Iterator[str]:
    """The problems of one language. An unfinished one may lack texts, but what it has must be right."""
    for key in sorted(english):
        entry = entries.get(key, Entry(key, english[key].plural))
        if entry.fuzzy or not any(entry.texts):
            if language.finished:
                yield f"{language.code}: {key}: {'fuzzy' if entry.fuzzy else 'empty'}, in a finished language"
            continue
        for one_check in CHECKS:
            for problem in one_check(entry, english[key], language):
                yield f"{language.code}: {key}: {problem}"
    for key in sorted(entries.keys() - english.keys()):
        yield f"{language.code}: {key}: English has no such text"


def check_forms(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """Plural forms complete."""
    if entry.plural != english.plural:
        yield "has plural forms in one of English and translation, but not in the other"
    elif entry.plural:
        wanted, _ = plural_rule(language.code)
        if len(entry.texts) != wanted or not all(entry.texts):
            yield f"needs {wanted} plural forms"


def check_placeholders(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """The same placeholders as English; only the number itself may be missing from a form such as `one`."""
    wanted = Counter(PLACEHOLDER.findall(english.texts[-1]))
    for form, text in enumerate(entry.texts):
        found = Counter(PLACEHOLDER.findall(text))
        spared = {"n"} if entry.plural and form < len(entry.texts) - 1 else set()
        if {name: found[name] for name in found if name not in spared} != {
            name: wanted[name] for name in wanted if name not in spared
        }:
            yield f"placeholders {sorted(found.elements())}, English has {sorted(wanted.elements())}"
        if PLACEHOLDER.sub("", text).count("{") or PLACEHOLDER.sub("", text).count("}"):
            yield "a brace that is no placeholder"


def check_numbers(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """The same numbers as English, and every plus and times sign kept: machine translation loses them.

    A number may stand as the word that the glossary has for the card: a seven has a name of its own.
    """
    text, source = PLACEHOLDER.sub("", entry.texts[-1]), PLACEHOLDER.sub("", english.texts[-1])
    found, wanted = Counter(NUMBER.findall(text)), Counter(NUMBER.findall(source))
    for number, word in language.glossary.get("numbers", {}).items():
        if found[number] < wanted[number]:
            found[number] += text.casefold().count(word)
    if +found != wanted:
        yield f"numbers {NUMBER.findall(text)}, English has {NUMBER.findall(source)}"
    for sign in "+×=":
        if text.count(sign) != source.count(sign):
            yield f"{text.count(sign)} of the sign {sign}, English has {source.count(sign)}"


def check_marks(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """Emphasis marks in pairs, no markup, and a printer's apostrophes."""
    for text in (PLACEHOLDER.sub("", text) for text in entry.texts):
        if text.count("_") % 2 or text.count("*") % 2:
            yield "an emphasis mark (_ or *) without its partner"
        if "<" in text or "&" in text:
            yield "HTML in a text"
        if re.search(r"\w'\w", text):
            yield "a typewriter's apostrophe: write ’"


def check_sara_am(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """Thai sara am is one character."""
    if any(SPLIT_SARA_AM.search(text) for text in entry.texts):
        yield "sara am as two characters (U+0E4D U+0E32)"


def check_script_marks(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """The marks and spaces of the language's own script (see SCRIPT_MARKS)."""
    for languages_of_script, wrong, named in SCRIPT_MARKS:
        if language.code.startswith(languages_of_script):
            for text in entry.texts:
                for found in wrong.findall(text):
                    yield f"{named}: {found!r}"


def check_left_english(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """Nothing left in English, except what is the same in both languages (glossary: same_as_english)."""
    if language.code == SOURCE:
        return
    for text in entry.texts:
        letters = re.search(r"[^\W\d_]", PLACEHOLDER.sub("", text))
        if letters and text in english.texts and text not in language.glossary.get("same_as_english", []):
            yield f"still English: {text!r}"


def check_false_friends(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """None of the words that a machine would choose (glossary: avoid)."""
    for word, better in language.glossary.get("avoid", {}).items():
        if any(_has_word(text, word) for text in entry.texts):
            yield f"{word!r} is a false friend: {better}"


def check_terms(entry: Entry, english: Entry, language: Language) -> Iterator[str]:
    """Where English has a term, the language has its own word for it (glossary: terms)."""
    for term, words in language.glossary.get("terms", {}).items():
        used = [words] if isinstance(words, str) else words
        for text in entry.texts[-1:]:
            if _has_word(english.texts[-1], term) and not any(word.lower() in text.lower() for word in used):
                yield f"{term!r} is {' or '.join(used)} in this language"


def _has_word(text: str, word: str) -> bool:
    """Whether the word stands in the text, placeholders apart; `pengedar*` also finds `pengedaran`."""
    if UNSPACED.search(word):
        return word in PLACEHOLDER.sub("", text)
    ending = r"\w*" if word.endswith("*") else ""
    pattern = rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}(?!\w)"
    return bool(re.search(pattern, PLACEHOLDER.sub("", text), re.IGNORECASE))


CHECKS: tuple[Check, ...] = (
    check_forms,
    check_placeholders,
    check_numbers,
    check_marks,
    check_sara_am,
    check_script_marks,
    check_left_english,
    check_false_friends,
    check_terms,
)
