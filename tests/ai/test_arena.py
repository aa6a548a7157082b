"""The arena: it finds no difference where there is none, and the differences that there are."""

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from cardavia_core.ai import arena
from cardavia_core.ai.arena import Encounter, Estimate, Pair, compare, contest, evidence
from cardavia_core.ai.levels import MASTER
from cardavia_core.ai.players import PLAYERS, Thinking
from cardavia_core.game import Deal, Game, Move
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.support import SLUGS
from tests.core.support import states

SCOPA = load_game("scopa")
PIEDICAVALLO = load_game("piedicavallo")


def singles(slug: str, first: str, second: str, pairs: int, seed: str = "order") -> arena.Result:
    return compare(load_game(slug), PLAYERS[first], PLAYERS[second], pairs, seed, single=True)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_player_is_level_with_itself(name: str) -> None:
    result = singles("scopa", name, name, 80, "null")
    assert result.points.holds(0)
    assert result.wins.holds(0.5)
    assert result.pairs_won.holds(0.5)
    assert result.points.margin < 0.5


@pytest.mark.parametrize("slug", ["scopa", "piedicavallo"])
def test_a_search_is_level_with_itself(slug: str) -> None:
    """Its own chance is all that differs: so little that most pairs are exactly level."""
    player = Thinking(MASTER, 0)
    result = compare(load_game(slug), player, player, 4, "null", single=True)
    assert result.wins.holds(0.5)
    assert result.points.holds(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_without_chance_a_pair_is_exactly_level(slug: str) -> None:
    result = singles(slug, "policy", "policy", 3, "exact")
    assert result.points == Estimate(0, 0)
    assert result.wins == Estimate(0.5, 0)
    assert result.pairs_won == Estimate(0.5, 0)


@pytest.mark.parametrize(
    ("slug", "better", "worse", "pairs", "points", "share"),
    [
        ("scopa", "greedy", "random", 80, 0.4, 0.55),
        ("scopa", "policy", "greedy", 80, 0.4, 0.55),
        ("cicera", "policy", "greedy", 12, 4, 0.7),
        ("cicera", "policy", "random", 12, 13, 0.75),
        ("piedicavallo", "greedy", "random", 20, 0, 0.4),
        ("piedicavallo", "policy", "random", 15, 15, 0.75),
        ("piedicavallo", "policy", "greedy", 15, 15, 0.75),
        ("minchiate", "policy", "greedy", 6, 1.8, 0.75),
        ("minchiate", "policy", "random", 6, 1.8, 0.75),
        ("shengji", "policy", "greedy", 6, 0.6, 0.75),
        ("shengji", "policy", "random", 6, 0.6, 0.75),
    ],
)
def test_the_better_player_is_found(
    slug: str, better: str, worse: str, pairs: int, points: float, share: float
) -> None:
    result = singles(slug, better, worse, pairs)
    assert result.points.above(points)
    assert result.pairs_won.above(share)
    assert result.deals == 2 * result.pairs == 2 * pairs


def test_a_match_is_many_deals() -> None:
    result = compare(SCOPA, PLAYERS["greedy"], PLAYERS["random"], 12, "matches")
    assert result.deals > 4 * result.pairs
    assert result.wins.mean > 0.6
    assert result.points.mean > 0


def test_the_greedy_player_wins_the_trick_if_he_can() -> None:
    found = 0
    for deal in states(PIEDICAVALLO, "greedy"):
        view = deal.view(deal.turn or 0)
        if not view["trick"]:
            continue
        stream = Stream(f"greedy/{found}")
        winning = [move for move in deal.moves() if wins(deal, move)]
        move = PLAYERS["greedy"](PIEDICAVALLO, view, stream)
        assert (move in winning) == bool(winning)
        found += 0 < len(winning) < len(deal.moves())
    assert found > 5


def wins(deal: Deal, move: Move) -> bool:
    after, seat = deal.copy(), deal.turn
    beats = after.play(move)
    taken = [event.seat for beat in beats for event in beat if event.kind == "trick"]
    return seat == (taken[0] if taken else after.view(0)["winning"])


def test_the_same_seed_gives_the_same_result() -> None:
    first, second = (singles("scopa", "greedy", "random", 6, "same") for _ in range(2))
    assert first == second
    assert first != singles("scopa", "greedy", "random", 6, "other")


def test_how_many_processes_play_changes_nothing() -> None:
    """Neither does it where the test ends early, and the others play on for nothing."""
    encounter = Encounter("scopa", PLAYERS["policy"], PLAYERS["random"], "jobs", single=True)
    assert contest(encounter, 30, 1) == contest(encounter, 30, 3)
    early = contest(encounter, 200, 1, (0.4, 0.6))
    assert early == contest(encounter, 200, 2, (0.4, 0.6))
    assert early.pairs < 60


@pytest.mark.parametrize(("first", "second", "mean"), [("policy", "random", 1.0), ("random", "policy", 0.0)])
def test_a_sequential_test_ends_when_it_knows(first: str, second: str, mean: float) -> None:
    encounter = Encounter("scopa", PLAYERS[first], PLAYERS[second], "sequential", single=True)
    result = contest(encounter, 400, 1, (0.45, 0.55))
    assert arena.FEWEST <= result.pairs < 200
    assert abs(result.pairs_won.mean - mean) < 0.3


def test_evidence() -> None:
    """It is for the bound that is nearer, and nought in the middle between them."""
    pairs = {share: [Pair(0, 0, better, 2) for better in values] for share, values in VALUES.items()}
    assert evidence(pairs["half"], 0.4, 0.6) == 0
    assert evidence(pairs["more"], 0.4, 0.6) > 0 > evidence(pairs["less"], 0.4, 0.6)
    assert evidence(pairs["more"], 0.4, 0.6) == pytest.approx(-evidence(pairs["less"], 0.4, 0.6))
    # N (high - low) (2 mean - low - high) / (2 variance)
    assert evidence(pairs["more"], 0.5, 0.6) == pytest.approx(40 * 0.1 * 0.4 / (2 * 0.75 * 0.25 * 40 / 39))
    # That a few pairs came out alike does not prove that all do.
    assert evidence([Pair(0, 0, 1.0, 2)] * 2, 0.5, 0.6) < arena.DECIDED


VALUES = {
    "half": [0.0, 1.0] * 20,
    "more": [1.0, 1.0, 1.0, 0.0] * 10,
    "less": [0.0, 0.0, 0.0, 1.0] * 10,
}


def test_a_player_is_shown_its_own_view_and_no_other() -> None:
    shown: list[dict[str, Any]] = []

    def player(game: Game, view: dict[str, Any], stream: Stream) -> Move:
        shown.append(view)
        return PLAYERS["random"](game, view, stream)

    compare(PIEDICAVALLO, player, PLAYERS["greedy"], 1, "shown", single=True)
    assert shown
    assert all(view["seat"] == view["turn"] for view in shown)
    # In the first game it has the first team, in the second the other, on the same cards.
    assert {view["seat"] % 2 for view in shown} == {0, 1}
    hands = [view["hand"] for view in shown if sum(view["hands"]) == max(sum(one["hands"]) for one in shown)]
    deal = Match(PIEDICAVALLO, "shown-0").deal
    assert all(hand in [deal.view(seat)["hand"] for seat in range(4)] for hand in hands)


def test_encounters_go_to_other_processes() -> None:
    encounter = Encounter("scopa", Thinking(MASTER, 0), PLAYERS["policy"], "pickled", single=True)
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(encounter.pair, 0).result() == encounter.pair(0)


def test_a_single_pair_tells_nothing_about_the_spread() -> None:
    result = singles("scopa", "policy", "random", 1, "one")
    assert result.points.margin == float("inf")
    assert not result.points.above(-100)


def test_estimates() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.margin == pytest.approx(1.96 * 1.2910 / 2, abs=1e-3)
    assert estimate.above(1.2)
    assert estimate.holds(3.7)
    assert not estimate.holds(4.0)
