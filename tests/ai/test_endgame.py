"""Where nothing is hidden any more the rest is played exactly."""

from __future__ import annotations

from typing import Any

import pytest

from cardavia_core.ai import endgame
from cardavia_core.ai.levels import BEGINNER, CASUAL, MASTER, STRONG, decide
from cardavia_core.game import Deal, Game, Move
from cardavia_core.games.scopa import GAME
from cardavia_core.shuffle import Stream
from tests.ai.support import random_play


def worth(game: Game, view: dict[str, Any], deal: Deal) -> tuple[float, float]:
    """What a deal comes to when both play as well as can be: every line is looked at, none is left out."""
    if deal.turn is None:
        outcome = game.outcome(deal)
        return game.equity(view, outcome), game.chance(view, outcome)
    values = [worth(game, view, after(deal, move)) for move in deal.moves()]
    return max(values) if game.teams[deal.turn] == game.teams[view["seat"]] else min(values)


def after(deal: Deal, move: Move) -> Deal:
    deal = deal.copy()
    deal.play(move)
    return deal


def last_rounds(number: int) -> list[Deal]:
    """Positions of Scopa in which all cards have been dealt."""
    return [
        deal.copy()
        for each in range(number)
        for deal in random_play(GAME, f"last-round-{each}")
        if GAME.certain(deal.view(deal.turn or 0))
    ]


@pytest.mark.parametrize("number", [8, pytest.param(1500, marks=pytest.mark.long)])
def test_the_last_round_of_scopa_is_exact(number: int) -> None:
    """Strong and Master play it as well as can be; what they say of each move is what comes of it."""
    for deal in last_rounds(number):
        view = deal.view(deal.turn or 0)
        truth = {move: worth(GAME, view, after(deal, move)) for move in deal.moves()}
        for level in (STRONG, MASTER):
            thought = decide(GAME, view, level, "exact", 0)
            assert truth[thought.move] == max(truth.values())
            if len(truth) > 1:
                assert thought.exact
                assert {option.move: option.chance for option in thought.options} == {
                    move: value[1] for move, value in truth.items()
                }
                assert {(option.error, option.worlds) for option in thought.options} == {(0.0, 1)}


def test_a_deal_that_is_not_all_known_is_not_called_exact() -> None:
    for deal in random_play(GAME, "not-exact"):
        view = deal.view(deal.turn or 0)
        assert decide(GAME, view, MASTER, "not-exact", 0).exact <= (view["stock"] == 0)
        for level in (BEGINNER, CASUAL):
            assert not decide(GAME, view, level, "not-exact", 0).exact


def position(hand: str, other: str, table: str, pile: str, last_capturer: int) -> Deal:
    """The last cards of a deal at 10 all, seat 0 to move; what is not in its pile the other one has taken."""
    match = {"deal": 20, "dealer": 1, "totals": [10, 10], "winner": None, "options": {"target": 11}}
    seen = [codes.split() for codes in (hand, other, table, pile)]
    rest = [code for code in GAME.pack.codes if not any(code in codes for codes in seen)]
    fields = {"hands": seen[:2], "table": seen[2], "piles": [seen[3], rest], "last_capturer": last_capturer}
    return GAME.position(fields | {"match": match, "turn": 0})


KNOWN_ANSWERS = {
    "his ace and the four will make a five": (
        position(
            "4s 5d",
            "Ad",
            "Rs",
            "2d 3d 4d Rd 3c 4c 5c 6c Fc Cc 2s 3s 7s Fs Cs Ab 3b 5b 6b 7b Cb",
            1,
        ),
        "4s",
    ),
    "his six and the four will make ten": (
        position("Rc 4b", "6s", "Fd", "2d 3d 4d 6d Cd 6c 7c Fc Cc As 2s 7s Fs Cs Ab 2b 7b Fb Cb Rb", 1),
        "4b",
    ),
    "the four waits, to take last and the rest with it": (
        position("2c 4b", "7s", "Rd 4s 7d Fd", "Ad 2d 5d 6d Ac 3c 5c 7c Fc Rc 5s 6s Cs Rs 3b 5b 7b Cb Rb", 0),
        "2c",
    ),
    "so does the Fante, while he takes his seven": (
        position(
            "Fb Rb",
            "7d 7b",
            "Fc 3c Cc 4c",
            "2d 4d 5d Cd Rd Ac 2c 5c 6c 7c 2s 3s 5s 6s Cs Rs Ab 2b 3b 5b Cb",
            0,
        ),
        "Rb",
    ),
}


@pytest.mark.parametrize("name", KNOWN_ANSWERS)
def test_positions_with_a_known_answer(name: str) -> None:
    """The rules of thumb, which do not look so far, go wrong in all of them."""
    deal, answer = KNOWN_ANSWERS[name]
    view = deal.view(0)
    assert GAME.certain(view)
    assert GAME.write_move(GAME.policy(view, Stream("known"))[0]) != answer
    thought = decide(GAME, view, MASTER, "known", 0)
    assert GAME.write_move(thought.move) == answer
    found = thought.option(thought.move)
    assert found is not None
    assert found.chance == 1.0


def test_of_moves_that_come_to_the_same_the_usual_one_is_made() -> None:
    found = 0
    for deal in last_rounds(4):
        view = deal.view(0 if deal.turn is None else deal.turn)
        for usual in deal.moves():
            thought = endgame.solve(GAME, view, deal, deal.moves(), usual)
            own, best = thought.option(usual), thought.option(thought.move)
            assert own is not None
            assert best is not None
            assert own.chance < best.chance or thought.move == usual
            found += own.chance == best.chance
    assert found


def test_the_deal_that_is_solved_is_left_as_it_was() -> None:
    for deal in last_rounds(1):
        before = [deal.view(seat) for seat in range(2)]
        moves = deal.moves()
        endgame.solve(GAME, before[0], deal, moves, GAME.policy(deal.view(deal.turn or 0), Stream("left"))[0])
        assert [deal.view(seat) for seat in range(2)] == before
