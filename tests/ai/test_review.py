"""Looking back: what is said of a finished deal, from its key and its moves alone."""

from functools import cache

import pytest

from cardavia_core.ai.levels import MASTER, STRONG, decide
from cardavia_core.ai.reasons import reasons
from cardavia_core.ai.review import FinishedDeal
from cardavia_core.game import Game, IllegalMove, UnreadableMove
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.support import ALL_LEVELS, SLUGS, self_play
from tests.core.support import canonical, random_move

EFFORT = 3000


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@cache
def finished(game: Game, seed: str, random: bool = False) -> tuple[Match, FinishedDeal]:
    """A deal that seats of all levels have played, or all at random."""
    if random:
        match, stream = Match(game, seed), Stream(seed)
        while match.deal.turn is not None:
            match.play(random_move(match.deal, stream))
    else:
        *_, match = self_play(game, seed, ALL_LEVELS, 0)
    moves = [game.write_move(move) for move in match.moves[0]]
    return match, FinishedDeal(game, match.key(), match.standing, moves)


def test_a_deal_can_be_gone_through_again(game: Game) -> None:
    match, deal = finished(game, "played")
    again = Match(game, "played").deal
    for number, move in enumerate(match.moves[0]):
        before = deal.before(number)
        assert canonical([before.places(), before.turn]) == canonical([again.places(), again.turn])
        again.play(move)
    assert game.outcome(deal.before(len(match.moves[0]))) == game.outcome(match.deal)


def test_the_decisions_are_the_seats_own_and_were_a_choice(game: Game) -> None:
    match, deal = finished(game, "random", random=True)
    for seat in range(game.seats):
        numbers = deal.decisions(seat)
        assert numbers == sorted(set(numbers))
        for number in numbers:
            assert deal.before(number).turn == seat
            assert len(deal.before(number).moves()) > 1
        for number in range(len(match.moves[0])):
            before = deal.before(number)
            if before.turn == seat and number not in numbers:
                assert game.decent(before.view(seat)) == [match.moves[0][number]] or len(before.moves()) == 1


def test_a_choice_is_judged(game: Game) -> None:
    """The better move is legal, what the other cost is the difference of the chances; and the same again."""
    match, deal = finished(game, "random", random=True)
    numbers = deal.decisions(0)
    for number in numbers[:: max(1, len(numbers) // 3)]:
        found = deal.judge(number, "judge", EFFORT)
        assert found == deal.judge(number, "judge", EFFORT)
        assert (found.number, found.played.move) == (number, match.moves[0][number])
        assert 0 <= found.played.chance <= 1
        if found.better is None:
            assert found.loss == 0
        else:
            assert deal.before(number).refusal(found.better.move) is None
            assert found.loss == pytest.approx(found.better.chance - found.played.chance)
            assert found.loss > 0


@pytest.mark.long
def test_who_plays_at_random_loses_more(game: Game) -> None:
    """With enough effort for each choice: with little, luck speaks louder."""
    lost = {True: 0.0, False: 0.0}
    for random in lost:
        for seed in ("random", "played", "lost"):
            _, deal = finished(game, seed, random)
            for number in deal.decisions(0):
                lost[random] += deal.judge(number, "losses", 20 * EFFORT).loss
    assert lost[True] > 2 * lost[False]


def test_the_last_round_is_judged_exactly() -> None:
    scopa = load_game("scopa")
    exact = costly = 0
    for each in range(12):
        _, deal = finished(scopa, f"exact-{each}", random=True)
        for number in deal.decisions(0):
            if scopa.certain(deal.before(number).view(0)):
                found = deal.judge(number, "exact", 0)
                assert (found.error, found.played.worlds) == (0.0, 1)
                exact += 1
                costly += found.better is not None
    assert exact > costly > 0


def test_the_alternative_is_played_to_the_end(game: Game) -> None:
    _, deal = finished(game, "played")
    for number in deal.decisions(0)[:3]:
        other = deal.before(number).moves()[-1]
        moves, end = deal.alternative(number, other)
        assert moves[0] == other
        again = deal.before(number)
        for move in moves:
            again.play(move)
        assert again.turn is None
        assert canonical(again.places()) == canonical(end.places())


def test_the_thought_behind_a_move_is_told_with_the_move_that_was_made(game: Game) -> None:
    match, deal = finished(game, "random", random=True)
    for number in deal.decisions(1)[:4]:
        for level in (STRONG, MASTER):
            view, thought = deal.thought(number, level, "thought", 500)
            assert view["seat"] == 1
            assert thought.move == match.moves[0][number]


@pytest.mark.parametrize("random", [False, True])
def test_what_speaks_against_a_move_is_not_told_as_its_reason(game: Game, random: bool) -> None:
    """Of a move that was not this level's it would not be true that nothing does better."""
    match, deal = finished(game, "random" if random else "played", random)
    others = 0
    for number in deal.decisions(1)[:6]:
        view, thought = deal.thought(number, MASTER, "thought", 500)
        now = decide(game, view, MASTER, "thought", 500)
        said = [one.message for one in reasons(game, view, thought)]
        if now.move == match.moves[0][number]:
            assert thought == now
        else:
            assert not [message for message in said if message.startswith("ai.")]
            others += 1
    assert others or not random
    assert random or others < 6


def test_what_was_not_played_is_refused(game: Game) -> None:
    match, _ = finished(game, "played")
    moves = [game.write_move(move) for move in match.moves[0]]
    for wrong, error in (("nonsense", UnreadableMove), (moves[-1], IllegalMove)):
        with pytest.raises(error):
            FinishedDeal(game, match.key(), match.standing, [wrong, *moves[1:]])
