"""Minchiate: positions from plain data and records, those that can be and those that cannot."""

import json
from typing import Any

import pytest

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.minchiate import dealt
from tests.core.support import canonical, random_match, random_move

ONE_EACH = {"hands": [["4d"], ["5d"], ["6d"], ["2d"]]}
ROUND = {"leader": 0, "cards": ["4d", "5d", "6d", "2d"]}
"""A trick that seat 3 wins."""
SUITS = [code for code in PACK.codes if code[-1] in "dcsb" and code[0] != "R"]
TOO_MANY = [
    {"leader": 0, "cards": [f"T{place + 19}", *PACK.codes[place * 3 : place * 3 + 3]]} for place in range(18)
] + [{"leader": 0, "cards": [f"T{place * 4 + number}" for number in (4, 1, 2, 3)]} for place in range(4)]
"""22 tricks that seat 0 wins."""
LONG = [[], [], SUITS[:24], SUITS[24:50]]
"""Cutter and dealer with 24 and 26 cards."""


def said(*sets: Any) -> list[dict[str, Any]]:
    return [{"seat": seat, "sets": list(sets) if seat == 0 else []} for seat in range(4)]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"trick": ["4d"], "hands": [["4d"], [], [], []], "leader": 3}, "a card too many"),
        ({"hands": [["T41"], [], [], []]}, "no such card"),
        ({"hands": [["BJ"], [], [], []]}, "no such card"),
        ({"hands": [[7], [], [], []]}, "codes of cards"),
        ({"hands": [["4d"], [], []]}, "4 lists"),
        ({"hands": "4d"}, "4 lists"),
        (7, "a position is a dict"),
        ({"hand": ["5s"]}, "no such field"),
        (ONE_EACH | {"turn": 4}, "no seat"),
        (ONE_EACH | {"turn": True}, "no seat"),
        (ONE_EACH | {"leader": 1, "turn": 0}, "turn"),
        (ONE_EACH | {"turn": None}, "turn"),
        (ONE_EACH | {"dealer": "0"}, "no seat"),
        (ONE_EACH | {"dealer": None}, "somebody deals"),
        (ONE_EACH | {"leader": None}, "leads"),
        (ONE_EACH | {"phase": "bury"}, "no such phase"),
        (ONE_EACH | {"phase": ("play", "over")}, "no such phase"),
        (ONE_EACH | {"phase": "over"}, "no cards are left"),
        (ONE_EACH | {"phase": "declare"}, "hold 1 cards"),
        (ONE_EACH | {"phase": "discard"}, "hold 1 cards"),
        ({"hands": [["4d"], ["5d", "3d"], ["6d"], ["2d"]]}, "hold 2 cards"),
        (ONE_EACH | {"trick": ["3d"], "leader": 3}, "hold 1 cards"),
        ({"hands": [SUITS[:22], [], [], []]}, "hold 22 cards"),
        ({"hands": [SUITS[:21], [], [], []], "tricks": [{"leader": 0, "cards": SUITS[21:25]}]}, "21 cards"),
        ({}, "no cards are left"),
        ({"trick": ["2d", "3d", "4d", "5d"]}, "fewer than four"),
        ({"tricks": [ROUND | {"cards": ["4d", "5d", "6d"]}]}, "four cards"),
        ({"tricks": [ROUND | {"winner": 0}]}, "seat 3 wins"),
        ({"tricks": [ROUND | {"leader": 4}]}, "no seat"),
        ({"tricks": ["4d"]}, "a list of dicts"),
        ({"tricks": 3}, "a list of dicts"),
        ({"tricks": [ROUND], "leader": 0}, "winner of a trick leads"),
        ({"tricks": TOO_MANY}, "there are 21 tricks"),
        ({"tricks": [ROUND], "phase": "declare", "hands": [SUITS[:21], [], [], []]}, "a card too many"),
        ({"tricks": [ROUND], "phase": "declare"}, "before all have declared"),
        ({"hands": LONG, "trick": ["T6"]}, "before all have declared"),
        ({"hands": LONG, "turn": 0}, "only cutter and dealer"),
        ({"hands": LONG, "turn": 3}, "the cutter discards before"),
        ({"hands": [[], [], [], SUITS[:35]], "turn": 3}, "hold 35 cards"),
        ({"hands": [[], [], [], SUITS[:21]], "phase": "discard"}, "nothing to discard"),
        ({"hands": [SUITS[:22], [], [], SUITS[22:48]], "phase": "discard"}, "seat 0 cannot hold 22"),
        (ONE_EACH | {"discards": [["3d"], [], [], []]}, "only cutter and dealer"),
        (ONE_EACH | {"discards": [[], [], [], ["3d"]], "discarded": [0, 0, 0, 2]}, "has discarded 2"),
        (ONE_EACH | {"discards": [[], [], [], ["4d"]]}, "a card too many"),
        (ONE_EACH | {"discarded": [0, 0, 7, 7]}, "out of play"),
        (ONE_EACH | {"discarded": [0, 0, -1, 0]}, "whole numbers"),
        (ONE_EACH | {"fola": SUITS[20:34]}, "left over"),
        (ONE_EACH | {"fola": ["T1"]}, "picked up, and no others"),
        (ONE_EACH | {"robbery": {"picked": ["T21"]}}, "picked up, and no others"),
        (ONE_EACH | {"robbery": {"seat": 0}}, "seat 0 robs|seat 3 robs"),
        (ONE_EACH | {"cut": {"robbed": ["T21", "T20", "T19"]}}, "may not be robbed"),
        (ONE_EACH | {"cut": {"robbed": ["T21"], "stop": "T22"}}, "T22 would be robbed"),
        (ONE_EACH | {"cut": {"stop": "XX"}}, "no such card"),
        (ONE_EACH | {"cut": {"stop": ["9s"]}}, "codes of cards"),
        (ONE_EACH | {"cut": {"stop": "9s"}, "fola": ["9s", "8s"]}, "9s does not lie"),
        (ONE_EACH | {"robbery": {"stop": "9s"}, "fola": ["8s", "9s"]}, "9s does not lie"),
        (ONE_EACH | {"cut": {"size": 97}}, "no packet"),
        (ONE_EACH | {"cut": {"size": (1, 2)}}, "no packet"),
        (ONE_EACH | {"cut": ["T21"]}, "cut: a dict"),
        (ONE_EACH | {"cut": {"robbed": ["T21"]}, "robbery": {"robbed": ["T21"]}}, "a card too many"),
        (ONE_EACH | {"exposed": ["4d", "5d"]}, "a card of each seat"),
        (ONE_EACH | {"lead": [60, 0]}, "below 60"),
        (ONE_EACH | {"lead": [5, 5]}, "of one team"),
        (ONE_EACH | {"lead": 5}, "2 numbers"),
        (ONE_EACH | {"resti": [-1, 0]}, "whole numbers"),
        (ONE_EACH | {"resti": [True, 0]}, "whole numbers"),
        (ONE_EACH | {"declarations": said({"cards": ["T1", "T2"]})}, "no versicola"),
        (ONE_EACH | {"declarations": said({"cards": ["T1", "T2", "T3"], "matto": 4})}, "no versicola"),
        (ONE_EACH | {"declarations": said({"cards": ["T1", "T2", "T3", "T3"]})}, "a card too many"),
        (ONE_EACH | {"declarations": said()[::-1]}, "once each, in turn"),
        (ONE_EACH | {"declarations": [*said(), {"seat": 0, "sets": []}]}, "once each, in turn"),
        (ONE_EACH | {"declarations": said()[:3], "phase": "play"}, "when all have declared"),
        ({"match": 7}, "match: "),
        ({"match": {"foo": 1}}, "match: "),
        ({"match": dealt().match | {"options": {"matto_payment": True}}}, "matto_payment is 0 or 1"),
        ({"match": dealt().match | {"options": {"matto_payment": 2}}}, "matto_payment is 0 or 1"),
        ({"match": dealt().match | {"options": {}}}, "matto_payment is 0 or 1"),
    ],
)
def test_impossible_positions_are_refused(data: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.position(data)


def test_a_position_of_any_view() -> None:
    """Whatever was seen in a deal can be loaded again and looks the same, but for what is not there."""
    for number in range(4):
        deal = Match(GAME, f"any-view-{number}").deal
        stream = Stream(f"any-view/{number}")
        while deal.turn is not None:
            for seat in range(4):
                view = json.loads(json.dumps(deal.view(seat)))
                unseen = {name: view[name] for name in ("hands", "discarded")}
                assert canonical(GAME.load(view).view(seat) | unseen) == canonical(view)
            deal.play(random_move(deal, stream))


def test_any_position_of_a_deal_goes_on_like_the_deal() -> None:
    """A whole position holds all that matters: what follows is the same."""
    deal = dealt(robbed="T31 T22 Rs", exposed="T40 7d 2s M", fola="T24 T38 9s T3 T29 Rb 2c 5d As 4c")
    stream = Stream("goes-on")
    while deal.turn is not None:
        views = [deal.view(seat) for seat in range(4)]
        fields = ("cut", "exposed", "robbery", "fola", "declarations", "leader", "trick", "tricks")
        more = ("lead", "resti", "dealer", "turn", "phase", "match", "discarded")
        data = {name: views[0][name] for name in fields + more}
        data["hands"] = [view["hand"] for view in views]
        data["discards"] = [view["discards"][seat] for seat, view in enumerate(views)]
        other = GAME.position(data)
        assert [other.view(seat) for seat in range(4)] == views
        assert other.places() == deal.places()
        move = random_move(deal, stream)
        told = [[event.text(PACK) for event in beat] for beat in deal.copy().play(move)]
        assert [[event.text(PACK) for event in beat] for beat in other.play(move)] == told
        deal.play(move)
        assert [other.view(seat) for seat in range(4)] == [deal.view(seat) for seat in range(4)]


def test_what_the_cutter_lays_away_is_not_seen() -> None:
    """Whether a robbed trump is kept or not: no other seat sees a difference before the first trick."""
    seen = []
    for code in ("T22", "6s"):
        deal = dealt(robbed="T22", fola="2s 3s 4s 5s 7s 8s 9s 10s 2b 3b 4b 5b", exposed="2c 3c 6s 5c")
        assert {"T22", "6s"} <= set(deal.view(2)["hand"])
        deal.play(Move("discard", (PACK.card(code),)))
        while deal.phase == "declare":
            seen += [canonical(deal.view(seat)) for seat in (0, 1, 3)]
            deal.play(deal.moves()[0])
        seen += [canonical(deal.view(seat)) for seat in (0, 1, 3)]
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]


