"""Tells how a deal would have gone on from a better move, and what would have come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..log import Log, entries_of, gathered
from ..page import Signal, make, put
from ..texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Event, Move

    from ..stage import Stage
    from .replay import Replay


async def other_story(replay: Replay, number: int, moves: list[Move], stage: Stage) -> Any:
    """The deal from that move on, row by row, and its result beside the real one; None if there is none.

    A long deal takes a while to be played again, so there are breaks in which the page can be used.
    """
    told = replay.on(number, moves)
    if told is None:
        return None
    beats, deal = told
    await Signal().wait(0)
    texts, block = stage.texts, make("section", "other-story")
    put(block, make("h3", "", texts.say("review.story")), make("p", "", texts.say("review.story.how")))
    results = make("dl", "outcomes")
    real, _ = replay.before(len(replay.moves))
    _add_result(results, texts.say("review.result.other"), deal, replay, stage)
    _add_result(results, texts.say("review.result.real"), real, replay, stage)
    await Signal().wait(0)
    before = replay.told(number)
    await Signal().wait(0)
    return put(block, results, put(make("ol", "log"), *_rows(before, beats, stage)))


def _rows(before: list[list[Event]], beats: list[list[Event]], stage: Stage) -> list[Any]:
    """What happens in these beats, row by row; the trick that had been begun before them is whole."""
    known, fresh = entries_of(before, stage.texts), entries_of(beats, stage.texts)
    log, rows = Log(stage, stage.texts), []
    for entry in gathered(known + fresh):
        if entry in fresh or any(play in fresh for play in entry.plays):
            rows.append(log.row(entry))
    return rows


def _add_result(results: Any, label: str, deal: Deal, replay: Replay, stage: Stage) -> None:
    standing = replay.game.following(replay.standing, deal)
    account = stage.layout.course.account(deal.view(YOU), deal.tally(), standing, stage.texts)
    said = put(make("dd"), make("b", "num", account.points), make("span", "", account.verdict))
    put(results, put(make("div"), make("dt", "", label), said))
