"""Shows what happened: the beats of a move, card by card, in the order a person should see them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .boards.board import REST
from .page import Signal

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from cardavia_core.game import Event

    from .pace import Pace
    from .stage import Stage


class Show:
    """Plays beats on the stage.  After the last beat the stage shows the view that was given."""

    __slots__ = ("stage", "pace", "running", "_done")

    def __init__(self, stage: Stage, pace: Pace) -> None:
        self.stage = stage
        self.pace = pace
        self.running = False
        self._done = Signal()

    def beside(self, showing: Coroutine[Any, Any, None]) -> None:
        """Show something while the person may already choose.  `running` tells of it from this moment on."""
        self.running = True
        asyncio.create_task(self._beside(showing))

    async def _beside(self, showing: Coroutine[Any, Any, None]) -> None:
        try:
            await showing
        finally:
            self.running = False
            self._done.give()

    async def alone(self) -> None:
        """Be done with what is shown beside the choosing: two shows at once would draw over each other."""
        self.pace.rushed = self.running
        while self.running:
            self.pace.hurry()
            await self._done.wait()
        self.pace.rushed = False

    def settle(self, view: dict[str, Any]) -> None:
        """Draw the view at once."""
        self.stage.mark(None)
        self.stage.render(view)

    async def beats(self, beats: list[list[Event]], view: dict[str, Any]) -> None:
        """Show the beats one after the other, then the view."""
        board = self.stage.board
        if self.pace.travels():
            for beat in beats:
                for event in beat:
                    await board.show(event, view)
            self.settle(view)
        else:
            await board.still(beats, view)
            self.settle(view)
            await self.pace.rest(REST)
