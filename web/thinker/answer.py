"""Answers one question of the table.  Nothing is kept between two questions."""

from __future__ import annotations

import json

from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream

PROTOCOL = 1


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
        game = load_game(question["game"])
        move, reasons = game.policy(question["view"], Stream("policy/" + question["seed"]))
    except Exception as error:
        return json.dumps({"cardavia": PROTOCOL, "id": asked, "error": f"{type(error).__name__}: {error}"})
    return json.dumps({"cardavia": PROTOCOL, "id": asked, "move": game.write_move(move), "reasons": reasons})
