"""Minchiate: blunders that a partner would not forgive, looked for in many deals; plays to be found."""

from collections import Counter
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.families.tricks import SEATS, winning_place
from cardavia_core.game import Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.known import Known
from cardavia_core.games.minchiate.odds import Odds
from cardavia_core.games.minchiate.pack import (
    PACK,
    POINTS,
    PROTECTED,
    SETS,
    STRENGTH,
    SUIT,
    TEAMS,
)
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.minchiate import to_declare, to_discard

DEALS = 40
STREAM = Stream("the policy draws nothing")
MATTO = PACK.card("M")


class Seen:
    """A card that was chosen among several: the deal before it, the view, the card, the legal cards, why;
    and, once it is known, the team that won the trick."""

    def __init__(
        self, deal: MinchiateDeal, view: dict[str, Any], move: Move, cards: list[int], reasons: list[str]
    ) -> None:
        self.deal = deal
        self.view = view
        self.seat: int = view["seat"]
        self.card = move.cards[0]
        self.cards = cards
        self.reasons = reasons
        self.won = False
        place = view["winning"]
        self.partner_ahead = bool(deal.trick) and place == (self.seat + 2) % SEATS
        self.others_ahead = place is not None and TEAMS[place] != TEAMS[self.seat]

    def takes(self, card: int) -> bool:
        """Whether a card would be winning the trick, told by playing it."""
        copy = self.deal.copy()
        copy.play(Move("play", (card,)))
        return (copy.winning() if copy.trick else copy.leader) == self.seat

    @property
    def last(self) -> bool:
        return len(self.deal.trick) == SEATS - 1


def decisions(seed: str) -> list[Seen]:
    """Every card that was chosen among several in a deal."""
    deal = Match(GAME, seed).deal
    assert isinstance(deal, MinchiateDeal)
    found, trick = [], []
    while deal.turn is not None:
        view = deal.view(deal.turn)
        move, reasons = GAME.policy(view, STREAM)
        if deal.phase == "play" and len(deal.moves()) > 1:
            cards = [other.cards[0] for other in deal.moves()]
            trick.append(Seen(deal.copy(), view, move, cards, reasons))
        tricks = len(deal.tricks)
        deal.play(move)
        if len(deal.tricks) > tricks:
            for seen in trick:
                seen.won = TEAMS[deal.tricks[-1].winner] == TEAMS[seen.seat]
            found += trick
            trick = []
    return found


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [each for number in range(DEALS) for each in decisions(f"policy-{number}")]


def counts(card: int) -> bool:
    """Counting cards and trump 29, but not the Matto, who is never lost."""
    return cardset.has(PROTECTED, card) and card != MATTO


def unseen(each: Seen, suit: str) -> list[int]:
    """The cards of a suit that the seat has not seen."""
    return cardset.cards(Known(each.view).hidden & SETS[suit])


def facing(trick: str, hand: str, tricks: list[str] | None = None, keep: str = "") -> MinchiateDeal:
    """Seat 0 to play to this trick with this hand, when all else is as in a deal that has come so far.

    The tricks before were of four cards of one suit each, led and won by the seat that leads now, but the
    last ones can be told; what is to be kept is in the other hands.
    """
    cards, own, told = trick.split(), hand.split(), [each.split() for each in tricks or []]
    leader = -len(cards) % SEATS
    used = {*cards, *own, *keep.split(), *(code for each in told for code in each)}
    rest = Stream(hand).shuffled([card for card in range(PACK.size) if PACK.code(card) not in used])
    fola = [card for card in rest if not cardset.has(PROTECTED, card)][:13]
    rest = [card for card in rest if card not in fola]
    before: list[list[str]] = []
    for suit in "dcsbT":
        alike = sorted([card for card in rest if SUIT[card] == suit], key=lambda card: -STRENGTH[card])
        while len(alike) >= SEATS and len(before) < 21 - len(own) - len(told):
            before.append(PACK.write(alike[:SEATS]))
            rest = [card for card in rest if card not in alike[:SEATS]]
            alike = alike[SEATS:]
    played_before, lead = [], leader if not told else 0
    for codes in before + told:
        played_before.append({"leader": lead, "cards": codes})
        lead = (lead + won_at(codes)) % SEATS
    rest += PACK.read(keep.split())
    hands = [own]
    for seat in (1, 2, 3):
        held = len(own) - (seat + len(cards) >= SEATS)
        hands.append(PACK.write(sorted(rest)[seat - 1 :: 3][:held]))
    fields = {"trick": cards, "tricks": played_before, "hands": hands, "fola": PACK.write(fola)}
    return GAME.position({**fields, "dealer": (leader or SEATS) - 1})


