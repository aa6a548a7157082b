"""A full deal of Piedicavallo drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import CARDS
from .scoring import PACK

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen, in ascending order."""
    seen = set(view["hand"] + view["trick"] + view["discard"])
    for trick in view["tricks"]:
        seen.update(trick["cards"])
    return [card for card in CARDS if PACK.code(card) not in seen]


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view."""
    raise NotImplementedError
