"""Scopa played out at speed: the twin of a deal, and the quick rules by which it is played on.

What can be taken from a table depends on how many cards of each value lie there, and what that is worth
also on which of them are coins.  So a table has a key that says only this, and what it offers is worked
out once for each key.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from ... import cardset
from ...game import Move
from ...playout import Playout
from .policy import POINT, WORTH
from .rules import HAND, PACK, VALUE
from .scoring import COINS, PRIMIERA, SETTEBELLO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .rules import ScopaDeal

HIGHEST = 10
"""The highest value, and how many cards a suit has: they stand together in the order of their values."""
COPIES = 4
SUIT = cardset.full(HIGHEST)
SHIFTS = [3 * (value - 1) for value in range(HIGHEST + 1)]
KEYS = [
    (1 << SHIFTS[VALUE[card]]) + (COINS >> card & 1) * (1 << 3 * HIGHEST + card) for card in range(PACK.size)
]
"""What a card adds to the key of a table: three bits count the cards of its value, one bit tells its coin."""
KINDS = 2 * HIGHEST
"""As far as the key goes there are these kinds of cards: the coins, and the others of each value."""
KEPT = 20_000
"""How many tables are remembered.  It bounds the memory."""
UNKNOWN = 33
"""About how many cards a player has not in sight who remembers none."""
HAS = [
    [
        0 if held == 0 else 1 - comb(UNKNOWN - copies, held) / comb(UNKNOWN, held)
        for copies in range(COPIES + 1)
    ]
    for held in range(HAND + 1)
]
"""How likely so many cards, held unseen, have one of so many copies among them."""
TYPICAL = [0] + [sum(WORTH[card::HIGHEST]) // COPIES for card in range(HIGHEST)]
"""What a card of each value is worth as a rule, whatever its suit."""
BEST_OF_SUIT = [
    max([PRIMIERA[card] for card in range(HIGHEST) if pile >> card & 1], default=0)
    for pile in range(SUIT + 1)
]
"""What the best card for the primiera counts in each set of cards of one suit."""


class Offer:
    """What a table offers: for each value of a card what it gains, the kinds it takes, and their keys.

    `threats` are what the values gain that gain anything, the most first, each with the value's shift.
    """

    __slots__ = ("gains", "kinds", "keys", "threats")

    def __init__(self, key: int) -> None:
        found = _best_captures(key)
        self.gains = [gain for gain, _ in found]
        self.kinds = [kinds for _, kinds in found]
        self.keys = [sum([KEYS[kind] for kind in kinds]) for kinds in self.kinds]
        threats = [(gain + TYPICAL[value], SHIFTS[value]) for value, gain in enumerate(self.gains) if gain]
        self.threats = sorted(threats, reverse=True)


def _best_captures(key: int) -> list[tuple[int, tuple[int, ...]]]:
    """For each value the best that it can take, and the kinds of cards that this is."""
    one: list[tuple[int, tuple[int, ...]]] = [(0, ())] * (HIGHEST + 1)
    more, everything = list(one), []
    for kind in range(KINDS):
        value, coin = VALUE[kind], key >> 3 * HIGHEST + kind % HIGHEST & 1
        number = coin if kind < HIGHEST else (key >> SHIFTS[value] & 7) - coin
        for _ in range(number):
            everything.append(kind)
            for total in range(HIGHEST, value, -1):
                for gain, kinds in (more[total - value], one[total - value]):
                    if gain and gain + WORTH[kind] > more[total][0]:
                        more[total] = (gain + WORTH[kind], kinds + (kind,))
            if WORTH[kind] > one[value][0]:
                one[value] = (WORTH[kind], (kind,))
    best = [one[value] if one[value][0] else more[value] for value in range(HIGHEST + 1)]
    total = sum([VALUE[kind] for kind in everything])
    if 0 < total <= HIGHEST:
        best[total] = (POINT + sum([WORTH[kind] for kind in everything]), tuple(everything))
    return best


OFFERS: dict[int, Offer] = {}


def offer(key: int) -> Offer:
    """What the table with this key offers."""
    found = OFFERS.get(key)
    if found is None:
        if len(OFFERS) >= KEPT:
            OFFERS.clear()
        found = OFFERS[key] = Offer(key)
    return found


def quick_card(hand: list[int], key: int, held: int) -> int:
    """The card of the hand that gains most, less what the other player is likely to gain from what it leaves.

    He holds `held` cards, any of those that are in sight neither in the hand nor on the table.
    """
    now, has = offer(key), HAS[held]
    known = key
    for card in hand:
        known += KEYS[card] & COUNTS
    best, most = hand[0], -1e9
    for card in hand:
        gain = now.gains[VALUE[card]]
        worth: float = gain and gain + WORTH[card]
        none = 1.0
        for threat, shift in offer(key - now.keys[VALUE[card]] if gain else key + KEYS[card]).threats:
            chance = none * has[COPIES - (known >> shift & 7)]
            worth -= threat * chance
            none -= chance
        if worth > most:
            best, most = card, worth
    return best


COUNTS = cardset.full(3 * HIGHEST)
"""The part of a key that counts the cards of each value."""


class ScopaPlayout(Playout):
    """The twin of a ScopaDeal.

    `hands` are lists in ascending order, `stock` is never changed: `dealt` of its cards are dealt, the
    first of it first.
    """

    __slots__ = ("turn", "dealer", "hands", "table", "key", "stock", "dealt", "piles", "scope", "last")

    def __init__(self, deal: ScopaDeal) -> None:
        self.turn = deal.turn
        self.dealer = deal.dealer
        self.hands = [cardset.cards(hand) for hand in deal.hands]
        self.table = cardset.of(deal.table)
        self.key = sum([KEYS[card] for card in deal.table])
        self.stock = tuple(reversed(deal.stock))
        self.dealt = 0
        self.piles = list(deal.piles)
        self.scope = list(deal.scope)
        self.last = deal.last_capturer

    def state(self) -> tuple[object, ...]:
        """Everything that tells one playout from another, for tests."""
        hands, piles, scope = tuple(map(tuple, self.hands)), tuple(self.piles), tuple(self.scope)
        rest = (self.table, self.key, self.stock[self.dealt :], self.last, self.dealer)
        return (self.turn, hands, piles, scope, *rest)

    def copy(self) -> ScopaPlayout:
        """See `Playout.copy`."""
        twin = ScopaPlayout.__new__(ScopaPlayout)
        twin.turn, twin.dealer = self.turn, self.dealer
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.table, twin.key = self.table, self.key
        twin.stock, twin.dealt = self.stock, self.dealt
        twin.piles, twin.scope, twin.last = self.piles[:], self.scope[:], self.last
        return twin

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        self._put(move.cards[0], move.taken)

    def _put(self, card: int, taken: Sequence[int]) -> None:
        seat = self.turn
        assert seat is not None
        hands = self.hands
        hands[seat].remove(card)
        if taken:
            pile = 1 << card
            for other in taken:
                pile |= 1 << other
                self.key -= KEYS[other]
            self.table &= ~pile
            self.piles[seat] |= pile
            self.last = seat
            if not self.table and (hands[0] or hands[1] or self.dealt < len(self.stock)):
                self.scope[seat] += 1
        else:
            self.table |= 1 << card
            self.key += KEYS[card]
        self.turn = 1 - seat
        if not hands[0] and not hands[1]:
            self._next_round()

    def _next_round(self) -> None:
        if self.dealt < len(self.stock):
            for seat in (1 - self.dealer, self.dealer):
                self.hands[seat] = sorted(self.stock[self.dealt : self.dealt + HAND])
                self.dealt += HAND
            return
        self.turn = None
        if self.last is not None:
            self.piles[self.last] |= self.table
            self.table = self.key = 0

    def _taken(self, card: int) -> list[int]:
        """The table cards that the quick rules take with a card."""
        taken: list[int] = []
        for kind in offer(self.key).kinds[VALUE[card]]:
            other = kind
            while other in taken or not self.table >> other & 1:
                other += HIGHEST
            taken.append(other)
        return taken

    def _quick(self) -> tuple[int, list[int]]:
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        card = hand[0] if len(hand) == 1 else quick_card(hand, self.key, len(self.hands[1 - seat]))
        return card, self._taken(card)

    def choose(self) -> Move:
        """See `Playout.choose`."""
        card, taken = self._quick()
        return Move("play", (card,), tuple(sorted(taken)))

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.turn is not None:
            card, taken = self._quick()
            self._put(card, taken)
        return points(self.piles, self.scope)


def points(piles: list[int], scope: list[int]) -> tuple[int, int]:
    """The points of a deal, as `scoring.tally` counts them."""
    first, second = piles
    lead = [
        first.bit_count() - second.bit_count(),
        (first & COINS).bit_count() - (second & COINS).bit_count(),
        (first >> SETTEBELLO & 1) - (second >> SETTEBELLO & 1),
        _primiera(first) - _primiera(second),
    ]
    return (
        scope[0] + sum([1 for count in lead if count > 0]),
        scope[1] + sum([1 for count in lead if count < 0]),
    )


def _primiera(pile: int) -> int:
    """The primiera of a pile; 0 where a suit is missing."""
    total = 0
    for _ in range(COPIES):
        best = BEST_OF_SUIT[pile & SUIT]
        if not best:
            return 0
        total += best
        pile >>= HIGHEST
    return total
