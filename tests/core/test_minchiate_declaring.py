"""Minchiate: the versicole and their declaration, by the worked examples of the rules."""

from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import EVERYTHING, PACK
from cardavia_core.games.minchiate.versicole import points_of, versicole
from cardavia_core.shuffle import Stream
from tests.core import minchiate_again
from tests.core.minchiate import legal, read, refusal, texts, to_declare, to_play

THREE_SETS = "T1 T10 T13 T20 T28 T29 T30 M"
"""Example 30: three sets of 20."""


def worth(codes: str) -> int:
    """What the sets in these cards are worth, by the engine and by the second telling."""
    points = points_of(versicole(cardset.of(read(codes))))
    assert points == minchiate_again.set_points(codes.split())
    return points


def numbers(first: int, last: int) -> str:
    return " ".join(f"T{number}" for number in range(first, last + 1))


@pytest.mark.parametrize(
    ("name", "cards", "points", "with_matto"),
    [
        ("20", "T28 T29 T30", 15, 20),
        ("21", "T29 T30 T31 T32", 20, 25),
        ("22", "T33 T34 T35 T36", 25, 30),
        ("23", "T36 T37 T38 T39 T40", 50, 55),
        ("24", "T1 T2 T3", 11, 16),
        ("24", "T2 T3 T4", 9, 14),
        ("24 (A8)", "T1 T2 T3 T4 T5", 17, 22),
        ("24", "T1 T2 T4 T5", 0, 0),
        ("25 (A19)", "T26 T27 T28", 0, 0),
        ("25", "T5 T6 T7", 0, 0),
        ("25", "T28 T29", 0, 0),
        ("25 (A19)", "T20 T21 T22", 0, 0),
        ("28", "T1 T13 T28", 15, 20),
        ("29", "Rs Rb Rc", 15, 20),
        ("29", "Rs Rb Rc Rd", 20, 25),
        ("29", "Rs Rb", 0, 0),
        ("tens", "T10 T20 T30", 15, 20),
        ("tens", "T20 T30 T40", 20, 25),
        ("A7", "T10 T20 T30 T40", 25, 30),
        ("tens", "T10 T20 T40", 0, 0),
        ("tens", "T10 T30 T40", 0, 0),
        ("A18", "T14 T35 T39", 0, 0),
        ("two runs", "T28 T29 T30 T32 T33 T34", 30, 40),
        ("A8", "T28 T29 T30 T31 T32 T33 T34", 35, 40),
        ("runs end at 5", "T4 T5 T6", 0, 0),
        ("runs begin at 28", numbers(27, 29), 0, 0),
        ("28 to 40", numbers(28, 40), 90, 95),
    ],
)
def test_what_sets_are_worth(name: str, cards: str, points: int, with_matto: int) -> None:
    assert worth(cards) == points
    assert worth(cards + " M") == with_matto
    for found in versicole(cardset.of(read(cards))):
        data = found.data()
        assert sum(data["values"]) == data["points"]
        assert data["values"] == [minchiate_again.value(code) or 5 for code in data["cards"]]


def test_the_matto_between_1_and_40() -> None:
    """Example 26: its 5 are in the sum, and not added again."""
    assert worth("T1 T40") == 0
    assert worth("T1 M T40") == 20
    assert versicole(cardset.of(read("T1 M T40")))[0].matto == 0


def test_all_sets_together() -> None:
    """187 points, and 25 for the Matto."""
    assert points_of(versicole(EVERYTHING)) == 212
    assert points_of(versicole(EVERYTHING & ~cardset.of(read("M")))) == 187 - 20
    kinds = [each.kind for each in versicole(EVERYTHING)]
    assert kinds == ["low", "high", "matto", "death", "tens", "kings"]


def test_one_card_in_several_sets() -> None:
    """Rule 28: trump 1 in three of them, 40 in three, 28 and 30 in two."""
    sets = {each.kind: PACK.write(each.cards) for each in versicole(EVERYTHING)}
    for code, kinds in (
        ("T1", {"low", "matto", "death"}),
        ("T40", {"high", "matto", "tens"}),
        ("T28", {"high", "death"}),
        ("T30", {"high", "tens"}),
    ):
        assert {kind for kind, cards in sets.items() if code in cards} == kinds


def test_sets_against_the_second_telling() -> None:
    """Random sets of the cards that can be in one, and others."""
    stream = Stream("sets")
    cards = [card for card in range(PACK.size) if minchiate_again.robbable(PACK.code(card))]
    for _ in range(3000):
        held = stream.shuffled(cards)[: 3 + stream.below(25)]
        found = versicole(cardset.of(held))
        told = [(each.kind, frozenset(PACK.write(each.cards)), each.points) for each in found]
        assert told == minchiate_again.sets(PACK.write(held))


def test_a_declaration_of_exactly_a_resto() -> None:
    """Example 30: 60 points at level are one resto, and the lead is 0."""
    deal = to_declare(THREE_SETS)
    declarable = deal.view(0)["declarable"]
    assert [(one["kind"], one["points"], one["matto"]) for one in declarable] == [
        ("high", 20, 5),
        ("death", 20, 5),
        ("tens", 20, 5),
    ]
    move = deal.moves()[-1]
    assert GAME.write_move(move) == "declare T1+T10+T13+T20+T28+T29+T30"
    beats = deal.play(move)
    assert texts(beats) == ["declare 0 T1+T10+T13+T20+T28+T29+T30 60", "resto 0 - 1"]
    view = deal.view(2)
    assert (view["lead"], view["resti"]) == ([0, 0], [1, 0])
    assert view["declarations"] == [{"seat": 0, "sets": declarable, "points": 60}]
    assert deal.view(0)["declarable"] == []


