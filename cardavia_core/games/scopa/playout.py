"""Scopa played out at speed: the twin of a deal, and the quick rules by which it is played on.

What can be taken from a table depends on how many cards of each value lie there, and what that is worth
also on which of them are coins.  So a table has a key that says only this, and what it offers is worked
out once for each key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.playout import COPIES, Kept, groups, holding
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
SUIT = cardset.full(HIGHEST)
SHIFTS = [0] + [3 * place for place in range(HIGHEST)]
COIN = 3 * HIGHEST
KEYS = [
    (1 << SHIFTS[VALUE[card]]) + (1 << COIN + card if COINS >> card & 1 else 0) for card in range(PACK.size)
]
"""What a card adds to the key of a table: three bits count the cards of its value, one bit tells its coin."""
COUNTS = cardset.full(COIN)
"""The part of a key that counts the cards of each value."""
PLAIN = [0] + [WORTH[HIGHEST + place] for place in range(HIGHEST)]
"""What a card of each value is worth that is no coin."""
EXTRA = [
    sum([WORTH[place] - WORTH[HIGHEST + place] for place in range(HIGHEST) if coins >> place & 1])
    for coins in range(SUIT + 1)
]
"""What a set of coins is worth more than as many other cards."""
AGAIN = 0.8
"""The share of what the hand could take from what a move leaves, while the other player takes nothing."""
HAS = holding(PACK.size, HAND)
TYPICAL = [0] + [sum(WORTH[card::HIGHEST]) // COPIES for card in range(HIGHEST)]
"""What a card of each value is worth as a rule, whatever its suit."""
BEST_OF_SUIT = [
    max([PRIMIERA[card] for card in range(HIGHEST) if pile >> card & 1], default=0)
    for pile in range(SUIT + 1)
]
"""What the best card for the primiera counts in each set of cards of one suit."""


class Group:
    """Cards of these values, two or more: their sum, what they are worth without coins, and their key."""

    __slots__ = ("values", "total", "worth", "places", "key")

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        self.total = sum(values)
        self.worth = sum([PLAIN[value] for value in values])
        self.places = cardset.of([value - 1 for value in values])
        self.key = sum([1 << SHIFTS[value] for value in values])


GROUPS: Kept[list[Group]] = Kept(lambda counts: [Group(values) for values in groups(counts, HIGHEST)])
"""The groups of a table, by how many cards it has of each value."""


class Offer:
    """What a table offers: for each value of a card what it gains, the values it takes, and their key.

    `threats` are what the values gain that gain anything, the most first, each with the value's shift.
    """

    __slots__ = ("gains", "takes", "keys", "threats")

    def __init__(self, key: int) -> None:
        counts, coins = key & COUNTS, key >> COIN
        self.gains = [0] * (HIGHEST + 1)
        self.takes: list[tuple[int, ...]] = [()] * (HIGHEST + 1)
        self.keys = [0] * (HIGHEST + 1)
        for group in GROUPS[counts]:
            taken = group.places & coins
            gain = group.worth + EXTRA[taken] + (POINT if group.key == counts else 0)
            if gain > self.gains[group.total]:
                self._note(group.total, gain, group.values, group.key + (taken << COIN))
        for value in range(1, HIGHEST + 1):
            one = 1 << SHIFTS[value]
            if counts >> SHIFTS[value] & 7:
                taken = coins & 1 << value - 1
                gain = PLAIN[value] + EXTRA[taken] + (POINT if one == counts else 0)
                self._note(value, gain, (value,), one + (taken << COIN))
        threats = [(gain + TYPICAL[value], SHIFTS[value]) for value, gain in enumerate(self.gains) if gain]
        self.threats = sorted(threats, reverse=True)

    def _note(self, value: int, gain: int, takes: tuple[int, ...], key: int) -> None:
        self.gains[value], self.takes[value], self.keys[value] = gain, takes, key


OFFERS: Kept[Offer] = Kept(Offer)
"""What each table offers, by its key."""


def quick_card(hand: list[int], key: int, gone: int, has: list[float]) -> int:
    """The card of the hand that gains most, less what the other player is likely to gain from what it leaves.

    `gone` counts the cards of each value that are known to lie in the piles, `has` is how likely the other
    hand has one of so many unseen copies.
    """
    now, known = OFFERS[key], gone + (key & COUNTS)
    for card in hand:
        known += KEYS[card] & COUNTS
    best, most = hand[0], -1e9
    for card in hand:
        gain = now.gains[VALUE[card]]
        worth: float = gain and gain + WORTH[card]
        after = OFFERS[key - now.keys[VALUE[card]] if gain else key + KEYS[card]]
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
        """The table cards that the quick rules take with a card: of each value the coin first."""
        taken: list[int] = []
        for value in OFFERS[self.key].takes[VALUE[card]]:
            other = value - 1
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
