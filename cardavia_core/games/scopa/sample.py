"""A full deal of Scopa drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import PACK

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen: in the other hand or in the stock, in ascending order."""
    seen = set(view["hand"] + view["table"] + view["piles"][0] + view["piles"][1])
    return [card for card in range(PACK.size) if PACK.code(card) not in seen]


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view.

    Nothing but the counts restricts where an unseen card lies, so every arrangement is equally likely.
    """
    seat = view["seat"]
    cards = PACK.write(stream.shuffled(unseen(view)))
    held = view["hands"][1 - seat]
    hands = [view["hand"], cards[:held]] if seat == 0 else [cards[:held], view["hand"]]
    known = ("turn", "dealer", "table", "piles", "scope", "last_capturer", "match")
    position = {name: view[name] for name in known}
    position["hands"] = hands
    position["stock"] = cards[held:]
    return position
