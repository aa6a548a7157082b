"""A full deal of Shengji drawn at random among all that fit one seat's view.

All copies of cards that a seat does not see are laid in the hands of the others and, while the kitty is
not taken or the burial not known, apart.  Every way to lay them that fits what is certain (see facts.py)
is as likely: they are drawn among those that fit the voids until one fits the pairs too.  Should none be
found soon, the last one is mended, which always succeeds, and then stirred.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import Arrangements
from .facts import Facts
from .mending import Lying
from .order import FACES, PACK
from .position import KNOWN

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream

TRIES = 12


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view."""
    *hands, apart = [PACK.write(place) for place in hidden_cards(view, stream)]
    hands[view["seat"]] = view["hand"]
    position = {name: view[name] for name in KNOWN}
    position["hands"] = hands
    if view["phase"] == "declare":
        position["kitty"] = apart
    elif not view["buried"]:
        position["buried"] = apart
    return position


def hidden_cards(view: dict[str, Any], stream: Stream) -> list[list[int]]:
    """Where the cards lie that the view does not show: those in each hand, and those apart."""
    facts = Facts(view)
    lying = Lying(facts, view["dealer"])
    cards = [face + copy * FACES for face in range(FACES) for copy in range(facts.hidden[face])]
    ways = Arrangements(cards, facts.rooms, _allowed(facts, lying, cards))
    places: list[list[int]] = []
    for _ in range(TRIES):
        places = ways.scattered(stream)
        if lying.fits(places) and _shown_once_fits(facts, lying, places, stream):
            return places
    return lying.mended(places, stream)


def _allowed(facts: Facts, lying: Lying, cards: list[int]) -> list[int]:
    """The places that each card may lie in; of a face that was shown, first copies first, with its owner."""
    found = []
    for card in cards:
        face = card % FACES
        places = [place for place, room in enumerate(facts.rooms) if room and not facts.void(place, face)]
        if card // FACES < lying.kept[face]:
            places = [place for place in places if place in lying.homes[face]]
        found.append(cardset.of(places))
    return found


def _shown_once_fits(facts: Facts, lying: Lying, places: list[list[int]], stream: Stream) -> bool:
    """Whether to keep a draw in which the owner of a face shown once has both copies of it.

    Either copy may be the one that was shown.  The first is laid with the owner in every draw, so that
    draws with both there come up twice as often as they should.
    """
    for face, _, copies in facts.owned:
        if copies == 1 and facts.hidden[face] == 2:
            second = [place for place in lying.homes[face] if face + FACES in places[place]]
            if second and stream.below(2):
                return False
    return True


def fits(view: dict[str, Any], hands: list[list[str]], apart: list[str]) -> bool:
    """Whether hands, and what lies apart, agree with everything that is certain in a view."""
    facts = Facts(view)
    places = [PACK.read(codes) for codes in hands + [apart]]
    places[view["seat"]] = []
    if [len(place) for place in places] != facts.rooms:
        return False
    lying = Lying(facts, view["dealer"])
    held = [len([1 for place in places for card in place if card % FACES == face]) for face in range(FACES)]
    return held == facts.hidden and lying.agrees(places)
