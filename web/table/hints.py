"""The hint: the move that the best of the players would make in the person's place, and why."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cardavia_core.game import message
from cardavia_core.shuffle import Stream

from .strength import BEST, LEVELS
from .thinker import HELP

if TYPE_CHECKING:
    from typing import Any

    from .chooser import Chooser
    from .texts import Texts
    from .thinker import Thinker

TITLES = {True: message("hint.title"), False: message("hint.title.simple")}
"""Who gives the hint: the best player, or, where nobody thinks, the rules of thumb."""


class Hints:
    """Gives a hint on request; whatever the person taps or plays meanwhile drops it."""

    __slots__ = ("chooser", "texts", "thinker")

    def __init__(self, chooser: Chooser, texts: Texts) -> None:
        self.chooser = chooser
        self.texts = texts
        self.thinker: Thinker

    def ask(self, seed: str) -> None:
        """Look for the best move, choose it without playing it, and say why; or put the hint away again."""
        if self.chooser.bubble.open:
            self.chooser.bubble.close()
        elif self.chooser.choice is None or self.chooser.waiting:
            return
        elif self.thinker.state == "ready":
            asyncio.create_task(self._think("hint/" + seed))
        else:
            self._suggest(None, "hint/" + seed)

    async def _think(self, seed: str) -> None:
        taps, milliseconds = self.chooser.taps, LEVELS[BEST]
        self.chooser.wait(self.texts.say("hint.thinking"))
        effort = self.thinker.effort(milliseconds)
        question = {"ask": "hint", "view": self.chooser.view, "seed": seed, "effort": effort}
        answer = await self.thinker.ask(question, milliseconds, HELP, lambda: self.chooser.taps == taps)
        if self.chooser.taps == taps:
            self._suggest(answer, seed)

    def _suggest(self, answer: dict[str, Any] | None, seed: str) -> None:
        view = self.chooser.view
        move, reasons = self.thinker.move_in(answer, view), self.texts.sayings(answer)
        title = TITLES[move is not None]
        if move is None:
            move, keys = self.thinker.game.policy(view, Stream(seed))
            reasons = [self.texts.say(key) for key in keys]
        self.chooser.suggest(move, self.texts.say(title), reasons)
