"""How the table asks its worker, without a browser: one question at a time, the most urgent first."""

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cardavia_core import record
from cardavia_core.ai import levels
from cardavia_core.games import load_game
from tests.web.positions import RICH
from web.table.strength import ABOUT, BEST, LEVELS, NAMES, SETTING, USUAL, Strength

GAME = load_game("scopa")
MOVE, HELP, REVIEW = 0, 1, 2
LONGEST = 20


class Worker:
    """A worker that notes what it is asked, and answers when a test says so."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.listeners: dict[str, Callable[[Any], None]] = {}
        self.alive = True

    def addEventListener(self, event: str, listener: Callable[[Any], None]) -> None:  # noqa: N802
        self.listeners[event] = listener

    def postMessage(self, text: str) -> None:  # noqa: N802
        self.asked.append(json.loads(text))

    def terminate(self) -> None:
        self.alive = False

    def say(self, **message: Any) -> None:
        self.listeners["message"](SimpleNamespace(data=json.dumps({"cardavia": 2, **message})))

    def answer(self, **found: Any) -> None:
        """Answer the last question."""
        self.say(id=self.asked[-1]["id"], **found)


class Browser:
    """A clock that tests move on, and workers."""

    def __init__(self) -> None:
        self.time = 0.0
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.workers: list[Worker] = []
        self.warned: list[str] = []

    def module(self) -> ModuleType:
        js: Any = ModuleType("js")
        js.setTimeout = lambda call, after: self.timers.append((self.time + after, call))
        js.performance = SimpleNamespace(now=lambda: self.time)
        js.console = SimpleNamespace(warn=self.warned.append)
        js.safely = SimpleNamespace(worker=self.start)
        loaded: ModuleType = js
        return loaded

    def start(self, _address: str) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    async def pass_time(self, milliseconds: float) -> None:
        """Let so much time pass, and everything happen that comes of it."""
        self.time += milliseconds
        due = [call for time, call in self.timers if time <= self.time]
        self.timers = [(time, call) for time, call in self.timers if time > self.time]
        for call in due:
            call()
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    browser = Browser()
    monkeypatch.setitem(sys.modules, "js", browser.module())
    for name in ("page", "thinker"):
        monkeypatch.delitem(sys.modules, f"web.table.{name}", raising=False)
    return browser


async def ready(browser: Browser, rate: object = 10_000) -> Any:
    """A thinker whose worker is ready, and how its state changed so far."""
    from web.table.thinker import Thinker

    states: list[str] = []
    thinker = Thinker(GAME, "worker.js", states.append)
    thinker.wake()
    browser.workers[-1].say(ready=True)
    await browser.pass_time(1)
    assert states == ["starting"]
    assert browser.workers[-1].asked[-1]["ask"] == "measure"
    browser.workers[-1].answer(rate=rate)
    await browser.pass_time(1)
    assert states == ["starting", "ready"]
    return thinker


def played(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it beside the browser of other tests, which has a loop of its own in this thread."""

    async def bounded() -> None:
        await asyncio.wait_for(scenario(), LONGEST)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(bounded())).result()


