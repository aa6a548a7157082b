"""How a deal of Minchiate begins: the cut, its robbery, the deal, the dealer's robbery (rules 11 to 17).

The system lifts the packet and takes whatever may be robbed: nothing here is decided by a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS
from .pack import HAND, OUT_OF_PLAY, PACK, PROTECTED, ROBBABLE, worth

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

FIRST_PACKET = 10


class Robbery:
    """Cards turned up one after the other and taken, for as long as they may be robbed.

    `seat` takes the cards `robbed`, in their order; `stop` is the card that ended it, None where nothing
    did but the limit or the end of the cards.
    """

    __slots__ = ("seat", "robbed", "stop")

    def __init__(self, seat: int, cards: Sequence[int]) -> None:
        self.seat = seat
        self.robbed: list[int] = []
        self.stop: int | None = None
        for card in cards:
            if len(self.robbed) == OUT_OF_PLAY:
                break
            if not cardset.has(ROBBABLE, card):
                self.stop = card
                break
            self.robbed.append(card)

    @property
    def points(self) -> int:
        """What the robbed cards score at once."""
        return worth(self.robbed)

    def data(self) -> dict[str, Any]:
        """The robbery as plain data, for a view."""
        return {
            "seat": self.seat,
            "robbed": PACK.write(self.robbed),
            "points": self.points,
            "stop": None if self.stop is None else PACK.code(self.stop),
        }


class Opening:
    """What happened before the first decision; all of it is known to everybody but the cards dealt.

    `lifted` is how many cards the cutter lifts, `cut` his robbery from the bottom of them, `exposed` the
    last card dealt to each seat, `robbery` the dealer's from the top of the cards left over, `picked` what
    he takes from among the rest, and `fola` what then lies open.
    """

    __slots__ = ("lifted", "cut", "exposed", "robbery", "picked", "fola")

    def __init__(self, dealer: int) -> None:
        self.lifted = 0
        self.cut = Robbery((dealer + SEATS - 1) % SEATS, [])
        self.exposed: list[int] = []
        self.robbery = Robbery(dealer, [])
        self.picked: list[int] = []
        self.fola: list[int] = []

    def taken(self, seat: int) -> list[int]:
        """The cards that a seat has besides those dealt to it, in the order it took them."""
        cards: list[int] = []
        if seat == self.cut.seat:
            cards += self.cut.robbed
        if seat == self.robbery.seat:
            cards += self.robbery.robbed + self.picked
        return cards


def begin(pack: list[int], lifted: int, dealer: int) -> tuple[Opening, list[int]]:
    """The opening with a pack in this order, the top card first, of which `lifted` cards are cut off.

    Gives also the hands, as card sets.
    """
    opening = Opening(dealer)
    opening.lifted = lifted
    packet, lower = list(pack[:lifted]), list(pack[lifted:])
    opening.cut = Robbery(opening.cut.seat, [packet[-1 - place] for place in range(lifted)])
    left = lower + packet[: lifted - len(opening.cut.robbed)]
    hands = [cardset.EMPTY] * SEATS
    opening.exposed = [0] * SEATS
    for place in range(SEATS):
        seat = (dealer + 1 + place) % SEATS
        first = left[place * FIRST_PACKET : (place + 1) * FIRST_PACKET]
        start = SEATS * FIRST_PACKET + place * (HAND - FIRST_PACKET)
        second = left[start : start + HAND - FIRST_PACKET]
        hands[seat] = cardset.of(first + second)
        opening.exposed[seat] = second[-1]
    _take_fola(opening, left[SEATS * HAND :])
    for seat in range(SEATS):
        hands[seat] |= cardset.of(opening.taken(seat))
    return opening, hands


def _take_fola(opening: Opening, rest: list[int]) -> None:
    """The dealer robs the cards left over, and picks up what must stay in play (rules 15, 16)."""
    opening.robbery = Robbery(opening.robbery.seat, rest)
    behind = rest[len(opening.robbery.robbed) :]
    opening.picked = [card for card in behind if cardset.has(PROTECTED, card)]
    opening.fola = [card for card in behind if not cardset.has(PROTECTED, card)]
