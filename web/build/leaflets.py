"""How large the letters of a leaflet may be, so that all of it stands on one page, A4 or Letter.

Reckoned from the length of the texts, as a printer casts off a manuscript; lengths are in points, or in
heights of a letter where the names do not say so.
"""

from __future__ import annotations

import functools
import math
import re
import unicodedata
from collections.abc import Iterator

QUARTERS = range(44, 19, -1)
"""The sizes that web/style/leaflet.css has, in quarters of a point."""
COLUMN_WIDTH, COLUMN_HEIGHT = 260, 734
"""Two columns on what A4 and Letter have in common, within margins of 10 mm."""
SPARE = 0.94
"""What may be filled: other computers have other fonts, and no column ends in the middle of a diagram."""
LINE = {"th": 1.5, "zh-Hans": 1.4, "ja": 1.4}
OTHER_LINE = 1.28
"""How high a line is, as in web/style/leaflet.css."""
WIDTHS = {"W": 1.0, "F": 1.0}
LETTER = 0.49
CYRILLIC = 0.55
CARD_WIDTH, CARD_HEIGHT = 3.5, 6.0
TITLE, HEADING, GAP, FRAME, ROW_GAP = 3.6, 2.3, 0.16, 3.0, 0.3
FIGURE = re.compile(r"<figure.*?</figure>", re.DOTALL)
TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")


def size_of(html: str, code: str) -> str:
    """The class of the largest size at which the columns hold this."""
    return f"q{next((quarters for quarters in QUARTERS if _fits(html, code, quarters / 4)), QUARTERS[-1])}"


def _fits(html: str, code: str, size: float) -> bool:
    height = sum(_heights(html, LINE.get(code, OTHER_LINE), COLUMN_WIDTH / size))
    return height <= SPARE * 2 * (COLUMN_HEIGHT / size - TITLE)


def _heights(html: str, line: float, column: float) -> Iterator[float]:
    """The heights of headings, sentences, diagrams and tables, in a column so many letters wide."""
    yield HEADING * html.count("<h2")
    for sentence in html.split("<li>")[1:]:
        text = TABLE.sub("", FIGURE.sub("", sentence.partition("<h2")[0]))
        yield GAP + line * _lines(text, column - 0.9)
        # Of several diagrams the first is printed.
        for figure in FIGURE.findall(sentence)[:1]:
            rows = math.ceil(figure.count("<use") * CARD_WIDTH / (column - 3))
            yield FRAME + rows * CARD_HEIGHT + line * _lines(figure.partition("<figcaption")[2], column - 3)
        for row in "".join(TABLE.findall(sentence)).split("<tr")[1:]:
            yield ROW_GAP + line * max(_lines(cell, column / 3 - 1) for cell in re.split("<t[dh]", row)[1:])


def _lines(html: str, width: float) -> int:
    return math.ceil(_length(html) / width)


@functools.cache
def _length(html: str) -> float:
    """How long the text is in one line; it is asked again for every size that is tried."""
    return sum(_width(letter) for letter in " ".join(TAG.sub("", html).split()))


def _width(letter: str) -> float:
    if unicodedata.category(letter) == "Mn":
        return 0
    if "\u0400" <= letter <= "\u04ff":
        return CYRILLIC
    return WIDTHS.get(unicodedata.east_asian_width(letter), LETTER)
