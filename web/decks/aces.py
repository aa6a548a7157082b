"""The aces: one large sign with its honours, laurel, crown, sun or ribbon."""

import math

from .corners import both_corners, suit_index
from .inks import BOTTLE_GREEN, GOLD, PAPER
from .lattices import flower
from .paths import number, polar, polygon, sparks, star
from .sheet import Sheet
from .signs import batons, french
from .suits import Suit
from .svg import circle, path, placed, transform, used


def ace(sheet: Sheet, suit: Suit, scored: bool = False) -> str:
    """The whole card."""
    if suit.french:
        picture = _ring_of_sparks(sheet, suit)
    elif suit.name == "coins":
        picture = _sun(sheet, suit)
    elif suit.name == "cups":
        picture = _cup(sheet, suit)
    else:
        picture = _ribboned(sheet, suit)
    return picture + both_corners(sheet, "A" + suit.letter, suit_index("A", suit, sheet.region, scored))


def _ring_of_sparks(sheet: Sheet, suit: Suit) -> str:
    x, y = 58, sheet.height / 2
    ring = [(4.4, 1.5, *polar(31.5, angle, x, y)) for angle in range(0, 360, 30)]
    return (
        circle(x, y, 31.5, "none", suit.ink, 1)
        + circle(x + 0.6, y + 0.5, 28.6, suit.tint)
        + path(sparks(*ring), suit.ink)
        + used(sheet.pip(suit), transform(x, y, 0.42))
    )


def _sun(sheet: Sheet, suit: Suit) -> str:
    x, y = 53, sheet.height / 2 + 8
    drawn = path(star(32, 40, 31, x, y), GOLD) + circle(x, y, 32.5, PAPER)
    if sheet.region == "southern":
        drawn += (
            circle(x, y, 31.5, suit.ink)
            + circle(x, y, 27, PAPER)
            + circle(x + 0.7, y + 0.6, 25.4, GOLD)
            + path(sheet.icons.fitted("eagle-emblem", 42, 42, x, y), suit.ink)
        )
    else:
        drawn += used(sheet.pip(suit), transform(x, y, 0.63))
    if sheet.region == "piedmontese":
        drawn += placed(flower(suit.ink, 7), x, y)
    return drawn + laurel(x, y - 6, 36, 50, suit.ink, 112, 172, 5) + crown(x, y - 52, suit.ink)


def _cup(sheet: Sheet, suit: Suit) -> str:
    x, y = 54, sheet.height / 2 + 11
    drawn = laurel(x, y - 6, 32, 45, suit.ink, 84, 168, 7) + used(sheet.pip(suit), transform(x, y, 0.72))
    if sheet.region == "piedmontese":
        return drawn + "".join(_planted(x, y, suit.ink, *tip) for tip in ((-17, 15), (17, 15), (0, 26)))
    if sheet.region == "northern":
        return drawn + _winged_heart(x, y, suit.ink)
    return drawn + crown(x, y - 62, suit.ink)


def _planted(x: float, y: float, ink: str, aside: float, up: float) -> str:
    """One flower of the Piedmontese cup, on a green stem."""
    stem = f"M{x},{y - 34}Q{x + aside * 0.3},{y - 48} {x + aside},{y - 36 - up}"
    side = 1 if aside >= 0 else -1
    leaf = f"M{x + aside * 0.5},{y - 44}q{6 * side},-8 {11 * side},-6q{-2 * side},7 {-11 * side},6Z"
    return (
        path(stem, "none", BOTTLE_GREEN, 2)
        + path(leaf, BOTTLE_GREEN)
        + placed(flower(ink, 6.4), x + aside, y - 38 - up)
    )


def _winged_heart(x: float, y: float, ink: str) -> str:
    left = f"M{x - 9},{number(y - 57)}q-9,-10 -18,-5q3,1 3,4q3,-1 4,2q4,-1 11,-1z"
    right = f"M{x + 9},{number(y - 57)}q9,-10 18,-5q-3,1 -3,4q-3,-1 -4,2q-4,-1 -11,-1z"
    heart = placed(path(french.HEART, ink), x, y - 56, 0.22)
    return path(left + right, GOLD, ink, 1.2, stroke_linejoin="round") + heart


def _ribboned(sheet: Sheet, suit: Suit) -> str:
    x, y = 55, sheet.height / 2 + 2
    tall = min(sheet.height - 40, 128)
    drawn = laurel(x, y + 2, 28, tall * 0.42, suit.ink, 72, 170, 8)
    if suit.name == "batons" and sheet.region != "southern":
        drawn += placed(batons.rod(suit.ink, 9), x, y, tall / 100)
    else:
        drawn += used(sheet.pip(suit), transform(x, y, tall / 100))
    top = f"M{x - 20},{y - 2}Q{x - 10},{y - 11} {x},{y - 5}T{x + 19},{y - 8}"
    foot = f"L{x + 21},{y + 2}Q{x + 10},{y + 10} {x},{y + 5}T{x - 18},{y + 8}Z"
    return drawn + path(top + foot, GOLD, suit.ink, 1.3, stroke_linejoin="round")


def laurel(
    x: float, y: float, wide: float, high: float, ink: str, start: float, end: float, leaves: int
) -> str:
    """Two branches round x, y, from angle `start` to angle `end`, pairs of leaves along them."""
    stems = blades = ""
    for side in (1, -1):
        points = []
        for place in range(leaves):
            angle = math.radians(start + (end - start) * place / (leaves - 1))
            foot = (x + side * wide * math.sin(angle), y - high * math.cos(angle))
            growth = math.atan2(high * math.sin(angle), side * wide * math.cos(angle)) + math.pi
            blades += _leaf(*foot, growth + math.radians(38)) + _leaf(*foot, growth - math.radians(38))
            points.append(foot)
        stems += polygon(points, False)
    return path(stems, "none", ink, 1.2) + path(blades, ink)


def _leaf(x: float, y: float, angle: float) -> str:
    tip_x, tip_y = x + 9.5 * math.cos(angle), y + 9.5 * math.sin(angle)
    middle_x, middle_y = (x + tip_x) / 2, (y + tip_y) / 2
    side_x, side_y = -math.sin(angle) * 2.6, math.cos(angle) * 2.6
    return (
        f"M{x:.1f},{y:.1f}Q{middle_x + side_x:.1f},{middle_y + side_y:.1f} {tip_x:.1f},{tip_y:.1f}"
        f"Q{middle_x - side_x:.1f},{middle_y - side_y:.1f} {x:.1f},{y:.1f}Z"
    )


def crown(x: float, y: float, ink: str) -> str:
    """An open crown with three balls."""
    points = "M-12,14L-16,0L-8.5,6L-6,-2L0,4L6,-2L8.5,6L16,0L12,14Z"
    return placed(
        path(points, GOLD, ink, 1.6, stroke_linejoin="round")
        + circle(0, -3, 2.6, GOLD, ink, 1.4)
        + circle(-16, -1.5, 2, GOLD, ink, 1.4)
        + circle(16, -1.5, 2, GOLD, ink, 1.4)
        + path("M-12.6,12.4H12.6V17.4H-12.6Z", ink),
        x,
        y,
    )
