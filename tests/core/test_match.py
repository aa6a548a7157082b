"""Deals in a row."""

import pytest

from cardavia_core import record
from cardavia_core.game import IllegalMove, Move
from cardavia_core.games import load_game
from cardavia_core.match import Match
from tests.core.support import random_match

SCOPA = load_game("scopa")


def test_options_default_to_the_rules_of_the_seed() -> None:
    assert Match(SCOPA, "options").options == {"target": 11}
    assert Match(SCOPA, "options", {"target": 21}).options == {"target": 21}


@pytest.mark.parametrize("options", [{"target": 12}, {"unknown": 1}])
def test_unknown_options_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(ValueError):
        Match(SCOPA, "options", options)


@pytest.mark.parametrize("seed", ["", "two words", "x" * 65, "ä", "a\nb"])
def test_seeds_that_no_record_could_hold_are_refused(seed: str) -> None:
    with pytest.raises(ValueError):
        Match(SCOPA, seed)


def test_standings_follow_each_other() -> None:
    match = random_match(SCOPA, "standings")
    again = Match(SCOPA, "standings")
    totals = [0, 0]
    for number, moves in enumerate(match.moves):
        assert again.standing["deal"] == number + 1
        assert again.standing["totals"] == totals
        assert again.deal.view(0)["match"] == again.standing
        for move in moves:
            assert again.winner is None
            again.play(move)
        totals = [one + two for one, two in zip(totals, again.deal.tally().points, strict=True)]
        if number + 1 < len(match.moves):
            assert again.winner is None
            again.next_deal()
    assert again.winner == totals.index(max(totals))
    assert again.after()["totals"] == totals


def test_a_match_that_is_over_deals_no_more() -> None:
    match = random_match(SCOPA, "no-more")
    with pytest.raises(ValueError):
        match.next_deal()
    assert record.read(record.write(match)).winner == match.winner


def test_every_deal_has_its_own_key() -> None:
    match = random_match(SCOPA, "keys")
    assert len(match.moves) > 1
    assert match.key() != Match(SCOPA, "keys").key()
    assert match.commitment() != match.key()


def test_a_refused_move_is_not_recorded() -> None:
    match = Match(SCOPA, "refused")
    with pytest.raises(IllegalMove):
        match.play(Move("play"))
    assert match.moves == [[]]
