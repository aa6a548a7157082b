"""How fast things move: the person's chosen speed, reduced motion, and taps that hurry a motion on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import Signal, media

if TYPE_CHECKING:
    from typing import Any

    from .saving import Shelf

SPEEDS = {"off": 0.0, "quick": 0.5, "calm": 1.0, "slow": 1.8}
SETTING = "pace"
READ, READ_LETTER = 500, 24
"""What it takes to read a sentence calmly: to find it, and so much for each letter."""
IDEOGRAPHS, AS_LETTERS = 0x2E80, 3
"""Characters from here on are words or parts of words: each takes as long as so many letters."""


class Pace:
    """The speed of everything that moves, and the way to cut a motion short.

    While `rushed` is set, nothing takes any time.
    """

    __slots__ = ("speed", "rushed", "_shelf", "_running", "_resting")

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        saved = shelf.read(SETTING)
        self.speed = saved if saved in SPEEDS else "calm"
        self.rushed = False
        self._running: list[Any] = []
        self._resting: Signal | None = None

    def choose(self, speed: str) -> None:
        """Take another speed, and remember it."""
        if speed in SPEEDS:
            self.speed = speed
            self._shelf.write(SETTING, speed)

    def travels(self) -> bool:
        """Whether cards move along their way at all."""
        return SPEEDS[self.speed] > 0 and not media("(prefers-reduced-motion: reduce)")

    def time(self, milliseconds: float) -> float:
        """So many milliseconds at the chosen speed."""
        return 0 if self.rushed else milliseconds * SPEEDS[self.speed]

    async def rest(self, milliseconds: float) -> None:
        """Give the person a moment to see; a tap ends it."""
        await self._wait(self.time(milliseconds))

    async def hold(self, milliseconds: float) -> None:
        """Like `rest`, but never shorter than said, whatever the speed: what must be seen.  A tap ends it."""
        await self._wait(max(milliseconds, self.time(milliseconds)))

    async def read(self, sentence: str) -> None:
        """Give time to read a sentence; a tap ends it.  Without motion it is as if quick."""
        letters = sum([AS_LETTERS if ord(letter) >= IDEOGRAPHS else 1 for letter in sentence])
        speed = max(SPEEDS[self.speed], SPEEDS["quick"])
        await self._wait((READ + READ_LETTER * letters) * speed)

    async def _wait(self, milliseconds: float) -> None:
        if milliseconds > 0 and not self.rushed:
            self._resting = Signal()
            await self._resting.wait(milliseconds)
            self._resting = None

    async def until_finished(self, animations: list[Any]) -> None:
        """Wait for these animations; a tap finishes them at once."""
        self._running = animations
        for animation in animations:
            await animation.finished
        self._running = []

    def hurry(self) -> None:
        """A tap during a motion: be done with it."""
        for animation in self._running:
            animation.finish()
        if self._resting is not None:
            self._resting.give()
