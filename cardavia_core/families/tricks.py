"""What the trick-taking games share: the suit asked for, the duty to follow, who wins, and what play proves.

The games differ in which cards are trumps and how cards rank, so they hand over two tables, each with an
entry for every card of the pack: `suits`, the suit a card counts as (TRUMPS for trumps, "" for a card
that belongs to none, such as the Matto), and `strengths`, where a trump is above every card of a suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import cardset
from ..cards import TRUMPS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..cards import Pack

SEATS = 4


class Trick:
    """A finished trick: who led, the cards in playing order, who won."""

    __slots__ = ("leader", "cards", "winner")

    def __init__(self, leader: int, cards: tuple[int, ...], winner: int) -> None:
        self.leader = leader
        self.cards = cards
        self.winner = winner

    def seat(self, place: int) -> int:
        """The seat that played the card at this place."""
        return (self.leader + place) % SEATS

    def data(self, pack: Pack) -> dict[str, Any]:
        """The trick as plain data, for a view."""
        return {"leader": self.leader, "cards": pack.write(self.cards), "winner": self.winner}


def by_suit(cards: Sequence[int], suits: Sequence[str]) -> dict[str, int]:
    """The cards of each suit, as sets; every suit that occurs in the table has its entry."""
    sets = dict.fromkeys(suits, cardset.EMPTY)
    for card in cards:
        sets[suits[card]] |= 1 << card
    return sets


def asked(trick: Sequence[int], suits: Sequence[str]) -> str:
    """The suit a trick asks for: that of the first card that has one, "" while none has."""
    for card in trick:
        if suits[card]:
            return suits[card]
    return ""


def dutiful(hand: int, suit: str, sets: dict[str, int]) -> int:
    """The cards of a hand that meet the duty: those of the suit, else the trumps, else all of them.

    `sets` are the cards of each suit (see `by_suit`).  Cards that may be played whatever the duty, such
    as the Matto, are the game's to add.
    """
    return hand & sets.get(suit, cardset.EMPTY) or hand & sets.get(TRUMPS, cardset.EMPTY) or hand


def winning_place(trick: Sequence[int], suits: Sequence[str], strengths: Sequence[int]) -> int | None:
    """The place of the winning card: the highest trump, else the highest of the suit asked for.

    Of two that are alike the first wins; None while no card has a suit.
    """
    suit = asked(trick, suits)
    best = None
    for place, card in enumerate(trick):
        if suits[card] not in (suit, TRUMPS) or not suits[card]:
            continue
        if best is None or strengths[card] > strengths[trick[best]]:
            best = place
    return best


def voids(played: Sequence[tuple[int, Sequence[int]]], suits: Sequence[str]) -> list[set[str]]:
    """The suits that each seat has shown that it does not hold, trumps among them.

    `played` are the tricks, the one in progress too: who led, and the cards.  Whoever does not follow
    has none of the suit; whoever does not trump then either has no trumps.  A card that belongs to no
    suit proves nothing.
    """
    found: list[set[str]] = [set() for _ in range(SEATS)]
    for leader, cards in played:
        suit = asked(cards, suits)
        for place, card in enumerate(cards):
            if suits[card] in ("", suit):
                continue
            found[(leader + place) % SEATS].add(suit)
            if suits[card] != TRUMPS:
                found[(leader + place) % SEATS].add(TRUMPS)
    return found
