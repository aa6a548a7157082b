"""The signs of the suits, where a word alone would be slow to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import SVG

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
