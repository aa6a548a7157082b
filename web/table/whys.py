"""Why another seat played as it did: during a deal what lies open tells of it, after the deal all of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .names import paired
from .page import attribute, by_id, empty, make, on, plain, put
from .strength import LEVELS
from .texts import in_a_row
from .thinker import HELP

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .chooser import Chooser
    from .host import Host
    from .log import Entry, Log
    from .others import Others
    from .stage import Stage
    from .texts import Texts

PUBLIC = 800
"""The milliseconds that it may take to find out what can be said during the deal."""
REPLAY = 800
"""The milliseconds that it may take to play a finished deal again up to a move."""


class Whys:
    """Answers the question "Why?" in the log, in the sheet of the last trick, and of the last move.

    What was found of a move is kept until the deal is over: then there is more to be said.
    """

    __slots__ = ("stage", "texts", "log", "chooser", "others", "host", "_found", "_blocks")

    def __init__(self, stage: Stage, log: Log, chooser: Chooser) -> None:
        self.stage = stage
        self.texts: Texts = stage.texts
        self.log = log
        self.chooser = chooser
        self.others: Others
        self.host: Host
        self._found: dict[int, list[str]] = {}
        self._blocks: dict[str, Any] = {}
        log.redrawn = self._put_back
        on(by_id("log"), "click", self._tapped)
        on(by_id("why-last"), "click", lambda _: self.tell_last())
        if by_id("why-trick"):
            on(by_id("why-trick"), "click", lambda _: self._trick())
            on(by_id("open-last"), "click", lambda _: self._close_trick())

    def begin(self, host: Host) -> None:
        """A new deal, or the end of one: nothing that was said before holds."""
        self.host = host
        self._found = {}
        self._blocks = {}
        if by_id("why-trick"):
            self._close_trick()
        self.log.draw()

    async def _reasons(self, number: int, wanted: Callable[[], bool]) -> list[str]:
        """What can be said of a move now."""
        found = self._found  # what comes when the deal is over or there is another holds there no more
        if number not in found:
            entry = self.log.moved(number)
            if self.host.turn is None:
                said = await self._full(number, wanted)
            elif entry is None or not self._shown(number, entry):
                said = []
            else:
                said = await self._public(number, wanted)
            if said is None:  # it may be there again when it is asked for the next time
                return [self.texts.say("why.absent")]
            found[number] = said
        return found[number]

    def _note(self) -> str:
        """What is said at the end, "" for nothing: during the deal, that there is more to be had."""
        return "" if self.host.turn is None else self.texts.say("why.later")

    def _shown(self, number: int, entry: Entry) -> bool:
        """Whether the person has seen all cards of a move: of hidden ones even a reason tells something."""
        pack = self.stage.game.pack
        seen = pack.write(entry.cards)
        return all(code in seen for code in pack.write(self.host.move(number).cards))

    async def _public(self, number: int, wanted: Callable[[], bool]) -> list[str] | None:
        view = self.host.seen_before(number)
        move = self.stage.game.write_move(self.host.move(number))
        question = {"ask": "public", "view": view, "move": move, "seat": view["turn"]}
        question["seed"] = self.host.seed_of_ai(number)
        answer = await self.others.thinker.ask(question, PUBLIC, HELP, wanted)
        if answer is None:
            return None
        return self.texts.sayings(answer) or [self.texts.say("why.nothing")]

    async def _full(self, number: int, wanted: Callable[[], bool]) -> list[str] | None:
        thinker, strength = self.others.thinker, self.others.strength
        usual = strength.level, thinker.effort(strength.milliseconds)
        level, effort = self.others.made.get(number, usual)
        question = dict(self.host.finished(), ask="why", number=number, level=level, effort=effort)
        question["seed"] = self.host.seed_of_ai(number)
        answer = await thinker.ask(question, LEVELS[level] + REPLAY, HELP, wanted)
        if answer is None:
            return None
        return self.texts.sayings(answer) or [self.texts.say("why.plain")]

    def _tapped(self, event: Any) -> None:
        button = event.target.closest("[data-why]")
        if not button:
            return
        key = str(button.getAttribute("data-why"))
        if key in self._blocks:
            self._blocks[key].remove()
            del self._blocks[key]
        else:
            block = self._blocks[key] = make("div", "because")
            numbers = [int(number) for number in key.split(" ")]
            asyncio.create_task(self._fill(block, numbers, lambda: self._blocks.get(key) is block))
        self._put_back()

    def _put_back(self) -> None:
        """Put what was explained under its rows: the log is drawn anew with every move."""
        for key in sorted(self._blocks):
            if not by_id("log").querySelector('[data-why="%s"]' % key):
                del self._blocks[key]
        for button in list(by_id("log").querySelectorAll("[data-why]")):
            block = self._blocks.get(str(button.getAttribute("data-why")))
            attribute(button, "aria-expanded", "false" if block is None else "true")
            if block is not None:
                button.parentElement.appendChild(block)

    async def _fill(self, block: Any, numbers: list[int], wanted: Callable[[], bool]) -> None:
        """Explain moves one after the other; of several each is named."""
        told, asked = [], self._found
        for number in numbers:
            if len(numbers) > 1:
                block.appendChild(self._head(number))
            said = put(make("ul"), make("li", "", self.texts.say("why.thinking")))
            block.appendChild(said)
            found = await self._reasons(number, wanted)
            if not wanted() or self._found is not asked:  # the deal is over, or there is another
                return
            empty(said)
            put(said, *[make("li", "", sentence) for sentence in found])
            entry = self.log.moved(number)
            told += [self.texts.say("why.of", seat=entry.seat)] if entry is not None else []
            told += found
        if self._note():
            put(block, make("p", "", self._note()))
        block.scrollIntoView(plain({"block": "nearest"}))
        self.log.speak(in_a_row(told + [self._note()]))

    def _head(self, number: int) -> Any:
        head, entry = make("p", "w"), self.log.moved(number)
        if entry is not None:
            codes = paired(self.stage.game.pack.write(entry.cards))
            head.className += " " + self.stage.side(entry.seat)
            put(head, self.stage.mark_of(entry.seat), make("b", "", self.texts.name(entry.seat)))
            put(head, self.stage.minis(self.texts.cards(codes), codes))
        return head

    def _trick(self) -> None:
        """Explain the plays of the others to the last trick, under its cards."""
        place = by_id("why-trick-said")
        if place.firstElementChild:
            self._close_trick()
            return
        block = make("div", "because")
        put(place, block)
        by_id("why-trick").setAttribute("aria-expanded", "true")
        asyncio.create_task(self._fill(block, self.log.last_trick(), lambda: bool(block.isConnected)))

    def _close_trick(self) -> None:
        empty(by_id("why-trick-said"))
        by_id("why-trick").setAttribute("aria-expanded", "false")

    def tell_last(self) -> None:
        """Explain the last move, of which the slip tells, at the foot of the cloth."""
        number = self.chooser.before_number
        if number is not None:
            asyncio.create_task(self._tell(number))

    async def _tell(self, number: int) -> None:
        entry, bubble, taps = self.log.moved(number), self.chooser.bubble, self.chooser.taps
        if entry is None:
            return
        title = self.texts.say("why.of", seat=entry.seat)
        codes = paired(self.stage.game.pack.write(entry.cards))
        bubble.show("why", title, [codes], [self.texts.say("why.thinking")], "")

        def wanted() -> bool:
            return self.chooser.taps == taps and bubble.open

        found = await self._reasons(number, wanted)
        if wanted():
            bubble.show("why", title, [codes], found, self._note())
            self.log.speak(in_a_row([title] + found + [self._note()]))
