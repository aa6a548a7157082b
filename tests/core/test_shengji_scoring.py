"""Shengji: the kitty, the score of a deal, levels, the next dealer, the match (rules 3F and 3G)."""

from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.games.shengji.scoring import following, level_of, steps, tally
from tests.core.shengji import last_trick, play_all, texts
from tests.core.shengji_again import RANKS
from tests.core.test_shengji_declaring import standing

KITTY = ["10s", "10d", "5d", "3d", "4d", "6d", "8d", "9d"]
SINGLE = "9h / Ah / 3h / 4h"
PAIR = "9h 9h / Ah Ah / 3h 3h / 4h 4h"
TWO_PAIRS = "9h 9h 10h 10h / Jh Jh Qh Qh / 3h 3h 4h 4h / 5h 5h 6h 6h"
THREE_PAIRS = "9h 9h 10h 10h Jh Jh / Qh Qh Kh Kh Ah Ah / 2h 2h 3h 3h 4h 4h / 5h 5h 6h 6h 8h 8h"


def played(trick: str, leader: int, dealer: int = 0, kitty: list[str] | None = None) -> ShengjiDeal:
    deal = last_trick("7c", trick, leader, dealer=dealer, buried=KITTY if kitty is None else kitty)
    play_all(deal)
    return deal


@pytest.mark.parametrize(
    ("trick", "bonus"),
    [
        pytest.param(SINGLE, 50, id="3.46 single"),
        pytest.param(PAIR, 100, id="3.46 pair"),
        pytest.param(TWO_PAIRS, 200, id="3.46 two pairs"),
        pytest.param(THREE_PAIRS, 300, id="3.46 three pairs, A17"),
    ],
)
def test_the_kitty(trick: str, bonus: int) -> None:
    """The second to play wins the trick: for the attackers if the dealer's side led."""
    attacked = played(trick, leader=0)
    view = attacked.view(3)
    assert view["bonus"] == attacked.bonus() == bonus
    assert attacked.attackers_points() == view["points"][1] + bonus
    defended = played(trick, leader=1)
    assert defended.view(2)["bonus"] == defended.bonus() == 0
    assert defended.attackers_points() == 0


def test_the_kitty_of_defenders_counts_for_nobody() -> None:
    """3.47, A18: the points of the tricks and the buried ones are apart."""
    deal = played(SINGLE, leader=1)
    assert deal.view(0)["points"] == [0, 0]
    line = deal.tally().lines[1]
    assert (line.label, line.note, line.counts, line.points) == (
        "shengji.score.kitty",
        "shengji.score.kitty.kept",
        [None, None],
        [0, 0],
    )
    assert line.arguments == {"points_in": 25}


def test_the_events_of_the_last_trick() -> None:
    buried = "+".join(sorted(KITTY, key=lambda code: GAME.pack.card(code)))
    deal = last_trick("7c", SINGLE, leader=0, buried=KITTY)
    assert texts(play_all(deal))[-5:] == [
        "play 3 4h 0",
        "trick 1 9h+Ah+3h+4h 0",
        f"buried 0 {buried} 25",
        "bonus 1 - 50",
        "over 0 - 0",
    ]
    deal = last_trick("7c", SINGLE, leader=1, buried=KITTY)
    assert texts(play_all(deal))[-3:] == ["trick 2 9h+Ah+3h+4h 0", f"buried 0 {buried} 25", "over 0 - 0"]


def with_points(points: int, extra: str = "") -> ShengjiDeal:
    """Attackers with so many points in an earlier trick (5, 35), and an attacker takes the last one."""
    cards = {35: "10h / 5h / 10h / Kh", 5: "8h / 9h / 5h / Ah", 0: "8h / 9h / Jh / Ah"}[points]
    tricks = [{"leader": 0, "cards": [[code] for code in cards.split(" / ")]}]
    kitty = (extra + " 2d 3d 4d 6d 8d 9d Jd Qd").split()[:8]
    deal = last_trick("7c", "As / 8s / 3s / 9s", leader=3, buried=kitty, tricks=tricks)
    play_all(deal)
    return deal


