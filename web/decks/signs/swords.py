"""Straight and curved swords, 100 units high, points up, centred on the origin."""

from ..inks import GOLD, PAPER
from ..svg import circle, path

HEAVY = "M0,-50L12,-35L10,12H32V26H8V36A10,10 0 1 1 -8,36V26H-32V12H-10L-12,-35Z"
HEAVY_CURVED = (
    "M20,-50C-20,-38 -34,-4 -17,20L-27,25A6,6 0 0 0 -21,36L-9,31L-2,42A9,9 0 1 0 12,32"
    "L5,24L17,18A6,6 0 0 0 12,7L3,11C-6,-6 0,-30 20,-50Z"
)
OUTLINE = "M0,-50L8.5,-36L8,14L18,14V24L6,26V50H-6V26L-18,24V14L-8,14L-8.5,-36Z"
OUTLINE_CURVED = (
    "M10,-50C-15,-34 -21,-6 -9,17L-21,20L-14,27L-6,24L2,44L15,44L3,21L15,16V9L4,15C-5,-6 0,-28 10,-50Z"
)


def straight(ink: str, half: float = 8.5, guard: float = 25) -> str:
    """A straight sword: half-bright blade, quillons turned up, bound grip, round pommel."""
    blade = f"M0,-50L{half},-36L{half * 0.86},16H{-half * 0.86}L{-half},-36Z"
    bright = f"M{half * 0.1},-44L{half * 0.62},-34L{half * 0.5},13H{half * 0.1}Z"
    quillons = (
        f"M{-guard},14C{-guard - 5},22 {-guard + 2},28 {-guard + 5},23Q0,23 {guard - 5},23"
        f"C{guard - 2},28 {guard + 5},22 {guard},14Q0,19 {-guard},14Z"
    )
    return (
        path(blade, ink)
        + path(bright, PAPER)
        + path(quillons, ink)
        + path("M-4.6,22H4.6V40H-4.6Z", ink)
        + circle(0, 43.5, 6.8, ink)
        + path("M-4,27.5H4M-4,32H4M-4,36.5H4", "none", GOLD, 2.2)
        + circle(0, 43.5, 3, GOLD)
    )


def curved(ink: str) -> str:
    """A scimitar with its hilt at the foot."""
    return (
        path("M10,-50C-15,-34 -21,-6 -9,19L4,15C-5,-6 0,-28 10,-50Z", ink)
        + path("M4,-42C-12,-26 -15,-4 -7,15", "none", PAPER, 2.4)
        + path("M-21,20C-24,27 -17,31 -14,27L13,18C17,19 21,13 15,9Z", ink)
        + path("M-6,24L3,21L11,40L2,44Z", ink)
        + circle(8.5, 44, 6.4, ink)
        + path("M-3,28.5L5,25.5M-1,33.5L7,30.5M1.4,38.5L9,35.5", "none", GOLD, 2.2)
        + circle(8.5, 44, 2.8, GOLD)
    )
