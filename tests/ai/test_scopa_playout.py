"""Scopa: the fast twin of a deal does what the deal does, and its quick rules are legal and decent."""

import pytest

from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.playout import OFFERS, ScopaPlayout
from cardavia_core.games.scopa.policy import WORTH
from cardavia_core.games.scopa.rules import ScopaDeal
from cardavia_core.games.scopa.scoring import SETTEBELLO
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream


def new_deal(number: int) -> ScopaDeal:
    deal = Match(GAME, f"twin-{number}").deal
    assert isinstance(deal, ScopaDeal)
    return deal


def check_twin(number: int) -> None:
    """Random moves, the policy's and the quick ones, on the deal and on its twin side by side."""
    deal, stream = new_deal(number), Stream(f"twin/{number}")
    twin = GAME.playout(deal)
    assert isinstance(twin, ScopaPlayout)
    while (seat := deal.turn) is not None:
        assert twin.state() == ScopaPlayout(deal).state()
        quick = twin.choose()
        assert deal.refusal(quick) is None
        if stream.below(8) == 0:
            check_finish(deal, twin.copy())
        moves = [*deal.moves(), quick, GAME.policy(deal.view(seat), stream)[0]]
        move = moves[stream.below(len(moves))]
        copy, before = twin.copy(), twin.state()
        twin.play(move)
        assert copy.state() == before
        deal.play(move)
    assert twin.state() == ScopaPlayout(deal).state()
    assert twin.finish() == GAME.outcome(deal)


def check_finish(deal: ScopaDeal, twin: ScopaPlayout) -> None:
    """To finish is to do what the quick rules choose, move by move, on the deal itself."""
    deal = deal.copy()
    while deal.turn is not None:
        deal.play(GAME.playout(deal).choose())
    assert twin.finish() == GAME.outcome(deal)


def test_the_twin_agrees_with_the_deal() -> None:
    for number in range(120):
        check_twin(number)


@pytest.mark.long
def test_the_twin_agrees_with_thousands_of_deals() -> None:
    for number in range(1000, 6000):
        check_twin(number)


def test_the_quick_rules_forget() -> None:
    """What was taken before, the other hand and the order of the stock make no difference to them."""
    for number in range(40):
        deal, stream = new_deal(number), Stream(f"forget/{number}")
        while (seat := deal.turn) is not None:
            other = GAME.sample(deal.view(seat), stream)
            assert GAME.playout(other).choose() == GAME.playout(deal).choose()
            pile = other.piles[0] | other.piles[1]
            other.piles = [pile, 0]
            assert GAME.playout(other).choose() == GAME.playout(deal).choose()
            deal.play(GAME.playout(deal).choose())


def test_the_memory_of_tables_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """And how much is remembered makes no difference to what is played."""
    outcomes = [GAME.playout(new_deal(number)).finish() for number in range(20)]
    monkeypatch.setattr("cardavia_core.games.scopa.playout.KEPT", 10)
    OFFERS.clear()
    assert [GAME.playout(new_deal(number)).finish() for number in range(20)] == outcomes
    assert len(OFFERS) <= 10


def worth_of(cards: tuple[int, ...]) -> int:
    return sum(WORTH[card] for card in cards)


def test_nothing_is_missed_that_everybody_sees() -> None:
    """Quick rules and decent moves alike: no lesser card of the same value is taken, no scopa is passed up
    for less, and the settebello is not laid where another card of the hand leaves no more."""
    missed = 0
    for number in range(100):
        deal = new_deal(number)
        while (seat := deal.turn) is not None:
            view, quick, legal = deal.view(seat), GAME.playout(deal).choose(), deal.moves()
            decent = GAME.decent(view)
            assert GAME.policy(view, Stream("decent"))[0] in decent
            for move in [quick, *decent]:
                for other in legal:
                    if move.cards == other.cards and len(move.taken) == len(other.taken) == 1:
                        assert worth_of(move.taken) >= worth_of(other.taken)
            last = view["stock"] == 0 and sum(view["hands"]) == 1
            sweeps = [move for move in legal if not last and len(move.taken) == len(deal.table) > 0]
            missed += bool(sweeps) and quick not in sweeps and SETTEBELLO not in quick.cards + quick.taken
            deal.play(quick)
    assert missed == 0