def test_the_kitty_decides() -> None:
    """3.49, A29, #301: 35 in tricks, 5 buried, a single: 45."""
    deal = with_points(35, "5d")
    assert deal.points[1] == 35
    assert deal.attackers_points() == 45
    tally = deal.tally()
    assert tally.points == [1, 0]
    assert [(line.note, line.counts, line.arguments) for line in tally.lines] == [
        ("shengji.score.tricks.note", [None, 35], {}),
        ("shengji.score.kitty.bonus", [None, 10], {"points_in": 5, "times": 2, "bonus": 10}),
        ("shengji.score.under_80", [None, 45], {"n": 1}),
    ]
    without = with_points(35)
    assert without.attackers_points() == 35
    assert without.tally().points == [2, 0]
    assert without.tally().lines[1].note == "shengji.score.kitty.empty"


@pytest.mark.parametrize(
    ("points", "taken_over", "up"),
    [
        (0, False, 3),
        (5, False, 2),
        (35, False, 2),
        (40, False, 1),
        (75, False, 1),
        (80, True, 0),
        (115, True, 0),
        (120, True, 1),
        (155, True, 1),
        (160, True, 2),
        (195, True, 2),
        (200, True, 3),
        (235, True, 3),
        (240, True, 4),
        (360, True, 7),
    ],
)
def test_the_table_of_levels(points: int, taken_over: bool, up: int) -> None:
    """3.51, A19: no upper limit."""
    assert steps(points) == (taken_over, up)
    after = following(standing(deal=3, dealer=2, totals=(3, 4)), 2, points)
    assert after["totals"] == ([3, 4 + up] if taken_over else [3 + up, 4])
    assert after["dealer"] == (3 if taken_over else 0)
    assert after["deal"] == 4


@pytest.mark.parametrize(
    ("dealer", "points", "totals", "after", "following_dealer"),
    [
        pytest.param(0, 75, (2, 2), [3, 2], 2, id="3.52"),
        pytest.param(0, 80, (5, 9), [5, 9], 1, id="3.53"),
        pytest.param(3, 130, (4, 6), [5, 6], 0, id="3.54"),
        pytest.param(1, 0, (2, 4), [2, 7], 3, id="#134 over the 5"),
        pytest.param(0, 0, (8, 2), [11, 2], 2, id="#134 over the 10"),
        pytest.param(0, 20, (12, 2), [14, 2], 2, id="3.57 from the queen to the ace, over the king"),
        pytest.param(1, 200, (3, 2), [6, 2], 2, id="attackers go up by three"),
    ],
)
def test_levels_and_the_next_dealer(
    dealer: int, points: int, totals: tuple[int, int], after: list[int], following_dealer: int
) -> None:
    """A26, A27: no level has to be played, and the partner or the next player deals."""
    for must in (0, 1):
        found = following(standing(4, dealer, totals, must_defend_ace=must), dealer, points)
        assert (found["totals"], found["dealer"], found["winner"]) == (after, following_dealer, None)


