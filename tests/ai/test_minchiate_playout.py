"""Minchiate played out fast: the twin does what the deal does, and nothing that would anger a partner."""

import pytest

from cardavia_core import cardset
from cardavia_core.families.tricks import asked
from cardavia_core.game import Deal
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import MATTO, PROTECTED, STRENGTH, SUIT, TEAMS
from cardavia_core.games.minchiate.playout import MinchiatePlayout
from cardavia_core.games.minchiate.prizes import prizes, set_points
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.games.minchiate.scoring import captured
from cardavia_core.games.minchiate.versicole import points_of, versicole
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.minchiate import last_trick
from tests.core.support import random_move

MANY = pytest.mark.long


def dealt(seed: str, number: int) -> MinchiateDeal:
    deal = Match(GAME, f"{seed}-{number}", {"matto_payment": number % 2}).deal
    assert isinstance(deal, MinchiateDeal)
    return deal


def twin_of(deal: Deal) -> MinchiatePlayout:
    twin = GAME.playout(deal)
    assert isinstance(twin, MinchiatePlayout)
    return twin


@pytest.mark.parametrize("deals", [60, pytest.param(4000, marks=MANY)])
def test_the_twin_does_what_the_deal_does(deals: int) -> None:
    for number in range(deals):
        deal, stream = dealt("twin", number), Stream(f"twin/{number}")
        twin, choices = twin_of(deal), stream.below(5)
        while deal.turn is not None:
            assert twin.turn == deal.turn
            assert twin.state() == twin_of(deal).state() == twin.copy().state()
            move = twin.choose()
            assert deal.refusal(move) is None, GAME.write_move(move)
            if stream.below(4) >= choices:
                move = random_move(deal, stream)
            deal.play(move)
            twin.play(move)
            assert_same_piles(twin, deal)
        assert twin.turn is None
        assert twin.finish() == GAME.outcome(deal)


def assert_same_piles(twin: MinchiatePlayout, deal: MinchiateDeal) -> None:
    piles = captured(deal.tricks)
    assert twin.prizes == [prizes(pile) for pile in piles]
    assert [set_points(bits) for bits in twin.prizes] == [points_of(versicole(pile)) for pile in piles]


@pytest.mark.parametrize("deals", [60, pytest.param(4000, marks=MANY)])
def test_a_deal_is_finished_as_it_is_chosen_step_by_step(deals: int) -> None:
    for number in range(deals):
        deal, stream = dealt("finish", number), Stream(f"finish/{number}")
        for _ in range(stream.below(85)):
            deal.play(random_move(deal, stream))
        twin = twin_of(deal)
        copy, before = twin.copy(), twin.state()
        found = copy.finish()
        assert twin.state() == before
        while deal.turn is not None:
            deal.play(twin_of(deal).choose())
        assert found == GAME.outcome(deal)


@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize(
    "trick", ["T40 T1 M T28", "M T5 Rd Rs", "Rs T29 T30 M", "2s M 3s 4s", "T36 T37 Rc M"]
)
def test_what_is_given_for_the_matto(trick: str, option: int) -> None:
    """A side that has captured nothing but what counts gives a counting card, or the Matto himself."""
    match = {"deal": 1, "dealer": 3, "totals": [0, 0], "winner": None, "options": {"matto_payment": option}}
    for leader in range(4):
        deal = last_trick(trick, leader, match=match, dealer=3)
        twin = twin_of(deal)
        while deal.turn is not None:
            deal.play(deal.moves()[0])
        assert twin.finish() == GAME.outcome(deal)


def test_the_net_resti_follow_from_the_resti_before_and_the_lead() -> None:
    """A lead is rounded up by itself, so a resto made in play can cost one at the end."""
    lone = last_trick("2s 3s 4s 5s", lead=[0, 45], resti=[1, 0])
    twin = twin_of(lone)
    while lone.turn is not None:
        lone.play(lone.moves()[0])
    net, ahead = twin.finish()
    assert (net, ahead) == GAME.outcome(lone) == (0, 60 - 45 + ahead - 15)
    assert lone.settled().resti == [1, 1]


@pytest.mark.parametrize("deals", [60, pytest.param(1000, marks=MANY)])
def test_the_quick_rules_do_not_anger_a_partner(deals: int) -> None:
    """In the last seat all can be seen: who has the trick, and what it costs."""
    for number in range(deals):
        deal, stream = dealt("quick", number), Stream(f"quick/{number}")
        while deal.turn is not None:
            card = twin_of(deal).choose().cards
            if deal.phase == "play" and len(deal.trick) == 3 and asked(deal.trick, SUIT):
                assert_no_blunder(deal, card[0])
            deal.play(twin_of(deal).choose() if stream.below(3) else random_move(deal, stream))


def assert_no_blunder(deal: MinchiateDeal, card: int) -> None:
    cards = [move.cards[0] for move in deal.moves()]
    takers = [each for each in cards if takes(deal, each)]
    if TEAMS[deal.winning() or 0] == TEAMS[deal.turn or 0]:
        under = [each for each in cards if each not in takers and each != MATTO]
        assert card not in takers or counts(card) or not under
    elif card in takers:
        assert counts(card) or STRENGTH[card] == min(STRENGTH[each] for each in takers)
    else:
        assert not counts(card) or all(counts(each) or each in takers for each in cards)


def takes(deal: MinchiateDeal, card: int) -> bool:
    after = deal.copy()
    seat = after.turn
    after.play(GAME.read_move(GAME.pack.code(card)))
    return after.leader == seat


def counts(card: int) -> bool:
    return card != MATTO and cardset.has(PROTECTED, card)
