"""A match that climbs, in words: what each outcome of a deal means; and the log of plays of many cards."""

import sys
from types import ModuleType
from typing import Any

import pytest

from cardavia_core.game import Event, Tally
from cardavia_core.games import load_game
from cardavia_core.games.shengji import scoring
from web.build.text import SOURCE, languages, read_catalogue
from web.table.names import paired
from web.table.texts import Texts

GAME = load_game("shengji")
US, THEM = 0, 1


@pytest.fixture(autouse=True)
def browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """These parts of the table need none: only its name."""
    monkeypatch.setitem(sys.modules, "js", ModuleType("js"))


@pytest.fixture
def texts() -> Texts:
    catalogue = read_catalogue(next(language for language in languages() if language.code == SOURCE))
    return Texts(dict(catalogue.english), lambda n: "one" if n == 1 else "other", GAME)


def finished(
    attackers: int, points: int, levels: tuple[int, int], must_defend_ace: int = 0
) -> tuple[Any, Tally, Any]:
    """The view, the tally and the standing after a deal in which the attackers have made so many points."""
    dealer = 1 - attackers
    standing = {
        "deal": 5,
        "dealer": dealer,
        "totals": list(levels),
        "winner": None,
        "options": {"first_dealer": 0, "must_defend_ace": must_defend_ace},
    }
    made = [points if team == attackers else 0 for team in (US, THEM)]
    view = {"attackers": attackers, "points": made, "bonus": 0, "goal": 80, "match": standing}
    tally = scoring.tally(standing, dealer, points, (), 1, 1 - attackers)
    return view, tally, scoring.following(standing, dealer, points)


@pytest.mark.parametrize(
    ("attackers", "points", "verdict"),
    [
        (US, 0, "They hold the deal and go up 3 levels"),
        (THEM, 75, "You hold the deal and go up 1 level"),
        (US, 80, "You take over the deal"),
        (THEM, 119, "They take over the deal"),
        (THEM, 120, "They take over the deal and go up 1 level"),
        (US, 205, "You take over the deal and go up 3 levels"),
    ],
)
def test_what_a_deal_means(texts: Texts, attackers: int, points: int, verdict: str) -> None:
    from web.table.levels import Climb, rank_of

    view, tally, after = finished(attackers, points, (5, 9))
    account = Climb().account(view, tally, after, texts)
    assert (account.verdict, account.points, account.over) == (verdict, f"{points} / 80", False)
    dealer = after["dealer"]
    rank = rank_of(after["totals"][dealer % 2], GAME)
    key = "shengji.verdict.next" if dealer else "shengji.verdict.next_you"
    assert account.outcome == texts.say(key, seat=dealer, rank=rank)


@pytest.mark.parametrize(
    ("attackers", "points", "verdict"),
    [
        (THEM, 0, "You hold the deal and go up 1 level"),
        (THEM, 200, "They take over the deal"),
    ],
)
def test_nobody_goes_up_past_an_ace_that_must_be_defended(
    texts: Texts, attackers: int, points: int, verdict: str
) -> None:
    """The person's side is at the King, the other at the Ace."""
    from web.table.levels import Climb

    view, tally, after = finished(attackers, points, (13, 14), must_defend_ace=1)
    assert after["totals"] == ([14, 14] if points == 0 else [13, 14])
    assert Climb().account(view, tally, after, texts).verdict == verdict


@pytest.mark.parametrize(("attackers", "winner"), [(THEM, US), (US, THEM)])
def test_past_the_ace_the_match_is_over(texts: Texts, attackers: int, winner: int) -> None:
    from web.table.levels import Climb

    view, tally, after = finished(attackers, 30, (14, 14))
    assert after["winner"] == winner
    account = Climb().account(view, tally, after, texts)
    assert account.over
    assert account.verdict == texts.say("score.side_won" if winner == US else "score.side_lost")
    assert account.button == texts.say("score.new_match")
    assert "up 2 levels" in account.outcome


def test_levels_are_written_as_their_cards() -> None:
    from web.table.levels import rank_of

    assert [rank_of(level, GAME) for level in (2, 10, 11, 14, 15)] == ["2", "10", "J", "A", "A"]


def test_a_trick_takes_the_place_of_its_plays() -> None:
    from web.table.log import Entry, gathered

    def entry(kind: str, seat: int, *codes: str) -> Entry:
        return Entry(Event(kind, seat, tuple(GAME.pack.read(codes))), kind)

    four = ("5h", "5h", "6h", "6h")
    entries = [entry("bury", 0), *(entry("play", seat, *four) for seat in (0, 1, 2, 3))]
    entries += [entry("trick", 2), entry("play", 2, "As"), entry("play", 3, "Ks")]
    found = gathered(entries)
    assert [one.kind for one in found] == ["bury", "trick", "play", "play"]
    assert [play.seat for play in found[1].plays] == [0, 1, 2, 3]
    assert paired(["5h", "6h", "5h", "6h"]) == list(four)
