"""Which of two players is stronger: duplicate matches with confidence intervals.

Each seed is played twice, with the seats swapped, so that both players meet the same cards.  The two
matches are one observation, and the intervals come from the spread among such pairs.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from ..match import Match
from ..shuffle import Stream

if TYPE_CHECKING:
    from ..game import Game
    from .players import Player

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean and the half-width of its 95 % confidence interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: list[float]) -> Estimate:
        """The estimate from one value a pair; with a single pair nothing is known about the spread."""
        if len(values) < 2:
            return cls(fmean(values), float("inf"))
        return cls(fmean(values), NORMAL_95 * stdev(values) / sqrt(len(values)))

    def above(self, bound: float) -> bool:
        """Whether the whole interval lies above the bound."""
        return self.mean - self.margin > bound

    def holds(self, value: float) -> bool:
        """Whether the value lies in the interval."""
        return abs(value - self.mean) <= self.margin


@dataclass(frozen=True)
class Result:
    """How the first player did against the second: `wins` from 0 to 1 (a draw is a half), `points` a deal.

    Points are whatever the totals of the match count: points, levels, or resti.
    """

    pairs: int
    deals: int
    wins: Estimate
    points: Estimate

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def compare(game: Game, first: Player, second: Player, pairs: int, seed: str) -> Result:
    """Play `pairs` pairs of whole matches.  The same arguments give the same result."""
    wins: list[float] = []
    points: list[float] = []
    deals = 0
    for number in range(pairs):
        won, ahead, played = 0.0, 0, 0
        for team in (0, 1):
            leg = _play(game, f"{seed}-{number}", (first, second) if team == 0 else (second, first), team)
            won += leg[0]
            ahead += leg[1]
            played += leg[2]
        wins.append(won / 2)
        points.append(ahead / played)
        deals += played
    return Result(pairs, deals, Estimate.of(wins), Estimate.of(points))


def _play(game: Game, seed: str, players: tuple[Player, Player], team: int) -> tuple[float, int, int]:
    """One match: what `team` won (1, 1/2 or 0), its lead over all deals, and the deals."""
    match = Match(game, seed)
    streams = [Stream(f"arena/{seed}/{team}/{seat}") for seat in range(game.seats)]
    ahead = 0
    while True:
        while (seat := match.deal.turn) is not None:
            player = players[game.teams[seat]]
            match.play(player(game, match.deal.view(seat), streams[seat]))
        after = match.after()
        gained = [now - before for now, before in zip(after["totals"], match.standing["totals"], strict=True)]
        ahead += gained[team] - gained[1 - team]
        winner = after["winner"]
        if winner is not None:
            return (0.5 if winner == -1 else float(winner == team)), ahead, match.standing["deal"]
        match.next_deal()
