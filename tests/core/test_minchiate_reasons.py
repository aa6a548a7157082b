"""Minchiate: what the hint says is true of the move, whatever lies in the hands that it cannot see."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.families.tricks import SEATS
from cardavia_core.game import Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import KINGS, PACK, POINTS, SETS, STRENGTH, SUIT, TEAMS
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from cardavia_core.terminal.texts import Texts

DEALS = 60
MATTO = PACK.card("M")


class Told:
    """A card with the reasons told for it: the deal before it, and who won the trick in the end."""

    def __init__(self, deal: MinchiateDeal, card: int, reasons: list[str]) -> None:
        self.deal = deal
        self.seat = deal.turn or 0
        self.card = card
        self.reasons = reasons
        self.hand = deal.hands[self.seat]
        self.kept = self.hand & ~(1 << card)
        self.suit = SUIT[card]
        self.partner = (self.seat + 2) % SEATS
        self.winner = -1

    @property
    def won(self) -> bool:
        return TEAMS[self.winner] == TEAMS[self.seat]

    def takes(self, card: int) -> bool:
        copy = self.deal.copy()
        copy.play(Move("play", (card,)))
        return (copy.winning() if copy.trick else copy.leader) == self.seat

    def legal(self) -> list[int]:
        return [move.cards[0] for move in self.deal.moves()]

    def others_lost(self) -> list[int]:
        """The counting cards of the other side on the table."""
        trick = self.deal.trick
        return [
            card
            for place, card in enumerate(trick)
            if POINTS[card] and card != MATTO and (len(trick) - place) % 2
        ]


def told_in(seed: str) -> list[Told]:
    deal = Match(GAME, seed).deal
    assert isinstance(deal, MinchiateDeal)
    stream, found, trick = Stream("no chance"), [], []
    while deal.turn is not None:
        move, reasons = GAME.policy(deal.view(deal.turn), stream)
        if deal.phase == "play":
            trick.append(Told(deal.copy(), move.cards[0], reasons))
        tricks = len(deal.tricks)
        deal.play(move)
        if len(deal.tricks) > tricks:
            for told in trick:
                told.winner = deal.tricks[-1].winner
            found += trick
            trick = []
    return found


@pytest.fixture(scope="module")
def told() -> list[Told]:
    return [each for number in range(DEALS) for each in told_in(f"reasons-{number}")]


def longest(each: Told) -> bool:
    lengths = [cardset.count(each.hand & SETS[suit]) for suit in "dcsb"]
    return cardset.count(each.hand & SETS[each.suit]) == max(lengths)


def partner_led(each: Told) -> str:
    led = [SUIT[trick.cards[0]] for trick in each.deal.tricks if trick.leader == each.partner]
    return next(suit for suit in led if suit in "dcsb" and suit)


TRUE: dict[str, Callable[[Told], Any]] = {
    "tricks.reason.only_card": lambda told: len(told.legal()) == 1,
    "minchiate.reason.bound": lambda told: len(told.legal()) == 1 and cardset.has(KINGS, told.card),
    "minchiate.reason.matto": lambda told: told.card == MATTO and len(told.legal()) > 1,
    "tricks.reason.sure": lambda told: told.won and told.takes(told.card),
    "minchiate.reason.small_trump": lambda told: told.suit == "T" and not POINTS[told.card],
    "minchiate.reason.king_first": lambda told: (
        cardset.has(KINGS, told.card) and not told.deal.led & SETS[told.suit] and not told.deal.trick
    ),
    "tricks.reason.partner_trumps": lambda told: (
        not told.deal.hands[told.partner] & SETS[told.suit] and told.deal.hands[told.partner] & SETS["T"]
    ),
    "minchiate.reason.costs_trump": lambda told: any(
        not told.deal.hands[seat] & SETS[told.suit] and told.deal.hands[seat] & SETS["T"]
        for seat in range(SEATS)
        if TEAMS[seat] != TEAMS[told.seat]
    ),
    "tricks.reason.returns_suit": lambda told: told.suit == partner_led(told),
    "tricks.reason.long_suit": longest,
    "minchiate.reason.king_falls": lambda told: (
        SUIT[told.deal.trick[0]] in ("", "d", "c", "s", "b") and told.suit == "T"
    ),
    "minchiate.reason.home": lambda told: told.won and POINTS[told.card] and told.takes(told.card),
    "minchiate.reason.captures": lambda told: told.won and told.others_lost(),
    "tricks.reason.cheapest": lambda told: (
        told.takes(told.card)
        and STRENGTH[told.card] == min(STRENGTH[card] for card in told.legal() if told.takes(card))
    ),
    "tricks.reason.gives_points": lambda told: told.won and POINTS[told.card],
    "tricks.reason.partners_trick": lambda told: told.won and told.deal.winning() == told.partner,
    "tricks.reason.low_to_others": lambda told: (
        not POINTS[told.card] and TEAMS[told.deal.winning() or 0] != TEAMS[told.seat]
    ),
    "minchiate.reason.loses_least": lambda told: all(POINTS[card] for card in told.legal()),
    "minchiate.reason.saves": lambda told: (
        not told.takes(told.card) and any(told.takes(card) for card in told.legal())
    ),
    "minchiate.reason.empties": lambda told: not told.kept & SETS[told.suit] and told.kept & SETS["T"],
    "minchiate.reason.last_trick": lambda told: (
        cardset.count(told.kept) == 1 and SUIT[cardset.cards(told.kept)[0]] == "T"
    ),
    "tricks.reason.least": lambda told: True,
}
"""What makes each reason true."""
LIKELY = ("tricks.reason.wins", "minchiate.reason.partner_likely")
"""Reasons that speak of chances: they are right three times in four."""


def test_reasons_are_true(told: list[Told]) -> None:
    said: Counter[str] = Counter()
    for each in told:
        assert 1 <= len(each.reasons) == len(set(each.reasons)) <= 2
        assert not {"minchiate.reason.home", "tricks.reason.sure"} <= set(each.reasons)  # it is said once
        for reason in each.reasons:
            said[reason] += 1
            assert reason in LIKELY or TRUE[reason](each), (reason, PACK.code(each.card))
    assert set(said) == {*TRUE, *LIKELY}


def test_what_is_likely_comes_true(told: list[Told]) -> None:
    for reason in LIKELY:
        won = [each.won for each in told if reason in each.reasons]
        assert sum(won) > 0.75 * len(won)


def test_seldom_is_there_nothing_better_to_say(told: list[Told]) -> None:
    plain = [each for each in told if each.reasons == ["tricks.reason.least"]]
    assert len(plain) < 0.25 * len(told)


def test_every_reason_has_its_text(told: list[Told]) -> None:
    texts = Texts()
    for number in range(60):
        deal = Match(GAME, f"said-{number}").deal
        while deal.phase != "play" and deal.turn is not None:
            move, reasons = GAME.policy(deal.view(deal.turn), Stream("no chance"))
            assert 1 <= len(reasons) <= 2
            assert all(texts.say(reason) != reason for reason in reasons)
            deal.play(move)
    for reason in [*TRUE, *LIKELY]:
        assert texts.say(reason) != reason
