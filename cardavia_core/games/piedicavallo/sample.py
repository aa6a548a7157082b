"""A full deal of Piedicavallo drawn at random among all that fit one seat's view.

What is certain about the cards that a seat cannot see: who did not follow has none of the suit, who did
not trump then has no trumps; the discard holds as many trumps as were announced and no card that counts
5; and if there are trumps in it, the dealer kept nothing but trumps, Kings and the Matto, or no trump at
all.  These two cases exclude each other, since there are only five Kings and Matto, and are weighed by
the number of deals in each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import SEATS, Arrangements, played, voids
from .rules import CARDS, DISCARD, LOOSE, NEVER, SETS, SUIT
from .scoring import PACK

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream
    from .rules import PiedicavalloDeal


def unseen(view: dict[str, Any]) -> list[int]:
    """The cards the view's seat has not seen, in ascending order."""
    seen = set(view["hand"] + view["trick"] + view["discard"])
    for trick in view["tricks"]:
        seen.update(trick["cards"])
    return [card for card in CARDS if PACK.code(card) not in seen]


def possible(view: dict[str, Any]) -> list[int]:
    """The cards that each seat may hold by what it has played, as sets."""
    sets = []
    for missing in voids(played(view, PACK), SUIT):
        cards = cardset.of(CARDS)
        for suit in sorted(missing):
            cards &= ~SETS[suit]
        sets.append(cards)
    return sets


def kept_by_dealer(view: dict[str, Any]) -> list[int]:
    """What the dealer's hand may hold, as sets: one for each case of his discard that is still possible."""
    everything = cardset.of(CARDS)
    if not view["announced"]:
        return [everything]
    own = cardset.EMPTY
    for leader, cards in played(view, PACK):
        for place, card in enumerate(cards):
            if (leader + place) % SEATS == view["dealer"]:
                own |= 1 << card
    cases = (everything & ~LOOSE, everything & ~SETS[TRUMPS])
    return [kept for kept in cases if not own & ~kept]


def hidden_places(view: dict[str, Any], kept: int) -> tuple[list[int], list[int]]:
    """The room of each place that the seat cannot see into, and the cards that may lie in it.

    They are the four hands, with no room in the seat's own, and the trumps and the suit cards of the
    discard.
    """
    rooms = list(view["hands"])
    rooms[view["seat"]] = 0
    may_hold = possible(view)
    may_hold[view["dealer"]] &= kept
    trumps = view["announced"]
    if trumps is None or view["discard"]:
        rooms += [0, 0]
    else:
        rooms += [trumps, DISCARD - trumps]
    return rooms, may_hold + [SETS[TRUMPS] & ~NEVER, LOOSE]


def cases(view: dict[str, Any]) -> list[Arrangements]:
    """All deals that fit the view: the arrangements of the hidden cards in each case of the discard."""
    cards = unseen(view)
    found = []
    for kept in kept_by_dealer(view):
        rooms, may_hold = hidden_places(view, kept)
        places = [place for place, room in enumerate(rooms) if room]
        allowed = [
            cardset.of([place for place in places if cardset.has(may_hold[place], card)]) for card in cards
        ]
        found.append(Arrangements(cards, rooms, allowed))
    return found


class Sampler:
    """Draws full deals that fit a view, each as likely as any other.

    `deal` is the deal as far as the view tells it (see `Game.load`).
    """

    __slots__ = ("_deal", "_cases")

    def __init__(self, deal: PiedicavalloDeal, view: dict[str, Any]) -> None:
        self._deal = deal
        self._cases = cases(view)

    def draw(self, stream: Stream) -> PiedicavalloDeal:
        """One of the deals."""
        pick = stream.below(sum([case.total for case in self._cases]))
        for case in self._cases:
            if pick < case.total:
                return self._filled(case.scattered(stream))
            pick -= case.total
        raise AssertionError("the deals were counted differently")

    def _filled(self, places: list[list[int]]) -> PiedicavalloDeal:
        deal = self._deal.copy()
        for seat in range(SEATS):
            # The seat's own hand is known, and no hidden card has been laid there.
            deal.hands[seat] |= cardset.of(places[seat])
        deal.discard = deal.discard or tuple(sorted(places[SEATS] + places[SEATS + 1]))
        return deal
