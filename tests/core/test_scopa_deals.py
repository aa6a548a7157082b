"""Scopa: what must hold at the end of every deal, on many random ones."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from cardavia_core.game import Event
from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.rules import PACK, VALUE, ScopaDeal
from cardavia_core.shuffle import Stream
from tests.core.support import random_move

BEST_PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
PATHS = ("cards level", "coins level", "primiera level", "a suit lacking", "redeal", "rest", "no rest")


def check_deal(number: int) -> list[str]:
    """Play one deal at random; the rarer paths that it took."""
    stream = Stream(f"deals/{number}")
    deal = GAME.new_deal(stream, {**GAME.first(stream, {"target": 11}), "dealer": number % 2})
    dealer, paths = deal.dealer, []
    if len(deal.opening) > 1:
        paths.append("redeal")
    plays: list[tuple[int, list[Event]]] = []
    while deal.turn is not None:
        seat = deal.turn
        plays.append((seat, [event for beat in deal.play(random_move(deal, stream)) for event in beat]))
    assert [seat for seat, _ in plays] == [1 - dealer, dealer] * 18
    check_captures(deal, plays)
    rest = [event for event in plays[-1][1] if event.kind == "rest"]
    paths.append("rest" if rest else "no rest")
    assert sum(VALUE[card] for event in rest for card in event.cards) % 2 == 0
    return paths + check_score(deal)


def check_captures(deal: ScopaDeal, plays: list[tuple[int, list[Event]]]) -> None:
    takers = [seat for seat, told in plays for event in told if event.kind == "capture"]
    assert takers, "a deal without any capture"
    assert deal.last_capturer == takers[-1]
    sweepers = [seat for seat, told in plays for event in told if event.kind == "scopa"]
    assert deal.scope == [sweepers.count(seat) for seat in (0, 1)]
    assert not [event for event in plays[-1][1] if event.kind == "scopa"]
    assert not deal.table
    assert not deal.stock


def check_score(deal: ScopaDeal) -> list[str]:
    """The tally against a second count from the codes of the piles alone."""
    piles = [PACK.write([card for card in range(PACK.size) if pile >> card & 1]) for pile in deal.piles]
    assert sorted(piles[0] + piles[1]) == sorted(PACK.codes)
    cards, coins, settebello, primiera, scope = deal.tally().lines
    assert cards.points == one_for_more([len(pile) for pile in piles])
    assert coins.points == one_for_more([sum(code[-1] == "d" for code in pile) for pile in piles])
    assert settebello.points == [int("7d" in pile) for pile in piles]
    assert sum(settebello.points) == 1
    ladders = [ladder(pile) for pile in piles]
    assert primiera.points == one_for_more([ladder or 0 for ladder in ladders])
    assert primiera.counts == ladders
    assert all(count is None or 40 <= count <= 84 for count in ladders)
    assert scope.points == deal.scope
    points = deal.tally().points
    assert 1 <= sum(points) - sum(deal.scope) <= 4
    level = [("cards level", cards), ("coins level", coins), ("primiera level", primiera)]
    paths = [name for name, line in level if not any(line.points)]
    return paths + (["a suit lacking"] if None in ladders else [])


def one_for_more(counts: list[int]) -> list[int]:
    return [int(counts[0] > counts[1]), int(counts[1] > counts[0])]


def ladder(pile: list[str]) -> int | None:
    best = [max((BEST_PRIMIERA[code[0]] for code in pile if code[-1] == suit), default=0) for suit in "dcsb"]
    return sum(best) if all(best) else None


def check_range(numbers: range) -> Counter[str]:
    return Counter(path for number in numbers for path in check_deal(number))


def test_three_hundred_deals() -> None:
    assert check_range(range(300)).total() >= 300


@pytest.mark.long
def test_twenty_thousand_deals(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [range(start, start + 1000) for start in range(0, 20_000, 1000)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        paths = sum(pool.map(check_range, parts), Counter[str]())
    with capsys.disabled():
        print("\n20,000 random deals of Scopa:", ", ".join(f"{path} {paths[path]}" for path in PATHS))
    assert all(paths[path] for path in PATHS)
    assert 0.06 < paths["cards level"] / 20_000 < 0.10
    assert 0.18 < paths["coins level"] / 20_000 < 0.26
