"""Piedicavallo: the Piedmontese tarot, fifty-six suit cards, twenty-one trumps and the Matto."""

from collections.abc import Iterator

from .. import backs
from ..aces import ace
from ..court_cards import double_ended
from ..lattices import lattice, sabres
from ..pips import number_card, numbered_coins, pips
from ..sheet import Pack, Sheet
from ..suits import ITALIAN, Suit
from ..trumps_piedicavallo import MATTO, trump


def faces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Code and drawing of every card."""
    for suit in ITALIAN:
        yield "A" + suit.letter, ace(sheet, suit)
        for count in range(2, 11):
            yield f"{count}{suit.letter}", number_card(sheet, count, suit, _signs(sheet, count, suit))
        for rank in "FCDR":
            yield rank + suit.letter, double_ended(sheet, rank, suit, scored=rank == "R")
    for value in range(1, 22):
        yield f"T{value}", trump(sheet, value)
    yield "M", trump(sheet, MATTO)


def _signs(sheet: Sheet, count: int, suit: Suit) -> str:
    if suit.name == "coins":
        return numbered_coins(count, sheet)
    if suit.name == "swords":
        return sabres(count, suit, sheet)
    return lattice(count, suit, sheet) if suit.name == "batons" else pips(count, suit, sheet)


PACK = Pack("piedicavallo", "pi", 168, "piedmontese", faces, backs.piedicavallo)
