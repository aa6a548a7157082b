"""A full deal of Minchiate drawn at random among all that fit one seat's view.

What is certain about the hidden cards is in known.py.  Every way in which they can lie, in the hands and in
discards that are not shown yet, is as likely as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS, Arrangements
from .known import DISCARDS, Known
from .pack import PACK
from .position import KNOWN

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream


def arrangements(view: dict[str, Any]) -> Arrangements:
    """All ways in which the cards that the view's seat has not seen can lie."""
    known = Known(view)
    cards, allowed = [], []
    for alike, places in known.classes():
        for card in cardset.cards(alike):
            cards.append(card)
            allowed.append(places)
    return Arrangements(cards, known.rooms, allowed)


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view, each as likely as any other."""
    places = [PACK.write(cards) for cards in arrangements(view).scattered(stream)]
    places[view["seat"]] = view["hand"]
    position = {name: view[name] for name in KNOWN}
    position["hands"] = places[:SEATS]
    position["discards"] = [shown or hidden for shown, hidden in zip(view["discards"], places[DISCARDS:])]
    return position
