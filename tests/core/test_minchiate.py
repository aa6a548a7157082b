"""Minchiate: the worked examples of its rules and the rulings, as far as cards and tricks are concerned."""

from itertools import combinations
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import MATTO, PACK, POINTS, ROBBABLE, SETS, STRENGTH, SUIT
from cardavia_core.games.minchiate.rules import legal_cards
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core import minchiate_again
from tests.core.minchiate import dealt, last_trick, legal, played_out, read, refusal, texts, to_play
from tests.core.support import random_move, states
from tests.vectors.examples import EXAMPLES

ROUND_OF_CUPS = [{"leader": 0, "cards": ["5c", "4c", "2c", "3c"]}]
"""A first trick that was led in cups, and won by seat 2."""


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["minchiate"], ids=lambda value: str(value)[:5])
def test_worked_examples(name: str, data: dict[str, Any], moves: str) -> None:
    assert legal(GAME.position(data)) == set(moves.split(", "))


@pytest.mark.parametrize(
    ("name", "trick", "winning"),
    [
        ("1", "7d 2d 10d 5d", "2d"),
        ("2", "7s 2s 10s 5s", "10s"),
        ("3", "Ac Fc 2c 10c", "Fc"),
        ("4", "9b T6 T11 Rb", "T11"),
        ("6", "T20 T19 M T21", "T21"),
        ("A21", "M 6d Rs Rb", "6d"),
        ("A21, trumped", "M 6d T1 Rd", "T1"),
        ("trumps led after the Matto", "M T3 Rd T2", "T3"),
        ("nobody follows", "2b 2s 2c 2d", "2b"),
    ],
)
def test_who_wins_a_trick(name: str, trick: str, winning: str) -> None:
    assert minchiate_again.winner(trick.split()) == trick.split().index(winning)
    for leader in range(4):
        deal = last_trick(trick, leader)
        beats = played_out(deal)
        winner = (leader + trick.split().index(winning)) % 4
        assert deal.tricks[0].winner == winner
        told = next(event for beat in beats for event in beat if event.kind == "trick")
        assert (told.seat, told.cards) == (winner, tuple(read(trick)))


def test_the_cards() -> None:
    assert len(PACK.codes) == PACK.size == 97
    assert sorted(PACK.codes) == sorted(minchiate_again.PACK)
    assert GAME.cards() == list(range(97))


@pytest.mark.parametrize(
    ("suit", "order"),
    [
        ("s", "R D C F 10 9 8 7 6 5 4 3 2 A"),
        ("b", "R D C F 10 9 8 7 6 5 4 3 2 A"),
        ("c", "R D C F A 2 3 4 5 6 7 8 9 10"),
        ("d", "R D C F A 2 3 4 5 6 7 8 9 10"),
    ],
)
def test_the_order_in_a_suit(suit: str, order: str) -> None:
    cards = [card for card in range(PACK.size) if SUIT[card] == suit]
    ranked = sorted(cards, key=lambda card: STRENGTH[card], reverse=True)
    assert [PACK.rank(card) for card in ranked] == order.split()


def test_the_order_of_the_trumps() -> None:
    trumps = sorted((card for card in range(PACK.size) if SUIT[card] == "T"), key=lambda card: STRENGTH[card])
    assert PACK.write(trumps) == [f"T{number}" for number in range(1, 41)]
    assert min(STRENGTH[card] for card in trumps) > max(
        STRENGTH[card] for card in range(PACK.size) if SUIT[card] != "T"
    )
    assert SUIT[MATTO] == ""


def test_the_points_of_the_cards() -> None:
    """Rule 7: 25 cards count, 142 points together."""
    counted = {code: POINTS[PACK.card(code)] for code in PACK.codes if POINTS[PACK.card(code)]}
    assert {code for code in counted if counted[code] == 10} == {"T36", "T37", "T38", "T39", "T40"}
    fives = "T30 T31 T32 T33 T34 T35 T28 T20 T13 T10 T1 M Rd Rc Rs Rb"
    assert {code for code in counted if counted[code] == 5} == set(fives.split())
    assert {code for code in counted if counted[code] == 3} == {"T2", "T3", "T4", "T5"}
    assert (len(counted), sum(counted.values())) == (25, 142)
    assert "T29" not in counted


def test_what_may_be_robbed() -> None:
    """Rule 11, A17: 33 cards of 97, trump 29 among them."""
    robbable = set(PACK.write(cardset.cards(ROBBABLE)))
    assert len(robbable) == 33
    assert robbable == {code for code in PACK.codes if minchiate_again.robbable(code)}
    assert {"T21", "T27", "T29", "T1", "T13", "Rb", "M"} <= robbable
    assert robbable.isdisjoint({"T19", "T14", "T6", "Dd", "Ac"})


