"""Whole deals by players of all levels: no search ever raises, and every move is a legal one."""

import pytest

from cardavia_core.ai.levels import MASTER, STRONG, Level, decide
from cardavia_core.game import Game
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.support import ALL_LEVELS, EFFORT, SLUGS
from tests.core.support import random_move

CHUNKS = 20
A_CHUNK = 50
"""Deals of the long test, of which 20 run apart from each other: a thousand of each game."""


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def later_deal(game: Game, seed: str, number: int) -> Match:
    """A match, each with other options, at one of its first eight deals; before it all play at random."""
    options = {name: values[number % len(values)] for name, values in game.options.items()}
    match, stream = Match(game, seed, options), Stream("before/" + seed)
    for _ in range(number % 8):
        while match.deal.turn is not None:
            match.play(random_move(match.deal, stream))
        if match.winner is not None:
            return Match(game, seed, options)
        match.next_deal()
    return match


def play(game: Game, seed: str, number: int, levels: list[Level], effort: int) -> None:
    match = later_deal(game, f"{seed}-{number}", number)
    moves = 0
    while (seat := match.deal.turn) is not None:
        view = match.deal.view(seat)
        thought = decide(game, view, levels[(seat + number) % len(levels)], f"{seed}/{moves}", effort)
        assert all(0 <= option.chance <= 1 for option in thought.options)
        match.play(thought.move)
        moves += 1
    outcome = game.outcome(match.deal)
    for seat in range(game.seats):
        assert 0 <= game.chance(match.deal.view(seat), outcome) <= 1
    teams = [game.chance(match.deal.view(game.teams.index(team)), outcome) for team in (0, 1)]
    assert sum(teams) == pytest.approx(1)


@pytest.mark.parametrize("number", range(2))
def test_all_levels_play_whole_deals_together(game: Game, number: int) -> None:
    play(game, "together", 3 + number, list(ALL_LEVELS), EFFORT)


def test_masters_and_strong_players_play_a_whole_deal(game: Game) -> None:
    play(game, "search", 0, [MASTER, STRONG], EFFORT)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_search_raises_in_a_thousand_deals(game: Game, chunk: int) -> None:
    for number in range(A_CHUNK):
        play(game, "thousand", chunk * A_CHUNK + number, [MASTER, STRONG], 0)
