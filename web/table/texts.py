"""The page's sentences, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

YOU = 0
"""The seat of the person at the table."""


class Texts:
    """Messages by key, with their arguments filled in.

    `messages` maps a key to a text, or to its plural forms by category ("one", "few", "other" ...).
    `category` gives the category of a number in the reader's language.
    """

    __slots__ = ("_messages", "_category")

    def __init__(self, messages: dict[str, Any], category: Callable[[int], str]) -> None:
        self._messages = messages
        self._category = category

    def say(self, key: str, **arguments: Any) -> str:
        """The sentence behind a key.

        Arguments that end in `card` are card codes, in `cards` lists of codes, in `seat` seats; they
        are written out as names.  A key without a text gives the key: visible, and never an exception.
        """
        forms = self._messages.get(key, key)
        if isinstance(forms, str):
            text = forms
        else:
            text = str(forms.get(self._category(arguments.get("n", 0)), forms["other"]))
        for name in arguments:
            if "{" + name + "}" in text:
                text = text.replace("{" + name + "}", self._written(name, arguments[name]))
        return text

    def count(self, key: str, n: int, **arguments: Any) -> str:
        """The sentence behind a key whose text has plural forms, for `n` of something."""
        return self.say(key, n=n, **arguments)

    def _written(self, name: str, value: Any) -> str:
        if name.endswith("cards"):
            return self.cards(value)
        if name.endswith("card"):
            return self.card(value)
        if name == "reason":
            return self.refusal(value)
        if name.endswith("seat"):
            return self.name(value)
        return str(value)

    def card(self, code: str) -> str:
        """The name of a card, such as "7 of Coins"."""
        return self.say("card." + code)

    def cards(self, codes: list[str]) -> str:
        """The names of several cards, joined by plus signs: every language reads them the same way."""
        return " + ".join([self.card(code) for code in codes])

    def ranks(self, codes: list[str]) -> str:
        """The ranks of several cards, such as "3 + 4"."""
        return "\u00a0+ ".join([self.say("rank." + code[:-1]) for code in codes])

    def name(self, seat: int) -> str:
        """What the page calls a seat."""
        return self.say("seat.you" if seat == YOU else "seat.opponent")

    def refusal(self, refusal: Any) -> str:
        """The sentence of a `Refusal`."""
        return self.say(refusal.message, **refusal.arguments)
