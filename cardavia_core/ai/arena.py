"""Which of two players is stronger: duplicate games with confidence intervals.

Each seed is played twice, with the seats swapped, so that both players meet the same cards.  The two games
are one observation, a pair, and the intervals come from the spread among pairs.  A game is a whole match,
or a single deal from the first standing of a match: deals decide more for the same time.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from ..games import load_game
from ..match import Match
from ..shuffle import Stream

if TYPE_CHECKING:
    from ..game import Deal, Game, Move
    from .players import Player

NORMAL_95 = 1.96
DECIDED = 2.94
"""The log-likelihood ratio at which a sequential test ends: both kinds of error are 5 %."""
FEWEST = 20
"""A sequential test does not end before so many pairs."""


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
class Pair:
    """The two games of a seed, as the first player sees them.

    `wins` is how many of the two it won, as a share from 0 to 1; a draw is a half, and a single deal of a
    longer match counts as the chance to win that match from there.  `points` is the lead a deal.  `better`
    is 1, 1/2 or 0: whether the first player came out of the pair ahead.
    """

    wins: float
    points: float
    better: float
    deals: int


@dataclass(frozen=True)
class Result:
    """How the first player did against the second; see Pair.

    Points are whatever the totals of the match count: points, levels, or resti.
    """

    pairs: int
    deals: int
    wins: Estimate
    pairs_won: Estimate
    points: Estimate

    @classmethod
    def of(cls, pairs: list[Pair]) -> Result:
        """The result of these pairs."""
        return cls(
            len(pairs),
            sum([pair.deals for pair in pairs]),
            Estimate.of([pair.wins for pair in pairs]),
            Estimate.of([pair.better for pair in pairs]),
            Estimate.of([pair.points for pair in pairs]),
        )

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Encounter:
    """Two players at one game: how each pair is played.  `single` plays one deal instead of a match."""

    slug: str
    first: Player
    second: Player
    seed: str
    single: bool = False

    def pair(self, number: int) -> Pair:
        """Play one pair."""
        legs = [self._leg(number, team) for team in (0, 1)]
        won = sum([leg[0] for leg in legs])
        ahead = sum([leg[1] for leg in legs])
        worth = sum([leg[2] for leg in legs])
        deals = sum([leg[3] for leg in legs])
        better = 0.5 if worth == 0 else float(worth > 0)
        return Pair(won / 2, ahead / deals, better, deals)

    def _leg(self, number: int, team: int) -> tuple[float, int, float, int]:
        """One game: what the first player won with `team`, its lead, what the lead is worth, the deals."""
        game, seed = load_game(self.slug), f"{self.seed}-{number}"
        match = Match(game, seed)
        players = (self.first, self.second) if team == 0 else (self.second, self.first)
        streams = [Stream(f"arena/{seed}/{team}/{seat}") for seat in range(game.seats)]
        ahead, worth = 0, 0.0
        while True:
            while (seat := match.deal.turn) is not None:
                match.play(self.ask(players[game.teams[seat]], game, match.deal, streams[seat]))
            after = match.after()
            gained = [
                now - before for now, before in zip(after["totals"], match.standing["totals"], strict=True)
            ]
            ahead += gained[team] - gained[1 - team]
            won, lead = self._worth(game, match.deal, team)
            worth += lead
            winner = after["winner"]
            if winner is not None:
                won = 0.5 if winner == -1 else float(winner == team)
            if winner is not None or self.single:
                return won, ahead, worth, match.standing["deal"]
            match.next_deal()

    def ask(self, player: Player, game: Game, deal: Deal, stream: Stream) -> Move:
        """The move of a player, who is shown its own view of the deal and nothing else."""
        assert deal.turn is not None
        return player(game, deal.view(deal.turn), stream)

    def _worth(self, game: Game, deal: Deal, team: int) -> tuple[float, float]:
        """The chance of a team to win after a finished deal, and by how much it is ahead, as moves are
        compared (see `Game.equity`)."""
        outcome = game.outcome(deal)
        views = [deal.view(game.teams.index(side)) for side in (team, 1 - team)]
        own, other = [game.equity(view, outcome) for view in views]
        return game.chance(views[0], outcome), own - other


def compare(
    game: Game,
    first: Player,
    second: Player,
    pairs: int,
    seed: str,
    single: bool = False,
    jobs: int = 1,
    bounds: tuple[float, float] | None = None,
) -> Result:
    """Play up to `pairs` pairs.  The same arguments give the same result, whatever `jobs` is.

    With `bounds` the test is sequential: it ends as soon as the share of pairs that the first player wins is
    shown to be nearer to the one bound than to the other.
    """
    return contest(Encounter(game.slug, first, second, seed, single), pairs, jobs, bounds)


def contest(
    encounter: Encounter, pairs: int, jobs: int = 1, bounds: tuple[float, float] | None = None
) -> Result:
    """The same for any encounter."""
    played: list[Pair] = []
    for pair in _played(encounter, pairs, jobs):
        played.append(pair)
        if bounds and len(played) >= FEWEST and abs(evidence(played, *bounds)) >= DECIDED:
            break
    return Result.of(played)


def _played(encounter: Encounter, pairs: int, jobs: int) -> Iterator[Pair]:
    if jobs == 1:
        yield from map(encounter.pair, range(pairs))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(encounter.pair, range(pairs))
        pool.shutdown(cancel_futures=True)


def evidence(pairs: list[Pair], low: float, high: float) -> float:
    """The log-likelihood ratio of the mean being `high` rather than `low`, by the normal approximation."""
    values = [pair.better for pair in pairs]
    mean, spread = fmean(values), stdev(values) if len(values) > 1 else 0.0
    # Among few pairs all may come out alike: that is no proof that all pairs do.
    variance = max(spread**2, 1 / (4 * len(values)))
    return len(values) * (high - low) * (2 * mean - low - high) / (2 * variance)
