"""Leads and follows: which plays there are, which are owed, and which wins.

Source: rules 1.7 to 1.9, decided in RULINGS.md (A8 to A16).  A lead is a single card, a pair, or a tractor:
pairs on neighbouring places of one suit.  There are no throws.  Whoever follows plays as many cards, of
the suit as far as they go, and as many real pairs as were led; a tractor is never owed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import choices
from .order import FACES, FIRST_COPIES, SUITS, both_copies

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .order import Order

    Cards = tuple[int, ...]


class Shape:
    """A single card, a pair or a tractor: its suit, its number of cards, and its highest place."""

    __slots__ = ("suit", "size", "top")

    def __init__(self, suit: str, size: int, top: int) -> None:
        self.suit = suit
        self.size = size
        self.top = top

    @property
    def pairs(self) -> int:
        """How many pairs it is made of; 0 for a single card."""
        return self.size // 2

    def beats(self, other: Shape) -> bool:
        """Whether it wins against what was played before it: higher in the suit, or trumps that ruff."""
        if self.size != other.size:
            return False
        if self.suit == other.suit:
            return self.top > other.top
        return self.suit == TRUMPS


def faces_of(cards: Sequence[int]) -> list[int]:
    """The faces among these cards, each once, ascending."""
    return sorted({card % FACES for card in cards})


def shape(order: Order, cards: Sequence[int]) -> Shape | None:
    """The shape of these cards; None if they are no single card, pair or tractor of one suit."""
    first = cards[0] % FACES
    suit = order.suits[first]
    if len(cards) == 1:
        return Shape(suit, 1, order.places[first])
    faces = faces_of(cards)
    if any(order.suits[face] != suit for face in faces):
        return None
    places = sorted([order.places[face] for face in faces])
    in_a_row = all(place == places[0] + step for step, place in enumerate(places))
    if len(cards) != 2 * len(faces) or not in_a_row:
        return None
    return Shape(suit, len(cards), places[-1])


def winning(order: Order, plays: Sequence[Sequence[int]]) -> int:
    """Which of the plays of a trick is winning: of two that are equal, the earlier."""
    best, ahead = 0, shape(order, plays[0])
    for number in range(1, len(plays)):
        found = shape(order, plays[number])
        if found is not None and ahead is not None and found.beats(ahead):
            best, ahead = number, found
    return best


def tractors(order: Order, hand: int, suit: str) -> list[tuple[int, ...]]:
    """The faces of every tractor of this suit in a hand, the shorter ones of the weakest places first."""
    by_place: dict[int, list[int]] = {}
    for face in order.pairs(hand, suit):
        by_place.setdefault(order.places[face], []).append(face)
    found: list[tuple[int, ...]] = []
    chains: list[tuple[int, ...]] = [(face,) for place in sorted(by_place) for face in by_place[place]]
    while chains:
        longer = []
        for chain in chains:
            longer += [chain + (face,) for face in by_place.get(order.places[chain[-1]] + 1, ())]
        found += longer
        chains = longer
    return found


def paired(faces: Sequence[int]) -> Cards:
    """Both copies of each of these faces, as a move names them."""
    return tuple(sorted([card for face in faces for card in both_copies(face)]))


def leads(order: Order, hand: int) -> list[Cards]:
    """Every lead from this hand: the single cards, the pairs, the tractors."""
    found: list[Cards] = [(face,) for face in cardset.cards(hand & FIRST_COPIES)]
    suits = SUITS + (TRUMPS,)
    found += [paired([face]) for suit in suits for face in order.pairs(hand, suit)]
    found += [paired(faces) for suit in suits for faces in tractors(order, hand, suit)]
    return found


class Asked:
    """What a lead asks of a hand: `size` cards of `suit`, and `owed` of the `pairs` (faces) in it.

    `held` are the hand's cards of the suit, `rest` the others, as sets; `count` is how many of the suit
    there are.
    """

    __slots__ = ("suit", "size", "held", "rest", "count", "pairs", "owed")

    def __init__(self, order: Order, hand: int, led: Shape) -> None:
        self.suit = led.suit
        self.size = led.size
        self.held = hand & order.cards[led.suit]
        self.rest = hand & ~self.held
        self.count = cardset.count(self.held)
        self.pairs = order.pairs(hand, led.suit)
        self.owed = min(led.pairs, len(self.pairs)) if self.count >= led.size else 0

    @property
    def filled(self) -> int:
        """How many cards of other suits have to fill the play up."""
        return max(0, self.size - self.count)

    def number(self) -> int:
        """How many plays are allowed, by formula (rules 1.8, item 27)."""
        if self.filled:
            return fills_number(self.rest, self.filled)
        if self.size == 1:
            return cardset.count(self.held & FIRST_COPIES)
        if self.owed == self.size // 2:
            return choices(len(self.pairs), self.owed)
        loose, wanted = self.count - 2 * self.owed, self.size - 2 * self.owed
        return choices(loose, wanted)

    def plays(self) -> Iterator[Cards]:
        """Every play that is allowed."""
        if self.filled:
            whole = tuple(cardset.cards(self.held))
            for fill in fills(cardset.cards(self.rest & FIRST_COPIES), self.rest, self.filled):
                yield tuple(sorted(whole + fill))
        elif self.size == 1:
            for face in cardset.cards(self.held & FIRST_COPIES):
                yield (face,)
        elif self.owed == self.size // 2:
            for faces in combinations(sorted(self.pairs), self.owed):
                yield paired(faces)
        else:
            pairs = paired(self.pairs)
            loose = cardset.cards(self.held & ~cardset.of(pairs))
            for cards in combinations(loose, self.size - len(pairs)):
                yield tuple(sorted(pairs + cards))


def combinations(cards: Sequence[int], number: int) -> Iterator[Cards]:
    """Every choice of so many of these cards, in their order."""
    if number == 0:
        yield ()
        return
    for place in range(len(cards) - number + 1):
        for others in combinations(cards[place + 1 :], number - 1):
            yield (cards[place],) + others


def fills(faces: Sequence[int], hand: int, number: int) -> Iterator[Cards]:
    """Every choice of so many cards of these faces, which the hand holds once or twice."""
    if number == 0:
        yield ()
        return
    for place, face in enumerate(faces):
        further = faces[place + 1 :]
        for others in fills(further, hand, number - 1):
            yield (face,) + others
        if number > 1 and hand >> face + FACES & 1:
            for others in fills(further, hand, number - 2):
                yield (face, face + FACES) + others


def fills_number(hand: int, number: int) -> int:
    """How many choices of so many cards a hand gives, when two copies are the same."""
    twice = cardset.count(hand >> FACES)
    once = cardset.count(hand & FIRST_COPIES) - twice
    ways = [1] + [0] * number
    for most in [1] * once + [2] * twice:
        ways = [
            ways[size] + (ways[size - 1] if size else 0) + (ways[size - 2] if most == 2 and size > 1 else 0)
            for size in range(number + 1)
        ]
    return ways[number]
