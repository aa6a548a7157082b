"""Piedicavallo played out fast: the twin does what the deal does, and its quick rules do nothing foolish."""

from collections.abc import Callable, Iterator

import pytest

from cardavia_core import cardset
from cardavia_core.families.tricks import Trick
from cardavia_core.game import Deal
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.playout import PiedicavalloPlayout, places_of
from cardavia_core.games.piedicavallo.quick import BAGATTO, CARD, MATTO, NUMBER, POINTS, SETS, TEN
from cardavia_core.games.piedicavallo.rules import CARDS, KINGS, STRENGTH, SUIT, PiedicavalloDeal, winner
from cardavia_core.games.piedicavallo.scoring import PACK
from cardavia_core.games.piedicavallo.scoring import POINTS as CARD_POINTS
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import random_move


def new_deal(seed: str) -> PiedicavalloDeal:
    deal = Match(GAME, seed).deal
    assert isinstance(deal, PiedicavalloDeal)
    return deal


def twin_of(deal: Deal) -> PiedicavalloPlayout:
    twin = GAME.playout(deal)
    assert isinstance(twin, PiedicavalloPlayout)
    return twin


def test_the_numbers_of_the_cards() -> None:
    """A card's number tells what it beats, and the places of a hand lead back to its cards."""
    assert [CARD[NUMBER[card]] for card in CARDS] == CARDS
    assert [POINTS[NUMBER[card]] for card in CARDS] == [CARD_POINTS[card] for card in CARDS]
    assert PACK.write([CARD[BAGATTO], CARD[MATTO]]) == ["T1", "M"]
    for card in CARDS:
        for other in CARDS:
            if SUIT[card] == SUIT[other] or SUIT[card] == "T":
                assert (NUMBER[card] > NUMBER[other]) == (STRENGTH[card] > STRENGTH[other]) or other == CARD[
                    MATTO
                ]
        places = [
            suit * TEN + place
            for suit, sets in enumerate(places_of(1 << card))
            for place in cardset.cards(sets)
        ]
        assert places == ([] if card == CARD[MATTO] else [NUMBER[card]])
    assert all(SETS[places] == cardset.cards(places) for places in range(1 << TEN))


@pytest.mark.parametrize("deals", [80, pytest.param(5000, marks=pytest.mark.long)])
def test_the_twin_does_what_the_deal_does(deals: int) -> None:
    """Random moves, the policy's and the quick ones, side by side."""
    for number in range(deals):
        deal, stream = new_deal(f"twin-{number}"), Stream(f"twin/{number}")
        twin = twin_of(deal)
        while deal.turn is not None:
            assert twin.turn == deal.turn
            assert twin.state() == twin_of(deal).state() == twin.copy().state()
            quick = twin.choose()
            assert deal.refusal(quick) is None, GAME.write_move(quick)
            move = [quick, random_move(deal, stream), GAME.policy(deal.view(deal.turn), stream)[0]][
                stream.below(3)
            ]
            copy, before = twin.copy(), twin.state()
            twin.play(move)
            assert copy.state() == before
            deal.play(move)
        assert twin.turn is None
        assert twin.finish() == GAME.outcome(deal)


@pytest.mark.parametrize("deals", [80, pytest.param(3000, marks=pytest.mark.long)])
def test_to_finish_is_to_choose_and_to_play(deals: int) -> None:
    """From the discard, from the first card of a trick and from its midst."""
    for number in range(deals):
        deal, stream = new_deal(f"finish-{number}"), Stream(f"finish/{number}")
        for _ in range(stream.below(60)):
            deal.play(random_move(deal, stream))
        twin = twin_of(deal)
        copy = twin.copy()
        before = twin.state()
        found = copy.finish()
        assert twin.state() == before
        while deal.turn is not None:
            deal.play(twin_of(deal).choose())
        assert found == GAME.outcome(deal)


def test_a_side_without_a_trick_hands_over_everything() -> None:
    """The Matto and the discard, whichever way the playout comes to the end."""
    hands = [["M"], ["T3"], ["5s"], ["6s"]]
    tricks = [{"leader": 1, "cards": ["T4", "6d", "5d", "4d"]}]
    deal = GAME.position(
        {"hands": hands, "tricks": tricks, "leader": 1, "dealer": 2, "discard": ["Db", "5b"]}
    )
    assert twin_of(deal).finish() == (0, 1 + 1 + 1 + 1 + 1 + 1 + 1 + 5 + 4 + 1)


