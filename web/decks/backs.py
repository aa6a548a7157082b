"""The backs: one ink, a pattern of the pack's home, a seal in the middle."""

import random

from .inks import AUBERGINE, BOTTLE_GREEN, CRIMSON, DARK_RED, PAPER, ULTRAMARINE
from .paths import petals, polygon, star
from .sheet import Sheet
from .signs import coins
from .svg import circle, element, group, path, placed, rectangle

_TERRAZZO_SEED = 1466
_CORNERS_AND_MIDDLE = ((0, 0), (15, 0), (0, 15), (15, 15), (7.5, 7.5))


def scopa(sheet: Sheet) -> str:
    """Maiolica: rosettes in a lattice of lozenges; a coin."""
    ink = ULTRAMARINE
    tile = (
        path("M0,10.5L10.5,0L21,10.5L10.5,21Z", "none", ink, 1.5)
        + path(petals(8, 1.6, 8, 17, 0, 10.5, 10.5), ink)
        + circle(10.5, 10.5, 1.7, PAPER)
    )
    for x in (0, 21):
        for y in (0, 21):
            tile += path(petals(4, 1, 6.4, 26, 0, x, y), ink) + circle(x, y, 1.5, ink)
    return _patterned(sheet, ink, tile, 21, 21) + _seal(sheet, ink, placed(coins.heavy(ink), 0, 0, 0.2))


def cicera(sheet: Sheet) -> str:
    """Wave scales; the flower of the vetch that gave the game its name."""
    ink = BOTTLE_GREEN
    centres = ((0, 0), (15, 0), (7.5, 3.75), (0, 7.5), (15, 7.5), (7.5, 11.25))
    tile = "".join(
        circle(x, y, 7.5, PAPER, ink, 1.3) + circle(x, y, 4.6, "none", ink, 1.3) + circle(x, y, 1.7, ink)
        for x, y in centres
    )
    blossom = path(petals(5, 1.5, 11.5, 30), ink) + circle(0, 0, 2.6, PAPER) + circle(0, 0, 1.2, ink)
    return _patterned(sheet, ink, tile, 15, 7.5) + _seal(sheet, ink, blossom)


def shengji(sheet: Sheet) -> str:
    """Linked old coins; one with a square hole."""
    ink = CRIMSON
    tile = "".join(circle(x, y, 7.5, "none", ink, 1.5) for x, y in _CORNERS_AND_MIDDLE)
    tile += path("".join(f"M{x - 1.9},{y - 1.9}h3.8v3.8h-3.8z" for x, y in _CORNERS_AND_MIDDLE), ink)
    coin = circle(0, 0, 10.4, ink) + path("M-4,-4h8v8h-8z", PAPER)
    return _patterned(sheet, ink, tile, 15, 15) + _seal(sheet, ink, coin)


def piedicavallo(sheet: Sheet) -> str:
    """Tarotage: lozenges in lozenges; the mountains at whose foot the game is played."""
    ink = AUBERGINE
    spots = (
        "M5,4.6L7.2,8L5,11.4L2.8,8Z"
        "M0,-3.4L2.2,0L0,3.4ZM10,-3.4L7.8,0L10,3.4ZM0,12.6L2.2,16L0,19.4ZM10,12.6L7.8,16L10,19.4Z"
    )
    tile = path("M5,0L10,8L5,16L0,8Z", "none", ink, 1.3) + path(spots, ink)
    return _patterned(sheet, ink, tile, 10, 16) + _seal(sheet, ink, path("M-12,7L-5,-4L-1,1L4,-8L12,7Z", ink))


def minchiate(sheet: Sheet) -> str:
    """Terrazzo, after the old dark red paper; the lily of Florence."""
    ink = DARK_RED
    clip = sheet.clip("inside", f"M7 7H93V{sheet.height - 7}H7z")
    stones = group(path(_terrazzo(), ink), clip_path=clip)
    frame = rectangle(5, 5, 90, sheet.height - 10, "none", 3, ink, 1.6)
    ground = rectangle(5, 5, 90, sheet.height - 10, PAPER, 3)
    lily = path(sheet.icons.fitted("fleur-de-lys", 21, 21), ink)
    return ground + stones + frame + _seal(sheet, ink, lily)


def _terrazzo() -> str:
    chance = random.Random(_TERRAZZO_SEED)
    across, down, step, jitter = 13, 22, 8.2, 2.9
    corner = {}
    for i in range(across + 1):
        for j in range(down + 1):
            x = 3 + i * step + chance.uniform(-jitter, jitter) - (j % 2) * 2
            corner[i, j] = (x, 1 + j * step + chance.uniform(-jitter, jitter))
    stones = ""
    for i in range(across):
        for j in range(down):
            around = [corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]]
            middle_x = sum(x for x, _ in around) / 4
            middle_y = sum(y for _, y in around) / 4
            stones += polygon(
                [
                    (round(middle_x + (x - middle_x) * 0.82, 1), round(middle_y + (y - middle_y) * 0.82, 1))
                    for x, y in around
                ]
            )
    return stones


def _patterned(sheet: Sheet, ink: str, tile: str, width: float, height: float) -> str:
    """The pattern inside a double rule."""
    name = sheet.named("pattern")
    tall = sheet.height
    pattern = element(
        "pattern",
        tile,
        id=name,
        patternUnits="userSpaceOnUse",
        x=5,
        y=tall % height / 2,
        width=width,
        height=height,
    )
    return (
        rectangle(5, 5, 90, tall - 10, PAPER, 3)
        + pattern
        + rectangle(8, 8, 84, tall - 16, f"url(#{name})", 1.5)
        + rectangle(5, 5, 90, tall - 10, "none", 3, ink, 1.8)
        + rectangle(8, 8, 84, tall - 16, "none", 1.5, ink, 1)
    )


def _seal(sheet: Sheet, ink: str, emblem: str) -> str:
    seal = path(star(16, 21, 18.4), PAPER, ink, 1.6, stroke_linejoin="round")
    return placed(seal + circle(0, 0, 15, "none", ink, 1.1) + emblem, 50, sheet.height / 2)
