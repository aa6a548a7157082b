"""A game's words of art as the pages show them: a button in the sentence, which opens what the word means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from markupsafe import Markup, escape

from cardavia_core.words import Word

TAG = re.compile(r"(<[^>]*>)")
ITALIC = re.compile(r"<i lang=\"it\">(.*?)</i>")


def marker(words: Iterable[Word], rich: Callable[[str], Markup]) -> Callable[..., Markup]:
    """A filter for the texts of a rules page, in place of `rich`: it marks the words in them.

    A word that the text has in italics becomes a button wherever it stands. The sentence that explains a
    word always has one: where the language writes the word in its own way, the native word is set beside it.
    """
    known = {form.casefold(): word for word in words for form in (word.native, *word.forms)}

    def marked(text: str, clause: str = "") -> Markup:
        def button_for(match: re.Match[str]) -> str:
            word = known.get(match[1].casefold())
            return _button(word, match[1]) if word else match[0]

        html = ITALIC.sub(button_for, str(rich(text)))
        for word in words:
            if word.clause == clause and _address(word) not in html:
                html = _with_native(html, word)
        return Markup(html)

    return marked


def _button(word: Word, shown: str) -> str:
    return (
        f'<button class="term" type="button" popovertarget="{_address(word)}" lang="{word.language}">'
        f"{escape(shown)}</button>"
    )


def _address(word: Word) -> str:
    return f"word-{word.name()}"


def _whole(form: str) -> str:
    """A pattern of a word that is no part of another; Chinese has no spaces to tell it by."""
    return rf"(?<!\w){re.escape(form)}(?!\w)" if form[0] < "\u0300" else form


def _with_native(html: str, word: Word) -> str:
    """The sentence with the word as it stands there, or else after its first emphasis, or at its end."""
    parts, inside = TAG.split(html), False
    spelled = re.compile("|".join(_whole(form) for form in (word.native, *word.forms)))
    for place, part in enumerate(parts):
        if part.startswith("<"):
            inside = part.startswith("<button") or (inside and part != "</button>")
        elif not inside and (found := spelled.search(part)):
            button = _button(word, found[0])
            parts[place] = part[: found.start()] + button + part[found.end() :]
            return "".join(parts)
    button = " " + _button(word, word.native)
    emphasis = re.search(r"</b>(?! <button)", html)
    end = emphasis.end() if emphasis else len(html)
    return html[:end] + button + html[end:]
