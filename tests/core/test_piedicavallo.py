"""Piedicavallo: the worked examples of its rules and each ruling, but for the discard and the score."""

from typing import Any

import pytest

from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, STRENGTH, SUIT, PiedicavalloDeal
from cardavia_core.games.piedicavallo.scoring import PACK, POINTS
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.piedicavallo import dealer_with, last_trick, legal, played_out, read, refusal, texts, to_play
from tests.core.support import random_move, states
from tests.vectors.examples import EXAMPLES


@pytest.mark.parametrize(
    ("name", "data", "moves"), EXAMPLES["piedicavallo"], ids=lambda value: str(value)[:5]
)
def test_worked_examples(name: str, data: dict[str, Any], moves: str) -> None:
    assert legal(GAME.position(data)) == set(moves.split(", "))


@pytest.mark.parametrize(
    ("name", "trick", "winning"),
    [
        ("1", "Ac 6c 2c Fc", "Fc"),
        ("2", "6c Ac 2c 5c", "Ac"),
        ("3", "10s 5s 7s Fs", "Fs"),
        ("4", "10s 5s 9s 6s", "10s"),
        ("5", "T20 T21 T2 T1", "T21"),
        ("6", "Rd T1 3d 2d", "T1"),
        ("7", "M 4c Dc T2", "T2"),
        ("8", "M 6d Rs Rb", "6d"),
    ],
)
def test_who_wins_a_trick(name: str, trick: str, winning: str) -> None:
    for leader in range(4):
        deal = last_trick(trick, leader)
        beats = played_out(deal)
        winner = (leader + trick.split().index(winning)) % 4
        assert deal.tricks[0].winner == winner
        told = next(event for beat in beats for event in beat if event.kind == "trick")
        assert (told.seat, told.cards) == (winner, tuple(read(trick)))


def test_the_cards() -> None:
    """B2: which cards are left out, and not only how many."""
    left_out = {rank + suit for suit in "sb" for rank in "A234"}
    left_out |= {rank + suit for suit in "cd" for rank in ("7", "8", "9", "10")}
    codes = PACK.write(GAME.cards())
    assert set(codes) == set(PACK.codes) - left_out
    assert codes == [code for code in PACK.codes if code not in left_out]
    assert len(codes) == 62
    hands = Match(GAME, "cards").deal.places()
    assert sorted(card for cards, _ in hands for card in cards) == GAME.cards()


@pytest.mark.parametrize(
    ("suit", "order"),
    [
        ("s", "R D C F 10 9 8 7 6 5"),
        ("b", "R D C F 10 9 8 7 6 5"),
        ("c", "R D C F A 2 3 4 5 6"),
        ("d", "R D C F A 2 3 4 5 6"),
    ],
)
def test_the_order_in_a_suit(suit: str, order: str) -> None:
    cards = [card for card in CARDS if SUIT[card] == suit]
    ranked = sorted(cards, key=lambda card: STRENGTH[card], reverse=True)
    assert [PACK.rank(card) for card in ranked] == order.split()


def test_the_order_of_the_trumps() -> None:
    trumps = sorted((card for card in CARDS if SUIT[card] == "T"), key=lambda card: STRENGTH[card])
    assert PACK.write(trumps) == [f"T{number}" for number in range(1, 22)]
    assert min(STRENGTH[card] for card in trumps) > max(STRENGTH[card] for card in CARDS if SUIT[card] != "T")


def test_the_points_of_the_cards() -> None:
    counts = {code: POINTS[PACK.card(code)] for code in PACK.write(CARDS)}
    assert sum(counts.values()) == 114
    assert {code for code, points in counts.items() if points == 5} == {
        "Rd",
        "Rc",
        "Rs",
        "Rb",
        "T1",
        "T21",
        "M",
    }
    assert {code for code, points in counts.items() if points == 4} == {"Dd", "Dc", "Ds", "Db"}
    assert {code for code, points in counts.items() if points == 3} == {"Cd", "Cc", "Cs", "Cb"}
    assert {code for code, points in counts.items() if points == 2} == {"Fd", "Fc", "Fs", "Fb"}
    assert set(counts.values()) == {1, 2, 3, 4, 5}


