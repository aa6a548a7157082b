"""Scopa: forty Neapolitan cards on a tiled floor."""

from collections.abc import Iterator

from .. import backs
from ..aces import ace
from ..court_cards import full_length
from ..pips import number_card, pips
from ..sheet import Pack, Sheet
from ..suits import COINS, ITALIAN

_COURT_VALUES = {"F": 8, "C": 9, "R": 10}
_SETTEBELLO = (7, COINS)


def faces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Code and drawing of every card."""
    for suit in ITALIAN:
        yield "A" + suit.letter, ace(sheet, suit)
        for count in range(2, 8):
            scored = (count, suit) == _SETTEBELLO
            signs = pips(count, suit, sheet)
            yield f"{count}{suit.letter}", number_card(sheet, count, suit, signs, scored)
        for rank, value in _COURT_VALUES.items():
            yield rank + suit.letter, full_length(sheet, rank, suit, value=value)


PACK = Pack("scopa", "sc", 164, "southern", faces, backs.scopa)
