"""The page's sentences, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.cards import FRENCH_SUITS
from cardavia_core.game import message

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Game

YOU = 0
"""The seat of the person at the table."""

SEATS = {
    2: (message("seat.you"), message("seat.opponent")),
    4: (message("seat.you"), message("seat.right"), message("seat.partner"), message("seat.left")),
}
"""What the seats are called, in the order of play: to the right, and so round the table."""


def in_a_row(sentences: list[str]) -> str:
    """Sentences one after the other, empty ones left out; a full-width stop has air enough of its own."""
    text = ""
    for sentence in sentences:
        gap = "" if not text or not sentence or text[-1] in "。！？" else " "
        text += gap + sentence
    return text


SIGNS = {"c": "\u2663\ufe0e", "d": "\u2666\ufe0e", "h": "\u2665\ufe0e", "s": "\u2660\ufe0e"}
"""The signs of the French suits, as text and not as coloured pictures."""

MANY = 3
"""So many cards and more are written by rank and sign: their names would fill the slip."""


class Texts:
    """Messages by key, with their arguments filled in.

    `messages` maps a key to a text, or to its plural forms by category ("one", "few", "other" ...).
    `category` gives the category of a number in the reader's language.
    """

    __slots__ = ("game", "_messages", "_category")

    def __init__(self, messages: dict[str, Any], category: Callable[[int], str], game: Game) -> None:
        self.game = game
        self._messages = messages
        self._category = category

    def say(self, key: str, **arguments: Any) -> str:
        """The sentence behind a key.

        Arguments are written out as the contract says (see cardavia_core/game.py): cards, seats, teams
        and suits by their names.  A key without a text gives the key: visible, and never an exception.
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

    def sayings(self, answer: dict[str, Any] | None) -> list[str]:
        """The sentences of a thinker's answer; what is no saying of ours is left out."""
        said: list[str] = []
        reasons = answer.get("reasons") if answer is not None else None
        for reason in reasons if isinstance(reasons, list) else []:
            try:
                if reason["message"] in self._messages:
                    said.append(self.say(reason["message"], **reason["arguments"]))
            except (KeyError, TypeError, ValueError, IndexError, AttributeError):
                continue
        return said

    def _written(self, name: str, value: Any) -> str:
        if name.endswith("cards"):
            return self.brief(value) if len(value) >= MANY else self.cards(value)
        if name.endswith("card"):
            return self.card(value)
        if name == "reason":
            return self.refusal(value)
        if name.endswith("seat"):
            return self.name(value)
        if name.endswith("team"):
            return self.team(value)
        if name.endswith("suit"):
            return self.say(self.game.pack.suit_key(value))
        if name.endswith("level"):
            return self.say("rank." + value)
        return str(value)

    def card(self, code: str) -> str:
        """The name of a card, such as "7 of Coins"."""
        return self.say(self.game.pack.card_key(code))

    def cards(self, codes: list[str]) -> str:
        """The names of several cards, joined by plus signs: every language reads them the same way."""
        return " + ".join([self.card(code) for code in codes])

    def brief(self, codes: list[str]) -> str:
        """Many cards by rank and sign as they are printed, such as "A♦ 10♠"; by name where there is none."""
        pack = self.game.pack
        if pack.suits != FRENCH_SUITS:
            return self.cards(codes)
        return " ".join([self._printed(pack.rank(pack.card(code)), code) for code in codes])

    def _printed(self, rank: str, code: str) -> str:
        return self.say("card.printed", rank=rank, sign=SIGNS[code[-1]]) if rank else self.card(code)

    def ranks(self, codes: list[str]) -> str:
        """The ranks of cards, low ones first, such as "3 + 4"; a card without a rank goes by its name."""
        pack = self.game.pack
        cards = sorted(codes, key=lambda code: pack.place(pack.card(code)))
        return "\u00a0+ ".join([self._rank(code) for code in cards])

    def _rank(self, code: str) -> str:
        pack = self.game.pack
        rank = pack.rank(pack.card(code))
        return self.say("rank." + rank) if rank else self.card(code)

    def number(self, code: str) -> str:
        """A trump by its number; a card without a number goes by its name."""
        rank = self.game.pack.rank(self.game.pack.card(code))
        return rank if rank.isdigit() else self.card(code)

    def name(self, seat: int) -> str:
        """What the page calls a seat."""
        return self.say(SEATS[self.game.seats][seat])

    def team(self, team: int) -> str:
        """What the page calls a team: by its seat where it has one only."""
        teams = self.game.teams
        if self.game.seats == len(set(teams)):
            return self.name(teams.index(team))
        return self.say(message("side.ours") if team == teams[YOU] else message("side.theirs"))

    def refusal(self, refusal: Any) -> str:
        """The sentence of a `Refusal`."""
        return self.say(refusal.message, **refusal.arguments)
