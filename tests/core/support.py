"""What the tests of the core share: random play, canonical text, every conceivable move."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from cardavia_core.cards import TRUMPS
from cardavia_core.game import Deal, Game, Move, Saying
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

LARGEST_TABLE = 9
"""The brute force looks at every subset of a table up to this size."""


def canonical(data: object) -> str:
    """Plain data as text: equal texts are equal data, byte for byte."""
    return json.dumps(data, sort_keys=True)


def random_move(deal: Deal, stream: Stream) -> Move:
    moves = deal.moves()
    return moves[stream.below(len(moves))]


def states(game: Game, seed: str) -> Iterator[Deal]:
    """The deal before each of its moves and once more when it is over, random moves in between."""
    deal = Match(game, seed).deal
    stream = Stream("random play/" + seed)
    while deal.turn is not None:
        yield deal
        deal.play(random_move(deal, stream))
    yield deal


def random_match(game: Game, seed: str) -> Match:
    """A whole match of random moves, to its winner."""
    match = Match(game, seed)
    stream = Stream("random match/" + seed)
    while True:
        while match.deal.turn is not None:
            match.play(random_move(match.deal, stream))
        if match.winner is not None:
            return match
        match.next_deal()


def codes(game: Game, deal: Deal) -> list[str]:
    """The codes of all cards of a deal, wherever they lie, in a fixed order."""
    return sorted(code for cards, _ in deal.places() for code in game.pack.write(cards))


def known_codes(game: Game, deal: Deal, seat: int) -> set[str]:
    """The codes of the cards that this seat may know."""
    return {code for cards, seats in deal.places() if seat in seats for code in game.pack.write(cards)}


def hidden_codes(game: Game, deal: Deal, seat: int) -> set[str]:
    """The codes that no card known to this seat bears, and some card of the deal does."""
    return set(codes(game, deal)) - known_codes(game, deal, seat)


def codes_in(game: Game, data: object) -> set[str]:
    """Every card code that plain data names anywhere, in keys and in the midst of longer texts too."""
    return {word for word in re.findall(r"[A-Za-z0-9]+", canonical(data)) if game.pack.has(word)}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def chi_limit(freedom: int) -> float:
    """What chi-square exceeds once in about 10,000 times (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3)


def subsets(cards: list[int], sizes: range) -> Iterator[tuple[int, ...]]:
    for size in sizes:
        yield from combinations(cards, size)


def conceivable_moves(game: Game, deal: Deal, largest: int = 2) -> Iterator[Move]:
    """Every kind of move, with up to `largest` cards of the hand and any subset of the table."""
    assert deal.turn is not None
    view = deal.view(deal.turn)
    hand = sorted(game.pack.read(view["hand"]))
    table = sorted(game.pack.read(view.get("table", [])))
    for kind in game.kinds:
        for cards in subsets(hand, range(min(largest, len(hand)) + 1)):
            for taken in subsets(table, range(len(table) + 1)):
                yield Move(kind, cards, taken)


def small(game: Game, deal: Deal) -> bool:
    """Whether a brute force over the moves of this deal is quickly done."""
    return deal.turn is not None and len(deal.view(deal.turn).get("table", [])) <= LARGEST_TABLE


def told(saying: Saying | None) -> tuple[str, str] | None:
    """A refusal, or another saying, as something that can be compared."""
    if saying is None:
        return None
    return saying.message, canonical({name: str(value) for name, value in saying.arguments.items()})


def check_arguments(game: Game, saying: Saying) -> None:
    """The arguments of a saying are named as the contract says, so that the page can put them in words."""
    for name, value in saying.arguments.items():
        assert argument_is_right(game, name, value), (saying.message, name, value)


def argument_is_right(game: Game, name: str, value: Any) -> bool:
    if name in ("text", "name"):
        return isinstance(value, str)
    if name == "reason":
        check_arguments(game, value)
        return True
    if name.endswith("cards"):
        return all(game.pack.has(code) for code in value)
    if name.endswith("card"):
        return game.pack.has(value)
    if name.endswith("seat"):
        return value in range(game.seats)
    if name.endswith("team"):
        return value in game.teams
    if name.endswith("level"):
        return value in {game.pack.rank(card) for card in game.cards()} - {""}
    if name.endswith("suit"):
        return value in {game.pack.suit(card) for card in game.cards()} - {""} | {TRUMPS}
    return isinstance(value, int)


def shared_out(codes: list[str], rooms: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to share cards out among places with so much room, whatever lies there."""
    if not rooms:
        yield ()
        return
    for chosen in combinations(codes, rooms[0]):
        rest = [code for code in codes if code not in chosen]
        for others in shared_out(rest, rooms[1:]):
            yield (chosen, *others)
