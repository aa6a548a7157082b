"""The opening of a deal told step by step, where there is more to it than dealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import slip
from .page import Signal, tell_state

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Event

    from .boards.opening import Opening
    from .log import Log
    from .pace import Pace
    from .stage import Stage

AFTERWARDS = 400
"""The milliseconds before anything is asked: a second tap on the button that skips must not answer it."""


class Ceremony:
    """Shows each step, says it in the slip and in the log, and leaves time to read it.

    A tap goes on to the next step, the slip's button past all of them; the log keeps what was skipped.
    """

    __slots__ = ("stage", "pace", "log", "running", "_skipped")

    def __init__(self, stage: Stage, pace: Pace, log: Log) -> None:
        self.stage = stage
        self.pace = pace
        self.log = log
        self.running = False
        self._skipped = False

    async def tell(self, opening: Opening, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """Tell the opening; after it the stage shows the view."""
        self.running, self._skipped = True, False
        tell_state("opening")
        opening.begin()
        for beat in beats:
            said = self.log.add([beat], None if self._skipped else 0)
            if self._skipped:
                continue
            if said:
                self.stage.say(slip.Slip(said, "", self.stage.texts.say("slip.button.skip"), True))
            for event in beat:
                await opening.show(event)
            if said:
                await self.pace.read(said)
        if not self._skipped:
            await opening.end(view)
        opening.leave()
        self.running = self.pace.rushed = False
        tell_state("theirs")
        self.stage.say(slip.quiet(self.stage.texts, ""))
        self.stage.render(view)
        await Signal().wait(AFTERWARDS)

    def skip(self) -> None:
        """Be done with it."""
        if self.running:
            self._skipped = self.pace.rushed = True
            self.pace.hurry()
