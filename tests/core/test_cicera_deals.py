"""Cicera: what must hold at the end of every deal, on many random ones."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from cardavia_core.game import Event, Move
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import CiceraDeal
from cardavia_core.games.cicera.scoring import PACK
from cardavia_core.shuffle import Stream
from tests.core.support import random_move

COURTS = ("F", "C", "R")
RUN = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
BONUS_SETS = {
    (),
    ("scua",),
    ("picada",),
    ("simili",),
    ("quadriglia",),
    ("scua", "picada"),
    ("scua", "simili"),
    ("scua", "quadriglia"),
    ("simili", "quadriglia"),
    ("scua", "simili", "quadriglia"),
}
PATHS = ("cards level", "drawn", "napula", "rest", "no rest", "bonus on the last play", "three bonuses")
DEALS = 20_000


class Watcher:
    """Plays one deal and keeps its own account of it, from the events alone."""

    def __init__(self, number: int) -> None:
        self.stream = Stream(f"deals/{number}")
        self.deal = GAME.new_deal(self.stream, {**GAME.first(self.stream, {}), "dealer": number % 4})
        self.table = PACK.write(self.deal.table)
        self.piles: list[list[str]] = [[], []]
        self.points = Counter[tuple[str, int]]()
        self.placed: str | None = None
        self.taker: int | None = None
        self.sets: list[tuple[str, ...]] = []
        self.rest = False

    def play(self, move: Move) -> None:
        seat, view = self.deal.turn, self.deal.view(0)
        assert seat is not None
        assert (view["table"], view["last_placed"]) == (self.table, self.placed)
        told = [key.removeprefix("cicera.bonus.") for key in self.deal.bonuses(move)]
        beats = self.deal.play(move)
        card, taken = PACK.code(move.cards[0]), PACK.write(move.taken)
        if taken:
            self.capture(seat, card, taken, told, beats)
        else:
            assert told == []
            self.table.append(card)
            self.placed = card
        self.sets.append(tuple(told))
        for event in [event for beat in beats for event in beat if event.kind == "rest"]:
            assert event.seat == self.taker
            assert PACK.write(event.cards) == self.table
            self.piles[event.seat % 2] += self.table
            self.table, self.placed, self.rest = [], None, True

    def capture(
        self, seat: int, card: str, taken: list[str], told: list[str], beats: list[list[Event]]
    ) -> None:
        expected = []
        if len(taken) == len(self.table):
            expected.append("scua")
        if taken == [self.placed]:
            assert taken[0][:-1] == card[:-1]
            expected.append("picada")
        if len({code[-1] for code in [card, *taken]}) == 1:
            expected.append("simili")
        if len(taken) >= 3:
            expected.append("quadriglia")
        assert told == expected
        assert tuple(told) in BONUS_SETS
        assert [event.kind for event in beats[0]] == ["capture"]
        assert not told or [event.kind for event in beats[1]] == told
        if len(taken) > 1:
            assert not [code for code in [card, *taken] if code[:-1] in COURTS]
        self.table = [code for code in self.table if code not in taken]
        self.piles[seat % 2] += [card, *taken]
        self.placed, self.taker = None, seat
        self.points.update((kind, seat % 2) for kind in told)


def eager_move(watcher: Watcher) -> Move:
    """Any move among those that score most bonuses or else, if there is one, any capture."""
    deal = watcher.deal
    moves = deal.moves()
    most = max(len(deal.bonuses(move)) for move in moves)
    best = [move for move in moves if len(deal.bonuses(move)) == most]
    best = [move for move in best if move.taken] or best
    return best[watcher.stream.below(len(best))]


def check_deal(number: int) -> list[str]:
    """Play one deal, every second one eagerly; the rarer paths that it took."""
    watcher = Watcher(number)
    deal, seats = watcher.deal, []
    while deal.turn is not None:
        seats.append(deal.turn)
        watcher.play(random_move(deal, watcher.stream) if number % 2 else eager_move(watcher))
    assert seats == [(deal.dealer + 1 + turn) % 4 for turn in range(48)]
    assert watcher.taker is not None, "a deal without any capture"
    assert deal.last_capturer == watcher.taker
    assert not deal.table
    paths = ["rest" if watcher.rest else "no rest"]
    paths += ["bonus on the last play"] if watcher.sets[-1] else []
    paths += ["three bonuses"] if max(map(len, watcher.sets)) == 3 else []
    return paths + check_score(deal, watcher)


def check_score(deal: CiceraDeal, watcher: Watcher) -> list[str]:
    """The tally against a second count from the codes of the piles alone."""
    piles = watcher.piles
    assert sorted(piles[0] + piles[1]) == sorted(PACK.codes)
    assert deal.view(0)["piles"] == [sorted(pile, key=PACK.card) for pile in piles]
    *bonuses, cards, swords, mata, ten, fante, napula = deal.tally().lines
    kinds = ("scua", "picada", "simili", "quadriglia")
    assert [line.points for line in bonuses] == [
        [watcher.points[kind, team] for team in (0, 1)] for kind in kinds
    ]
    assert cards.points == [2 * (len(pile) > 26) for pile in piles]
    assert swords.points == [int(sum(code[-1] == "s" for code in pile) > 6) for pile in piles]
    assert sum(swords.points) == 1
    for line, code in ((mata, "2s"), (ten, "10d"), (fante, "Fc")):
        assert line.points == [int(code in pile) for pile in piles]
        assert sum(line.points) == 1
    assert napula.points == [run(pile) for pile in piles]
    assert napula.points.count(0) >= 1
    awards = sum(sum(line.points) for line in (cards, swords, mata, ten, fante))
    level = len(piles[0]) == 26
    assert awards == (4 if level else 6)
    points = deal.tally().points
    assert sum(points) == sum(watcher.points.values()) + awards + sum(napula.points)
    standing = GAME.following(GAME.first(Stream("score"), {}), deal)
    assert standing["winner"] == (-1 if points[0] == points[1] else int(points[1] > points[0]))
    paths = [("cards level", level), ("drawn", standing["winner"] == -1), ("napula", any(napula.points))]
    return [name for name, taken in paths if taken]


def run(pile: list[str]) -> int:
    """The points of the napula: the first rank that is missing tells how long the run is."""
    missing = [rank + "s" in pile for rank in RUN] + [False]
    length = missing.index(False)
    return length if length > 2 else 0


def check_range(numbers: range) -> Counter[str]:
    return Counter(path for number in numbers for path in check_deal(number))


def test_two_hundred_deals() -> None:
    assert check_range(range(200)).total() >= 200


@pytest.mark.long
def test_twenty_thousand_deals(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [range(start, start + 1000) for start in range(0, DEALS, 1000)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        paths = sum(pool.map(check_range, parts), Counter[str]())
    with capsys.disabled():
        print("\n20,000 random deals of Cicera:", ", ".join(f"{path} {paths[path]}" for path in PATHS))
    assert all(paths[path] for path in PATHS)
    assert paths["rest"] + paths["no rest"] == DEALS
    assert 0.02 < paths["cards level"] / DEALS < 0.10
    assert 0.01 < paths["drawn"] / DEALS < 0.10
