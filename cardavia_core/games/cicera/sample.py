"""A full deal of Cicera drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import PACK

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream

KNOWN = ("turn", "dealer", "table", "last_placed", "piles", "bonuses", "last_capturer", "match")
"""The fields that a view and a position have in common."""


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen: in the other hands, in ascending order."""
    seen = set(view["hand"] + view["table"] + view["piles"][0] + view["piles"][1])
    return [card for card in range(PACK.size) if PACK.code(card) not in seen]


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view.

    Captures are optional, so nothing but the counts restricts where an unseen card lies: every
    arrangement is equally likely.
    """
    cards = PACK.write(stream.shuffled(unseen(view)))
    position = {name: view[name] for name in KNOWN}
    position["hands"] = []
    for seat, held in enumerate(view["hands"]):
        if seat == view["seat"]:
            position["hands"].append(view["hand"])
        else:
            position["hands"].append(cards[:held])
            cards = cards[held:]
    return position