MATCH = random_match(GAME, "forged-1")
LINES = record.write(MATCH).splitlines()
MOVES = LINES[1].split(", ")


SPOKEN = next(place for place, move in enumerate(MOVES) if move.split()[0] in ("pass", "declare"))
"""The place of the first word after the discards."""
LED = SPOKEN + 4
BEFORE_PLAY = record.read("\n".join([LINES[0], ", ".join(MOVES[:LED])])).deal
HELD = BEFORE_PLAY.view(BEFORE_PLAY.turn or 0)["hand"]
"""The cards of the first to lead."""


def forged(place: int, text: str) -> str:
    """The record with another move at this place, from 0."""
    return "\n".join([LINES[0], ", ".join([*MOVES[:place], text, *MOVES[place + 1 :]])])


def test_the_record_that_is_forged_holds_discards_and_declarations() -> None:
    assert record.read("\n".join(LINES)).winner is not None
    assert [move.split()[0] for move in MOVES[:LED]] == ["discard"] * 2 + ["pass"] * 3 + ["declare"]
    assert len(MOVES) == LED + 84


@pytest.mark.parametrize(
    ("place", "text", "reason"),
    [
        (0, "pass", "minchiate.refusal.discard_first"),
        (0, "2s", "minchiate.refusal.discard_first"),
        (0, "discard", "minchiate.refusal.choose_more"),
        (0, "discard T41", "move.unreadable"),
        (0, "discard T40+T40", "move.unreadable"),
        (0, "bury 2s", "move.unreadable"),
        (SPOKEN, "discard 2s", "minchiate.refusal.discarded"),
        (SPOKEN, "declare", "minchiate.refusal.nothing_declared"),
        (SPOKEN, MOVES[LED], "minchiate.refusal.declare_first"),
        (SPOKEN + 3, "declare T1+T2+T3+T4+T5+T6", "move.not_in_hand"),
        (LED, "pass", "minchiate.refusal.declared"),
        (LED, "declare", "minchiate.refusal.declared"),
        (LED + 1, MOVES[LED], "move.not_in_hand"),
        (LED + 4, MOVES[LED], "move.not_in_hand"),
        (LED, "+".join(HELD[:2]), "minchiate.refusal.one_card"),
        (LED, HELD[0] + " T40", "minchiate.refusal.one_card"),
    ],
)
def test_forged_records_are_refused_with_the_reason(place: int, text: str, reason: str) -> None:
    with pytest.raises(record.BadRecord) as caught:
        record.read(forged(place, text))
    refusal = caught.value.refusal
    assert (refusal.arguments["deal"], refusal.arguments["move"]) == (1, place + 1)
    assert refusal.arguments["reason"].message == reason


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([LINES[0], LINES[1] + ", pass"], "record.move_after_end"),
        ([LINES[0], LINES[1], "pass"], "record.deal_out_of_turn"),
        ([LINES[0] + " options=matto_payment:2", LINES[1]], "record.unknown_option"),
        ([LINES[0] + " options=matto:1", LINES[1]], "record.unknown_option"),
        ([LINES[0].replace("minchiate", "tarocchi"), LINES[1]], "record.unknown_game"),
    ],
)
def test_records_that_are_no_match_of_the_game(lines: list[str], message: str) -> None:
    with pytest.raises(record.BadRecord) as caught:
        record.read("\n".join(lines))
    assert caught.value.refusal.message == message


def test_the_switch_stands_in_the_record() -> None:
    match = random_match(GAME, "forged-1")
    other = Match(GAME, "forged-1", {"matto_payment": 1})
    assert "options=matto_payment:1" in record.write(other)
    assert record.read("\n".join([record.write(other).splitlines()[0], LINES[1]])).moves == match.moves
