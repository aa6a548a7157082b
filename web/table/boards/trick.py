"""The cloth of the trick games: the trick in the middle, each card before the seat that played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..page import by_id, empty, make, put, toggle
from ..texts import YOU
from .board import GATHER, Board

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..choice import Choice

AFTER_PLAY = 180
TRICK_STAYS = 1200
"""The least time, in milliseconds, that a finished trick lies open: too short a look is worse than none."""


class Trick(Board):
    """The trick on the cloth, the last trick in a sheet of its own, and a tray for cards laid away."""

    __slots__ = ()

    def draw(self, view: dict[str, Any]) -> None:
        """See `Board.draw`."""
        self._draw_trick(view["leader"], view["trick"], view["winning"])
        by_id("your-place").hidden = view["turn"] != YOU or view["phase"] != "play"
        by_id("open-last").hidden = not view["tricks"]
        if view["tricks"]:
            self._draw_last(view["tricks"][-1])

    def _draw_trick(self, leader: int, cards: list[str], winning: int | None) -> None:
        seats = self.stage.game.seats
        for seat in range(seats):
            turn = (seat - leader) % seats
            self._put(seat, cards[turn] if turn < len(cards) else None)
            toggle(by_id("place-%d" % seat), "win", seat == winning)

    def _put(self, seat: int, code: str | None) -> Any:
        """Lay a card before a seat, or take it away; the card's element."""
        place = by_id("place-%d" % seat)
        if code and seat == YOU:
            by_id("your-place").hidden = True
        card = place.querySelector(".card")
        if card and card.getAttribute("data-card") != code:
            card.remove()
            card = None
        if code and not card:
            card = self.stage.face(code)
            card.setAttribute("data-card", code)
            card.removeAttribute("aria-hidden")
            card.setAttribute("role", "img")
            label = self.stage.texts.say("table.played", seat=seat, card=code)
            card.setAttribute("aria-label", label)
            place.appendChild(card)
        return card

    def _draw_last(self, trick: dict[str, Any]) -> None:
        """The last trick in playing order, with a star and words for its winner."""
        row, texts = by_id("last-cards"), self.stage.texts
        empty(row)
        seats = self.stage.game.seats
        for turn, code in enumerate(trick["cards"]):
            seat = (trick["leader"] + turn) % seats
            won = seat == trick["winner"]
            shown = put(make("li", "won" if won else ""), self.stage.face(code))
            put(shown, make("span", "vh", texts.card(code)))
            name = put(make("span", "w " + self.stage.side(seat)), self.stage.mark_of(seat))
            put(name, make("span", "", texts.name(seat)))
            put(shown, name, make("small", "", texts.say("table.takes_it") if won else "\u00a0"))
            row.appendChild(shown)

    def find(self, name: str) -> Any:
        """See `Board.find`."""
        return by_id("cross").querySelector('[data-card="%s"]' % name)

    def mark(self, choice: Choice | None) -> None:
        """See `Board.mark`.  The tray holds what is chosen to be laid away."""
        tray = by_id("tray")
        tray.hidden = choice is None or choice.wanted == 1
        if choice is None or tray.hidden:
            return
        self._fill_tray(by_id("tray-cards"), choice)

    def _fill_tray(self, places: Any, choice: Choice) -> None:
        for card in list(places.children):
            # The cards that stay are not put there again: the keyboard may be on one of them.
            code = card.getAttribute("data-card")
            if code not in choice.cards:
                focused = card.isSameNode(js.document.activeElement)
                card.remove()
                if focused:
                    self.stage.fan.find(code).focus()
        for code in choice.cards:
            if not places.querySelector('[data-card="%s"]' % code):
                places.appendChild(self.stage.button(code))
        while places.children.length < choice.wanted:
            places.appendChild(make("span", "slot"))

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """See `Board.show`."""
        codes = self.stage.game.pack.write(event.cards)
        if event.kind == "play":
            await self._play(event.seat, codes[0], view)
        elif event.kind == "trick":
            await self._trick(event.seat)
        elif event.kind == "discard":
            await self._lay_away(event.seat, view)
        elif event.kind == "deal":
            await self.deal(event.seat, view)

    async def still(self, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """See `Board.still`.  A finished trick is seen even where nothing moves."""
        for beat in beats:
            for event in beat:
                if event.kind == "play":
                    codes = self.stage.game.pack.write(event.cards)
                    self.leave_hand(event.seat, codes[0])
                    self._put(event.seat, codes[0])
                elif event.kind == "trick":
                    self._win(event.seat)
                    await self.pace.hold(TRICK_STAYS)

    def _win(self, winner: int | None) -> None:
        for seat in range(self.stage.game.seats):
            toggle(by_id("place-%d" % seat), "win", seat == winner)

    async def _play(self, seat: int, code: str, view: dict[str, Any]) -> None:
        start = self.leave_hand(seat, code)
        await self.fly_to(start, code, self._put(seat, code))
        self._win(view["winning"] if view["trick"] else view["tricks"][-1]["winner"])
        await self.pace.rest(AFTER_PLAY)

    async def _trick(self, winner: int) -> None:
        """The trick lies open, with its winner marked, and then goes to him."""
        self._win(winner)
        await self.pace.hold(TRICK_STAYS)
        goal, journeys = self.home(winner), []
        for seat in range(self.stage.game.seats):
            card = by_id("place-%d" % seat).querySelector(".card")
            box = self.flights.box(card)
            copy = self.flights.lift(self.stage.face(card.getAttribute("data-card")), box)
            journeys.append((copy, box, box, goal))
            card.remove()
        self._win(None)
        await self.flights.fly(journeys, GATHER)
        self.flights.land([journey[0] for journey in journeys])

    async def _lay_away(self, dealer: int, view: dict[str, Any]) -> None:
        """The cards leave the dealer's own hand, face down; another dealer's hand is out of sight."""
        if dealer != YOU:
            await self.pace.rest(AFTER_PLAY)
            return
        goal, journeys = self.home(dealer), []
        for code in view["discard"]:
            box = self.leave_hand(dealer, code)
            copy = self.flights.lift(self.stage.face("back"), box)
            journeys.append((copy, box, box, goal))
        await self.flights.fly(journeys, GATHER)
        self.flights.land([journey[0] for journey in journeys])
