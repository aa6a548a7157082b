"""How strong a player is, and how quick the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..ai.arena import contest
from ..game import message
from ..games import load_game
from ..match import Match
from ..shuffle import Stream

if TYPE_CHECKING:
    from ..ai.arena import Encounter
    from ..game import Deal, Game
    from .texts import Texts

SECONDS = 0.25
"""How long each rate is measured."""
POSITIONS = 72
REFERENCE_STEPS = 1000


@dataclass(frozen=True)
class How:
    """How many pairs the arena plays, on how many processors, and the bounds of a sequential test."""

    pairs: int
    jobs: int
    bounds: tuple[float, float] | None


def arena(encounter: Encounter, names: tuple[str, str], how: How, texts: Texts, as_json: bool) -> int:
    """Let two players meet in duplicate games."""
    result = contest(encounter, how.pairs, how.jobs, how.bounds)
    if as_json:
        data = {"game": encounter.slug, "first": names[0], "second": names[1], "seed": encounter.seed}
        data |= {"unit": "deal" if encounter.single else "match", **result.data()}
        print(json.dumps(data).replace("Infinity", "null"))
        return 0
    title = message("terminal.arena.title")
    if encounter.single:
        title = message("terminal.arena.title_deals")
    lines = [texts.say(title, one=names[0], two=names[1], pairs=result.pairs, deals=result.deals)]
    for label, estimate in (
        (message("terminal.arena.wins"), result.wins),
        (message("terminal.arena.pairs"), result.pairs_won),
    ):
        mean, margin = 100 * estimate.mean, 100 * estimate.margin
        lines.append(texts.say(label, mean=f"{mean:.1f}", margin=f"{margin:.1f}"))
    lead = result.points
    points = message("terminal.arena.points")
    lines.append(texts.say(points, mean=f"{lead.mean:+.2f}", margin=f"{lead.margin:.2f}"))
    print("\n".join(lines))
    return 0


def reference() -> int:
    """A fixed piece of plain Python: rates divided by its rate compare between machines."""
    bits = 0
    for step in range(REFERENCE_STEPS):
        bits ^= 1 << (step * 7 & 63)
    return bits


def rate(calls: Callable[[], Iterator[object]]) -> float:
    """Calls per second: `calls` makes one call each time it is asked for the next."""
    done, start = 0, perf_counter()
    while True:
        for _ in calls():
            done += 1
        spent = perf_counter() - start
        if spent >= SECONDS:
            return done / spent


def positions(game: Game) -> list[Deal]:
    """Positions of random deals, from their beginnings to their ends."""
    found: list[Deal] = []
    number = 0
    while len(found) < POSITIONS:
        deal, stream = Match(game, f"bench-{number}").deal, Stream(f"bench/{number}")
        number += 1
        while deal.turn is not None:
            found.append(deal.copy())
            moves = deal.moves()
            deal.play(moves[stream.below(len(moves))])
    return found


def rates(game: Game) -> dict[str, float]:
    """Calls per second of each part of the contract, and of the reference."""
    deals = positions(game)
    views = [deal.view(deal.turn or 0) for deal in deals]
    moves = [deal.moves()[-1] for deal in deals]
    pairs = list(zip(deals, moves, strict=True))
    stream = Stream("bench")
    whole = Match(game, "bench").deal

    def one_deal() -> Iterator[object]:
        deal = whole.copy()
        while deal.turn is not None:
            legal = deal.moves()
            deal.play(legal[stream.below(len(legal))])
        yield deal.tally()

    return {
        "reference": rate(lambda: (reference() for _ in range(10))),
        "moves": rate(lambda: (deal.moves() for deal in deals)),
        "refusal": rate(lambda: (deal.refusal(move) for deal, move in pairs)),
        "copy": rate(lambda: (deal.copy() for deal in deals)),
        "copy and play": rate(lambda: (deal.copy().play(move) for deal, move in pairs)),
        "view": rate(lambda: (deal.view(deal.turn or 0) for deal in deals)),
        "load": rate(lambda: (game.load(view) for view in views)),
        "policy": rate(lambda: (game.policy(view, stream) for view in views)),
        "sample": rate(lambda: (game.sample(view, stream) for view in views)),
        "random deal": rate(one_deal),
    }


def bench(slugs: tuple[str, ...], texts: Texts, as_json: bool) -> int:
    """Print the rates of each game, as such and in units of the reference loop."""
    found: dict[str, Any] = {slug: rates(load_game(slug)) for slug in slugs}
    if as_json:
        print(json.dumps(found))
        return 0
    print(texts.say(message("terminal.bench.title"), steps=REFERENCE_STEPS))
    for slug, table in found.items():
        print(slug)
        for name, value in table.items():
            print(f"  {name:14}{value:>12,.0f}{value / table['reference']:>10.3f}")
    return 0
