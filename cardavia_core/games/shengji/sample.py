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
from .candidates import named
from .facts import APART, Facts
from .mending import Lying
from .order import FACES, PACK, gathered
from .position import KNOWN, read_position
from .scoring import SEATS

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream
    from .rules import ShengjiDeal

TRIES = 12


class HiddenCards:
    """The cards that a view does not show, and how they may lie."""

    __slots__ = ("_facts", "_lying", "_ways")

    def __init__(self, view: dict[str, Any]) -> None:
        self._facts = facts = Facts(view)
        self._lying = Lying(facts, view["dealer"])
        cards = [face + copy * FACES for face in range(FACES) for copy in range(facts.hidden[face])]
        self._ways = Arrangements(cards, facts.rooms, _allowed(facts, self._lying, cards))

    def places(self, stream: Stream) -> list[list[int]]:
        """Those in each hand, and those apart, drawn at random."""
        places: list[list[int]] = []
        for _ in range(TRIES):
            places = self._ways.scattered(stream)
            if self._lying.fits(places) and _shown_once_fits(self._facts, self._lying, places, stream):
                return places
        return self._lying.mended(places, stream)


class Sampler:
    """Draws deals that fit a view; what the view fixes is worked out once."""

    __slots__ = ("_view", "_hidden", "_known")

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view
        self._hidden = HiddenCards(view)
        self._known = known_deal(view)

    def __call__(self, stream: Stream) -> ShengjiDeal:
        """A deal that fits."""
        view, deal = self._view, self._known.copy()
        places = self._hidden.places(stream)
        for seat in range(SEATS):
            if seat != view["seat"]:
                deal.hands[seat] = gathered(places[seat])
        if view["phase"] == "declare":
            deal.kitty = [card % FACES for card in places[APART]]
        elif not view["buried"]:
            deal.buried = named(places[APART])
        if deal.turn != view["seat"]:
            deal.measure()
        return deal


def known_deal(view: dict[str, Any]) -> ShengjiDeal:
    """The deal with nothing but what a view shows: the other hands are empty."""
    position = {name: view[name] for name in KNOWN}
    position["hands"] = [view["hand"] if seat == view["seat"] else [] for seat in range(SEATS)]
    return read_position(position)


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