def test_the_deal() -> None:
    """15 cards to each, 17 to the dealer, who acts first; then the seat on the dealer's right leads."""
    dealers = set()
    for number in range(30):
        deal = Match(GAME, f"deal-{number}").deal
        assert isinstance(deal, PiedicavalloDeal)
        dealers.add(deal.dealer)
        counts = deal.view(0)["hands"]
        assert counts == [17 if seat == deal.dealer else 15 for seat in range(4)]
        assert (deal.phase, deal.turn) == ("discard", deal.dealer)
        assert texts(deal.opening) == [f"deal {deal.dealer} - 15"]
        deal.play(deal.moves()[-1])
        assert (deal.phase, deal.turn, deal.leader) == ("play", (deal.dealer + 1) % 4, (deal.dealer + 1) % 4)
        assert deal.view(0)["hands"] == [15] * 4
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("name", "trick", "hand", "move", "message", "arguments"),
    [
        ("10", "4d", "T5 T18 7s M", "7s", "must_trump", {"card": "7s", "suit": "d"}),
        ("12", "T9", "T1 Rs", "Rs", "follow", {"card": "Rs", "suit": "T"}),
        ("13", "M 4c", "6c T9", "T9", "follow", {"card": "T9", "suit": "c"}),
        ("two cards", "4d", "2d 3d", "2d+3d", "one_card", {}),
        ("too late", "4d", "2d 3d", "discard 2d+3d", "discarded", {}),
    ],
)
def test_plays_that_are_refused(
    name: str, trick: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    found = refusal(to_play(trick, hand), move)
    assert found.message == "piedicavallo.refusal." + message
    assert found.arguments == arguments


def test_refusals_that_every_game_shares() -> None:
    assert refusal(to_play("4d", "2d 3d"), "5d").message == "move.not_in_hand"
    hand = "6s 8s Ds 5b 9b Cb Ac 4c Rc 2d 6d Fd T3 T8 T15 T21 M"
    assert refusal(dealer_with(hand), "discard 7s").message == "move.not_in_hand"
    assert refusal(dealer_with(hand), "6s").message == "piedicavallo.refusal.discard_first"
    *_, over = states(GAME, "over")
    found = over.refusal(GAME.read_move("5d"))
    assert found is not None
    assert found.message == "move.deal_over"


def test_nobody_has_to_beat_a_card() -> None:
    """Example 10: T5 under a trump that is higher, a small card under a King."""
    assert "T5" in legal(to_play("4d T12", "T5 T18 7s"))
    assert "2d" in legal(to_play("4d Cd", "2d Rd"))


def test_the_matto_may_be_played_whatever_is_asked() -> None:
    for trick in ("4d", "T9", "M 4d"):
        hand = "2d Rd T5 M" if "M" not in trick else "2d Rd T5"
        assert ("M" in legal(to_play(trick, hand))) == ("M" in hand)


def test_a_matto_that_is_led_lets_the_next_choose() -> None:
    """Example 14, and the third player must follow the second."""
    deal = last_trick("M 6d Rs Rb")
    assert legal(deal) == {"M"}
    deal.play(deal.moves()[0])
    assert deal.view(1)["winning"] is None
    deal.play(deal.moves()[0])
    assert deal.view(1)["winning"] == 1


def test_the_matto_is_not_exchanged() -> None:
    """B8 and B9: it stays with its side, nothing is given for it, and the trick is told without it."""
    deal = last_trick("Rd M 3d 2d")
    beats = played_out(deal)
    assert "trick 0 Rd+M+3d+2d 7" in texts(beats)
    assert deal.view(0)["points"] == [7, 5]
    deal = last_trick("Rd 3d M 2d")
    assert "trick 0 Rd+3d+M+2d 12" in texts(played_out(deal))
    assert deal.view(0)["points"] == [12, 0]


def test_the_events_of_the_last_trick() -> None:
    deal = last_trick("Rd T1 3d 2d", leader=3, dealer=0, discard=["Ds", "5s"])
    assert texts(played_out(deal)) == [
        "play 3 Rd 0",
        "play 0 T1 0",
        "play 1 3d 0",
        "play 2 2d 0",
        "trick 0 Rd+T1+3d+2d 12",
        "reveal 0 5s+Ds 5",
        "over 0 - 0",
    ]
    assert (deal.phase, deal.turn) == ("over", None)


def test_the_winner_leads() -> None:
    deal = Match(GAME, "leads").deal
    assert isinstance(deal, PiedicavalloDeal)
    stream = Stream("leads")
    while deal.turn is not None:
        if deal.tricks and not deal.trick:
            assert deal.turn == deal.leader == deal.tricks[-1].winner
        deal.play(random_move(deal, stream))
    assert len(deal.tricks) == 15


def test_the_view() -> None:
    """Every field in the midst of a trick."""
    tricks = [
        {"leader": 1, "cards": ["Rc", "2c", "M", "5c"]},
        {"leader": 1, "cards": ["4d", "T7", "Rd", "2d"]},
    ]
    hands = [["Ad", "Fs"], ["Cd", "Ds"], ["5d", "6d"], ["7s", "T3"]]
    deal = GAME.position({"hands": hands, "tricks": tricks, "dealer": 0, "discard": ["6b", "Db"]})
    deal.play(GAME.read_move("5d"))
    view = deal.view(3)
    assert {name: view[name] for name in view if name not in ("match", "tricks")} == {
        "game": "piedicavallo",
        "seat": 3,
        "turn": 3,
        "phase": "play",
        "dealer": 0,
        "hand": ["7s", "T3"],
        "hands": [2, 2, 1, 2],
        "leader": 2,
        "trick": ["5d"],
        "winning": 2,
        "won": [1, 1],
        "points": [8, 12],
        "announced": 0,
        "discard": [],
    }
    assert view["tricks"] == [tricks[0] | {"winner": 1}, tricks[1] | {"winner": 2}]
    assert deal.view(0)["discard"] == ["6b", "Db"]


def test_one_deal_is_the_match() -> None:
    """B11."""
    match = Match(GAME, "one-deal")
    stream = Stream("one-deal")
    while match.deal.turn is not None:
        match.play(random_move(match.deal, stream))
    assert match.winner in (-1, 0, 1)
    assert match.after()["totals"] == match.deal.tally().points
    with pytest.raises(ValueError):
        match.next_deal()


def test_there_is_nothing_but_playing_and_discarding() -> None:
    """B10: no signals between partners; and no options."""
    assert GAME.kinds == ("play", "discard")
    assert GAME.options == {}
    assert GAME.teams == (0, 1, 0, 1)
