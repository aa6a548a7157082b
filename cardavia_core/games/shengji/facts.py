"""What is certain about the cards that a seat does not see.

Who does not follow has none of the suit led, and whoever plays all of it has none left.  Who answers so
many pairs with cards of the suit, but fewer pairs, has no pair of it left (rules 1.8, item 27), nor the
second copy of a card of it that it plays then or later.  What was declared lies in its owner's hand until
it is played, and a kitty that was shown with the dealer, who may have buried his.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .order import BURIED, FACES, PACK, order_of
from .scoring import SEATS

if TYPE_CHECKING:
    from typing import Any

    from .order import Order

APART = SEATS
"""The place beside the four hands: the kitty before it is taken, and the burial."""


class Facts:
    """What one seat can be sure of.

    `hidden` is how many copies of each face it does not see, `rooms` how many hidden cards lie in each of
    the four hands and apart; `voids` are the suits that each seat has none of, `pairless` those it has no
    pair of, `single` the faces of these that it has played, and has no other copy of.  `owned` has an
    entry (face, seat, copies) for each face that a seat has shown and not played: so many of the hidden
    copies are in its hand or, where it is the dealer, buried.
    """

    __slots__ = ("order", "hidden", "rooms", "voids", "pairless", "single", "owned", "_played")

    def __init__(self, view: dict[str, Any]) -> None:
        self.order: Order | None = None
        if view["trump"] is not None:
            self.order = order_of(view["level"], view["trump"])
        self.hidden = [2] * FACES
        self.voids: list[set[str]] = [set() for _ in range(SEATS)]
        self.pairless: list[set[str]] = [set() for _ in range(SEATS)]
        self.single: list[set[int]] = [set() for _ in range(SEATS)]
        self._played: list[tuple[int, int]] = []
        for code in view["hand"] + view["buried"]:
            self.hidden[PACK.card(code)] -= 1
        for trick in view["tricks"]:
            self._learn(trick["leader"], trick["cards"])
        if view["trick"]:
            self._learn(view["leader"], view["trick"])
        self.rooms = _rooms(view)
        self.owned = self._owned(view)

    def _learn(self, leader: int, plays: list[list[str]]) -> None:
        """What the plays of one trick show."""
        order = self.order
        if order is None:
            return
        led = order.suits[PACK.card(plays[0][0])]
        pairs = len(plays[0]) // 2
        for place, codes in enumerate(plays):
            seat = (leader + place) % SEATS
            faces = [PACK.card(code) for code in codes]
            following = True
            for face in faces:
                self.hidden[face] -= 1
                self._played.append((seat, face))
                following = following and order.suits[face] == led
            if not following:
                self.voids[seat].add(led)
            elif len(faces) - len(set(faces)) < pairs:
                self.pairless[seat].add(led)
            if self.pairless[seat]:
                self.single[seat].update([face for face in faces if order.suits[face] in self.pairless[seat]])

    def _owned(self, view: dict[str, Any]) -> list[tuple[int, int, int]]:
        shown = [(entry["seat"], entry["cards"]) for entry in view["declarations"]]
        if view["kitty"]:
            shown.append((view["dealer"], view["kitty"]))
        faces = sorted({PACK.card(code) for _, codes in shown for code in codes})
        found = []
        for face in faces:
            code = PACK.code(face)
            for seat in sorted({owner for owner, codes in shown if code in codes}):
                copies = max([codes.count(code) for owner, codes in shown if owner == seat])
                copies -= self._played.count((seat, face))
                if copies > 0 and seat != view["seat"]:
                    found.append((face, seat, copies))
        return found

    def void(self, seat: int, face: int) -> bool:
        """Whether a hand has no card of the suit of this face; of what lies apart nothing is known."""
        return seat != APART and self.order is not None and self.order.suits[face] in self.voids[seat]

    def most(self, seat: int, face: int) -> int:
        """How many copies of a face a hand, or the place apart, may hold by what was played."""
        if seat == APART or self.order is None:
            return 2
        suit = self.order.suits[face]
        if suit in self.voids[seat] or face in self.single[seat]:
            return 0
        return 1 if suit in self.pairless[seat] else 2


def _rooms(view: dict[str, Any]) -> list[int]:
    rooms = [0 if seat == view["seat"] else held for seat, held in enumerate(view["hands"])]
    apart = view["phase"] == "declare" or (view["phase"] == "play" and not view["buried"])
    return rooms + [BURIED if apart else 0]
