"""What the tests of the AI share: the games it can play, self-play, positions of every phase."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from cardavia_core.ai.levels import LEVELS, Level, decide
from cardavia_core.game import Deal, Game, Move
from cardavia_core.games import SLUGS as ALL_SLUGS
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

SLUGS = tuple(slug for slug in ALL_SLUGS if type(load_game(slug)).playout is not Game.playout)
ALL_LEVELS = tuple(LEVELS.values())
EFFORT = 300
"""Little, so that many decisions are soon made: two looks at a few deals."""

Ask = Callable[[Deal], Move]


def asking(game: Game, level: Level, seed: str, effort: int = EFFORT) -> Ask:
    """A player of a level, asked with its view of a deal."""

    def ask(deal: Deal) -> Move:
        assert deal.turn is not None
        return decide(game, deal.view(deal.turn), level, seed, effort).move

    return ask


def decisions(
    game: Game, seed: str, levels: Sequence[Level], effort: int = EFFORT
) -> Iterator[tuple[Match, Move]]:
    """A match before each move of its first deal, and that move; the seats take the levels in turn."""
    match = Match(game, seed)
    number = 0
    while (seat := match.deal.turn) is not None:
        move = asking(game, levels[seat % len(levels)], f"{seed}/{number}", effort)(match.deal)
        yield match, move
        match.play(move)
        number += 1


def self_play(game: Game, seed: str, levels: Sequence[Level], effort: int = EFFORT) -> Iterator[Match]:
    """The same, and the match once more when the deal is over."""
    match = Match(game, seed)
    for match, _ in decisions(game, seed, levels, effort):
        yield match
    yield match


def random_play(game: Game, seed: str) -> Iterator[Deal]:
    """A deal before each of its moves, some by the rules of thumb and some at random."""
    deal, stream = Match(game, seed).deal, Stream("random play/" + seed)
    while deal.turn is not None:
        yield deal
        moves = deal.moves()
        by_policy = stream.below(3) > 0
        usual, _ = game.policy(deal.view(deal.turn), stream)
        deal.play(usual if by_policy else moves[stream.below(len(moves))])


@cache
def positions(game: Game, seed: str, each: int) -> list[Deal]:
    """So many positions of every phase of a game, early and late ones; they are to be left as they are."""
    found: dict[str, list[Deal]] = {}
    number = 0
    while number < 3 or any(len(deals) < each for deals in found.values()):
        for deal in random_play(game, f"{seed}-{number}"):
            found.setdefault(deal.phase, []).append(deal.copy())
        number += 1
    picked = []
    for _, deals in sorted(found.items()):
        step = len(deals) / each
        picked += [deals[int((place + 0.5) * step)] for place in range(each)]
    return picked
