"""A full deal of Cicera drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from .scoring import PACK

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...shuffle import Stream
    from .rules import CiceraDeal

KNOWN = ("turn", "dealer", "table", "last_placed", "piles", "bonuses", "last_capturer", "match")
"""The fields that a view and a position have in common."""


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen: in the other hands, in ascending order."""
    seen = set(view["hand"] + view["table"] + view["piles"][0] + view["piles"][1])
    return [card for card in range(PACK.size) if PACK.code(card) not in seen]


def sampler(view: dict[str, Any], deal: CiceraDeal) -> Callable[[Stream], CiceraDeal]:
    """What draws such deals; `deal` holds what the view holds.

    Captures are optional, so nothing but the counts restricts where an unseen card lies: every
    arrangement is equally likely.
    """
    cards, seat, hands = unseen(view), view["seat"], view["hands"]

    def draw(stream: Stream) -> CiceraDeal:
        order = stream.shuffled(cards)
        drawn = deal.copy()
        start = 0
        for other, held in enumerate(hands):
            if other != seat:
                drawn.hands[other] = cardset.of(order[start : start + held])
                start += held
        return drawn

    return draw
