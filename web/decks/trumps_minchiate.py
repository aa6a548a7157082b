"""The forty trumps of the Minchiate and their Matto.

Families are told by their ground: papi and fates on the tint, virtues in a halo, elements on a coloured
disc, the zodiac on solid night, the five highest, the arie, on crimson.
"""

from . import letters
from .corners import both_corners, matto_index, trump_index
from .courts.jester import Motley, jester
from .emblems import (
    Emblem,
    burning_gate,
    devil,
    globe,
    great_star,
    hanged_man,
    hope,
    moon,
    prudence,
    sun,
    tablets,
    trumpets,
    twins,
    wheel,
)
from .inks import (
    AUBERGINE,
    AUBERGINE_TINT,
    BOTTLE_GREEN_TINT,
    CRIMSON,
    CRIMSON_TINT,
    GOLD,
    KEY,
    PAPER,
    ULTRAMARINE_TINT,
)
from .letters import Setting
from .panels import dashed_floor, framed
from .paths import around, sparks, star
from .sheet import Sheet
from .svg import circle, path, placed, rectangle

MATTO_INK = AUBERGINE
_SCORED = {1, 2, 3, 4, 5, 10, 13, 20, 28, *range(30, 41)}
_SILHOUETTES = {
    1: "juggler",
    2: "imperial-crown",
    3: "eagle-emblem",
    4: "tarot-04-the-emperor",
    5: "cupidon-arrow",
    6: "pouring-chalice",
    7: "ionic-column",
    8: "tarot-11-justice",
    10: "chariot",
    11: "sands-of-time",
    13: "grim-reaper",
    19: "fire-spell-cast",
    20: "brasero",
    21: "caravel",
    22: "hill-fort",
    23: "peace-dove",
    24: "scales",
    25: "angel-wings",
    26: "scorpion",
    27: "ram-profile",
    28: "goat",
    29: "centaur",
    30: "sad-crab",
    31: "double-fish",
    32: "pouring-pot",
    33: "lion",
    34: "charging-bull",
}
_DRAWN: dict[int, tuple[Emblem, float]] = {
    9: (wheel, 0.98),
    12: (hanged_man, 0.92),
    14: (devil, 1.06),
    15: (burning_gate, 1),
    16: (hope, 0.92),
    17: (prudence, 0.92),
    18: (tablets, 0.82),
    35: (twins, 1.08),
    36: (great_star, 1.08),
    37: (moon, 1.08),
    38: (sun, 1.08),
    39: (globe, 1.08),
    40: (trumpets, 1.08),
}
_SIGNS = "libra virgo scorpio aries capricorn sagittarius cancer pisces aquarius leo taurus gemini"
_ZODIAC = dict(enumerate(_SIGNS.split(), start=24))
_ELEMENTS = {20: CRIMSON_TINT, 21: ULTRAMARINE_TINT, 22: BOTTLE_GREEN_TINT, 23: ULTRAMARINE_TINT}
_ROMAN = Setting(9, 4.6, 1.9, 1.3)


def roman(value: int) -> str:
    """Additive Roman numerals, as on the old packs: IIII, VIIII, XXXX."""
    tens, rest = divmod(value, 10)
    fives, ones = divmod(rest, 5)
    return "X" * tens + "V" * fives + "I" * ones


def trump(sheet: Sheet, value: int) -> str:
    """One trump, 1 to 40."""
    aria = value >= 36
    index = trump_index(value, CRIMSON if aria else AUBERGINE, value in _SCORED)
    if aria:
        ground = CRIMSON
        picture = _aria_sky() + _emblem(sheet, value, 52, 91, PAPER, CRIMSON) + _hangings(sheet.height)
    elif value in _ZODIAC:
        ground = AUBERGINE
        picture = _night() + _emblem(sheet, value, 51, 84, PAPER, AUBERGINE) + _plate(sheet, value)
    else:
        ground = AUBERGINE_TINT
        picture = _disc(value) + _stars(sheet.height)
        picture += _emblem(sheet, value, 51, 84, KEY, PAPER) + _plate(sheet, value)
    return framed(sheet, index.depth, ground, picture) + both_corners(sheet, f"T{value}", index)


