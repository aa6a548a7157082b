"""Why a move was made: an answer that comes when the deal has moved on is told of no other move."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

TOUCHING = ("page", "thinker", "whys")
"""The modules of the table that touch the browser."""


@pytest.fixture
def whys(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What answers "Why?", at a table with nothing on its page; the thinker answers when `answer` is set."""
    page: Any = ModuleType("js")
    page.document = SimpleNamespace(getElementById=lambda name: None)
    monkeypatch.setitem(sys.modules, "js", page)
    for name in TOUCHING:
        monkeypatch.delitem(sys.modules, f"web.table.{name}", raising=False)
    from web.table.whys import Whys

    whys: Any = Whys.__new__(Whys)
    whys.log = SimpleNamespace(draw=lambda: None, moved=lambda number: None)
    whys.texts = SimpleNamespace(sayings=lambda answer: [answer], say=lambda key: key)
    strength = SimpleNamespace(level="strong", milliseconds=600)
    thinker = SimpleNamespace(effort=lambda milliseconds: 1, ask=None)
    whys.others = SimpleNamespace(thinker=thinker, strength=strength, made={})
    yield whys
    for name in TOUCHING:
        sys.modules.pop(f"web.table.{name}", None)


def test_an_answer_of_the_deal_before_is_none_in_the_next(whys: Any) -> None:
    """The same number is another move then, in a deal that is not over: of it that would tell too much."""
    over = SimpleNamespace(turn=None, finished=dict, seed_of_ai=str)
    asyncio.run(_ask_across_deals(whys, over, SimpleNamespace(turn=0)))


async def _ask_across_deals(whys: Any, over: Any, following: Any) -> None:
    answered = asyncio.Event()

    async def ask(*_: object) -> str:
        await answered.wait()
        return "of the deal before"

    whys.others.thinker.ask = ask
    whys.begin(over)
    waiting = asyncio.create_task(whys._reasons(4, lambda: True))
    await asyncio.sleep(0)
    whys.begin(following)
    answered.set()
    assert await waiting == ["of the deal before"]  # of that deal it is true; nobody is there to be told
    assert await whys._reasons(4, lambda: True) == []


def test_an_answer_is_kept_until_the_deal_is_over(whys: Any) -> None:
    asked = []

    async def ask(*_: object) -> str:
        asked.append(1)
        return "because"

    async def ask_twice() -> None:
        assert await whys._reasons(4, lambda: True) == ["because"]
        assert await whys._reasons(4, lambda: True) == ["because"]

    whys.others.thinker.ask = ask
    whys.begin(SimpleNamespace(turn=None, finished=dict, seed_of_ai=str))
    asyncio.run(ask_twice())
    assert len(asked) == 1
