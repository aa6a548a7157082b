"""The search, on a toy game in which it is known what every move is worth."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from typing import Any, cast

import pytest

from cardavia_core.ai import search as search_module
from cardavia_core.ai.levels import MASTER, decide
from cardavia_core.ai.search import BATCH, Figures, best, paired, search, spread
from cardavia_core.ai.thought import Thought
from cardavia_core.game import Game, Move
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai.support import SLUGS, random_play

CARDS = 10
USUAL, OTHER, THIRD = (Move("play", (card,)) for card in range(3))
Worth = Callable[[int, int], float]
"""What a move comes to in a possible deal, a number below 1000, and in how many it was tried before."""


class ToyPlayout:
    def __init__(self, toy: Toy, world: int) -> None:
        self.toy, self.world, self.moves = toy, world, 0.0

    def copy(self) -> ToyPlayout:
        return ToyPlayout(self.toy, self.world)

    def play(self, move: Move) -> None:
        self.move = move

    def finish(self) -> tuple[float]:
        played = self.toy.played
        played[self.move] = played.get(self.move, 0) + 1
        return (self.toy.worth[self.move](self.world, played[self.move] - 1),)


class Toy:
    """One decision: each move comes to something in each possible deal.  The first move is the usual one."""

    prices = (6, 45, 0)

    def __init__(self, *worth: Worth) -> None:
        self.worth = {Move("play", (card,)): one for card, one in enumerate(worth)}
        self.played: dict[Move, int] = {}
        self.drawn = 0

    def decent(self, view: dict[str, Any]) -> list[Move]:
        return list(self.worth)

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        return USUAL, []

    def certain(self, view: dict[str, Any]) -> bool:
        return False

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], int]:
        def draw(stream: Stream) -> int:
            self.drawn += 1
            return stream.below(1000)

        return draw

    def playout(self, world: int) -> ToyPlayout:
        return ToyPlayout(self, world)

    def equity(self, view: dict[str, Any], outcome: tuple[float]) -> float:
        return outcome[0]

    chance = equity

    def think(self, effort: int = 100_000, seed: str = "toy", most_worlds: int = 400) -> Thought:
        view = {"hands": [CARDS], "phase": "play"}
        return search(cast("Game", self), view, Stream(seed), effort, most_worlds)

    def spent(self) -> int:
        per_playout, per_world, _ = self.prices
        return self.drawn * per_world + sum(self.played.values()) * (CARDS + per_playout)


def always(worth: float) -> Worth:
    return lambda world, _: worth


def noisy(worth: float, salt: int = 1) -> Worth:
    """Worth so much on the average, but anything up to half a point more or less in one deal."""
    return lambda world, _: worth + (world * 7919 * salt % 1000) / 1000 - 0.5


def test_figures() -> None:
    assert spread([1.0, 2.0, 3.0, 4.0]) == (2.5, sqrt(5 / 3 / 4))
    assert spread([1.0]) == (1.0, inf)
    assert paired([1.0, 5.0], [0.0, 4.0]) == (1.0, 0.0)


def test_the_usual_move_is_the_best_of_those_that_come_to_the_same() -> None:
    figures = [Figures(OTHER, [1.0]), Figures(USUAL, [1.0]), Figures(THIRD, [0.5])]
    assert best(figures, figures[1]).move == USUAL
    assert best(figures, figures[2]).move == OTHER


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    toy = Toy(always(0))
    assert toy.think() == Thought(USUAL, USUAL)
    assert toy.drawn == 0


def test_a_better_move_is_found_and_a_worse_one_is_not() -> None:
    toy = Toy(noisy(0.5), noisy(0.8, 3), noisy(0.2, 7))
    thought = toy.think()
    assert (thought.move, thought.usual, thought.exact) == (OTHER, USUAL, False)
    assert [option.move for option in thought.options] == [USUAL, OTHER, THIRD]
    found = thought.option(OTHER)
    assert found is not None
    assert abs(found.chance - 0.8) < 3 * found.error
    assert Toy(noisy(0.5), noisy(0.3, 3)).think().move == USUAL


def test_a_hopeless_move_is_dropped_early() -> None:
    toy = Toy(noisy(0.5), noisy(0.52, 3), noisy(-3))
    toy.think()
    assert toy.played[THIRD] <= 8 < 30 < toy.played[USUAL]


def test_a_move_that_comes_to_the_same_as_the_usual_one_is_dropped() -> None:
    toy = Toy(noisy(0.5), noisy(0.5), noisy(0.5, 3))
    assert toy.think().move != OTHER
    assert toy.played[OTHER] <= 8 < toy.played[USUAL]


def test_what_only_looked_good_is_found_out_on_fresh_deals() -> None:
    """A move that is lucky on the first deals, whatever they are, must prove itself once more."""

    def lucky(world: int, tried: int) -> float:
        return 1.0 if tried < first else 0.0

    first = 10**9
    toy = Toy(noisy(0.5), lucky)
    assert toy.think().move == OTHER
    first = 8
    toy = Toy(noisy(0.5), lucky)
    thought = toy.think()
    assert thought.move == USUAL
    # What is told of it is what it did on the fresh deals.
    found = thought.option(OTHER)
    assert found is not None
    assert found.chance == 0.0


def test_a_lucky_move_of_the_same_worth_is_mostly_found_out() -> None:
    """Of eight moves of the same worth another one leads the first look seven times out of eight."""
    moved = 0
    for number in range(60):
        toy = Toy(*[noisy(0.5, salt) for salt in (1, 3, 7, 9, 11, 13, 17, 19)])
        moved += toy.think(20_000, f"level-{number}").move != USUAL
    assert moved < 30


@pytest.mark.parametrize("effort", [0, 500, 5_000, 50_000])
def test_effort_is_kept_to(effort: int) -> None:
    """But every move is looked at once, and a challenger is compared once if there is effort for it."""
    for number in range(5):
        toy = Toy(noisy(0.5), noisy(0.5, 3), noisy(0.49, 7), noisy(0.51, 9))
        thought = toy.think(effort, f"effort-{number}")
        per_playout, per_world, _ = toy.prices
        once = BATCH * (per_world + 4 * (CARDS + per_playout))
        assert toy.spent() <= max(effort, once)
        assert all(option.worlds >= BATCH for option in thought.options)
        if effort < once:
            assert thought.move == USUAL


def test_no_more_deals_than_the_level_keeps_in_mind() -> None:
    toy = Toy(noisy(0.5), noisy(0.5, 3))
    thought = toy.think(most_worlds=12)
    assert max(option.worlds for option in thought.options) <= 12
    assert toy.drawn <= 24


def test_all_moves_are_tried_on_the_same_deals() -> None:
    seen: dict[Move, list[int]] = {move: [] for move in (USUAL, OTHER, THIRD)}

    def noting(move: Move) -> Worth:
        return lambda world, _: (seen[move].append(world), world / 1000)[1]  # type: ignore[func-returns-value]

    Toy(*[noting(move) for move in seen]).think(3_000)
    assert seen[USUAL][:8] == seen[OTHER][:8] == seen[THIRD][:8]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_question_has_the_same_answer(slug: str) -> None:
    game = load_game(slug)
    otherwise: list[bool] = []
    for deal in random_play(game, "same"):
        view = deal.view(deal.turn or 0)
        if len(game.decent(view)) > 1 and len(otherwise) < 4:
            thoughts = [decide(game, view, MASTER, seed, 2000) for seed in ("a", "a", "b")]
            assert thoughts[0] == thoughts[1]
            otherwise.append(thoughts[0] != thoughts[2])
    assert any(otherwise)  # on other possible deals the figures are others, unless nothing is open


@pytest.mark.parametrize("slug", SLUGS)
def test_a_search_is_given_a_view_and_asks_no_deal_for_another(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever deal is asked meanwhile, it is asked for nothing that another seat sees, and never for all."""
    game = load_game(slug)
    deal = Match(game, "views").deal
    kind = type(deal)
    plain_view = kind.view
    asked: list[int] = []

    def forbidden(deal: object) -> list[Any]:
        raise AssertionError("all cards were asked for")

    def view_of(deal: Any, seat: int) -> dict[str, Any]:
        asked.append(seat)
        return plain_view(deal, seat)

    while (seat := deal.turn) is not None:
        view = deal.view(seat)
        with monkeypatch.context() as watched:
            watched.setattr(kind, "places", forbidden)
            watched.setattr(kind, "view", view_of)
            asked.clear()
            thought = decide(game, view, MASTER, "views", 0)
            assert set(asked) <= {seat}
        deal.play(thought.move)


def test_what_the_search_names_as_its_measures() -> None:
    """Two looks share the effort, and it takes more to decide early than when the effort is used up."""
    assert 0 < search_module.FIRST_SHARE < 1
    assert search_module.FEWEST % BATCH == 0
    for proof in (search_module.HASTY, search_module.CAREFUL):
        assert 0 < proof.likely < proof.sure
