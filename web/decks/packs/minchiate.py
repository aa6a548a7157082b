"""Minchiate: fifty-six Florentine suit cards, forty trumps and the Matto, in an edge of dashes."""

from collections.abc import Iterator

from .. import backs
from ..aces import ace
from ..court_cards import full_length
from ..lattices import lattice
from ..pips import number_card, pips
from ..sheet import Pack, Sheet
from ..suits import ITALIAN
from ..trumps_minchiate import matto, trump


def faces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Code and drawing of every card."""
    for suit in ITALIAN:
        yield "A" + suit.letter, ace(sheet, suit)
        for count in range(2, 11):
            signs = (lattice if suit.long else pips)(count, suit, sheet)
            yield f"{count}{suit.letter}", number_card(sheet, count, suit, signs)
        for rank in "FCDR":
            yield rank + suit.letter, full_length(sheet, rank, suit, scored=rank == "R")
    for value in range(1, 41):
        yield f"T{value}", trump(sheet, value)
    yield "M", matto(sheet)


PACK = Pack("minchiate", "mi", 166, "florentine", faces, backs.minchiate, dashed_edge=True)
