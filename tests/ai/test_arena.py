"""The arena: it finds no difference where there is none, and the differences that there are."""

import pytest

from cardavia_core.ai.arena import Estimate, compare
from cardavia_core.ai.players import PLAYERS
from cardavia_core.game import Deal, Move
from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream
from tests.core.support import states

SCOPA = load_game("scopa")
CICERA = load_game("cicera")
PIEDICAVALLO = load_game("piedicavallo")
MINCHIATE = load_game("minchiate")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_player_is_level_with_itself(name: str) -> None:
    result = compare(SCOPA, PLAYERS[name], PLAYERS[name], 80, "null")
    assert result.points.holds(0)
    assert result.wins.holds(0.5)
    assert result.points.margin < 0.5


def test_without_chance_a_pair_is_exactly_level() -> None:
    result = compare(SCOPA, PLAYERS["policy"], PLAYERS["policy"], 5, "exact")
    assert result.points == Estimate(0, 0)
    assert result.wins == Estimate(0.5, 0)


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("policy", "greedy")])
def test_the_better_player_is_found(better: str, worse: str) -> None:
    result = compare(SCOPA, PLAYERS[better], PLAYERS[worse], 100, "order")
    assert result.points.above(0.4)
    assert result.wins.above(0.55)


@pytest.mark.parametrize(("worse", "points"), [("greedy", 5), ("random", 13)])
def test_the_rules_of_thumb_of_cicera(worse: str, points: float) -> None:
    result = compare(CICERA, PLAYERS["policy"], PLAYERS[worse], 40, "cicera")
    assert result.points.above(points)
    assert result.wins.above(0.75)


@pytest.mark.parametrize(
    ("better", "worse", "points"),
    [("greedy", "random", 2), ("policy", "random", 20), ("policy", "greedy", 15)],
)
def test_the_better_player_is_found_in_a_trick_game(better: str, worse: str, points: int) -> None:
    result = compare(PIEDICAVALLO, PLAYERS[better], PLAYERS[worse], 40, "tricks")
    assert result.points.above(points)


@pytest.mark.parametrize("worse", ["greedy", "random"])
def test_the_rules_of_thumb_of_minchiate(worse: str) -> None:
    """The lead is in resti."""
    result = compare(MINCHIATE, PLAYERS["policy"], PLAYERS[worse], 12, "minchiate")
    assert result.points.above(1.8)
    assert result.wins.above(0.6)


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
    first, second = (compare(SCOPA, PLAYERS["greedy"], PLAYERS["random"], 4, "same") for _ in range(2))
    assert first == second
    assert first != compare(SCOPA, PLAYERS["greedy"], PLAYERS["random"], 4, "other")


def test_a_single_pair_tells_nothing_about_the_spread() -> None:
    result = compare(SCOPA, PLAYERS["policy"], PLAYERS["random"], 1, "one")
    assert result.points.margin == float("inf")
    assert not result.points.above(-100)


def test_estimates() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.margin == pytest.approx(1.96 * 1.2910 / 2, abs=1e-3)
    assert estimate.above(1.2)
    assert estimate.holds(3.7)
    assert not estimate.holds(4.0)
