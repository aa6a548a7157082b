"""Quick rules for an answer to a single card: from the hand, what lies open, and what has been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playout_cards import COUNT, PLAIN, TOP, TRUMP, WIDTH
from .playout_odds import (
    BEATS,
    GRAND,
    HAS,
    LATER,
    LEAD,
    PER_PLACE,
    PER_SLOT,
    SMALLEST,
    TO_COME,
    WINNER,
    hidden,
    last_kept,
    rivals,
)

if TYPE_CHECKING:
    from .playout import ShengjiPlayout
    from .playout_cards import Layout
    from .playout_odds import Chances

    Card = tuple[int, int]
    """A suit, and the card."""

SURE = 0.8
"""A trick that is as likely as this to be the side's gets points."""
SAFE = 0.85
"""One that is as likely as this to be the partner's is not trumped."""
EMPTIED = 0.8
"""What it is worth to have played the last card of a plain suit, with trumps in hand."""
LOST_PAIR, LOST_TRUMPS, PER_PAIR_SLOT = 0.5, 2.0, 0.12
"""What it costs to break a pair, one of trumps, and how much more for each slot."""


def thrown(layout: Layout, suit: int, held: int, twice: int) -> int:
    """The card of a suit that is missed least: no points, no pair, nothing high."""
    plain = held & ~layout.points[suit]
    loose = plain & ~twice & layout.low[suit] or plain or held & layout.fives[suit] or held
    return loose & -loose


def given(layout: Layout, suit: int, held: int, twice: int) -> int:
    """The card of a suit that brings most to the partner's trick."""
    points = held & layout.tens[suit] or held & layout.fives[suit]
    return points & -points or thrown(layout, suit, held, twice)


def discard(layout: Layout, hand: list[int], base: int, giving: bool) -> Card:
    """The card to part with: points if they go to the partner, else a small one of the shortest suit."""
    if giving:
        for kinds in (layout.tens, layout.fives):
            for suit in PLAIN:
                points = hand[base + 2 * suit] & kinds[suit]
                if points:
                    return suit, points & -points
    shortest, chosen = 100, -1
    for suit in PLAIN:
        held = hand[base + 2 * suit]
        if held & layout.low[suit]:
            length = COUNT[held] + COUNT[hand[base + 2 * suit + 1]]
            if length < shortest:
                shortest, chosen = length, suit
    if chosen < 0:
        return _last_resort(layout, hand, base, giving)
    at = base + 2 * chosen
    return chosen, thrown(layout, chosen, hand[at] & layout.low[chosen], hand[at + 1])


def _last_resort(layout: Layout, hand: list[int], base: int, giving: bool) -> Card:
    """Where nothing small is left: a small trump, but not on the partner's trick; high cards; points."""
    trumps, twice = hand[base + 2 * TRUMP], hand[base + 2 * TRUMP + 1]
    if not giving and trumps & layout.low[TRUMP]:
        return TRUMP, thrown(layout, TRUMP, trumps & layout.low[TRUMP], twice)
    for kinds in (layout.full, layout.fives, layout.tens):
        for suit in PLAIN:
            cards = hand[base + 2 * suit] & kinds[suit]
            if kinds is layout.full:
                cards &= ~layout.points[suit]
            if cards:
                return suit, cards & -cards
    return TRUMP, thrown(layout, TRUMP, trumps & ~layout.grand or trumps, twice)


def quick_answer(twin: ShengjiPlayout, seat: int) -> Card:
    """The answer of a seat to a single card."""
    at = seat * WIDTH + 2 * twin.led
    held = twin.hands[at]
    if not held:
        return _without_suit(twin, seat)
    beating = held & twin.layout.above[twin.led][twin.top] if twin.best_suit == twin.led else 0
    ours = not (twin.best ^ seat) & 1
    answer = _last_in_suit if twin.played == 3 else _in_suit
    return twin.led, answer(twin, seat, held, twin.hands[at + 1], beating, ours)


def _last_in_suit(twin: ShengjiPlayout, seat: int, held: int, twice: int, beating: int, ours: bool) -> int:
    """The last card of a trick: the partner's gets points, another's is taken if it can be, for little."""
    layout, suit = twin.layout, twin.led
    if ours:
        return given(layout, suit, held & ~beating or held, twice)
    if beating:
        best = beating & layout.tens[suit] or beating & layout.fives[suit] or beating
        if suit != TRUMP or twin.table or best & ~layout.grand:
            return best & -best
    return thrown(layout, suit, held, twice)


