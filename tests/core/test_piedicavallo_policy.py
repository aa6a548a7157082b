"""Piedicavallo: blunders that a partner would not forgive, looked for in many deals; plays to be found."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.families.tarots import CERTAIN
from cardavia_core.game import Move
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.odds import Odds
from cardavia_core.games.piedicavallo.policy import EARLY
from cardavia_core.games.piedicavallo.rules import CARDS, KINGS, STRENGTH, SUIT, PiedicavalloDeal
from cardavia_core.games.piedicavallo.scoring import PACK, POINTS
from cardavia_core.games.piedicavallo.trickplay import POINT, Situation, at_stake
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from cardavia_core.terminal.texts import Texts
from tests.core.piedicavallo import dealer_with

DEALS = 60
LONG_TRUMPS = "T21 T20 T19 T17 T15 T12 T9 T8 T5 3d 4c 5c 6s 5s 5b"
STREAM = Stream("the policy draws nothing")
Seen = tuple[PiedicavalloDeal, dict[str, Any], int, list[int]]


def decisions() -> Iterator[Seen]:
    """Every card that was chosen among several in many deals: deal and view before it, card, legal cards."""
    for number in range(DEALS):
        deal = Match(GAME, f"policy-{number}").deal
        assert isinstance(deal, PiedicavalloDeal)
        while deal.turn is not None:
            view = deal.view(deal.turn)
            move, _ = GAME.policy(view, STREAM)
            moves = deal.moves()
            if deal.phase == "play" and len(moves) > 1:
                yield deal, view, move.cards[0], [other.cards[0] for other in moves]
            deal.play(move)


@pytest.fixture(scope="module")
def played() -> list[Seen]:
    return [(deal.copy(), view, card, cards) for deal, view, card, cards in decisions()]


def facing(trick: str, hand: str, **fields: Any) -> PiedicavalloDeal:
    """Seat 0 to play to this trick with this hand; the others hold as many of the cards that are left."""
    cards, own = trick.split(), hand.split()
    used = {*cards, *own, *(code for played in fields.get("tricks", []) for code in played["cards"])}
    rest = Stream(hand).shuffled([card for card in CARDS if PACK.code(card) not in used])
    hands = [own]
    for seat in (1, 2, 3):
        held = len(own) - (seat + len(cards) >= 4)
        hands.append(PACK.write(rest[:held]))
        rest = rest[held:]
    return GAME.position({"trick": cards, "leader": -len(cards) % 4, "hands": hands, **fields})


def takes(deal: PiedicavalloDeal, card: int) -> bool:
    """Whether the card would be winning the trick, told by playing it."""
    copy = deal.copy()
    seat = copy.turn
    copy.play(Move("play", (card,)))
    return (copy.tricks[-1].winner if not copy.trick else copy.view(0)["winning"]) == seat


def partner_wins(deal: PiedicavalloDeal) -> bool:
    return bool(deal.trick) and deal.view(0)["winning"] == ((deal.turn or 0) + 2) % 4


def opponents_win(deal: PiedicavalloDeal) -> bool:
    return bool(deal.trick) and deal.view(0)["winning"] in (
        ((deal.turn or 0) + 1) % 4,
        ((deal.turn or 0) + 3) % 4,
    )


def last(deal: PiedicavalloDeal) -> bool:
    return len(deal.trick) == 3


def test_the_partners_trick_is_not_trumped(played: list[Seen]) -> None:
    """Nor overtaken, but with a court card or the Bagatto, which so come home."""
    found = 0
    for deal, _, card, cards in played:
        if not (last(deal) and partner_wins(deal)):
            continue
        under = [other for other in cards if not takes(deal, other)]
        if under and takes(deal, card):
            assert POINTS[card] > 1
            assert PACK.code(card) != "T21"
        found += bool(under) and len(under) < len(cards)
    assert found > 25


def test_opponents_get_no_points(played: list[Seen]) -> None:
    found = 0
    for deal, _, card, cards in played:
        cheap = [other for other in cards if POINTS[other] == 1]
        if opponents_win(deal) and cheap and not takes(deal, card):
            assert POINTS[card] == 1 or PACK.code(card) == "M"
            found += len(cheap) < len(cards)
    assert found > 100


def test_nothing_bigger_than_needed_wins_in_the_last_seat(played: list[Seen]) -> None:
    found = 0
    for deal, _, card, cards in played:
        if last(deal) and not partner_wins(deal) and takes(deal, card) and SUIT[card] == "T":
            smaller = [other for other in cards if takes(deal, other) and STRENGTH[other] < STRENGTH[card]]
            assert not [other for other in smaller if PACK.code(other) != "T1"]
            found += 1
    assert found > 25


def test_a_bare_king_is_not_led_early(played: list[Seen]) -> None:
    found = 0
    for deal, view, card, cards in played:
        if deal.trick or 15 - len(deal.tricks) <= EARLY:
            continue
        hand = PACK.read(view["hand"])
        bare = [
            other
            for other in hand
            if cardset.has(KINGS, other) and [SUIT[one] for one in hand].count(SUIT[other]) == 1
        ]
        if bare and len(bare) < len(cards):
            assert card not in bare
            found += 1
    assert found > 10


def test_re_and_donna_are_not_broken_up() -> None:
    found = 0
    for number in range(400):
        deal = Match(GAME, f"discards-{number}").deal
        assert isinstance(deal, PiedicavalloDeal)
        hand = deal.view(deal.dealer)["hand"]
        move, _ = GAME.policy(deal.view(deal.dealer), STREAM)
        pairs = [suit for suit in "dcsb" if "R" + suit in hand and "D" + suit in hand]
        assert not {"D" + suit for suit in pairs} & set(PACK.write(move.cards))
        found += bool(pairs)
    assert found > 25


def test_a_discard_makes_a_void_where_it_can() -> None:
    found = 0
    for number in range(400):
        deal = Match(GAME, f"discards-{number}").deal
        assert isinstance(deal, PiedicavalloDeal)
        hand = PACK.read(deal.view(deal.dealer)["hand"])
        move, reasons = GAME.policy(deal.view(deal.dealer), STREAM)
        suits = Counter(SUIT[card] for card in hand)
        short = [
            suit
            for suit in "dcsb"
            if 0 < suits[suit] <= 2 and all(POINTS[card] < 4 for card in hand if SUIT[card] == suit)
        ]
        if short and suits["T"] >= 5:
            assert [
                suit
                for suit in "dcsb"
                if suits[suit] and suits[suit] == sum(SUIT[card] == suit for card in move.cards)
            ]
            assert reasons[0] == "piedicavallo.reason.void"
            found += 1
    assert found > 25


@pytest.mark.parametrize(
    ("name", "trick", "hand", "card", "reason"),
    [
        ("points on the partner's trick", "4d Rd 2d", "Cd Fd 3d 5s", "Cd", "tricks.reason.gives_points"),
        ("nothing on the opponents'", "4d 2d Rd", "Dd Fd 6d", "6d", "tricks.reason.low_to_others"),
        ("the Bagatto, in the last seat", "4d 5d 2d", "T1 T9 5s", "T1", "piedicavallo.reason.bagatto"),
        ("the Bagatto on the partner's trump", "T4 T21 T5", "T1 T9 5s", "T1", "piedicavallo.reason.bagatto"),
        ("21 catches a Re", "Rd 4d T20", "T21 T3 5s", "T21", "piedicavallo.reason.highest"),
        ("21 is not wasted", "4d 5d T8", "T21 T9 T3", "T9", "tricks.reason.cheapest"),
        ("the smallest that wins", "Cd 4d T8", "T19 T9 T3", "T9", "tricks.reason.cheapest"),
        ("the Matto spares the Donna", "4d 2d Rd", "Dd M Fs", "M", "piedicavallo.reason.matto"),
        ("no choice", "4d 2d Rd", "Dd Fs", "Dd", "tricks.reason.only_card"),
        ("draws trumps", "", LONG_TRUMPS, "T19", "tricks.reason.draws_trumps"),
        ("a long suit", "", "T3 T5 9b 8b 7b 6b 3d 4c 5c 6s Fs", "6b", "tricks.reason.long_suit"),
        ("the last trick but one with the Matto", "", "9b M", "9b", "tricks.reason.least"),
        ("second hand wins with the Re", "4d", "Rd 3d 2d 5s", "Rd", "tricks.reason.wins"),
    ],
)
def test_plays_that_must_be_found(name: str, trick: str, hand: str, card: str, reason: str) -> None:
    move, reasons = GAME.policy(facing(trick, hand).view(0), STREAM)
    assert GAME.write_move(move) == card
    assert reason in reasons


@pytest.mark.parametrize(
    ("hand", "won", "left", "discard", "points", "stake"),
    [
        ("M 5s 6s", [0, 12], 3, [], 0, 5),
        ("9s 5s 6s", [0, 12], 3, [], 5, 5),
        ("9s 5s 6s", [0, 12], 3, [], 0, 0),
        ("M 5s 6s", [0, 12], 3, ["Db", "6b"], 0, 10),
        ("M 5s 6s", [1, 11], 3, ["Db", "6b"], 7, 0),
        ("M 5s 6s", [0, 9], 6, ["Db", "6b"], 0, 0),
    ],
)
def test_what_a_side_without_a_trick_fears_for(
    hand: str, won: list[int], left: int, discard: list[str], points: int, stake: int
) -> None:
    """The Matto, in the hand or played, and the discard: lost and won by the others, so they count twice."""
    deal = facing("", hand, dealer=1)
    view = deal.view(0) | {"won": won, "discard": discard, "points": [points, 60]}
    situation = Situation(deal, view)
    situation.left = left
    assert at_stake(situation) == 2 * POINT * stake


@pytest.mark.parametrize(
    ("name", "hand", "reason"),
    [
        ("a void", "5s 6s Rd Dd 4d 3d 2d Rc Dc 4c 3c 2c T2 T7 T9 T12 T20", "piedicavallo.reason.void"),
        ("courts", "Cs 6s 7s 8s Rd 4d 3d 2d Rc 4c 3c 2c Cb 6b 7b 8b T20", "piedicavallo.reason.bag"),
    ],
)
def test_discards_that_must_be_found(name: str, hand: str, reason: str) -> None:
    _, reasons = GAME.policy(dealer_with(hand).view(0), STREAM)
    assert reasons[0] == reason


def test_the_suit_that_the_partner_led_is_returned() -> None:
    """Complaint 2A.4: of two suits that are alike, the partner's."""
    for suit, other in (("s", "b"), ("b", "s")):
        trick = {"leader": 2, "cards": [f"7{suit}", f"6{suit}", f"R{suit}", f"5{suit}"]}
        hand = [f"9{suit}", f"8{suit}", f"9{other}", f"8{other}"]
        move, reasons = GAME.policy(facing("", " ".join(hand), tricks=[trick], dealer=1).view(0), STREAM)
        assert SUIT[move.cards[0]] == suit
        assert "tricks.reason.returns_suit" in reasons


