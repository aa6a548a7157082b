"""Minchiate: what each seat is told, and how a hand is held."""

from typing import Any

import pytest

from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.minchiate import dealt
from tests.core.support import canonical, codes_in, random_move

RUN = {"kind": "high", "cards": ["T30", "T31", "T32"], "values": [5, 5, 5], "points": 20, "matto": 5}
SAID = [{"seat": seat, "sets": [RUN] if seat == 1 else [], "points": 20 * (seat == 1)} for seat in range(4)]
CUT: dict[str, Any] = {"seat": 2, "size": 40, "robbed": ["T22"], "points": 0, "stop": "9c"}
ROBBERY: dict[str, Any] = {"seat": 3, "robbed": ["T40"], "points": 10, "stop": "8c", "picked": ["Rb"]}
FOLA = ["8c", "7c", "10d", "9d", "8d", "7d", "6d", "5d", "4d", "9c"]
TRICK = {"leader": 0, "cards": ["Rs", "T30", "2s", "T7"]}
OPENED = {
    "cut": CUT,
    "exposed": ["3c", "4c", "5c", "6c"],
    "robbery": ROBBERY,
    "fola": FOLA,
    "declarations": SAID,
    "tricks": [TRICK],
    "trick": ["T31"],
    "lead": [0, 35],
    "resti": [0, 1],
}


def test_the_view() -> None:
    """Every field in the midst of a trick."""
    hands = [["3c", "M"], ["4c"], ["5c", "2b"], ["6c", "T40"]]
    deal = GAME.position(OPENED | {"hands": hands, "discards": [[], [], ["T22"], ["3s", "4s"]]})
    expected = OPENED | {
        "game": "minchiate",
        "seat": 0,
        "turn": 2,
        "phase": "play",
        "dealer": 3,
        "hand": ["3c", "M"],
        "hands": [2, 1, 2, 2],
        "discards": [[], [], ["T22"], ["3s", "4s"]],
        "discarded": [0, 0, 1, 2],
        "discards_shown": True,
        "declarable": [],
        "leader": 1,
        "winning": 1,
        "tricks": [TRICK | {"winner": 1, "points": 5}],
        "won": [0, 1],
        "taken": [0, 4],
        "resto": 60,
        "opening_scores": [],
        "payment": None,
        "settlement": None,
        "match": {"deal": 1, "dealer": 3, "totals": [0, 0], "winner": None, "options": {"matto_payment": 0}},
    }
    assert deal.view(0) == expected
    assert deal.view(2) == expected | {"seat": 2, "hand": ["5c", "2b"]}


def public(view: dict[str, Any]) -> set[str]:
    """Every card that has lain open: the opening, the fola, tricks and declarations."""
    found = {*view["cut"]["robbed"], *view["robbery"]["robbed"], *view["robbery"]["picked"]}
    found |= {*view["exposed"], *view["fola"], *view["trick"]}
    found |= {code for trick in view["tricks"] for code in trick["cards"]}
    return found | {code for word in view["declarations"] for one in word["sets"] for code in one["cards"]}


@pytest.mark.parametrize("number", range(3))
def test_a_view_names_what_a_seat_has_seen_and_nothing_more(number: int) -> None:
    """Own cards, own discards, and what lay open; the discards of others once they are shown."""
    deal = dealt(robbed="T31 T22 Rs", exposed="T40 7d 2s M", fola="T24 T38 9s T3 T29 Rb 2c 5d As 4c")
    stream = Stream(f"views/{number}")
    while deal.turn is not None:
        for seat in range(4):
            view = deal.view(seat)
            own = PACK.write(deal.discards[seat])
            shown = [code for cards in deal.discards for code in PACK.write(cards)] if deal.tricks else own
            assert codes_in(GAME, view) == {*view["hand"], *shown} | public(view) | {"9s", "4c"}
            assert [bool(cards) for cards in view["discards"]] == [
                bool(deal.discards[other]) and (bool(deal.tricks) or seat == other) for other in range(4)
            ]
        deal.play(random_move(deal, stream))


KEPT = "cut exposed robbery fola declarations leader tricks lead resti dealer match discarded"


def test_hidden_cards_may_lie_anywhere() -> None:
    """The cards that seat 0 has not seen, dealt anew to the others: not a byte of its view changes."""
    stream = Stream("hidden")
    for number in range(8):
        deal = Match(GAME, f"hidden-{number}").deal
        while deal.turn is not None:
            view = deal.view(0)
            seen = public(view)
            if deal.phase == "play" and not view["trick"]:
                hands = [deal.view(seat)["hand"] for seat in range(4)]
                hidden = stream.shuffled(
                    [PACK.card(code) for hand in hands[1:] for code in hand if code not in seen]
                )
                for hand in hands[1:]:
                    for place, code in enumerate(hand):
                        hand[place] = code if code in seen else PACK.code(hidden.pop())
                data: dict[str, Any] = {name: view[name] for name in KEPT.split()}
                data["discards"] = [deal.view(seat)["discards"][seat] for seat in range(4)]
                other = GAME.position(data | {"hands": hands, "phase": "play"})
                assert canonical(other.view(0)) == canonical(view)
            deal.play(random_move(deal, stream))


def test_a_hand_as_it_is_held() -> None:
    """The Matto and the trumps first; in each suit its strongest card first, the Ace of a round suit."""
    view = {"hand": ["Ad", "2d", "10d", "Rd", "2c", "3c", "As", "2s", "10s", "Ab", "T1", "T40", "T21", "M"]}
    assert [" ".join(group) for group in GAME.hand_order(view)] == [
        "M T40 T21 T1",
        "10s 2s As",
        "Ab",
        "2c 3c",
        "Rd Ad 2d 10d",
    ]