def won_at(codes: list[str]) -> int:
    """The place of the card that wins a trick."""
    place = winning_place(PACK.read(codes), SUIT, STRENGTH)
    assert place is not None
    return place


def test_the_partners_trick_is_not_trumped(seen: list[Seen]) -> None:
    """Nor overtaken, but with a counting card, which so comes home."""
    found = 0
    for each in seen:
        if not (each.last and each.partner_ahead):
            continue
        under = [card for card in each.cards if not each.takes(card)]
        if under and each.takes(each.card):
            assert counts(each.card)
        found += bool(under) and len(under) < len(each.cards)
    assert found > 60


def test_the_other_side_gets_no_counting_card(seen: list[Seen]) -> None:
    """Where another card can be played, and the partner cannot take the trick any more."""
    found = 0
    for each in seen:
        cheap = [card for card in each.cards if not counts(card)]
        if each.others_ahead and cheap and len(each.deal.trick) > 1 and not each.takes(each.card):
            assert not counts(each.card)
            found += len(cheap) < len(each.cards)
    assert found > 90


def test_a_counting_card_is_entrusted_to_the_partner_only_when_he_nearly_has_the_trick() -> None:
    """Under the card of an opponent that lies first, with the partner last: once in eight it is lost."""
    came_home: Counter[bool] = Counter()
    for number in range(4 * DEALS):
        for each in decisions(f"entrusted-{number}"):
            cheap = [card for card in each.cards if not counts(card)]
            if each.others_ahead and cheap and counts(each.card) and not each.takes(each.card):
                came_home[each.won] += 1
    assert came_home[True] > 8 * came_home[False] / 2


def test_nothing_bigger_than_needed_wins_in_the_last_seat(seen: list[Seen]) -> None:
    found = 0
    for each in seen:
        if each.last and each.takes(each.card) and not counts(each.card):
            smaller = [card for card in each.cards if STRENGTH[card] < STRENGTH[each.card]]
            assert not any(each.takes(card) for card in smaller)
            found += len([card for card in each.cards if each.takes(card)]) > 1
    assert found > 25


def test_no_counting_trump_is_led_into_a_stronger_one(seen: list[Seen]) -> None:
    found = 0
    for each in seen:
        if each.deal.trick or each.card == MATTO:
            continue
        odds = Odds(each.view)
        others = [odds.may_hold[(each.seat + step) % SEATS] for step in (1, 3)]
        stronger = {
            card: [other for other in unseen(each, "T") if STRENGTH[other] > STRENGTH[card]]
            for card in each.cards
        }
        risky = [
            card
            for card in each.cards
            if SUIT[card] == "T"
            and counts(card)
            and any(cardset.has(held, other) for held in others for other in stronger[card])
        ]
        plain = [card for card in each.cards if SUIT[card] != "T" and not POINTS[card]]
        plain += [card for card in each.cards if SUIT[card] == "T" and not counts(card)]
        if risky and plain and (others[0] | others[1]) & SETS["T"]:
            assert each.card not in risky
            found += 1
    assert found > 200


def test_the_highest_trumps_are_not_wasted_early(seen: list[Seen]) -> None:
    """Complaint 2A.15: 39 and 40, which no trump or one trump beats, take no trick that is worth nothing."""
    found = 0
    for each in seen:
        high = each.card in (PACK.card("T39"), PACK.card("T40"))
        if len(each.deal.tricks) < 10 and {PACK.card("T39"), PACK.card("T40")} & set(each.cards):
            found += 1
            if high and len(each.cards) > 2:
                assert each.deal.trick
                assert any(counts(card) for card in each.deal.trick)
    assert found > 300


START = "Rd 8d 7d 4c 3c 2c Ac 7s 6s 3s 2s 8b 7b 4b T6 T8 T9 T12 T14 T17 T23"


