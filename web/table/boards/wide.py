"""The cloth of a trick game with plays of many cards: fans before the seats, trumps declared, a kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from ..levels import made
from ..names import names_of
from ..page import by_id, empty, make, put, toggle
from ..signs import suit_sign
from ..texts import YOU
from .board import GATHER
from .trick import AFTER_PLAY, TRICK_STAYS, Trick

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from ..flights import Flights
    from ..pace import Pace
    from ..stage import Stage
    from .board import Box

SHOWN, AFTER_TRUMP = 900, 1200
"""How long the cards of a declaration lie open, and how long it is said which suit is trumps."""

TALK = ("declare", "bury")
"""The phases in which much is asked at the foot of the cloth and little lies on it."""

ONE_ROW, TWO_ROWS = 4, 8
"""So many cards lie in one row on any screen, and so many where there is room beside them; more never do."""

SAID = {
    0: message("shengji.said.pass"),
    1: message("shengji.said.one"),
    2: message("shengji.said.two"),
}
"""What a seat has said while trumps are declared, by how many cards it showed."""


class Wide(Trick):
    """The trick in fans, what is known of trumps and of the attackers' points, and the kitty laid open."""

    __slots__ = ("_inside",)

    def __init__(self, stage: Stage, flights: Flights, pace: Pace) -> None:
        super().__init__(stage, flights, pace)
        self._inside = 0

    def draw(self, view: dict[str, Any]) -> None:
        """See `Board.draw`."""
        super().draw(view)
        toggle(by_id("cross").parentElement, "talk", view["phase"] in TALK)
        self._draw_trumps(view)
        self._draw_goal(view)
        self._draw_trick_points(view["trick_points"] if view["trick"] else None)
        self._draw_words(view)
        by_id("reveal").hidden = True

    def arranged(self, codes: list[str], view: dict[str, Any]) -> list[str]:
        """See `Trick.arranged`: as in a hand, so that pairs lie together."""
        groups = self.stage.game.hand_order({"hand": codes, "level": view["level"], "trump": view["trump"]})
        return [code for group in groups for code in group]

    def lay(self, seat: int, codes: list[str]) -> list[Any]:
        """See `Trick.lay`.  Each card is told its place in one row and in two: the style sheet chooses."""
        cards = super().lay(seat, codes)
        each = _per_row(len(codes))
        for place, card in enumerate(cards):
            card.style.cssText = "--i1:%d;--i2:%d;--r2:%d" % (place, place % each, place // each)
        cross, laid = by_id("cross"), by_id("laid-%d" % seat)
        laid.style.setProperty("--n1", str(max(1, len(codes))))
        laid.style.setProperty("--n2", str(max(1, min(each, len(codes)))))
        most = max([by_id("laid-%d" % other).children.length for other in range(self.stage.game.seats)])
        cross.parentElement.style.setProperty("--k1", str(max(ONE_ROW, most)))
        cross.parentElement.style.setProperty("--k2", str(max(ONE_ROW, _per_row(most))))
        toggle(cross, "many", most > ONE_ROW)
        toggle(cross, "most", most > TWO_ROWS)
        return cards

    def _draw_trumps(self, view: dict[str, Any]) -> None:
        """The trump suit by its sign and its name, the level, and who has declared it."""
        texts, trump, rank = self.stage.texts, view["trump"], view["level"]
        label, text, shower = by_id("trump-label"), by_id("trump-text"), by_id("trump-by")
        empty(text)
        shower.hidden = trump is None
        if trump is None:
            label.textContent = texts.say("table.level")
            put(text, make("span", "", rank))
            return
        label.textContent = texts.say("shengji.tag.trump", rank=rank)
        self._write_trump(text, trump)
        shown = view["declared"]
        shower.textContent = (
            texts.say("shengji.tag.kitty")
            if shown is None
            else texts.say("shengji.tag.by", seat=shown["seat"])
        )

    def _write_trump(self, element: Any, trump: str) -> None:
        """The trump suit by its sign and its name."""
        texts = self.stage.texts
        empty(element)
        if trump:
            put(element, suit_sign(trump), make("span", "", texts.say(texts.game.pack.suit_key(trump))))
        else:
            put(element, make("span", "", texts.say("shengji.tag.no_trump")))

    def _draw_goal(self, view: dict[str, Any]) -> None:
        """The attackers' points and whose they are; while trumps are declared, who deals."""
        texts, label, text = self.stage.texts, by_id("goal-label"), by_id("goal-text")
        declaring = view["phase"] == "declare"
        by_id("goal-meter").hidden = declaring
        if declaring:
            dealer = self.stage.layout.dealer(view)
            label.textContent = texts.say("table.dealer")
            text.textContent = texts.say("shengji.tag.no_dealer") if dealer is None else texts.name(dealer)
            return
        attackers = view["attackers"]
        ours = attackers == self.stage.game.teams[YOU]
        points, goal = made(view), view["goal"]
        label.textContent = texts.say(
            message("shengji.tag.you_attack") if ours else message("shengji.tag.they_attack")
        )
        text.textContent = "%d / %d" % (points, goal)
        by_id("goal-meter").firstElementChild.style.inlineSize = "%d%%" % min(100, points * 100 // goal)
        toggle(by_id("goal-tag"), "reached", points >= goal)

    def _draw_trick_points(self, points: int | None) -> None:
        """What the present trick is worth, None where there is none."""
        by_id("trick-tag").hidden = points is None
        if points is not None:
            by_id("trick-text").textContent = self.stage.texts.count("shengji.tag.in_trick", points)

    def _draw_words(self, view: dict[str, Any]) -> None:
        """What each of the others has said last while trumps are declared."""
        words: dict[int, list[str]] = {}
        if view["phase"] == "declare":
            for word in view["declarations"]:
                words[word["seat"]] = word["cards"]
        for seat in range(self.stage.game.seats):
            self._draw_word(seat, words.get(seat))

    def _draw_word(self, seat: int, codes: list[str] | None) -> None:
        """What a seat has just said, on its plate: cards, none for a pass, None for nothing."""
        said = by_id("said-%d" % seat)
        if said:
            said.hidden = codes is None
            if codes is not None:
                said.textContent = self.stage.texts.say(SAID[len(codes)], cards=codes[:1])

    async def show(self, event: Event, view: dict[str, Any]) -> None:
        """See `Board.show`."""
        if event.kind == "declare":
            await self._declare(event.seat, self.stage.game.pack.write(event.cards))
        elif event.kind == "take":
            await self._take(event.seat, event.amount, view)
        elif event.kind in ("pass", "trump", "kitty", "buried", "bonus"):
            await self.seen(event, view)
        else:
            if event.kind == "trick":
                self._draw_trick_points(event.amount)
            await super().show(event, view)
            self._draw_trick_points(view["trick_points"] if view["trick"] else None)

    async def seen(self, event: Event, view: dict[str, Any]) -> None:
        """See `Trick.seen`."""
        codes = self.stage.game.pack.write(event.cards)
        if event.kind == "declare":
            await self._show_declared(event.seat, codes)
        elif event.kind == "pass":
            self._draw_word(event.seat, codes)
            await self.pace.rest(AFTER_PLAY)
        elif event.kind == "trump":
            await self._announce(view["trump"])
        elif event.kind == "kitty":
            await self._reveal_kitty(codes, event.amount, view["trump"])
        elif event.kind in ("buried", "bonus"):
            await self._reveal_buried(event, codes)
        else:
            if event.kind == "trick":
                self._draw_trick_points(event.amount)
            await super().seen(event, view)

    async def _declare(self, seat: int, codes: list[str]) -> None:
        """The cards of a declaration come out of the hand, are seen, and go back into it."""
        hand = [self.stage.fan.find(name) for name in names_of(codes)] if seat == YOU else []
        starts = [self.flights.box(card) if card else self.home(seat) for card in hand or [None] * len(codes)]
        await self.fly_in(starts, codes, self.lay(seat, codes))
        await self._show_declared(seat, codes)

    async def _show_declared(self, seat: int, codes: list[str]) -> None:
        self.lay(seat, codes)
        self._draw_word(seat, codes)
        await self.pace.rest(SHOWN)
        self.lay(seat, [])

    async def _announce(self, trump: str) -> None:
        """Say in large letters which suit is trumps; the hand is sorted anew when the view is drawn."""
        banner, texts = by_id("banner"), self.stage.texts
        empty(banner)
        said = texts.say("shengji.banner.trump", suit=trump) if trump else texts.say("shengji.banner.none")
        if trump:
            put(banner, suit_sign(trump))
        put(banner, make("span", "", said))
        banner.hidden = False
        await self.pace.rest(AFTER_TRUMP)
        banner.hidden = True

    async def _reveal_kitty(self, codes: list[str], decides: int, trump: str) -> None:
        """Nobody has declared: the kitty lies open, the card marked that has made trumps."""
        self._reveal(self.stage.texts.say("shengji.kitty.decides", card=codes[decides]), codes, decides)
        await self.pace.hold(TRICK_STAYS)
        by_id("reveal").hidden = True
        await self._announce(trump)

    async def _reveal_buried(self, event: Event, codes: list[str]) -> None:
        """What the dealer has buried, and then what it has brought the attackers."""
        texts = self.stage.texts
        if event.kind == "buried":
            self._inside = event.amount
            self._reveal(texts.count("shengji.kitty.buried", event.amount), codes, None)
        else:
            times = event.amount // self._inside
            by_id("reveal-text").textContent = texts.say(
                "shengji.kitty.bonus", points=self._inside, times=times, bonus=event.amount
            )
        await self.pace.hold(TRICK_STAYS)

    def _reveal(self, said: str, codes: list[str], marked: int | None) -> None:
        by_id("reveal-text").textContent = said
        row = by_id("reveal-cards")
        empty(row)
        for place, code in enumerate(codes):
            card = self.stage.picture(code)
            toggle(card, "decides", place == marked)
            row.appendChild(card)
        by_id("reveal").hidden = False

    async def _take(self, dealer: int, number: int, view: dict[str, Any]) -> None:
        """The kitty goes from the middle to the dealer: into the person's hand, or out of sight."""
        start = self._middle()
        if dealer == YOU:
            await self.arrive(
                start, view, [str(card.getAttribute("data-card")) for card in self.stage.fan.cards()]
            )
            return
        goal = self.home(dealer)
        cards = [self.flights.lift(self.stage.face("back"), start) for _ in range(number)]
        await self.flights.fly([(card, start, start, goal) for card in cards], GATHER, AFTER_PLAY // number)
        self.flights.land(cards)

    def _middle(self) -> Box:
        board = self.flights.box(by_id("cross").querySelector(".we"))
        width, height = 46, 70
        return board[0] + (board[2] - width) / 2, board[1] + (board[3] - height) / 2, width, height


def _per_row(number: int) -> int:
    """How many cards lie in the upper of two rows: an even number, so that no pair is torn apart."""
    if number <= ONE_ROW:
        return max(1, number)
    return max(ONE_ROW, (number + 3) // 4 * 2)
