"""Shengji: the chance to win the match from each standing, and what a search may choose from."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.decent import MOST
from cardavia_core.games.shengji.equity import DEFENDED, TAKEN_OVER, chances
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.games.shengji.scoring import following
from cardavia_core.shuffle import Stream

Totals = tuple[int, int]


def seen(totals: Totals, seat: int = 0, must_defend_ace: int = 0) -> dict[str, Any]:
    """As much of a view as the chances need."""
    options = {"first_dealer": 0, "must_defend_ace": must_defend_ace}
    match = {"deal": 2, "dealer": 0, "totals": list(totals), "winner": None, "options": options}
    return {"seat": seat, "match": match}


def random_match(stream: Stream, dealing: int, totals: Totals, must_defend_ace: int) -> int:
    """Who wins a match that goes on from here, when deals end as often as `equity` has it."""
    ends = [(0, share) for share in DEFENDED] + [(80 + 40 * up, share) for up, share in enumerate(TAKEN_OVER)]
    points = [0, 5, 40] + [end for end, _ in ends[3:]]
    dealer, standing = dealing, seen(totals, 0, must_defend_ace)["match"]
    while True:
        pick, place = stream.below(1000), 0
        while pick >= round(1000 * ends[place][1]):
            pick -= round(1000 * ends[place][1])
            place += 1
        standing = following(standing, dealer, points[place])
        if standing["winner"] is not None:
            return int(standing["winner"])
        dealer = standing["dealer"]


def test_the_shares_are_those_of_all_deals() -> None:
    assert sum(DEFENDED) + sum(TAKEN_OVER) == pytest.approx(1)


@pytest.mark.parametrize("must_defend_ace", [0, 1])
@pytest.mark.parametrize(("own", "other"), [(2, 2), (10, 13), (14, 14), (14, 9), (12, 14)])
def test_the_chances_are_those_of_many_matches(own: int, other: int, must_defend_ace: int) -> None:
    stream = Stream(f"matches/{own}/{other}")
    number = 800
    won = [random_match(stream, 0, (own, other), must_defend_ace) for _ in range(number)].count(0)
    assert won / number == pytest.approx(chances(must_defend_ace)[own][other], abs=0.06)


def test_more_is_better_for_one_side_and_worse_for_the_other() -> None:
    for totals in [(2, 2), (13, 5), (14, 14)]:
        for points in range(0, 300, 5):
            for ask in (GAME.chance, GAME.equity):
                defending = [ask(seen(totals, 0), (value, 2)) for value in (points, points + 5)]
                attacking = [ask(seen(totals, 1), (value, 2)) for value in (points, points + 5)]
                assert defending[0] >= defending[1]
                assert defending[0] + attacking[0] == pytest.approx(1)
            assert GAME.equity(seen(totals), (points, 2)) > GAME.equity(seen(totals), (points + 25, 2))


def test_a_match_that_is_won_is_certain() -> None:
    assert GAME.chance(seen((14, 2)), (75, 0)) == 1
    assert GAME.chance(seen((2, 14)), (120, 0)) == 0
    assert 0 < GAME.chance(seen((2, 14), must_defend_ace=1), (120, 0)) < 0.2


def deals(number: int) -> Iterator[ShengjiDeal]:
    """Deals before each move, policy and random moves in between."""
    for seed in range(number):
        stream = Stream(f"decent/{seed}")
        standing = seen((2 + stream.below(13), 2 + stream.below(13)))["match"] | {"dealer": seed % 4}
        deal = GAME.new_deal(stream, standing)
        while deal.turn is not None:
            yield deal
            moves = deal.moves()
            usual, _ = GAME.policy(deal.view(deal.turn), stream)
            deal.play(moves[stream.below(len(moves))] if stream.below(4) == 0 else usual)


def test_what_a_search_may_choose_from() -> None:
    """Legal moves, the policy's first, not too many, none twice; and a reason for each."""
    several = 0
    for deal in deals(25):
        assert deal.turn is not None
        view = deal.view(deal.turn)
        moves = GAME.decent(view)
        usual, reasons = GAME.policy(view, Stream(""))
        assert moves[0] == usual
        assert 0 < len(set(moves)) == len(moves) <= MOST
        assert all(deal.refusal(move) is None for move in moves)
        assert GAME.reasons(view, usual) == reasons
        assert all(0 < len(GAME.reasons(view, move)) <= 2 for move in moves)
        several += len(moves) > 1
    assert several > 800