@pytest.mark.parametrize(
    ("name", "trick", "hand", "card", "reason"),
    [
        (
            "a papa on the partner's trick",
            "T20 T30 T11",
            "T4 T8 T24 2d 3d",
            "T4",
            "tricks.reason.gives_points",
        ),
        ("nothing on the other side's", "T20 T11 T30", "T4 T8 2d 3d 4d", "T8", "tricks.reason.low_to_others"),
        ("trump 1 comes home", "4d 5d Dd", "T1 T8 T24 2s 3s 4s", "T1", "minchiate.reason.home"),
        ("trump 1 on the partner's", "5d Dd 4d", "T1 T8 T24 2s 3s 4s", "T1", "minchiate.reason.home"),
        ("the smallest that wins", "4d 5d T7", "T8 T14 T24 2s 3s 4s", "T8", "tricks.reason.cheapest"),
        ("a King is captured", "4d 5d Rd", "T24 T26 2s 3s 4s 5s", "T24", "minchiate.reason.captures"),
        ("the Matto spares a papa", "2s 3s T40", "T4 T3 M 2d 3d 4d", "M", "minchiate.reason.matto"),
        ("the King, in the first trick", "", START, "Rd", "minchiate.reason.king_first"),
        ("bound to play the King", "5d T10 6d", START, "Rd", "minchiate.reason.bound"),
        ("no choice", "4d 5d Rd", "8d 2s", "8d", "tricks.reason.only_card"),
    ],
)
def test_plays_that_must_be_found(name: str, trick: str, hand: str, card: str, reason: str) -> None:
    move, reasons = GAME.policy(facing(trick, hand).view(0), STREAM)
    assert GAME.write_move(move) == card
    assert reason in reasons


def test_no_king_is_led_to_be_trumped() -> None:
    """An opponent has trumped cups in their first trick: the King stays at home."""
    tricks = ["2c 3c 4c T20", "10s 2s 3s 4s", "5d 2d 3d 4d"]
    hand = "Rc 5c 7s 6s 5s 8b 7b 6b T6 T8 T9 T12 T14"
    deal = facing("", hand, tricks)
    assert deal.turn == 0
    assert GAME.write_move(GAME.policy(deal.view(0), STREAM)[0]) != "Rc"


def discards(number: int) -> tuple[list[str], list[str], list[str]] | None:
    """The hand of somebody who has to discard in this deal, what he discards, and why."""
    deal = Match(GAME, f"discards-{number}").deal
    if deal.phase != "discard" or deal.turn is None:
        return None
    view = deal.view(deal.turn)
    move, reasons = GAME.policy(view, STREAM)
    assert deal.refusal(move) is None
    return view["hand"], PACK.write(move.cards), reasons


def test_discards() -> None:
    """A suit without its King is emptied where it can be, a King keeps two cards, and trumps stay."""
    emptied = guarded = 0
    for number in range(300):
        found = discards(number)
        if found is None:
            continue
        hand, gone, reasons = found
        suits = {suit: [code for code in hand if code[-1] == suit] for suit in "dcsb"}
        short = [
            suit for suit in "dcsb" if 0 < len(suits[suit]) <= len(gone) and "R" + suit not in suits[suit]
        ]
        kept = {suit: [code for code in suits[suit] if code not in gone] for suit in "dcsb"}
        if short:
            assert any(not kept[suit] for suit in short)
            assert "minchiate.reason.void" in reasons
            emptied += 1
        for suit in "dcsb":
            if "R" + suit in suits[suit] and len(kept[suit]) < len(suits[suit]):
                guarded += 1
                assert len(kept[suit]) > 2 or not any(
                    kept[other] for other in "dcsb" if "R" + other not in hand
                )
        assert not [code for code in gone if code[0] == "T"]
    assert emptied > 60
    assert guarded > 2


def test_a_hand_with_too_little_to_discard() -> None:
    """Rule 21: everything that counts in one hand, and eight other cards, where thirteen must go."""
    counting = " ".join(PACK.write(cardset.cards(PROTECTED)))
    deal = to_discard(counting + " 2d 3d 2c 3c T6 T7 T8 T9")
    move, _ = GAME.policy(deal.view(3), STREAM)
    assert deal.refusal(move) is None


def test_everything_is_declared() -> None:
    for hand in ("T2 T3 T4", "T28 T29 T30 T1 T13", "Rd Rc Rs Rb M T1 T40", "T10 T20 T30"):
        deal = to_declare(hand)
        move, reasons = GAME.policy(deal.view(0), STREAM)
        assert move == deal.moves()[-1]
        assert reasons == ["minchiate.reason.declare"]
    deal = to_declare("T2 T4")
    assert GAME.policy(deal.view(0), STREAM) == (Move("pass"), ["minchiate.reason.no_set"])


@pytest.mark.parametrize(("lead", "told"), [([44, 0], True), ([39, 0], False), ([0, 10], False)])
def test_a_declaration_that_makes_a_resto(lead: list[int], told: bool) -> None:
    deal = to_declare("Rd Rc Rs M", lead=lead)
    assert ("minchiate.reason.resto" in GAME.policy(deal.view(0), STREAM)[1]) == told
