"""A deal settled in resti, in words; and how long a sentence of the opening stays."""

import sys
from collections.abc import Coroutine
from types import ModuleType
from typing import Any

import pytest

from cardavia_core.game import Line, Tally
from cardavia_core.games import load_game
from web.build.text import SOURCE, languages, read_catalogue
from web.table.saving import Shelf
from web.table.texts import Texts


@pytest.fixture(autouse=True)
def browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """These parts of the table need none: only its name."""
    monkeypatch.setitem(sys.modules, "js", ModuleType("js"))


@pytest.fixture
def texts() -> Texts:
    catalogue = read_catalogue(next(language for language in languages() if language.code == SOURCE))
    return Texts(dict(catalogue.english), lambda n: "one" if n == 1 else "other", load_game("minchiate"))


@pytest.mark.parametrize(
    ("resti", "points", "verdict"),
    [
        ([3, 1], "+2", "You win by 2 resti"),
        ([1, 0], "+1", "You win by 1 resto"),
        ([0, 4], "\u22124", "You lose by 4 resti"),
        ([2, 2], "0", "A draw"),
    ],
)
def test_the_verdict(texts: Texts, resti: list[int], points: str, verdict: str) -> None:
    from web.table.resti import Resti

    net = [max(0, resti[0] - resti[1]), max(0, resti[1] - resti[0])]
    view: dict[str, Any] = {"settlement": {"resti": resti, "net": net}}
    tally = Tally([Line("minchiate.score.cards", "minchiate.score.cards.note", [None, None], [80, 62])])
    account = Resti().account(view, tally, {"totals": resti}, texts)
    assert (account.points, account.verdict) == (points, verdict)
    assert account.outcome == f"Resti: {resti[0]} for you, {resti[1]} for them."
    assert account.over


@pytest.mark.parametrize(
    ("lead", "team", "written"),
    [([14, 0], 0, "14"), ([14, 0], 1, "\u221214"), ([0, 9], 0, "\u22129"), ([0, 0], 1, "0")],
)
def test_a_lead_as_a_side_sees_it(lead: list[int], team: int, written: str) -> None:
    from web.table.resti import signed

    assert signed(lead, team) == written


def finish(read: Coroutine[Any, Any, None]) -> None:
    """What waits for nothing. Playwright's loop runs for the whole session, and asyncio allows but one."""
    with pytest.raises(StopIteration):
        read.send(None)


def test_time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer sentences stay longer, ideographs too; nothing is shorter than at the quick speed."""
    from web.table import pace

    class Storage:
        def read(self, name: str) -> None:
            return None

        def write(self, name: str, text: str) -> bool:
            return False

    waited: list[float] = []

    class Signal:
        async def wait(self, milliseconds: float) -> None:
            waited.append(milliseconds)

    monkeypatch.setattr(pace, "Signal", Signal)
    here = pace.Pace(Shelf(Storage()))
    for speed in ("off", "quick", "calm", "slow"):
        here.choose(speed)
        finish(here.read("x" * 50))
    assert waited[0] == waited[1] < waited[2] < waited[3]
    here.choose("calm")
    finish(here.read("卡" * 50))
    assert waited[4] > waited[2]
    here.rushed = True
    finish(here.read("x"))
    assert len(waited) == 5