@pytest.mark.parametrize("deals", [10, pytest.param(400, marks=pytest.mark.long)])
def test_the_quick_rules_forget(deals: int) -> None:
    """The other hands, and the tricks before this one, make no difference to them."""
    for number in range(deals):
        deal, stream = new_deal(f"forget-{number}"), Stream(f"forget/{number}")
        while deal.turn is not None:
            quick = twin_of(deal).choose()
            other = GAME.sample(deal.view(deal.turn), stream)
            assert twin_of(other).choose() == quick
            other.tricks = [Trick(0, trick.cards, 0) for trick in stream_order(other.tricks, stream)]
            assert twin_of(other).choose() == quick
            deal.play(quick)


def stream_order(tricks: list[Trick], stream: Stream) -> list[Trick]:
    return [tricks[place] for place in stream.shuffled(list(range(len(tricks))))]


Seen = tuple[PiedicavalloDeal, int, list[int]]


@pytest.fixture(scope="module")
def chosen() -> list[Seen]:
    """What the quick rules choose among several cards, in many deals that they and chance play."""
    return list(decisions(300))


def decisions(deals: int) -> Iterator[Seen]:
    for number in range(deals):
        deal, stream = new_deal(f"quick-{number}"), Stream(f"quick/{number}")
        deal.play(twin_of(deal).choose())
        while deal.turn is not None:
            cards = [move.cards[0] for move in deal.moves()]
            quick = twin_of(deal).choose()
            if len(cards) > 1:
                yield deal.copy(), quick.cards[0], cards
            deal.play(quick if stream.below(4) else random_move(deal, stream))


def takes(deal: PiedicavalloDeal, card: int) -> bool:
    return winner(deal.leader, [*deal.trick, card]) == deal.turn


def winning(deal: PiedicavalloDeal) -> int | None:
    """How many seats after the one to act the seat sits that has the trick so far."""
    seat = winner(deal.leader, deal.trick)
    return None if seat is None else (seat - (deal.turn or 0)) % 4


def brings_points(card: int) -> bool:
    return CARD_POINTS[card] > 1 and PACK.code(card) not in ("T21", "M")


def test_the_partners_trick_is_not_trumped(chosen: list[Seen]) -> None:
    """Nor overtaken, but with a court card or the Bagatto, which so come home (complaint 2A.1)."""
    tempted = 0
    for deal, card, cards in chosen:
        if len(deal.trick) == 3 and winning(deal) == 2 and not all(takes(deal, other) for other in cards):
            tempted += any(takes(deal, other) for other in cards)
            assert not takes(deal, card) or brings_points(card)
    assert tempted > 200


def test_the_opponents_trick_gets_no_points(chosen: list[Seen]) -> None:
    tempted = 0
    for deal, card, cards in chosen:
        if winning(deal) in (1, 3) and not takes(deal, card):
            cheap = [other for other in cards if CARD_POINTS[other] == 1 or other == CARD[MATTO]]
            tempted += 0 < len(cheap) < len(cards)
            assert not cheap or card in cheap
    assert tempted > 500


def test_nothing_bigger_than_needed_wins_in_the_last_seat(chosen: list[Seen]) -> None:
    tempted = 0
    for deal, card, cards in chosen:
        if len(deal.trick) == 3 and winning(deal) != 2 and takes(deal, card) and not brings_points(card):
            takers = [other for other in cards if takes(deal, other) and not brings_points(other)]
            tempted += len(takers) > 1
            assert STRENGTH[card] == min(STRENGTH[other] for other in takers)
    assert tempted > 200


def test_a_bare_re_is_not_led(chosen: list[Seen]) -> None:
    tempted = 0
    for deal, card, cards in chosen:
        if not deal.trick and any(
            SUIT[other] not in ("", "T") and not bare_re(cards)(other) for other in cards
        ):
            tempted += any(map(bare_re(cards), cards))
            assert not bare_re(cards)(card)
    assert tempted > 100


def bare_re(cards: list[int]) -> Callable[[int], bool]:
    """Whether a card is a Re that has no other card of its suit beside it."""
    suits = [SUIT[card] for card in cards]
    return lambda card: cardset.has(KINGS, card) and suits.count(SUIT[card]) == 1
