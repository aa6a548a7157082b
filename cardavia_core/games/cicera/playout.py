"""Cicera played out at speed: the twin of the deal, and the quick rules by which it is played on.

What can be taken from a table depends on how many cards of each rank lie there.  What it is worth depends
also on the one card of each rank that counts for more than the others.  So a table has a key that says only
this, and what it offers is worked out once for each key.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from ... import cardset
from ...families.capturing import best_groups
from ...game import Move
from ...playout import Playout
from .policy import POINT, worths
from .rules import FEWEST_FOR_QUADRIGLIA, HAND, HIGHEST, OPENING_TABLE, SEATS, TEAMS, VALUE
from .scoring import (
    CARDS_WORTH,
    FANTE_OF_CUPS,
    MATA,
    PACK,
    SWORDS,
    TEN_OF_COINS,
    napula,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .rules import CiceraDeal

RANKS = 13
"""The ranks of a suit, which stand together in the pack; of one card the place in its suit is its rank."""
COPIES = 4
RANK = [card % RANKS for card in range(PACK.size)]
SUIT = [card // RANKS for card in range(PACK.size)]
WORTH = worths([0, 0])
"""What each card is worth while nothing is taken yet."""
SHIFTS = [3 * rank for rank in range(RANKS)]
BEST = [max(range(rank, PACK.size, RANKS), key=lambda card: WORTH[card]) for rank in range(RANKS)]
"""The card of each rank that is worth most."""
OTHERS = [
    sorted(
        [card for card in range(rank, PACK.size, RANKS) if card != BEST[rank]],
        key=lambda card: (-WORTH[card], card),
    )
    for rank in range(RANKS)
]
"""The other cards of each rank, those that are worth more first."""
KINDS = BEST + [others[-1] for others in OTHERS]
"""As far as the key goes there are these kinds of cards, one card for all: the best, and the others."""
KEYS = [
    (1 << SHIFTS[RANK[card]]) + (1 << 3 * RANKS + RANK[card] if card == BEST[RANK[card]] else 0)
    for card in range(PACK.size)
]
"""What a card adds to the key of a table: three bits count the cards of its rank, one bit tells the best."""
COUNTS = cardset.full(3 * RANKS)
"""The part of a key that counts the cards of each rank."""
TYPICAL = [sum(WORTH[rank::RANKS]) // COPIES for rank in range(RANKS)]
"""What a card of each rank is worth as a rule."""
UNSEEN = PACK.size - OPENING_TABLE
"""About how many cards lie out of sight for one who holds none and remembers none."""
HAS = [
    [1 - comb(UNSEEN - held - copies, held) / comb(UNSEEN - held, held) for copies in range(COPIES + 1)]
    for held in range(HAND + 1)
]
"""How likely so many cards, held unseen, have one of so many copies among them."""
KEPT = 20_000
"""How many tables are remembered.  It bounds the memory."""


class Offer:
    """What a table offers: for each rank of a card what it gains, the kinds it takes, and their keys.

    `threats` are what the ranks gain that gain anything, the most first, each with the rank's shift.
    """

    __slots__ = ("gains", "kinds", "keys", "threats", "single")

    def __init__(self, key: int) -> None:
        table = []
        for kind in range(2 * RANKS):
            best = key >> 3 * RANKS + kind % RANKS & 1
            number = best if kind < RANKS else (key >> SHIFTS[kind % RANKS] & 7) - best
            table += [KINDS[kind]] * number
        found = _best_captures(table)
        self.gains = [gain for gain, _ in found]
        self.kinds = [kinds for _, kinds in found]
        self.keys = [sum([KEYS[kind] for kind in kinds]) for kinds in self.kinds]
        threats = [(gain + TYPICAL[rank], SHIFTS[rank]) for rank, gain in enumerate(self.gains) if gain]
        self.threats = sorted(threats, reverse=True)
        self.single = POINT if len(table) == 1 else 0


def _best_captures(table: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """For each rank the best that it can take, and the cards that this is; a suit is not looked at."""
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())] * RANKS
    for card in table:
        if WORTH[card] > best[RANK[card]][0]:
            best[RANK[card]] = (WORTH[card] + (POINT if len(table) == 1 else 0), (card,))
    numerals = [card for card in table if VALUE[card]]
    _, two, more = best_groups(numerals, VALUE, WORTH, HIGHEST)
    for value in range(2, HIGHEST + 1):
        rank = value - 1
        best[rank] = max(best[rank], two[value])
        if more[value][0]:
            best[rank] = max(best[rank], (more[value][0] + POINT, more[value][1]))
    total = sum([VALUE[card] for card in table])
    if len(table) == len(numerals) > 1 and total <= HIGHEST:
        bonuses = 2 if len(table) >= FEWEST_FOR_QUADRIGLIA else 1
        best[total - 1] = (sum([WORTH[card] for card in table]) + bonuses * POINT, tuple(table))
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


LAYS, TAKES, TAKES_PLACED = 0, 1, 2
"""What the quick rules do with a card: take what it gains most by, or the card that was just left."""


def quick_play(hand: list[int], key: int, placed: int, held: int) -> tuple[int, int]:
    """The card of the hand, and what to do with it, that gains most, less what it is likely to leave.

    The next player, an opponent, holds `held` cards, any of those that are in sight neither in the hand nor
    on the table; `placed` is the card that the play before has left, or -1.
    """
    now, has, known = offer(key), HAS[held], key
    for card in hand:
        known += KEYS[card] & COUNTS
    best, most = (hand[0], LAYS), -1e9
    for card in hand:
        rank = RANK[card]
        after = offer(key + KEYS[card])
        chance = has[COPIES - (known >> SHIFTS[rank] & 7)]
        worth = -chance * (WORTH[card] + TYPICAL[rank] + POINT + after.single)
        worth -= _risk(after.threats, known, has, 1 - chance, SHIFTS[rank])
        if worth > most:
            best, most = (card, LAYS), worth
        gain = now.gains[rank]
        if gain:
            how, rest = TAKES, key - now.keys[rank]
            if placed >= 0 and rank == RANK[placed] and WORTH[placed] + POINT + now.single >= gain:
                how, rest, gain = TAKES_PLACED, key - KEYS[placed], WORTH[placed] + POINT + now.single
            worth = WORTH[card] + gain - _risk(offer(rest).threats, known, has, 1.0, -1)
            if worth > most:
                best, most = (card, how), worth
    return best


def _risk(threats: list[tuple[int, int]], known: int, has: list[float], none: float, but: int) -> float:
    """What the next player is likely to gain, with a chance of `none` and but for the shift `but`."""
    lost = 0.0
    for gain, shift in threats:
        if shift != but:
            chance = none * has[COPIES - (known >> shift & 7)]
            lost += gain * chance
            none -= chance
    return lost


class CiceraPlayout(Playout):
    """The twin of a CiceraDeal.  `hands` are lists in ascending order, `placed` is -1 where no card is."""

    __slots__ = ("turn", "hands", "table", "key", "placed", "piles", "bonus", "last")

    def __init__(self, deal: CiceraDeal) -> None:
        self.turn = deal.turn
        self.hands = [cardset.cards(hand) for hand in deal.hands]
        self.table = cardset.of(deal.table)
        self.key = sum([KEYS[card] for card in deal.table])
        self.placed = -1 if deal.last_placed is None else deal.last_placed
        self.piles = list(deal.piles)
        self.bonus = [sum([counts[team] for counts in deal.bonus]) for team in (0, 1)]
        self.last = deal.last_capturer

    def state(self) -> tuple[object, ...]:
        """Everything that tells one playout from another, for tests."""
        hands, piles, bonus = tuple(map(tuple, self.hands)), tuple(self.piles), tuple(self.bonus)
        return (self.turn, hands, self.table, self.key, self.placed, piles, bonus, self.last)

    def copy(self) -> CiceraPlayout:
        """See `Playout.copy`."""
        twin = CiceraPlayout.__new__(CiceraPlayout)
        twin.turn, twin.hands = self.turn, [hand[:] for hand in self.hands]
        twin.table, twin.key, twin.placed = self.table, self.key, self.placed
        twin.piles, twin.bonus, twin.last = self.piles[:], self.bonus[:], self.last
        return twin

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        self._put(move.cards[0], move.taken)

    def _put(self, card: int, taken: Sequence[int]) -> None:
        seat = self.turn
        assert seat is not None
        self.hands[seat].remove(card)
        if taken:
            pile = 1 << card
            for other in taken:
                pile |= 1 << other
                self.key -= KEYS[other]
            self.table &= ~pile
            team = TEAMS[seat]
            self.piles[team] |= pile
            self.bonus[team] += self._bonuses(card, taken)
            self.placed, self.last = -1, seat
        else:
            self.table |= 1 << card
            self.key += KEYS[card]
            self.placed = card
        self.turn = (seat + 1) % SEATS
        if not self.hands[self.turn]:
            self._end()

    def _bonuses(self, card: int, taken: Sequence[int]) -> int:
        """How many points a capture scores at once; what it takes has left the table."""
        points = 0 if self.table else 1
        if len(taken) == 1:
            return points + (1 if taken[0] == self.placed else 0)
        if len(taken) >= FEWEST_FOR_QUADRIGLIA:
            points += 1
        return points + (1 if all(SUIT[other] == SUIT[card] for other in taken) else 0)

    def _end(self) -> None:
        if not any(self.hands):
            self.turn = None
            if self.table and self.last is not None:
                self.piles[TEAMS[self.last]] |= self.table
                self.table, self.key, self.placed = 0, 0, -1

    def _taken(self, kinds: tuple[int, ...]) -> list[int]:
        """Cards on the table of these kinds."""
        taken: list[int] = []
        for kind in kinds:
            if kind == BEST[RANK[kind]]:
                taken.append(kind)
                continue
            for other in OTHERS[RANK[kind]]:
                if self.table >> other & 1 and other not in taken:
                    taken.append(other)
                    break
        return taken

    def _quick(self) -> tuple[int, list[int]]:
        seat = self.turn
        assert seat is not None
        held = len(self.hands[(seat + 1) % SEATS])
        card, how = quick_play(self.hands[seat], self.key, self.placed, held)
        if how == TAKES:
            return card, self._taken(offer(self.key).kinds[RANK[card]])
        return card, [self.placed] if how == TAKES_PLACED else []

    def choose(self) -> Move:
        """See `Playout.choose`."""
        card, taken = self._quick()
        return Move("play", (card,), tuple(sorted(taken)))

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.turn is not None:
            card, taken = self._quick()
            self._put(card, taken)
        return points(self.piles, self.bonus)


def points(piles: list[int], bonus: list[int]) -> tuple[int, int]:
    """The points of the deal, as `scoring.tally` counts them."""
    first, second = piles
    totals = list(bonus)
    for worth, lead in (
        (CARDS_WORTH, first.bit_count() - second.bit_count()),
        (1, (first & SWORDS).bit_count() - (second & SWORDS).bit_count()),
        (1, (first >> MATA & 1) - (second >> MATA & 1)),
        (1, (first >> TEN_OF_COINS & 1) - (second >> TEN_OF_COINS & 1)),
        (1, (first >> FANTE_OF_CUPS & 1) - (second >> FANTE_OF_CUPS & 1)),
    ):
        if lead:
            totals[0 if lead > 0 else 1] += worth
    return totals[0] + napula(first), totals[1] + napula(second)
