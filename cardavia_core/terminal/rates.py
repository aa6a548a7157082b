"""How many calls a second each part of the engine and of the search answers.

Nothing here prints or needs a terminal: the tests run it in the browser, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..ai.pace import pace
from ..ai.search import Figures, Worlds, search
from ..match import Match
from ..shuffle import Stream

if TYPE_CHECKING:
    from ..game import Deal, Game, Move

    Calls = Callable[[], Iterator[object]]

SECONDS = 0.25
"""How long each rate is measured."""
TRIES = 5
POSITIONS = 72
WHOLE_DEALS = 8
"""So many deals are played out from their beginning."""
EFFORT = 4000
"""What a decision of the search is given."""
DECIDED = 8
"""Every so manyth position is searched for the rate of decisions."""
LOOKED_AT = 16
"""So many deals are drawn where one deal's price is measured: a browser's clock has steps of 0.1 ms."""
REFERENCE_STEPS = 1000


def reference() -> int:
    """A fixed piece of plain Python: rates divided by its rate compare between machines."""
    bits = 0
    for step in range(REFERENCE_STEPS):
        bits ^= 1 << (step * 7 & 63)
    return bits


def rate(calls: Calls) -> float:
    """Calls per second: `calls` makes one call each time it is asked for the next.

    Of several tries the quickest counts, in which other programs took least.
    """

    def once(attempt: int) -> float:
        done, start = 0, perf_counter()
        while True:
            for _ in calls():
                done += 1
            spent = perf_counter() - start
            if spent >= SECONDS / TRIES:
                return done / spent

    return max(map(once, range(TRIES)))  # map(): see ai/pace.py


def rates(game: Game) -> dict[str, float]:
    """Calls per second of each part of the contract, and of the reference."""
    calls: dict[str, Calls] = {"reference": lambda: (reference() for _ in range(10))}
    calls |= rules_calls(game) | search_calls(game)
    found = {name: rate(call) for name, call in calls.items()}
    return found | {"effort": pace(game, int(1000 * SECONDS), perf_counter)}


def rules_calls(game: Game) -> dict[str, Calls]:
    """The parts of the contract that every game had before it could be searched."""
    deals = random_positions(game)
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
        "moves": lambda: (deal.moves() for deal in deals),
        "refusal": lambda: (deal.refusal(move) for deal, move in pairs),
        "copy": lambda: (deal.copy() for deal in deals),
        "copy and play": lambda: (deal.copy().play(move) for deal, move in pairs),
        "view": lambda: (deal.view(deal.turn or 0) for deal in deals),
        "load": lambda: (game.load(view) for view in views),
        "policy": lambda: (game.policy(view, stream) for view in views),
        "sample": lambda: (game.sample(view, stream) for view in views),
        "random deal": one_deal,
    }


def search_calls(game: Game) -> dict[str, Calls]:
    """What a search is made of, asked at the choices of sensibly played deals, and whole decisions."""
    ways = [choices(game, f"bench-{number}") for number in range(WHOLE_DEALS)]
    first_moves = [game.playout(way[0]) for way in ways]
    first_cards = [game.playout(next(deal for deal in way if deal.phase == "play")) for way in ways]
    deals = [deal for way in ways for deal in way]
    deals = deals[:: max(1, len(deals) // POSITIONS)]
    playouts = [game.playout(deal) for deal in deals]
    views = [deal.view(deal.turn or 0) for deal in deals]
    samplers = [game.sampler(view) for view in views]
    stream = Stream("bench")
    outcome = first_cards[0].copy().finish()
    return {
        "playout, move 1": lambda: (playout.copy().finish() for playout in first_moves),
        "playout, card 1": lambda: (playout.copy().finish() for playout in first_cards),
        "playout, any": lambda: (playout.copy().finish() for playout in playouts),
        "playout copy": lambda: (playout.copy() for playout in playouts),
        "playout made": lambda: (game.playout(deal) for deal in deals),
        "sampler made": lambda: (game.sampler(view) for view in views),
        "sampler draws": lambda: (sampler(stream) for sampler in samplers),
        "decent": lambda: (game.decent(view) for view in views),
        "equity": lambda: (game.equity(view, outcome) for view in views),
        "decision": lambda: (search(game, view, stream, EFFORT) for view in views[::DECIDED]),
    }


def random_positions(game: Game) -> list[Deal]:
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


def choices(game: Game, seed: str) -> list[Deal]:
    """The positions of a deal, played by the rules of thumb, in which there is something to search."""
    deal, stream = Match(game, seed).deal, Stream(seed)
    found: list[Deal] = []
    while deal.turn is not None:
        view: dict[str, Any] = deal.view(deal.turn)
        if len(game.decent(view)) > 1:
            found.append(deal.copy())
        deal.play(game.policy(view, stream)[0])
    return found


def looks(game: Game) -> list[tuple[int, bool, int, float]]:
    """What a possible deal costs a search, at choices from the beginning to the end of several deals.

    For each: the cards left, whether none has been played, the moves looked at, and seconds a deal.
    """
    deals = [deal for number in range(WHOLE_DEALS) for deal in choices(game, f"looks-{number}")]
    views = [deal.view(deal.turn or 0) for deal in deals[:: max(1, len(deals) // POSITIONS)]]
    found = []
    for view in [view for view in views if not game.certain(view)]:
        moves = game.decent(view)
        left = sum(view["hands"]) + view.get("stock", 0)
        for some in (moves[:2], moves):
            found.append((left, view["phase"] != "play", len(some), _look(game, view, some)))
    return found


def _look(game: Game, view: dict[str, Any], moves: list[Move]) -> float:
    def once(attempt: int) -> float:
        worlds = Worlds(game, view, Stream("looks"), 0)
        figures = [Figures(move) for move in moves]
        start = perf_counter()
        worlds.look(figures, LOOKED_AT)
        return (perf_counter() - start) / LOOKED_AT

    return min(map(once, range(TRIES)))
