"""A whole trick: the reader says which play wins it, and the engine plays it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from ..telling import sentence
from .exercise import PLAYED, Answer, Exercise, Row

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event, Game

    from ..texts import Texts

TOLD = ("score",)
"""What else is told of the trick, by the kinds of event: what it scores at once."""


class Winning(Exercise):
    """Which of the plays wins.  `data` has the position before the trick, and the plays as moves in short."""

    __slots__ = ("plays", "_events")

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        super().__init__(game, data)
        self.singles = [PLAYED]
        self.plays: list[str] = data["plays"]
        deal = game.position(data["position"])
        self._events: list[Event] = []
        for play in self.plays:
            for beat in deal.play(game.read_move(play)):
                self._events += beat

    def rows(self) -> list[Row]:
        """See `Exercise.rows`."""
        return [Row(PLAYED, self.plays)]

    def asked(self, texts: Texts) -> str:
        """See `Exercise.asked`."""
        several = "+" in self.plays[0]
        return texts.say(message("live.ask.wins_play") if several else message("live.ask.wins"))

    def solutions(self) -> list[dict[str, list[str]]]:
        """See `Exercise.solutions`."""
        return [{PLAYED: [self.plays[self._winner()]]}]

    def _winner(self) -> int:
        """The place of the winning play."""
        seats = [event.seat for event in self._events if event.kind == "trick"]
        leader: int = self.data["position"]["leader"]
        return (seats[0] - leader) % self.game.seats

    def answer(self, texts: Texts) -> Answer:
        """See `Exercise.answer`."""
        chosen, winner = self.chosen.get(PLAYED, []), self._winner()
        if not chosen:
            return Answer(False, [self.asked(texts)])
        if chosen != [self.plays[winner]]:
            return Answer(False, [texts.say(message("live.beaten"), cards=chosen[0].split("+"))])
        if "+" in self.plays[0]:
            said = [texts.say(message("rules.figure.play_wins"), number=winner + 1)]
        else:
            said = [texts.say(message("rules.figure.wins"), card=chosen[0])]
        told = [sentence(event, texts) for event in self._events if event.kind in TOLD]
        return Answer(True, said + [texts.say("log.more", sentence=text) for text in told], None, chosen)
