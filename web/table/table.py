"""The table: it ties the host, the stage, the thinker and the person together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from . import slip
from .ceremony import Ceremony
from .choices import unasked
from .chooser import Chooser
from .flights import Flights
from .guide import Guide
from .hands_on import HandsOn
from .hints import Hints
from .layouts import LAYOUTS
from .level_picker import LevelPicker
from .log import Log
from .others import THINKING, Others
from .page import Signal, by_id, on, tell_state
from .played import PlayedDeals
from .review.sheet import Review
from .score import ScoreSheet
from .sheets import MENU, MODAL, SCORE, close_sheet, open_sheet, prepare
from .show import Show
from .stage import Stage
from .strength import Strength
from .texts import YOU
from .whys import Whys

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Event, Game, Move

    from .host import Host
    from .pace import Pace
    from .saving import Shelf
    from .texts import Texts
    from .thinker import Thinker

OPENED = "opened"
"""Where the seal of the deal is kept whose opening was told last: nobody must hear it twice."""


class Table:
    """One person's table."""

    __slots__ = (
        "game",
        "texts",
        "shelf",
        "pace",
        "strength",
        "thinker",
        "others",
        "host",
        "stage",
        "flights",
        "show",
        "log",
        "ceremony",
        "sheet",
        "played",
        "chooser",
        "review",
        "guide",
        "hints",
        "whys",
        "_new_host",
        "_next",
        "_last",
        "_coming",
        "_focus_here",
        "_elsewhere",
    )

    def __init__(
        self, game: Game, texts: Texts, shelf: Shelf, pace: Pace, new_host: Callable[[], Host]
    ) -> None:
        self.game = game
        self.texts = texts
        self.shelf = shelf
        self.pace = pace
        self.strength = Strength(shelf)
        self.thinker: Thinker
        self.others: Others
        self.host: Host
        self.flights = Flights(by_id("flights"), pace)
        layout = LAYOUTS[game.slug]
        self.stage = Stage(game, texts, layout)
        self.stage.board = layout.board(self.stage, self.flights, pace)
        self.show = Show(self.stage, pace)
        self.log = Log(self.stage, texts)
        self.ceremony = Ceremony(self.stage, pace, self.log)
        self.sheet = ScoreSheet(self.stage, texts)
        self.played = PlayedDeals(shelf)
        self.chooser = Chooser(game, texts, self.stage, self.log)
        self.hints = Hints(self.chooser, texts)
        self.whys = Whys(self.stage, self.log, self.chooser)
        self.review = Review(self.stage)
        self.guide = Guide(self.stage, self.log, shelf, self.begin_guide, self.leave_guide)
        self._new_host = new_host
        self._next = Signal()
        self._last: tuple[dict[str, Any], list[list[Event]]] | None = None
        self._coming: Host | None = None
        self._focus_here = False
        self._elsewhere = False
        prepare(pace)
        LevelPicker(self.strength, texts)
        HandsOn(self)
        on(js.window, "storage", lambda _: self._played_elsewhere())
        on(js.window, "pageshow", lambda _: self._played_elsewhere())
        on(js.window, "resize", lambda _: self._make_room())
        on(by_id("next"), "click", lambda _: self.go_on())
        on(by_id("give-up"), "click", lambda _: self.give_up())

    async def play(self, host: Host, thinker: Thinker) -> None:
        """Play match after match, beginning with this one."""
        self.host = host
        self.thinker = self.review.thinker = thinker
        self.hints.thinker = thinker
        self.others = self.whys.others = Others(thinker, self.strength, self.pace)
        if self.guide.asked_for():
            self.host = self.guide.begin(host)
        while True:
            await self._deal()
            if self._elsewhere:
                return
            if self._coming is None:
                self._account()
                await self._next.wait()
            for name in MODAL:
                close_sheet(name)
            self._go_over()

    def _go_over(self) -> None:
        """On to the match that was asked for, back from the guide, or to the next deal."""
        coming, self._coming = self._coming, None
        if coming is None and self.guide.plays(self.host):
            coming = self.guide.end()
        if coming is not None:
            self.host = coming
        elif self.host.winner is not None:
            self.host = self._new_host()
        else:
            self.host.next_deal()

    async def _deal(self) -> None:
        """Play the present deal to its end, or until the match is given up."""
        self._save()
        if self._elsewhere:
            return
        self._last = None
        self._allow_again(False)
        by_id("seal").textContent = self.host.commitment()
        if not self.guide.plays(self.host):
            self.played.begin(
                self.game.slug, self.host.commitment(), self.host.standing, str(js.Date.new().toJSON())
            )
        self.log.clear()
        self.whys.begin(self.host)
        self.guide.set_out(self.host)
        self.others.alone = self.guide.plays(self.host)
        self.others.begin(self.host)
        await self._open()
        self.guide.happened(self.host, self.host.opening())
        self.thinker.wake()
        while self.host.turn is not None and not self._interrupted:
            seat, view = self.host.turn, self.host.view()
            only = unasked(view) if seat == YOU else None
            asked = seat == YOU and only is None
            move = await (self.chooser.move(view) if asked else self._unasked_move(view, only))
            if move is not None and self._coming is None:
                await self._make(move, asked)

    @property
    def _interrupted(self) -> bool:
        """Whether another match is to be played, here or in another tab."""
        return self._elsewhere or self._coming is not None

    async def _open(self) -> None:
        """Show the cards being dealt, or the deal as it was left."""
        await self.show.alone()
        self.chooser.forget()
        self.stage.say(slip.quiet(self.texts, ""))
        learning = self.guide.plays(self.host)
        told = not learning and self.shelf.read(OPENED) == self.host.commitment()
        if told or self.host.begun() or self.host.turn is None:
            self.log.recall(self.host.story())
            self.show.settle(self.host.view())
            return
        opening = self.stage.board.opening(self.host.view())
        if opening is not None:
            await self.ceremony.tell(opening, self.host.opening(), self.host.view())
            if not learning:
                self.shelf.write(OPENED, self.host.commitment())
            self.chooser.forget()
            if self._elsewhere:
                self._tell_elsewhere()
            return
        self.log.add(self.host.opening(), None)
        if self.host.turn == YOU:
            # The person may choose while the cards are still flying: a tap is done with the motion.
            self.show.beside(self._opening())
        else:
            self.stage.say(slip.opening(self.texts, self.host.view()))
            await self.show.beats(self.host.opening(), self.host.view())

    async def _opening(self) -> None:
        await self.show.beats(self.host.opening(), self.host.view())
        self.chooser.refresh()

    async def _unasked_move(self, view: dict[str, Any], only: Move | None) -> Move:
        """The move of another seat, or the only one that the person has, who sees this view."""
        if only is not None:
            await self.pace.rest(THINKING)
            return only
        self.stage.say(slip.waiting(self.texts, view))
        return await self.others.move(self.host)

    async def _make(self, move: Move, asked: bool) -> None:
        if self.host.turn == YOU:
            self._focus_here = bool(js.document.activeElement.closest("#fan, #slots, #cross"))
        await self.show.alone()
        if self._played_elsewhere():
            return
        if asked:
            self.guide.moves(self.host)
        before = self.host.view()
        number = None if self.host.turn == YOU else self.host.number()
        beats = self.host.play(move)
        self.others.ask(self.host)
        self._save()
        self._last = (before, beats)
        # The person knows the own move, but not what came of it.
        self.chooser.before = self.log.add(beats, 1 if asked else 0, number)
        self.chooser.before_number = number
        self.stage.say(slip.quiet(self.texts, self.log.told))
        await self.show.beats(beats, self.host.view())
        self.guide.happened(self.host, beats)
        self._allow_again(True)
        self._keep_focus()

    def _allow_again(self, allowed: bool) -> None:
        """Whether there is a last move to show; trick games show the last trick instead."""
        button = by_id("again")
        if button:
            button.hidden = not allowed

    def _keep_focus(self) -> None:
        """When the focused card has gone, the keyboard stays on the hand.

        Only then: a table in a frame must not take the focus from the page around it.
        """
        card = by_id("fan").firstElementChild
        if self._focus_here and card and js.document.activeElement.tagName == "BODY":
            card.focus()

    def _played_elsewhere(self) -> bool:
        """Whether the match was played on in another tab: then this one must not overwrite it."""
        if (
            not self._elsewhere
            and not self.guide.plays(self.host)
            and self.shelf.changed_elsewhere(self.game.slug)
        ):
            self._elsewhere = True
            self.chooser.give_up()
            if self.ceremony.running:  # when it is over, that is told
                self.ceremony.skip()
            else:
                self._tell_elsewhere()
        return self._elsewhere

    def _tell_elsewhere(self) -> None:
        said = self.texts.say("save.elsewhere")
        self.stage.say(slip.Slip(said, "", self.texts.say("save.continue_here"), True))
        self.log.speak(said)
        tell_state("elsewhere")

    def _save(self) -> None:
        if self._played_elsewhere() or self.guide.plays(self.host):
            return
        if not self.shelf.save(self.game.slug, self.host.record()) and not self.shelf.refused:
            self.shelf.refused = True
            self.chooser.tell(self.texts.say("save.not_kept"))

    def _account(self) -> None:
        """The deal is over: show its account.  Should the sheet be closed, the slip's button goes on."""
        account = self.sheet.fill(self.host)
        learning = self.guide.plays(self.host)
        if learning:
            self.guide.account(account)
        self.whys.begin(self.host)
        self.review.offer(self.host)
        if not learning:
            self.played.finish(self.host.commitment(), self.host.key())
        self.stage.say(slip.Slip(account.verdict, account.outcome, account.button, True))
        self.log.speak(self.texts.say("score.spoken", verdict=account.verdict, outcome=account.outcome))
        self._next = Signal()  # taps made while the last cards moved count for nothing
        tell_state("won" if account.over else "scored")
        open_sheet(SCORE)

    def thinker_changed(self, state: str) -> None:
        """Say quietly that the thinker is gone, or that it is back."""
        js.document.documentElement.setAttribute("data-thinker", state)
        absent = self.texts.say("thinker.absent")
        if state == "absent":
            self.chooser.tell(absent)
        else:
            self.chooser.untell(absent)

    def act(self) -> None:
        """The slip's button: play what is chosen, or go on when something is over, or has been seen."""
        if self.ceremony.running:
            self.ceremony.skip()
        elif self._elsewhere or self.host.turn is None:
            self.go_on()
        else:
            self.chooser.act()

    def hint(self) -> None:
        """Give a hint, or put it away."""
        self.hints.ask(self.host.seed_of_ai())

    def go_on(self) -> None:
        """On to the next deal, or to a new match; or to the match as another tab has left it."""
        if self._elsewhere:
            js.location.reload()
        elif self.host.turn is None:
            tell_state("theirs")
            self._next.give(True)

    def give_up(self) -> None:
        """Give up the match and begin a new one."""
        self._change_to(self._new_host())

    def begin_guide(self) -> None:
        """Set the match aside, as it is, and play the deal of the guide."""
        self._change_to(self.guide.begin(self.host))

    def leave_guide(self) -> None:
        """Back to the match that was set aside."""
        own = self.guide.end()
        if own is not None:
            self._change_to(own)

    def _change_to(self, host: Host) -> None:
        """Break off whatever is going on at the table, and play this match."""
        close_sheet(MENU)
        self._coming = host
        self.ceremony.skip()
        self.chooser.give_up()
        self.go_on()

    def _make_room(self) -> None:
        """On a screen of another size the slip may be higher, and what lies above it goes up with it."""
        self.stage.make_room()
        self.chooser.bubble.place()

    def show_again(self) -> None:
        """Show the last move once more."""
        if self._last is not None and self.chooser.choice is not None and not self.show.running:
            self.show.beside(self._again(self._last))

    async def _again(self, last: tuple[dict[str, Any], list[list[Event]]]) -> None:
        self.chooser.lower()
        before, beats = last
        self.show.settle(before)
        await self.pace.rest(THINKING)
        await self.show.beats(beats, self.host.view())
        self.chooser.refresh()
