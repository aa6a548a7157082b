"""Answers one question of the table.  Nothing is kept between two questions."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PROTOCOL = 2


def answer(text: str) -> str:
    """The answer to a question, both JSON (see web/table/thinker.py).

    A question that cannot be understood is answered with an `error`, never with silence.
    """
    asked: object = None
    try:
        question = json.loads(text)
        asked = question["id"]
        if question["cardavia"] != PROTOCOL:
            raise ValueError("unknown protocol")
        found = ANSWERS[question["ask"]](question)
    except Exception as error:
        return json.dumps({"cardavia": PROTOCOL, "id": asked, "error": f"{type(error).__name__}: {error}"})
    return json.dumps({"cardavia": PROTOCOL, "id": asked, **found})


def _measure(question: dict[str, Any]) -> dict[str, Any]:
    began, times = time.perf_counter(), 0
    while (time.perf_counter() - began) * 1000 < question["milliseconds"]:
        times += 1
        Stream(str(times)).below(7)
    return {"rate": times / (time.perf_counter() - began)}


def _move(question: dict[str, Any]) -> dict[str, Any]:
    game = load_game(question["game"])
    move, _ = game.policy(question["view"], Stream("policy/" + question["seed"]))
    return {"move": game.write_move(move)}


ANSWERS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"measure": _measure, "move": _move}
