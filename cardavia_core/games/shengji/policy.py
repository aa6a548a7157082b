"""Rules of thumb for Shengji."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import message

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import ShengjiDeal


def choose(deal: ShengjiDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The first move."""
    return deal.moves()[0], [message("tricks.reason.only_card")]
