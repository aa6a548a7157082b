"""Shengji: the order of the cards, tractors, leads, and who wins: sections 3A, 3B, 3C and 3E of the rules."""

from itertools import combinations

import pytest

from cardavia_core import cardset
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import FACES, PACK, worth
from cardavia_core.games.shengji.plays import leads, shape, tractors, winning
from cardavia_core.shuffle import Stream
from tests.core.shengji import (
    hand_of,
    last_trick,
    legal,
    order,
    play_all,
    plays,
    read,
    refused,
    texts,
    to_lead,
    told,
    trumps,
)
from tests.core.shengji_again import Again

LABELS = [level + suit for level in ("2", "7", "10", "K", "A") for suit in ("c", "d", "h", "s", "NT")]


@pytest.mark.parametrize(
    ("label", "suits"),
    [
        pytest.param("7c", {"7h": "T", "8h": "h", "2c": "T", "7c": "T", "BJ": "T"}, id="3.1"),
        pytest.param("7NT", {"7c": "T", "8c": "c", "Ac": "c", "RJ": "T"}, id="3.2"),
        pytest.param("2h", {"2s": "T", "3s": "s", "Ah": "T"}, id="3.5"),
    ],
)
def test_effective_suits(label: str, suits: dict[str, str]) -> None:
    for code, suit in suits.items():
        assert order(label).suits[PACK.card(code)] == suit


@pytest.mark.parametrize(
    ("label", "sizes"),
    [
        pytest.param("7c", {"T": 36, "c": 0, "d": 24, "h": 24, "s": 24}, id="3.3"),
        pytest.param("7NT", {"T": 12, "c": 24, "d": 24, "h": 24, "s": 24}, id="3.3 no trump"),
    ],
)
def test_group_sizes(label: str, sizes: dict[str, int]) -> None:
    assert {suit: cardset.count(cards) for suit, cards in order(label).cards.items()} == sizes


@pytest.mark.parametrize(
    ("label", "suit", "ranked"),
    [
        ("7c", "T", "2c 3c 4c 5c 6c 8c 9c 10c Jc Qc Kc Ac 7d=7h=7s 7c BJ RJ"),
        ("7c", "h", "2h 3h 4h 5h 6h 8h 9h 10h Jh Qh Kh Ah"),
        ("2h", "T", "3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah 2c=2d=2s 2h BJ RJ"),
        ("2h", "s", "3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"),
        ("As", "T", "2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks Ac=Ad=Ah As BJ RJ"),
        ("As", "d", "2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd"),
        ("7NT", "T", "7c=7d=7h=7s BJ RJ"),
        ("7NT", "c", "2c 3c 4c 5c 6c 8c 9c 10c Jc Qc Kc Ac"),
        ("10NT", "T", "10c=10d=10h=10s BJ RJ"),
        ("10d", "T", "2d 3d 4d 5d 6d 7d 8d 9d Jd Qd Kd Ad 10c=10h=10s 10d BJ RJ"),
    ],
)
def test_the_order_of_a_suit(label: str, suit: str, ranked: str) -> None:
    """The table of rules 1.6, written out; A9, A12: the level leaves a gap that closes, and nothing wraps."""
    found = order(label)
    places = [step.split("=") for step in ranked.split()]
    for place, codes in enumerate(places):
        for code in codes:
            assert (found.suits[PACK.card(code)], found.places[PACK.card(code)]) == (suit, place), code
    assert sorted(code for codes in places for code in codes) == sorted(PACK.write(found.ranked[suit]))


def test_the_points() -> None:
    assert worth(list(range(PACK.size))) == 200
    assert [worth(read(code)) for code in ("5h", "10c", "Ks", "Ad", "BJ", "5d 5d 10d")] == [
        5,
        10,
        10,
        0,
        0,
        20,
    ]


