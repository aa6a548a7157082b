"""What every cloth can do: cards leave a hand, fly, and go to whoever has taken them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..page import by_id
from ..texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..choices.choice import Choice
    from ..flights import Flights
    from ..pace import Pace
    from ..stage import Stage
    from .opening import Opening

    Box = tuple[float, float, float, float]

FLY, REST, GATHER, DEAL, NEXT_CARD, DEAL_AT_MOST = 320, 260, 420, 300, 40, 1200
HOME = (30, 48)
"""Width and height of a card that comes from a plate or goes to it."""


class Board:
    """One kind of cloth.  `show` moves what an event moves; `draw` shows a view at once."""

    __slots__ = ("stage", "flights", "pace")

    def __init__(self, stage: Stage, flights: Flights, pace: Pace) -> None:
        self.stage = stage
        self.flights = flights
        self.pace = pace

    def draw(self, view: dict[str, Any]) -> None:
        """Draw everything that lies on the cloth."""
        raise NotImplementedError

    def mark(self, choice: Choice | None) -> None:
        """Show on the cloth what is chosen."""
        raise NotImplementedError

    def find(self, name: str) -> Any:
        """The element of a card on the cloth, None if it is not there."""
        raise NotImplementedError

    def cards(self) -> list[Any]:
        """The cards on the cloth that are dealt there."""
        return []

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """Move what the event moves.  `view` is the person's view after all that happens with it."""
        raise NotImplementedError

    async def still(self, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """What must be seen of the beats even where nothing moves, before the view is drawn."""

    def opening(self, view: dict[str, Any]) -> Opening | None:
        """How the opening of a deal is shown step by step; None where it is no more than dealing."""
        return None

    def home(self, seat: int) -> Box:
        """Where the cards lie that a seat has taken, and where those come from that it holds."""
        plate = self.flights.box(by_id("plate-%d" % seat))
        if seat == YOU or plate[2] == 0:
            board = self.flights.box(by_id("board"))
            return board[0] + board[2] / 2 - HOME[0] / 2, board[1] + board[3] - HOME[1], HOME[0], HOME[1]
        left, top = plate[0] + plate[2] / 2, plate[1] + plate[3] / 2
        return left - HOME[0] / 2, top - HOME[1] / 2, HOME[0], HOME[1]

    def hand_of(self, seat: int) -> list[Any]:
        """The backs of another seat's hand, where they are drawn."""
        return []

    def leave_hand(self, seat: int, code: str) -> Box:
        """Take a card out of a hand; where it lay."""
        backs, places = self.hand_of(seat), self.stage.places
        name = places.going(code)
        card = self.stage.fan.find(name) if seat == YOU else (backs[-1] if backs else None)
        box = self.flights.box(card) if card else self.home(seat)
        if card:
            card.remove()
        if seat == YOU:
            places.leave(name)
        return box

    async def deal(self, dealer: int, view: dict[str, Any]) -> None:
        """New cards come from the dealer's side: first to the hands, then to the cloth."""
        lying = [str(card.getAttribute("data-card")) for card in self.cards()]
        await self.arrive(self.home(dealer), view, lying)

    async def arrive(self, start: Box, view: dict[str, Any], lying: list[str]) -> None:
        """Draw the view, and let every card come from a box but for those that lie there already."""
        self.stage.render(view)
        hidden = self.stage.fan.cards()
        for seat in range(len(view["hands"])):
            hidden += self.hand_of(seat)
        hidden += self.cards()
        hidden = [card for card in hidden if str(card.getAttribute("data-card")) not in lying]
        journeys = []
        for card in hidden:
            goal = self.flights.box(card)
            copy = self.flights.lift(self.stage.face(card.getAttribute("data-card") or "back"), goal)
            journeys.append((copy, goal, start, goal))
            card.style.visibility = "hidden"
        await self.flights.fly(journeys, DEAL, min(NEXT_CARD, (DEAL_AT_MOST - DEAL) / max(1, len(journeys))))
        for card in hidden:
            card.style.visibility = ""
        self.flights.land([journey[0] for journey in journeys])

    async def fly_in(self, starts: list[Box], codes: list[str], cards: list[Any], stagger: float = 0) -> None:
        """Cards fly from their boxes to their own elements, which wait unseen; all at once, or in turn.

        Where nothing travels they are there already.
        """
        if not self.pace.travels():
            return
        journeys = []
        for start, code, card in zip(starts, codes, cards):
            goal = self.flights.box(card)
            card.style.visibility = "hidden"
            journeys.append((self.flights.lift(self.stage.face(code), goal), goal, start, goal))
        await self.flights.fly(journeys, FLY, stagger)
        for card in cards:
            card.style.visibility = ""
        self.flights.land([journey[0] for journey in journeys])
