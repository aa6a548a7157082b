"""The twin test, run by the visitor's own browser: a seat plays two deals that look the same to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import js

from cardavia_core.game import message, plural
from cardavia_core.games import SLUGS

from ..page import Signal, by_id, on, toggle
from ..texts import in_a_row
from ..thinker import Thinker

if TYPE_CHECKING:
    from typing import Any

    from ..texts import Texts

ROUNDS = 20
"""So many tests of each game are made in one go."""
THOUGHT = 150
"""The milliseconds that a seat may think about a move; in each test it moves twice."""
DEALING = 2500
"""The milliseconds that it may take, besides, to play a deal up to the position that is tested."""
STARTING, STARTING_AGAIN = 60_000, 15_000
"""How long the worker may take to start; should it fail, it is started once more."""
SEED_BYTES = 8

PASSED, FAILED = plural("fair.say.twins.passed"), plural("fair.say.twins.failed")
CONTROL = plural("fair.say.twins.control")
STARTS, RUNS = message("fair.say.twins.starting"), message("fair.say.twins.running")
ABSENT, NONE = message("fair.say.twins.absent"), message("fair.say.twins.none")
SHOWN = ("tests", "views", "moves", "moved")
"""The figures of the table; how often one who peeks was caught is told in a sentence."""
FIGURES = SHOWN + ("caught",)


class TwinTest:
    """Makes one test after the other, game by game in turn, and counts."""

    __slots__ = ("_texts", "_thinker", "_settled", "_running", "_counts")

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._settled = Signal()
        address = str(by_id("twin-test").getAttribute("data-worker"))
        self._thinker = Thinker(texts.game, address, self._thinker_changed)
        self._running = False
        self._counts: dict[str, dict[str, int]] = {}
        on(by_id("twins-run"), "click", lambda _: self._run())
        on(by_id("twins-stop"), "click", lambda _: self._stop())

    def _run(self) -> None:
        if self._running:
            return
        self._running = True
        self._counts = {slug: dict.fromkeys(FIGURES, 0) for slug in SLUGS}
        by_id("twins-counts").hidden = False
        self._offer()
        for slug in SLUGS:
            self._draw(slug)
        asyncio.create_task(self._test_all())

    def _stop(self) -> None:
        """Be done after the test that is being made."""
        self._running = False
        self._offer()

    def _thinker_changed(self, state: str) -> None:
        if state != "starting":
            self._settled.give(state)

    def _offer(self) -> None:
        by_id("twins-run").setAttribute("aria-disabled", "true" if self._running else "false")
        by_id("twins-stop").setAttribute("aria-disabled", "false" if self._running else "true")

    async def _test_all(self) -> None:
        self._say(self._texts.say(STARTS))
        there = await self._start()
        if there:
            self._say(self._texts.say(RUNS))
            seed = _fresh_seed()
            for number in range(1, ROUNDS + 1):
                for slug in SLUGS:
                    there = there and self._running and await self._test(slug, seed, number)
        self._conclude()
        self._stop()

    async def _start(self) -> bool:
        """Wake the worker; whether it can be asked."""
        self._thinker.wake()
        for patience in (STARTING, STARTING_AGAIN):
            if self._thinker.state != "ready":
                await self._settled.wait(patience)
        return self._thinker.state == "ready"

    async def _test(self, slug: str, seed: str, number: int) -> bool:
        """Make one test; False if the worker is gone."""
        question: dict[str, Any] = {"ask": "twins", "game": slug, "seed": seed, "number": number}
        question["level"] = str(by_id("twins-level").value)
        question["effort"] = self._thinker.effort(THOUGHT)
        answer = await self._thinker.ask(question, 2 * THOUGHT + DEALING)
        if answer is None:
            return self._thinker.state == "ready"
        counts, moved = self._counts[slug], int(answer.get("moved", 0))
        if not moved:  # no card was hidden any more: that would test nothing
            return True
        counts["tests"] += 1
        counts["views"] += answer.get("equal_views") is True
        counts["moves"] += answer.get("equal_moves") is True
        counts["moved"] += moved
        counts["caught"] += answer.get("caught") is True
        self._draw(slug)
        return True

    def _draw(self, slug: str) -> None:
        counts = self._counts[slug]
        for name in SHOWN:
            by_id("twins-%s-%s" % (name, slug)).textContent = str(counts[name])
        caught = min(counts["views"], counts["moves"]) < counts["tests"]
        toggle(by_id("twins-row-" + slug), "caught", caught)

    def _conclude(self) -> None:
        """Say what came of it all."""
        totals = {name: sum([self._counts[slug][name] for slug in SLUGS]) for name in FIGURES}
        tests = totals["tests"]
        if not tests:
            self._say(self._texts.say(NONE if self._thinker.state == "ready" else ABSENT))
            return
        alike = min(totals["views"], totals["moves"])
        if alike < tests:
            self._say(self._texts.count(FAILED, tests, failed=tests - alike))
            return
        passed = self._texts.count(PASSED, tests, moved=totals["moved"])
        self._say(in_a_row([passed, self._texts.count(CONTROL, totals["caught"])]))

    def _say(self, text: str) -> None:
        by_id("twins-say").textContent = text


def _fresh_seed() -> str:
    """Every visitor tests other positions."""
    numbers = js.crypto.getRandomValues(js.Uint8Array.new(SEED_BYTES))
    return "".join(["%02x" % numbers[place] for place in range(SEED_BYTES)])
