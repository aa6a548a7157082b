"""Shengji: declaring trumps, the first dealer, the kitty and the burial (rules 3H, 1.2 to 1.5)."""

from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import PACK
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.match import Match
from tests.core.shengji import dealt, legal, refused, texts, told

KITTY = "3c 4c 5c 6c 8c 9c 10c Jc"


def options(**changed: int) -> dict[str, int]:
    return {"first_dealer": 0, "must_defend_ace": 0} | changed


def standing(
    deal: int = 1, dealer: int = 0, totals: tuple[int, int] = (2, 2), **changed: int
) -> dict[str, Any]:
    return {
        "deal": deal,
        "dealer": dealer,
        "totals": list(totals),
        "winner": None,
        "options": options(**changed),
    }


def say(deal: ShengjiDeal, words: str) -> list[str]:
    """Each word in turn, `-` for a pass; the events."""
    events = []
    for word in words.split(", "):
        text = "pass" if word == "-" else "declare " + "+".join(word.split())
        events += texts(deal.play(GAME.read_move(text)))
    return events


@pytest.mark.parametrize(
    ("hands", "words", "trump", "dealer"),
    [
        pytest.param(("", "2h", "", ""), "-, 2h, -, -, -", "h", 1, id="3.58"),
        pytest.param(("2s 2s", "", "", ""), "2s, -, -, -", "s", 0, id="3.60"),
        pytest.param(("BJ BJ", "", "2c", ""), "-, -, 2c, -, BJ BJ, -, -, -", "", 2, id="3.61"),
        pytest.param(("", "BJ BJ", "RJ RJ", ""), "-, BJ BJ, RJ RJ", "", 1, id="3.62"),
        pytest.param(("2s", "2h 2h", "", ""), "2s, 2h 2h, -, -, -", "h", 0, id="an overcall"),
        pytest.param(("2s", "", "2h 2h", ""), "2s, -, 2h 2h, -, -, -", "h", 0, id="A5 over the partner"),
        pytest.param(("2s", "RJ RJ", "", ""), "2s, RJ RJ", "", 0, id="A5 with a jump"),
        pytest.param(("RJ RJ", "", "", ""), "RJ RJ", "", 0, id="1.3/15 the strongest closes at once"),
        pytest.param(("", "", "", "2d"), "-, -, -, 2d, -, -, -", "d", 3, id="A4 all are asked again"),
        pytest.param(("2d", "", "", "2d"), "-, -, -, 2d, -, -, -", "d", 3, id="A4 and may pass again"),
        pytest.param(("2s 2s", "BJ BJ", "", ""), "2s, BJ BJ, -, -, -", "", 0, id="overcalled with no trump"),
        pytest.param(
            ("2s RJ RJ", "2h 2h", "", ""), "2s, 2h 2h, -, -, RJ RJ", "", 0, id="back after an overcall"
        ),
    ],
)
@pytest.mark.parametrize("final", [0, 1])
def test_declaring(hands: tuple[str, ...], words: str, trump: str, dealer: int, final: int) -> None:
    """A1: the first declarer deals the first deal; with the switch, the last."""
    deal = dealt(*hands, kitty=KITTY, match=standing(first_dealer=final))
    shown = [seat % 4 for seat, word in enumerate(words.split(", ")) if word != "-"]
    assert dealer == shown[0]
    dealer = shown[-1] if final else dealer
    events = say(deal, words)
    assert (deal.phase, deal.turn, deal.dealer, deal.leader) == ("bury", dealer, dealer, dealer)
    assert deal.order is not None
    assert (deal.order.level, deal.order.trump) == ("2", trump)
    last = [word for word in words.split(", ") if word != "-"][-1]
    assert events[-2:] == [f"trump {shown[-1]} {last.replace(' ', '+')} 0", f"take {dealer} - 8"]
    assert deal.view(dealer)["hands"] == [33 if seat == dealer else 25 for seat in range(4)]
    assert deal.view(0)["attackers"] == 1 - dealer % 2


@pytest.mark.parametrize("deal_number", [1, 3])
def test_all_pass(deal_number: int) -> None:
    """3.63, #109: the first card of the kitty that is no joker, a level card too, and all see the kitty."""
    kitty = "RJ BJ 2d 4s 5s 6s 8s 9s"
    deal = dealt(kitty=kitty, dealer=2, match=standing(deal_number, dealer=2))
    events = say(deal, "-, -, -, -")
    shown = kitty.replace(" ", "+")
    assert events == [
        "pass 2 - 0",
        "pass 3 - 0",
        "pass 0 - 0",
        "pass 1 - 0",
        f"kitty 2 {shown} 2",
        "take 2 - 8",
    ]
    assert (deal.dealer, deal.turn) == (2, 2)
    for seat in range(4):
        view = deal.view(seat)
        assert view["trump"] == "d"
        assert view["kitty"] == kitty.split()
    assert set(kitty.split()) <= set(deal.view(2)["hand"])


