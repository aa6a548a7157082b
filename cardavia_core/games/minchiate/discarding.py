"""Rules of thumb for the discard of cutter and dealer in Minchiate.

Plans are compared: for every choice of suits, to lay away all that may go of them, and to fill up with the
weakest of the other cards.  Worths are in tenths of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...game import Move, message
from .pack import ABOVE_SUITS, COURTS, HAND, KING_OF, PACK, PROTECTED, SETS, STRENGTH, SUIT

if TYPE_CHECKING:
    from .rules import MinchiateDeal

VOID = 160
SINGLE = 40
GUARDS = 2
"""A King keeps so many cards of its suit beside it, where that can be."""
UNGUARDED = -60
TRUMP = -60
LOW = 12
COURT = -6


def choose_discard(deal: MinchiateDeal, seat: int) -> tuple[Move, list[str]]:
    """The best discard, and why.  Equal ones: the first in the order of the plans."""
    hand, usable = deal.hands[seat], deal.usable()
    best = good_discards(hand, usable)[0]
    return Move("discard", best), discard_reasons(hand, best, usable)


def good_discards(hand: int, usable: list[int]) -> list[tuple[int, ...]]:
    """What could be laid away of a hand whose usable cards these are, the best first."""
    worth = {card: card_value(hand, card) for card in usable}
    found: list[tuple[int, tuple[int, ...]]] = []
    for plan in plans(worth, usable, cardset.count(hand) - HAND):
        value = sum([worth[card] for card in plan]) + suits_value(hand, plan)
        valued = (value, tuple(sorted(plan)))
        if valued not in found:
            found.append(valued)
    order = sorted(range(len(found)), key=lambda place: (-found[place][0], place))
    return [found[place][1] for place in order]


def plans(worth: dict[int, int], usable: list[int], number: int) -> list[list[int]]:
    """The discards that are compared: one for every choice of suits that is not too big."""
    found = []
    best_first = sorted(usable, key=lambda card: (-worth[card], card))
    for choice in range(1 << len(ITALIAN_SUITS)):
        chosen = [suit for place, suit in enumerate(ITALIAN_SUITS) if choice >> place & 1]
        whole = [card for card in usable if SUIT[card] in chosen]
        if len(whole) <= number:
            rest = [card for card in best_first if SUIT[card] not in chosen]
            found.append(whole + rest[: number - len(whole)])
    return found


def card_value(hand: int, card: int) -> int:
    """What it is worth that this card is out of the hand."""
    suit = SUIT[card]
    if suit == TRUMPS:
        return TRUMP + ABOVE_SUITS - STRENGTH[card]
    if cardset.has(PROTECTED, card):
        return TRUMP + TRUMP
    total = LOW
    if PACK.rank(card) in COURTS:
        total += COURT * (1 + COURTS.index(PACK.rank(card)))
    return total + (UNGUARDED if guards_king(hand, card) else 0)


def guards_king(hand: int, card: int) -> bool:
    """Whether a card is one of the best beside a King of the hand."""
    king = KING_OF[SUIT[card]]
    if card == king or not cardset.has(hand, king):
        return False
    better = [
        other
        for other in cardset.cards(hand & SETS[SUIT[card]])
        if STRENGTH[card] < STRENGTH[other] < STRENGTH[king]
    ]
    return len(better) < GUARDS


def suits_value(hand: int, cards: list[int]) -> int:
    """What it is worth how long the suits are after a discard."""
    total = 0
    kept = hand & ~cardset.of(cards)
    for suit in ITALIAN_SUITS:
        before, after = cardset.count(hand & SETS[suit]), cardset.count(kept & SETS[suit])
        if before and not after:
            total += VOID
        elif before > after == 1 and not cardset.has(hand, KING_OF[suit]):
            total += SINGLE
    return total


def discard_reasons(hand: int, cards: tuple[int, ...], usable: list[int]) -> list[str]:
    """Why these cards are discarded, the weightiest reason first, two at most."""
    found = []
    kept = hand & ~cardset.of(cards)
    emptied = [suit for suit in ITALIAN_SUITS if hand & SETS[suit] and not kept & SETS[suit]]
    if emptied and kept & SETS[TRUMPS]:
        found.append(message("minchiate.reason.void"))
    free = [card for card in usable if card not in cards]
    if any(SUIT[card] in ITALIAN_SUITS and guards_king(kept, card) for card in free):
        found.append(message("minchiate.reason.guards"))
    loose = cardset.of(usable) & SETS[TRUMPS]
    if loose and not loose & ~kept:
        found.append(message("minchiate.reason.keeps_trumps"))
    return (found or [message("minchiate.reason.small")])[:2]
