"""Shengji: the twin that plays out fast, held against the rules."""

from collections.abc import Iterator

import pytest

from cardavia_core.game import Move
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.playout import ShengjiPlayout, playout_of
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.shuffle import Stream
from tests.core.shengji_seats import LATER, OPTIONS


def dealt(seed: str) -> tuple[ShengjiDeal, Stream]:
    """A deal at any level, with trumps of any kind, before the burial."""
    stream = Stream(seed)
    standing = LATER | OPTIONS | {"dealer": stream.below(4), "totals": [2 + stream.below(13)] * 2}
    deal = GAME.new_deal(stream, standing)
    while deal.phase == "declare":
        moves = deal.moves()
        deal.play(moves[stream.below(len(moves))])
    return deal, stream


def any_move(deal: ShengjiDeal, stream: Stream) -> Move:
    moves = deal.moves()
    return moves[stream.below(len(moves))]


def usual_move(deal: ShengjiDeal, stream: Stream) -> Move:
    assert deal.turn is not None
    return GAME.policy(deal.view(deal.turn), stream)[0]


def side_by_side(seed: str, kind: int) -> Iterator[tuple[ShengjiDeal, ShengjiPlayout]]:
    """A deal and its twin before each move: random moves, quick ones, the policy's, or all by turns."""
    deal, stream = dealt(seed)
    deal.play(any_move(deal, stream))
    twin = playout_of(deal)
    while deal.turn is not None:
        yield deal, twin
        choice = kind if kind < 3 else stream.below(3)
        move = twin.next_move()
        if choice < 2:
            move = (any_move, usual_move)[choice](deal, stream)
        deal.play(move)
        twin.play(move)
    yield deal, twin


def check(seed: str, kind: int) -> None:
    finished: list[tuple[int, ...]] = []
    for deal, twin in side_by_side(seed, kind):
        assert twin.turn == deal.turn
        if deal.turn is None:
            assert (twin.points, twin.dealer) == GAME.outcome(deal)
            assert all(outcome == GAME.outcome(deal) for outcome in finished if kind == 2)
            continue
        assert twin.state() == playout_of(deal).state()
        other = twin.copy()
        for move in (other.choose(), other.next_move()):
            assert deal.refusal(move) is None
        finished.append(tuple(other.finish()))
        assert other.turn is None and not any(other.hands)
        assert twin.state() == playout_of(deal).state()


@pytest.mark.parametrize("kind", range(4))
def test_the_twin_agrees_with_the_deal(kind: int) -> None:
    for number in range(12):
        check(f"twin-{kind}-{number}", kind)


@pytest.mark.long
@pytest.mark.parametrize("kind", range(4))
def test_thousands_of_twins_agree(kind: int) -> None:
    for number in range(1000):
        check(f"twins-{kind}-{number}", kind)


def test_the_burial_can_be_tried() -> None:
    """A twin made before the burial buries as the deal does."""
    for number in range(40):
        deal, stream = dealt(f"bury-{number}")
        twin = playout_of(deal)
        move = any_move(deal, stream)
        deal.play(move)
        twin.play(move)
        assert twin.state() == playout_of(deal).state()


def test_trumps_can_be_declared_on_the_twin() -> None:
    """From the first word to the last card."""
    for number in range(40):
        stream = Stream(f"declare-{number}")
        first = LATER | OPTIONS | {"deal": 1 + number % 2, "dealer": stream.below(4)}
        deal = GAME.new_deal(stream, first)
        twin = playout_of(deal)
        while deal.phase == "declare":
            other = twin.copy()
            assert other.choose() == usual_move(deal, stream)
            move = any_move(deal, stream)
            deal.play(move)
            twin.play(move)
            assert twin.state() == playout_of(deal).state()
        while deal.turn is not None:
            deal.play(playout_of(deal).next_move())
        assert twin.finish() == GAME.outcome(deal)


def test_the_beginner_forgets() -> None:
    """What he plays depends on nothing but his hand and what lies on the table."""
    for number in range(10):
        for deal, twin in side_by_side(f"forgets-{number}", 3):
            if deal.turn is not None:
                view = deal.view(deal.turn)
                for draw in range(2):
                    world = GAME.sample(view, Stream(f"forgets/{number}/{draw}"))
                    assert playout_of(world).choose() == twin.choose()