@pytest.mark.parametrize(
    ("must", "dealer", "points", "totals", "after", "winner"),
    [
        pytest.param(0, 0, 0, (13, 2), [15, 2], 0, id="3.55"),
        pytest.param(1, 0, 0, (13, 2), [14, 2], None, id="3.55 R2"),
        pytest.param(0, 1, 120, (14, 5), [15, 5], 0, id="3.56"),
        pytest.param(0, 1, 115, (14, 5), [14, 5], None, id="3.56 with 115"),
        pytest.param(1, 1, 120, (14, 5), [14, 5], None, id="3.56 R2"),
        pytest.param(1, 1, 300, (14, 5), [14, 5], None, id="3.56 R2 with 300"),
        pytest.param(0, 2, 75, (14, 14), [15, 14], 0, id="3.57"),
        pytest.param(1, 2, 75, (14, 14), [15, 14], 0, id="3.57 R2"),
        pytest.param(0, 0, 20, (12, 3), [14, 3], None, id="3.57 from the queen"),
        pytest.param(0, 3, 0, (14, 14), [14, 15], 1, id="the other side"),
        pytest.param(0, 0, 400, (14, 9), [14, 15], 1, id="#226 attackers far past the ace"),
        pytest.param(1, 0, 400, (14, 9), [14, 14], None, id="#190 #355 attackers stop at the ace"),
        pytest.param(1, 0, 90, (14, 14), [14, 14], None, id="R2 the ace is lost, not the level"),
    ],
)
def test_the_end_of_the_match(
    must: int, dealer: int, points: int, totals: tuple[int, int], after: list[int], winner: int | None
) -> None:
    """A25: by arithmetic; with the switch, only by defending a deal at the Ace."""
    before = standing(9, dealer, totals, must_defend_ace=must)
    found = following(before, dealer, points)
    assert (found["totals"], found["winner"]) == (after, winner)
    assert found["deal"] == (9 if winner is not None else 10)
    assert found["options"] == before["options"]
    assert before["totals"] == list(totals)


def test_levels_have_names() -> None:
    assert [level_of(number) for number in range(2, 15)] == list(RANKS)
    assert GAME.levels == tuple(zip(range(2, 15), RANKS, strict=True))


def test_the_standing_after_a_deal() -> None:
    """The dealer of the deal counts, which in the first deal need not be the scheduled one."""
    first = standing(deal=1, dealer=3)
    words: list[dict[str, Any]] = [{"seat": 3, "cards": []}, {"seat": 0, "cards": ["2c"]}]
    words += [{"seat": seat, "cards": []} for seat in (1, 2, 3)]
    deal = last_trick("2c", SINGLE, 0, dealer=0, buried=KITTY, match=first, declarations=words)
    with pytest.raises(ValueError):
        GAME.following(first, deal)
    with pytest.raises(ValueError):
        deal.tally()
    play_all(deal)
    assert deal.attackers_points() == 50
    after = GAME.following(first, deal)
    assert (after["dealer"], after["totals"]) == (2, [3, 2])


@pytest.mark.parametrize(
    ("points", "note", "n"),
    [(0, "none", 3), (5, "under_40", 2), (35, "under_40", 2)],
)
def test_the_line_of_the_levels(points: int, note: str, n: int) -> None:
    line = with_points(points).tally().lines[2]
    assert (line.note, line.arguments) == ("shengji.score." + note, {"n": n})


def test_the_score_of_a_take_over() -> None:
    """300 from the kitty and 10 + 20: 330."""
    deal = played(THREE_PAIRS, leader=0)
    tally = deal.tally()
    assert deal.attackers_points() == 350
    assert tally.points == [0, 6]
    assert tally.lines[2].note == "shengji.score.from_120"
    assert tally.lines[1].arguments == {"points_in": 25, "times": 12, "bonus": 300}
    deal = played(PAIR, leader=0, kitty=["5s", "5d", "10d", "2d", "3d", "4d", "6d", "8d"])
    assert deal.attackers_points() == 80
    assert (deal.tally().points, deal.tally().lines[2].note) == ([0, 0], "shengji.score.from_80")


@pytest.mark.parametrize(
    ("must", "totals", "points", "note"),
    [
        (0, (13, 2), [3, 0], "none"),
        (1, (13, 2), [1, 0], "ace_first"),
        (1, (11, 2), [3, 0], "none"),
        (1, (14, 2), [3, 0], "none"),
    ],
)
def test_the_score_says_where_the_ace_stops_a_climb(
    must: int, totals: tuple[int, int], points: list[int], note: str
) -> None:
    """A25: only where it does, and never the side that defends the Ace."""
    match = standing(9, 0, totals, must_defend_ace=must)
    found = tally(match, 0, 0, (), 1, last=0)
    assert (found.points, found.lines[2].note) == (points, "shengji.score." + note)
    assert found.lines[2].arguments == {"n": points[0]}
