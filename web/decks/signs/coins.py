"""The coins of the four regions, 100 units across, centred on the origin."""

from ..inks import GOLD, PAPER
from ..paths import around, dot, petals, polar, star
from ..svg import circle, path

_HEAD = (
    "M8,-27C-6,-31 -17,-22 -17,-10C-17,-2 -13,4 -15,13C-16,19 -22,22 -25,26C-14,33 8,35 19,28"
    "C12,26 9,22 10,17C14,18 18,17 17,13L16.5,9.5L18.5,7.5L16.8,5L18,3L16.5,1L21.5,-3L16.5,-11"
    "C17.5,-20 15,-25 8,-27Z"
)
_LAURELLED_HAIR = "M-11,-13Q-3,-24 12,-20M-12,-8Q-4,-17 10,-14M-10,-13l-5,9M4,-26l-3,8"


def heavy(ink: str) -> str:
    """The coin of the corner index: a ring and a disc."""
    return circle(0, 0, 50, ink) + circle(0, 0, 35, PAPER) + circle(0, 0, 22, ink)


def sun(ink: str) -> str:
    """The southern coin: a sun with eight rays in an ochre field."""
    return (
        circle(0, 0, 49, ink)
        + circle(0, 0, 42, PAPER)
        + circle(1.2, 1.2, 39, GOLD)
        + path(star(8, 36, 15), ink)
        + circle(0, 0, 15.5, PAPER)
        + circle(0, 0, 12, ink)
        + path(petals(4, 0, 11, 34, 45), PAPER)
    )


def rose(ink: str) -> str:
    """The northern coin: fifteen scallops round a flower."""
    return (
        path("".join(dot(9.4, *polar(41, place * 24)) for place in range(15)), ink)
        + circle(0, 0, 42, ink)
        + circle(0, 0, 35, PAPER)
        + circle(1.2, 1.2, 32, GOLD)
        + path(petals(4, 2, 33, 42), ink)
        + path(petals(4, 6, 30, 22, 45), ink)
        + circle(0, 0, 8.5, PAPER)
        + circle(0, 0, 4.4, ink)
    )


def medal(ink: str) -> str:
    """The Florentine coin: a laurelled head in a beaded rim."""
    return (
        circle(0, 0, 49, ink)
        + circle(0, 0, 41.5, PAPER)
        + circle(1.2, 1.2, 38.5, GOLD)
        + path(around(24, 45.3, lambda x, y: dot(1.9, x, y)), PAPER)
        + path(_HEAD, ink)
        + path(_LAURELLED_HAIR, "none", PAPER, 2.2)
    )


def numbered(ink: str) -> str:
    """The Piedmontese coin: a paper disc in a ring of leaves, blank until the rank is set in it."""
    return (
        circle(0, 0, 49, ink)
        + circle(0, 0, 43, PAPER)
        + circle(1.2, 1.2, 40, GOLD)
        + path(petals(16, 26, 42, 8), ink)
        + circle(0, 0, 26, ink)
        + circle(0, 0, 23, PAPER)
    )
