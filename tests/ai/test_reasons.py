"""Reasons: what a thought is said to rest on, and that what everybody may hear tells of no hand."""

import pytest

from cardavia_core.ai.levels import MASTER, decide
from cardavia_core.ai.reasons import POSSIBLE_DEALS, percent_of, public_reasons, reasons
from cardavia_core.ai.thought import Option, Thought
from cardavia_core.game import Game, Move, Saying
from cardavia_core.games import load_game
from cardavia_core.shuffle import Stream
from tests.ai.support import EFFORT, SLUGS, positions
from tests.core.support import check_arguments


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def told(sayings: list[Saying]) -> list[tuple[str, dict[str, object]]]:
    return [(saying.message, saying.arguments) for saying in sayings]


def test_every_move_has_a_reason(game: Game) -> None:
    """Of the game, for any legal move; with at most one more of what the search has found."""
    for deal in positions(game, "reasons", 3):
        view = deal.view(deal.turn or 0)
        for move in deal.moves()[:12]:
            # Nothing speaks for keeping quiet about a set.
            least = 0 if move.kind == "pass" else 1
            assert least <= len(game.reasons(view, move)) <= 2, game.write_move(move)
        usual, why = game.policy(view, Stream("reasons"))
        assert game.reasons(view, usual) == why
        thought = decide(game, view, MASTER, "reasons", EFFORT)
        found = reasons(game, view, thought)
        assert told(found[:2])[: len(game.reasons(view, thought.move))] == [
            (key, {}) for key in game.reasons(view, thought.move)
        ]
        searched = [saying for saying in found if saying.message.startswith("ai.reason.")]
        assert len(searched) == (thought.exact or len(thought.options) > 1)
        for saying in found:
            check_arguments(game, saying)


SCOPA = load_game("scopa")
VIEW = positions(SCOPA, "compared", 1)[0].view(0)
CARD, CAPTURE, PASS = Move("play", (6,)), Move("play", (6,), (16, 26)), Move("pass")
"""The settebello laid, or taking two sevens with it; and a move without cards, as other games have them."""


@pytest.mark.parametrize(
    ("other", "chance", "message", "arguments"),
    [
        (CARD, 0.502, "ai.reason.better", {"n": 40, "percent": 61, "less": 50, "cards": ["7d"]}),
        (
            CAPTURE,
            0.5,
            "ai.reason.better_taking",
            {"n": 40, "percent": 61, "less": 50, "cards": ["7d"], "taken_cards": ["7c", "7s"]},
        ),
        (PASS, 0.5, "ai.reason.better_choice", {"n": 40, "percent": 61, "less": 50}),
        (CARD, 0.608, "ai.reason.best", {"n": 40}),
        (CARD, 0.7, "ai.reason.best", {"n": 40}),
    ],
)
def test_what_the_search_has_found(
    other: Move, chance: float, message: str, arguments: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(SCOPA), "reasons", lambda game, view, move: ["scopa.reason.takes"])
    move, worst = Move("play", (0,)), Option(Move("play", (1,)), 0.1, 0.02, 8)
    options = [Option(move, 0.6149, 0.02, 40), Option(other, chance, 0.02, 40), worst]
    found = reasons(SCOPA, VIEW, Thought(move, move, options))
    assert told(found) == [("scopa.reason.takes", {}), (message, arguments)]


def test_an_exact_end_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SCOPA), "reasons", lambda game, view, move: [])
    options = [Option(CARD, 1.0, 0.0, 1), Option(CAPTURE, 0.0, 0.0, 1)]
    thought = Thought(CARD, CARD, options, exact=True)
    assert told(reasons(SCOPA, VIEW, thought)) == [("ai.reason.exact", {})]
    assert reasons(SCOPA, VIEW, Thought(CARD, CARD)) == []


def test_percent() -> None:
    assert [percent_of(Option(CARD, chance, 0, 1)) for chance in (0.0, 0.004, 0.615, 1.0)] == [0, 0, 62, 100]


def test_public_reasons_tell_nothing_of_a_hand(game: Game) -> None:
    """They are those that hold whatever the mover holds: the same in a twin deal in which he may hold other
    cards, and each of them true on all deals drawn, in each of which he could make the move."""
    found = 0
    for number, deal in enumerate(positions(game, "public", 2)):
        seat = deal.turn
        assert seat is not None
        move, _ = game.policy(deal.view(seat), Stream("public"))
        for other in range(game.seats):
            if other == seat:
                continue
            view = deal.view(other)
            said = public_reasons(game, view, move, Stream(f"said/{number}"))
            assert said == public_reasons(
                game, game.sample(view, Stream("twin")).view(other), move, Stream(f"said/{number}")
            )
            found += bool(said)
            stream, tried = Stream(f"said/{number}"), 0
            sampler = game.sampler(view)
            for _ in range(60):
                world = sampler(stream)
                if world.refusal(move) is None and tried < POSSIBLE_DEALS:
                    tried += 1
                    assert set(said) <= set(game.reasons(world.view(seat), move))
    assert found