@pytest.mark.parametrize(
    ("hand", "cards", "key", "arguments"),
    [
        pytest.param("RJ", "RJ", "one_joker", {}, id="3.64 one joker"),
        pytest.param("BJ BJ", "BJ", "one_joker", {}, id="3.64 one of two jokers"),
        pytest.param("RJ BJ", "RJ BJ", "two_jokers", {}, id="3.64 red and black"),
        pytest.param("2h 2d", "2h 2d", "one_or_a_pair", {"level": "2"}, id="3.64 two suits"),
        pytest.param("3h", "3h", "not_the_level", {"card": "3h", "level": "2"}, id="3.64 no level card"),
        pytest.param("2h 3h", "2h 3h", "not_the_level", {"card": "3h", "level": "2"}, id="with another card"),
        pytest.param("2h RJ", "2h RJ", "one_or_a_pair", {"level": "2"}, id="with a joker"),
        pytest.param("2h 2h 2d", "2h 2h 2d", "one_or_a_pair", {"level": "2"}, id="three cards"),
        pytest.param("RJ RJ BJ BJ", "RJ RJ BJ BJ", "one_or_a_pair", {"level": "2"}, id="all jokers"),
    ],
)
def test_what_declares_nothing(hand: str, cards: str, key: str, arguments: dict[str, Any]) -> None:
    deal = dealt(hand, kitty=KITTY)
    assert told(refused(deal, "declare " + cards)) == ("refusal." + key, arguments)


@pytest.mark.parametrize(
    ("hands", "words", "wanted"),
    [
        pytest.param(("", "BJ BJ", "2d 2d"), "-, BJ BJ", "2d 2d", id="3.62"),
        pytest.param(("2s", "2h"), "2s", "2h", id="3.59"),
        pytest.param(("2d", "2s 2s", "2c 2c"), "2d, 2s 2s", "2c 2c", id="3.59 #101"),
        pytest.param(("2c 2c", "2h 2h"), "2c 2c", "2h 2h", id="#119"),
        pytest.param(("2c 2c", "2h"), "2c 2c", "2h", id="weaker"),
        pytest.param(("2c", "2c"), "2c", "2c", id="the other copy"),
    ],
)
def test_a_declaration_must_be_stronger(hands: tuple[str, ...], words: str, wanted: str) -> None:
    deal = dealt(*hands, kitty=KITTY)
    say(deal, words)
    last = words.split(", ")[-1]
    shown = {"seat": len(words.split(", ")) - 1, "cards": last.split()}
    assert told(refused(deal, "declare " + wanted)) == ("refusal.stronger", shown)
    assert GAME.write_move(GAME.read_move("declare " + "+".join(wanted.split()))) not in legal(deal)


def test_nobody_raises_his_own_word() -> None:
    """3.60, 1.3/13: after three passes it is over, and the second 2 of spades is never asked for."""
    deal = dealt("2s 2s", kitty=KITTY)
    say(deal, "2s, -, -")
    assert deal.turn == 3
    say(deal, "-")
    assert deal.phase == "bury"


def test_the_words_there_are() -> None:
    deal = dealt("2s 2s 2h RJ RJ BJ", kitty=KITTY)
    assert legal(deal) == {"pass", "declare 2h", "declare 2s", "declare 2s+2s", "declare RJ+RJ"}
    assert deal.exhaustive
    assert PACK.write(deal.usable()) == ["2h", "2s", "RJ", "2s", "RJ"]
    assert deal.duty() is None
    assert told(refused(deal, "2s")) == ("refusal.declare_first", {})
    assert told(refused(deal, "bury 2s")) == ("refusal.declare_first", {})
    assert told(refused(deal, "declare")) == ("refusal.show_or_pass", {"level": "2"})
    assert told(refused(deal, "pass 2s")) == ("refusal.pass_alone", {})
    assert told(refused(deal, "declare 2c")) == ("move.not_in_hand", {"card": "2c"})


def test_what_a_declaration_would_mean() -> None:
    """Trumps, how many of them, and who would deal; only while trumps are declared."""
    deal = dealt("", "2s 2s 3s RJ RJ 2h 4c 4d 4h 5c 5d 5h 6c 6d 6h 8c 8d 8h", kitty=KITTY)
    assert [shown["cards"] for shown in deal.view(0)["declarable"]] == []
    hand = deal.view(1)["hand"]
    spades = sum(code[-1] == "s" and code != "2s" for code in hand)
    hearts = sum(code[-1] == "h" and code != "2h" for code in hand)
    assert deal.view(1)["declarable"] == [
        {"cards": ["2h"], "trump": "h", "trumps": hearts + 5, "dealer": 1},
        {"cards": ["2s"], "trump": "s", "trumps": spades + 5, "dealer": 1},
        {"cards": ["2s", "2s"], "trump": "s", "trumps": spades + 5, "dealer": 1},
        {"cards": ["RJ", "RJ"], "trump": "", "trumps": 5, "dealer": 1},
    ]
    say(deal, "-, 2h, -, -, -")
    assert deal.view(1)["declarable"] == []
    assert deal.view(2)["declarations"][1] == {"seat": 1, "cards": ["2h"]}
    assert deal.view(2)["declared"] == {"seat": 1, "cards": ["2h"]}