@pytest.mark.parametrize(
    ("name", "trick", "hand", "move", "message", "arguments"),
    [
        ("7", "T9", "T3 T40 5s M", "5s", "follow", {"card": "5s", "suit": "T"}),
        ("8", "2c T9", "Rc 5c T8 M", "5c", "king", {"card": "5c", "king_card": "Rc", "suit": "c"}),
        ("8", "2c T9", "Rc 5c T8 M", "M", "king", {"card": "M", "king_card": "Rc", "suit": "c"}),
        ("8", "2c T9", "Rc 5c T8 M", "T8", "king", {"card": "T8", "king_card": "Rc", "suit": "c"}),
        ("9", "2c", "Rc 5c T8 M", "T8", "follow", {"card": "T8", "suit": "c"}),
        ("11", "2c", "T8 T21 3s M", "3s", "must_trump", {"card": "3s", "suit": "c"}),
        ("A21", "M 4c", "6c T9", "T9", "follow", {"card": "T9", "suit": "c"}),
        ("A21", "M 4c T9", "6c Rc", "6c", "king", {"card": "6c", "king_card": "Rc", "suit": "c"}),
        ("two cards", "4d", "2d 3d", "2d+3d", "one_card", {}),
        ("too late", "4d", "2d 3d", "discard 2d", "discarded", {}),
        ("A10", "4d", "T2 T3 T4", "declare T2+T3+T4", "declared", {}),
        ("A10", "4d", "T2 T3 T4", "pass", "declared", {}),
    ],
)
def test_plays_that_are_refused(
    name: str, trick: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    found = refusal(to_play(trick, hand), move)
    assert found.message == "minchiate.refusal." + message
    assert found.arguments == arguments


def test_refusals_that_every_game_shares() -> None:
    assert refusal(to_play("4d", "2d 3d"), "5d").message == "move.not_in_hand"
    *_, over = states(GAME, "over")
    found = over.refusal(GAME.read_move("5d"))
    assert found is not None
    assert found.message == "move.deal_over"


def test_the_king_rule_binds_in_the_trick_of_the_trump_alone() -> None:
    """A1: in a later round of the suit the King's holder is free, whoever trumps."""
    assert legal(to_play("2c T9", "Rc 5c T8 M")) == {"Rc"}
    later = to_play("6c T9", "Rc Dc T8 M", tricks=ROUND_OF_CUPS, leader=2)
    assert legal(later) == {"Rc", "Dc", "M"}


def test_the_king_rule_knows_no_partner() -> None:
    """A2: the partner's trump binds like any other."""
    assert legal(to_play("2c T9 3c", "Rc 5c M")) == {"Rc"}
    assert legal(to_play("2c 3c T9", "Rc 5c M")) == {"Rc"}


def test_a_trump_that_is_led_binds_nobody() -> None:
    assert legal(to_play("T9", "Rc 5c M")) == {"Rc", "5c", "M"}
    assert legal(to_play("T9 T3", "Rc T5 M")) == {"T5", "M"}


def test_a_matto_that_is_led_lets_the_next_card_lead_the_suit() -> None:
    """A21: that trick is the first lead of the suit, and the next one the second."""
    assert legal(to_play("M 4c T9", "Rc 5c")) == {"Rc"}
    opened = [{"leader": 0, "cards": ["M", "2c", "3c", "4c"]}]
    later = {"tricks": opened, "trick": ["6c", "T9"], "hands": [[], [], [], ["Rc", "Dc"]]}
    assert legal(GAME.position(later)) == {"Rc", "Dc"}


def test_the_king_that_must_be_played_is_told_so() -> None:
    deal = to_play("2c T9", "Rc 5c T8 M")
    owed = deal.duty()
    assert owed is not None
    assert (owed.message, owed.arguments) == ("minchiate.duty.king", {"card": "Rc", "suit": "c"})
    event = deal.play(GAME.read_move("Rc"))[0][0]
    assert event.message == "minchiate.event.king"


@pytest.mark.parametrize(
    ("trick", "hand", "key"),
    [
        ("2c", "Rc 5c M", "follow_or_matto"),
        ("2c", "Rc 5c", "follow"),
        ("2c", "T5 5d M", "trump_or_matto"),
        ("2c", "T5 5d", "trump"),
        ("2c", "3s 5d M", "anything"),
        ("T2", "3s 5d M", "anything"),
        ("M", "3s 5d", "after_matto"),
        ("", "3s M", "lead"),
    ],
)
def test_what_is_owed(trick: str, hand: str, key: str) -> None:
    owed = to_play(trick, hand).duty()
    assert owed is not None
    assert owed.message == f"minchiate.duty.{key}"


def test_nobody_has_to_beat_a_card() -> None:
    """Example 11: T8 under a trump that is higher; a small card under a King."""
    assert "T8" in legal(to_play("2c T14", "T8 T21 3s M"))
    assert "2d" in legal(to_play("4d Cd", "2d Rd"))


@pytest.mark.parametrize(
    ("name", "trick", "told", "lead"),
    [
        ("16", "T33 T34 T36 M", ["trick 2 T33+T34+T36+M 0", "score 2 T34 5"], [5, 0]),
        ("17", "Rs 3s 5s T2", ["trick 3 Rs+3s+5s+T2 0", "score 3 Rs 5"], [0, 5]),
        ("19", "2c T5 T1 T6", ["trick 3 2c+T5+T1+T6 0", "score 3 T1 5"], [0, 5]),
        ("29 scores nothing", "T33 T29 T2 T3", ["trick 0 T33+T29+T2+T3 0", "score 0 T3 3"], [3, 0]),
        ("two at once", "T40 T5 2s Rb", ["trick 0 T40+T5+2s+Rb 0", "score 0 T5+Rb 8"], [8, 0]),
        ("it dies at home", "T40 2s T39 3s", ["trick 0 T40+2s+T39+3s 0"], [0, 0]),
    ],
)
def test_what_a_trick_scores(name: str, trick: str, told: list[str], lead: list[int]) -> None:
    deal = last_trick(trick)
    said = texts(played_out(deal))
    assert [text for text in said if text.split()[0] in ("trick", "score")] == told
    assert deal.view(0)["lead"] == lead
    assert deal.view(0)["tricks"][0]["points"] == sum(lead)


def test_the_matto_stays_with_its_side() -> None:
    """Rule 34, example 16: it is the other side's trick, and the Matto goes to Y's cards."""
    deal = last_trick("T33 T34 T36 M")
    for move in ("T33", "T34", "T36"):
        deal.play(GAME.read_move(move))
    assert deal.view(0)["taken"] == [0, 0]
    deal.play(GAME.read_move("M"))
    assert deal.view(0)["payment"] == {"seat": 3, "card": "M"}
    two = GAME.position({"hands": [["T33", "2s"], ["T34", "3s"], ["T36", "4s"], ["M", "5s"]], "leader": 0})
    for move in ("T33", "T34", "T36", "M"):
        two.play(GAME.read_move(move))
    assert two.view(1)["taken"] == [3, 1]
    assert two.view(1)["won"] == [1, 0]


def test_cards_that_were_declared_score_when_they_are_captured() -> None:
    """A11."""
    run = {"kind": "high", "cards": ["T30", "T31", "T32"], "points": 15, "matto": 0}
    declared = [{"seat": seat, "sets": [run] if seat == 1 else []} for seat in range(4)]
    deal = last_trick("T33 T32 2s 3s", declarations=declared)
    assert "score 0 T32 5" in texts(played_out(deal))


def test_who_leads_and_who_cuts() -> None:
    """A15, rule 9: the dealer's right leads, the left cuts; the dealer and the cutter are no partners."""
    for dealer in range(4):
        deal = dealt(dealer)
        assert deal.view(0)["cut"]["seat"] == deal.cutter == (dealer + 3) % 4
        assert deal.leader == deal.turn == (dealer + 1) % 4
        for _ in range(4):
            deal.play(deal.moves()[0])
        assert (deal.phase, deal.turn) == ("play", (dealer + 1) % 4)


def test_the_winner_leads() -> None:
    deal = Match(GAME, "leads").deal
    stream = Stream("leads")
    while deal.turn is not None:
        view = deal.view(0)
        if view["tricks"] and not view["trick"]:
            assert deal.turn == view["leader"] == view["tricks"][-1]["winner"]
        deal.play(random_move(deal, stream))
    assert len(deal.view(0)["tricks"]) == 21


def test_there_is_nothing_but_these_moves() -> None:
    """A14: nobody lays a hand down; one option."""
    assert GAME.kinds == ("play", "discard", "declare", "pass")
    assert GAME.options == {"matto_payment": (0, 1)}
    assert GAME.teams == (0, 1, 0, 1)


def test_one_deal_is_the_match() -> None:
    match = Match(GAME, "one-deal")
    stream = Stream("one-deal")
    while match.deal.turn is not None:
        match.play(random_move(match.deal, stream))
    assert match.winner in (-1, 0, 1)
    assert match.after()["totals"] == match.deal.view(0)["settlement"]["resti"]
    with pytest.raises(ValueError):
        match.next_deal()


SMALL = "Rc 5c Rd 4d 2s T3 T9 M"
SHORT_TRICKS = (
    "",
    "M",
    "6c",
    "6c T8",
    "M 6c",
    "M 6c T8",
    "6c 6d T8",
    "T8",
    "T8 6c",
    "6d T8",
    "3s T8",
    "6b 6c",
)


def test_legal_plays_against_the_second_telling() -> None:
    """Every hand of up to four of eight cards, to every short trick, in a first and a later round."""
    for trick in SHORT_TRICKS:
        cards = read(trick)
        for size in range(1, 5):
            for hand in combinations([code for code in SMALL.split() if code not in trick.split()], size):
                for led in ("", "c", "cd", "sT"):
                    before = sum(SETS[suit] for suit in led)
                    found = legal_cards(cardset.of(PACK.read(hand)), cards, before)
                    assert set(PACK.write(cardset.cards(found))) == minchiate_again.legal(
                        hand, trick.split(), led
                    )
