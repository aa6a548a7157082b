"""The packs of the five games, drawn as SVG when the site is built."""

from .deck import BACK, Deck, draw, symbol_id
from .icons import IconsMissing
from .packs import PACKS

SLUGS = tuple(PACKS)

__all__ = ["BACK", "SLUGS", "Deck", "IconsMissing", "draw", "symbol_id"]
