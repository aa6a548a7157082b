"""The table's part that talks to the worker, run here without a browser, with the worker's own answers."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream
from web.table.host import Host
from web.table.strength import Strength
from web.table.texts import YOU
from web.thinker.answer import answer

TOUCHING = ("page", "thinker", "others")
"""The modules of the table that touch the browser."""

LONGEST = 300
"""Seconds after which a deal that hangs is given up."""

Heard = Callable[[str, str], None]
"""Is told every question and its answer when it is asked."""


class Worker:
    """Answers at once, as the worker does; how fast it is it makes up."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._listeners: dict[str, Callable[[Any], None]] = {}
        asyncio.get_running_loop().call_soon(self._say, json.dumps({"cardavia": 2, "ready": True}))

    def addEventListener(self, event: str, listener: Callable[[Any], None]) -> None:  # noqa: N802
        self._listeners[event] = listener

    def postMessage(self, text: str) -> None:  # noqa: N802
        question = json.loads(text)
        if question["ask"] == "measure":
            said = json.dumps({"cardavia": 2, "id": question["id"], "rate": 1})
        else:
            said = answer(text)
        self._heard(text, said)
        asyncio.get_running_loop().call_soon(self._say, said)

    def terminate(self) -> None:
        raise AssertionError("the worker is given up")

    def _say(self, text: str) -> None:
        self._listeners["message"](SimpleNamespace(data=text))


def browser(heard: Heard, warned: Callable[[str], None]) -> ModuleType:
    """What the three modules ask of the browser; its clock stands still."""
    js: Any = ModuleType("js")
    js.safely = SimpleNamespace(worker=lambda address: Worker(heard))
    js.performance = SimpleNamespace(now=lambda: 0.0)
    js.setTimeout = lambda call, milliseconds: 0
    js.clearTimeout = lambda timer: None
    js.console = SimpleNamespace(warn=warned)
    return js  # type: ignore[no-any-return]


class NoShelf:
    """Nothing is kept."""

    def read(self, name: str) -> str | None:
        return None

    def write(self, name: str, text: str) -> None:
        pass


class NoPace:
    """Nothing takes time."""

    async def rest(self, milliseconds: float) -> None:
        pass


def play_a_deal(monkeypatch: pytest.MonkeyPatch, host: Host, level: str, heard: Heard) -> None:
    """One deal as the table plays it: the person by the rules of thumb, the others through the worker.

    What `heard` finds wrong is raised when the deal is over: the table would take it for a lost answer.
    """
    wrong: list[AssertionError] = []

    def noting(question: str, said: str) -> None:
        try:
            heard(question, said)
        except AssertionError as found:
            wrong.append(found)

    def warned(text: str) -> None:
        wrong.append(AssertionError(text))

    monkeypatch.setitem(sys.modules, "js", browser(noting, warned))
    for name in TOUCHING:
        monkeypatch.delitem(sys.modules, f"web.table.{name}", raising=False)
    try:
        asyncio.run(asyncio.wait_for(_play(host, level), LONGEST))
    finally:
        for name in TOUCHING:
            sys.modules.pop(f"web.table.{name}", None)
    if wrong:
        raise wrong[0]


async def _play(host: Host, level: str) -> None:
    from web.table.others import Others
    from web.table.thinker import Thinker

    strength: Any = Strength(NoShelf())  # type: ignore[arg-type]
    strength.choose(level)
    thinker = Thinker(load_game(host.game.slug), "worker", lambda state: None)
    thinker.wake()
    while thinker.state != "ready":
        await asyncio.sleep(0)
    others = Others(thinker, strength, NoPace())  # type: ignore[arg-type]
    others.begin(host)
    while host.turn is not None:
        if host.turn == YOU:
            move, _ = host.game.policy(host.view(), Stream("person"))
        else:
            move = await others.move(host)
        host.play(move)
        others.ask(host)
