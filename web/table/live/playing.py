"""A move in a position: the reader chooses cards and plays them, and the engine allows it or says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import Move, message, plural

from ..names import names_of
from ..telling import sentence
from ..texts import in_a_row
from ..words_several import BURY, buried
from .exercise import AWAY, HAND, TABLE, TAKEN, TRICK, Answer, Exercise, Row

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Event, Game

    from ..texts import Texts

PLAY, DECLARE = "play", "declare"
LAID_AWAY = ("bury", "discard")
"""The kinds of moves that lay cards away, out of play."""
ASKED = {
    "bury": message("live.ask.bury"),
    "declare": message("live.ask.declare"),
    "discard": plural("live.ask.discard"),
    "lead": message("live.ask.lead"),
    "play": plural("live.ask.play"),
    "take": message("live.ask.take"),
}
"""What is asked, by what is to be done."""
BUTTONS = {
    "bury": message("live.button.bury"),
    "declare": message("live.button.declare"),
    "discard": message("live.button.discard"),
    "play": message("slip.button.play"),
}


class Playing(Exercise):
    """A move of the seat to act.  `data` has the position, whether several cards may be led at once, and
    those of the hand that are shown where it holds more.

    Any cards can be chosen: what is wrong with them is for the engine to say.
    """

    __slots__ = ("deal", "kind", "wanted", "_position")

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        super().__init__(game, data)
        self._position: dict[str, Any] = data["position"]
        self.deal: Deal = game.position(self._position)
        moves = [move for move in self.deal.moves() if move.cards]
        self.kind = moves[0].kind
        self.wanted = max([len(move.cards) for move in moves])
        if self.kind == PLAY and self.wanted == 1 and not data.get("several"):
            self.singles = [HAND]
        hand = self._held()
        if len(hand) == 1:
            self.chosen[HAND] = hand

    def _held(self) -> list[str]:
        """The hand of the seat to act, in the order of the figure."""
        shown: list[str] = self.data.get("shown") or self._position["hands"][self.deal.turn or 0]
        return names_of(shown)

    def rows(self) -> list[Row]:
        """See `Exercise.rows`."""
        played = []
        for play in self._position.get("trick", []):
            played += play if isinstance(play, list) else [play]
        rows = self.lying(TRICK, played)
        if TABLE in self._position:
            rows.append(Row(TABLE, list(self._position[TABLE])))
        return rows + [Row(HAND, self._held())]

    def solutions(self) -> list[dict[str, list[str]]]:
        """See `Exercise.solutions`."""
        pack = self.game.pack
        return [
            {HAND: names_of(pack.write(move.cards)), TABLE: pack.write(move.taken)}
            for move in self.deal.moves()
            if move.cards and (self.kind != DECLARE or len(move.cards) == self.wanted)
        ]

    def asked(self, texts: Texts) -> str:
        """See `Exercise.asked`."""
        what = self.kind
        if what == PLAY and TABLE in self._position:
            what = "take"
        elif what == PLAY and not self._position.get("trick"):
            what = "lead"
        asked, fresh = texts.count(ASKED[what], self.wanted), self._position.get("last_placed")
        return in_a_row([asked, texts.say(message("rules.figure.just_left"), card=fresh) if fresh else ""])

    def button(self, texts: Texts) -> str:
        """See `Exercise.button`."""
        return texts.say(BUTTONS[self.kind])

    def answer(self, texts: Texts) -> Answer:
        """See `Exercise.answer`."""
        cards, taken = self.picked(HAND), self.picked(TABLE)
        pack = self.game.pack
        move = Move(self.kind, tuple(sorted(pack.read(cards))), tuple(sorted(pack.read(taken))))
        refusal = self.deal.refusal(move)
        if refusal is not None:
            return Answer(False, [texts.refusal(refusal)], refusal)
        if self.kind == DECLARE and len(cards) < self.wanted:
            return Answer(False, [texts.say(message("live.more_sets"))])
        duty, deal = self.deal.duty(), self.deal.copy()
        told = self._told([event for beat in deal.play(move) for event in beat], texts)
        if TABLE in self._position:
            return Answer(True, told, None, cards + taken, TAKEN if taken else TABLE)
        goal = AWAY if self.kind in LAID_AWAY else (TRICK if self.kind == PLAY else "")
        note = "" if duty is None else texts.refusal(duty)
        if self.kind == BURY:
            note = buried(cards, texts)
        said = told or [texts.say(message("rules.figure.allowed"))]
        return Answer(True, said, None, self.chosen.get(HAND, []), goal, note)

    def _told(self, events: list[Event], texts: Texts) -> list[str]:
        """What happened, but for the move itself where that is seen."""
        told = [sentence(event, texts) for event in events if event.kind not in (PLAY, "discard", "bury")]
        return [texts.say(message("log.more"), sentence=text) for text in told if text]
