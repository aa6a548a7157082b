"""What a side has captured of the cards that count or make sets, for playouts: a number, quick to score.

Every such card has a bit.  What the sets of a pile score is found part by part: no set but those of one part
can be made of its cards.  The score itself is what versicole.py says, asked once for every pile of a part.
"""

from __future__ import annotations

from ... import cardset
from .pack import KINGS, MATTO, POINTS, PROTECTED, trump
from .ranked import CARDS
from .scoring import cheapest
from .versicole import RUNS, TENS, WITH_DEATH, WITH_MATTO, points_of, versicole

PRIZES = cardset.cards(PROTECTED)
PRIZE = [1 << PRIZES.index(card) if card in PRIZES else 0 for card in CARDS]
"""The bit of each card (see ranked.py), 0 for the others."""
MATTO_PRIZE = PRIZE[-1]
PRIZE_POINTS = {1 << place: POINTS[card] for place, card in enumerate(PRIZES)} | {0: 0}
"""What a card with this bit counts; 0 stands for a card without one."""


def prizes(pile: int) -> int:
    """The bits of a card set."""
    return cardset.of([place for place, card in enumerate(PRIZES) if cardset.has(pile, card)])


def pile_of(bits: int) -> int:
    """The card set with these bits."""
    return cardset.of([PRIZES[place] for place in cardset.cards(bits)])


def _part(cards: list[int]) -> int:
    return prizes(cardset.of(cards + [MATTO]))


PARTS = [_part([trump(number) for number in range(first, last + 1)]) for _, first, last in RUNS]
PARTS.append(_part(list(WITH_MATTO + WITH_DEATH + TENS) + cardset.cards(KINGS)))
"""The cards of the low runs, of the high ones and of the other sets, each with the Matto, who adds to all."""

_scores: dict[int, int] = {}


def set_points(bits: int) -> int:
    """What the versicole of a pile score."""
    total = 0
    for part in PARTS:
        held = bits & part
        score = _scores.get(held)
        if score is None:
            score = _scores[held] = points_of(versicole(pile_of(held)))
        total += score
    return total


def given(bits: int, count: int) -> int:
    """What a side gives for the Matto, of a pile with so many cards, as a bit; 0 for a card without one."""
    others = bits & ~MATTO_PRIZE
    if count == 1:
        return MATTO_PRIZE
    return 0 if cardset.count(others) < count - 1 else prizes(1 << cheapest(pile_of(bits)))
