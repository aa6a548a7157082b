"""The mark of cards that count as trumps in this deal without bearing a trump's sign: a bar at the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import make

if TYPE_CHECKING:
    from typing import Any


def mark_trump(card: Any, wanted: bool) -> None:
    """Give a card's element the bar, or take it away."""
    bar = card.querySelector(".tb")
    if wanted and not bar:
        card.appendChild(make("i", "tb"))
    elif bar and not wanted:
        bar.remove()
