"""Piedicavallo: positions from plain data, those that can be and those that cannot."""

from typing import Any

import pytest

from cardavia_core.games.piedicavallo import GAME
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import canonical, random_move


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"trick": ["4d"], "hands": [["4d"], [], [], []], "leader": 3}, "twice"),
        ({"trick": ["8d"], "hands": [["4d"], [], [], []], "leader": 3}, "no such card"),
        ({"trick": ["XX"], "hands": [["4d"], [], [], []], "leader": 3}, "no such card"),
        ({"hands": [[7], [], [], []]}, "no such card"),
        ({"hands": [["4d"], [], []]}, "four lists"),
        ({"hands": "4d"}, "four lists"),
        ({"hands": ["4d", "", "", ""]}, "no list of cards"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "turn": 4}, "no seat"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "turn": True}, "no seat"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "leader": 1, "turn": 0}, "turn"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "turn": None}, "turn"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "dealer": "0"}, "no seat"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "dealer": -1}, "no seat"),
        ({"hands": [["4d"], ["5d", "3d"], ["6d"], ["2d"]]}, "hold 2 cards"),
        ({"hands": [[], ["5d"], ["6d"], ["2d"]], "leader": 0}, "hold 0 cards"),
        ({"hands": [["4d"], ["5d"], ["6d"], ["2d"]], "trick": ["3d"], "leader": 3}, "hold 1 cards"),
        ({"hands": [["4d"], [], [], []], "phase": "discard", "dealer": 0}, "hold 1 cards"),
        ({"hands": [["4d"], [], [], []], "phase": "over"}, "over after 15 tricks"),
        ({}, "over after 15 tricks"),
        ({"hand": ["5s"]}, "no such field"),
        ({"announced": ()}, "announced cannot be"),
        ({"hands": [["4d"], [], [], []], "phase": "bury"}, "no such phase"),
        ({"hands": [["4d"], [], [], []], "discard": ["5d"]}, "two cards"),
        ({"hands": [["4d"], [], [], []], "discard": ["5d", "M"]}, "counts 5"),
        ({"hands": [["4d"], [], [], []], "discard": ["5d", "T4"], "announced": 0}, "1 trumps"),
        ({"hands": [["4d"], [], [], []], "announced": 3}, "announced"),
        ({"phase": "discard", "announced": 1}, "announced"),
        ({"phase": "discard", "trick": ["4d"]}, "trick of 1"),
        ({"hands": [["6d"], [], [], []], "trick": ["2d", "3d", "4d", "5d"]}, "trick of 4"),
        ({"tricks": [{"leader": 0, "cards": ["4d", "5d", "6d"]}]}, "four cards"),
        ({"tricks": [{"leader": 0, "cards": ["4d", "5d", "6d", "2d"], "winner": 0}]}, "seat 3 wins"),
        ({"tricks": [{"leader": 4, "cards": ["4d", "5d", "6d", "2d"]}]}, "no seat"),
        ({"tricks": ["4d"]}, "no trick"),
        ({"tricks": 3}, "no list of tricks"),
        (
            {"tricks": [{"leader": 0, "cards": ["4d", "5d", "6d", "2d"]}], "leader": 0},
            "winner of a trick leads",
        ),
        ({"match": 7}, "match: "),
        ({"match": {"foo": 1}}, "match: "),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.position(data)


def test_a_position_of_any_view() -> None:
    """Whatever was seen in a deal can be loaded again, and looks the same."""
    deal = Match(GAME, "any-view").deal
    stream = Stream("any-view")
    while deal.turn is not None:
        for seat in range(4):
            view = deal.view(seat)
            assert canonical(GAME.load(view).view(seat) | {"hands": view["hands"]}) == canonical(view)
        deal.play(random_move(deal, stream))
