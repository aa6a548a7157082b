"""Scopa: the fast twin of a deal does what the deal does, and its quick rules are legal and decent."""

import pytest

from cardavia_core.games.scopa import GAME, playout
from cardavia_core.games.scopa.policy import WORTH
from cardavia_core.games.scopa.scoring import SETTEBELLO
from cardavia_core.shuffle import Stream
from tests.ai import capturing


def test_the_twin_agrees_with_the_deal() -> None:
    for number in range(60):
        capturing.check_twin(GAME, number)


@pytest.mark.long
def test_the_twin_agrees_with_thousands_of_deals() -> None:
    for number in range(1000, 6000):
        capturing.check_twin(GAME, number)


def test_the_quick_rules_see_no_hidden_card() -> None:
    for number in range(30):
        capturing.check_hidden_cards(GAME, number)


def test_the_memory_of_tables_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    capturing.check_memory(GAME, playout, monkeypatch)


def worth_of(cards: tuple[int, ...]) -> int:
    return sum(WORTH[card] for card in cards)


def test_nothing_is_missed_that_everybody_sees() -> None:
    """Quick rules and decent moves alike take no lesser card of two that are equal; and no scopa is passed up
    by the quick rules but for the settebello."""
    for number in range(40):
        deal = capturing.new_deal(GAME, number)
        while (seat := deal.turn) is not None:
            view, quick, legal = deal.view(seat), GAME.playout(deal).choose(), deal.moves()
            decent = GAME.decent(view)
            assert all(move in legal for move in decent)
            assert GAME.policy(view, Stream("decent"))[0] in decent
            for move in [quick, *decent]:
                for other in legal:
                    if move.cards == other.cards and len(move.taken) == len(other.taken) == 1:
                        assert worth_of(move.taken) >= worth_of(other.taken)
            last = view["stock"] == 0 and sum(view["hands"]) == 1
            sweeps = [move for move in legal if not last and len(move.taken) == len(deal.table) > 0]
            assert not sweeps or quick in sweeps or SETTEBELLO in quick.cards + quick.taken
            deal.play(quick)
