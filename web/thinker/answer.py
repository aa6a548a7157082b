"""Answers one question of the table.  Nothing is kept between two questions.

A question is {cardavia, id, ask, game, ...}, its answer {cardavia, id, ...}, both JSON.  What is asked, and
with which fields, is said at each function here.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Any

from cardavia_core.ai.levels import LEVELS, MASTER, decide
from cardavia_core.ai.pace import pace
from cardavia_core.ai.reasons import public_reasons, reasons
from cardavia_core.ai.review import FinishedDeal
from cardavia_core.ai.twins import trial
from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardavia_core.ai.thought import Option, Thought
    from cardavia_core.game import Game

PROTOCOL = 2
LONGEST_TRY = 500

Question = dict[str, Any]


def answer(text: str) -> str:
    """The answer to a question.  One that cannot be understood is answered with an `error`, never silence."""
    asked: object = None
    try:
        question = json.loads(text)
        asked = question["id"]
        if question["cardavia"] != PROTOCOL:
            raise ValueError("unknown protocol")
        found = ASKS[question["ask"]](load_game(question["game"]), question)
    except Exception as error:
        return json.dumps({"cardavia": PROTOCOL, "id": asked, "error": f"{type(error).__name__}: {error}"})
    return json.dumps({"cardavia": PROTOCOL, "id": asked, **found})


def _measure(game: Game, question: Question) -> dict[str, Any]:
    """How much effort a second this device affords; it is tried for `milliseconds`, ten times at most."""
    milliseconds = min(int(question["milliseconds"]), LONGEST_TRY)
    return {"rate": pace(game, milliseconds, perf_counter)}


def _move(game: Game, question: Question) -> dict[str, Any]:
    """The move of a seat: `view`, `level`, `seed`, `effort`."""
    level = LEVELS[question["level"]]
    thought = decide(game, question["view"], level, question["seed"], int(question["effort"]))
    return {"move": game.write_move(thought.move)}


def _hint(game: Game, question: Question) -> dict[str, Any]:
    """What the Master would do in the place of the view's seat, and why: `view`, `seed`, `effort`."""
    thought = decide(game, question["view"], MASTER, question["seed"], int(question["effort"]))
    return _told(game, question["view"], thought)


def _public(game: Game, question: Question) -> dict[str, Any]:
    """What the person may be told of another seat's `move`: `view` is the person's, before it; `seed`."""
    stream = Stream("public/" + question["seed"])
    found = public_reasons(game, question["view"], game.read_move(question["move"]), stream)
    return {"reasons": [{"message": key, "arguments": {}} for key in found]}


def _why(game: Game, question: Question) -> dict[str, Any]:
    """Why move `number` of a finished deal was made: the deal, `level`, `seed`, `effort`."""
    deal, level = _finished(game, question), LEVELS[question["level"]]
    view, thought = deal.thought(question["number"], level, question["seed"], int(question["effort"]))
    return _told(game, view, thought)


def _decisions(game: Game, question: Question) -> dict[str, Any]:
    """Which moves of a finished deal were a choice of `seat`."""
    return {"numbers": _finished(game, question).decisions(question["seat"])}


def _judge(game: Game, question: Question) -> dict[str, Any]:
    """What move `number` of a finished deal cost: the deal, `seed`, `effort`."""
    found = _finished(game, question).judge(question["number"], question["seed"], int(question["effort"]))
    return {
        "number": found.number,
        "played": _option(game, found.played),
        "better": _option(game, found.better) if found.better is not None else None,
        "loss": found.loss,
        "loss_error": found.error,  # an `error` would say that there is no answer
    }


def _alternative(game: Game, question: Question) -> dict[str, Any]:
    """What would have come of another `move` in place of move `number` of a finished deal."""
    move = game.read_move(question["move"])
    moves, deal = _finished(game, question).alternative(question["number"], move)
    return {
        "moves": [game.write_move(one) for one in moves],
        "points": deal.tally().points,
        "outcome": list(game.outcome(deal)),
    }


def _twins(game: Game, question: Question) -> dict[str, Any]:
    """Whether a seat of this `level` plays the same where only hidden cards differ: `number`, `effort`.

    And whether one who peeks would have been `caught`.
    """
    found = trial(game, LEVELS[question["level"]], question["seed"], question["number"], question["effort"])
    return asdict(found)


ASKS: dict[str, Callable[[Game, Question], dict[str, Any]]] = {
    "measure": _measure,
    "move": _move,
    "hint": _hint,
    "public": _public,
    "why": _why,
    "decisions": _decisions,
    "judge": _judge,
    "alternative": _alternative,
    "twins": _twins,
}


def _finished(game: Game, question: Question) -> FinishedDeal:
    return FinishedDeal(game, question["key"], question["standing"], question["moves"])


def _told(game: Game, view: dict[str, Any], thought: Thought) -> dict[str, Any]:
    return {
        "move": game.write_move(thought.move),
        "reasons": [
            {"message": said.message, "arguments": said.arguments} for said in reasons(game, view, thought)
        ],
        "options": [_option(game, option) for option in thought.options],
        "exact": thought.exact,
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    return {
        "move": game.write_move(option.move),
        "chance": option.chance,
        "error": option.error,
        "worlds": option.worlds,
    }
