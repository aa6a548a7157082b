"""Cicera: what may be taken, what it scores at once, and which positions there can be."""

from itertools import combinations
from typing import Any

import pytest

from cardavia_core.game import IllegalMove, Move
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import RANK, VALUE
from cardavia_core.games.cicera.scoring import PACK
from cardavia_core.shuffle import Stream
from tests.core.cicera import position, refusal, ways, written
from tests.vectors.examples import EXAMPLES

WORKED_BONUSES = {
    "C1": {},
    "C2": {"7s 7d": ["picada"]},
    "C3": {},
    "C4": {},
    "C5": {},
    "C6": {"7s 3s+4s": ["simili"]},
    "C7": {"7s 3s+4s": ["scua", "simili"]},
    "C8": {"10d Ad+2c+3b+4s": ["scua", "quadriglia"]},
    "C9": {"6d Ad+2c+3b": ["quadriglia"]},
    "C11": {"5d 5c": ["scua", "picada"]},
    "C14": {"8d 8b": ["scua"]},
    "C15": {},
    "C16": {"9d 9b": ["scua", "picada"]},
    "C19": {"Fd Fc": ["scua", "picada"]},
    "C20": {"10b Ad+Ac+As+Ab+2d+2c+2s": ["scua", "quadriglia"]},
    "C21": {},
}


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["cicera"], ids=lambda value: str(value)[:3])
def test_worked_examples(name: str, data: dict[str, Any], moves: str) -> None:
    """Every way of every worked example with exactly its bonuses; a view tells no less."""
    bonuses = {written(move): kinds for move, kinds in WORKED_BONUSES[name].items()}
    expected = {written(move): bonuses.get(written(move), []) for move in moves.split(", ")}
    assert set(bonuses) <= set(expected)
    deal = GAME.position(data)
    assert ways(deal) == expected
    assert ways(GAME.load(deal.view(0))) == expected


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["cicera"], ids=lambda value: str(value)[:3])
def test_a_move_scores_what_was_said(name: str, data: dict[str, Any], moves: str) -> None:
    """The events, the counts and the points are those that `bonuses` has told."""
    for move in GAME.position(data).moves():
        deal = GAME.position(data)
        told = [key.removeprefix("cicera.bonus.") for key in deal.bonuses(move)]
        beats = deal.play(move)
        scored = [event for beat in beats for event in beat if event.message and event.amount == 1]
        assert [event.kind for event in scored if event.kind not in ("capture", "rest")] == told
        view = deal.view(0)
        assert view["bonuses"] == {kind: [int(kind in told), 0] for kind in view["bonuses"]}
        assert view["points"] == [len(told), 0]


@pytest.mark.parametrize(
    ("table", "card", "taken", "expected"),
    [
        ("5d Rc", "5s", "5d", []),
        ("3d 4d Rc", "7d", "3d+4d", ["simili"]),
        ("Ad 2c 4b Rs", "7s", "Ad+2c+4b", ["quadriglia"]),
        ("5d", "5s", "5d", ["scua"]),
        ("3d 4c", "7d", "3d+4c", ["scua"]),
        ("Ad 2d 4d Rs", "7d", "Ad+2d+4d", ["simili", "quadriglia"]),
        ("Ad 2d 4d", "7d", "Ad+2d+4d", ["scua", "simili", "quadriglia"]),
    ],
)
def test_bonuses_add_up(table: str, card: str, taken: str, expected: list[str]) -> None:
    """CI-Q12, CI-Q13: every set of bonuses that one capture can score, three at most."""
    assert ways(position(table, card))[written(f"{card} {taken}")] == expected


