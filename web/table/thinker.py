"""The thinker: a worker that answers for the AI seats, and what the table does when it cannot.

Messages are JSON, with the version in `cardavia`.  Asked: {cardavia, id, game, ask, ...}, where `ask` says
what is wanted and the rest is what that needs (see web/thinker/answer.py).  Answered: {cardavia, id, ...},
or {cardavia, id, error}; before that {cardavia, ready: true} once it can answer, or {cardavia, failed} if it
never will.  The worker keeps nothing between two questions, and has one at a time.  While it is not ready,
is too late, dies or talks nonsense there is no answer, and the table goes on by itself.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import js

from cardavia_core.game import UnreadableMove

from .page import Signal, on

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Game, Move

PROTOCOL = 2
ATTEMPTS = 2
LONGEST = 20_000
"""A longer answer is none: it would only take time to read."""

MOVE, HELP, REVIEW = 0, 1, 2
"""How urgent a question is, the most urgent first: a seat's move, what the person asks, all that may wait."""

MEASURED, PATIENCE = 100, 10_000
"""How long each try is in which the worker measures its speed, and how long all that may take."""
SLOWEST = 4_000
"""The speed that is assumed where none was measured, in cards played out in a second."""
LEAST_EFFORT = 400
"""However slow the device, so many cards are played out: less would not be thinking."""

LATE, GRACE = 1.5, 1500
"""An answer may take so many times as long as it should, and so many milliseconds more."""
DEAD = 15_000
"""A worker that has still not answered so many milliseconds later never will."""
LOWERED, RAISED = 0.5, 1.1
"""By how much one answer changes the speed that is reckoned with, at most."""


class Question:
    """A question on its way: how long it should take, how urgent it is, and whether it is still `wanted`.

    `answer` is given what comes back, None where nothing does.
    """

    __slots__ = ("number", "text", "milliseconds", "urgency", "wanted", "began", "answer")

    def __init__(
        self, number: int, text: str, milliseconds: int, urgency: int, wanted: Callable[[], bool]
    ) -> None:
        self.number = number
        self.text = text
        self.milliseconds = milliseconds
        self.urgency = urgency
        self.wanted = wanted
        self.began = 0.0
        self.answer = Signal()


