"""Shengji: positions from plain data, those that can be and those that cannot."""

import json
from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.shengji import FILLING
from tests.core.support import canonical, random_match, random_move, states
from tests.core.test_shengji_declaring import standing

TABLE = {"level": "7", "trump": "c"}
ONE: list[list[str]] = [["4d"], ["5d"], ["6d"], ["2d"]]
FULL = [FILLING[25 * seat : 25 * seat + 25] for seat in range(4)]
KITTY = FILLING[100:]
EIGHT = ["3c", "4c", "5c", "6c", "8c", "9c", "10c", "Jc"]
TRICK = {"leader": 0, "cards": [["4s"], ["5s"], ["6s"], ["2s"]]}


def word(seat: object, *cards: object) -> dict[str, object]:
    return {"seat": seat, "cards": list(cards)}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (TABLE | {"hands": [["4d", "4d", "4d"], [], [], []]}, "a card too many: 4d"),
        (TABLE | {"hands": [["4d"], ["4d"], ["4d"], []]}, "a card too many: 4d"),
        (
            TABLE | {"hands": ONE, "tricks": [{"leader": 0, "cards": [["4d"], ["4d"], ["6s"], ["2s"]]}]},
            "too many",
        ),
        (TABLE | {"hands": ONE, "buried": ["4d", "4d", *EIGHT[2:]]}, "a card too many: 4d"),
        (TABLE | {"hands": [["11d"], [], [], []]}, "no such card"),
        (TABLE | {"hands": [["T1"], [], [], []]}, "no such card"),
        (TABLE | {"hands": [[7], [], [], []]}, "list of the codes"),
        (TABLE | {"hands": [[["4d"]], [], [], []]}, "list of the codes"),
        (TABLE | {"hands": [["4d"], [], []]}, "4 lists"),
        (TABLE | {"hands": "4d"}, "4 lists"),
        (TABLE | {"hands": ONE, "turn": 4}, "no seat"),
        (TABLE | {"hands": ONE, "turn": [0]}, "no seat"),
        (TABLE | {"hands": ONE, "turn": 1}, "the turn is"),
        (TABLE | {"hands": ONE, "turn": None}, "the turn is"),
        (TABLE | {"hands": ONE, "dealer": None}, "somebody deals"),
        (TABLE | {"hands": ONE, "dealer": True}, "no seat"),
        (TABLE | {"hands": ONE, "dealer": {}}, "no seat"),
        (TABLE | {"hands": [["4d"], ["5d", "3d"], ["6d"], ["2d"]]}, "hold 2 cards"),
        (TABLE | {"hands": ONE, "trick": [["3d"]], "leader": 3}, "hold 1 cards"),
        (TABLE | {"hands": [["4d"], [], [], []], "trick": [["3d", "3d"]], "leader": 3}, "cannot follow"),
        (TABLE | {"hands": [["4d"], [], [], []], "phase": "bury"}, "hold 1 cards"),
        (TABLE | {"hands": [["4d"], [], [], []], "phase": "over"}, "last trick|to be played"),
        (TABLE | {"phase": "over"}, "last trick"),
        ({"hands": FULL, "phase": "play"}, "trumps are fixed"),
        ({"hands": FULL, "phase": "discard"}, "phase cannot be"),
        ({"hands": FULL, "phase": []}, "phase cannot be"),
        ({"hands": FULL, "level": "1"}, "level cannot be"),
        ({"hands": FULL, "level": 2}, "level cannot be"),
        ({"hands": FULL, "level": ["2"]}, "level cannot be"),
        ({"hands": FULL, "trump": "T"}, "trump cannot be"),
        ({"hands": FULL, "trump": {}}, "trump cannot be"),
        ({"hands": FULL, "trick": [["3d"]]}, "before trumps|too many"),
        ({"hands": FULL, "kitty": KITTY[1:]}, "eight cards"),
        ({"hands": FULL, "kitty": [*KITTY, "3d"]}, "too many"),
        ({"hands": [FULL[0][1:], *FULL[1:]]}, "hold 24 cards"),
        ({"hands": FULL, "buried": EIGHT}, "too many"),
        ({"hands": [FULL[0], [], [], []], "buried": KITTY}, "eight cards are buried"),
        ({"hand": ["5s"]}, "no such field"),
        ({1: 2, "x": 3}, "no such field"),
        ([], "a position is a dict"),
        (None, "a position is a dict"),
    ],
)
def test_impossible_positions_are_refused(data: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.position(data)


@pytest.mark.parametrize(
    ("trick", "reason"),
    [
        ({"leader": 0, "cards": TRICK["cards"][:3]}, "a play of each seat"),  # type: ignore[index]
        ({"leader": 4, "cards": TRICK["cards"]}, "no seat"),
        ({"leader": None, "cards": TRICK["cards"]}, "winner of a trick leads"),
        ({"cards": TRICK["cards"]}, "winner of a trick leads"),
        ({"leader": 0, "cards": TRICK["cards"], "winner": 0}, "winner of a trick is 2"),
        ({"leader": 0, "cards": TRICK["cards"], "winner": [2]}, "winner of a trick is 2"),
        ({"leader": 0, "cards": TRICK["cards"], "points": 0}, "points of a trick is 5"),
        ({"leader": 0, "cards": [["4s", "5s"], ["5s"], ["6s"], ["2s"]]}, "begins with a lead"),
        ({"leader": 0, "cards": [["4s"], ["5s", "5s"], ["6s"], ["2s"]]}, "as many cards"),
        ({"leader": 0, "cards": [[], [], [], []]}, "begins with a lead"),
        ({"leader": 0, "cards": []}, "begins with a lead"),
        ({"leader": 0, "cards": "4s"}, "cards|list"),
        ({"leader": 0, "cards": None}, "cards|list"),
        ({"leader": 0, "cards": [None]}, "list of the codes"),
        ({"leader": 0}, "begins with a lead|list"),
        ("4s", "list of dicts"),
        (None, "list of dicts"),
    ],
)
def test_impossible_tricks_are_refused(trick: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.position(TABLE | {"hands": ONE, "tricks": [trick]})


@pytest.mark.parametrize(
    "more",
    [
        {"leader": 0},
        {"tricks": [TRICK, TRICK | {"leader": 0}]},
        {"tricks": 3},
        {"tricks": {"leader": 0}},
        {"trick": [["3d"], ["3d", "4d"]], "leader": 2},
        {"trick": [["3d"], ["4d"], ["5d"], ["8d"]], "leader": 2},
        {"trick": "3d", "leader": 2},
        {"trick": [3], "leader": 2},
        {
            "tricks": [
                {"leader": 0, "cards": [[f"{rank}{suit}"] for suit in "cdhs"]} for rank in "AKQJ9865432"
            ]
            * 2
        },
        {"tricks": [{"leader": 0, "cards": [["Ks"] * 2, ["Qs"] * 2, ["Js"] * 2, ["9s"] * 2]}] * 2},
    ],
)
def test_impossible_tables_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        GAME.position(TABLE | {"hands": ONE, "tricks": [TRICK], **more})


def test_nobody_has_played_more_than_a_hand() -> None:
    tricks = [{"leader": 0, "cards": [[f"{rank}{suit}"] for suit in "sdhc"]} for rank in "AKQJ98654"]
    tricks += [{"leader": 3, "cards": [[f"{rank}{suit}"] for suit in "sdhc"]} for rank in "AKQJ98654"]
    hands = [[f"{rank}{suit}" for rank in ("2", "2", "3", "3", "10", "10")] for suit in "sdhc"]
    for trick in tricks[1:]:
        trick["leader"] = (int(str(trick["leader"])) + 1) % 4
    with pytest.raises(ValueError):
        GAME.position(TABLE | {"hands": hands, "tricks": tricks})


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([word(0, "2h"), word(1, "2s")], "cannot be declared"),
        ([word(0, "2h", "2h"), word(1, "2s")], "cannot be declared"),
        ([word(0, "RJ", "RJ"), word(1, "BJ", "BJ")], "until it is over"),
        ([word(0, "3h")], "cannot be declared"),
        ([word(0, "RJ")], "cannot be declared"),
        ([word(0, "2h", "2h", "2h")], "too many"),
        ([word(0, "2h"), word(2)], "in turn"),
        ([word(1, "2h")], "speaks first"),
        ([word(0, "2h"), word(1, "2h", "2h")], "a card too many: 2h"),
        ([word(4, "2h")], "no seat"),
        ([word(None, "2h")], "in turn"),
        ([word([0], "2h")], "no seat"),
        ([word(0, 2)], "list of the codes"),
        ([{"seat": 0}], "list of the codes"),
        ([{"seat": 0, "cards": {"2h": 1}}], "list of the codes"),
        ([["2h"]], "list of dicts"),
        ("2h", "list of dicts"),
        (None, "list of dicts"),
        ([word(0), word(1), word(2), word(3)], "fixed by the last word"),
        ([word(0, "2h"), word(1), word(2), word(3)], "fixed by the last word"),
        ([word(0), word(1), word(2), word(3), word(0)], "until it is over"),
    ],
)
def test_impossible_declarations_are_refused(words: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.position({"hands": FULL, "kitty": KITTY, "declarations": words, "match": standing()})


@pytest.mark.parametrize(
    ("words", "more", "reason"),
    [
        ([word(0, "2h")], {}, "fixed by the last word"),
        ([word(0, "2h"), word(1), word(2), word(3)], {"trump": "s"}, "as the strongest has it"),
        ([word(0), word(1), word(2), word(3)], {"kitty": EIGHT}, "as the kitty has it"),
        ([word(0), word(1), word(2), word(3)], {"kitty": ["RJ"]}, "eight cards"),
        ([word(1, "2h"), word(2), word(3), word(0)], {"match": standing()}, "speaks first"),
        ([word(0), word(1, "2h"), word(2), word(3), word(0)], {"match": standing()}, "seat 1 deals"),
    ],
)
def test_trumps_that_were_never_declared(words: Any, more: dict[str, Any], reason: str) -> None:
    data = {"level": "2", "trump": "h", "hands": ONE, "declarations": words} | more
    with pytest.raises(ValueError, match=reason):
        GAME.position(data)


@pytest.mark.parametrize(
    "changed",
    [
        7,
        [],
        None,
        {},
        {"foo": 1},
        standing() | {"options": {}},
        standing() | {"options": {"first_dealer": 2, "must_defend_ace": 0}},
        standing() | {"options": {"first_dealer": True, "must_defend_ace": 0}},
        standing() | {"options": {"first_dealer": [], "must_defend_ace": 0}},
        standing() | {"options": {1: 0, "a": 0}},
        standing() | {"options": None},
        standing() | {"totals": [2]},
        standing() | {"totals": [1, 2]},
        standing() | {"totals": [2, 15]},
        standing() | {"totals": ["2", "3"]},
        standing() | {"totals": None},
        standing() | {"deal": 0},
        standing() | {"deal": "1"},
        standing() | {"dealer": 4},
        standing() | {"dealer": 2, "deal": 2},
        standing() | {"dealer": None},
        standing() | {"winner": "0"},
        standing() | {"more": 1},
    ],
)
def test_impossible_standings_are_refused(changed: Any) -> None:
    with pytest.raises(ValueError):
        GAME.position(TABLE | {"hands": ONE, "match": changed})


def damaged(data: Any, stream: Stream) -> Any:
    """Plain data with one thing in it, however deep, put out of order."""
    junk: list[Any] = [None, True, -1, 99, "", "2h", "XX", [], {}, [[]], [{}], ["2h", 5], {"seat": 0}, 1.5]
    if isinstance(data, dict) and data and stream.below(4):
        key = sorted(data)[stream.below(len(data))]
        return {**data, key: damaged(data[key], stream)}
    if isinstance(data, list) and data and stream.below(4):
        place = stream.below(len(data))
        return [*data[:place], damaged(data[place], stream), *data[place + 1 :]]
    return junk[stream.below(len(junk))]


def test_whatever_is_damaged_raises_nothing_else() -> None:
    """3,000 views of random deals with something put out of order: a deal, or a ValueError."""
    stream = Stream("damaged")
    refused = 0
    for number in range(6):
        for deal in states(GAME, f"damaged-{number}"):
            if stream.below(2) and deal.turn is not None:
                continue
            view = json.loads(json.dumps(deal.view(stream.below(4))))
            for _ in range(6):
                hands = [view["hand"] if seat == view["seat"] else [] for seat in range(4)]
                data = {name: view[name] for name in TAKEN} | {"hands": hands}
                for _ in range(1 + stream.below(2)):
                    data = damaged(data, stream)
                try:
                    GAME.position(data).moves()
                except ValueError:
                    refused += 1
    assert refused > 300


TAKEN = (
    "level",
    "trump",
    "declarations",
    "kitty",
    "dealer",
    "leader",
    "trick",
    "tricks",
    "buried",
    "turn",
    "phase",
    "match",
)


def test_a_position_of_any_view() -> None:
    """Whatever was seen in a deal can be loaded again, and looks the same."""
    for number in range(4):
        deal = Match(GAME, f"any-view-{number}").deal
        stream = Stream(f"any-view-{number}")
        while True:
            for seat in range(4):
                view = deal.view(seat)
                assert canonical(GAME.load(view).view(seat) | {"hands": view["hands"]}) == canonical(view)
            if deal.turn is None:
                break
            deal.play(random_move(deal, stream))


def test_a_position_of_any_deal_of_a_match() -> None:
    match = random_match(GAME, "any-deal")
    view = match.deal.view(1)
    assert canonical(GAME.load(view).view(1)) == canonical(view)
