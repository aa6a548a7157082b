"""The guide to a first deal: it plays a match of its own, and says what comes along in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from cardavia_core.game import message
from cardavia_core.games import load_guide
from cardavia_core.guide import Lesson

from .host import Host, new_host
from .names import twin
from .page import attribute, by_id, on, toggle
from .sheets import MENU, close_sheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Event, Saying

    from .course import Account
    from .log import Log
    from .saving import Shelf
    from .stage import Stage

MARK = "#guide"
"""What an address ends with that asks for the guide at once."""
OFFERED = "guide."
"""Under this and the slug of the game it is kept that the guide was offered."""
ON, OFFER = "on", "offer"
"""What the page's root says in `data-guide` while the strip is there."""
LABELS = {True: message("guide.leave"), False: message("guide.begin")}
"""What the menu's button does, while the guide is on and while it is not."""


class Guide:
    """The strip above the cloth, and the match that it speaks of.

    `own` is the person's match, which waits meanwhile as it was left; None while there is no guide.
    """

    __slots__ = ("stage", "log", "shelf", "own", "_host", "_lesson", "_speaking", "_told", "_leave")

    def __init__(
        self, stage: Stage, log: Log, shelf: Shelf, begin: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        self.stage = stage
        self.log = log
        self.shelf = shelf
        self.own: Host | None = None
        self._host: Host | None = None
        self._lesson: Lesson | None = None
        self._speaking = False
        self._told: list[Any] = []
        self._leave = leave
        on(by_id("begin-guide"), "click", lambda _: begin() if self.own is None else leave())
        on(by_id("guide-on"), "click", lambda _: begin() if self.own is None else self._speak(True))
        on(by_id("guide-off"), "click", lambda _: self.escape())
        on(js.document, "keydown", self._key)

    def plays(self, host: Host) -> bool:
        """Whether this is the guide's match, of which nothing is kept."""
        return self._host is not None and host is self._host

    def asked_for(self) -> bool:
        """Whether the address asks for the guide; it does so once."""
        asked = str(js.location.hash) == MARK
        if asked:
            js.safely.forgetMark()
        return asked

    def begin(self, own: Host) -> Host:
        """The match that the guide plays; the person's own waits."""
        game = self.stage.game
        guide = load_guide(game.slug)
        self.shelf.write(OFFERED + game.slug, ON)
        self._lesson = Lesson(game, guide)
        self.own = own
        self._host = new_host(game, guide.seed, {})
        return self._host

    def end(self) -> Host | None:
        """The person's own match, to be gone on with; None if there is no guide."""
        own = self.own
        self.own = self._lesson = None  # its match may still be on the table for a moment, and is not kept
        return own

    def account(self, account: Account) -> None:
        """The deal of the guide is over: what comes next is the person's own match."""
        account.outcome = self.stage.texts.say("guide.over")
        account.button = self.stage.texts.say("guide.own")
        by_id("score-outcome").textContent = account.outcome
        by_id("next").textContent = account.button

    def set_out(self, host: Host) -> None:
        """A deal begins: show the strip if it is the guide's, or offer the guide to a newcomer."""
        on_now = self.plays(host)
        by_id("begin-guide").textContent = self.stage.texts.say(LABELS[on_now])
        if on_now:
            close_sheet(MENU)
            by_id("guide-off").textContent = self.stage.texts.say("guide.leave")
            by_id("guide-on").textContent = self.stage.texts.say("guide.go_on")
            self._show(ON)
            self._write("")
        else:
            name = OFFERED + self.stage.game.slug
            fresh = self.shelf.read(name) is None and host.standing["deal"] == 1 and not host.begun()
            self._show(OFFER if fresh and self.shelf.write(name, OFFER) else None)

    def _show(self, state: str | None) -> None:
        attribute(js.document.documentElement, "data-guide", state)
        by_id("guide").hidden = state is None

    def escape(self) -> None:
        """Leave the guide, or put the offer of it away."""
        if self.own is None:
            self._show(None)
        else:
            self._leave()

    def _key(self, event: Any) -> None:
        """Escape in the strip, or where nothing else is that it could mean."""
        here = event.target.closest("#guide") or js.document.activeElement.tagName == "BODY"
        if event.key == "Escape" and here and not by_id("guide").hidden:
            self.escape()

    def moves(self, host: Host) -> None:
        """The person has decided on a move: what was said before it is past, and so is an offer."""
        if self._lesson is not None and self.plays(host):
            self._lesson.moves()
            self._write("")
        else:
            self._show(None)

    def happened(self, host: Host, beats: list[list[Event]]) -> None:
        """Something has happened in the deal: say what there is to be said of it."""
        if self._lesson is not None and self.plays(host):
            self._lesson.happened(beats)
            self._speak(False)

    def _speak(self, further: bool) -> None:
        """Give the next tip, unless one that still holds is there to be read; `further` gives it anyway."""
        if self._lesson is None or self._host is None:
            return
        view, texts = self._host.view(), self.stage.texts
        tip = self._lesson.tip(view) if further or not self._speaking else None
        if tip is not None:
            text = texts.say(tip.message, **tip.arguments)
            self._write(text)
            self._point_at(tip)
            self.log.speak(text)
        elif further:
            self._write("")
        waiting = self._lesson.waiting(view)
        button = by_id("guide-on")
        if not waiting and button.isSameNode(js.document.activeElement):
            by_id("guide-off").focus()
        button.hidden = not waiting

    def _write(self, text: str) -> None:
        """Write a tip into the strip; "" where there is none."""
        self._speaking = bool(text)
        for card in self._told:
            toggle(card, "told", False)
        self._told = []
        by_id("guide-said").textContent = text or self.stage.texts.say("guide.quiet")
        toggle(by_id("guide"), "quiet", not text)
        if not text:
            by_id("guide-on").hidden = True

    def _point_at(self, tip: Saying) -> None:
        """Mark the cards that a tip speaks of, where they are in sight."""
        for name in sorted(tip.arguments):
            value = tip.arguments[name]
            codes = value if name.endswith("cards") else [value] if name.endswith("card") else []
            for code in codes:
                for card in (self.stage.find(code), self.stage.find(twin(code))):
                    if card:
                        toggle(card, "told", True)
                        self._told.append(card)
