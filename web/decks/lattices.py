"""Swords and batons of the north, crossed in a lattice or nested into an almond.

They are ornament above seven; the index carries the number, as it did in the old packs.
"""

import math
from collections.abc import Callable

from .inks import GOLD, PAPER
from .paths import number, petals
from .pips import AXIS
from .sheet import Sheet
from .signs import swords
from .suits import Suit
from .svg import circle, path, placed, rectangle, transform, used

ALMOND_AXIS = 52.5  # a little left, so that the hilts clear the lower index
_SPACING = {1: 0, 2: 10, 3: 8, 4: 6.9, 5: 6}
_HALF_ROD = {1: 3.6, 2: 3.2, 3: 2.8, 4: 2.5, 5: 2.2}
_HALF_BLADE = {1: 3.6, 2: 3.1, 3: 2.7, 4: 2.4, 5: 2.1}
_SABRE_STEP = {1: 0, 2: 8, 3: 6.6, 4: 5.4, 5: 4.5}
_SABRE_HALF = {1: 6.4, 2: 5, 3: 4.4, 4: 3.8, 5: 3.3}
_FLOWER = {2: 7, 3: 5, 4: 3.6, 5: 2.6}


def lattice(count: int, suit: Suit, sheet: Sheet) -> str:
    """Straight rods or swords crossing; odd numbers add an upright one."""
    pairs = count // 2
    reach = sheet.height / 2 - 14
    lean = 21.8 - _SPACING[pairs] * (pairs - 1) / 2
    length = math.hypot(reach, lean)
    angle = math.degrees(math.atan2(lean, reach))
    draw: Callable[[float, int, str], str] = _long_rod if suit.name == "batons" else _long_sword
    name = sheet.piece(f"pip-{suit.letter}{pairs}", draw(length, pairs, suit.ink))
    middle = sheet.height / 2
    feet = [AXIS + (place - (pairs - 1) / 2) * _SPACING[pairs] for place in range(pairs)]
    drawn = "".join(used(name, transform(x, middle, 1, side * angle)) for side in (1, -1) for x in feet)
    if count % 2:
        drawn += used(name, transform(AXIS, middle, reach * 0.92 / length))
    return drawn


def _long_rod(length: float, pairs: int, ink: str) -> str:
    w = _HALF_ROD[pairs]
    end, light = number(length - 5), number(length - 12)
    shine = f"M{number(-w * 0.35)},-{light}V-6M{number(-w * 0.35)},6V{light}"
    drawn = (
        path(f"M0,{number(-length)}V{number(length)}", "none", PAPER, 2 * w + 2.2)
        + path(f"M0,-{end}V{end}", "none", ink, 2 * w)
        + path(shine, "none", PAPER, 0.9)
    )
    for side in (-1, 1):
        drawn += (
            circle(0, side * (length - 3.4), w + 1.1, ink)
            + rectangle(-w - 1, side * (length - 9) - 1.5, 2 * w + 2, 3, GOLD)
            + rectangle(-w - 0.8, side * (length - 12) - 0.8, 2 * w + 1.6, 1.6, ink)
        )
    collar = rectangle(-w - 0.7, -3, 2 * w + 1.4, 6, ink)
    return drawn + collar + rectangle(-w - 0.7, -1.2, 2 * w + 1.4, 2.4, GOLD)


def _long_sword(length: float, pairs: int, ink: str) -> str:
    w = _HALF_BLADE[pairs]
    shoulder = -length + 11
    outer, inner = w + 1.2, w + 0.8
    gap = f"M0,{-length - 1.5}L{outer},{shoulder}L{inner},{length - 20}H{-inner}L{-outer},{shoulder}Z"
    blade = f"M0,{-length}L{w},{shoulder}L{w * 0.8},{length - 18}H{-w * 0.8}L{-w},{shoulder}Z"
    guard = f"M{-w * 2.3},{length - 18.6}H{w * 2.3}V{length - 15.4}H{-w * 2.3}Z"
    return (
        path(gap, PAPER)
        + path(blade, ink)
        + path(f"M{w * 0.2},{-length + 10}V{length - 20}", "none", PAPER, 1)
        + path(guard, GOLD, ink, 0.9)
        + path(f"M0,{length - 15}V{length - 4}", "none", ink, w * 1.3)
        + circle(0, length - 3, w, GOLD, ink, 0.9)
    )


def sabres(count: int, suit: Suit, sheet: Sheet) -> str:
    """Curved blades nested into an almond, hilts crossing below; odd numbers add a straight sword."""
    pairs = count // 2
    middle = sheet.height / 2 - 2
    left = sheet.piece(f"blades{pairs}", _left_blades(pairs, suit, sheet))
    drawn = used(left, transform(ALMOND_AXIS, middle))
    drawn += used(left, transform(ALMOND_AXIS, middle, stretch=-1))
    if count % 2:
        upright = sheet.piece(
            f"pip-{suit.letter}-upright",
            path("M0,-52L9.5,-37L9,11L19,11V27L7,29V52H-7V29L-19,27V11L-9,11L-9.5,-37Z", PAPER)
            + swords.straight(suit.ink, 7, 13),
        )
        return drawn + used(upright, transform(ALMOND_AXIS, middle - 2, 0.72 if sheet.height < 190 else 0.9))
    return drawn + (placed(flower(suit.ink, _FLOWER[pairs]), ALMOND_AXIS, middle) if pairs > 1 else "")


def _left_blades(pairs: int, suit: Suit, sheet: Sheet) -> str:
    reach = sheet.height / 2 - 24
    half = _SABRE_HALF[pairs]
    hilt = sheet.piece(
        f"pip-{suit.letter}-hilt",
        rectangle(-6.6, -1.8, 13.2, 3.6, GOLD, 1.5, suit.ink, 0.9)
        + rectangle(-1.8, 2, 3.6, 8.4, suit.ink)
        + circle(0, 11.8, 2.9, GOLD, suit.ink, 0.9),
    )
    drawn = ""
    for place in range(pairs):
        foot = 6 + (pairs - 1 - place) * 2.4
        bulge = -(2 * (22.5 - place * _SABRE_STEP[pairs]) + foot)
        outer = f"M{foot},{-reach - 8}Q{bulge - half},0 {foot - 2},{reach}"
        inner = f"L{foot + 2},{reach}Q{bulge + half},0 {foot},{-reach - 8}Z"
        shine = f"M{foot * 0.3},{-reach * 0.8}Q{bulge + 0.6},0 {foot},{reach}"
        angle = math.degrees(math.atan2(reach, foot - bulge)) - 90
        drawn += (
            path(outer + inner, suit.ink, PAPER, 1.4, stroke_linejoin="round")
            + path(shine, "none", PAPER, 0.9)
            + used(hilt, transform(foot, reach, 1, angle))
        )
    return drawn


def flower(ink: str, radius: float) -> str:
    """A six-petalled flower with an ochre heart."""
    return path(petals(6, radius * 0.2, radius * 1.5, 24), ink) + circle(0, 0, radius * 0.42, GOLD, ink, 0.9)
