"""Shows what happened: the beats of a move, card by card, in the order a person should see them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .page import Signal, by_id, toggle
from .texts import YOU

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from cardavia_core.game import Event

    from .flights import Flights
    from .pace import Pace
    from .stage import Stage

FLY, REST, GATHER, DEAL, NEXT_CARD = 320, 260, 420, 300, 40
AFTER_LAY, AFTER_SCOPA = 180, 900


class Show:
    """Plays beats on the stage.  After the last beat the stage shows the view that was given."""

    __slots__ = ("stage", "flights", "pace", "counts", "scope", "running", "_done")

    def __init__(self, stage: Stage, flights: Flights, pace: Pace) -> None:
        self.stage = stage
        self.flights = flights
        self.pace = pace
        self.counts = [0, 0]
        self.scope = [0, 0]
        self.running = False
        self._done = Signal()

    def beside(self, showing: Coroutine[Any, Any, None]) -> None:
        """Show something while the person may already choose.  `running` tells of it from this moment on."""
        self.running = True
        asyncio.create_task(self._beside(showing))

    async def _beside(self, showing: Coroutine[Any, Any, None]) -> None:
        try:
            await showing
        finally:
            self.running = False
            self._done.give()

    async def alone(self) -> None:
        """Be done with what is shown beside the choosing: two shows at once would draw over each other."""
        self.pace.rushed = self.running
        while self.running:
            self.pace.hurry()
            await self._done.wait()
        self.pace.rushed = False

    def settle(self, view: dict[str, Any]) -> None:
        """Draw the view at once."""
        self.counts = [len(pile) for pile in view["piles"]]
        self.scope = list(view["scope"])
        self.stage.mark(None)
        self.stage.render(view)

    async def beats(self, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """Show the beats one after the other, then the view."""
        if self.pace.travels():
            for beat in beats:
                for event in beat:
                    await self._event(event, view)
            self.settle(view)
        else:
            self.settle(view)
            await self.pace.rest(REST)

    async def _event(self, event: Event, view: dict[str, Any]) -> None:
        codes = self.stage.game.pack.write(event.cards)
        if event.kind == "lay":
            await self._lay(event.seat, codes[0])
        elif event.kind == "capture":
            await self._capture(event.seat, codes)
        elif event.kind == "scopa":
            await self._scopa(event.seat, codes[0])
        elif event.kind == "rest":
            await self._gather(event.seat, self._lifted(codes))
        elif event.kind == "deal":
            await self._deal(event.seat, view)
        elif event.kind == "redeal":
            await self.pace.rest(AFTER_SCOPA)

    def _leave_hand(self, seat: int, code: str) -> tuple[float, float, float, float]:
        """Take a card out of a hand; where it lay."""
        card = self.stage.find(code) if seat == YOU else self.stage.backs.lastElementChild
        box = self.flights.box(card)
        card.remove()
        self.stage.places.leave(code)
        return box

    def _pile_box(self, seat: int) -> tuple[float, float, float, float]:
        """Where a seat's pile lies; the smallest screens do not draw it: the edge of the cloth serves."""
        box = self.flights.box(by_id("pile-%d" % seat).querySelector(".stk .back"))
        if box[2] > 0:
            return box
        board = self.flights.box(by_id("board"))
        top = board[1] + board[3] - 40 if seat == YOU else board[1]
        return board[0] + board[2] - 40, top, 29, 48

    async def _lay(self, seat: int, code: str) -> None:
        start = self._leave_hand(seat, code)
        self.stage.places.slot_for(code)
        self.stage.draw_table()
        card = self.stage.find(code)
        goal = self.flights.box(card)
        card.style.visibility = "hidden"
        copy = self.flights.lift(self.stage.face(code), goal)
        await self.flights.fly([(copy, goal, start, goal)], FLY)
        card.style.visibility = ""
        self.flights.land([copy])
        await self.pace.rest(AFTER_LAY)

    async def _capture(self, seat: int, codes: list[str]) -> None:
        """The played card lands on what it takes and rests there; then all go to the pile."""
        start = self._leave_hand(seat, codes[0])
        boxes = []
        for code in codes[1:]:
            card = self.stage.find(code)
            toggle(card, "opt-on", True)
            boxes.append(self.flights.box(card))
        first = boxes[0]
        shift = first[2] * 0.22
        goal = (first[0] + shift, first[1] + shift, first[2], first[3])
        if len(boxes) > 1:
            left = sum([box[0] for box in boxes]) / len(boxes)
            top = sum([box[1] for box in boxes]) / len(boxes)
            goal = (left, top, first[2], first[3])
        copy = self.flights.lift(self.stage.face(codes[0]), goal)
        await self.flights.fly([(copy, goal, start, goal)], FLY)
        await self.pace.rest(REST)
        lifted = self._lifted(codes[1:])
        self.flights.lift(copy, goal)
        lifted.append((copy, goal))
        await self._gather(seat, lifted)

    def _lifted(self, codes: list[str]) -> list[Any]:
        """Lift table cards into the air; pairs of card and box."""
        lifted = []
        for code in codes:
            card = self.stage.find(code)
            box = self.flights.box(card)
            lifted.append((self.flights.lift(self.stage.face(code), box), box))
            card.remove()
            self.stage.places.leave(code)
        return lifted

    async def _gather(self, seat: int, lifted: list[Any]) -> None:
        goal = self._pile_box(seat)
        await self.flights.fly([(card, box, box, goal) for card, box in lifted], GATHER)
        self.flights.land([card for card, _ in lifted])
        self.counts[seat] += len(lifted)
        self.stage.draw_pile(seat, self.counts[seat], self.scope[seat], [])

    async def _scopa(self, seat: int, code: str) -> None:
        self.scope[seat] += 1
        self.stage.draw_pile(seat, self.counts[seat], self.scope[seat], [code])
        banner = by_id("banner")
        banner.hidden = False
        await self.pace.rest(AFTER_SCOPA)
        banner.hidden = True

    async def _deal(self, dealer: int, view: dict[str, Any]) -> None:
        """New cards come from the dealer's side: first to the hands, then to the table."""
        start = self._pile_box(dealer)
        before = [code for code in self.stage.places.slots if code]
        self.stage.render(view)
        fresh = [code for code in view["table"] if code not in before]
        journeys = []
        hidden = list(self.stage.fan.children) + list(self.stage.backs.children)
        hidden += [self.stage.find(code) for code in fresh]
        for card in hidden:
            goal = self.flights.box(card)
            code = card.getAttribute("data-card") or "back"
            copy = self.flights.lift(self.stage.face(code), goal)
            journeys.append((copy, goal, start, goal))
            card.style.visibility = "hidden"
        await self.flights.fly(journeys, DEAL, NEXT_CARD)
        for card in hidden:
            card.style.visibility = ""
        self.flights.land([journey[0] for journey in journeys])
