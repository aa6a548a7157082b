"""The person's turn: from the first tap to the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import words
from .bubble import Bubble
from .choices import new_choice
from .choices.declaring import Declaring
from .choices.leading import Leading
from .choices.several import AWAY, Several
from .clauses import point_out
from .declare_panel import DeclarePanel
from .page import Signal, attribute, by_id, tell_state
from .texts import in_a_row
from .tray import Tray
from .words_several import counted

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Move

    from .choices.choice import Choice
    from .log import Log
    from .stage import Stage
    from .texts import Texts


class Chooser:
    """Turns taps into a move.  `choice` is what is chosen so far, None while it is not the person's turn.

    Under the slip's own sentence there is room for one more: `waiting` says that a hint is looked for, until
    the next tap; `notices` are sentences said one until each next move; `before` is what the other player
    has just done, repeated until a card is chosen, and `before_number` the number of that move, None where
    it was the person's own.  A hand card tapped too early, while others play, is
    raised as soon as the turn comes.  `taps` counts what the person does: whatever was asked before a tap
    comes too late after it.
    """

    __slots__ = (
        "game",
        "texts",
        "stage",
        "log",
        "choice",
        "bubble",
        "view",
        "taps",
        "waiting",
        "notices",
        "before",
        "before_number",
        "_moved",
        "_early",
        "_tray",
        "_panel",
    )

    def __init__(self, game: Game, texts: Texts, stage: Stage, log: Log) -> None:
        self.game = game
        self.texts = texts
        self.stage = stage
        self.log = log
        self.choice: Choice | None = None
        self.bubble = Bubble(stage)
        self.view: dict[str, Any] = {}
        self.taps = 0
        self.waiting = ""
        self.notices: list[str] = []
        self.before = ""
        self.before_number: int | None = None
        self._moved = Signal()
        self._early = ""
        self._tray = Tray(stage)
        self._panel = DeclarePanel(stage, texts)

    def forget(self) -> None:
        """A new deal: nothing was said or tapped before it."""
        self.before = self._early = ""
        self.before_number = None

    async def move(self, view: dict[str, Any]) -> Move | None:
        """Let the person choose; None if they give up the match instead."""
        self.view = view
        self.choice = new_choice(self.game, view)
        if self._early in self.stage.places.hand:
            self.choice.choose_card(self._early)
        self._early = ""
        self.refresh()
        if self.notices:  # spoken after what the other player did, which was spoken just before
            self.log.speak(in_a_row([self.before, self.notices[0]]))
        asked = self.choice.duty is not None or isinstance(self.choice, Declaring)
        if asked and self.choice.refusal is None:  # why a card tapped too early stays is spoken already
            self.log.speak(words.asked(self.choice, self.texts))
        self.stage.allow_hint(True)
        tell_state("yours")
        move: Move | None = await self._moved.wait()
        return move

    def _end(self, move: Move | None) -> None:
        """The turn is over from this very tap on: a second tap finds nothing to play."""
        if self.choice is not None:
            self.stage.places.leaving = list(self.choice.cards)
        self.choice = None
        self.stage.allow_hint(False)
        tell_state("theirs")
        self._heard()
        self._draw(None)
        self.stage.offer([], None)
        self._moved.give(move)

    def _heard(self) -> None:
        """The person does something: what was told or asked before is over."""
        self.taps += 1
        self._wait("")
        self.bubble.close()

    def _wait(self, sentence: str) -> None:
        self.waiting = sentence
        attribute(by_id("hint"), "aria-busy", "true" if sentence else None)

    def give_up(self) -> None:
        """End the turn without a move."""
        if self.choice is not None:
            self._end(None)

    def tell(self, notice: str) -> None:
        """Say something quietly, under the slip's sentence, until the next move."""
        self.notices.append(notice)
        if self.choice is not None and len(self.notices) == 1:
            self.log.speak(notice)
        self.refresh()

    def untell(self, notice: str) -> None:
        """What was told does not hold any more."""
        self.notices = [other for other in self.notices if other != notice]
        self.refresh()

    def refresh(self) -> None:
        """Draw what is chosen and say what it means."""
        if self.choice is None:
            return
        said = words.chosen(self.choice, self.texts)
        notice = self.notices[0] if self.notices else ""
        if notice and not self.choice.cards:
            said.why = notice
        said.why = self.waiting or said.why or notice or ("" if self.choice.card else self.before)
        self._draw(self.choice)
        self.stage.say(said)
        point_out(self.choice.game, self.choice.refusal if said.refused else None)
        by_id("why-last").hidden = self.before_number is None or said.why != self.before
        self._offer(self.choice)
        if said.refused:
            self.log.speak(said.say)

    def _draw(self, choice: Choice | None) -> None:
        """Show what is chosen, in the hand, on the cloth, and in the panel of what is asked."""
        self.stage.mark(choice)
        self._tray.draw(choice)
        self._panel.draw(choice)

    def _offer(self, choice: Choice) -> None:
        offered, move = choice.offered(), choice.move
        chosen = offered.index(move) if move is not None and move in offered else None
        self.stage.offer(words.chips(choice, self.texts), chosen)

    def tap_hand(self, name: str, by_key: bool) -> None:
        """A hand card was tapped.  By key, the raised card is played; by finger it is lowered."""
        self._heard()
        if self.choice is None:
            self._early = "" if name == self._early else name
            return
        single = self.choice.wanted == 1
        if by_key and single and name in self.choice.cards and self.choice.move is not None:
            self.act()
            return
        self.choice.choose_card(name)
        self._tapped()
        if self.choice.refusal is not None:
            self.stage.shake(name)

    def _tapped(self) -> None:
        """Draw what a tap has changed, and speak of what is seen beside what was tapped."""
        note = self._tray.note
        self.refresh()
        choice = self.choice
        if choice is None or choice.refusal is not None:
            return
        if isinstance(choice, Several):
            self.log.speak(counted(choice, self.texts))
            if self._tray.note != note:
                self.log.speak(self._tray.note)
        elif isinstance(choice, (Leading, Declaring)):
            said = words.chosen(choice, self.texts)
            self.log.speak(in_a_row([said.say, said.why]))

    def tap_table(self, code: str) -> None:
        """A table card was tapped."""
        self._heard()
        if self.choice is None:
            return
        if self.choice.pick(code):
            self.act()
        else:
            self.refresh()

    def tap_option(self, number: int) -> None:
        """One of the moves on offer was tapped."""
        self._heard()
        if self.choice is not None:
            self.choice.choose_move(self.choice.offered()[number])
            self.refresh()

    def tap_declaration(self, number: int) -> None:
        """One of the rows of the panel for declaring was tapped."""
        self._heard()
        if isinstance(self.choice, Declaring):
            self.choice.choose_row(number)
            self._tapped()

    def drag(self, name: str) -> None:
        """A hand card is being dragged: show what it may take."""
        self._heard()
        if self.choice is not None:
            self.choice.drag(name)
            self.refresh()

    def drop(self, name: str, target: str | None) -> None:
        """A hand card was dropped on the cloth, perhaps on a table card.

        On the bare cloth it is played, unless it could as well take something as be left there.
        """
        if self.choice is None or name not in self.stage.places.hand:
            return
        self.drag(name)
        move = self.choice.move
        if target is not None and (
            move is None or (self.choice.ways() and target not in self.choice.taken(move))
        ):
            self.choice.pick(target)
        unclear = target is None and self.choice.leave() is not None
        settled = name in self.choice.cards and self.choice.move is not None
        if settled and self.choice.dropped and self.choice.refusal is None and not unclear:
            self.act()
        else:
            self.refresh()

    @property
    def anything_chosen(self) -> bool:
        """Whether a card is raised, or a move settled without one."""
        return self.choice is not None and (bool(self.choice.cards) or self.choice.move is not None)

    def lower(self) -> None:
        """Lower what is chosen."""
        self._heard()
        if self.choice is not None:
            self.choice.clear()
            self.refresh()

    def act(self) -> None:
        """Play what is chosen, if it is settled."""
        if self.choice is not None and self.choice.move is not None:
            self.notices = self.notices[1:]
            self._end(self.choice.move)

    def wait(self, sentence: str) -> None:
        """Say that a hint is being looked for."""
        self._wait(sentence)
        self.refresh()
        self.log.speak(sentence)

    def suggest(self, move: Move, title: str, reasons: list[str]) -> None:
        """Choose the move of a hint, without playing it, and say why."""
        if self.choice is None:
            return
        self._wait("")
        self.choice.choose_move(move)
        self.refresh()
        groups = [self.game.pack.write(cards) for cards in (move.cards, move.taken)]
        in_panel = self.choice.wanted == 0 or self.choice.kind in AWAY  # there the cards are shown already
        self.bubble.show("hint", title, [] if in_panel else groups, reasons, "")
        self.log.speak(in_a_row([words.chosen(self.choice, self.texts).say] + reasons))
