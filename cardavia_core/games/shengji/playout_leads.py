"""Quick rules for a lead: from the hand, what lies open, and what has been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playout_cards import COUNT, PLAIN, TOP, TRUMP, WIDTH
from .playout_odds import (
    BEATS,
    GRAND,
    HAS,
    HAS_PAIR,
    LAST_KEPT,
    LATE,
    LATER,
    LEAD,
    PER_PLACE,
    PER_SLOT,
    RUFFS,
    SMALLEST,
    TO_COME,
    USUAL_BURIAL,
    WINNER,
    hidden,
)

if TYPE_CHECKING:
    from .playout import ShengjiPlayout
    from .playout_cards import Layout

    Ruffing = tuple[float, float, float]
    """How likely each of the others, in turn, is to ruff."""

    Lead = tuple[float, int, int, int]
    """What it is worth, the suit, the cards, and those of them that are led twice."""

THREE = 3 * TO_COME
"""What the cards of three seats count."""
FEW_CARDS = 12
TRUMPS_LED = -1.5
PAIR, TRACTOR = 0.5, 20.0
WINS = 2.5
"""What it is worth to lead a card that nothing in its suit beats."""
SHORT, EMPTIES = 0.6, 0.8
TOP_PAIR = 3.0
LIKELY = 0.7
LOST_PAIR, PER_PAIR_PLACE, PER_BROKEN_PLACE = 0.2, 0.2, 0.12
RUFFS_PAIR = 0.4
TRUMP_POINTS = 4.0
NONE: Lead = (-10000.0, 0, 0, 0)


def quick_lead(twin: ShengjiPlayout, seat: int) -> Lead:
    """The best lead of a seat."""
    hands, base = twin.hands, seat * WIDTH
    trumps = hands[base + 2 * TRUMP]
    out, out_twice = hidden(twin, base, TRUMP)
    best = NONE
    for suit in PLAIN:
        if hands[base + 2 * suit]:
            lead = _plain(twin, seat, suit, RUFFS if out else 0.0)
            if lead[0] > best[0]:
                best = lead
    if trumps:
        lead = _trumps(twin, seat, trumps, hands[base + 2 * TRUMP + 1], out, out_twice)
        if lead[0] > best[0]:
            best = lead
    return best


def _ruffing(twin: ShengjiPlayout, seat: int, suit: int, ruffs: float, lacks: float) -> float:
    """How likely a seat is to trump a suit."""
    voids = twin.voids >> seat % 4 * 5
    if voids >> suit & 1:
        return 0.0 if voids >> TRUMP & 1 else ruffs
    return lacks


def _plain(twin: ShengjiPlayout, seat: int, suit: int, ruffs: float) -> Lead:
    """The best lead of a plain suit."""
    layout, base = twin.layout, seat * WIDTH
    twice = twin.hands[base + 2 * suit + 1]
    out, out_twice = hidden(twin, base, suit)
    lacks = (1 - HAS[COUNT[out] + COUNT[out_twice]]) * ruffs
    one = two = three = lacks
    if twin.voids:
        one = _ruffing(twin, seat + 1, suit, ruffs, lacks)
        two = _ruffing(twin, seat + 2, suit, ruffs, lacks)
        three = _ruffing(twin, seat + 3, suit, ruffs, lacks)
    best = NONE
    if twice:
        best = _pairs(layout, suit, twice, out_twice, one, three, LATER[twin.left])
        if best[0] >= TRACTOR:
            return best
    return _single(twin, base, suit, (out, out_twice), best, (one, two, three))


def _single(
    twin: ShengjiPlayout, base: int, suit: int, hidden: tuple[int, int], best: Lead, ruffing: Ruffing
) -> Lead:
    """The best single card of a plain suit, if it is better than the best pair."""
    layout, later = twin.layout, LATER[twin.left]
    held, twice = twin.hands[base + 2 * suit], twin.hands[base + 2 * suit + 1]
    out, out_twice = hidden
    one, two, three = ruffing
    points = layout.points[suit]
    top = 1 << TOP[held] - 1
    winning = held >> TOP[out] << TOP[out] & points
    if winning:
        top = winning & -winning
    rest = held & ~points
    count = COUNT[held] + COUNT[twice]
    bonus = 0.0
    if count <= 2 and twin.hands[base + 2 * TRUMP]:
        bonus = SHORT + (EMPTIES if count == 1 else 0.0)
    last = 0
    for card in (top, 1 << TOP[rest] - 1, rest & -rest) if rest else (top, held & -held):
        if card == last:
            continue
        last = card
        slot = TOP[card]
        above = out >> slot
        has = HAS[COUNT[above] + COUNT[out_twice >> slot]]
        win = (1 - has) * (1 - one)
        win += (1 - win) * (has + (1 - has) * two) * BEATS
        win *= (1 - has) * (1 - three)
        if card & points:
            value = (win - 0.5) * (THREE + (5 if card & layout.fives[suit] else 10)) + win * LEAD
        else:
            value = (win - 0.5) * THREE + win * LEAD + bonus
        value += later * -PER_PLACE * slot if above else WINS - later * WINNER
        if twice & card:
            value -= later * (LOST_PAIR + PER_BROKEN_PLACE * slot)
        if value > best[0]:
            best = (value, suit, card, 0)
    return best


def _pairs(
    layout: Layout, suit: int, twice: int, out_twice: int, one: float, three: float, later: float
) -> Lead:
    """The longest tractor that ends highest, or the best pair, of a plain suit."""
    run = twice & twice >> 1
    if run:
        low = 1 << TOP[run] - 1
        cards = low * 3
        while low >> 1 & twice:
            low >>= 1
            cards |= low
        return TRACTOR * COUNT[cards] * (1 - one) * (1 - three), suit, cards, cards
    best = NONE
    last = 0
    for card in (1 << TOP[twice] - 1, twice & -twice):
        if card == last:
            continue
        last = card
        slot = TOP[card]
        has = HAS_PAIR[COUNT[out_twice >> slot]]
        win = 1 - has - RUFFS_PAIR * one
        win += (1 - win) * has * BEATS
        win *= 1 - has - RUFFS_PAIR * three
        value = 2 * THREE
        if card & layout.points[suit]:
            value += 10 if card & layout.fives[suit] else 20
        value = (win - 0.5) * value + win * LEAD + PAIR - later * (LOST_PAIR + PER_PAIR_PLACE * slot)
        if not has:
            value += 2 * (WINS - later * WINNER)
        if value > best[0]:
            best = (value, suit, card, card)
    return best


def _trumps(twin: ShengjiPlayout, seat: int, held: int, twice: int, out: int, out_twice: int) -> Lead:
    """The best lead of trumps."""
    layout, left, later = twin.layout, twin.left, LATER[twin.left]
    best = NONE
    top = 1 << TOP[held] - 1
    keep = LAST_KEPT * (twin.buried if seat == twin.dealer else USUAL_BURIAL)
    if twice and left <= FEW_CARDS:
        row = layout.row(TRUMP, twice)
        run = row & row >> 1
        if run:
            cards = layout.on(TRUMP, twice, 3 << TOP[run] - 1)
            return TRACTOR / 2, TRUMP, cards, cards
        for card in (1 << TOP[twice] - 1, twice & -twice):
            has = HAS_PAIR[COUNT[out_twice >> TOP[card]]]
            win = (1 - has) * (1 - has)
            value = (win - 0.5) * 2 * THREE + (TOP_PAIR if win > LIKELY else 0.0)
            if card == top and left > 2:
                value -= keep
            if value > best[0]:
                best = (value, TRUMP, card, card)
    rest = held & ~layout.points[TRUMP] or held
    low = rest & -rest
    for card in (top, low) if left <= LATE or not out else (low,):
        slot = TOP[card]
        has = HAS[COUNT[out >> slot] + COUNT[out_twice >> slot]]
        win = 1 - has
        win += (1 - win) * has * BEATS
        win *= 1 - has
        value = (win - 0.5) * THREE + win * LEAD + TRUMPS_LED - later * (SMALLEST + PER_SLOT * slot)
        if card == top and left > 1:
            value -= keep
        if card & layout.grand and left > LATE:
            value -= GRAND
        if card & layout.points[TRUMP]:
            value -= TRUMP_POINTS * (1 - win)
        if value > best[0]:
            best = (value, TRUMP, card, 0)
    return best
