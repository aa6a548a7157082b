"""Shengji: what may be played to a trick, what is owed and why: sections 3D and 1.8 of the rules."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import FACES, PACK, Order
from cardavia_core.games.shengji.plays import Asked, shape
from cardavia_core.games.shengji.rules import LISTED, ShengjiDeal
from cardavia_core.shuffle import Stream
from tests.core.shengji import hand_of, legal, order, plays, read, refused, to_follow, told, trumps
from tests.core.shengji_again import Again


@pytest.mark.parametrize(
    ("label", "led", "hand", "expected"),
    [
        pytest.param("7c", "5h", "7h 9h Ks", "9h", id="3.20"),
        pytest.param("2s", "9h 9h", "4h 5h 7h 7h 5s", "7h 7h", id="3.21"),
        pytest.param("7c", "Qh Qh", "6h 6h 8h 8h 9h", "6h 6h, 8h 8h", id="3.22"),
        pytest.param("7c", "Qh Qh", "6h 8h 9h", "6h 8h, 6h 9h, 8h 9h", id="3.22 no pair"),
        pytest.param("7c", "Qh Qh", "Kh 4s 9s 3c", "Kh 4s, Kh 9s, Kh 3c", id="3.22 short"),
        pytest.param(
            "7c",
            "9h 9h 10h 10h",
            "3h 3h 4h 4h 8h 8h",
            "3h 3h 4h 4h, 3h 3h 8h 8h, 4h 4h 8h 8h",
            id="3.23 A13",
        ),
        pytest.param("7c", "9h 9h 10h 10h", "Jh Jh Qh Qh Kh Ah", "Jh Jh Qh Qh", id="3.24"),
        pytest.param(
            "7c",
            "9h 9h 10h 10h",
            "Jh Jh Qh Kh 5h",
            "Jh Jh Qh Kh, Jh Jh Qh 5h, Jh Jh Kh 5h",
            id="3.24 one pair #315 #319",
        ),
        pytest.param("7c", "9h 9h 10h 10h", "Jh Jh Qh Kh", "Jh Jh Qh Kh", id="3.24 just enough"),
        pytest.param(
            "7c",
            "5c 5c",
            "7h 7d 4c BJ 9s",
            "7h 7d, 7h 4c, 7h BJ, 7d 4c, 7d BJ, 4c BJ",
            id="3.26",
        ),
        pytest.param("7c", "4c 4c", "7h 7h 9c Kc 3s", "7h 7h", id="3.27"),
        pytest.param(
            "7c",
            "9h 9h 10h 10h",
            "3c 3c 4c 4c 9s 10s",
            "3c 3c 4c 4c, 3c 3c 4c 9s, 3c 3c 4c 10s, 3c 4c 4c 9s, 3c 4c 4c 10s, 3c 3c 9s 10s,"
            "3c 4c 9s 10s, 4c 4c 9s 10s",
            id="3.31",
        ),
        pytest.param(
            "7c", "9h 9h 10h 10h", "3h 3h 4h 4h", "3h 3h 4h 4h", id="A13 the tractor is all there is"
        ),
        pytest.param(
            "7c",
            "9h 9h 10h 10h",
            "Ah Ah 3h 3h 4h 4h 8h",
            "Ah Ah 3h 3h, Ah Ah 4h 4h, 3h 3h 4h 4h",
            id="A13 #301",
        ),
        pytest.param(
            "7c", "7h 7h 7c 7c", "3c 3c 4c 4c 9c 9c RJ", "3c 3c 4c 4c, 3c 3c 9c 9c, 4c 4c 9c 9c", id="A13 T"
        ),
        pytest.param(
            "7c", "9h 9h", "3h 3h 4h 4h", "3h 3h, 4h 4h", id="1.8/30 a tractor is broken for a pair"
        ),
        pytest.param("7c", "Ah", "3h 3h 4h 4h", "3h, 4h", id="a pair is broken for a card"),
        pytest.param("7c", "9h 9h", "3h 3c 3c 7d 7d", "3h 3c, 3h 7d", id="A14 fill owes no pair"),
        pytest.param("7c", "Ah", "3c BJ 4s 4s", "3c, BJ, 4s", id="A15 nobody has to trump"),
        pytest.param("7c", "3h", "4h Ah", "4h, Ah", id="A15 nobody has to beat"),
        pytest.param("7NT", "7h", "Ah Kh 7s BJ", "7s, BJ", id="no trump: levels and jokers follow"),
        pytest.param("7NT", "9h", "7h 7h BJ 3s", "7h, BJ, 3s", id="no trump: a level card is no heart"),
        pytest.param(
            "7c",
            "7d 7d 7c 7c",
            "10c 10c 4c 6c 8c 3h",
            "10c 10c 4c 6c, 10c 10c 4c 8c, 10c 10c 6c 8c",
            id="#140 identical faces are counted",
        ),
    ],
)
def test_the_plays_that_are_allowed(label: str, led: str, hand: str, expected: str) -> None:
    deal = to_follow(label, led, hand)
    assert legal(deal) == plays(expected)
    assert deal.exhaustive
    assert len(deal.moves()) == len(plays(expected))


@pytest.mark.parametrize(
    ("led", "hand", "chosen", "key", "arguments"),
    [
        ("5h", "7h 9h 9h Ah Ks", "Ks", "follow", {"n": 1, "suit": "h", "owed_cards": ["Ah", "9h"]}),
        ("5h", "7h 9h Ks", "7h", "follow", {"n": 1, "suit": "h", "owed_cards": ["9h"]}),
        ("5h", "9h Ah Ks", "9h Ah", "too_many", {"n": 1}),
        ("5h", "9h Ks", "9h Ks", "too_many", {"n": 1}),
        ("5h", "3s 4s", "3s 4s", "too_many", {"n": 1}),
        ("5c", "3c 4s", "4s", "follow", {"n": 1, "suit": "T", "owed_cards": ["3c"]}),
        ("Qh Qh", "6h 8h 9h Ks", "6h Ks", "follow", {"n": 2, "suit": "h", "owed_cards": ["8h", "9h"]}),
        ("Qh Qh", "6h 8h 9h Ks", "Ks", "follow", {"n": 2, "suit": "h", "owed_cards": ["6h", "8h", "9h"]}),
        ("Qh Qh", "6h 8h 9h Ks", "6h", "choose_more", {"n": 1}),
        ("Qh Qh", "6h 8h 9h", "6h 8h 9h", "too_many", {"n": 2}),
        ("Qh Qh", "Kh 4s 9s", "4s 9s", "follow_all", {"n": 1, "suit": "h", "owed_cards": ["Kh"]}),
        ("Qh Qh", "Kh 4s 9s", "4s", "choose_more", {"n": 1}),
        ("Qh Qh", "Kh 4s 9s", "Kh", "choose_more", {"n": 1}),
        ("Qh Qh", "Kh 4s 9s", "Kh 4s 9s", "too_many", {"n": 2}),
        ("Qh Qh", "4s 9s 3c", "4s", "choose_more", {"n": 1}),
        ("Qh Qh", "4s 9s 3c", "4s 9s 3c", "too_many", {"n": 2}),
        ("Qh Qh", "6h 6h 9h", "9h", "all_pairs", {"n": 1, "suit": "h", "owed_cards": ["6h"]}),
        ("Qh Qh", "6h 6h 9h", "6h 9h", "all_pairs", {"n": 1, "suit": "h", "owed_cards": ["6h"]}),
        ("Qh Qh", "6h 6h 9h", "6h", "choose_more", {"n": 1}),
        ("Qh Qh", "6h 6h 8h 8h 9h", "9h", "pairs", {"n": 1, "suit": "h", "owed_cards": ["6h", "8h"]}),
        ("Qh Qh", "6h 6h 8h 8h 9h", "6h 8h", "pairs", {"n": 1, "suit": "h", "owed_cards": ["6h", "8h"]}),
        ("Qh Qh", "6h 6h 8h 8h 9h", "6h 6h 9h", "too_many", {"n": 2}),
        (
            "9h 9h 10h 10h",
            "3h 3h 4h 4h 8h 8h 5h",
            "3h 3h 5h",
            "pairs",
            {"n": 1, "suit": "h", "owed_cards": ["4h", "8h"]},
        ),
        (
            "9h 9h 10h 10h",
            "3h 3h 4h 4h 8h 8h 5h",
            "5h",
            "pairs",
            {"n": 2, "suit": "h", "owed_cards": ["3h", "4h", "8h"]},
        ),
        ("9h 9h 10h 10h", "3h 3h 4h 4h 8h 8h 5h", "3h 4h", "choose_more", {"n": 2}),
        (
            "9h 9h 10h 10h",
            "3h 3h 4h 4h 8h 8h 5h",
            "3h 4h 8h",
            "pairs",
            {"n": 2, "suit": "h", "owed_cards": ["3h", "4h", "8h"]},
        ),
        ("9h 9h 10h 10h", "Jh Jh Qh Kh 5h", "Qh Kh", "choose_more", {"n": 2}),
        (
            "9h 9h 10h 10h",
            "Jh Jh Qh Kh 5h",
            "Jh Qh Kh 5h",
            "all_pairs",
            {"n": 1, "suit": "h", "owed_cards": ["Jh"]},
        ),
        (
            "9h 9h 10h 10h",
            "Jh Jh Qh 5s 6s",
            "Jh Jh 5s 6s",
            "follow_all",
            {"n": 3, "suit": "h", "owed_cards": ["Qh"]},
        ),
        ("9h 9h 10h 10h", "Jh Jh Qh 5s 6s", "5s", "choose_more", {"n": 3}),
        ("Qh Qh", "6h 6h 9h", "9d", "not_in_hand", {"card": "9d"}),
    ],
)
def test_what_is_owed_is_said(led: str, hand: str, chosen: str, key: str, arguments: dict[str, Any]) -> None:
    """Also while a person is still choosing, which is the case where cards are too few."""
    deal = to_follow("7c", led, hand)
    found = told(refused(deal, chosen))
    assert found == (("move." if key == "not_in_hand" else "refusal.") + key, arguments)


def test_nothing_chosen_yet() -> None:
    deal = to_follow("7c", "Qh Qh", "6h 6h 9h")
    found = deal.refusal(GAME.read_move("6h"))
    assert told(found) == ("refusal.choose_more", {"n": 1})
    assert refused(deal, "pass").message == "shengji.refusal.play"


@pytest.mark.parametrize(
    ("led", "hand", "key", "arguments"),
    [
        ("5h", "7h 9h Ks", "single", {"suit": "h"}),
        ("5h", "7h Ks", "void", {"n": 1, "suit": "h"}),
        ("5c", "7h Ks", "single", {"suit": "T"}),
        ("Qh Qh", "6h 6h 8h 8h 9h", "pairs", {"n": 1, "suit": "h"}),
        ("Qh Qh", "6h 6h 9s", "pairs", {"n": 1, "suit": "h"}),
        ("Qh Qh", "6h 8h 9h", "no_pair", {"n": 2, "suit": "h"}),
        ("Qh Qh", "Kh 4s 9s", "short", {"n": 1, "suit": "h", "owed_cards": ["Kh"]}),
        ("Qh Qh", "4c 4s 9s", "void", {"n": 2, "suit": "h"}),
        ("9h 9h 10h 10h", "3h 3h 4h 4h 8h 8h", "pairs", {"n": 2, "suit": "h"}),
        ("9h 9h 10h 10h", "Jh Jh Qh Kh 5h", "some_pairs", {"n": 4, "suit": "h", "owed_cards": ["Jh"]}),
        ("9h 9h 10h 10h", "Jh Qh Kh Ah 5h", "no_pair", {"n": 4, "suit": "h"}),
        ("9h 9h 10h 10h", "Jh Jh 5s 6s", "short", {"n": 2, "suit": "h", "owed_cards": ["Jh", "Jh"]}),
    ],
)
def test_the_duty_in_words(led: str, hand: str, key: str, arguments: dict[str, Any]) -> None:
    assert told(to_follow("7c", led, hand).duty()) == ("duty." + key, arguments)


LEADS = (
    ("7c", "9h"),
    ("7c", "Ac"),
    ("7c", "9h 9h"),
    ("7c", "9h 9h 10h 10h"),
    ("7c", "9h 9h 10h 10h Jh Jh"),
    ("7c", "7c 7c BJ BJ"),
    ("7NT", "RJ RJ"),
    ("7NT", "9h 9h 10h 10h"),
)


@pytest.mark.parametrize(("label", "led"), LEADS)
def test_follows_against_every_choice_of_cards(label: str, led: str) -> None:
    """Brute force on random hands: what is listed, counted, refused, and which cards can be used."""
    stream = Stream(f"follows/{label}/{led}")
    found, again, size = order(label), Again(*trumps(label)), len(led.split())
    near = [face for face in range(FACES) if found.suits[face] in "Th" and PACK.code(face) not in led.split()]
    for number in range(10):
        faces = stream.shuffled(near if number % 3 else list(range(FACES)))[:6]
        faces = [face for face in faces if PACK.code(face) not in led.split()]
        hand = sorted([*faces, *(face + FACES for face in faces[: number % 5 + 1])])
        if len(hand) < size:
            continue
        codes = PACK.write(hand)
        deal = to_follow(label, led, " ".join(codes))
        expected = set()
        for count in range(1, size + 2):
            for cards in combinations(hand, count):
                named = tuple(PACK.write(cards))
                fits = again.follows(codes, led.split(), named)
                if tuple(sorted(PACK.read(named))) == cards and fits:
                    expected.add("+".join(named))
                assert (deal.refusal(GAME.read_move("+".join(named))) is None) == fits, named
        check_beginnings(deal, hand, size, expected)
        asked = asked_of(found, " ".join(codes), led)
        assert asked.number() == len(expected)
        if deal.exhaustive:
            assert legal(deal) == expected
            assert len(deal.moves()) == len(expected)
        used = {code for text in expected for code in text.split("+")}
        assert PACK.write(deal.usable()) == [code for code in codes if code in used]


def check_beginnings(deal: ShengjiDeal, hand: list[int], size: int, expected: set[str]) -> None:
    """Whoever chooses card by card is asked for more while a legal play can come of it, and only then."""
    whole = [Counter(text.split("+")) for text in expected]
    for count in range(1, size):
        for cards in combinations(hand, count):
            named = PACK.write(cards)
            begun = Counter(named)
            found = deal.refusal(GAME.read_move("+".join(named)))
            assert found is not None
            more = found.message == "shengji.refusal.choose_more"
            assert more == any(begun <= play for play in whole), (named, found.message)


def asked_of(found: Order, hand: str, led: str) -> Asked:
    lead = shape(found, read(led))
    assert lead is not None
    return Asked(found, hand_of(hand), lead)


def test_the_number_of_follows_by_the_formula() -> None:
    """Rules 1.8: C(p, k), or C(s - 2p, 2k - 2p), where enough of the suit is held."""
    found = order("7c")
    for pairs, loose, led, number in [
        (3, 1, "9h 9h", 3),
        (3, 0, "9h 9h 10h 10h", 3),
        (1, 5, "9h 9h 10h 10h", 10),
        (0, 6, "9h 9h 10h 10h", 15),
        (0, 6, "9h 9h", 15),
        (4, 2, "9h", 6),
    ]:
        faces = ["2h", "3h", "4h", "5h", "6h", "8h", "Jh"]
        held = [code for code in faces[:pairs] for _ in range(2)] + faces[pairs : pairs + loose]
        assert asked_of(found, " ".join(held), led).number() == number


def test_where_follows_are_too_many() -> None:
    """Void of a long tractor: candidates, all legal and no two alike, with every way to trump it."""
    hand = "3c 3c 4c 4c 5c 5c 9c Ac 2s 3s 4s 5s 6s 8s 9s 10s Js Qs Ks As 2d 3d 4d 5d 6d"
    deal = to_follow("7c", "9h 9h 10h 10h", hand)
    assert not deal.exhaustive
    moves = deal.moves()
    assert 5 < len(moves) < LISTED
    assert len(set(moves)) == len(moves)
    assert all(deal.refusal(move) is None for move in moves)
    assert plays("3c 3c 4c 4c, 4c 4c 5c 5c") <= legal(deal)
    assert deal.refusal(GAME.read_move("2s+2d+Ac+As")) is None
    deal.play(GAME.read_move("2s+2d+Ac+As"))
    assert deal.turn == 1
