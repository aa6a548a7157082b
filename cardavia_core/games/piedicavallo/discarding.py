"""Rules of thumb for the dealer's discard in Piedicavallo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...game import message
from .rules import SETS, SUIT
from .scoring import PACK, POINTS, worth

if TYPE_CHECKING:
    from ...game import Move
    from .rules import PiedicavalloDeal

VOID = 300
SINGLE = 60
TRUMP = 250
IN_THE_BAG = {"D": 200, "C": 180, "F": 120}
"""What a court card that no higher one protects gains by being out of reach, in hundredths of a point."""
PIP = 50
PAIR = 600


def choose_discard(deal: PiedicavalloDeal) -> tuple[Move, list[str]]:
    """The best pair to discard, and why."""
    hand = deal.hands[deal.dealer]
    best = max(
        deal.moves(), key=lambda move: (discard_value(hand, move.cards), -move.cards[0], -move.cards[1])
    )
    return best, [message("piedicavallo.reason.bag")]


def discard_value(hand: int, cards: tuple[int, ...]) -> int:
    """What discarding these two is worth, in hundredths of a point."""
    kept = hand & ~cardset.of(cards)
    total = 0
    for card in cards:
        if SUIT[card] == TRUMPS:
            total -= TRUMP
            continue
        own = hand & SETS[SUIT[card]]
        ranks = [PACK.rank(other) for other in cardset.cards(own)]
        rank = PACK.rank(card)
        if rank not in IN_THE_BAG:
            total += PIP
        elif "R" in ranks:
            total -= PAIR if rank == "D" else 0
        else:
            total += IN_THE_BAG[rank]
    trumps = cardset.count(kept & SETS[TRUMPS])
    for suit in ITALIAN_SUITS:
        before, after = cardset.count(hand & SETS[suit]), cardset.count(kept & SETS[suit])
        if before and not after and trumps > 2:
            total += VOID
        elif after == 1 and before > 1 and trumps > 2:
            total += SINGLE
    return total