def test_the_level_is_that_of_the_dealer() -> None:
    """3.65, A7, #353: in a later deal everybody declares with it, and the dealer stays."""
    match = standing(deal=2, dealer=2, totals=(4, 2))
    for hand, level in (("4h 2h", "4"),):
        deal = dealt("", hand, "", "4s 4s", dealer=2, match=match, kitty=KITTY)
        assert (deal.level, deal.turn) == (level, 2)
        say(deal, "-, -, -")
        assert deal.turn == 1
        assert told(refused(deal, "declare 2h")) == ("refusal.not_the_level", {"card": "2h", "level": "4"})
        assert deal.view(1)["declarable"][0]["dealer"] == 2
        say(deal, "4h, -, 4s 4s, -, -, -")
        assert (deal.dealer, deal.turn) == (2, 2)
        assert deal.order is not None
        assert (deal.order.level, deal.order.trump) == ("4", "s")


def test_the_first_deal() -> None:
    """A2: the dealer is drawn and speaks first; 25 cards to each and 8 for the kitty, which nobody sees."""
    dealers = set()
    for number in range(40):
        deal = Match(GAME, f"deal-{number}").deal
        assert isinstance(deal, ShengjiDeal)
        dealers.add(deal.dealer)
        assert (deal.phase, deal.turn, deal.level) == ("declare", deal.dealer, "2")
        assert texts(deal.opening) == [f"deal {deal.dealer} - 25"]
        for seat in range(4):
            view = deal.view(seat)
            assert view["hands"] == [25, 25, 25, 25]
            assert (view["kitty"], view["trump"]) == ([], None)
    assert dealers == {0, 1, 2, 3}


def buried(hand: str = "2s 2s RJ Kh") -> ShengjiDeal:
    deal = dealt(hand, kitty=KITTY)
    say(deal, "2s, -, -, -")
    return deal


def test_any_eight_cards_are_buried() -> None:
    """A36: jokers, level cards, points, and what was declared."""
    deal = buried()
    assert not deal.exhaustive
    assert told(deal.duty()) == ("duty.bury", {})
    assert deal.usable() == sorted(PACK.read(deal.view(0)["hand"]))
    assert len(deal.usable()) == 33
    for move in deal.moves():
        assert deal.refusal(move) is None
        assert move.kind == "bury"
        assert len(move.cards) == 8
    assert len(set(deal.moves())) == len(deal.moves()) > 3
    cards = "2s 2s RJ Kh 3c 4c 5c 10c"
    move = GAME.read_move("bury " + "+".join(cards.split()))
    assert deal.refusal(move) is None
    assert texts(deal.play(move)) == ["bury 0 - 8"]
    assert (deal.phase, deal.turn, deal.leader) == ("play", 0, 0)
    assert sorted(deal.view(0)["buried"]) == sorted(cards.split())
    assert [deal.view(seat)["buried"] for seat in (1, 2, 3)] == [[], [], []]
    assert deal.view(1)["hands"] == [25] * 4
    assert told(deal.duty()) == ("duty.lead", {})


@pytest.mark.parametrize(
    ("move", "key", "arguments"),
    [
        ("bury", "bury_more", {"n": 8}),
        ("bury 3c", "bury_more", {"n": 7}),
        ("bury 3c 4c 5c 6c 8c 9c 10c", "bury_more", {"n": 1}),
        ("bury 3c 4c 5c 6c 8c 9c 10c Jc Kh", "bury_fewer", {"n": 1}),
        ("3c", "bury_first", {}),
        ("pass", "bury_first", {}),
        ("declare 2s 2s", "bury_first", {}),
    ],
)
def test_burials_that_are_refused(move: str, key: str, arguments: dict[str, Any]) -> None:
    assert told(refused(buried(), move)) == ("refusal." + key, arguments)


def test_a_burial_takes_nothing() -> None:
    move = GAME.read_move("bury 3c+4c+5c+6c+8c+9c+10c+Jc 3h")
    assert told(buried().refusal(move)) == ("refusal.bury_first", {})
    assert told(refused(buried(), "bury RJ RJ")) == ("move.not_in_hand", {"card": "RJ"})