def _in_suit(twin: ShengjiPlayout, seat: int, held: int, twice: int, beating: int, ours: bool) -> int:
    """A card of the suit led with seats still to come: the one that is worth most, of a few."""
    layout, suit, last = twin.layout, twin.led, twin.played == 2
    out, out_twice = hidden(twin, seat * WIDTH, suit)
    one, one_ruffs, two, two_ruffs = rivals(twin, seat, suit, COUNT[out] + COUNT[out_twice])
    table = twin.table + TO_COME * (3 - twin.played)
    chance = 0.0
    if twin.best_suit == suit and (ours or not last):
        above = layout.above[suit][twin.top]
        has = HAS[COUNT[out & above] + COUNT[out_twice & above]]
        chance = 1 - one * has - one_ruffs if ours else (two * has + two_ruffs) * BEATS
    under = held & ~beating
    best, value = 0, -10000.0
    if under:
        if chance >= SURE:
            return given(layout, suit, under, twice)
        best = thrown(layout, suit, under, twice)
        value = (chance - 0.5) * (table + _points(layout, suit, best)) + chance * LEAD
    if not beating:
        return best
    plain = beating & ~layout.points[suit] or beating
    tried = 0
    for card in (1 << TOP[beating] - 1, plain & -plain, 1 << TOP[plain] - 1):
        if card != tried:
            tried = card
            above = COUNT[out >> TOP[card]] + COUNT[out_twice >> TOP[card]]
            chance = 1 - one * HAS[above] - one_ruffs
            if not last:
                chance += (1 - chance) * (two * HAS[above] + two_ruffs) * BEATS
            taking = (chance - 0.5) * (table + _points(layout, suit, card)) + chance * LEAD
            taking -= LATER[twin.left] * _kept(twin, card, twice, above)
            if suit == TRUMP and TOP[card] == TOP[held]:
                taking -= last_kept(twin, seat)
            if taking > value:
                value, best = taking, card
    return best


def _points(layout: Layout, suit: int, card: int) -> int:
    if card & layout.points[suit]:
        return 5 if card & layout.fives[suit] else 10
    return 0


def _kept(twin: ShengjiPlayout, card: int, twice: int, above: int) -> float:
    """What a card of the suit led that takes the trick is worth in hand."""
    slot = TOP[card]
    pair = LOST_PAIR + PER_PAIR_SLOT * slot if twice & card else 0.0
    if twin.led == TRUMP:
        return PER_SLOT * slot + pair + (GRAND if card & twin.layout.grand and not twin.table else 0.0)
    return pair + (PER_PLACE * slot if above else WINNER)


def _without_suit(twin: ShengjiPlayout, seat: int) -> Card:
    """One card of a hand that has none of the suit led: a trump that takes the trick, or a discard."""
    layout, hands, led, base = twin.layout, twin.hands, twin.led, seat * WIDTH
    ours, last = not (twin.best ^ seat) & 1, twin.played == 3
    trumps = hands[base + 2 * TRUMP] if led != TRUMP else 0
    if last:
        chance = 1.0 if ours else 0.0
        if ours or not trumps:
            return discard(layout, hands, base, ours)
        coming: Chances = (0.0, 0.0, 0.0, 0.0)
    else:
        out, out_twice = hidden(twin, base, led)
        coming = rivals(twin, seat, led, COUNT[out] + COUNT[out_twice])
        above = layout.above[led][twin.top]
        higher = COUNT[out & above] + COUNT[out_twice & above]
        chance = _stays(twin, coming, ours, twin.best_suit, twin.top, higher, base)
        if chance > SAFE or not trumps:
            return discard(layout, hands, base, chance >= SURE)
    suit, card = discard(layout, hands, base, chance >= SURE)
    table = twin.table + TO_COME * (3 - twin.played)
    value = (chance - 0.5) * (table + _points(layout, suit, card)) + chance * LEAD
    if suit == TRUMP:
        value = -10.0
    elif hands[base + 2 * suit] == card:
        value += EMPTIED
    return _ruffed(twin, seat, coming, table, suit, card, value)


def _stays(
    twin: ShengjiPlayout, coming: Chances, ahead: bool, suit: int, top: int, higher: int, base: int
) -> float:
    """The chance of the side to win a trick when this play is ahead, and the next seats still play."""
    one, one_ruffs, two, two_ruffs = coming
    has = HAS[higher]
    if suit == twin.led:
        one, two = one * has + one_ruffs, two * has + two_ruffs
    else:
        out, out_twice = hidden(twin, base, TRUMP)
        above = twin.layout.above[TRUMP][top]
        has = HAS[COUNT[out & above] + COUNT[out_twice & above]]
        one, two = one_ruffs * has, two_ruffs * has
    chance = 1 - one if ahead else 0.0
    return chance if twin.played == 2 else chance + (1 - chance) * two * BEATS


def _ruffed(
    twin: ShengjiPlayout, seat: int, coming: Chances, table: float, suit: int, card: int, value: float
) -> Card:
    """The best of a few trumps that take the trick, if it is better than a discard of this value."""
    layout, later, base = twin.layout, LATER[twin.left], seat * WIDTH
    held, twice = twin.hands[base + 2 * TRUMP], twin.hands[base + 2 * TRUMP + 1]
    beating = held & layout.above[TRUMP][twin.top] if twin.best_suit == TRUMP else held
    points = beating & layout.points[TRUMP]
    plain = beating & ~points
    highest = 1 << TOP[plain] - 1 if plain and twin.played < 3 else 0
    tried = 0
    for trump in (plain & -plain, points & -points, highest):
        if trump and trump != tried:
            tried = trump
            slot = TOP[trump]
            chance = 1.0
            if twin.played < 3:
                chance = _stays(twin, coming, True, TRUMP, layout.places[TRUMP][slot - 1], 0, base)
            taking = (chance - 0.5) * (table + _points(layout, TRUMP, trump)) + chance * LEAD
            kept = SMALLEST + PER_SLOT * slot
            if twice & trump:
                kept += LOST_TRUMPS + PER_PAIR_SLOT * slot
            if trump & layout.grand and not twin.table:
                kept += GRAND
            taking -= later * kept
            if slot == TOP[held]:
                taking -= last_kept(twin, seat)
            if taking > value:
                suit, card, value = TRUMP, trump, taking
    return suit, card
