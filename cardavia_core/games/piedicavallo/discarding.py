"""Rules of thumb for the dealer's discard in Piedicavallo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...game import message
from .rules import SETS, SUIT
from .scoring import PACK, POINTS

if TYPE_CHECKING:
    from ...game import Move

VOID = 500
SINGLE = 60
TRUMP = -250
PAIR = -600
PIP = 50
IN_THE_BAG = {"D": 200, "C": 180, "F": 120}
"""What a court card without its King gains by being out of reach, in hundredths of a point."""
ENOUGH_TRUMPS = 3
"""With fewer trumps there is not much to be won by having none of a suit."""


def choose_discard(hand: int, moves: list[Move]) -> tuple[Move, list[str]]:
    """The best pair to discard, and why.  Equal pairs: the first in the order of the cards."""
    best = moves[0]
    for move in moves:
        if discard_value(hand, move.cards) > discard_value(hand, best.cards):
            best = move
    return best, discard_reasons(hand, best.cards)


def ranks(hand: int, suit: str) -> list[str]:
    """The ranks of a hand's cards of a suit."""
    return [PACK.rank(card) for card in cardset.cards(hand & SETS[suit])]


def card_value(hand: int, card: int) -> int:
    """What it is worth that this card is out of the hand, in hundredths of a point."""
    if SUIT[card] == TRUMPS:
        return TRUMP
    rank = PACK.rank(card)
    if rank not in IN_THE_BAG:
        return PIP
    if "R" not in ranks(hand, SUIT[card]):
        return IN_THE_BAG[rank]
    return PAIR if rank == "D" else 0


def new_voids(hand: int, cards: tuple[int, ...]) -> list[str]:
    """The suits of which these cards are all that the hand has."""
    gone = cardset.of(cards)
    return [suit for suit in ITALIAN_SUITS if hand & SETS[suit] and not hand & SETS[suit] & ~gone]


def discard_value(hand: int, cards: tuple[int, ...]) -> int:
    """What discarding these two is worth, in hundredths of a point."""
    total = sum([card_value(hand, card) for card in cards])
    kept = hand & ~cardset.of(cards)
    if cardset.count(kept & SETS[TRUMPS]) < ENOUGH_TRUMPS:
        return total
    for suit in ITALIAN_SUITS:
        if cardset.count(hand & SETS[suit]) > 1 == cardset.count(kept & SETS[suit]):
            total += SINGLE
    return total + VOID * len(new_voids(hand, cards))


def discard_reasons(hand: int, cards: tuple[int, ...]) -> list[str]:
    """Why these two are discarded, the weightiest reason first, two at most."""
    found = []
    kept = hand & ~cardset.of(cards)
    if new_voids(hand, cards) and kept & SETS[TRUMPS]:
        found.append(message("piedicavallo.reason.void"))
    if any(POINTS[card] > 1 for card in cards):
        found.append(message("piedicavallo.reason.bag"))
    for suit in ITALIAN_SUITS:
        if "D" in ranks(kept, suit) and "R" in ranks(kept, suit):
            found.append(message("piedicavallo.reason.pair"))
            break
    return (found or [message("piedicavallo.reason.small")])[:2]
