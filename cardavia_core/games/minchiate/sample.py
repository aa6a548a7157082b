"""A full deal of Minchiate drawn at random among all that fit one seat's view.

What is certain about the hidden cards is in known.py.  Every way in which they can lie, in the hands and in
discards that are not shown yet, is as likely as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS, Arrangements
from .known import DISCARDS, Known

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream
    from .rules import MinchiateDeal


def arrangements(view: dict[str, Any]) -> Arrangements:
    """All ways in which the cards that the view's seat has not seen can lie."""
    known = Known(view)
    cards, allowed = [], []
    for alike, places in known.classes():
        for card in cardset.cards(alike):
            cards.append(card)
            allowed.append(places)
    return Arrangements(cards, known.rooms, allowed)


class Sampler:
    """Draws full deals that fit a view, each as likely as any other.

    `deal` is the deal as far as the view tells it (see `Game.load`).
    """

    __slots__ = ("_deal", "_seat", "_arrangements")

    def __init__(self, deal: MinchiateDeal, view: dict[str, Any]) -> None:
        self._deal = deal
        self._seat = view["seat"]
        self._arrangements = arrangements(view)

    def draw(self, stream: Stream) -> MinchiateDeal:
        """One of the deals."""
        places = self._arrangements.scattered(stream)
        deal = self._deal.copy()
        for seat in range(SEATS):
            if seat != self._seat:
                deal.hands[seat] = cardset.of(places[seat])
            deal.discards[seat] = deal.discards[seat] or tuple(sorted(places[DISCARDS + seat]))
        deal.measure()
        return deal
