"""Cicera: fifty-two very tall Brescian cards, a curtain above and waves below."""

from collections.abc import Iterator

from .. import backs
from ..aces import ace
from ..court_cards import full_length
from ..inks import CRIMSON, GOLD, KEY, PAPER
from ..lattices import ALMOND_AXIS, lattice, sabres
from ..paths import star
from ..pips import number_card, pips
from ..sheet import Pack, Sheet
from ..suits import ITALIAN, SWORDS, Suit
from ..svg import path, placed

_SCORED = ("2s", "10d", "Fc")


def faces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Code and drawing of every card."""
    for suit in ITALIAN:
        yield "A" + suit.letter, ace(sheet, suit)
        for count in range(2, 11):
            code = f"{count}{suit.letter}"
            yield code, number_card(sheet, count, suit, _signs(sheet, count, suit), code in _SCORED)
        for rank in "FCR":
            code = rank + suit.letter
            beside = _dog(sheet) if code == "Fc" else ""
            yield code, full_length(sheet, rank, suit, code in _SCORED, beside=beside)


def _signs(sheet: Sheet, count: int, suit: Suit) -> str:
    if suit.name == "swords":
        return sabres(count, suit, sheet) + (_mata(sheet) if count == 2 else "")
    return lattice(count, suit, sheet) if suit.name == "batons" else pips(count, suit, sheet)


def _dog(sheet: Sheet) -> str:
    """The white dog at the feet of the Fante of cups."""
    return path(sheet.icons.fitted("sitting-dog", 27, 36, 20, sheet.height - 29.5), PAPER, KEY, 1.3)


def _mata(sheet: Sheet) -> str:
    """Shield and flags between the blades of the two of swords."""
    field = "M-10,-10H0V21C-4,18 -10,12 -10,4Z"
    shield = "M-12,-12H12V4C12,14 5,20 0,24C-5,20 -12,14 -12,4Z"
    drawn = (
        path("M0,20V-34", "none", KEY, 1.6)
        + path("M0,-34h-15l4,6l-4,6h15z", CRIMSON, KEY, 1.1)
        + path("M0,-34h15l-4,6l4,6h-15z", PAPER, KEY, 1.1)
        + path(shield, GOLD, KEY, 1.4, stroke_linejoin="round")
        + path(field, SWORDS.ink)
        + path(star(8, 4.6, 1.9, 6, -2), KEY)
    )
    return placed(drawn, ALMOND_AXIS, sheet.height / 2 - 2)


PACK = Pack("cicera", "ci", 204, "northern", faces, backs.cicera)
