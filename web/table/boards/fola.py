"""The cloth of Minchiate: the trick, the cards that lie open out of play, the running score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..page import attribute, by_id, empty, make, put, restart, toggle
from ..texts import YOU
from .board import GATHER
from .middle import Middle
from .opening import Opening
from .trick import AFTER_PLAY, Trick

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..flights import Flights
    from ..pace import Pace
    from ..stage import Stage

SHOWN, AFTER_RESTO, GAIN_STAYS = 1600, 1400, 1800
"""How long cards lie open that were declared or discarded, a resto is told, and points stand at a plate."""
ACROSS = 6
"""So many small cards lie side by side at most, where they do not lie in a strip."""
BEFORE_PLAY = ("discard", "declare")


class Fola(Trick):
    """The trick, with a strip for the fola and the discards that joined it, and the lead within a resto."""

    __slots__ = ("middle", "_out_of_play")

    def __init__(self, stage: Stage, flights: Flights, pace: Pace) -> None:
        super().__init__(stage, flights, pace)
        self.middle = Middle(stage)
        self._out_of_play: list[list[str]] | None = None

    def opening(self, view: dict[str, Any]) -> Opening:
        """See `Board.opening`."""
        return Opening(self, view)

    def draw(self, view: dict[str, Any]) -> None:
        """See `Board.draw`."""
        super().draw(view)
        self.middle.clear()
        self.draw_fola(view)
        self.draw_score(view)
        self._draw_words(view)

    def draw_fola(self, view: dict[str, Any]) -> None:
        """The cards out of play: the fola, and the discards once they are turned up."""
        lots = _lots(view)
        written = [codes for _, codes in lots]
        if written == self._out_of_play:
            return
        self._out_of_play = written
        by_id("fola-count").textContent = str(sum([len(codes) for codes in written]))
        strip, sheet = by_id("fola-cards"), by_id("fola-here")
        empty(strip)
        empty(sheet)
        for seat, codes in lots:
            self._put_lot(strip, sheet, seat, codes)
        toggle(by_id("fola"), "none", not lots)

    def _put_lot(self, strip: Any, sheet: Any, seat: int | None, codes: list[str]) -> None:
        """One lot of cards: as a strip on the cloth, and larger in a sheet."""
        texts = self.stage.texts
        if seat is None:
            name, said = texts.say("minchiate.fola"), texts.say("minchiate.fola.cards", cards=codes)
        elif seat == YOU:
            name, said = (
                texts.say("minchiate.fola.yours"),
                texts.say("minchiate.fola.your_cards", cards=codes),
            )
        else:
            name = texts.say("minchiate.fola.theirs", seat=seat)
            said = texts.say("minchiate.fola.their_cards", seat=seat, cards=codes)
        minis = self.stage.minis(said, codes)
        rows = -(-len(codes) // ACROSS)
        minis.style.setProperty("--across", str(-(-len(codes) // rows)))
        lot = put(make("span", "lot"), minis)
        if seat is not None:
            put(lot, make("small", "", texts.name(seat)))
        put(strip, lot)
        cards = make("ul")
        for code in codes:
            put(cards, put(make("li"), self.stage.face(code), make("small", "", texts.card(code))))
        put(sheet, make("h3", "", name), cards)

    def lying_open(self) -> list[Any]:
        """The cards of the strip."""
        return list(by_id("fola-cards").querySelectorAll(".card"))

    def draw_score(self, view: dict[str, Any]) -> None:
        """The lead within the next resto, and whose it is."""
        texts, lead, meter = self.stage.texts, view["lead"], by_id("lead-meter")
        most = max(lead)
        team = lead.index(most)
        meter.firstElementChild.style.inlineSize = "%d%%" % (most * 100 // view["resto"])
        toggle(meter, "theirs", team != self.stage.game.teams[YOU])
        by_id("lead-text").textContent = (
            texts.say("minchiate.tag.lead", team=team, n=most, resto=view["resto"])
            if most
            else texts.say("minchiate.tag.level")
        )

    def _draw_words(self, view: dict[str, Any]) -> None:
        """What each of the others has said before the play: how many cards discarded, what declared."""
        texts, words = self.stage.texts, [""] * self.stage.game.seats
        if view["phase"] in BEFORE_PLAY:
            for seat, number in enumerate(view["discarded"]):
                words[seat] = texts.count("minchiate.said.discard", number) if number else ""
            for word in view["declarations"]:
                words[word["seat"]] = (
                    texts.count("minchiate.said.declare", word["points"])
                    if word["sets"]
                    else texts.say("minchiate.said.none")
                )
        for seat, word in enumerate(words):
            said = by_id("said-%d" % seat)
            if said:
                said.hidden = not word
                said.textContent = word

    def gain(self, seat: int, points: int) -> None:
        """Points stand at a plate for a moment; the log says what for."""
        if not points:
            return
        plate = by_id("plate-%d" % seat)
        plate.setAttribute("data-gain", "+%d" % points)
        restart(plate, "gains")
        js.setTimeout(lambda: attribute(plate, "data-gain", None), GAIN_STAYS)

    async def resto(self, event: Event) -> None:
        """A lead has made a resto, or more than one."""
        banner, texts = by_id("banner"), self.stage.texts
        banner.textContent = (
            texts.count("minchiate.banner.ours", event.amount)
            if self.stage.side(event.seat) == "us"
            else texts.count("minchiate.banner.theirs", event.amount)
        )
        banner.hidden = False
        await self.pace.hold(AFTER_RESTO)
        banner.hidden = True

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """See `Board.show`."""
        if event.kind == "discard":
            await self._lay_away(event.seat, view["discards"][YOU])
            self.stage.places.begin_anew()
            self._draw_words(view)
        elif event.kind in ("play", "trick", "deal"):
            await super().show(event, view)
        else:
            await self.seen(event, view)

    async def seen(self, event: Event, view: dict[str, Any]) -> None:
        """See `Trick.seen`."""
        codes = self.stage.game.pack.write(event.cards)
        if event.kind == "score":
            self.gain(event.seat, event.amount)
            self.draw_score(view)
        elif event.kind == "resto":
            self.draw_score(view)
            await self.resto(event)
        elif event.kind == "declare":
            await self._declare(event, view)
        elif event.kind == "pass":
            self._draw_words(view)
            await self.pace.rest(AFTER_PLAY)
        elif event.kind in ("shown", "payment"):
            await self._turn_up(event, codes)
        else:
            await super().seen(event, view)

    async def _declare(self, event: Event, view: dict[str, Any]) -> None:
        """The sets declared come out of the hand, are seen, and go back into it."""
        sets = view["declarations"][-1]["sets"]
        codes = [code for each in sets for code in each["cards"]]
        starts = [
            self.flights.box(self.stage.fan.find(code)) if event.seat == YOU else self.home(event.seat)
            for code in codes
        ]
        await self.fly_in(starts, codes, self.middle.turn_up_sets(sets))
        self.gain(event.seat, event.amount)
        self._draw_words(view)
        self.draw_score(view)
        await self.pace.hold(SHOWN)
        self.middle.clear()

    async def _turn_up(self, event: Event, codes: list[str]) -> None:
        """Discards are turned up, or a card is given for the Matto: it is seen, and goes on its way."""
        home = self.home(event.seat)
        cards = self.middle.turn_up(codes)
        await self.fly_in([home] * len(codes), codes, cards)
        await self.pace.hold(SHOWN)
        if event.kind == "payment" and self.pace.travels():
            box = self.flights.box(cards[0])
            copy = self.flights.lift(self.stage.face(codes[0]), box)
            self.middle.clear()
            goal = self.home((event.seat + 1) % self.stage.game.seats)
            await self.flights.fly([(copy, box, box, goal)], GATHER)
            self.flights.land([copy])
        self.middle.clear()


def _lots(view: dict[str, Any]) -> list[tuple[int | None, list[str]]]:
    """The cards that lie open out of play, in lots: those left over, and what each seat has discarded."""
    lots: list[tuple[int | None, list[str]]] = [(None, view["fola"])]
    if view["discards_shown"]:
        lots += [(seat, codes) for seat, codes in enumerate(view["discards"])]
    return [(seat, codes) for seat, codes in lots if codes]
