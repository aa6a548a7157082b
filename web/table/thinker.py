"""The thinker: a worker that answers for the AI seats, and what the table does when it cannot.

Messages are JSON, with the version in `cardavia`.  Asked: {cardavia, id, game, view, level, seed,
budget}.  Answered: {cardavia, id, move, reasons}, or {cardavia, ready: true} once it can answer, or
{cardavia, failed} if it never will.  The worker keeps nothing between two questions.  While it is not
ready, is too late, dies or talks nonsense, the game's rule of thumb answers here, from the same view.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import js

from cardavia_core.game import UnreadableMove
from cardavia_core.shuffle import Stream

from .page import Signal, on

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Game, Move

PROTOCOL = 1
BUDGET = 1000
GRACE = 1500
ATTEMPTS = 2
LONGEST = 4000
"""A longer answer is none: it would only take time to read."""


class Thinker:
    """Answers for the AI seats.  `state` is "asleep", "starting", "ready" or "absent"; `changed` is told."""

    __slots__ = ("game", "state", "_address", "_changed", "_worker", "_asked", "_answer", "_attempts")

    def __init__(self, game: Game, address: str, changed: Callable[[str], None]) -> None:
        self.game = game
        self.state = "asleep"
        self._address = address
        self._changed = changed
        self._worker: Any = None
        self._asked = 0
        self._answer = Signal()
        self._attempts = 0

    def wake(self) -> None:
        """Start the worker, if that has not been done: once the first card can be played, not before."""
        if self.state == "asleep":
            self._become("starting")
            self._start()

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
            self._become("ready")
        elif "failed" in answer:
            self._gone()
        elif answer.get("id") == self._asked:
            self._answer.give(answer)

    def _gone(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None
        self._become("absent")
        self._answer.give()
        if self._attempts < ATTEMPTS:
            self._start()

    def _become(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self._changed(state)

    async def think(self, view: dict[str, Any], seed: str) -> tuple[Move, list[str]]:
        """A move for the view's seat, and the message keys of its reasons."""
        if self.state == "ready":
            answer = await self._ask(view, seed)
            if answer is None and self.state == "ready":
                self._gone()
            found = self._checked(answer, view)
            if found is not None:
                return found
        return self.game.policy(view, Stream("policy/" + seed))

    async def _ask(self, view: dict[str, Any], seed: str) -> Any:
        self._asked += 1
        question = {
            "cardavia": PROTOCOL,
            "id": self._asked,
            "game": self.game.slug,
            "view": view,
            "level": 0,
            "seed": seed,
            "budget": BUDGET,
        }
        self._answer = Signal()
        self._worker.postMessage(json.dumps(question))
        return await self._answer.wait(BUDGET + GRACE)

    def _checked(self, answer: Any, view: dict[str, Any]) -> tuple[Move, list[str]] | None:
        """The answer as a legal move, None if it is not one."""
        if isinstance(answer, dict) and "error" in answer:
            js.console.warn("CARDAVIA: the thinker could not answer: " + str(answer["error"]))
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            return None
        try:
            move = self.game.read_move(answer["move"])
        except UnreadableMove:
            return None
        if self.game.load(view).refusal(move) is not None:
            return None
        reasons = answer.get("reasons")
        return move, reasons if isinstance(reasons, list) else []
