"""The double-ended trumps of the Piedmontese tarot: two discs, and the Italian title between them."""

from . import letters
from .corners import both_corners, matto_index, trump_index
from .emblems import hanged_man
from .inks import AUBERGINE, AUBERGINE_TINT, GOLD, KEY, PAPER
from .letters import Setting
from .panels import framed
from .paths import number, sparks
from .sheet import Sheet
from .svg import circle, path, placed, rectangle, turned_round

MATTO = 0
_SCORED = (1, 21)
_HANGED_MAN = 12
_TITLES = (
    "IL MATTO",
    "IL BAGATTO",
    "LA PAPESSA",
    "L'IMPERATRICE",
    "L'IMPERATORE",
    "IL PAPA",
    "GLI AMANTI",
    "IL CARRO",
    "LA GIUSTIZIA",
    "L'EREMITA",
    "RUOTA DI FORTUNA",
    "LA FORZA",
    "L'APPESO",
    "LA MORTE",
    "LA TEMPERANZA",
    "IL DIAVOLO",
    "LA TORRE",
    "LE STELLE",
    "LA LUNA",
    "IL SOLE",
    "L'ANGELO",
    "IL MONDO",
)
_SILHOUETTES = {
    0: "tarot-00-the-fool",
    1: "tarot-01-the-magician",
    2: "tarot-02-the-high-priestess",
    3: "tarot-03-the-empress",
    4: "tarot-04-the-emperor",
    5: "tarot-05-the-hierophant",
    6: "tarot-06-the-lovers",
    7: "tarot-07-the-chariot",
    8: "tarot-11-justice",
    9: "lantern-flame",
    10: "tarot-10-wheel-of-fortune",
    11: "tarot-08-strength",
    13: "tarot-13-death",
    14: "tarot-14-temperance",
    15: "tarot-15-the-devil",
    16: "tarot-16-the-tower",
    17: "tarot-17-the-star",
    18: "tarot-18-the-moon",
    19: "tarot-19-the-sun",
    20: "tarot-20-judgement",
    21: "tarot-21-the-world",
}
_TITLE = Setting(7.2, 3.5, 1.45, 1)


def trump(sheet: Sheet, value: int) -> str:
    """One trump, 1 to 21, or the Matto as 0."""
    code = "M" if value == MATTO else f"T{value}"
    index = matto_index(AUBERGINE) if value == MATTO else trump_index(value, AUBERGINE, value in _SCORED)
    round_about = turned_round(sheet.height)
    half = _half(sheet, value)
    picture = sheet.twice(f"half-{code}", half, round_about, clip_path=sheet.upper_half())
    picture += _title_band(sheet.height)
    title = _TITLES[value]
    setting = _TITLE.narrowed(title, 84)
    line = letters.line_of_text(title, 50, sheet.height / 2 - 8.8, setting, KEY)
    picture += sheet.twice(f"title-{code}", line, round_about)
    return framed(sheet, index.depth, AUBERGINE_TINT, picture) + both_corners(sheet, code, index)


def _half(sheet: Sheet, value: int) -> str:
    disc = circle(59.9, 40.7, 33.4, PAPER) + circle(59, 40, 33.4, "none", GOLD, 2.2)
    if value == _HANGED_MAN:
        emblem = placed(hanged_man(KEY, PAPER, sheet.icons), 59, 40, 0.74)
    else:
        emblem = path(sheet.icons.fitted(_SILHOUETTES[value], 58, 56, 59, 40.5), KEY)
    stars = sparks((7, 2.3, 17, 62), (3.4, 1.2, 89, 12), (3.4, 1.2, 90, 66))
    return disc + emblem + path(stars, AUBERGINE)


def _title_band(height: float) -> str:
    middle = height / 2
    edges = f"M5,{number(middle - 10.5)}H95M5,{number(middle + 10.5)}H95"
    return (
        rectangle(5, middle - 10.5, 90, 21, PAPER)
        + path(edges, "none", KEY, 1.3)
        + path(f"M7,{number(middle)}H93", "none", AUBERGINE, 0.9)
    )