@pytest.mark.parametrize(
    ("name", "table", "hand", "move", "message", "arguments"),
    [
        ("two cards", "Rd 6c", "3s 2s", "2s+3s", "one_card", {}),
        ("not there", "Rd 6c", "3s", "3s 3d", "not_on_table", {"card": "3d"}),
        ("two equal", "7d 7c 5s", "7b", "7b 7d+7c", "one_equal", {"card": "7b"}),
        ("two equal courts", "Rd Rc 5b", "Rs", "Rs Rd+Rc", "one_equal", {"card": "Rs"}),
        ("equal and sum", "7d 3c 4b", "7s", "7s 7d+3c+4b", "one_equal", {"card": "7s"}),
        ("court for its old value", "Fd", "8s", "8s Fd", "court_in_sum", {"card": "Fd"}),
        ("court in a sum", "Fd 2c", "10s", "10s 2c+Fd", "court_in_sum", {"card": "Fd"}),
        ("court takes a sum", "4d 4c", "Fs", "Fs 4d+4c", "court_takes_its_like", {"card": "Fs"}),
        ("court takes a court", "Cd", "Fs", "Fs Cd", "court_takes_its_like", {"card": "Fs"}),
        ("wrong sum", "5d 3c 6s", "8s", "8s 5d+6s", "wrong_sum", {"card": "8s", "value": 8, "sum": 11}),
        (
            "two sums",
            "3d 4c 5s 2b",
            "7s",
            "7s 3d+4c+5s+2b",
            "wrong_sum",
            {"card": "7s", "value": 7, "sum": 14},
        ),
        ("one wrong card", "6c", "3s", "3s 6c", "wrong_sum", {"card": "3s", "value": 3, "sum": 6}),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
def test_refusals_say_why(
    name: str, table: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    """CI-Q14, CI-Q16: one equal card or one sum; courts are never part of a sum."""
    deal = position(table, hand)
    found = refusal(deal, move)
    assert found.message == "cicera.refusal." + message
    assert found.arguments == arguments
    with pytest.raises(IllegalMove):
        deal.play(GAME.read_move(move))


def test_refusals_that_every_game_shares() -> None:
    assert refusal(position("Rd 6c", "3s"), "2s").message == "move.not_in_hand"
    assert refusal(GAME.position({"turn": None}), "2s").message == "move.deal_over"


@pytest.mark.parametrize("taken", [("3d", "3d"), ("4c", "3d")])
def test_a_card_named_twice_or_out_of_order_is_not_taken(taken: tuple[str, ...]) -> None:
    """Such a move cannot be read from a text, but a program can make one; 3 + 3 is no 6."""
    deal = position("3d 4c", "6s 7s")
    for card in ("6s", "7s"):
        found = deal.refusal(Move("play", (PACK.card(card),), tuple(PACK.card(code) for code in taken)))
        assert found is not None
        assert found.message == "cicera.refusal.not_on_table"


def brute_takes(card: int, table: list[int]) -> set[frozenset[int]]:
    """The rule as the seed says it, over every subset: nothing, one of the rank, or a sum of numerals."""
    found = {frozenset[int]()} | {frozenset([other]) for other in table if RANK[other] == RANK[card]}
    if RANK[card] in ("F", "C", "R"):
        return found
    numerals = [other for other in table if RANK[other] not in ("F", "C", "R")]
    worth = {str(number): number for number in range(2, 11)} | {"A": 1}
    for size in range(2, len(numerals) + 1):
        for group in combinations(numerals, size):
            if sum(worth[RANK[other]] for other in group) == worth[RANK[card]]:
                found.add(frozenset(group))
    return found


def test_moves_against_every_subset() -> None:
    stream = Stream("every subset")
    for _ in range(300):
        cards = stream.shuffled(list(range(PACK.size)))
        table = cards[: stream.below(12)]
        deal = position(" ".join(PACK.write(table)), PACK.code(cards[-1]))
        moves = deal.moves()
        assert {frozenset(move.taken) for move in moves} == brute_takes(cards[-1], table)
        assert len(moves) == len(set(moves))


def test_a_table_full_of_small_cards() -> None:
    """The longest list there can be, one for each subset of 36 numerals that adds up; counted another way."""
    table = [code for code in PACK.codes if code[:-1] in ("A", *"23456789")]
    deal = position(" ".join(table), "10d")
    subsets = [1] + [0] * 10
    for card in PACK.read(table):
        for total in range(10, VALUE[card] - 1, -1):
            subsets[total] += subsets[total - VALUE[card]]
    moves = deal.moves()
    assert len(moves) == subsets[10] + 1 == 1699
    assert all(deal.refusal(move) is None for move in moves)


@pytest.mark.parametrize(
    "data",
    [
        {"table": ["7d"], "hands": [["7d"], [], [], []]},
        {"table": ["7d", "7d"]},
        {"piles": [["7d"], ["7d"]]},
        {"table": ["T1"]},
        {"table": [7]},
        {"table": "7d"},
        {"table": None},
        {"hands": [["7d"], []]},
        {"hands": ["7d", "8d", "9d", "2d"]},
        {"hands": {}},
        {"piles": [["7d"]]},
        {"last_placed": "7d"},
        {"last_placed": 7, "table": ["7d"]},
        {"last_capturer": 4},
        {"last_capturer": "0"},
        {"dealer": 4},
        {"dealer": None},
        {"dealer": -1},
        {"turn": 7},
        {"turn": "0"},
        {"turn": True},
        {"turn": None, "hands": [["7d"], [], [], []]},
        {"bonuses": {"napula": [1, 0]}},
        {"bonuses": {"scua": [1]}},
        {"bonuses": {"scua": [-1, 0]}},
        {"bonuses": [1, 0]},
        {"match": {"totals": [0, 0]}},
        {"match": []},
        {"stock": []},
        {"scope": [0, 0]},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        GAME.position(data)


def test_what_is_left_out_of_a_position() -> None:
    deal = GAME.position({})
    view = deal.view(0)
    assert (view["dealer"], view["turn"], view["table"], view["hands"]) == (3, 0, [], [0] * 4)
    assert (view["points"], view["last_placed"], view["last_capturer"]) == ([0, 0], None, None)
    assert GAME.position({"dealer": 1}).turn == 2
