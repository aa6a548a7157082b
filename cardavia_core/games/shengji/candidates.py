"""Good candidates where the legal moves are too many to be listed: burials, and follows with free cards.

None of them is better than the rest by any rule; they differ in what they give away, so that a search has
something to choose from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from .order import FACES, POINTS, SUITS, gathered
from .plays import paired, tractors

if TYPE_CHECKING:
    from collections.abc import Callable

    from .order import Order
    from .plays import Asked

    Cards = tuple[int, ...]


def named(cards: list[int]) -> Cards:
    """Cards as a move names them: the first copy for one, both for both."""
    return tuple(cardset.cards(gathered(cards)))


def _orders(order: Order, hand: int) -> list[Callable[[int], tuple[int, ...]]]:
    """In which order cards may be given away: keys for sorting, the first to go first."""

    def trump(card: int) -> int:
        return int(order.suits[card % FACES] == TRUMPS)

    def pair(card: int) -> int:
        return int(cardset.has(hand, card % FACES + FACES))

    def place(card: int) -> int:
        return order.places[card % FACES]

    def points(card: int) -> int:
        return POINTS[card % FACES]

    def plain(card: int) -> tuple[int, ...]:
        return trump(card), points(card), pair(card), place(card), card

    def generous(card: int) -> tuple[int, ...]:
        return trump(card), -points(card), pair(card), place(card), card

    def weakest(card: int) -> tuple[int, ...]:
        return trump(card), pair(card), place(card), points(card), card

    def trumps_first(card: int) -> tuple[int, ...]:
        return 1 - trump(card), points(card), pair(card), place(card), card

    def emptying(suit: str, points_go: int) -> Callable[[int], tuple[int, ...]]:
        def key(card: int) -> tuple[int, ...]:
            other = int(order.suits[card % FACES] != suit)
            return other, trump(card), points_go * points(card), pair(card), place(card), card

        return key

    keys: list[Callable[[int], tuple[int, ...]]] = [plain, generous, weakest, trumps_first]
    for suit in SUITS:
        if hand & order.cards[suit]:
            keys += [emptying(suit, 1), emptying(suit, -1)]
    return keys


def given_away(order: Order, hand: int, number: int) -> list[Cards]:
    """Choices of so many cards of the hand, by different ideas of what to part with; no two alike."""
    found: list[Cards] = []
    cards = cardset.cards(hand)
    for key in _orders(order, hand):
        choice = named(sorted(cards, key=key)[:number])
        if choice not in found:
            found.append(choice)
    return found


def burials(order: Order, hand: int, number: int) -> list[Cards]:
    """Candidates for the burial."""
    return given_away(order, hand, number)


def follows(order: Order, asked: Asked) -> list[Cards]:
    """Candidates for an answer to a lead, where the answers are too many."""
    if asked.filled:
        whole = cardset.cards(asked.held)
        found = [named(whole + list(fill)) for fill in given_away(order, asked.rest, asked.filled)]
        if not asked.count and asked.suit != TRUMPS:
            found += [cards for cards in ruffs(order, asked) if cards not in found]
        return found
    pairs = list(paired(asked.pairs))
    loose = asked.held & ~cardset.of(pairs)
    found = []
    for fill in given_away(order, loose, asked.size - len(pairs)):
        found.append(tuple(sorted(pairs + list(fill))))
    return found


def ruffs(order: Order, asked: Asked) -> list[Cards]:
    """Every play of trumps alone that has the shape of the lead."""
    if asked.size == 1:
        return [(card,) for card in order.of(asked.rest, TRUMPS) if card < FACES]
    if asked.size == 2:
        return [paired([face]) for face in order.pairs(asked.rest, TRUMPS)]
    return [paired(faces) for faces in tractors(order, asked.rest, TRUMPS) if 2 * len(faces) == asked.size]
