"""The four levels: what each plays, and that a level changes nothing but that."""

import pytest

from cardavia_core.ai.levels import BEGINNER, CASUAL, LEVELS, MASTER, STRONG, decide
from cardavia_core.ai.search import choices
from cardavia_core.ai.thought import Thought
from cardavia_core.game import Game
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream, commitment, deal_key
from tests.ai.support import ALL_LEVELS, EFFORT, SLUGS, positions, self_play
from tests.core.support import canonical


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_the_weakest_comes_first_and_takes_the_least_time() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "master"]
    assert [level.milliseconds for level in ALL_LEVELS] == [100, 300, 600, 1200]
    assert [level.remembers for level in ALL_LEVELS] == [False, True, True, True]
    worlds = [level.worlds for level in ALL_LEVELS]
    assert worlds[:2] == [0, 0]
    assert 0 < worlds[2] < worlds[3]


def test_every_level_makes_a_decent_move(game: Game) -> None:
    for deal in positions(game, "levels", 3):
        view = deal.view(deal.turn or 0)
        before = canonical(view)
        for level in ALL_LEVELS:
            thought = decide(game, view, level, "decent", EFFORT)
            assert deal.refusal(thought.move) is None
            assert thought.move in choices(game, view)
            assert thought == decide(game, view, level, "decent", EFFORT)
        assert canonical(view) == before


def test_the_casual_player_goes_by_the_rules_of_thumb(game: Game) -> None:
    for deal in positions(game, "levels", 3):
        view = deal.view(deal.turn or 0)
        usual = game.policy(view, Stream("casual/x"))[0]
        assert decide(game, view, CASUAL, "x", 0) == Thought(usual, usual)


def test_the_beginner_goes_by_the_quick_rules(game: Game) -> None:
    """Whatever deal is drawn: what the beginner does not see makes no difference to it."""
    for deal in positions(game, "levels", 3):
        view = deal.view(deal.turn or 0)
        moves = game.decent(view)
        quick = {game.playout(game.sample(view, Stream(f"beginner/{n}"))).choose() for n in range(4)}
        if len(moves) > 1:
            assert quick == {game.playout(deal).choose()}
            assert quick <= set(moves)
            assert {decide(game, view, BEGINNER, "x", 0).move} == quick


def test_effort_is_nothing_to_those_who_do_not_search(game: Game) -> None:
    for deal in positions(game, "levels", 3):
        view = deal.view(deal.turn or 0)
        for level in (BEGINNER, CASUAL):
            assert decide(game, view, level, "x", 0) == decide(game, view, level, "x", 10**6)


def test_a_strong_player_keeps_few_deals_in_mind(game: Game) -> None:
    for deal in positions(game, "levels", 3):
        thought = decide(game, deal.view(deal.turn or 0), STRONG, "x", 20_000)
        assert all(option.worlds <= STRONG.worlds for option in thought.options)


def test_levels_never_change_the_cards(game: Game) -> None:
    """The same seed deals the same cards, whoever plays; the key of each deal rests on nothing else."""
    dealt = set()
    for levels in ([BEGINNER], [CASUAL, MASTER]):
        match = Match(game, "cards")
        dealt.add(canonical([match.deal.places(), match.commitment(), match.standing]))
        *_, match = self_play(game, "cards", levels, 0)
        if match.winner is None:
            match.next_deal()
            key = deal_key("cards", 2)
            assert match.commitment() == commitment(key)
            again = game.new_deal(Stream(key), match.standing)
            assert canonical(match.deal.places()) == canonical(again.places())
    assert len(dealt) == 1


def test_more_worlds_come_with_more_care() -> None:
    """A handful of deals proves hardly anything; many prove even what the quick rules get wrong."""
    assert STRONG.worlds < MASTER.worlds
    assert STRONG.proof.likely < MASTER.proof.likely
