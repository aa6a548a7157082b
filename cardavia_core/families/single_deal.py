"""What the games of one deal share: the deal is the whole match."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from ..shuffle import Stream

DRAWN = -1


def first_standing(stream: Stream, seats: int, options: dict[str, int]) -> dict[str, Any]:
    """The standing before the deal (see `Game.first`); the dealer is drawn."""
    dealer = stream.below(seats)
    return {"deal": 1, "dealer": dealer, "totals": [0, 0], "winner": None, "options": dict(options)}


def friendly_standing(dealer: int) -> dict[str, Any]:
    """The standing of a position that belongs to no match."""
    return {"deal": 1, "dealer": dealer, "totals": [0, 0], "winner": None, "options": {}}


def final_standing(standing: dict[str, Any], points: list[int]) -> dict[str, Any]:
    """The standing after it (see `Game.following`): more points win, as many are a draw."""
    winner = DRAWN
    if points[0] != points[1]:
        winner = 0 if points[0] > points[1] else 1
    return {
        "deal": standing["deal"],
        "dealer": standing["dealer"],
        "totals": list(points),
        "winner": winner,
        "options": dict(standing["options"]),
    }
