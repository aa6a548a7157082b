"""How fast a machine thinks: it is tried until it grows no faster."""

from time import perf_counter

import pytest

from cardavia_core.ai import pace as pace_module
from cardavia_core.ai.pace import MOST_TRIES, pace
from cardavia_core.games import load_game


@pytest.mark.parametrize(
    ("rates", "tries"),
    [
        ([1.0, 2.0, 4.0, 8.0, 7.9, 3.0, 8.1, 16.0], 7),
        ([5.0, 5.0, 5.0, 5.0, 50.0], 4),
        ([5.0, 4.0, 5.0, 6.0, 6.1, 6.2, 6.0], 7),
        ([float(2**number) for number in range(20)], MOST_TRIES),
    ],
)
def test_it_is_tried_until_it_grows_no_faster(
    monkeypatch: pytest.MonkeyPatch, rates: list[float], tries: int
) -> None:
    left = list(rates)
    monkeypatch.setattr(pace_module, "_once", lambda *_: left.pop(0))
    assert pace(load_game("scopa"), 1, perf_counter) == max(rates[:tries])
    assert len(rates) - len(left) == tries


def test_what_is_counted_is_effort_by_the_clock() -> None:
    """With a clock that goes twice as fast, half as much is done in a second."""
    ticks = [0.0]

    def clock(step: float) -> float:
        ticks[0] += step
        return ticks[0]

    game = load_game("piedicavallo")
    slow, fast = [pace(game, 10, lambda step=step: clock(step)) for step in (0.001, 0.002)]  # type: ignore[misc]
    assert slow == pytest.approx(2 * fast, rel=0.3)
