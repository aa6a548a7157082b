"""What a card is expected to add to the versicole of a side, given its chances of getting the others.

`chances` are by card, in thousandths; `matto` is what the Matto is expected to add to each set.  Points are
in tenths.
"""

from __future__ import annotations

from ... import cardset
from ...families.tarots import CERTAIN
from .pack import KINGS, trump
from .versicole import IN_SET, RUNS, TENS, WITH_DEATH, WITH_MATTO

POINT = 10
REACH = 3
"""A card makes a difference for the cards of a run up to two places off, and a third one says how much."""


SET_VALUES = [POINT * worth for worth in IN_SET]
KING_CARDS = tuple(cardset.cards(KINGS))
ENDS, MIDDLE = (TENS[0], TENS[3]), (TENS[1], TENS[2])
"""Trumps 10 and 40, of which a set of tens needs one, and 20 and 30, of which it needs both."""
ZONES = {
    trump(number): (trump(first), trump(last)) for _, first, last in RUNS for number in range(first, last + 1)
}
"""The first and the last card of the stretch in which a trump may be in a run."""


def gain(card: int, chances: dict[int, int], matto: int) -> int:
    """What the card would add to a side's sets."""
    if card in KING_CARDS:
        return _kings(card, chances, matto)
    total = 0
    for members, bonus in ((WITH_MATTO, 0), (WITH_DEATH, matto)):
        if card in members:
            worth = bonus + sum([SET_VALUES[member] for member in members])
            total += worth * _all(card, members, chances) // CERTAIN
    if card in TENS:
        total += _tens(card, chances, matto)
    if card in ZONES:
        total += _run(card, chances, matto)
    return total


def _all(card: int, members: tuple[int, ...], chances: dict[int, int]) -> int:
    """The chance to get all other members."""
    chance = CERTAIN
    for member in members:
        if member != card:
            chance = chance * chances[member] // CERTAIN
    return chance


def _kings(card: int, chances: dict[int, int], matto: int) -> int:
    """With two other Kings it makes a set, with three it enlarges one."""
    first, second, third = [chances[king] for king in KING_CARDS if king != card]
    every = first * second // CERTAIN * third // CERTAIN
    two = (first * second + first * third + second * third) // CERTAIN - 3 * every
    worth = SET_VALUES[card]
    return (two * (3 * worth + matto) + every * worth) // CERTAIN


def _tens(card: int, chances: dict[int, int], matto: int) -> int:
    """10-20-30 and 20-30-40 are sets, and all four one larger set."""
    worth = SET_VALUES[card]
    middle = worth + matto
    chance = CERTAIN
    for other in MIDDLE:
        if other != card:
            chance = chance * chances[other] // CERTAIN
            middle += SET_VALUES[other]
    first, second = [chances[end] for end in ENDS]
    if card in MIDDLE:
        either = first + second - first * second // CERTAIN
        ends = (first * SET_VALUES[ENDS[0]] + second * SET_VALUES[ENDS[1]]) // CERTAIN
        return chance * (middle * either // CERTAIN + ends) // CERTAIN
    other = second if card == ENDS[0] else first
    return chance * (other * worth + (CERTAIN - other) * middle) // CERTAIN // CERTAIN


def _run(card: int, chances: dict[int, int], matto: int) -> int:
    """What it adds with its neighbours: itself, where they make a run, and those it makes one of."""
    first, last = ZONES[card]
    below = [chances[card - step] if card - step >= first else 0 for step in range(1, REACH + 1)]
    above = [chances[card + step] if card + step <= last else 0 for step in range(1, REACH + 1)]
    down, up = below[0], above[0]
    in_run = (
        down * up + down * below[1] // CERTAIN * (CERTAIN - up) + up * above[1] // CERTAIN * (CERTAIN - down)
    ) // CERTAIN
    added = matto
    for side in (below, above):
        added -= added * (side[0] * side[1] // CERTAIN * side[2] // CERTAIN) // CERTAIN
    total = (SET_VALUES[card] + added) * in_run
    for step, side, across in ((-1, below, up), (1, above, down)):
        near, far = side[0], side[1]
        open_end = far * (CERTAIN - side[2]) // CERTAIN
        if near:
            made = open_end + (CERTAIN - far) * across // CERTAIN
            total += SET_VALUES[card + step] * (near * made // CERTAIN)
        if near and far:
            total += SET_VALUES[card + 2 * step] * (near * open_end // CERTAIN)
    return total // CERTAIN
