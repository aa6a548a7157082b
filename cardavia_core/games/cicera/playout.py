"""Cicera played out at speed: the twin of the deal, and the quick rules by which it is played on.

What can be taken from a table depends on how many cards of each rank lie there.  What it is worth depends
also on the one card of each rank that counts for more than the others.  So a table has a key that says only
this, and what it offers is worked out once for each key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.playout import COPIES, Kept, groups, holding
from ...game import Move
from ...playout import Playout
from .policy import POINT, worths
from .rules import FEWEST_FOR_QUADRIGLIA, HAND, HIGHEST, SEATS, TEAMS
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
RANK = [card % RANKS for card in range(PACK.size)]
SUIT = [card // RANKS for card in range(PACK.size)]
WORTH = worths([0, 0])
"""What each card is worth while nothing is taken yet."""
SHIFTS = [3 * rank for rank in range(RANKS)]
ORDER = [
    sorted(range(rank, PACK.size, RANKS), key=lambda card: (-WORTH[card], card)) for rank in range(RANKS)
]
"""The cards of each rank, those that are worth more first."""
BEST = [cards[0] for cards in ORDER]
PLAIN = [WORTH[cards[-1]] for cards in ORDER]
"""What a card of each rank is worth that is not its best."""
EXTRA = [WORTH[BEST[rank]] - PLAIN[rank] for rank in range(RANKS)]
"""What the best card of each rank is worth more."""
TYPICAL = [sum(WORTH[rank::RANKS]) // COPIES for rank in range(RANKS)]
"""What a card of each rank is worth when nobody knows its suit."""
MARK = 3 * RANKS
KEYS = [
    (1 << SHIFTS[RANK[card]]) + (1 << MARK + RANK[card] if card == BEST[RANK[card]] else 0)
    for card in range(PACK.size)
]
"""What a card adds to the key of a table: three bits count the cards of its rank, one bit marks the best."""
COUNTS = cardset.full(MARK)
"""The part of a key that counts the cards of each rank."""
NUMERALS = cardset.full(3 * HIGHEST) + (cardset.full(HIGHEST) << MARK)
"""The part of a key that tells the numerals.  The courts are looked at apart: no sum has both."""
SHARED = 1 << MARK + RANKS
"""Marks the key of one part where cards of the other part lie on the table too."""
EXTRAS = [sum([EXTRA[rank] for rank in range(HIGHEST) if best >> rank & 1]) for best in range(1 << HIGHEST)]
"""What a set of the best numerals is worth more than as many others."""
HAS = holding(PACK.size, HAND)


class Group:
    """Numerals of these values, two or more: their sum, what they are worth as others, and their key."""

    __slots__ = ("ranks", "total", "worth", "places", "key")

    def __init__(self, values: tuple[int, ...]) -> None:
        self.ranks = [value - 1 for value in values]
        self.total = sum(values)
        self.worth = sum([PLAIN[rank] for rank in self.ranks])
        if len(values) >= FEWEST_FOR_QUADRIGLIA:
            self.worth += POINT
        self.places = cardset.of(self.ranks)
        self.key = sum([1 << SHIFTS[rank] for rank in self.ranks])


GROUPS: Kept[list[Group]] = Kept(lambda counts: [Group(values) for values in groups(counts, HIGHEST)])
"""The groups of a table, by how many cards it has of each value."""


class Offer:
    """What one part of a table offers: for each rank what it gains, the ranks it takes, and their key.

    `threats` are what the ranks gain that gain anything, the most first, each with its rank.
    """

    __slots__ = ("gains", "takes", "keys", "threats")

    def __init__(self, key: int) -> None:
        counts, best = key & COUNTS, key >> MARK & (1 << RANKS) - 1
        whole = -1 if key & SHARED else counts
        self.gains = [0] * RANKS
        self.takes: list[list[int]] = [[] for _ in range(RANKS)]
        self.keys = [0] * RANKS
        for rank in range(RANKS):
            if counts >> SHIFTS[rank] & 7:
                taken, one = best & 1 << rank, 1 << SHIFTS[rank]
                gain = PLAIN[rank] + (EXTRA[rank] if taken else 0) + (POINT if one == whole else 0)
                self._note(rank, gain, [rank], one + (taken << MARK))
        for group in GROUPS[counts & NUMERALS]:
            taken = group.places & best
            gain = group.worth + EXTRAS[taken] + (POINT if group.key == whole else 0)
            if gain > self.gains[group.total - 1]:
                self._note(group.total - 1, gain, group.ranks, group.key + (taken << MARK))
        threats = [(gain + TYPICAL[rank], rank) for rank, gain in enumerate(self.gains) if gain]
        self.threats = sorted(threats, reverse=True)

    def _note(self, rank: int, gain: int, takes: list[int], key: int) -> None:
        self.gains[rank], self.takes[rank], self.keys[rank] = gain, takes, key


OFFERS: Kept[Offer] = Kept(Offer)
"""What each part of a table offers, by its key."""


LAYS, TAKES, TAKES_PLACED = 0, 1, 2
"""What the quick rules do with a card: take what it gains most by, or the card that was just left."""


def quick_play(hand: list[int], key: int, placed: int, gone: int, has: list[float]) -> tuple[int, int]:
    """The card of the hand, and what to do with it, that gains most, less what it is likely to leave.

    `placed` is the card that the play before has left, or -1; `gone` counts the cards of each rank that are
    known to lie in the piles, and `has` is how likely the next player, an opponent, has one of so many
    unseen copies.
    """
    known, seen = gone + (key & COUNTS), 0
    for card in hand:
        known += KEYS[card] & COUNTS
    chances = [has[COPIES - (known >> shift & 7)] for shift in SHIFTS]
    numerals = key & NUMERALS
    courts = key - numerals
    best, most = (hand[0], LAYS), -1e9
    for card in hand:
        rank, worth = RANK[card], WORTH[card]
        if worth == PLAIN[rank]:
            if seen >> rank & 1:
                continue
            seen |= 1 << rank
        chance, own = chances[rank], KEYS[card]
        value = -chance * (worth + TYPICAL[rank] + (POINT if key else 2 * POINT))
        if rank < HIGHEST:
            value -= _risk(numerals + own, courts, chances, 1 - chance, rank)
            now = OFFERS[numerals + SHARED if courts else numerals]
        else:
            value -= _risk(numerals, courts + own, chances, 1 - chance, rank)
            now = OFFERS[courts + SHARED if numerals else courts]
        if value > most:
            best, most = (card, LAYS), value
        gain = now.gains[rank]
        if gain:
            how, taken = TAKES, now.keys[rank]
            if placed >= 0 and rank == RANK[placed]:
                picada = WORTH[placed] + (2 * POINT if key == KEYS[placed] else POINT)
                if picada >= gain:
                    how, taken, gain = TAKES_PLACED, KEYS[placed], picada
            value = worth + gain
            if rank < HIGHEST:
                value -= _risk(numerals - taken, courts, chances, 1.0, -1)
            else:
                value -= _risk(numerals, courts - taken, chances, 1.0, -1)
            if value > most:
                best, most = (card, how), value
    return best


def _risk(numerals: int, courts: int, chances: list[float], none: float, but: int) -> float:
    """What the next player is likely to gain, with a chance of `none` and but for the rank `but`."""
    lost = 0.0
    if numerals:
        for gain, rank in OFFERS[numerals + SHARED if courts else numerals].threats:
            if rank != but:
                chance = none * chances[rank]
                lost += gain * chance
                none -= chance
    if courts:
        for gain, rank in OFFERS[courts + SHARED if numerals else courts].threats:
            if rank != but:
                chance = none * chances[rank]
                lost += gain * chance
                none -= chance
    return lost


class CiceraPlayout(Playout):
    """The twin of a CiceraDeal.  `hands` are lists in ascending order, `placed` is -1 where no card is."""

    __slots__ = ("turn", "hands", "table", "key", "placed", "piles", "gone", "bonus", "last")

    def __init__(self, deal: CiceraDeal) -> None:
        self.turn = deal.turn
        self.hands = [cardset.cards(hand) for hand in deal.hands]
        self.table = cardset.of(deal.table)
        self.key = sum([KEYS[card] for card in deal.table])
        self.placed = -1 if deal.last_placed is None else deal.last_placed
        self.piles = list(deal.piles)
        self.gone = sum([KEYS[card] & COUNTS for pile in deal.piles for card in cardset.cards(pile)])
        self.bonus = [sum([counts[team] for counts in deal.bonus]) for team in (0, 1)]
        self.last = deal.last_capturer

    def state(self) -> tuple[object, ...]:
        """Everything that tells one playout from another, for tests."""
        hands, piles, bonus = tuple(map(tuple, self.hands)), tuple(self.piles), tuple(self.bonus)
        return (self.turn, hands, self.table, self.key, self.placed, piles, self.gone, bonus, self.last)

    def copy(self) -> CiceraPlayout:
        """See `Playout.copy`."""
        twin = CiceraPlayout.__new__(CiceraPlayout)
        twin.turn, twin.hands = self.turn, [hand[:] for hand in self.hands]
        twin.table, twin.key, twin.placed = self.table, self.key, self.placed
        twin.piles, twin.gone, twin.bonus, twin.last = self.piles[:], self.gone, self.bonus[:], self.last
        return twin

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        self._put(move.cards[0], move.taken)

    def _put(self, card: int, taken: Sequence[int]) -> None:
        seat = self.turn
        assert seat is not None
        self.hands[seat].remove(card)
        if taken:
            pile, key = 1 << card, 0
            for other in taken:
                pile |= 1 << other
                key += KEYS[other]
            self.key -= key
            self.gone += key + KEYS[card] & COUNTS
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
                self.gone += self.key & COUNTS
                self.table, self.key, self.placed = 0, 0, -1

    def _taken(self, card: int) -> list[int]:
        """The table cards that the quick rules take with a card: of each rank the best first."""
        numerals = self.key & NUMERALS
        courts, rank = self.key - numerals, RANK[card]
        mine, rest = (numerals, courts) if rank < HIGHEST else (courts, numerals)
        now = OFFERS[mine + SHARED if rest else mine]
        taken: list[int] = []
        for wanted in now.takes[rank]:
            for other in ORDER[wanted]:
                if self.table >> other & 1 and other not in taken:
                    taken.append(other)
                    break
        return taken

    def quick(self, remembers: bool) -> tuple[int, list[int]]:
        """What the quick rules play, and take with it.  With memory they know all cards that were taken."""
        seat = self.turn
        assert seat is not None
        hand, held = self.hands[seat], len(self.hands[(seat + 1) % SEATS])
        if remembers:
            unseen = held + len(self.hands[seat - 2]) + len(self.hands[seat - 1])
            card, how = quick_play(hand, self.key, self.placed, self.gone, HAS[unseen][held])
        else:
            unseen = PACK.size - len(hand) - self.table.bit_count()
            card, how = quick_play(hand, self.key, self.placed, 0, HAS[unseen][held])
        if how == TAKES:
            return card, self._taken(card)
        return card, [self.placed] if how == TAKES_PLACED else []

    def choose(self) -> Move:
        """See `Playout.choose`."""
        card, taken = self.quick(remembers=False)
        return Move("play", (card,), tuple(sorted(taken)))

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.turn is not None:
            card, taken = self.quick(remembers=True)
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