def test_one_question_at_a_time_and_moves_first(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        worker = browser.workers[0]
        running = [
            asyncio.create_task(thinker.ask({"ask": name}, 100, urgency))
            for name, urgency in (("first", REVIEW), ("review", REVIEW), ("hint", HELP), ("move", MOVE))
        ]
        for number, name in enumerate(("first", "move", "hint", "review")):
            await browser.pass_time(10)
            assert [question["ask"] for question in worker.asked[1:]][number:] == [name]
            worker.answer(name=name)
        answers = await asyncio.gather(*running)
        assert [answer["name"] for answer in answers] == ["first", "review", "hint", "move"]

    played(scenario)


def test_what_is_not_wanted_any_more_is_not_asked(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        worker, wanted = browser.workers[0], [True]
        first = asyncio.create_task(thinker.ask({"ask": "first"}, 100))
        second = asyncio.create_task(thinker.ask({"ask": "second"}, 100, HELP, lambda: wanted[0]))
        await browser.pass_time(10)
        wanted[0] = False
        worker.answer()
        assert await second is None
        assert (await first)["id"] == worker.asked[-1]["id"]
        assert [question["ask"] for question in worker.asked] == ["measure", "first"]

    played(scenario)


def test_a_late_worker_is_waited_for_no_longer_and_comes_back(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        worker = browser.workers[0]
        late = asyncio.create_task(thinker.ask({"ask": "late"}, 100))
        waiting = asyncio.create_task(thinker.ask({"ask": "waiting"}, 100))
        await browser.pass_time(10)
        await browser.pass_time(100 * 1.5 + 1500)
        assert (await late, await waiting, thinker.state) == (None, None, "absent")
        assert await thinker.ask({"ask": "next"}, 100) is None  # at once
        worker.answer()
        assert (thinker.state, worker.alive, len(browser.workers)) == ("ready", True, 1)
        assert thinker.effort(1000) < 10_000  # it is reckoned with as slower now

    played(scenario)


def test_a_dead_worker_is_started_once_more(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        for number in (1, 2):
            lost = asyncio.create_task(thinker.ask({"ask": "lost"}, 100))
            await browser.pass_time(10)
            await browser.pass_time(2000)
            await browser.pass_time(20_000)
            assert await lost is None
            assert thinker.state == "absent"
            assert not browser.workers[number - 1].alive
            assert len(browser.workers) == 2
            if number == 1:
                browser.workers[0].say(ready=True)  # what a dead one still says counts for nothing
                browser.workers[1].say(ready=True)
                await browser.pass_time(1)
                browser.workers[1].answer(rate=10_000)
                await browser.pass_time(1)
                assert thinker.state == "ready"

    played(scenario)


@pytest.mark.parametrize("rate", ["fast", None, [1], 0, -5])
def test_a_speed_that_is_none_is_not_believed(browser: Browser, rate: object) -> None:
    async def scenario() -> None:
        thinker = await ready(browser, rate)
        assert 100 <= thinker.effort(1200) < 10_000

    played(scenario)


def test_less_is_asked_of_a_device_that_has_grown_slow(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        efforts = [thinker.effort(1000)]
        for took in (900, 5000, 100, 100, 100, 100, 100, 100, 100, 100):
            asked = asyncio.create_task(thinker.ask({"ask": "move"}, 1000))
            await browser.pass_time(1)
            if took > 2999:
                browser.timers.clear()  # nobody gives it up
            await browser.pass_time(took)
            browser.workers[0].answer()
            await asked
            efforts.append(thinker.effort(1000))
        assert efforts[:3] == [10_000, 10_000, 5_000]
        assert efforts[3:] == sorted(efforts[3:])
        assert efforts[-1] == 10_000

    played(scenario)


def test_an_error_is_no_answer(browser: Browser) -> None:
    async def scenario() -> None:
        thinker = await ready(browser)
        asked = asyncio.create_task(thinker.ask({"ask": "odd"}, 100))
        await browser.pass_time(1)
        browser.workers[0].answer(error="ouch")
        assert await asked is None
        assert "ouch" in browser.warned[0]
        assert thinker.state == "ready"

    played(scenario)


@pytest.mark.parametrize("move", [None, 7, "", "19x", "7c Cc", "nonsense of some length"])
def test_what_is_no_legal_move_is_none(browser: Browser, move: object) -> None:
    async def scenario() -> None:
        thinker, view = await ready(browser), record.read(RICH).deal.view(0)
        assert thinker.move_in(None, view) is None
        assert thinker.move_in({"move": move}, view) is None
        assert GAME.write_move(thinker.move_in({"move": "7c As+6c"}, view)) == "7c 6c+As"

    played(scenario)


class Storage:
    """What the browser keeps."""

    def __init__(self, **texts: str) -> None:
        self.texts = {f"cardavia.{name}": text for name, text in texts.items()}

    def read(self, name: str) -> str | None:
        return self.texts.get(name)

    def write(self, name: str, text: str) -> bool:
        self.texts[name] = text
        return True


def test_the_levels_are_those_of_the_ai() -> None:
    assert {name: level.milliseconds for name, level in levels.LEVELS.items()} == LEVELS
    assert list(NAMES) == list(ABOUT) == list(LEVELS)
    assert {BEST, USUAL} <= set(LEVELS)


@pytest.mark.parametrize(
    ("kept", "level"), [(None, USUAL), ("casual", "casual"), ("godlike", USUAL), ("", USUAL)]
)
def test_the_level_is_kept(kept: str | None, level: str) -> None:
    from web.table.saving import Shelf

    storage = Storage() if kept is None else Storage(**{SETTING: kept})
    strength = Strength(Shelf(storage))
    assert (strength.level, strength.milliseconds) == (level, LEVELS[level])
    strength.choose("master")
    strength.choose("none")
    assert Strength(Shelf(storage)).level == "master"
