"""Shengji: fifty-four French cards, each drawn once and used twice."""

from collections.abc import Iterator

from .. import backs
from ..aces import ace
from ..court_cards import double_ended
from ..jokers import joker
from ..pips import number_card, pips
from ..sheet import Pack, Sheet
from ..suits import FRENCH

_SCORED = ("5", "10", "K")


def faces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Code and drawing of every card."""
    for suit in FRENCH:
        yield "A" + suit.letter, ace(sheet, suit)
        for count in range(2, 11):
            signs = pips(count, suit, sheet)
            yield f"{count}{suit.letter}", number_card(sheet, count, suit, signs, str(count) in _SCORED)
        for rank in "JQK":
            yield rank + suit.letter, double_ended(sheet, rank, suit, rank in _SCORED)
    yield "BJ", joker(sheet, big=False)
    yield "RJ", joker(sheet, big=True)


PACK = Pack("shengji", "sh", 154, "french", faces, backs.shengji)
