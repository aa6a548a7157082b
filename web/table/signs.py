"""Signs for the eye: those of the suits, and the bar on cards that count as trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import SVG, make

if TYPE_CHECKING:
    from typing import Any


def suit_sign(suit: str) -> Any:
    """A small picture of the sign of a suit, which the template of the cloth has drawn."""
    sign = js.document.createElementNS(SVG, "svg")
    use = js.document.createElementNS(SVG, "use")
    sign.setAttribute("class", "sign")
    sign.setAttribute("aria-hidden", "true")
    use.setAttribute("href", "#suit-" + suit)
    sign.appendChild(use)
    return sign


def mark_family(card: Any, family: str) -> None:
    """Give a trump the colours of its group at its upper edge, where a hand shows them."""
    if family and not card.querySelector(".family"):
        card.setAttribute("data-family", family)
        card.appendChild(make("i", "family"))


def mark_trump(card: Any, wanted: bool) -> None:
    """Give a card that counts as a trump, whatever is printed on it, a bar at its edge; or take it away."""
    bar = card.querySelector(".tb")
    if wanted and not bar:
        card.appendChild(make("i", "tb"))
    elif bar and not wanted:
        bar.remove()
