"""A pile of cards: the reader finds those that count for a line of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message, plural

from .exercise import PILE, Answer, Exercise, Row

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Line

    from ..texts import Texts

SIDE = 0
"""The side whose pile is looked through."""


class Counting(Exercise):
    """Which cards count.  `data` has the position at the end of a deal, and the label of the line."""

    __slots__ = ("_line",)

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        super().__init__(game, data)
        lines = {line.label: line for line in game.position(data["position"]).tally().lines}
        self._line: Line = lines[data["line"]]

    def rows(self) -> list[Row]:
        """See `Exercise.rows`."""
        return [Row(PILE, self.data["shown"])]

    def asked(self, texts: Texts) -> str:
        """See `Exercise.asked`."""
        return texts.say(message("live.ask.counts"), text=texts.say(self._line.label))

    def solutions(self) -> list[dict[str, list[str]]]:
        """See `Exercise.solutions`."""
        return [{PILE: self._line.cards[SIDE]}]

    def answer(self, texts: Texts) -> Answer:
        """See `Exercise.answer`."""
        counting, chosen = self._line.cards[SIDE], self.picked(PILE)
        wrong = [code for code in chosen if code not in counting]
        if wrong:
            return Answer(False, [texts.say(message("live.does_not_count"), card=wrong[0])])
        missing = len(counting) - len(chosen)
        if missing:
            return Answer(False, [texts.count(plural("live.missing"), missing)])
        said = texts.say(message("live.counts"), text=texts.say(self._line.label), n=self._line.counts[SIDE])
        note = texts.say(self._line.note, **self._line.arguments)
        return Answer(True, [said], None, chosen, note=note)
