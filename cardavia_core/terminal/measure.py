"""How strong a player is, and how quick the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..ai.arena import Estimate, compare
from ..ai.players import PLAYERS
from ..game import message
from ..games import load_game
from ..match import Match
from ..shuffle import Stream

if TYPE_CHECKING:
    from ..game import Deal, Game
    from .texts import Texts

SECONDS = 0.25
"""How long each rate is measured."""
POSITIONS = 72
REFERENCE_STEPS = 1000


def arena(game: Game, names: tuple[str, str], pairs: int, seed: str, texts: Texts, as_json: bool) -> int:
    """Let two players meet in duplicate matches."""
    result = compare(game, PLAYERS[names[0]], PLAYERS[names[1]], pairs, seed)
    if as_json:
        data = {"game": game.slug, "players": names, "seed": seed, **result.data()}
        print(json.dumps(data).replace("Infinity", "null"))
        return 0
    wins = Estimate(100 * result.wins.mean, 100 * result.wins.margin)
    lines = [
        texts.say(
            message("terminal.arena.title"), one=names[0], two=names[1], pairs=pairs, deals=result.deals
        ),
        texts.say(message("terminal.arena.wins"), mean=f"{wins.mean:.1f}", margin=f"{wins.margin:.1f}"),
        texts.say(
            message("terminal.arena.points"),
            mean=f"{result.points.mean:+.2f}",
            margin=f"{result.points.margin:.2f}",
        ),
    ]
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