class Thinker:
    """Asks the worker.  `state` is "asleep", "starting", "ready" or "absent"; `changed` is told."""

    __slots__ = (
        "game",
        "state",
        "_address",
        "_changed",
        "_worker",
        "_attempts",
        "_measured",
        "_speed",
        "_numbers",
        "_asked",
        "_waiting",
    )

    def __init__(self, game: Game, address: str, changed: Callable[[str], None]) -> None:
        self.game = game
        self.state = "asleep"
        self._address = address
        self._changed = changed
        self._worker: Any = None
        self._attempts = 0
        self._measured = self._speed = float(SLOWEST)
        self._numbers = 0
        self._asked: Question | None = None
        self._waiting: list[Question] = []

    def wake(self) -> None:
        """Start the worker, if that has not been done: once the first card can be played, not before."""
        if self.state == "asleep":
            self._become("starting")
            self._start()

    def effort(self, milliseconds: int) -> int:
        """How many cards the worker can play out in so many milliseconds on this device."""
        return max(LEAST_EFFORT, int(self._speed * milliseconds / 1000))

    async def ask(
        self,
        question: dict[str, Any],
        milliseconds: int,
        urgency: int = REVIEW,
        wanted: Callable[[], bool] = lambda: True,
    ) -> dict[str, Any] | None:
        """The worker's answer to a question that should take it so many milliseconds; None if there is none.

        The worker has one question at a time; of those that wait the most urgent goes first.  One that is
        not wanted any more when its turn comes is not asked.
        """
        if self.state != "ready":
            return None
        return self._sound(await self._put(question, milliseconds, urgency, wanted))

    async def think(self, view: dict[str, Any], level: str, milliseconds: int, seed: str) -> Move | None:
        """The move of the view's seat at a level; None where the worker has no legal one to give."""
        effort = self.effort(milliseconds)
        question = {"ask": "move", "view": view, "level": level, "seed": seed, "effort": effort}
        answer = await self.ask(question, milliseconds, MOVE)
        return self.move_in(answer, view)

    def move_in(self, answer: dict[str, Any] | None, view: dict[str, Any]) -> Move | None:
        """The move of an answer, None if it is not a legal one of the view's seat."""
        if answer is None or not isinstance(answer.get("move"), str):
            return None
        try:
            move = self.game.read_move(answer["move"])
        except UnreadableMove:
            return None
        return move if self.game.load(view).refusal(move) is None else None

    def _start(self) -> None:
        self._attempts += 1
        worker = js.safely.worker(self._address)
        if not worker:  # an old browser, or a frame that may not start workers
            self._gone()
            return
        self._worker = worker
        # What a worker that was given up still has to say does not count: the number tells it apart.
        number = self._attempts
        on(worker, "message", lambda event: self._heard(number, str(event.data)))
        on(worker, "error", lambda event: self._failed(number, event))
        on(worker, "messageerror", lambda event: self._failed(number, event))

    def _failed(self, number: int, event: Any) -> None:
        event.preventDefault()
        if number == self._attempts:
            self._gone()

    def _heard(self, number: int, text: str) -> None:
        if number != self._attempts or self._worker is None or len(text) > LONGEST:
            return
        try:
            answer = json.loads(text)
            if answer.get("cardavia") != PROTOCOL:
                raise ValueError("protocol")
        except (ValueError, AttributeError):
            return
        if answer.get("ready"):
            asyncio.create_task(self._measure(number))
        elif "failed" in answer:
            self._gone()
        elif self._asked is not None and answer.get("id") == self._asked.number:
            question, self._asked = self._asked, None
            self._learn(question)
            if self.state == "absent":  # late, when nobody waits for it any more, but alive
                self._become("ready")
            question.answer.give(answer)
            self._send_next()

    def _gone(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None
        self._give_up()
        self._asked = None
        if self._attempts < ATTEMPTS:
            self._start()

    def _give_up(self) -> None:
        """Whatever was asked is not answered."""
        lost = self._waiting + ([self._asked] if self._asked is not None else [])
        self._waiting = []
        self._become("absent")
        for question in lost:
            question.answer.give()

    def _become(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self._changed(state)

    async def _measure(self, number: int) -> None:
        """Let the worker find out how fast it is, which also warms it up; then it is ready."""
        question = {"ask": "measure", "milliseconds": MEASURED}
        answer = self._sound(await self._put(question, PATIENCE, MOVE, lambda: True))
        if number != self._attempts or self._worker is None or (self.state == "absent" and answer is None):
            return
        rate = answer.get("rate") if answer is not None else None
        self._measured = self._speed = float(max(1, rate)) if isinstance(rate, (int, float)) else SLOWEST
        self._become("ready")

    def _learn(self, question: Question) -> None:
        """A device may be slower than it was when it was measured, for a while: then less is asked of it."""
        took = js.performance.now() - question.began
        change = min(RAISED, max(LOWERED, question.milliseconds / max(1, took)))
        if change < 1 / LATE or change > 1:
            self._speed = min(self._measured, self._speed * change)

    def _put(self, asked: dict[str, Any], milliseconds: int, urgency: int, wanted: Callable[[], bool]) -> Any:
        """Let a question wait for its turn; what comes back is to be awaited."""
        self._numbers += 1
        whole = {"cardavia": PROTOCOL, "id": self._numbers, "game": self.game.slug}
        whole.update(asked)
        question = Question(self._numbers, json.dumps(whole), milliseconds, urgency, wanted)
        self._waiting.append(question)
        self._send_next()
        return question.answer.wait()

    def _send_next(self) -> None:
        while self._worker is not None and self._asked is None and self._waiting:
            question = min(self._waiting, key=lambda waiting: (waiting.urgency, waiting.number))
            self._waiting.remove(question)
            if question.wanted():
                self._send(question)
            else:
                question.answer.give()

    def _send(self, question: Question) -> None:
        self._asked = question
        question.began = js.performance.now()
        js.setTimeout(lambda: self._overdue(question), question.milliseconds * LATE + GRACE)
        self._worker.postMessage(question.text)

    def _overdue(self, question: Question) -> None:
        if self._asked is question:
            self._give_up()
            js.setTimeout(lambda: self._dead(question), DEAD)

    def _dead(self, question: Question) -> None:
        if self._asked is question:
            self._gone()

    def _sound(self, answer: Any) -> dict[str, Any] | None:
        """An answer that is one."""
        if not isinstance(answer, dict):
            return None
        if "error" in answer:
            js.console.warn("CARDAVIA: the thinker could not answer: " + str(answer["error"]))
            return None
        return answer
