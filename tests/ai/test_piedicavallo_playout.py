"""Piedicavallo played out fast: the twin does what the deal does."""

import pytest

from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.playout import PiedicavalloPlayout
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import random_move


def twin_of(deal: object) -> PiedicavalloPlayout:
    twin = GAME.playout(deal)  # type: ignore[arg-type]
    assert isinstance(twin, PiedicavalloPlayout)
    return twin


@pytest.mark.parametrize("deals", [150, pytest.param(4000, marks=pytest.mark.long)])
def test_the_twin_does_what_the_deal_does(deals: int) -> None:
    for number in range(deals):
        deal, stream = Match(GAME, f"twin-{number}").deal, Stream(f"twin/{number}")
        twin = twin_of(deal)
        while deal.turn is not None:
            assert twin.turn == deal.turn
            assert twin.state() == twin_of(deal).state() == twin.copy().state()
            move = twin.choose()
            assert deal.refusal(move) is None, GAME.write_move(move)
            if stream.below(2):
                move = random_move(deal, stream)
            deal.play(move)
            twin.play(move)
        assert twin.turn is None
        assert twin.finish() == GAME.outcome(deal)


@pytest.mark.parametrize("deals", [60, pytest.param(1500, marks=pytest.mark.long)])
def test_a_deal_is_finished_as_it_is_chosen_step_by_step(deals: int) -> None:
    for number in range(deals):
        deal, stream = Match(GAME, f"finish-{number}").deal, Stream(f"finish/{number}")
        for _ in range(stream.below(60)):
            deal.play(random_move(deal, stream))
        twin = twin_of(deal)
        copy = twin.copy()
        before = twin.state()
        found = copy.finish()
        assert twin.state() == before
        while deal.turn is not None:
            move = twin_of(deal).choose()
            deal.play(move)
            twin.play(move)
        assert found == GAME.outcome(deal) == twin.finish()
