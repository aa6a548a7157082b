"""The cloth of the capturing games: cards spread out face up, and piles of what was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..page import by_id, make, put, toggle
from ..places import capacity
from ..texts import YOU
from .board import FLY, GATHER, REST, Board

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..choices.choice import Choice
    from ..flights import Flights
    from ..pace import Pace
    from ..stage import Stage
    from .board import Box

AFTER_LAY, AFTER_BONUS = 180, 900


class Spread(Board):
    """Table cards in slots.

    In a game of two the other hand is drawn from behind and both piles lie on the cloth, with `scope`,
    the sweeps of each, as cards that lie crosswise in them.
    """

    __slots__ = ("slots", "backs", "counts", "scope")

    def __init__(self, stage: Stage, flights: Flights, pace: Pace) -> None:
        super().__init__(stage, flights, pace)
        self.slots = by_id("slots")
        self.backs = by_id("backs")
        self.counts = [0, 0]
        self.scope = [0, 0]

    def draw(self, view: dict[str, Any]) -> None:
        """See `Board.draw`."""
        self.counts = [len(pile) for pile in view["piles"]]
        self.scope = list(view.get("scope", [0, 0]))
        self.stage.places.set_table(view["table"])
        self.draw_table(view.get("last_placed"))
        if self.backs:
            self._draw_backs(sum(view["hands"]) - view["hands"][YOU])
        for team in range(len(view["piles"])):
            self._draw_pile(team, view["piles"][team])

    def find(self, name: str) -> Any:
        """See `Board.find`."""
        return self.slots.querySelector('[data-card="%s"]' % name)

    def cards(self) -> list[Any]:
        """See `Board.cards`."""
        return list(self.slots.querySelectorAll(".card"))

    def hand_of(self, seat: int) -> list[Any]:
        """See `Board.hand_of`."""
        return list(self.backs.children) if self.backs and seat != YOU else []

    def draw_table(self, last_placed: str | None) -> None:
        """The table cards, each in its slot; the one that was just left there is marked."""
        slots = self.stage.places.slots
        size = capacity(max(len(slots), 1))
        self.slots.setAttribute("data-capacity", str(size))
        while self.slots.children.length > size:
            self.slots.lastElementChild.remove()
        while self.slots.children.length < size:
            self.slots.appendChild(make("span", "slot"))
        for place in range(size):
            code = slots[place] if place < len(slots) else None
            slot = self.slots.children[place]
            card = slot.firstElementChild
            if card and card.getAttribute("data-card") != code:
                card.remove()
                card = None
            if code and not card:
                card = self.stage.button(code)
                slot.appendChild(card)
            if card:
                self._mark_last(card, code == last_placed)

    def _mark_last(self, card: Any, last: bool) -> None:
        code = str(card.getAttribute("data-card"))
        name = self.stage.texts.say("table.just_laid", card=code) if last else self.stage.texts.card(code)
        card.setAttribute("aria-label", name)
        mark = card.querySelector(".lastp")
        if mark and not last:
            mark.remove()
        elif last and not mark:
            put(card, make("span", "lastp", self.stage.texts.say("table.last")))

    def _draw_backs(self, number: int) -> None:
        while self.backs.children.length > number:
            self.backs.lastElementChild.remove()
        while self.backs.children.length < number:
            self.backs.appendChild(self.stage.face("back"))
        self.backs.setAttribute("aria-label", self.stage.texts.count("table.backs", number))

    def _draw_pile(self, team: int, pile: list[str]) -> None:
        """A pile; where there are scope, a card lies crosswise in it, as players do it."""
        element = by_id("pile-%d" % team)
        if not element:
            return
        scope = self.scope[team]
        toggle(element, "bare", self.counts[team] == 0)
        element.querySelector("b").textContent = self.stage.texts.count("table.pile", self.counts[team])
        element.querySelector("small").textContent = self.stage.texts.count("table.scope", scope)
        stack = element.querySelector(".stk")
        crossed = stack.querySelector(".sc")
        if scope and not crossed and pile:
            crossed = self.stage.face(pile[0])
            crossed.classList.add("sc")
            stack.appendChild(crossed)
        elif crossed and not scope:
            crossed.remove()

    def mark(self, choice: Choice | None) -> None:
        """See `Board.mark`."""
        taken, tags = _marks(choice)
        # While cards are put together, those that fit nothing any more are hatched.
        building = choice is not None and bool(choice.ways()) and choice.move is None
        fits = choice.reachable() if choice is not None and building else []
        for card in self.cards():
            code = card.getAttribute("data-card")
            on = code in taken
            toggle(card, "out", building and code not in fits)
            toggle(card, "opt-on", on)
            toggle(card, "opt-off", code in tags and not on)
            card.setAttribute("aria-pressed", "true" if on else "false")
            _tag(card, tags.get(code, ""))

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """See `Board.show`."""
        codes = self.stage.game.pack.write(event.cards)
        if event.kind == "lay":
            await self._lay(event.seat, codes[0])
        elif event.kind == "capture":
            await self._capture(event.seat, codes)
        elif event.kind == "rest":
            await self._gather(event.seat, self._lifted(codes))
        elif event.kind == "deal":
            await self.deal(event.seat, view)
        elif event.kind == "redeal":
            await self.pace.rest(AFTER_BONUS)
        elif event.kind in self.stage.layout.cheers:
            await self._bonus(event, codes[0])

    def home(self, seat: int) -> Box:
        """See `Board.home`.  The smallest screens do not draw the piles: the edge of the cloth serves."""
        pile = by_id("pile-%d" % seat)
        if not pile:
            return super().home(seat)
        box = self.flights.box(pile.querySelector(".stk .back"))
        if box[2] > 0:
            return box
        board = self.flights.box(by_id("board"))
        top = board[1] + board[3] - 40 if seat == YOU else board[1]
        return board[0] + board[2] - 40, top, 29, 48

    async def _lay(self, seat: int, code: str) -> None:
        start = self.leave_hand(seat, code)
        self.stage.places.slot_for(code)
        self.draw_table(None)
        await self.fly_in([start], [code], [self.find(code)])
        await self.pace.rest(AFTER_LAY)

    async def _capture(self, seat: int, codes: list[str]) -> None:
        """The played card lands on what it takes and rests there; then all go to the pile."""
        start = self.leave_hand(seat, codes[0])
        boxes = []
        for code in codes[1:]:
            card = self.find(code)
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
            card = self.find(code)
            box = self.flights.box(card)
            lifted.append((self.flights.lift(self.stage.face(code), box), box))
            card.remove()
            self.stage.places.leave(code)
        return lifted

    async def _gather(self, seat: int, lifted: list[Any]) -> None:
        goal = self.home(seat)
        await self.flights.fly([(card, box, box, goal) for card, box in lifted], GATHER)
        self.flights.land([card for card, _ in lifted])
        team = self.stage.game.teams[seat]
        self.counts[team] += len(lifted)
        self._draw_pile(team, [])

    async def _bonus(self, event: Event, code: str) -> None:
        team = self.stage.game.teams[event.seat]
        self.scope[team] += 1
        self._draw_pile(team, [code])
        banner = by_id("banner")
        banner.textContent = self.stage.texts.say(self.stage.layout.cheers[event.kind])
        banner.hidden = False
        await self.pace.rest(AFTER_BONUS)
        banner.hidden = True


def _marks(choice: Choice | None) -> tuple[list[str], dict[str, str]]:
    """The cards that are taken, and for each card that may be the letters of its options."""
    if choice is None or not choice.cards:
        return [], {}
    tags: dict[str, str] = {}
    if choice.lettered:
        for move in choice.ways():
            for code in choice.taken(move):
                tags[code] = tags.get(code, "") + choice.letter(move)
    else:
        tags = dict.fromkeys(choice.takeable(), "")
    settled = choice.move
    return (choice.taken(settled) if settled is not None else choice.picked), tags


def _tag(card: Any, letters: str) -> None:
    tag = card.querySelector(".opt")
    if tag:
        tag.remove()
    if letters:
        put(card, make("span", "opt", letters))