@pytest.mark.parametrize(
    ("label", "cards", "size"),
    [
        pytest.param("7c", "6h 6h 8h 8h", 4, id="3.6"),
        pytest.param("7c", "8s 8s 9s 9s 10s 10s", 6, id="3.7"),
        pytest.param("7c", "6c 6c 8c 8c", 4, id="3.8"),
        pytest.param("7c", "6h 6h 7h 7h", 0, id="3.9"),
        pytest.param("7c", "7h 7h 7c 7c", 4, id="3.11"),
        pytest.param("7c", "7h 7h 7s 7s", 0, id="3.11 two off-suit pairs"),
        pytest.param("7c", "7c 7c BJ BJ", 4, id="3.12"),
        pytest.param("7c", "BJ BJ RJ RJ", 4, id="3.12 jokers"),
        pytest.param("7c", "7h 7h BJ BJ", 0, id="3.12 over the trump level"),
        pytest.param("7c", "7c 7c RJ RJ", 0, id="3.12 over the black jokers"),
        pytest.param("7c", "Ac Ac 7h 7h", 4, id="A10"),
        pytest.param("7c", "Ac Ac 7c 7c", 0, id="A10 over the off-suit level"),
        pytest.param("7c", "Kc Kc Ac Ac 7d 7d 7c 7c BJ BJ RJ RJ", 12, id="A10 the whole chain"),
        pytest.param("7NT", "7d 7d BJ BJ", 4, id="3.15"),
        pytest.param("7NT", "7d 7d BJ BJ RJ RJ", 6, id="3.15 three pairs"),
        pytest.param("7NT", "7d 7d 7h 7h", 0, id="3.15 two level pairs"),
        pytest.param("7NT", "Ah Ah 7h 7h", 0, id="3.15 two suits"),
        pytest.param("7NT", "7s 7s RJ RJ", 0, id="3.15 over the black jokers"),
        pytest.param("2h", "3s 3s As As", 0, id="3.17 no wrap"),
        pytest.param("2h", "3s 3s 4s 4s", 4, id="3.17"),
        pytest.param("2h", "Ah Ah 2s 2s", 4, id="3.17 off-suit level"),
        pytest.param("3h", "2s 2s 4s 4s", 4, id="#242"),
        pytest.param("7c", "7d 7h", 0, id="3.18"),
        pytest.param("7c", "BJ RJ", 0, id="3.18 jokers"),
        pytest.param("7c", "9h 9h", 2, id="pair"),
        pytest.param("7c", "RJ RJ", 2, id="pair of jokers"),
    ],
)
def test_shapes(label: str, cards: str, size: int) -> None:
    found = shape(order(label), read(cards))
    assert (found.size if found else 0) == size
    deal = to_lead(label, cards)
    assert (deal.refusal(GAME.read_move("+".join(cards.split()))) is None) == (size > 0)
    assert (plays(cards) <= legal(deal)) == (size > 0)


def test_the_leads_of_a_hand() -> None:
    """3.19: 12 leads, and what is no lead says why."""
    deal = to_lead("7c", "6h 6h 8h 8h 9h 7h 7h 7c 7c Ks")
    singles = "6h, 8h, 9h, 7h, 7c, Ks"
    pairs = "6h 6h, 8h 8h, 7h 7h, 7c 7c"
    assert legal(deal) == plays(f"{singles}, {pairs}, 6h 6h 8h 8h, 7h 7h 7c 7c")
    assert len(deal.moves()) == 12
    assert PACK.write(deal.usable()) == deal.view(0)["hand"]
    assert told(deal.duty()) == ("duty.lead", {})
    assert told(refused(deal, "8h 9h")) == ("refusal.no_pair", {"card": "8h", "other_card": "9h"})
    assert told(refused(deal, "8h 8h 9h")) == ("refusal.no_throw", {})
    two = {"card": "6h", "first_suit": "h", "other_card": "7h", "second_suit": "T"}
    assert told(refused(deal, "6h 6h 7h 7h")) == ("refusal.one_suit", two)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        pytest.param("Ah Kh", "no_pair", id="#36 ace and king"),
        pytest.param("Ah Ah Kh", "no_throw", id="#84 pair and single"),
        pytest.param("Ah Ah Qh Qh", "no_tractor", id="#135 two pairs"),
        pytest.param("Ah Ah Kh Kh Qh", "no_throw", id="#259 tractor and single"),
        pytest.param("7d 7d 7s 7s", "no_tractor", id="two off-suit level pairs"),
        pytest.param("7d 7s", "no_pair", id="A8"),
        pytest.param("Ah 7h", "one_suit", id="two suits"),
    ],
)
def test_there_are_no_throws(cards: str, message: str) -> None:
    deal = to_lead("7c", "Ah Ah Kh Kh Qh Qh 7d 7d 7s 7s 7h")
    assert refused(deal, cards).message == "shengji.refusal." + message


def test_the_cards_of_a_lead_are_of_the_hand() -> None:
    deal = to_lead("7c", "Ah Ah Kh")
    assert told(refused(deal, "Kh Kh")) == ("move.not_in_hand", {"card": "Kh"})
    assert told(refused(deal, "5d")) == ("move.not_in_hand", {"card": "5d"})
    assert refused(deal, "pass").message == "shengji.refusal.play"
    assert refused(deal, "bury Ah").message == "shengji.refusal.play"


