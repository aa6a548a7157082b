"""A full deal of Scopa drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from .rules import PACK

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...shuffle import Stream
    from .rules import ScopaDeal


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen: in the other hand or in the stock, in ascending order."""
    seen = set(view["hand"] + view["table"] + view["piles"][0] + view["piles"][1])
    return [card for card in range(PACK.size) if PACK.code(card) not in seen]


def sampler(view: dict[str, Any], deal: ScopaDeal) -> Callable[[Stream], ScopaDeal]:
    """What draws such deals; `deal` holds what the view holds.

    Nothing but the counts restricts where an unseen card lies, so every arrangement is equally likely.
    """
    cards, other = unseen(view), 1 - view["seat"]
    held = view["hands"][other]

    def draw(stream: Stream) -> ScopaDeal:
        order = stream.shuffled(cards)
        drawn = deal.copy()
        drawn.hands[other] = cardset.of(order[:held])
        drawn.stock = order[held:]
        drawn.stock.reverse()
        return drawn

    return draw