def test_trumps_are_counted() -> None:
    """21, less those seen; a seat that did not trump has none, and the discard has as many as announced."""
    trick = {"leader": 1, "cards": ["4d", "T3", "5s", "T4"]}
    odds = Odds(facing("", "T6 T7 Rs", tricks=[trick], dealer=1, announced=0).view(0))
    assert PACK.write(odds.ranked["T"]) == [f"T{number}" for number in [*range(21, 7, -1), 5, 2, 1]]
    assert not any(SUIT[card] == "T" for card in cardset.cards(odds.may_hold[3]))
    assert odds.lacks(3, "T") == odds.lacks(3, "d") == CERTAIN
    assert odds.beats(3, PACK.card("T6"), "T") == 0
    assert not odds.can_beat(3, PACK.card("T6"))
    assert odds.lacks(1, "T") < 50
    assert odds.lacks(1, "T", STRENGTH[PACK.card("T20")]) == CERTAIN // 2
    assert odds.can_beat(1, PACK.card("Rs"))


def test_reasons(played: list[Seen]) -> None:
    """One or two, and every one of them has its text."""
    texts = Texts()
    told: Counter[str] = Counter()
    for _, view, _, _ in played[::3]:
        reasons = GAME.policy(view, STREAM)[1]
        assert 1 <= len(reasons) == len(set(reasons)) <= 2
        told.update(reasons)
    assert len(told) > 12
    for reason in told:
        assert texts.say(reason) != reason


