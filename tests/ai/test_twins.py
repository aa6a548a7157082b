"""Twin worlds: no player of any level plays otherwise where only what it cannot see is different."""

from collections.abc import Iterator

import pytest

from cardavia_core.ai.levels import CASUAL, LEVELS, MASTER
from cardavia_core.ai.twins import Trial, compared, trial
from cardavia_core.game import Deal, Game, Move
from cardavia_core.games import load_game
from cardavia_core.games.shengji.order import FACES
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.open_cards import OpenCards
from tests.ai.support import EFFORT, SLUGS, Ask, asking, positions

POSITIONS = 2
MANY = 60
PEEKING = 40
"""Positions of each phase in which one who peeks is given away at least once."""


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.fixture(params=[POSITIONS, pytest.param(MANY, marks=pytest.mark.long)])
def deals(game: Game, request: pytest.FixtureRequest) -> list[Deal]:
    number: int = request.param
    return positions(game, f"twins-{number}", number)


def trials(game: Game, deals: list[Deal], ask: Ask) -> Iterator[Trial]:
    for number, deal in enumerate(deals):
        assert deal.turn is not None
        twin = game.sample(deal.view(deal.turn), Stream(f"twin/{number}"))
        yield compared(game, deal, twin, ask)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_the_same_in_both(game: Game, deals: list[Deal], name: str) -> None:
    found = list(trials(game, deals, asking(game, LEVELS[name], "twins")))
    assert all(one.equal_views and one.equal_moves for one in found)
    assert any(one.moved for one in found)


def test_one_who_peeks_is_found_out(game: Game) -> None:
    peeking = OpenCards()

    def ask(deal: Deal) -> Move:
        return peeking.move(game, deal, Stream("peeking"))

    found = trials(game, positions(game, "peeking", PEEKING), ask)
    for one in found:
        assert one.equal_views
        if not one.equal_moves:
            return
    pytest.fail("peeking made no difference")


def test_a_view_that_tells_too_much_is_found_out() -> None:
    scopa = load_game("scopa")
    [deal] = positions(scopa, "too-much", 1)
    assert deal.turn is not None
    twin = scopa.sample(deal.view(deal.turn), Stream("too-much"))
    twin.play(twin.moves()[0])
    twin.turn = deal.turn
    assert not compared(scopa, deal, twin, lambda one: one.moves()[0]).equal_views


def test_the_trial_that_visitors_run(game: Game) -> None:
    found = [trial(game, MASTER, "visitor", number, EFFORT) for number in range(4)]
    assert all(one.equal_views and one.equal_moves for one in found)
    assert any(one.moved for one in found)
    assert found == [trial(game, MASTER, "visitor", number, EFFORT) for number in range(4)]


def test_the_same_trial_would_catch_one_who_peeks(game: Game) -> None:
    caught = 0
    for number in range(PEEKING):
        found = trial(game, CASUAL, "control", number, EFFORT)
        assert found.moved or not found.caught
        caught += found.caught
        if caught == 2:
            return
    pytest.fail("peeking made no difference")


def test_copies_of_a_card_that_change_places_have_not_moved() -> None:
    """So the cards counted are those that somebody could tell apart."""
    shengji = load_game("shengji")
    deal = Match(shengji, "copies").deal
    assert isinstance(deal, ShengjiDeal)
    twin = deal.copy()
    for face in range(FACES):
        both = 1 << face | 1 << face + FACES
        for seat, hand in enumerate(deal.hands):
            if hand & both not in (0, both):
                twin.hands[seat] ^= both
    assert twin.hands != deal.hands
    assert compared(shengji, deal, twin, lambda one: one.moves()[0]).moved == 0
