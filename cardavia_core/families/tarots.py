"""What the games with a pack of tarots share: how a hand is held, and a trick as the seat to play sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import TRUMPS
from .tricks import SEATS, asked, winning_place

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from ..cards import Pack
    from .tricks import Trick

    class Odds(Protocol):
        """The chances of one seat, in thousandths."""

        def can_beat(self, seat: int, best: int) -> bool:
            """Whether it cannot be ruled out that a seat beats this card."""

        def beats(self, seat: int, best: int, suit: str) -> int:
            """The chance that a seat can beat the best card of a trick that asks for this suit."""

    class InPlay(Protocol):
        """A deal in which a trick is played."""

        hands: list[int]
        leader: int
        trick: list[int]
        tricks: list[Trick]


HELD = ((TRUMPS, ""), ("s",), ("b",), ("c",), ("d",))
CERTAIN = 1000
"""Chances are in thousandths."""
BEATS = 900
"""How often a seat that can beat the best card of a trick does so."""


def held(codes: list[str], pack: Pack, strengths: Sequence[int]) -> list[list[str]]:
    """A hand as it is held: the Matto and the trumps first, the strongest card of each suit first.

    `strengths` has an entry for every card of the pack.
    """
    hand = [pack.card(code) for code in codes]
    groups = []
    for suits in HELD:
        group = [card for card in hand if pack.suit(card) in suits]
        if group:
            group.sort(key=lambda card: (pack.suit(card) != "", -strengths[card]))
            groups.append(pack.write(group))
    return groups


class Situation:
    """What a seat can tell of a trick to which it has to play.

    `best` is the card that is winning so far and `ours` whether the partner has played it; `after` are the
    seats still to play, `left` the tricks still to be won, this one among them.
    """

    __slots__ = (
        "seat",
        "partner",
        "hand",
        "trick",
        "suit",
        "best",
        "ours",
        "after",
        "left",
        "odds",
        "_suits",
        "_strengths",
    )

    odds: Odds

    def __init__(
        self, deal: InPlay, seat: int, tricks: int, odds: Odds, suits: Sequence[str], strengths: Sequence[int]
    ) -> None:
        self.seat = seat
        self.partner = (seat + 2) % SEATS
        self.hand = deal.hands[seat]
        self.trick = deal.trick
        self.suit = asked(deal.trick, suits)
        place = winning_place(deal.trick, suits, strengths)
        self.best = None if place is None else deal.trick[place]
        self.ours = place is not None and (deal.leader + place) % SEATS == self.partner
        self.after = [(seat + step) % SEATS for step in range(1, SEATS - len(deal.trick))]
        self.left = tricks - len(deal.tricks)
        self.odds = odds
        self._suits = suits
        self._strengths = strengths

    def overtakes(self, card: int) -> bool:
        """Whether the card would be winning the trick; the first card of a suit does, the Matto never."""
        suits, strengths = self._suits, self._strengths
        if not suits[card]:
            return False
        if self.best is None:
            return True
        return suits[card] in (suits[self.best], TRUMPS) and strengths[card] > strengths[self.best]

    def opponents(self, seats: list[int]) -> list[int]:
        """Those of the seats that are of the other side."""
        return [seat for seat in seats if (seat - self.seat) % 2]

    def holds(self, card: int) -> bool:
        """Whether no opponent who is still to play can beat this card, whatever he holds."""
        return all(not self.odds.can_beat(seat, card) for seat in self.opponents(self.after))

    def safe(self) -> bool:
        """Whether the partner has the trick for certain."""
        return self.ours and self.best is not None and self.holds(self.best)

    def winning_chance(self, card: int) -> int:
        """The chance that the side wins the trick after this card."""
        takes = self.overtakes(card)
        best = card if takes else self.best
        if best is None:
            return CERTAIN // 2
        chance = CERTAIN if takes or self.ours else 0
        suit = self.suit or self._suits[card]
        for seat in self.after:
            beaten = self.odds.beats(seat, best, suit) * BEATS // CERTAIN
            if seat == self.partner:
                chance += (CERTAIN - chance) * beaten // CERTAIN
            else:
                chance -= chance * beaten // CERTAIN
        return chance
