"""The guide to the first deal of a game: a fixed deal, and what is said of it as it is played.

Each game has its own in `guide.py` of its folder.  A guide never judges or counts by itself: its tips ask the
deal, and speak when what they speak of is there.  So they hold whatever the person plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .game import Deal, Event, Game, Move, Saying

    Tip = Callable[["Scene"], Saying | None]
    """What is to be said in a scene, None where it does not fit; its arguments name cards in sight."""

AT_ONCE = 3
"""So many tips at most come between two moves of the person: more would be a lecture."""


class Scene:
    """One moment of the deal, as the person sees it.

    `deal` holds what the `view` holds and no more (see `Game.load`).  `events` are those since the person's
    last move, with that move itself: the latest last.
    """

    __slots__ = ("game", "view", "deal", "seat", "events", "_moves")

    def __init__(self, game: Game, view: dict[str, Any], events: list[Event]) -> None:
        self.game = game
        self.view = view
        self.seat: int = view["seat"]
        self.deal: Deal = game.load(view)
        self.events = events
        self._moves: list[Move] | None = None

    def moves(self) -> list[Move]:
        """The person's legal moves; none while another seat is to act."""
        if self.view["turn"] != self.seat:
            return []
        if self._moves is None:
            self._moves = self.deal.moves()
        return self._moves

    def event(self, kind: str, seat: int | None = None) -> Event | None:
        """The latest event of a kind, of one seat if that is given; None if there is none."""
        for event in reversed(self.events):
            if event.kind == kind and seat in (None, event.seat):
                return event
        return None

    def decides(self, phase: str) -> bool:
        """Whether the person is to act, in this phase of the deal."""
        return bool(self.view["turn"] == self.seat and self.view["phase"] == phase)


class Guide:
    """A game's guide: the seed of the match whose first deal it plays, and its tips, the first first."""

    __slots__ = ("seed", "tips")

    def __init__(self, seed: str, tips: list[Tip]) -> None:
        self.seed = seed
        self.tips = tips


class Lesson:
    """A guide while its deal is played: what has happened lately, and which tips were given already."""

    __slots__ = ("game", "guide", "_events", "_given", "_lately")

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self._events: list[Event] = []
        self._given: list[int] = []
        self._lately = 0

    def moves(self) -> None:
        """The person is about to move: what happened before is past."""
        self._events = []
        self._lately = 0

    def happened(self, beats: list[list[Event]]) -> None:
        """Something has happened."""
        for beat in beats:
            self._events += beat

    def waiting(self, view: dict[str, Any]) -> bool:
        """Whether there is something to say."""
        return self._found(view) is not None

    def tip(self, view: dict[str, Any]) -> Saying | None:
        """What to say now, None for nothing.  Nothing is said twice."""
        found = self._found(view)
        if found is None:
            return None
        self._given.append(found[0])
        self._lately += 1
        return found[1]

    def _found(self, view: dict[str, Any]) -> tuple[int, Saying] | None:
        if view["turn"] is None or self._lately == AT_ONCE:
            return None
        scene = Scene(self.game, view, self._events)
        for number, tip in enumerate(self.guide.tips):
            said = tip(scene) if number not in self._given else None
            if said is not None:
                return number, said
        return None
