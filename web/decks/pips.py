"""Number cards whose signs stand in rows."""

from dataclasses import dataclass
from itertools import pairwise

from . import letters
from .corners import both_corners, suit_index
from .inks import GOLD
from .letters import Setting
from .paths import number, petals
from .sheet import Sheet
from .signs import swords
from .suits import COINS, Suit
from .svg import path, placed, transform, used

AXIS = 56
Row = tuple[float, int]

_ITALIAN_ROWS: dict[int, list[Row]] = {
    2: [(0, 1), (1, 1)],
    3: [(0, 1), (1 / 2, 1), (1, 1)],
    4: [(0, 2), (1, 2)],
    5: [(0, 2), (1 / 2, 1), (1, 2)],
    6: [(0, 2), (1 / 2, 2), (1, 2)],
    7: [(0, 2), (1 / 3, 1), (2 / 3, 2), (1, 2)],
    8: [(0, 2), (1 / 3, 2), (2 / 3, 2), (1, 2)],
    9: [(0, 2), (1 / 4, 2), (1 / 2, 1), (3 / 4, 2), (1, 2)],
    10: [(step / 4, 2) for step in range(5)],
}
_LONG_SEVEN: list[Row] = [(0, 2), (1 / 2, 3), (1, 2)]
_FRENCH_ROWS: dict[int, list[Row]] = _ITALIAN_ROWS | {
    7: [(0, 2), (1 / 4, 1), (1 / 2, 2), (1, 2)],
    8: [(0, 2), (1 / 4, 1), (1 / 2, 2), (3 / 4, 1), (1, 2)],
    9: [(0, 2), (1 / 3, 2), (1 / 2, 1), (2 / 3, 2), (1, 2)],
    10: [(0, 2), (1 / 6, 1), (1 / 3, 2), (2 / 3, 2), (5 / 6, 1), (1, 2)],
}
_CUP_WIDTH = {"southern": 0.79, "northern": 0.6, "florentine": 0.94, "piedmontese": 0.74}
_WIDEST = {1: 40, 2: 24, 3: 16.4}
_APART = {1: 0, 2: 25, 3: 17.2}


@dataclass(frozen=True)
class Mark:
    """Where one sign is printed, how large, and whether upside down."""

    x: float
    y: float
    scale: float
    turned: bool


def _rows(count: int, suit: Suit) -> list[Row]:
    if suit.french:
        return _FRENCH_ROWS[count]
    return _LONG_SEVEN if suit.long and count == 7 else _ITALIAN_ROWS[count]


def _steps(rows: list[Row]) -> int:
    """Into how many equal steps the rows divide the height."""
    return round(1 / min(below - above for (above, _), (below, _) in pairwise(rows)))


def _french_measure(count: int, rows: list[Row], height: int) -> tuple[float, float]:
    steps = _steps(rows)
    size = 18 if count > 8 else 20 if count > 3 else 26
    if count in (9, 10):
        return size, (height - 38) / steps
    return size, {1: 78, 2: 46, 3: 34}.get(steps) or (height - 36) / steps


def _italian_measure(count: int, rows: list[Row], suit: Suit, sheet: Sheet) -> tuple[float, float]:
    height, steps = sheet.height, _steps(rows)
    abreast = max(marks for _, marks in rows)
    width = _CUP_WIDTH[sheet.region] if suit.name == "cups" else 0.4 if suit.long else 1
    tallest = 58 if suit.long else 54 if suit.name == "cups" and height >= 190 else 42
    size = min(_WIDEST[abreast] / width, (height - 20) / (steps + 1) - 2, tallest)
    widest_step = {1: 74 if count == 4 or suit.long else 64, 2: 54}.get(steps, 99) * height / 166
    return size, max(size + 2.5, min((height - 24 - size) / steps, widest_step))


def _short_guard(suit: Suit, rows: list[Row]) -> bool:
    """Swords that stand abreast would lock their guards."""
    return suit.name == "swords" and max(marks for _, marks in rows) > 1


def arranged(count: int, suit: Suit, sheet: Sheet) -> list[Mark]:
    """The places of the signs on a number card."""
    rows = _rows(count, suit)
    if suit.french:
        size, step = _french_measure(count, rows, sheet.height)
    else:
        size, step = _italian_measure(count, rows, suit, sheet)
    span = step * _steps(rows)
    middle = sheet.height / 2
    wider = 1.05 if suit.french else 1
    marks = []
    for share, abreast in rows:
        y = middle - span / 2 + span * share
        for place in range(abreast):
            x = AXIS + (place - (abreast - 1) / 2) * _APART[abreast] * wider
            marks.append(Mark(x, y, size / 100, suit.french and y > middle + 1))
    return marks


def pips(count: int, suit: Suit, sheet: Sheet) -> str:
    """The signs of a number card; 2 and 4 carry a printer's flower too pale to be counted."""
    name = sheet.pip(suit)
    if _short_guard(suit, _rows(count, suit)):
        name = sheet.piece(f"pip-{suit.letter}-abreast", swords.straight(suit.ink, 8, 14))
    drawn = "".join(
        used(name, transform(mark.x, mark.y, mark.scale, 180 if mark.turned else 0))
        for mark in arranged(count, suit, sheet)
    )
    if suit.french or count not in (2, 4):
        return drawn
    return _printers_flower(suit, sheet, 1 if count == 4 else 0.55 if suit.long else 0.8) + drawn


def _printers_flower(suit: Suit, sheet: Sheet, scale: float) -> str:
    blossom = path(petals(4, 2, 13, 26) + petals(4, 3, 10, 20, 45), suit.tint)
    return placed(blossom, AXIS, sheet.height / 2, scale)


def numbered_coins(count: int, sheet: Sheet) -> str:
    """Piedmontese coins, each with the rank in its middle; a ribbon runs through the two."""
    name = sheet.pip(COINS)
    behind = _ribbon(sheet.height / 2) if count == 2 else ""
    if count == 4:
        behind = _printers_flower(COINS, sheet, 1)
    coins = numerals = ""
    for mark in arranged(count, COINS, sheet):
        size = mark.scale
        coins += used(name, transform(mark.x, mark.y, size))
        setting = Setting(28 * size, (12 if count > 9 else 17) * size, 6 * size, 3 * size)
        numerals += letters.line_of_text(str(count), mark.x, mark.y - 14 * size, setting, COINS.ink)
    return behind + coins + numerals


def _ribbon(middle: float) -> str:
    top, upper, lower, foot = (number(middle + step) for step in (-40, -8, 8, 40))
    course = f"M{AXIS - 20},{top}C{AXIS - 34},{upper} {AXIS + 34},{lower} {AXIS + 20},{foot}"
    ends = f"M{AXIS - 24},{top}h8l2,-9l-6,4l-6,-4zM{AXIS + 16},{foot}h8l2,9l-6,-4l-6,4z"
    return (
        path(course, "none", COINS.ink, 8.6)
        + path(course, "none", GOLD, 6.2)
        + path(ends, GOLD, COINS.ink, 1.2)
    )


def number_card(sheet: Sheet, count: int, suit: Suit, signs: str, scored: bool = False) -> str:
    """The given signs with the index of the card."""
    index = suit_index(str(count), suit, sheet.region, scored)
    return signs + both_corners(sheet, f"{count}{suit.letter}", index)
