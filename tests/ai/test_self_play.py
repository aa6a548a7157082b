"""Whole deals by players of all levels: no search ever raises, and every move is a legal one."""

import pytest

from cardavia_core.ai.levels import MASTER, STRONG, Level, decide
from cardavia_core.game import Game
from cardavia_core.games import load_game
from cardavia_core.match import Match
from tests.ai.support import ALL_LEVELS, EFFORT, SLUGS

CHUNKS = 20
A_CHUNK = 50
"""Deals of the long test, of which 20 run apart from each other: a thousand of each game."""


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def play(game: Game, seed: str, levels: list[Level], effort: int) -> None:
    """A deal, with each option of the rules by turns; a match that has begun is gone on with after it."""
    number = sum(map(ord, seed))
    options = {name: values[number % len(values)] for name, values in game.options.items()}
    match = Match(game, seed, options)
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
    play(game, f"together-{number}", list(ALL_LEVELS), EFFORT)


def test_masters_and_strong_players_play_a_whole_deal(game: Game) -> None:
    play(game, "search", [MASTER, STRONG], EFFORT)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_search_raises_in_a_thousand_deals(game: Game, chunk: int) -> None:
    for number in range(A_CHUNK):
        play(game, f"thousand-{chunk * A_CHUNK + number}", [MASTER, STRONG], 0)