def unseen(deal: PiedicavalloDeal, view: dict[str, Any], suit: str) -> list[int]:
    """The cards of a suit that the seat to act has not seen."""
    seen = {*view["hand"], *view["discard"], *(code for trick in view["tricks"] for code in trick["cards"])}
    return [card for card in CARDS if SUIT[card] == suit and PACK.code(card) not in seen]


def against(deal: PiedicavalloDeal, view: dict[str, Any]) -> int:
    """The trumps that an opponent may hold, as a card set."""
    odds = Odds(view)
    held = [odds.may_hold[(view["seat"] + step) % 4] for step in (1, 3)]
    return int(held[0] | held[1]) & cardset.of(unseen(deal, view, "T"))


def test_no_low_trump_is_led_under_a_sure_one(played: list[Seen]) -> None:
    """Complaint 2A.2: with the highest trump in hand, another that an opponent can beat is not led."""
    tempted = 0
    for deal, view, card, cards in played:
        if deal.trick:
            continue
        highest = max([STRENGTH[trump] for trump in cardset.cards(against(deal, view))], default=0)
        own = [STRENGTH[other] for other in cards if SUIT[other] == "T"]
        if any(trump > highest for trump in own) and any(trump < highest for trump in own):
            tempted += 1
            assert SUIT[card] != "T" or STRENGTH[card] > highest
    assert tempted > 20


def test_points_that_nobody_can_follow_are_not_led_to_be_trumped(played: list[Seen]) -> None:
    """Complaint 2A.5: the last cards of a suit are no gift, where anything else can be led."""
    tempted = 0
    for deal, view, card, cards in played:
        if deal.trick or not against(deal, view):
            continue
        gifts = [
            other
            for other in cards
            if SUIT[other] not in ("", "T") and POINTS[other] > 1 and not unseen(deal, view, SUIT[other])
        ]
        if gifts and len(gifts) < len(cards):
            tempted += 1
            assert card not in gifts
    assert tempted > 5
