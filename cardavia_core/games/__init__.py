"""The games there are.  A new game is one folder here and one line in `SLUGS`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game
    from ..guide import Guide

SLUGS = ("scopa", "cicera", "shengji", "minchiate", "piedicavallo")


def load_game(slug: str) -> Game:
    """The game with this slug, imported only now.  Raises KeyError if there is none."""
    if slug not in SLUGS:
        raise KeyError(slug)
    name = "cardavia_core.games." + slug
    __import__(name)
    game: Game = sys.modules[name].GAME
    return game


def load_guide(slug: str) -> Guide:
    """The guide to a game's first deal, imported only now.  Raises KeyError if there is no such game."""
    if slug not in SLUGS:
        raise KeyError(slug)
    name = "cardavia_core.games." + slug + ".guide"
    __import__(name)
    guide: Guide = sys.modules[name].GUIDE
    return guide
