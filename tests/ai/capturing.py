"""What the tests of the capturing games' playouts share: a deal and its fast twin, side by side."""

from types import ModuleType
from typing import Any

import pytest

from cardavia_core.game import Deal, Game, Move
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream


def new_deal(game: Game, number: int) -> Any:
    return Match(game, f"twin-{number}").deal


def quick_move(twin: Any, remembers: bool) -> Move:
    card, taken = twin.quick(remembers)
    return Move("play", (card,), tuple(sorted(taken)))


def check_twin(game: Game, number: int) -> None:
    """Random moves, the policy's and the quick ones, on the deal and on its twin side by side."""
    deal, stream = new_deal(game, number), Stream(f"twin/{number}")
    twin: Any = game.playout(deal)
    while (seat := deal.turn) is not None:
        again: Any = game.playout(deal)
        assert twin.state() == again.state()
        if stream.below(10) == 0:
            check_finish(game, deal, twin.copy())
        quick = quick_move(twin, bool(stream.below(2)))
        assert deal.refusal(quick) is None
        moves = [*deal.moves(), quick]
        if stream.below(4) == 0:
            moves = [game.policy(deal.view(seat), stream)[0]]
        move = moves[stream.below(len(moves))]
        copy, before = twin.copy(), twin.state()
        twin.play(move)
        assert copy.state() == before
        deal.play(move)
    again = game.playout(deal)
    assert twin.state() == again.state()
    assert twin.finish() == game.outcome(deal)


def check_finish(game: Game, deal: Deal, twin: Any) -> None:
    """To finish is to do what the quick rules do with memory, move by move, on the deal itself."""
    deal = deal.copy()
    while deal.turn is not None:
        deal.play(quick_move(game.playout(deal), remembers=True))
    assert twin.finish() == game.outcome(deal)


def check_hidden_cards(game: Game, number: int) -> None:
    """What is hidden makes no difference to the quick rules, and the piles only to one who remembers."""
    deal, stream = new_deal(game, number), Stream(f"hidden/{number}")
    while (seat := deal.turn) is not None:
        twin: Any = game.playout(deal)
        other: Any = game.playout(game.sample(deal.view(seat), stream))
        for remembers in (True, False):
            assert other.quick(remembers) == twin.quick(remembers)
        assert twin.choose() == quick_move(twin, remembers=False)
        other.gone = 0
        assert other.choose() == twin.choose()
        deal.play(twin.choose())


def check_memory(game: Game, playout: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many tables are remembered is bounded, and makes no difference to what is played."""
    outcomes = [game.playout(new_deal(game, number)).finish() for number in range(15)]
    monkeypatch.setattr("cardavia_core.families.playout.KEPT", 10)
    playout.OFFERS.clear()
    playout.GROUPS.clear()
    assert [game.playout(new_deal(game, number)).finish() for number in range(15)] == outcomes
    assert len(playout.OFFERS) <= 10
    assert len(playout.GROUPS) <= 10