def test_each_set_has_its_own_yes_or_no() -> None:
    """Rule 22, A12: any of the sets, each whole; the cards that are named tell which."""
    deal = to_declare(THREE_SETS)
    assert len(legal(deal)) == 8
    deal.play(GAME.read_move("declare T1+T13+T28+T29+T30"))
    assert [one["kind"] for one in deal.view(1)["declarations"][0]["sets"]] == ["high", "death"]
    assert deal.view(1)["lead"] == [40, 0]


@pytest.mark.parametrize(
    ("hand", "move", "message", "arguments"),
    [
        ("T28 T29 T30 T31", "declare T28+T29+T30", "no_set", {"card": "T28"}),
        ("T1 T2 T3 T4 T5", "declare T2+T3+T4", "no_set", {"card": "T2"}),
        ("Rs Rb Rc Rd", "declare Rs+Rb+Rc", "no_set", {"card": "Rc"}),
        ("T10 T20 T30 T40", "declare T20+T30+T40", "no_set", {"card": "T20"}),
        ("T28 T29 T30", "declare T28+T29+T30+2s", "no_set", {"card": "2s"}),
        ("T28 T29 T30 M", "declare T28+T29+T30+M", "no_set", {"card": "M"}),
        ("T28 T29", "declare T28+T29", "no_set", {"card": "T28"}),
        ("T28 T29 T30", "declare", "nothing_declared", {}),
        ("T28 T29 T30", "pass T28+T29+T30", "pass", {}),
        ("T28 T29 T30", "T28", "declare_first", {}),
        ("T28 T29 T30", "discard 2s", "discarded", {}),
    ],
)
def test_declarations_that_are_refused(hand: str, move: str, message: str, arguments: dict[str, Any]) -> None:
    found = refusal(to_declare(hand), move)
    assert found.message == "minchiate.refusal." + message
    assert found.arguments == arguments


def test_cards_of_others_cannot_be_declared() -> None:
    """Rule 24: the partners' cards do not go together."""
    found = refusal(to_declare("T28 T29"), "declare T28+T29+T30")
    assert (found.message, found.arguments) == ("move.not_in_hand", {"card": "T30"})


def test_a_card_twice_is_no_declaration() -> None:
    deal = to_declare("T28 T29 T30")
    doubled = deal.refusal(Move("declare", tuple(read("T28 T29 T30") + read("T30"))))
    assert doubled is not None
    assert doubled.message == "minchiate.refusal.nothing_declared"


def test_nothing_is_scored_for_what_is_not_declared() -> None:
    """Rule 23: the sets stay secret, and cannot be declared later (A10)."""
    deal = to_declare(THREE_SETS)
    assert texts(deal.play(Move("pass"))) == ["pass 0 - 0"]
    view = deal.view(1)
    assert view["declarations"] == [{"seat": 0, "sets": [], "points": 0}]
    assert (view["lead"], view["resti"]) == ([0, 0], [0, 0])
    assert refusal(to_play("", "T28 T29 T30"), "declare T28+T29+T30").message == "minchiate.refusal.declared"


def test_a_hand_without_a_set_passes() -> None:
    """B4."""
    deal = to_declare("T28 T29 T31")
    assert legal(deal) == {"pass"}
    assert deal.usable() == []


def test_the_matto_of_the_partner_adds_nothing() -> None:
    """A20."""
    low = [code for code in PACK.codes if code[-1] in "cd" and code[0] != "R"]
    deal = to_declare("T28 T29 T30")
    hands = [deal.view(0)["hand"], [], ["M", *low[:20]], []]
    deal = GAME.position({"hands": hands, "phase": "declare"})
    assert [one["points"] for one in deal.view(0)["declarable"]] == [15]
    assert "M" in deal.view(2)["hand"]


def test_they_speak_in_their_order() -> None:
    """Rule 22: R, P, L, D; each declaration is an event of its own (A22)."""
    deal = to_declare("T28 T29 T30", seat=1, lead=[50, 0])
    assert deal.turn == 1
    deal.play(deal.moves()[-1])
    assert deal.view(0)["lead"] == [35, 0]
    assert (deal.phase, deal.turn) == ("declare", 2)
    last = to_declare("Rs Rb Rc Rd M", seat=3, lead=[0, 50], resti=[2, 1])
    beats = last.play(last.moves()[-1])
    assert texts(beats) == ["declare 3 Rd+Rc+Rs+Rb 25", "resto 3 - 1"]
    assert (last.view(0)["lead"], last.view(0)["resti"]) == ([0, 15], [2, 2])
    assert (last.phase, last.turn) == ("play", 0)


@pytest.mark.parametrize(
    ("lead", "move", "key", "arguments"),
    [
        ([0, 0], "pass", "nothing", {}),
        ([22, 0], "declare T28+T29+T30", "ahead", {"n": 20, "lead": 42}),
        ([45, 0], "declare T28+T29+T30", "resto", {"n": 1, "points": 20, "reached": 65, "lead": 5}),
        ([0, 30], "declare T28+T29+T30", "behind", {"n": 20, "lead": 10}),
        ([0, 20], "declare T28+T29+T30", "level", {"n": 20}),
        ([40, 0], "declare T28+T29+T30", "resto", {"n": 1, "points": 20, "reached": 60, "lead": 0}),
    ],
)
def test_what_a_declaration_would_do(lead: list[int], move: str, key: str, arguments: dict[str, int]) -> None:
    found = to_declare("T28 T29 T30 M", lead=lead).effect(GAME.read_move(move))
    assert found is not None
    assert (found.message, found.arguments) == ("minchiate.effect." + key, arguments)
