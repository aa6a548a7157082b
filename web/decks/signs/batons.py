"""The southern cudgel and the turned rod of the other regions, 100 units high, centred on the origin."""

from ..inks import GOLD, PAPER
from ..paths import symmetric, transformed
from ..svg import circle, path

CUDGEL = (
    "M-13,-44C-10,-51 10,-52 14,-44C17,-36 12,-31 13,-25C21,-28 26,-22 22,-17C18,-14 13,-14 11.5,-9"
    "C11,2 9,8 10,15C12,27 6,38 7,47C3,51 -4,51 -7,47C-7,38 -8,30 -7.5,22C-13,22 -19,18 -17,13"
    "C-15,9 -10,11 -9,7C-9,-4 -12,-14 -11,-23C-17,-30 -16,-37 -13,-44Z"
)
HEAVY_CUDGEL = transformed(CUDGEL, 1.25, 1)
HEAVY_ROD = symmetric("M0,-50C-15,-50 -18,-35 -9,-30H-8V-6H-15V6H-8V30H-9C-18,35 -15,50 0,50Z")


def rod_outline(half: float = 6.5) -> str:
    """The silhouette of a rod; `half` is half the width of its shaft."""
    upper = symmetric(f"M0,-50C-8,-50 -12,-42 -7,-37H-11V-31H{-half}V-5H-10.5V0H0Z")
    return upper + transformed(upper, 1, -1)


def cudgel(ink: str) -> str:
    """A knotty stick: a fat top with the cut end showing, two lopped twigs, lines of bark."""
    cuts = (
        "M-9,-43C-5,-47.5 6,-47.5 10,-43C6,-39 -5,-39 -9,-43Z"
        "M17.5,-23.5C20.5,-23 20.5,-19 17.8,-18C15.6,-19 15.6,-22.5 17.5,-23.5Z"
        "M-13.5,13C-11.5,13 -11,17 -12.5,18.4C-14.7,17.6 -15.4,14.6 -13.5,13Z"
    )
    bark = "M-5,-33Q-7,-20 -3.5,-6M5,-30Q2,-16 5,-2M-2,6Q-3,22 0,40M4.5,18Q3,28 3.6,38"
    return path(CUDGEL, ink) + path(cuts, GOLD) + path(bark, "none", PAPER, 2.2)


def rod(ink: str, half: float = 6.5) -> str:
    """A turned ceremonial baton with a ball at both ends and ochre collars."""
    left, right = -half + 2.4, -half + 5
    lights = f"M{left},-28.5H{right}V-7.5H{left}ZM{left},7.5H{right}V28.5H{left}Z"
    return (
        path(rod_outline(half), ink)
        + path(lights, PAPER)
        + path("M-8,-34H8M-8,34H8", "none", GOLD, 2.6)
        + path("M-8,0H8", "none", GOLD, 3.4)
        + circle(0, -43.5, 3, GOLD)
        + circle(0, 43.5, 3, GOLD)
    )
