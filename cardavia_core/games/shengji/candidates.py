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
    Traits = tuple[int, int, int, int, int, int]


def named(cards: list[int]) -> Cards:
    """Cards as a move names them: the first copy for one, both for both."""
    return tuple(cardset.cards(gathered(cards)))


def _orders(order: Order, hand: int) -> list[Callable[[Traits], tuple[int, ...]]]:
    """In which order cards may be given away: keys for sorting, the first to go first."""

    def emptying(suit: str, points_go: int) -> Callable[[Traits], tuple[int, ...]]:
        at = SUITS.index(suit)

        def key(traits: Traits) -> tuple[int, ...]:
            printed, trump, points, pair, place, card = traits
            return trump or int(printed != at), trump, points_go * points, pair, place, card

        return key

    keys: list[Callable[[Traits], tuple[int, ...]]] = [_plain, _generous, _weakest, _trumps_first]
    for suit in SUITS:
        if hand & order.cards[suit]:
            keys += [emptying(suit, 1), emptying(suit, -1)]
    return keys


def _plain(traits: Traits) -> tuple[int, ...]:
    return traits[1:]


def _generous(traits: Traits) -> tuple[int, ...]:
    _, trump, points, pair, place, card = traits
    return trump, -points, pair, place, card


def _weakest(traits: Traits) -> tuple[int, ...]:
    _, trump, points, pair, place, card = traits
    return trump, pair, place, points, card


def _trumps_first(traits: Traits) -> tuple[int, ...]:
    return (-traits[1],) + traits[2:]


def _traits(order: Order, hand: int) -> list[Traits]:
    """What is known of each card: its suit, whether it is a trump, its points, one of a pair, its place."""
    found = []
    for card in cardset.cards(hand):
        face = card % FACES
        suit = order.suits[face]
        trump = int(suit == TRUMPS)
        pair = int(cardset.has(hand, face + FACES))
        printed = -1 if trump else SUITS.index(suit)
        found.append((printed, trump, POINTS[face], pair, order.places[face], card))
    return found


def given_away(order: Order, hand: int, number: int) -> list[Cards]:
    """Choices of so many cards of the hand, by different ideas of what to part with; no two alike."""
    found: list[Cards] = []
    cards = _traits(order, hand)
    for key in _orders(order, hand):
        choice = named([traits[-1] for traits in sorted(cards, key=key)[:number]])
        if choice not in found:
            found.append(choice)
    return found


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