def _emblem(sheet: Sheet, value: int, x: float, y: float, ink: str, paper: str) -> str:
    if value in _DRAWN:
        draw, scale = _DRAWN[value]
        lower = 4 if draw is wheel else 0
        return placed(draw(ink, paper, sheet.icons), x, y + lower, scale)
    size = 58 if 16 <= value <= 19 else 67
    return path(sheet.icons.fitted(_SILHOUETTES[value], size, size, x, y), ink)


def _disc(value: int) -> str:
    x, y, radius = 51, 84, 43
    if 16 <= value <= 19:
        return path(star(24, radius + 1.5, radius - 6, x, y), GOLD) + circle(x, y, radius - 5.4, PAPER)
    disc = circle(x + 0.9, y + 0.7, radius, _ELEMENTS.get(value, PAPER)) + circle(
        x, y, radius, "none", KEY, 1.3
    )
    return disc + circle(x, y, radius - 3.4, "none", GOLD, 2.6) if value <= 5 else disc


def _stars(height: float) -> str:
    above = ((5.6, 1.7, 63, 19), (3, 1, 50, 19), (3, 1, 76, 19))
    return path(sparks(*above, (3, 1, 11, height - 42), (3, 1, 91, height - 38)), AUBERGINE)


def _night() -> str:
    x, y, radius = 51, 84, 42.5
    twelve = placed(around(12, radius, lambda a, b: path(star(4, 3.6, 1.3, a, b), GOLD)), x, y)
    large = sparks((4, 1.6, 42, 20), (4, 1.6, 84, 24), (4, 1.6, 17, 140), points=5)
    small = sparks((2.8, 1.1, 62, 15), (2.8, 1.1, 11, 126), (2.8, 1.1, 90, 122), points=5)
    return circle(x, y, radius, "none", GOLD, 1.2) + twelve + path(large + small, GOLD)


def _aria_sky() -> str:
    stars = sparks((5, 1.6, 43, 16), (4, 1.3, 57, 24), (5.6, 1.8, 72, 15), (4, 1.3, 88, 24))
    sky = path("M31,5H95V34" + "q-3.2,6.5 -6.4,0" * 10 + "Z", ULTRAMARINE_TINT)
    return sky + path(stars, PAPER) + circle(52, 91, 42, "none", GOLD, 1.2)


def _hangings(height: float) -> str:
    top = height - 17
    teeth = f"M5,{top}" + "l3.6,12l3.6,-12" * 13
    return rectangle(5, top, 90, 12, PAPER) + path(teeth, GOLD) + path(f"M5,{top}H95", "none", KEY, 1.2)


def _plate(sheet: Sheet, value: int) -> str:
    """The Roman numeral on its plate; the zodiac adds its glyph."""
    text, y = roman(value), sheet.height - 26
    glyph = _ZODIAC.get(value)
    width = max(26, _ROMAN.length(text) + 11) + (11 if glyph else 0)
    plate = rectangle(45 - width / 2, y, width, 15, PAPER, 2, KEY, 1.3)
    plate += letters.line_of_text(text, 45 - (5.5 if glyph else 0), y + 3, _ROMAN, KEY)
    if glyph:
        plate += path(sheet.icons.fitted(glyph, 9.5, 9.5, 45 + width / 2 - 8, y + 7.5), AUBERGINE)
    return plate


def matto(sheet: Sheet) -> str:
    """The Matto: a jester, half length."""
    index = matto_index(MATTO_INK)
    stars = sparks((5, 2, 45, 18), (3.6, 1.4, 86, 30), (3.6, 1.4, 14, 66), (5, 2, 88, 84), points=5)
    figure = jester(Motley(AUBERGINE, AUBERGINE_TINT, GOLD, GOLD))
    picture = path(stars, GOLD) + placed(figure, 55, sheet.height - 13 - 118 * 1.08, 1.08)
    picture += dashed_floor(sheet.height, MATTO_INK)
    return framed(sheet, index.depth, PAPER, picture) + both_corners(sheet, "M", index)
