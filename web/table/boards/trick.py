"""The cloth of the trick games: the trick in the middle, each play before the seat that made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..names import names_of
from ..page import attribute, by_id, empty, make, put, toggle
from ..texts import YOU
from .board import GATHER, Board

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..choices.choice import Choice

    Play = str | list[str]

AFTER_PLAY = 180
TRICK_STAYS = 1200
"""The least time, in milliseconds, that a finished trick lies open: too short a look is worse than none."""

LAID_AWAY = {"discard": "discard", "bury": "buried"}
"""Where the dealer's own view has what was laid away, by the kind of the event that tells of it."""


def codes_in(play: Play) -> list[str]:
    """The codes of a play: where every play is one card, views hold its code alone."""
    return [play] if isinstance(play, str) else play


class Trick(Board):
    """The trick on the cloth, and the last trick in a sheet of its own."""

    __slots__ = ()

    def draw(self, view: dict[str, Any]) -> None:
        """See `Board.draw`."""
        seats, plays = self.stage.game.seats, view["trick"]
        for seat in range(seats):
            turn = (seat - view["leader"]) % seats
            self.lay(seat, self.arranged(codes_in(plays[turn]), view) if turn < len(plays) else [])
        self._win(view["winning"])
        by_id("your-place").hidden = view["turn"] != YOU or view["phase"] != "play"
        by_id("open-last").hidden = not view["tricks"]
        if view["tricks"]:
            self._draw_last(view)

    def arranged(self, codes: list[str], view: dict[str, Any]) -> list[str]:
        """The cards of a play in the order in which they lie."""
        return codes

    def lay(self, seat: int, codes: list[str]) -> list[Any]:
        """Lay a play before a seat, or take it away; the elements of its cards."""
        place = by_id("laid-%d" % seat)
        if codes and seat == YOU:
            by_id("your-place").hidden = True
        if [str(card.getAttribute("data-card")) for card in list(place.children)] != names_of(codes):
            empty(place)
            for name in names_of(codes):
                card = self.stage.face(name)
                card.setAttribute("data-card", name)
                place.appendChild(card)
        label = self.stage.texts.say("table.played", seat=seat, cards=codes) if codes else None
        attribute(place, "aria-label", label)
        attribute(place, "role", "img" if codes else None)
        return list(place.children)

    def _draw_last(self, view: dict[str, Any]) -> None:
        """The last trick in playing order, with a star and words for its winner."""
        row, texts, trick = by_id("last-cards"), self.stage.texts, view["tricks"][-1]
        empty(row)
        seats = self.stage.game.seats
        for turn, play in enumerate(trick["cards"]):
            codes = self.arranged(codes_in(play), view)
            seat = (trick["leader"] + turn) % seats
            won = seat == trick["winner"]
            laid = put(make("span", "laid"), *[self.stage.face(code) for code in codes])
            shown = put(make("li", "won" if won else ""), laid)
            put(shown, make("span", "vh", texts.cards(codes)))
            name = put(make("span", "w " + self.stage.side(seat)), self.stage.mark_of(seat))
            put(name, make("span", "", texts.name(seat)))
            put(shown, name, make("small", "", texts.say("table.takes_it") if won else "\u00a0"))
            row.appendChild(shown)

    def find(self, name: str) -> Any:
        """See `Board.find`."""
        return by_id("cross").querySelector('[data-card="%s"]' % name)

    def mark(self, choice: Choice | None) -> None:
        """See `Board.mark`: a trick is not chosen from."""

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """See `Board.show`."""
        if event.kind == "play":
            codes = self.arranged(self.stage.game.pack.write(event.cards), view)
            await self._play(event.seat, codes, view)
        elif event.kind == "trick":
            await self._trick(event.seat)
        elif event.kind in LAID_AWAY:
            await self._lay_away(event.seat, view[LAID_AWAY[event.kind]])
            self.stage.places.begin_anew()
        elif event.kind == "deal":
            await self.deal(event.seat, view)

    async def still(self, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """See `Board.still`.  A finished trick is seen even where nothing moves."""
        for beat in beats:
            for event in beat:
                await self.seen(event, view)

    async def seen(self, event: Event, view: dict[str, Any]) -> None:
        """What must be seen of an event even where nothing moves."""
        if event.kind == "play":
            codes = self.arranged(self.stage.game.pack.write(event.cards), view)
            for code in codes:
                self.leave_hand(event.seat, code)
            self.lay(event.seat, codes)
        elif event.kind == "trick":
            self._win(event.seat)
            await self.pace.hold(TRICK_STAYS)
        elif event.kind in LAID_AWAY:
            self.stage.places.begin_anew()

    def _win(self, winner: int | None) -> None:
        for seat in range(self.stage.game.seats):
            toggle(by_id("place-%d" % seat), "win", seat == winner)

    async def _play(self, seat: int, codes: list[str], view: dict[str, Any]) -> None:
        """The cards of a play fly to their seat's place, all at once."""
        starts = [self.leave_hand(seat, code) for code in codes]
        await self.fly_in(starts, codes, self.lay(seat, codes))
        self._win(view["winning"] if view["trick"] else view["tricks"][-1]["winner"])
        await self.pace.rest(AFTER_PLAY)

    async def _trick(self, winner: int) -> None:
        """The trick lies open, its winner marked, and then goes to him; but for what stays with its side."""
        self._win(winner)
        await self.pace.hold(TRICK_STAYS)
        teams, journeys = self.stage.game.teams, []
        for seat in range(self.stage.game.seats):
            place = by_id("laid-%d" % seat)
            for card in list(place.children):
                code, box = str(card.getAttribute("data-card")), self.flights.box(card)
                stays = code in self.stage.layout.stays and teams[seat] != teams[winner]
                copy = self.flights.lift(self.stage.face(code), box)
                journeys.append((copy, box, box, self.home(seat if stays else winner)))
            empty(place)
        self._win(None)
        await self.flights.fly(journeys, GATHER)
        self.flights.land([journey[0] for journey in journeys])

    async def _lay_away(self, dealer: int, codes: list[str]) -> None:
        """The cards leave the dealer's own hand, face down; another dealer's hand is out of sight."""
        if dealer != YOU:
            await self.pace.rest(AFTER_PLAY)
            return
        goal, journeys = self.home(dealer), []
        for code in codes:
            box = self.leave_hand(dealer, code)
            copy = self.flights.lift(self.stage.face("back"), box)
            journeys.append((copy, box, box, goal))
        await self.flights.fly(journeys, GATHER)
        self.flights.land([journey[0] for journey in journeys])
