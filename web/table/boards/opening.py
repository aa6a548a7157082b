"""The opening of a deal of Minchiate on the cloth: the cut, the robberies, the deal, the fola."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..page import by_id
from ..texts import YOU
from .board import DEAL, DEAL_AT_MOST, GATHER, NEXT_CARD

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from .board import Box
    from .fola import Fola

NEXT_TURNED_UP = 350
BACKS = 3
"""So many backs fly to each of the other seats: enough to see that cards are dealt there."""
ON_TOP = ("stop", "expose", "resto")
"""The steps at which what the step before has turned up goes on lying there."""


class Opening:
    """Shows the steps of the opening one by one; `view` is what the person knows after the last of them.

    The person's hand lies there from the start as it will be, unseen: each card comes into sight when it
    reaches the hand, so that nothing moves under a finger.
    """

    __slots__ = ("board", "view", "_scores", "_pack", "_packet", "_up")

    def __init__(self, board: Fola, view: dict[str, Any]) -> None:
        self.board = board
        self.view = dict(view)
        self._scores: list[dict[str, list[int]]] = list(view["opening_scores"])
        self._pack = len(board.stage.game.cards())
        self._packet = 0
        self._up: list[tuple[int, Any]] = []

    def begin(self) -> None:
        """The table before the cut: empty hands, and the pack in the middle."""
        self.view["hands"] = [0] * len(self.view["hands"])
        self.view["resti"] = self.view["lead"] = [0, 0]
        self.view["turn"] = None
        self.view["fola"] = []
        self.board.stage.mark(None)
        self.board.stage.render(self.view)
        for card in self.board.stage.fan.cards():
            card.style.visibility = "hidden"
        self._draw_stacks()

    async def show(self, event: Event) -> None:
        """Show one step.  What the step before has turned up is gathered first."""
        codes = self.board.stage.game.pack.write(event.cards)
        if event.kind not in ON_TOP:
            await self.gather()
        self.view["turn"] = event.seat
        self.board.stage.draw_plates(self.view)
        if event.kind == "cut":
            await self._cut(event.amount)
        elif event.kind == "deal":
            await self._deal(event.amount)
        elif event.kind == "expose":
            await self._expose(event.seat, codes)
        elif event.kind == "resto":
            await self.board.resto(event)
        else:
            await self._turn_up(event, codes)
        if event.kind in ("rob", "expose"):
            self.board.gain(event.seat, event.amount)
            self._draw_score()

    def _draw_score(self) -> None:
        """The lead and the resti after the step that was just shown."""
        self.view.update(self._scores.pop(0))
        self.board.stage.draw_figures(self.view)
        self.board.draw_score(self.view)

    def leave(self) -> None:
        """Nothing of the hand is hidden any more, wherever the steps were broken off."""
        for card in self.board.stage.fan.cards():
            card.style.visibility = ""

    async def end(self, view: dict[str, Any]) -> None:
        """The cards that lie open are laid aside."""
        await self.gather()
        cards = [self.board.middle.find(code) for code in view["fola"]]
        starts = [self.board.flights.box(card) for card in cards if card]
        self.board.middle.clear()
        self.board.draw_fola(view)
        if len(starts) == len(cards):
            await self.board.fly_in(starts, view["fola"], self.board.lying_open())

    def _draw_stacks(self) -> None:
        self.board.middle.stacks(self._pack, self._packet)

    def _top(self) -> Box:
        """Where the next card comes from: the lifted packet, or the pack."""
        return self.board.flights.box(by_id("packet" if self._packet else "pack").firstElementChild)

    async def _cut(self, number: int) -> None:
        """The packet is lifted off the pack and laid beside it."""
        start = self._top()
        self._pack, self._packet = self._pack - number, number
        self._draw_stacks()
        await self.board.fly_in([start], ["back"], [by_id("packet").firstElementChild])

    async def _turn_up(self, event: Event, codes: list[str]) -> None:
        """Cards are turned up one after the other; but for the one that ends a robbery they change hands."""
        middle = self.board.middle
        fresh = [code for code in codes if not middle.find(code)]  # what has ended a robbery lies there
        start, cards = self._top(), middle.turn_up(fresh)
        if self._packet:
            self._packet -= len(fresh)
        else:
            self._pack -= len(fresh)
        self._draw_stacks()
        await self.board.fly_in([start] * len(fresh), fresh, cards, NEXT_TURNED_UP)
        if event.kind == "stop":
            cards[0].classList.add("stop")
        elif event.kind != "fola":
            self._up = [(event.seat, card) for card in cards]

    async def _expose(self, seat: int, codes: list[str]) -> None:
        """The last card dealt to a seat lies open before it."""
        start = self._top()
        self.board.middle.give_way(True)
        cards = self.board.lay(seat, codes)
        self._up.append((seat, cards[0]))
        await self.board.fly_in([start], codes, cards)

    async def _deal(self, number: int) -> None:
        """The lower packet goes on top, and all are dealt their cards; the last of them will be exposed."""
        self._pack, self._packet = self._pack + self._packet + self.board.middle.sweep(), 0
        self._draw_stacks()
        mine = self._dealt_to_you()
        await self._fly_round(mine)
        for card in mine:
            card.style.visibility = ""
        for seat in range(len(self.view["hands"])):
            self.view["hands"][seat] += number - 1
        self._pack -= number * len(self.view["hands"])
        self._draw_stacks()

    def _dealt_to_you(self) -> list[Any]:
        """The cards of the person's hand that are dealt face down."""
        others = [self.view["exposed"][YOU]]
        for robbery in (self.view["cut"], self.view["robbery"]):
            if robbery["seat"] == YOU:
                others += robbery["robbed"] + robbery.get("picked", [])
        return [
            card for card in self.board.stage.fan.cards() if str(card.getAttribute("data-card")) not in others
        ]

    async def _fly_round(self, mine: list[Any]) -> None:
        """The person's cards fly to their places, and some backs to each of the others."""
        if not self.board.pace.travels():
            return
        flights, stage = self.board.flights, self.board.stage
        start, journeys = self._top(), []
        for card in mine:
            goal = flights.box(card)
            journeys.append(
                (flights.lift(stage.face(card.getAttribute("data-card")), goal), goal, start, goal)
            )
        for seat in range(YOU + 1, stage.game.seats):
            goal = self.board.home(seat)
            for _ in range(BACKS):
                journeys.append((flights.lift(stage.face("back"), goal), goal, start, goal))
        await flights.fly(journeys, DEAL, min(NEXT_CARD, (DEAL_AT_MOST - DEAL) / len(journeys)))
        flights.land([journey[0] for journey in journeys])

    async def gather(self) -> None:
        """The cards that were robbed, picked up or exposed go into the hands."""
        flights, stage, journeys = self.board.flights, self.board.stage, []
        up, self._up = self._up, []
        for seat, card in up:
            code = str(card.getAttribute("data-card"))
            box = flights.box(card)
            goal = flights.box(stage.fan.find(code)) if seat == YOU else self.board.home(seat)
            if self.board.pace.travels():
                journeys.append((flights.lift(stage.face(code), box), box, box, goal))
            card.style.visibility = "hidden"
        await flights.fly(journeys, GATHER)
        flights.land([journey[0] for journey in journeys])
        for seat, card in up:
            if seat == YOU:
                stage.fan.find(str(card.getAttribute("data-card"))).style.visibility = ""
            self.view["hands"][seat] += 1
            card.remove()
        for seat in range(stage.game.seats):
            self.board.lay(seat, [])
        self.board.middle.make_room()
        self.board.middle.give_way(False)
