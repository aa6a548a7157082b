"""The other seats: each thinks while the cards of the move before still fly, and moves at a human pace."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import js

from cardavia_core.shuffle import Stream

from .page import Signal
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Move

    from .host import Host
    from .pace import Pace
    from .strength import Strength
    from .thinker import Thinker

THINKING = 550
"""The least time, in milliseconds, that another seat takes: a person must see whose turn it is."""


class Asked:
    """A move that was asked for: of which match, at which place in it, and the signal that gives it."""

    __slots__ = ("host", "seed", "found")

    def __init__(self, host: Host) -> None:
        self.host = host
        self.seed = host.seed_of_ai()
        self.found = Signal()

    def fits(self, host: Host) -> bool:
        """Whether it is this match's next move."""
        return self.host is host and self.seed == host.seed_of_ai()


class Others:
    """Asks for the moves of the other seats.

    `made` tells of each move of the present deal, by its number, at which level and with how much effort
    it was thought of; those of the rules of thumb are not there.  Left `alone` the seats play by these: the
    same cards bring the same moves then, which a guide needs.
    """

    __slots__ = ("thinker", "strength", "pace", "made", "alone", "_asked")

    def __init__(self, thinker: Thinker, strength: Strength, pace: Pace) -> None:
        self.thinker = thinker
        self.strength = strength
        self.pace = pace
        self.made: dict[int, tuple[str, int]] = {}
        self.alone = False
        self._asked: Asked | None = None

    def begin(self, host: Host) -> None:
        """A new deal: whoever leads may think while it is dealt."""
        self.made = {}
        self._asked = None
        self.ask(host)

    def ask(self, host: Host) -> None:
        """Let the seat that is to act begin to think, if it is another's and there is somebody to think."""
        if self.alone or host.turn in (None, YOU) or self.thinker.state != "ready":
            return
        self._asked = Asked(host)
        asyncio.create_task(self._think(self._asked))

    async def _think(self, asked: Asked) -> None:
        level, milliseconds = self.strength.level, self.strength.milliseconds
        number, effort = asked.host.number(), self.thinker.effort(milliseconds)
        move = await self.thinker.think(_view(asked.host), level, milliseconds, asked.seed)
        if move is not None and self._asked is asked:  # else its match was given up meanwhile
            self.made[number] = (level, effort)
        asked.found.give(move)

    async def move(self, host: Host) -> Move:
        """The move of the other seat that is to act, no sooner than a person would make it."""
        began = js.performance.now()
        if self._asked is None or not self._asked.fits(host):
            self._asked = None
            self.ask(host)
        move: Move | None = await self._asked.found.wait() if self._asked is not None else None
        self._asked = None
        if move is None:  # nobody thinks: the rules of thumb answer here, from the same view
            stream = Stream("policy/" + host.seed_of_ai())
            move, _ = self.thinker.game.policy(_view(host), stream)
        if host.begun():  # before the first card of a deal, the dealing was pause enough
            await self.pace.rest(max(0, THINKING - (js.performance.now() - began)))
        return move


def _view(host: Host) -> dict[str, Any]:
    """What the seat to act may know."""
    assert host.turn is not None
    return host.view(host.turn)
