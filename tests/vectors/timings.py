"""How long one call of each part of the contract takes on this interpreter.  In the core dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    from js import performance

    now = performance.now
except ImportError:
    from time import perf_counter

    def now() -> float:
        """The time in milliseconds."""
        return perf_counter() * 1000


from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

from .examples import HARDEST

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Deal, Game

POSITIONS = 700
CALLS = ("moves", "refusal", "duty", "usable", "view", "load", "policy", "sample", "play", "effect", "tally")
WHOLE = ("policy", "sample")
"""The calls that ask for all cards of a deal to be there."""


def milliseconds(call: Callable[[], Any]) -> float:
    """The time of one call: the middle one of three, since other programs of the machine come between."""
    times: list[float] = []
    for _ in range(3):
        start = now()
        call()
        times.append(float(now() - start))
    return sorted(times)[1]


def calls(game: Game, deal: Deal) -> dict[str, Callable[[], Any]]:
    """One call of each part, for this position."""
    seat = deal.turn or 0
    view = deal.view(seat)
    moves = deal.moves()
    if deal.turn is None:
        return {"view": lambda: deal.view(seat), "tally": deal.tally}
    return {
        "moves": deal.moves,
        "refusal": lambda: deal.refusal(moves[-1]),
        "duty": deal.duty,
        "usable": deal.usable,
        "view": lambda: deal.view(seat),
        "load": lambda: game.load(view),
        "policy": lambda: game.policy(view, Stream("timings")),
        "sample": lambda: game.sample(view, Stream("timings")),
        "effect": lambda: deal.effect(moves[-1]),
        "play": lambda: deal.copy().play(moves[-1]),
    }


def dealt(game: Game) -> list[Deal]:
    """The positions of random deals, their ends among them."""
    found: list[Deal] = []
    number = 0
    while len(found) < POSITIONS:
        deal = Match(game, "timings-%d" % number).deal
        stream = Stream("timings/%d" % number)
        while deal.turn is not None:
            found.append(deal.copy())
            moves = deal.moves()
            deal.play(moves[stream.below(len(moves))])
        found.append(deal)
        number += 1
    return found


def measure(slug: str) -> dict[str, tuple[float, float]]:
    """The mean and the worst time in milliseconds of each call, over many positions.

    Those of random deals, and for the calls that need no whole deal the hardest hands that are known.
    """
    game = load_game(slug)
    hardest = [game.position(data) for data in HARDEST.get(slug, [])]
    times: dict[str, list[float]] = {name: [] for name in CALLS}
    for deal in dealt(game) + hardest:
        made = calls(game, deal)
        for name in sorted(made):
            if deal not in hardest or name not in WHOLE:
                times[name].append(milliseconds(made[name]))
    return {name: (sum(times[name]) / len(times[name]), max(times[name])) for name in CALLS}


def show(slug: str) -> None:
    """Print the times of a game, one line a call: game, call, mean, worst."""
    found = measure(slug)
    for name in CALLS:
        print("%s %s %.3f %.3f" % (slug, name, found[name][0], found[name][1]))
