"""Lets the thinker judge each choice of a finished deal, and the costliest of them again for longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import UnreadableMove

from ..texts import YOU
from ..thinker import REVIEW

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Deal, Game, Move

    from ..thinker import Thinker

FIRST, LONGER = 150, 1000
"""The milliseconds for the first look at a choice, and for the second look at the costliest ones."""
REPLAY = 1000
"""The milliseconds that it may take, besides, to play the deal again up to that choice."""
AGAIN = 3
"""So many choices are looked at twice."""
SURE = 2.0
"""A choice was costly where the cost is more than so many standard errors: else luck explains it."""
LEAST = 0.005
"""A smaller loss of the chance to win is none."""


class Chance:
    """A move, and how likely it was to win; `error` is one standard error."""

    __slots__ = ("move", "chance", "error")

    def __init__(self, move: Move, chance: float, error: float) -> None:
        self.move = move
        self.chance = chance
        self.error = error


class Judged:
    """What is known of a choice: the move made, a better one if there was one, and what that cost."""

    __slots__ = ("number", "played", "better", "loss", "error")

    def __init__(self, number: int, played: Chance, better: Chance | None, loss: float, error: float) -> None:
        self.number = number
        self.played = played
        self.better = better
        self.loss = loss
        self.error = error

    @property
    def costly(self) -> bool:
        """Whether the choice cost more than luck explains."""
        return self.better is not None and self.loss > max(LEAST, SURE * self.error)

    def possible(self, deal: Deal) -> bool:
        """Whether the rules allow both moves in the deal as it was."""
        moves = [one.move for one in (self.played, self.better) if one is not None]
        return all(deal.refusal(move) is None for move in moves)


class Judging:
    """The judging of one deal, a question at a time; it can be left and taken up again.

    `finished` is the deal as the thinker is given it: key, standing, moves.
    """

    __slots__ = ("thinker", "finished", "numbers", "first", "again")

    def __init__(self, thinker: Thinker, finished: dict[str, Any]) -> None:
        self.thinker = thinker
        self.finished = finished
        self.numbers: list[int] | None = None
        self.first: list[Judged] = []
        self.again: list[Judged] = []

    @property
    def done(self) -> bool:
        """Whether everything has been looked at."""
        return self.numbers is not None and not self._left() and len(self.again) == len(self._worst())

    def progress(self) -> tuple[int, int]:
        """How many looks have been taken, and of how many."""
        total = AGAIN + (len(self.numbers) if self.numbers is not None else 1)
        return len(self.first) + len(self.again), total

    def costliest(self) -> Judged | None:
        """The choice that cost most, None if none did."""
        costly = [judged for judged in self.again if judged.costly]
        return max(costly, key=lambda judged: judged.loss) if costly else None

    async def step(self, wanted: Callable[[], bool]) -> bool:
        """Take one more look; False if there is no answer."""
        if self.numbers is None:
            answer = await self._ask({"ask": "decisions", "seat": YOU}, 0, wanted)
            numbers = answer.get("numbers") if answer is not None else None
            if not isinstance(numbers, list):
                return False
            self.numbers = [number for number in numbers if self._is_move(number)]
            return True
        left = self._left()
        number = left[0] if left else self._worst()[len(self.again)].number
        judged = await self._judge(number, FIRST if left else LONGER, wanted)
        if judged is None:
            return False
        (self.first if left else self.again).append(judged)
        return True

    def _left(self) -> list[int]:
        return (self.numbers or [])[len(self.first) :]

    def _worst(self) -> list[Judged]:
        """The choices that seem to have cost most, as far as they are known."""
        losses = [judged for judged in self.first if judged.better is not None]
        losses.sort(key=lambda judged: (-judged.loss, judged.number))
        return losses[:AGAIN]

    def _is_move(self, number: Any) -> bool:
        return isinstance(number, int) and 0 <= number < len(self.finished["moves"])

    async def _ask(
        self, question: dict[str, Any], milliseconds: int, wanted: Callable[[], bool]
    ) -> dict[str, Any] | None:
        whole = dict(self.finished)
        whole.update(question)
        return await self.thinker.ask(whole, milliseconds + REPLAY, REVIEW, wanted)

    async def _judge(self, number: int, milliseconds: int, wanted: Callable[[], bool]) -> Judged | None:
        effort = self.thinker.effort(milliseconds)
        # Another seed for the second look: the luck that made a choice look bad shall not be asked again.
        question = {"ask": "judge", "number": number, "seed": str(milliseconds), "effort": effort}
        return judged_in(await self._ask(question, milliseconds, wanted), number, self.thinker.game)

    async def alternative(self, judged: Judged, wanted: Callable[[], bool]) -> list[Move]:
        """The deal played on from the better move, that move first; no moves if there is no answer."""
        if judged.better is None:
            return []
        move = self.thinker.game.write_move(judged.better.move)
        question = {"ask": "alternative", "number": judged.number, "move": move}
        answer = await self._ask(question, FIRST, wanted)
        texts = answer.get("moves") if answer is not None else None
        if not isinstance(texts, list):
            return []
        try:
            return [self.thinker.game.read_move(str(text)) for text in texts]
        except UnreadableMove:
            return []


def judged_in(answer: dict[str, Any] | None, number: int, game: Game) -> Judged | None:
    """What an answer says of a choice, None if it makes no sense."""
    if answer is None:
        return None
    try:
        played = _chance(answer["played"], game)
        better = _chance(answer["better"], game) if answer["better"] is not None else None
        return Judged(number, played, better, float(answer["loss"]), float(answer["loss_error"]))
    except (KeyError, TypeError, ValueError):
        return None


def _chance(data: Any, game: Game) -> Chance:
    return Chance(game.read_move(data["move"]), float(data["chance"]), float(data["error"]))
