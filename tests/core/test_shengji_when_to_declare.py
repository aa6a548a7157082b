"""Shengji: what the policy declares and buries."""

from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.cards import TRUMPS
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import FACES, JOKERS, PACK, worth
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.match import Match
from tests.core.shengji_seats import FIRST, LATER, OPTIONS, STREAM, chosen

LONG = "2h 2h Ah Kh 9h 8h 7h 3h"
SIDE = "3c 4c 6c 7c 8c 3d 4d 6d 7d 8d 3s 4s 6s 7s 8s 9s"


def called(hand: str, *declarations: tuple[int, str], match: dict[str, Any] = LATER, **fields: Any) -> str:
    """What seat 0 declares with this hand after these words, the first of them seat 1's."""
    words = [{"seat": seat, "cards": cards.split()} for seat, cards in declarations]
    position = {
        "phase": "declare",
        "dealer": 1 if declarations else 0,
        "hands": [hand.split(), [], [], []],
        "declarations": words,
        "match": match | OPTIONS | {"dealer": 1 if declarations else 0},
    }
    return chosen(GAME.position(position | fields).view(0))[0]


def test_a_long_suit_is_declared_with_the_pair_at_once() -> None:
    assert called(f"{LONG} RJ {SIDE}") == "declare 2h+2h"
    assert called(f"2h 3h 4h 6h 7h 8h 9h Jh RJ {SIDE}") == "declare 2h"


def test_a_short_suit_is_not() -> None:
    hand = f"2h 3h 4h 6h {SIDE} 9c Jc 9d Jd Qs"
    assert called(hand) == "pass"


def test_at_the_last_chance_six_trumps_are_enough() -> None:
    hand = f"2h 3h 4h 6h Kh BJ {SIDE} Jc Jd Qs"
    passes = [(1, ""), (2, ""), (3, "")]
    assert called(hand, *passes) == "declare 2h"
    assert called(hand, *passes[:0]) == "pass"


def test_the_first_declaration_of_the_match_wins_the_kitty() -> None:
    hand = f"2h 3h 4h 6h {SIDE} 9c Jc 9d Jd Qs"
    assert called(hand, match=FIRST) == "declare 2h"
    assert called(hand, match=LATER) == "pass"


def test_the_partner_is_not_overcalled_without_need() -> None:
    hand = f"2s 2s 3s 4s 6s 7s 8s 9s 3h 4h 6h 7h 8h RJ {SIDE[:29]} Qd"
    assert len(hand.split()) == 25
    assert called(hand, (1, ""), (2, "2h"), (3, "")) == "pass"
    assert called(hand, (1, "2h"), (2, ""), (3, "")) == "declare 2s+2s"


def test_no_trump_is_for_levels_that_count_points() -> None:
    hand = "BJ BJ {0}h {0}d {0}s Ac Ac Qc Jc 3c 4c 5c 6c 7c 8c Ad Jd 3d 4d As Qs 3s 4s 3h 4h"
    for level, number in (("K", 13), ("9", 9)):
        match = LATER | {"totals": [number, number]}
        call = called(hand.format(level), match=match, level=level)
        assert (call == "declare BJ+BJ") == (level == "K")


STRONG = "RJ BJ 2h Ah Kh Qh Jh 9h 8h 7h 4h 3h"
SPADES = "As As Qs Js 9s 9s 8s"


def buried(hand: str, **fields: Any) -> tuple[list[str], list[str]]:
    """What seat 0 buries of these 33 cards, hearts being trumps, and why."""
    cards = hand.split()
    assert len(cards) == 33
    position = {"level": "2", "trump": "h", "dealer": 0, "phase": "bury", "hands": [cards, [], [], []]}
    found, reasons = chosen(GAME.position(position | fields).view(0))
    return found.split(" ")[1].split("+"), reasons


def test_a_short_suit_is_buried_whole() -> None:
    cards, reasons = buried(f"{STRONG} {SPADES} 3d 6d 8d 3c 4c 6c 6c 7c 8c Qc Qc Kc Ac Ac")
    assert {"3d", "6d", "8d"} <= set(cards)
    assert "shengji.reason.empties" in reasons


def test_trumps_aces_high_pairs_and_tractors_stay() -> None:
    cards, _ = buried(f"{STRONG} {SPADES} 3d 6d 8d 4c 6c 6c 7c 7c 8c Qc Qc Kc Ac 3c")
    kept = {"As", "Ac", "Qc", "6c", "7c", "9s"} | set(STRONG.split())
    assert not kept & set(cards)


@pytest.mark.parametrize(
    ("trumps", "spare", "gladly"),
    [
        (STRONG, "", True),
        ("BJ 2h Ah Kh Qh Jh 9h 8h 7h 4h 3h", "9d", False),
        ("RJ BJ 2h Ah Kh Qh Jh 9h", "9d Jd Jc 9c", False),
    ],
)
def test_points_are_buried_by_a_strong_hand_only(trumps: str, spare: str, gladly: bool) -> None:
    """At least eleven trumps with a red joker gladly; without a red joker, or with fewer than nine, never."""
    rest = f"{SPADES} 10d Kd 3d 4c 5c 6c 7c 8c 8d 3c Qc Ac Qd 7d {spare}"
    cards, reasons = buried(f"{trumps} {rest}")
    points = [code for code in cards if worth(PACK.read([code]))]
    assert bool(points) == gladly
    assert ("shengji.reason.safe_points" in reasons) == gladly


def test_many_burials() -> None:
    """Of many hands no dealer buries a trump or an Ace, or points that a weak hand cannot hold."""
    for number in range(300):
        deal = Match(GAME, f"burials-{number}").deal
        assert isinstance(deal, ShengjiDeal)
        while deal.phase == "declare":
            deal.play(GAME.policy(deal.view(deal.turn or 0), STREAM)[0])
        hand = deal.hands[deal.dealer]
        move, _ = GAME.policy(deal.view(deal.dealer), STREAM)
        order = deal.order
        assert order is not None
        assert len(move.cards) == 8
        tops = [faces[-1] for suit, faces in order.ranked.items() if suit != TRUMPS and faces]
        assert not [
            card for card in move.cards if order.suits[card % FACES] == TRUMPS or card % FACES in tops
        ]
        trumps = cardset.count(hand & order.cards[TRUMPS])
        weak = [
            card
            for card in cardset.cards(hand)
            if order.suits[card % FACES] != TRUMPS and card % FACES not in tops and not worth([card])
        ]
        if (trumps < 9 or not cardset.has(hand, JOKERS[1])) and len(weak) >= 8:
            assert not worth(move.cards)
