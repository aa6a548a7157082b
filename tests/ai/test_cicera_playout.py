"""Cicera: the fast twin of the deal does what the deal does, and its quick rules are legal and decent."""

import pytest

from cardavia_core.games.cicera import GAME, playout
from cardavia_core.games.cicera.policy import at_once
from cardavia_core.games.cicera.rules import CiceraDeal
from cardavia_core.shuffle import Stream
from tests.ai import capturing
from tests.core.support import canonical, states


def test_the_twin_agrees_with_the_deal() -> None:
    for number in range(30):
        capturing.check_twin(GAME, number)


@pytest.mark.long
def test_the_twin_agrees_with_thousands_of_deals() -> None:
    for number in range(1000, 4000):
        capturing.check_twin(GAME, number)


def test_the_quick_rules_see_no_hidden_card() -> None:
    for number in range(10):
        capturing.check_hidden_cards(GAME, number)


def test_the_memory_of_tables_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    capturing.check_memory(GAME, playout, monkeypatch)


def test_no_point_is_passed_up_that_everybody_sees() -> None:
    """The bonuses and the cards that are a point each: for all decent moves but the policy's own, and, but
    for one time in a hundred, for the quick rules."""
    turns = missed = 0
    for number in range(20):
        deal = capturing.new_deal(GAME, number)
        while (seat := deal.turn) is not None:
            view, quick, legal = deal.view(seat), GAME.playout(deal).choose(), deal.moves()
            usual, *others = GAME.decent(view)
            assert usual == GAME.policy(view, Stream("decent"))[0]
            assert len(others) < 12
            assert all(move in legal for move in others)
            most = max(at_once(deal, move) for move in legal)
            assert all(at_once(deal, move) == most for move in others)
            turns += 1
            missed += at_once(deal, quick) < most
            deal.play(quick)
    assert missed * 100 < turns


def test_a_deal_is_drawn_whole() -> None:
    """All that the seat sees is as it was, and the other hands are as long as they are."""
    for deal in states(GAME, "drawn"):
        for seat in range(GAME.seats):
            view = deal.view(seat)
            draw = GAME.sampler(view)
            for number in range(2):
                drawn = draw(Stream(f"drawn/{number}"))
                assert canonical(drawn.view(seat)) == canonical(view)
                hands = [drawn.view(other)["hand"] for other in range(GAME.seats)]
                cards = [code for hand in hands for code in hand]
                assert sorted(cards) == sorted(
                    code for other in range(4) for code in deal.view(other)["hand"]
                )


def test_when_all_is_known() -> None:
    """Where only one other hand has cards, the only deal that fits the view is the true one."""
    certain = 0
    for deal in states(GAME, "certain"):
        for seat in range(GAME.seats):
            view = deal.view(seat)
            if GAME.certain(view):
                certain += 1
                assert GAME.sample(view, Stream("any")).places() == deal.places()
    assert certain > 4


def test_who_is_ahead_has_won() -> None:
    deal = GAME.position({"turn": None})
    assert isinstance(deal, CiceraDeal)
    for seat in range(GAME.seats):
        view, own = deal.view(seat), GAME.teams[seat]
        assert GAME.chance(view, (7, 7)) == 0.5
        assert GAME.chance(view, (8, 7)) == 1 - own
        assert GAME.chance(view, (3, 11)) == own
        worths = [GAME.equity(view, (points, 9)) for points in range(20)]
        assert worths == sorted(worths, reverse=bool(own))
    assert GAME.outcome(deal) == (0, 0)