@pytest.mark.parametrize("label", LABELS)
def test_leads_against_every_choice_of_cards(label: str) -> None:
    """Brute force: of all choices of a small hand, those are leads that the words of the rules allow."""
    stream = Stream(f"leads/{label}")
    found, again = order(label), Again(*trumps(label))
    near = [face for face in range(FACES) if found.suits[face] in "Th"]
    near = sorted({*near[-26:], 52, 53})
    for _ in range(4):
        faces = stream.shuffled(near)[:6]
        hand = sorted([*faces, *(face + FACES for face in faces[:3])])
        deal = to_lead(label, " ".join(PACK.write(hand)))
        expected = set()
        for size in range(1, len(hand) + 1):
            for cards in combinations(hand, size):
                named = PACK.write(cards)
                fits = again.is_lead(named)
                if fits and tuple(sorted(PACK.read(named))) == cards:
                    expected.add(cards)
                assert (deal.refusal(GAME.read_move("+".join(named))) is None) == fits
        listed = leads(found, deal.hands[0])
        assert len(set(listed)) == len(listed)
        assert set(listed) == expected


@pytest.mark.parametrize("label", LABELS)
def test_the_order_against_the_words_of_the_rules(label: str) -> None:
    found, again = order(label), Again(*trumps(label))
    for face, code in enumerate(PACK.codes):
        assert (found.suits[face], found.places[face]) == (again.suit(code), again.place(code))


def test_tractors_through_either_off_suit_pair() -> None:
    """A10: a tractor holds one of two off-suit level pairs, and a hand can choose which."""
    hand = hand_of("Ac Ac 7d 7d 7h 7h 7c 7c")
    found = {" ".join(PACK.write(faces)) for faces in tractors(order("7c"), hand, "T")}
    assert found == {"Ac 7d", "Ac 7h", "7d 7c", "7h 7c", "Ac 7d 7c", "Ac 7h 7c"}


@pytest.mark.parametrize(
    ("label", "trick", "place"),
    [
        pytest.param("7c", "7h / 7d / 7s / Ac", 0, id="3.32"),
        pytest.param("7c", "7h / 7d / 7c / Ac", 2, id="3.33"),
        pytest.param("7c", "10h / Ah / Ah / Kh", 1, id="3.34"),
        pytest.param("7c", "3h 3h / Ah Kh / 4h 4h / As As", 2, id="3.35"),
        pytest.param("7c", "Ah Ah / 3c RJ / 4c 4c / 7h 7h", 3, id="3.36"),
        pytest.param("7NT", "7h 7h / 7s 7s / BJ BJ / 7d 7d", 2, id="3.39"),
        pytest.param("7c", "5s 5s 6s 6s / 8s 8s 10s 10s / 9s 9s Js Qs / 3s 3s 4s 4s", 0, id="3.40"),
        pytest.param("7c", "9h 9h / 2h 7c / 3c 3c / 3s 3s", 2, id="3.41"),
        pytest.param("2s", "10h / 2s / 3s / BJ", 3, id="3.44 #251 #252"),
        pytest.param("7c", "9h / As / Kd / 10h", 3, id="3.45"),
        pytest.param("7c", "10h 10h Jh Jh / Jh Jh Ah Ah / Qh Qh Kh Kh / 3c 3c 5c 5c", 2, id="#347"),
        pytest.param("2s", "4d / 5d / 6d / 2s", 3, id="3.5 the level beats the aces"),
        pytest.param("7c", "7s 7s / 7d 7d / Ac Ac / 7c BJ", 0, id="A8 level pairs, the earliest"),
        pytest.param("7c", "9h 9h 10h 10h / BJ BJ RJ RJ / 3c 3c 4c 4c / 7c 7c BJ RJ", 1, id="A16"),
        pytest.param("7c", "9h 9h / 5h 7c / 8h 10h / RJ BJ", 0, id="A16 two trumps are no pair"),
    ],
)
def test_who_wins_a_trick(label: str, trick: str, place: int) -> None:
    cards = [read(play) for play in trick.split("/")]
    assert winning(order(label), cards) == place
    if max(trick.replace("/", " ").split().count(code) for code in PACK.codes) > 2:
        return
    for leader in range(4):
        deal = last_trick(label, trick, leader)
        beats = play_all(deal)
        winner = (leader + place) % 4
        assert deal.tricks[0].winner == winner
        together = [card for play in cards for card in sorted(play)]
        assert f"trick {winner} {'+'.join(PACK.write(together))} {worth(together)}" in texts(beats)


def test_the_best_single_wins_and_the_earliest_of_equals() -> None:
    """#251, #252: by the places of the cards, on random tricks."""
    stream = Stream("singles")
    for label in LABELS:
        found = order(label)
        for _ in range(60):
            trick = stream.shuffled(list(range(PACK.size)))[:4]
            led = found.suits[trick[0] % FACES]
            rank = [
                (found.suits[card % FACES] == "T", found.places[card % FACES])
                if found.suits[card % FACES] in ("T", led)
                else (False, -1)
                for card in trick
            ]
            assert winning(found, [(card,) for card in trick]) == rank.index(max(rank))
