"""The corner index: the left 31 units of a card, which tell it apart in a tight fan."""

from typing import NamedTuple

from . import letters, signs
from .inks import CRIMSON, GOLD, KEY, PAPER
from .letters import Setting
from .paths import star
from .sheet import Sheet
from .signs.fools_cap import fools_cap
from .suits import Suit
from .svg import circle, path, placed, rectangle, transform

AXIS = 15.8
RIGHT_EDGE = 31
SECOND_SCALE = 0.6
SECOND_INSET = 1.6
_SIGN_TOP = 36.5
_SIGN_HEIGHT = {"coins": 21, "cups": 25, "swords": 29, "batons": 29}
_FRENCH_HEIGHT = 22
_DISC_FIGURES = Setting(9, 4.5, 1.9, 1)


class Index(NamedTuple):
    """An index and how far down from the top edge it reaches."""

    art: str
    depth: float


def scoring_star(y: float) -> str:
    """The mark of every card that is worth points of its own."""
    return path(star(5, 5, 2.1, AXIS, y), GOLD, KEY, 1.1, stroke_linejoin="round")


def suit_index(rank: str, suit: Suit, region: signs.Region, scored: bool = False) -> Index:
    """Rank and heavy suit sign in the suit's ink, on bare paper."""
    height = _SIGN_HEIGHT.get(suit.name, _FRENCH_HEIGHT)
    art = letters.rank(rank, AXIS, 6, 27, 23.5, suit.ink)
    art += placed(signs.heavy(suit, region), AXIS, _SIGN_TOP + height / 2, height / 100)
    depth = _SIGN_TOP + height + 3.5
    return Index(art + scoring_star(depth + 4), depth + 10) if scored else Index(art, depth)


def trump_index(number: int, ink: str, scored: bool = False) -> Index:
    """The number of a trump, reversed out of a solid tab."""
    tab = rectangle(4.2, 4.2, 23.4, 33.6, ink, 3)
    return _with_star(tab + letters.rank(str(number), 15.7, 8, 26, 18.8, PAPER), scored)


def matto_index(ink: str) -> Index:
    """The Fool's cap in an outlined tab: the Matto is not a trump."""
    tab = rectangle(5, 5, 21.8, 32, PAPER, 3, ink, 1.8)
    return _with_star(tab + placed(fools_cap(ink), AXIS, 21, 0.175), True)


def _with_star(tab: str, scored: bool) -> Index:
    return Index(tab + scoring_star(45), 51) if scored else Index(tab, 41)


def joker_index(big: bool) -> Index:
    """The cap in a solid tab over a sun or a moon; the sun beats the moon."""
    ink = CRIMSON if big else KEY
    art = rectangle(4.2, 4.2, 23.4, 30, ink, 3) + placed(fools_cap(PAPER), AXIS, 19.4, 0.18)
    if big:
        art += path(star(12, 11.5, 6.6, AXIS, 49), ink) + circle(AXIS, 49, 4, PAPER)
    else:
        edge = AXIS + 4
        art += path(f"M{edge},38.6A10.6,10.6 0 1 0 {edge},59.4A12.6,12.6 0 0 1 {edge},38.6Z", ink)
    return Index(art, 64)


def learners_disc(value: int, depth: float) -> str:
    """What a court counts in a sum, on a paper disc just under its index."""
    disc = circle(AXIS - 1.4, depth + 10, 7.4, PAPER, KEY, 1.3)
    return disc + letters.line_of_text(str(value), AXIS - 1.4, depth + 5.5, _DISC_FIGURES, KEY)


def both_corners(sheet: Sheet, code: str, index: Index) -> str:
    """The index top left, and the same at 60 % turned into the bottom right corner."""
    far = transform(100 - SECOND_INSET, sheet.height - SECOND_INSET, SECOND_SCALE, 180)
    return sheet.twice(f"index-{code}", index.art, far)
