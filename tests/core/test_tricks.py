"""What the trick-taking games share: duty, winner, what play proves, and hidden cards drawn without bias."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import factorial, prod

import pytest

from cardavia_core import cardset
from cardavia_core.cards import PACKS
from cardavia_core.families.tricks import (
    Arrangements,
    Trick,
    asked,
    by_suit,
    dutiful,
    voids,
    winning_place,
)
from cardavia_core.shuffle import Stream
from tests.core.support import chi_limit, chi_square

PACK = PACKS["piedicavallo"]
SUITS = [PACK.suit(card) for card in range(PACK.size)]
STRENGTHS = list(range(PACK.size))  # the order of the pack will do: trumps come after the suits
SETS = by_suit(range(PACK.size), SUITS)


def read(codes: str) -> list[int]:
    return PACK.read(codes.split())


@pytest.mark.parametrize(
    ("trick", "suit"),
    [("", ""), ("M", ""), ("4d 5c", "d"), ("M 4c Rd", "c"), ("T3 4c", "T"), ("M T3", "T"), ("10s M", "s")],
)
def test_the_suit_that_is_asked_for(trick: str, suit: str) -> None:
    assert asked(read(trick), SUITS) == suit


@pytest.mark.parametrize(
    ("hand", "suit", "cards"),
    [
        ("2d Rd 3c T5 M", "d", "2d Rd"),
        ("2d Rd 3c T5 T1 M", "s", "T5 T1"),
        ("2d 3c M", "s", "2d 3c M"),
        ("2d 3c T4", "T", "T4"),
        ("2d 3c", "T", "2d 3c"),
        ("M", "c", "M"),
    ],
)
def test_the_duty_to_follow_or_trump(hand: str, suit: str, cards: str) -> None:
    assert dutiful(cardset.of(read(hand)), suit, SETS) == cardset.of(read(cards))


def test_the_cards_of_each_suit() -> None:
    assert sorted(SETS) == ["", "T", "b", "c", "d", "s"]
    assert SETS[""] == cardset.of(read("M"))
    assert cardset.count(SETS["T"]) == 21
    assert sum(SETS.values()) == cardset.full(PACK.size)


@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("", None),
        ("M", None),
        ("4d", 0),
        ("4d Rc 5d Rs", 2),
        ("4d T1 Rd T2", 3),
        ("T9 Rd T8 M", 0),
        ("M 4d Rc 3d", 1),
    ],
)
def test_the_winning_card(trick: str, place: int | None) -> None:
    assert winning_place(read(trick), SUITS, STRENGTHS) == place


def test_of_two_that_are_alike_the_first_wins() -> None:
    assert winning_place([5, 6], ["d"] * 10, [1] * 10) == 0


@pytest.mark.parametrize(
    ("leader", "trick", "found"),
    [
        (0, "4d 5d Rd 2d", ["", "", "", ""]),
        (0, "4d T5 3c M", ["", "d", "Td", ""]),
        (2, "4d 5c T5 2d", ["d", "", "", "Td"]),
        (3, "M 4c 5d T1", ["", "Tc", "c", ""]),
        (1, "T4 5c M T1", ["", "", "T", ""]),
        (1, "M", ["", "", "", ""]),
    ],
)
def test_what_a_trick_proves(leader: int, trick: str, found: list[str]) -> None:
    assert ["".join(sorted(suits)) for suits in voids([(leader, read(trick))], SUITS)] == found


def test_what_several_tricks_prove_adds_up() -> None:
    tricks = [(0, read("4d T5 3d 2d")), (1, read("4c 5c T7 6c")), (3, read("Rs"))]
    assert [sorted(suits) for suits in voids(tricks, SUITS)] == [[], ["d"], [], ["c"]]


def test_a_finished_trick() -> None:
    trick = Trick(3, tuple(read("4d 5d Rd 2d")), 1)
    assert [trick.seat(place) for place in range(4)] == [3, 0, 1, 2]
    assert trick.data(PACK) == {"leader": 3, "cards": ["4d", "5d", "Rd", "2d"], "winner": 1}


def every_way(
    cards: list[int], rooms: list[int], allowed: list[int]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """By brute force: every filling of the first place, and every way to lay the rest."""
    if not rooms:
        if not cards:
            yield ()
        return
    place = len(rooms) - 1
    for chosen in combinations(range(len(cards)), rooms[-1]):
        if not all(allowed[index] >> place & 1 for index in chosen):
            continue
        rest = [index for index in range(len(cards)) if index not in chosen]
        others = every_way([cards[index] for index in rest], rooms[:-1], [allowed[index] for index in rest])
        for way in others:
            yield (*way, tuple(cards[index] for index in chosen))


CASES = [
    ([3, 3], [3, 3, 3, 3, 3, 3]),
    ([2, 2, 2], [7, 7, 7, 7, 7, 7]),
    ([2, 2, 2], [1, 3, 7, 7, 6, 5]),
    ([3, 2, 1], [3, 3, 3, 7, 7, 4]),
    ([1, 2, 3], [6, 6, 5, 5, 7, 7]),
    ([2, 2, 2, 1], [15, 15, 7, 7, 11, 6, 9]),
    ([2, 0, 3, 2], [13, 13, 5, 5, 12, 12, 4]),
    ([1, 1, 1, 1], [1, 3, 7, 15]),
    ([4], [1, 1, 1, 1]),
    ([], []),
]


@pytest.mark.parametrize(("rooms", "allowed"), CASES)
def test_every_arrangement_is_as_likely(rooms: list[int], allowed: list[int]) -> None:
    cards = [10 * number + 7 for number in range(len(allowed))]
    ways = list(every_way(cards, rooms, allowed))
    arrangements = Arrangements(cards, rooms, allowed)
    assert arrangements.total == len(ways)
    stream = Stream(f"scattered/{rooms}/{allowed}")
    rounds = 60 * len(ways)
    drawn = (arrangements.scattered(stream) for _ in range(rounds))
    counts = Counter(tuple(tuple(sorted(place)) for place in way) for way in drawn)
    assert set(counts) == set(ways)
    if len(ways) > 1:
        assert chi_square([counts[way] for way in ways]) < chi_limit(len(ways) - 1)


def test_the_number_of_arrangements_against_brute_force() -> None:
    stream = Stream("arrangements")
    impossible = 0
    for _ in range(400):
        rooms = [stream.below(4) for _ in range(1 + stream.below(4))]
        allowed = [stream.below(1 << len(rooms)) for _ in range(sum(rooms))]
        cards = list(range(sum(rooms)))
        found = Arrangements(cards, rooms, allowed).total
        assert found == len(list(every_way(cards, rooms, allowed)))
        impossible += not found
    assert 50 < impossible < 350


@pytest.mark.parametrize(
    ("rooms", "allowed"), [([1, 1], [1, 1]), ([2, 1], [3, 3]), ([1], [1, 1]), ([1], [0]), ([0, 1], [1])]
)
def test_cards_that_cannot_lie_there(rooms: list[int], allowed: list[int]) -> None:
    arrangements = Arrangements(list(range(len(allowed))), rooms, allowed)
    assert arrangements.total == 0
    with pytest.raises(ValueError):
        arrangements.scattered(Stream("impossible"))


def test_a_whole_pack_in_four_hands() -> None:
    rooms = [15, 15, 15, 17]
    arrangements = Arrangements(list(range(62)), rooms, [15] * 62)
    assert arrangements.total == factorial(62) // prod(factorial(room) for room in rooms)
    hands = arrangements.scattered(Stream("whole"))
    assert [len(hand) for hand in hands] == rooms
    assert sorted(card for hand in hands for card in hand) == list(range(62))
    assert arrangements.scattered(Stream("whole")) == hands
    assert arrangements.scattered(Stream("other")) != hands
