"""The Fool, half length: the Matto of the Minchiate and the two jokers."""

from dataclasses import dataclass

from ..inks import KEY
from ..svg import circle, path, placed
from .kit import INNER_LINE, MISREGISTERED, block, face

_COAT = "M-22,58C-33,62 -38,76 -40,120H40C38,76 33,62 22,58Z"
_COLLAR_BELLS = ((-34, 58), (-25, 70), (-8, 72), (8, 72), (25, 70), (34, 58))


@dataclass(frozen=True)
class Motley:
    """The colours of a Fool's dress: one half, the other half, the collar and middle horn, the bells."""

    first: str
    second: str
    collar: str
    bells: str


def jester(motley: Motley) -> str:
    """The bust: top of the cap about y = -14, shoulders at 60, cut at 118."""
    return _coat(motley) + _collar(motley) + _cap(motley)


def _coat(motley: Motley) -> str:
    drawn = (
        block(_COAT, motley.first)
        + path("M0,56H22C33,62 38,76 40,120H0Z", motley.second, transform=MISREGISTERED)
        + path(_COAT + "M0,56V120", "none", KEY, 1.5)
    )
    for y in (76, 90, 104):
        drawn += (
            path(f"M-16,{y - 5}l5,5l-5,5l-5,-5z", motley.second)
            + path(f"M16,{y - 5}l5,5l-5,5l-5,-5z", motley.first)
            + circle(0, y, 2.4, motley.bells, KEY, INNER_LINE)
        )
    return drawn


def _collar(motley: Motley) -> str:
    points = "M-12,46L-34,58L-24,59L-25,70L-13,61L-8,72L0,62L8,72L13,61L25,70L24,59L34,58L12,46Z"
    bells = "".join(circle(x, y + 1.4, 2.6, motley.bells, KEY, INNER_LINE) for x, y in _COLLAR_BELLS)
    return block(points, motley.collar) + bells


def _cap(motley: Motley) -> str:
    left = "M-12,22C-22,4 -38,4 -41,22C-42,28 -40,34 -37,37C-36,30 -31,27 -26,30C-22,33 -20,38 -19,44Z"
    right = "M12,22C22,4 38,4 41,22C42,28 40,34 37,37C36,30 31,27 26,30C22,33 20,38 19,44Z"
    middle = "M-13,24C-14,4 -6,-12 8,-14C18,-15 25,-8 24,0C20,-5 14,-4 12,2C10,8 12,16 13,24Z"
    sides = "M-15,46C-17,34 -16,26 -13,22L-10,25V38Z M15,46C17,34 16,26 13,22L10,25V38Z"
    bells = "".join(circle(x, y, 3.4, motley.bells, KEY, 1.2) for x, y in ((-37, 39), (37, 39), (24, 2)))
    return (
        block(left, motley.first)
        + block(right, motley.second)
        + block(middle, motley.collar)
        + bells
        + placed(face(motley.second, motley.first), 0, 9)
        + path(sides, motley.first, KEY, 1.3, stroke_linejoin="round")
        + block("M-14,26Q0,17 14,26V20Q0,12 -14,20Z", motley.bells, INNER_LINE)
    )
