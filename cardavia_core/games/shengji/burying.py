"""Which eight cards to bury.

Trumps and Aces stay, and so do pairs above the 8 and tractors; a short suit goes as a whole, to trump it
later.  Points are buried by a strong hand only: they count double, and more, to opponents who win the
last trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import Move, message
from .candidates import named
from .order import BURIED, FACES, POINTS, RANK, RED_JOKER, SUITS
from .plays import tractors

if TYPE_CHECKING:
    from .order import Order

    Cards = tuple[int, ...]

NEVER = 100_000
MANY_TRUMPS, FEW_TRUMPS = 11, 9
EMPTIED = (300, 200, 100)
"""What the first, second and third empty suit are worth."""
PLACE = 12
SECOND = 60
PAIR_HIGH, PAIR_LOW = 400, 60
TRACTOR = 500
POINT = 10
"""What each point is worth in the burial of a hand that is strong enough, beyond the reach of others."""
HALF_SAFE = 60
"""What each point costs in the burial of a hand between strong and weak."""
LOWEST_HIGH_PAIR = "9"


def choose_burial(order: Order, hand: int) -> tuple[Move, list[str]]:
    """The eight cards that the hand misses least, and why."""
    costs = {card: cost(order, hand, card) for card in cardset.cards(hand)}
    best: list[int] = []
    lowest = 0
    for emptied in _suits_to_empty(order, hand):
        cards = _with_rest(order, costs, emptied)
        total = sum([costs[card] for card in cards]) - _voids_worth(order, hand, cards)
        if not best or total < lowest:
            best, lowest = cards, total
    move = Move("bury", named(best))
    return move, bury_reasons(order, hand, list(move.cards))


def _suits_to_empty(order: Order, hand: int) -> list[list[int]]:
    """Every choice of plain suits that go as a whole, with their cards."""
    found: list[list[int]] = [[]]
    for suit in SUITS:
        cards = order.of(hand, suit)
        if cards:
            found += [chosen + cards for chosen in found if len(chosen) + len(cards) <= BURIED]
    return found


def _with_rest(order: Order, costs: dict[int, int], emptied: list[int]) -> list[int]:
    """These cards and, to make up eight, those that are missed least."""
    rest = sorted([card for card in costs if card not in emptied], key=lambda card: (costs[card], card))
    return emptied + rest[: BURIED - len(emptied)]


def _voids_worth(order: Order, hand: int, cards: list[int]) -> int:
    buried = cardset.of(cards)
    emptied = [
        suit
        for suit in SUITS
        if order.cards[suit] and hand & order.cards[suit] and not hand & order.cards[suit] & ~buried
    ]
    return sum(EMPTIED[: len(emptied)])


def cost(order: Order, hand: int, card: int) -> int:
    """What it costs to bury a card."""
    face = card % FACES
    suit, place = order.suits[face], order.places[face]
    if suit == TRUMPS:
        return NEVER + place
    ranked = order.ranked[suit]
    if face == ranked[-1]:
        return NEVER // 10
    total = PLACE * place // 3 + _points_cost(order, hand, POINTS[face])
    if face == ranked[-2]:
        total += SECOND
    if hand >> face + FACES & 1:
        high = place >= _high_place(order, suit)
        total += PAIR_HIGH if high else PAIR_LOW
        if any(face in faces for faces in tractors(order, hand, suit)):
            total += TRACTOR
    return total + _company(order, hand, suit)


def _high_place(order: Order, suit: str) -> int:
    """The place from which on a pair is high: that of the 9, or of the 10 where the 9 is the level."""
    known = [order.places[face] for face in order.ranked[suit] if RANK[face] in (LOWEST_HIGH_PAIR, "10")]
    return min(known)


def _company(order: Order, hand: int, suit: str) -> int:
    """A card of a suit that will be led from, under its Ace, is missed a little more."""
    top = order.ranked[suit][-1]
    return 20 if hand >> top & 1 else 0


def _points_cost(order: Order, hand: int, points: int) -> int:
    """The gate: see `MANY_TRUMPS`.  Strong hands bury points gladly, weak ones never."""
    if not points:
        return 0
    trumps = cardset.count(hand & order.cards[TRUMPS])
    if trumps < FEW_TRUMPS or not hand >> RED_JOKER & 1:
        return NEVER // 100 * points // 5
    return -POINT * points if trumps >= MANY_TRUMPS else HALF_SAFE * points


def bury_reasons(order: Order, hand: int, cards: list[int]) -> list[str]:
    """Why these cards are buried."""
    buried = cardset.of(cards)
    found = []
    if _voids_worth(order, hand, cards):
        found.append(message("shengji.reason.empties"))
    elif any(hand & order.cards[suit] & ~buried and buried & order.cards[suit] for suit in SUITS):
        found.append(message("shengji.reason.weak_cards"))
    if any(POINTS[card % FACES] for card in cards):
        strong = _points_cost(order, hand, 1) < 0
        found.append(message("shengji.reason.safe_points") if strong else message("shengji.reason.must_bury"))
    elif any(POINTS[card % FACES] for card in cardset.cards(hand) if order.suits[card % FACES] != TRUMPS):
        found.append(message("shengji.reason.no_points"))
    return (found or [message("shengji.reason.weak_cards")])[:2]
