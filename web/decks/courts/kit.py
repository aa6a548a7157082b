"""What all court figures are made of: blocks of colour, limbs, hands, faces, the raised arm with its sign.

A figure faces the viewer in a box x -44..48, y -8..140, its feet on 140.
"""

from typing import NamedTuple

from ..inks import GOLD, KEY, PAPER
from ..paths import symmetric, tidied
from ..signs import Held
from ..suits import Suit
from ..svg import circle, element, path, placed

LINE = 1.5
INNER_LINE = 1.1
MISREGISTERED = "translate(.8 .6)"


class Grip(NamedTuple):
    """Where a sign stands from the hand, how large, and whether the fingers close over it."""

    x: float
    y: float
    scale: float
    closed: bool


_GRIPS = {
    "swords": Grip(0, -22, 0.7, True),
    "batons": Grip(0, -15, 0.8, True),
    "coins": Grip(0, -18, 0.26, False),
    "cups": Grip(0, -20.5, 0.38, False),
}
_FRENCH_GRIP = Grip(0, -18, 0.28, False)


def block(data: str, fill: str, line: float = LINE, shifted: bool = True) -> str:
    """A field of colour under its key line, a little out of register over a paper knock-out."""
    shape = tidied(data)
    flush = not shifted or fill in (PAPER, KEY)
    if flush:
        return _edged(shape, fill, line)
    return (
        element("path", d=shape, fill=PAPER)
        + element("path", d=shape, fill=fill, transform=MISREGISTERED)
        + _edged(shape, "none", line)
    )


def _edged(shape: str, fill: str, line: float) -> str:
    return element("path", d=shape, fill=fill, stroke=KEY, stroke_width=line, stroke_linejoin="round")


def stroke(data: str, colour: str = KEY, line: float = INNER_LINE) -> str:
    """A line with round ends."""
    return path(data, "none", colour, line, stroke_linecap="round", stroke_linejoin="round")


def limb(data: str, fill: str, width: float) -> str:
    """A sleeve or a leg: one thick stroke over a thicker key stroke."""
    shape = tidied(data)
    return element(
        "path", d=shape, stroke=KEY, stroke_width=width + 2 * LINE, stroke_linejoin="round", fill="none"
    ) + element("path", d=shape, stroke=fill, stroke_width=width, stroke_linejoin="round", fill="none")


def hand(x: float, y: float) -> str:
    """A closed hand."""
    return circle(x, y, 4.7, PAPER, KEY, LINE) + stroke(
        f"M{x - 3},{y - 1.3}h4.4M{x - 3},{y + 1.3}h4.4", KEY, 0.8
    )


def face(tint: str, lips: str | None = None) -> str:
    """The one face of the house: flat-topped like a shield, its right half in the tint."""
    outline = "M-10,14H10V28C10,36 5,41 0,41C-5,41 -10,36 -10,28Z"
    return (
        path(outline, PAPER)
        + path("M1,14H10V28C10,36 5,41 1,41Z", tint)
        + path(outline, "none", KEY, LINE)
        + stroke("M-7.6,22.6Q-4.4,20.4 -1,22.4V30.4H2.4M3.6,22.2Q5.8,20.6 8,22.6", KEY, 1.2)
        + circle(-4.6, 25.4, 1.35, KEY)
        + circle(5.4, 25.4, 1.35, KEY)
        + stroke("M-2.6,34.6Q.2,35.7 3,34.6", lips or KEY, 2 if lips else 1.3)
    )


def hair(suit: Suit) -> str:
    """The hair colour of a suit's figures."""
    return GOLD if suit.fair else KEY


def young_head(suit: Suit) -> str:
    """A face with hair bobbed below the ears."""
    colour = hair(suit)
    bob = symmetric("M0,12H-10C-15,14 -17,22 -16,30C-16,36 -19,38 -20,40C-15,42 -10,40 -9,36L0,36Z")
    locks = stroke("M-12.6,20Q-14,30 -15,37M12.6,20Q14,30 15,37", KEY if suit.fair else PAPER, 0.8)
    return block(bob, colour, INNER_LINE, False) + locks + face(suit.tint)


def motif(suit: Suit, x: float, y: float, radius: float, colour: str) -> str:
    """The small figure woven into a suit's cloth: roundel, cup, lozenge or three leaves."""
    r = radius
    if suit.family == "coins":
        return circle(x, y, r, colour) + circle(x, y, r * 0.45, PAPER)
    if suit.family == "cups":
        right = f"H{x + r}C{x + r},{y + r * 0.4} {x + r * 0.3},{y + r * 0.3} {x + r * 0.25},{y + r * 0.5}"
        foot = f"L{x + r * 0.8},{y + r * 1.2}H{x - r * 0.8}L{x - r * 0.25},{y + r * 0.5}"
        left = f"C{x - r * 0.3},{y + r * 0.3} {x - r},{y + r * 0.4} {x - r},{y - r}Z"
        return path(f"M{x - r},{y - r}{right}{foot}{left}", colour)
    if suit.family == "swords":
        return path(f"M{x},{y - r * 1.2}L{x + r},{y}L{x},{y + r * 1.2}L{x - r},{y}Z", colour)
    return path(_three_leaves(x, y, r), colour)


def _three_leaves(x: float, y: float, r: float) -> str:
    foot = f"M{x},{y + r * 1.1}"
    right = f"Q{x + r * 1.2},{y + r * 0.9} {x + r * 1.2},{y - r * 0.3}Q{x + r * 0.2},{y - r * 0.1}"
    left = f"Q{x - r * 1.2},{y + r * 0.9} {x - r * 1.2},{y - r * 0.3}Q{x - r * 0.2},{y - r * 0.1}"
    middle = (
        f"M{x},{y - r * 1.2}Q{x + r * 0.7},{y - r * 0.3} {x},{y + r * 0.5}"
        f"Q{x - r * 0.7},{y - r * 0.3} {x},{y - r * 1.2}Z"
    )
    return f"{middle}{foot}{right} {x},{y + r * 1.1}{left} {x},{y + r * 1.1}Z"


def _sign_in_hand(suit: Suit, sign: Held, x: float, y: float) -> str:
    grip = _GRIPS.get(suit.name, _FRENCH_GRIP)
    if sign.size != 1:
        grip = Grip(grip.x, grip.y * sign.size + 1, grip.scale * sign.size, grip.closed)
    halo = path(sign.outline, PAPER, PAPER, 3.2 / grip.scale, stroke_linejoin="round")
    drawn = placed(halo + sign.art, x + grip.x, y + grip.y, grip.scale)
    return drawn + hand(x, y) if grip.closed else hand(x, y + 1) + drawn


def raised_arm(
    suit: Suit,
    sign: Held,
    shoulder: tuple[float, float],
    hand_at: tuple[float, float],
    cuff: str,
    width: float = 11,
) -> str:
    """The arm at the viewer's right: upper arm down, forearm up, the sign in the hand."""
    (x, y), (hand_x, hand_y) = shoulder, hand_at
    elbow = f"{hand_x + 3},{y + 29}"
    sleeve = f"M{x},{y}Q{x + 13},{y + 18} {elbow}Q{hand_x + 3.5},{y + 18} {hand_x},{hand_y + 9}"
    return (
        limb(sleeve, suit.ink, width)
        + limb(f"M{hand_x - 6.6},{hand_y + 9.5}L{hand_x + 7.4},{hand_y + 8.5}", cuff, 3.6)
        + _sign_in_hand(suit, sign, hand_x, hand_y)
    )
