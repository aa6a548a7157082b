"""The player who sees all cards: it does see them, and none but it is shown any."""

import pytest

from cardavia_core.ai.arena import contest
from cardavia_core.ai.players import PLAYERS
from cardavia_core.game import Game
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.open_cards import OpenCards, OpenTable
from tests.ai.support import SLUGS, positions

PAIRS = {"scopa": 10, "cicera": 2, "piedicavallo": 5, "minchiate": 2, "shengji": 3}


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_it_makes_the_move_that_comes_out_best_on_the_cards_as_they_lie(game: Game) -> None:
    """When all are played out by the quick rules; the usual move if it comes to the same."""
    otherwise = 0
    for deal in positions(game, "open", 6 if game.slug == "shengji" else 16):
        view = deal.view(deal.turn or 0)
        moves = game.decent(view)
        if len(moves) == 1 or game.certain(view):
            continue
        worth = {}
        for move in moves:
            twin = game.playout(deal)
            twin.play(move)
            worth[move] = game.equity(view, twin.finish())
        usual, _ = game.policy(view, Stream("usual"))
        found = OpenCards().move(game, deal, Stream("open"))
        assert worth[found] == max(worth.values())
        assert found == usual or worth[found] > worth[usual]
        otherwise += found != usual
    assert otherwise


def test_it_is_stronger_than_those_who_do_not_see(game: Game) -> None:
    table = OpenTable(game.slug, OpenCards(), PLAYERS["policy"], "open", single=True)
    result = contest(table, PAIRS[game.slug])
    assert result.points.mean > 0
    assert result.pairs_won.mean > 0.6


def test_it_can_play_nowhere_else(game: Game) -> None:
    deal = Match(game, "nowhere").deal
    with pytest.raises(TypeError):
        OpenCards()(game, deal.view(deal.turn or 0), Stream("nowhere"))
