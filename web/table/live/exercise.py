"""What a live figure asks, what the reader has chosen, and what the engine says to that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from ..names import codes_of, names_of

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Refusal

    from ..texts import Texts

HAND, TABLE, TRICK, PLAYED = "hand", "table", "trick", "played"
PILE, TAKEN, AWAY = "pile", "taken", "away"
LABELS = {
    HAND: message("table.your_hand"),
    TABLE: message("live.table"),
    TRICK: message("live.trick"),
    PLAYED: message("live.played"),
    PILE: message("live.pile"),
    TAKEN: message("live.pile"),
    AWAY: message("live.away"),
}
"""What the rows of cards are called."""


class Row:
    """Cards that lie together: their place, and whether they can be chosen.

    `cards` are names of cards (see names.py), or several joined by plus signs that are chosen as one.
    """

    __slots__ = ("place", "cards", "open")

    def __init__(self, place: str, cards: list[str], open: bool = True) -> None:
        self.place = place
        self.cards = cards
        self.open = open


class Answer:
    """What the engine says: whether that was right, the sentences, and the refusal if there is one.

    `marked` are the cards that are framed then, and `goal` is the place to which they go, "" for none;
    `note` is a smaller line beneath.
    """

    __slots__ = ("right", "said", "refusal", "marked", "goal", "note")

    def __init__(
        self,
        right: bool,
        said: list[str],
        refusal: Refusal | None = None,
        marked: list[str] | None = None,
        goal: str = "",
        note: str = "",
    ) -> None:
        self.right = right
        self.said = said
        self.refusal = refusal
        self.marked = marked or []
        self.goal = goal
        self.note = note


class Exercise:
    """A question about a position; what it is, the kinds of exercises say.

    `data` is what the page was built with.  `chosen` are the cards chosen so far, by their place; in the
    places of `singles` one card takes the place of another.
    """

    __slots__ = ("game", "data", "chosen", "singles")

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.chosen: dict[str, list[str]] = {}
        self.singles: list[str] = []

    def rows(self) -> list[Row]:
        """The cards, from the farthest to the nearest."""
        raise NotImplementedError

    def asked(self, texts: Texts) -> str:
        """What the reader is asked."""
        raise NotImplementedError

    def button(self, texts: Texts) -> str:
        """What the button says that asks the engine."""
        return texts.say(message("live.check"))

    def answer(self, texts: Texts) -> Answer:
        """What the engine says to what is chosen."""
        raise NotImplementedError

    def solutions(self) -> list[dict[str, list[str]]]:
        """All choices that are right, as `chosen` holds them.  Tests ask; the page never does."""
        raise NotImplementedError

    def choose(self, place: str, card: str) -> None:
        """Choose a card, or take the choice back."""
        chosen = self.chosen.get(place, [])
        if card in chosen:
            self.chosen[place] = [other for other in chosen if other != card]
        else:
            self.chosen[place] = [card] if place in self.singles else chosen + [card]

    def picked(self, place: str) -> list[str]:
        """The codes of the cards chosen in a place."""
        return codes_of(self.chosen.get(place, []))

    def lying(self, place: str, codes: list[str]) -> list[Row]:
        """Cards that lie in a place and cannot be chosen; no row where there are none."""
        return [Row(place, names_of(codes), False)] if codes else []
