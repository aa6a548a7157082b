"""Quick rules for an answer to a pair or a tractor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playout_answers import SURE, discard, given, thrown
from .playout_cards import COUNT, NO_PLACE, TRUMP, WIDTH
from .playout_odds import HAS, HAS_PAIR, LATE, hidden

if TYPE_CHECKING:
    from .playout import ShengjiPlayout
    from .playout_cards import Layout

    Parts = list[tuple[int, int, int]]
    """Suits, the cards of each, and those of them that are played twice."""


def quick_pairs(twin: ShengjiPlayout, seat: int) -> Parts:
    """The answer of a seat to a pair or a tractor."""
    layout, hands, led, base = twin.layout, twin.hands, twin.led, seat * WIDTH
    held, twice = hands[base + 2 * led], hands[base + 2 * led + 1]
    count = COUNT[held] + COUNT[twice]
    ours = not (twin.best ^ seat) & 1
    if count >= twin.size:
        cards, both = _of_suit(twin, held, twice, ours, base)
        return [(led, cards, both)]
    if not count and led != TRUMP and not ours and (twin.table or twin.played < 3):
        pairs = hands[base + 2 * TRUMP + 1]
        cards = _beating(layout, TRUMP, pairs, twin.size >> 1, twin.top if twin.best_suit == TRUMP else -1)
        if cards:
            return [(TRUMP, cards, cards)]
    return _filled(layout, hands, base, led, twin.size - count, ours and _sure(twin, base))


def _sure(twin: ShengjiPlayout, base: int) -> bool:
    """Whether the partner's play is likely enough to win."""
    if twin.played == 3:
        return True
    out, out_twice = hidden(twin, base, twin.best_suit)
    has = HAS_PAIR[COUNT[out_twice & twin.layout.above[twin.best_suit][twin.top]]]
    ruffs = 0.0 if twin.best_suit == TRUMP else 1 - HAS[COUNT[out] + COUNT[out_twice]]
    return has + 0.4 * ruffs < 1 - SURE


def _of_suit(twin: ShengjiPlayout, held: int, twice: int, ours: bool, base: int) -> tuple[int, int]:
    """So many cards of the suit led as are asked for, with the pairs that are owed."""
    layout, suit, wanted = twin.layout, twin.led, twin.size >> 1
    if COUNT[twice] <= wanted:
        return _loose(twin, held, twice, ours and _sure(twin, base))
    if not ours:
        top = twin.top if twin.best_suit == suit else NO_PLACE
        taking = _beating(layout, suit, twice, wanted, top)
        if taking and (suit != TRUMP or twin.table or not taking & layout.grand or twin.left <= LATE):
            return taking, taking
    cards, left = 0, twice
    for _ in range(wanted):
        low = (left & layout.tens[suit] or left & layout.fives[suit]) if ours else 0
        low = low or left & ~layout.points[suit] or left & layout.fives[suit] or left
        cards |= low & -low
        left &= ~cards
    return cards, cards


def _loose(twin: ShengjiPlayout, held: int, twice: int, giving: bool) -> tuple[int, int]:
    """All pairs, and single cards to make up the number."""
    layout, suit = twin.layout, twin.led
    cards, left = twice, held & ~twice
    for _ in range(twin.size - 2 * COUNT[twice]):
        card = given(layout, suit, left, 0) if giving else thrown(layout, suit, left, 0)
        cards |= card
        left ^= card
    return cards, twice


def _beating(layout: Layout, suit: int, pairs: int, wanted: int, top: int) -> int:
    """The lowest play of so many pairs in a row above a place; 0 if there is none."""
    if wanted == 1:
        low = pairs & layout.above[suit][top] if top >= 0 else pairs
        return low & -low
    row = layout.row(suit, pairs)
    run = row
    for step in range(1, wanted):
        run &= row >> step
    lowest = max(0, top - wanted + 2)
    run = run >> lowest << lowest
    if not run:
        return 0
    return layout.on(suit, pairs, (run & -run) * ((1 << wanted) - 1))


def _filled(layout: Layout, hands: list[int], base: int, led: int, missing: int, giving: bool) -> Parts:
    """All that is left of the suit led, and as many others as are missing."""
    left = hands[base : base + WIDTH]
    left[2 * led] = left[2 * led + 1] = 0
    for _ in range(missing):
        suit, card = discard(layout, left, 0, giving)
        left[2 * suit + 1 if left[2 * suit + 1] & card else 2 * suit] ^= card
    parts: Parts = []
    for suit in range(TRUMP + 1):
        held, twice = hands[base + 2 * suit], hands[base + 2 * suit + 1]
        if held != left[2 * suit] or twice != left[2 * suit + 1]:
            both = twice & ~left[2 * suit]
            parts.append((suit, held & ~left[2 * suit] | twice & ~left[2 * suit + 1], both))
    return parts
