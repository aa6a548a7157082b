"""What seat 0 sees in a position of Shengji, and what the policy does there."""

from typing import Any

from cardavia_core.games.shengji import GAME
from cardavia_core.shuffle import Stream

STREAM = Stream("the policy draws nothing")
FIRST = {"deal": 1, "dealer": 1, "totals": [2, 2], "winner": None}
LATER = {"deal": 2, "dealer": 1, "totals": [2, 2], "winner": None}
OPTIONS = {"options": {"first_dealer": 0, "must_defend_ace": 0}}


def facing(trick: str, hand: str, **fields: Any) -> dict[str, Any]:
    """What seat 0 sees with this hand, to play to this trick ("" to lead); level 2, hearts, seat 1 deals."""
    plays = [play.split("+") for play in trick.split()]
    own = hand.split()
    position = {
        "level": "2",
        "trump": "h",
        "dealer": 1,
        "phase": "play",
        "leader": -len(plays) % 4,
        "trick": plays,
        "hands": [own, [], [], []],
    }
    size = len(plays[0]) if plays else 0
    counts = [len(own) - (size if seat >= 4 - len(plays) else 0) for seat in range(4)]
    return GAME.position(position | fields).view(0) | {"hands": counts}


def chosen(view: dict[str, Any]) -> tuple[str, list[str]]:
    move, reasons = GAME.policy(view, STREAM)
    return GAME.write_move(move), reasons
