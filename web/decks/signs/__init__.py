"""Suit signs in three forms: the full pip, the heavy redrawing for the corner, and the one a figure holds.

Every sign is centred on the origin and 100 units high (coins: 100 across).
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from ..suits import Suit
from ..svg import path
from . import batons, coins, cups, french, swords

Region = Literal["southern", "northern", "florentine", "piedmontese", "french"]

_COIN = {
    "southern": coins.sun,
    "northern": coins.rose,
    "florentine": coins.medal,
    "piedmontese": coins.numbered,
}
_CUP: dict[str, tuple[Callable[[str], str], str]] = {
    "southern": (cups.goblet, cups.GOBLET),
    "northern": (cups.chalice, cups.CHALICE),
    "florentine": (cups.urn, cups.URN),
    "piedmontese": (cups.bowl, cups.BOWL),
}
_STRAIGHT_SWORDS = ("southern", "florentine")
_COIN_OUTLINE = "M-51,0a51,51 0 1 0 102,0a51,51 0 1 0 -102,0Z"


class Held(NamedTuple):
    """A sign as a figure carries it: its art, its silhouette for the paper halo, and its relative size."""

    art: str
    outline: str
    size: float = 1


def pip(suit: Suit, region: Region) -> str:
    """The full sign, as it stands on the number cards."""
    if suit.french:
        return path(french.OUTLINES[suit.name], suit.ink)
    if suit.name == "coins":
        return _COIN[region](suit.ink)
    if suit.name == "cups":
        return _CUP[region][0](suit.ink)
    if suit.name == "swords":
        return swords.straight(suit.ink) if region in _STRAIGHT_SWORDS else swords.curved(suit.ink)
    return batons.cudgel(suit.ink) if region == "southern" else batons.rod(suit.ink)


def heavy(suit: Suit, region: Region) -> str:
    """The sign of the corner index: fewer details, more ink."""
    if suit.french:
        return path(french.OUTLINES[suit.name], suit.ink)
    if suit.name == "coins":
        return coins.heavy(suit.ink)
    if suit.name == "cups":
        return cups.heavy(suit.ink, _CUP[region][1])
    if suit.name == "swords":
        return path(swords.HEAVY if region in _STRAIGHT_SWORDS else swords.HEAVY_CURVED, suit.ink)
    return path(batons.HEAVY_CUDGEL if region == "southern" else batons.HEAVY_ROD, suit.ink)


def held(suit: Suit, region: Region) -> Held:
    """The sign in the hand of a court figure; swords get a short guard there."""
    art = pip(suit, region)
    if suit.french:
        return Held(art, french.OUTLINES[suit.name])
    if suit.name == "coins":
        # A Piedmontese coin is blank without its number, so the figures hold a southern one.
        return Held(coins.sun(suit.ink) if region == "piedmontese" else art, _COIN_OUTLINE)
    if suit.name == "cups":
        outline = _CUP[region][1]
        return Held(art, outline + cups.URN_HANDLES, 0.84) if outline == cups.URN else Held(art, outline)
    if suit.name == "swords" and region in _STRAIGHT_SWORDS:
        return Held(swords.straight(suit.ink, guard=15), swords.OUTLINE)
    if suit.name == "swords":
        return Held(art, swords.OUTLINE_CURVED)
    return Held(art, batons.CUDGEL if region == "southern" else batons.rod_outline())
