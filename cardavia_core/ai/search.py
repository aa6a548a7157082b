"""Search for any game: each move that could be made is played out on the same possible deals.

The hidden cards are drawn at random among all deals that fit what the seat knows, and every move is played
to the last card on each of them by quick rules, so that two moves are compared deal by deal and the luck of
the deal falls out.  The game's rules of thumb say what to play; another move must prove itself twice: it
leads the first look, in which hopeless moves are dropped early, and it then beats the usual move on fresh
deals.  Without the second look the luckiest of many moves would win.

Effort is counted in cards played, not in time, so that the same question has the same answer everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from . import endgame
from .thought import Option, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..game import Deal, Game, Move
    from ..shuffle import Stream

BATCH = 4
"""Deals between two looks at the figures, while they are few."""
GROWTH = 8
"""Later the figures are looked at when the deals have become more by one in so many: looking costs, too."""
FEWEST = 8
"""On fewer deals nothing is dropped or decided."""
DROPPED = 2.0
"""A move is dropped when it lies so many standard errors behind the best one."""
FIRST_SHARE = 0.55
"""The share of the effort for the first look."""
MOST_WORLDS = 400
"""More deals than this decide nothing any more."""


@dataclass(frozen=True)
class Proof:
    """How clearly another move must beat the usual one, in standard errors on the fresh deals.

    The second look ends early when a move lies `sure` before or behind it; `likely` before it is enough when
    the effort is used up.
    """

    sure: float
    likely: float


HASTY = Proof(sure=1.7, likely=0.7)
"""Soon convinced: right for few deals, on which hardly anything could be proved."""
CAREFUL = Proof(sure=2.6, likely=2.0)
"""Wants to be certain: right for many deals, since quick rules play them out and are wrong in their ways."""


@dataclass
class Figures:
    """What a move was worth on each deal it was played out on, and how likely it was to win."""

    move: Move
    equities: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)

    def mean(self) -> float:
        """The mean of what it was worth."""
        return sum(self.equities) / len(self.equities)

    def lead(self, other: Figures) -> tuple[float, float]:
        """By how much it is ahead of another move on the same deals: the mean, and its standard error."""
        return paired(self.equities, other.equities)

    def option(self) -> Option:
        """The same as the table shows it."""
        return Option(self.move, *spread(self.chances), len(self.chances))


def paired(first: list[float], second: list[float]) -> tuple[float, float]:
    """By how much the first values are greater, deal by deal: the mean, and its standard error."""
    return spread([one - other for one, other in zip(first, second, strict=True)])


def spread(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; of a single value nothing is known but itself."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, float("inf")
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


class Worlds:
    """Deals that fit a view, and the effort that is left to draw them and to play them out."""

    def __init__(self, game: Game, view: dict[str, Any], stream: Stream, effort: int) -> None:
        self._game = game
        self._view = view
        self._stream = stream
        self._sampler: Callable[[Stream], Deal] = game.sampler(view)
        per_playout, self._per_world, opening = game.prices
        left: int = sum(view["hands"]) + view.get("stock", 0)
        self._per_move = max(1, left + per_playout) + (opening if view["phase"] != "play" else 0)
        self.effort = effort

    def look_on(self, figures: Sequence[Figures], most_worlds: int) -> bool:
        """Play every move out on some more deals; False if these were enough, or the effort is used up."""
        so_far = len(figures[0].equities)
        afforded = self.effort // self._cost(len(figures), 1)
        worlds = min(max(BATCH, so_far // GROWTH), most_worlds - so_far, afforded)
        if worlds <= 0 or afforded < BATCH:
            return False
        self.look(figures, worlds)
        return True

    def look(self, figures: Sequence[Figures], worlds: int = BATCH) -> None:
        """Play every move out on so many more deals."""
        game, view = self._game, self._view
        for _ in range(worlds):
            world = game.playout(self._sampler(self._stream))
            for figure in figures:
                twin = world.copy()
                twin.play(figure.move)
                outcome = twin.finish()
                figure.equities.append(game.equity(view, outcome))
                figure.chances.append(game.chance(view, outcome))
        self.effort -= self._cost(len(figures), worlds)

    def _cost(self, moves: int, worlds: int) -> int:
        return worlds * (self._per_world + moves * self._per_move)


def search(
    game: Game,
    view: dict[str, Any],
    stream: Stream,
    effort: int,
    most_worlds: int = MOST_WORLDS,
    proof: Proof = CAREFUL,
) -> Thought:
    """The best move for the view's seat, and what was found about those that were looked at.

    `effort` is about how many cards may be played in all; `most_worlds` bounds the deals of each look;
    `proof` is what the second look asks for.
    """
    moves = choices(game, view)
    if len(moves) == 1:
        return Thought(moves[0], moves[0])
    usual, _ = game.policy(view, stream)
    if game.certain(view):
        return endgame.solve(game, view, game.sample(view, stream), moves, usual)
    worlds = Worlds(game, view, stream, int(effort * FIRST_SHARE))
    all_figures = [Figures(move) for move in moves]
    leader, own = first_look(worlds, all_figures, usual, most_worlds)
    if leader is not own:
        worlds.effort += effort - int(effort * FIRST_SHARE)
        again = [Figures(leader.move), Figures(usual)]
        if not second_look(worlds, again[0], again[1], most_worlds, proof):
            leader = own
        # Fresh deals tell the truth about a move that was chosen for its figures; the first ones flatter it.
        if again[0].chances:
            fresh = {figure.move: figure for figure in again}
            all_figures = [fresh.get(figure.move, figure) for figure in all_figures]
    return Thought(leader.move, usual, [figure.option() for figure in all_figures])


def choices(game: Game, view: dict[str, Any]) -> list[Move]:
    """The moves worth a look: all, where the rest can be played exactly and need not be guessed at."""
    return game.load(view).moves() if game.certain(view) else game.decent(view)


def first_look(
    worlds: Worlds, figures: list[Figures], usual: Move, most_worlds: int
) -> tuple[Figures, Figures]:
    """The move that comes out best, and the usual one.  Moves that fall behind are left on the way."""
    own = next(figure for figure in figures if figure.move == usual)
    running = list(figures)
    # However little effort there is, every move is looked at once: otherwise nothing could be said of it.
    worlds.look(running)
    while worlds.look_on(running, most_worlds):
        if len(own.equities) >= FEWEST:
            leader = best(running, own)
            running = [one for one in running if one is own or one is leader or not behind(one, leader, own)]
            if len(running) == 1 or (leader is not own and len(running) == 2 and behind(own, leader, own)):
                break
    return best(running, own), own


def best(figures: list[Figures], own: Figures) -> Figures:
    """The move with the greatest mean; the usual one if it is as good, else the first."""
    return max(figures, key=lambda figure: (figure.mean(), figure is own))


def behind(figures: Figures, leader: Figures, own: Figures) -> bool:
    """Whether a move is too far behind the leader, or comes to the same as the usual one every time."""
    if figures is not own and figures.equities == own.equities:
        return True
    mean, error = leader.lead(figures)
    return mean > DROPPED * error


def second_look(worlds: Worlds, challenger: Figures, usual: Figures, most_worlds: int, proof: Proof) -> bool:
    """Whether a move beats the usual one on fresh deals."""
    both = (challenger, usual)
    while worlds.look_on(both, most_worlds):
        if len(usual.equities) >= FEWEST:
            mean, error = challenger.lead(usual)
            if abs(mean) > proof.sure * error:
                return mean > 0
    if not usual.equities:
        return False
    mean, error = challenger.lead(usual)
    return mean > proof.likely * error
