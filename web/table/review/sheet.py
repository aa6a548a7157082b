"""The sheet of the review: what it is looking at, and what it has found."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..page import Signal, by_id, empty, on, put, toggle
from ..sheets import REVIEW, opened
from .choice_shown import costly_choice
from .judging import Judging
from .replay import Replay
from .story import other_story

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..host import Host
    from ..stage import Stage
    from ..thinker import Thinker

A_MOMENT, PATIENCE = 300, 60_000
"""The milliseconds between two looks whether the thinker is there, and after which it is not waited for."""


class Review:
    """Looks back at the deal that is over when the person opens its sheet, and stops when it is closed.

    What has been found is kept until the next deal, so that the sheet goes on where it was left.
    """

    __slots__ = ("stage", "thinker", "_judging", "_told", "_run")

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.thinker: Thinker
        self._judging: Judging | None = None
        self._told = False
        self._run = 0
        on(by_id("open-" + REVIEW), "click", lambda _: self._begin())
        on(by_id(REVIEW), "close", lambda _: self._leave())

    def offer(self, host: Host) -> None:
        """A deal is over and can be looked back at."""
        self._judging = Judging(self.thinker, host.finished())
        self._told = False
        empty(by_id("review-found"))
        toggle(by_id("review-doing"), "vh", False)

    def _leave(self) -> None:
        self._run += 1

    def _begin(self) -> None:
        if self._judging is not None and not self._told:
            self._run += 1
            asyncio.create_task(self._look(self._judging, self._run))

    async def _look(self, judging: Judging, run: int) -> None:
        def wanted() -> bool:
            return self._run == run and self._judging is judging and opened(REVIEW)

        waited = 0
        while self.thinker.state == "starting" and wanted() and waited < PATIENCE:
            self._say(self.stage.texts.say("review.starting"))
            await Signal().wait(A_MOMENT)
            waited += A_MOMENT
        while wanted() and not judging.done:
            self._show_progress(judging)
            if not await judging.step(wanted):
                if wanted():
                    self._say(self.stage.texts.say("review.absent"))
                return
        if wanted():
            await self._tell(judging, wanted)

    def _show_progress(self, judging: Judging) -> None:
        done, total = judging.progress()
        bar = by_id("review-bar")
        bar.hidden = False
        bar.max, bar.value = total, done
        self._say(self.stage.texts.say("review.looking"))

    def _say(self, text: str) -> None:
        if by_id("review-doing").textContent != text:
            by_id("review-doing").textContent = text

    async def _tell(self, judging: Judging, wanted: Callable[[], bool]) -> None:
        """Say what came of it; the other way the deal could have gone follows when it has been played out."""
        texts, worst = self.stage.texts, judging.costliest()
        by_id("review-bar").hidden = True
        empty(by_id("review-found"))
        if worst is None:
            self._told = True
            numbers = len(judging.numbers or [])
            self._say(texts.count("review.fine", numbers) if numbers else texts.say("review.no_choice"))
            return
        replay = Replay(texts.game, judging.finished)
        deal, turns = replay.before(worst.number)
        if not worst.possible(deal):
            self._say(texts.say("review.absent"))
            return
        found, choice = by_id("review-found"), costly_choice(worst, deal, turns, self.stage)
        put(found, choice)
        self._say(str(choice.firstElementChild.textContent))
        toggle(by_id("review-doing"), "vh", True)  # it is heard; to be read there is the heading
        moves = await judging.alternative(worst, wanted)
        if not wanted():  # left meanwhile: it is told anew when the sheet is opened again
            return
        self._told = True
        story = await other_story(replay, worst.number, moves, self.stage) if moves else None
        if story is not None and self._judging is judging:
            put(found, story)
