"""Scopa played out at speed: the twin of a deal, and the quick rules by which it is played on.

What can be taken from a table depends on how many cards of each value lie there, and what that is worth
also on which of them are coins.  So a table has a key that says only this, and what it offers is worked
out once for each key.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from ... import cardset
from ...families.capturing import best_groups
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
AGAIN = 0.8
"""The share of what the hand could take from what a move leaves, while the other player takes nothing."""
HAS = [
    [
        [
            1 - comb(unseen - copies, held) / comb(unseen, held) if copies <= unseen else 1
            for copies in range(COPIES + 1)
        ]
        for held in range(min(HAND, unseen) + 1)
    ]
    for unseen in range(PACK.size + 1)
]
"""How likely a hand of so many of the unseen cards has one of so many copies among them."""
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
    table = []
    for kind in range(KINDS):
        coin = key >> 3 * HIGHEST + kind % HIGHEST & 1
        number = coin if kind < HIGHEST else (key >> SHIFTS[VALUE[kind]] & 7) - coin
        table += [kind] * number
    one, two, more = best_groups(table, VALUE, WORTH, HIGHEST)
    best = [one[value] if one[value][0] else max(two[value], more[value]) for value in range(HIGHEST + 1)]
    total = sum([VALUE[kind] for kind in table])
    if 0 < total <= HIGHEST:
        best[total] = (POINT + sum([WORTH[kind] for kind in table]), tuple(table))
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


def quick_card(hand: list[int], key: int, gone: int, has: list[float]) -> int:
    """The card of the hand that gains most, less what the other player is likely to gain from what it leaves.

    `gone` counts the cards of each value that are known to lie in the piles, `has` is how likely the other
    hand has one of so many unseen copies.
    """
    now, known = offer(key), gone + key
    for card in hand:
        known += KEYS[card] & COUNTS
    best, most = hand[0], -1e9
    for card in hand:
        gain = now.gains[VALUE[card]]
        worth: float = gain and gain + WORTH[card]
        after = offer(key - now.keys[VALUE[card]] if gain else key + KEYS[card])
        none = 1.0
        for threat, shift in after.threats:
            chance = none * has[COPIES - (known >> shift & 7)]
            worth -= threat * chance
            none -= chance
        again = 0
        for other in hand:
            gain = after.gains[VALUE[other]]
            if gain and other != card and gain + WORTH[other] > again:
                again = gain + WORTH[other]
        worth += AGAIN * again * none
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

    __slots__ = (
        "turn",
        "dealer",
        "hands",
        "table",
        "key",
        "stock",
        "dealt",
        "piles",
        "gone",
        "scope",
        "last",
    )

    def __init__(self, deal: ScopaDeal) -> None:
        self.turn = deal.turn
        self.dealer = deal.dealer
        self.hands = [cardset.cards(hand) for hand in deal.hands]
        self.table = cardset.of(deal.table)
        self.key = sum([KEYS[card] for card in deal.table])
        self.stock = tuple(reversed(deal.stock))
        self.dealt = 0
        self.piles = list(deal.piles)
        self.gone = sum([KEYS[card] & COUNTS for pile in deal.piles for card in cardset.cards(pile)])
        self.scope = list(deal.scope)
        self.last = deal.last_capturer

    def state(self) -> tuple[object, ...]:
        """Everything that tells one playout from another, for tests."""
        hands, piles, scope = tuple(map(tuple, self.hands)), tuple(self.piles), tuple(self.scope)
        rest = (self.table, self.key, self.gone, self.stock[self.dealt :], self.last, self.dealer)
        return (self.turn, hands, piles, scope, *rest)

    def copy(self) -> ScopaPlayout:
        """See `Playout.copy`."""
        twin = ScopaPlayout.__new__(ScopaPlayout)
        twin.turn, twin.dealer = self.turn, self.dealer
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.table, twin.key = self.table, self.key
        twin.stock, twin.dealt = self.stock, self.dealt
        twin.piles, twin.gone, twin.scope, twin.last = self.piles[:], self.gone, self.scope[:], self.last
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
            pile, key = 1 << card, 0
            for other in taken:
                pile |= 1 << other
                key += KEYS[other]
            self.key -= key
            self.gone += key + KEYS[card] & COUNTS
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
            self.gone += self.key & COUNTS
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

    def quick(self, remembers: bool) -> tuple[int, list[int]]:
        """What the quick rules play, and take with it.  With memory they know all cards that were taken."""
        seat = self.turn
        assert seat is not None
        hand, other = self.hands[seat], self.hands[1 - seat]
        if len(hand) == 1:
            card = hand[0]
        elif remembers:
            unseen = len(self.stock) - self.dealt + len(other)
            card = quick_card(hand, self.key, self.gone, HAS[unseen][len(other)])
        else:
            unseen = PACK.size - len(hand) - self.table.bit_count()
            card = quick_card(hand, self.key, 0, HAS[unseen][len(other)])
        return card, self._taken(card)

    def choose(self) -> Move:
        """See `Playout.choose`."""
        card, taken = self.quick(remembers=False)
        return Move("play", (card,), tuple(sorted(taken)))

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.turn is not None:
            card, taken = self.quick(remembers=True)
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
