"""Shengji: each rule of thumb in a position of its own, and blunders looked for in many deals."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia_core import cardset
from cardavia_core.cards import TRUMPS
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import FACES, JOKERS, RANK, Order, worth
from cardavia_core.games.shengji.plays import Asked, paired, shape, tractors, winning
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.shuffle import Stream
from cardavia_core.terminal.texts import Texts
from tests.core.shengji_seats import LATER, OPTIONS, STREAM, chosen, facing

DEALS = 200
LISTED = 2000
Cards = tuple[int, ...]


class Seen:
    """A decision in play: the deal before it, the cards chosen, every legal play (none listed: too many)."""

    def __init__(self, deal: ShengjiDeal, cards: Cards, reasons: list[str]) -> None:
        assert deal.order is not None
        self.deal = deal
        self.order: Order = deal.order
        self.seat = deal.turn or 0
        self.cards = cards
        self.reasons = reasons
        self.hand = deal.hands[self.seat]
        self.plays: list[Cards] = []
        led = shape(self.order, deal.trick[0]) if deal.trick else None
        if led is not None:
            asked = Asked(self.order, self.hand, led)
            self.plays = list(asked.plays()) if 1 < asked.number() <= LISTED else []

    @property
    def ahead(self) -> int:
        """The seat that is winning the trick."""
        return (self.deal.leader + winning(self.order, self.deal.trick)) % 4

    @property
    def last(self) -> bool:
        return len(self.deal.trick) == 3

    @property
    def table(self) -> int:
        return sum(worth(cards) for cards in self.deal.trick)

    def takes(self, cards: Cards) -> bool:
        return winning(self.order, [*self.deal.trick, cards]) == len(self.deal.trick)

    def grand(self, cards: Cards) -> bool:
        return any(card % FACES in JOKERS or RANK[card % FACES] == self.order.level for card in cards)

    def sure(self) -> bool:
        """Whether nobody who is still to play could beat the play that is winning, with all cards known."""
        opponents = [(self.seat + step) % 4 for step in range(1, 4 - len(self.deal.trick))]
        return not any(self._can_beat(seat) for seat in opponents if seat % 2 != self.ahead % 2)

    def _can_beat(self, seat: int) -> bool:
        led = shape(self.order, self.deal.trick[0])
        assert led is not None
        hand = self.deal.hands[seat]
        asked = Asked(self.order, hand, led)
        suit = TRUMPS if not asked.count else led.suit
        if led.size == 1:
            plays: list[Cards] = [(card % FACES,) for card in self.order.of(hand, suit)]
        elif led.size == 2:
            plays = [paired([face]) for face in self.order.pairs(hand, suit)]
        else:
            found = tractors(self.order, hand, suit)
            plays = [paired(faces) for faces in found if 2 * len(faces) == led.size]
        return any(self.takes(cards) for cards in plays)


def decisions() -> Iterator[Seen]:
    for number in range(DEALS):
        stream = Stream(f"policy-{number}")
        standing = LATER | OPTIONS | {"dealer": number % 4, "totals": [2 + stream.below(13)] * 2}
        deal = GAME.new_deal(stream, standing)
        while deal.turn is not None:
            move, reasons = GAME.policy(deal.view(deal.turn), STREAM)
            if deal.phase == "play":
                yield Seen(deal.copy(), move.cards, reasons)
            deal.play(move)


@pytest.fixture(scope="module")
def played() -> list[Seen]:
    return list(decisions())


def test_the_partners_sure_trick_is_left_to_him(played: list[Seen]) -> None:
    """Neither trumped nor overtaken by whoever plays last, if there is another play."""
    tempted = 0
    for seen in played:
        under = [cards for cards in seen.plays if not seen.takes(cards)]
        if under and seen.last and seen.ahead % 2 == seen.seat % 2:
            assert not seen.takes(seen.cards)
            tempted += len(under) < len(seen.plays)
    assert tempted > 150


def test_the_opponents_sure_trick_gets_no_points(played: list[Seen]) -> None:
    """Where there is a play with fewer points that wastes no joker and no card of the level."""
    tempted = 0
    for seen in played:
        if not seen.plays or seen.ahead % 2 == seen.seat % 2 or seen.takes(seen.cards):
            continue
        partner = (seen.seat + 2) % 4
        if seen.last or (len(seen.deal.trick) == 2 and seen.sure()) or _beaten(seen, partner):
            plain = [cards for cards in seen.plays if not seen.grand(cards) and not seen.takes(cards)]
            fewest = min([worth(cards) for cards in plain], default=1000)
            assert worth(seen.cards) <= fewest
            tempted += any(worth(cards) > fewest for cards in plain)
    assert tempted > 150


def _beaten(seen: Seen, partner: int) -> bool:
    """Whether the partner has played to the trick already, and does not win it."""
    place = (partner - seen.deal.leader) % 4
    return place < len(seen.deal.trick) and seen.ahead != partner


def test_no_joker_goes_on_nothing(played: list[Seen]) -> None:
    """Nor a card of the level, on a trick without points, with cards in hand to be played for."""
    tempted = 0
    for seen in played:
        if len(seen.plays) < 2 or not seen.last or cardset.count(seen.hand) <= 6:
            continue
        plain = [cards for cards in seen.plays if not seen.grand(cards)]
        if plain and not seen.table + worth(seen.cards):
            assert not seen.grand(seen.cards)
            tempted += len(plain) < len(seen.plays)
    assert tempted > 100


def test_the_last_seat_takes_points_that_lie_open(played: list[Seen]) -> None:
    """Ten points and a play that takes them: they are not left to the opponents.

    But a dealer who has buried points may keep his best trump for the last trick.
    """
    found = 0
    for seen in played:
        if seen.seat == seen.deal.dealer and worth(seen.deal.buried):
            continue
        if seen.plays and seen.last and seen.ahead % 2 != seen.seat % 2 and seen.table >= 10:
            takers = [cards for cards in seen.plays if seen.takes(cards)]
            if takers:
                assert seen.takes(seen.cards)
                found += 1
    assert found > 100


def test_no_pair_is_broken_for_nothing(played: list[Seen]) -> None:
    """A loser that is no half of a pair goes first, if it has no points and is of the same suit."""
    for seen in played:
        if not seen.plays or len(seen.cards) > 1 or seen.takes(seen.cards) or seen.ahead % 2 == seen.seat % 2:
            continue
        card = seen.cards[0]
        if not seen.last or not cardset.has(seen.hand, card + FACES):
            continue
        suit, place = seen.order.suits[card], seen.order.places[card]
        lower = [
            other
            for other in seen.order.of(seen.hand, suit)
            if other < FACES
            and not cardset.has(seen.hand, other + FACES)
            and seen.order.places[other] < place
            and not worth([other])
        ]
        assert not lower


def test_jokers_and_levels_are_not_led_early(played: list[Seen]) -> None:
    tempted = 0
    for seen in played:
        few = 12 if len(seen.cards) > 1 else 6
        if seen.deal.trick or cardset.count(seen.hand) <= few:
            continue
        faces = [card % FACES for card in cardset.cards(seen.hand)]
        if any(not seen.grand((face,)) for face in faces):
            assert not seen.grand(seen.cards) or len(seen.cards) > 2
            tempted += seen.grand(tuple(faces))
    assert tempted > 150


def test_no_pair_is_led_to_be_trumped(played: list[Seen]) -> None:
    """Where an opponent has shown that he has none of the suit, and may have trumps."""
    tempted = 0
    for seen in played:
        if seen.deal.trick:
            continue
        voids = _shown_voids(seen)
        opponents = [(seen.seat + step) % 4 for step in (1, 3)]
        if any(voids[seat] - {TRUMPS} and TRUMPS not in voids[seat] for seat in opponents):
            tempted += 1
            suit = seen.order.suits[seen.cards[0] % FACES]
            others = [card for card in cardset.cards(seen.hand) if not seen.grand((card,))]
            if len(seen.cards) > 1 and suit != TRUMPS and len(others) > len(seen.cards):
                alone = all(
                    suit not in voids[seat] or TRUMPS in voids[seat] or not _trumps_out(seen)
                    for seat in opponents
                )
                assert alone
    assert tempted > 150


def _trumps_out(seen: Seen) -> int:
    """How many trumps the seat has not seen."""
    cards = cardset.count(seen.order.cards[TRUMPS])
    codes = [card for trick in seen.deal.tricks for play in trick.plays for card in play]
    own = cardset.count(seen.hand & seen.order.cards[TRUMPS])
    return cards - own - len([card for card in codes if seen.order.suits[card % FACES] == TRUMPS])


def _shown_voids(seen: Seen) -> list[set[str]]:
    found: list[set[str]] = [set() for _ in range(4)]
    for trick in seen.deal.tricks:
        led = seen.order.suits[trick.plays[0][0] % FACES]
        for place, cards in enumerate(trick.plays):
            if any(seen.order.suits[card % FACES] != led for card in cards):
                found[(trick.leader + place) % 4].add(led)
    return found


def test_reasons(played: list[Seen]) -> None:
    """One or two, and every one of them has its text."""
    texts = Texts()
    told: Counter[str] = Counter()
    for seen in played:
        assert 1 <= len(seen.reasons) == len(set(seen.reasons)) <= 2
        told.update(seen.reasons)
    assert len(told) > 14
    for reason in told:
        assert texts.say(reason) != reason


REST = "3c 4c 7c 8c 9c Jc 3d 4d 6d 8d 9d Jd"
"""Twelve cards of no worth: with others, early in the deal."""
ALL_HEARTS = "3h 4h 6h 7h 8h 9h Jh Qh"


@pytest.mark.parametrize(
    ("name", "trick", "hand", "play", "reason"),
    [
        ("points on the partner's Ace", "3s As 4s", f"Ks 3s 6s {REST}", "Ks", "tricks.reason.gives_points"),
        ("the 10 rather than the 5", "3s As 4s", "10s 5s 3s 3d", "10s", None),
        (
            "nothing on the opponents' Ace",
            "3s 4s As",
            f"Ks 10s 6s {REST}",
            "6s",
            "tricks.reason.low_to_others",
        ),
        ("a discard on the partner's trick", "3s As 4s", f"{ALL_HEARTS} Kc 4c 4d 6d", "Kc", None),
        ("the partner's trick is not trumped", "Ks As 4s", f"{ALL_HEARTS} 4c 6d 8d", "4c", None),
        (
            "trumps ten points in the last seat",
            "10s 4s As",
            f"{ALL_HEARTS} 4c",
            "3h",
            "shengji.reason.trumps_it",
        ),
        ("with the smallest trump", "10s Ks 5h", f"RJ 2h {ALL_HEARTS} 4c", "6h", "shengji.reason.cheapest"),
        ("no joker for nothing", "3h 4h Qh", f"RJ BJ 6h 7h {REST}", "6h", None),
        ("no level card for nothing", "3s 4s Js", f"2c 2s 6d {REST}", "3c", None),
        ("a joker for twenty points", "10h 4h Kh", f"RJ 6h 7h {REST}", "RJ", None),
        ("pairs stay together", "3s 4s As", f"6s 6s 8s {REST}", "8s", None),
        (
            "the King is safe in the last seat",
            "3s 4s Qs",
            f"Ks 6s {REST}",
            "Ks",
            "shengji.reason.brings_points",
        ),
        ("the pair that has no points", "3s+3s 4s+4s As+As", f"Ks Ks 6s 6s {REST}", "6s+6s", None),
        ("the pair with points for the partner", "3s+3s As+As 4s+4s", f"Ks Ks 6s 6s {REST}", "Ks+Ks", None),
        ("the last card of a suit goes", "As 6s 4s", f"{ALL_HEARTS} 7c 3d 4d 6d 8d", "7c", None),
        ("one play", "3s+3s 4s+4s As+As", f"7s 7s {REST}", "7s+7s", "tricks.reason.only_card"),
    ],
)
def test_answers_that_must_be_found(name: str, trick: str, hand: str, play: str, reason: str | None) -> None:
    found, reasons = chosen(facing(trick, hand))
    assert found == play
    assert reason is None or reason in reasons


@pytest.mark.parametrize(
    ("name", "hand", "play", "reason"),
    [
        ("an Ace early", f"As 4h 6h 8h {REST}", "As", "shengji.reason.highest"),
        ("a tractor of high pairs", f"Ks Ks As As 4h {REST}", "As+Ks+As+Ks", "shengji.reason.tractor"),
        ("a pair of Aces together", f"As As 4h 6h {REST}", "As+As", "shengji.reason.highest"),
        (
            "the top pair of trumps, with twelve cards",
            f"RJ RJ 4h {REST[:26]}",
            "RJ+RJ",
            "shengji.reason.top_pair",
        ),
        ("no joker early", f"RJ BJ 4h 5h 7h 8h {REST} 3s 4s 6s 7s", None, None),
    ],
)
def test_leads_that_must_be_found(name: str, hand: str, play: str | None, reason: str | None) -> None:
    found, reasons = chosen(facing("", hand, leader=0))
    assert found == play if play else not {"RJ", "BJ"} & set(found.split("+"))
    assert reason is None or reason in reasons


def test_a_dealer_with_points_buried_keeps_his_joker_for_the_last_trick() -> None:
    """Ten points now, or twice the buried ones then; with none buried the ten are taken."""
    plain = "3c 4c 6c 7c 8c 9c Jc 3d"
    for codes, play in ((f"{plain}", "RJ"), ("Kc Kd 10c 10d 3c 4c 6c 7c", "4d")):
        view = facing("10s 4s As", "RJ 4d 6d 8d", dealer=0, buried=codes.split())
        assert chosen(view)[0] == play


def test_the_suit_that_the_partner_led_is_returned() -> None:
    """Of two suits that are alike, the partner's."""
    for suit, other in (("s", "c"), ("c", "s")):
        plays = [[f"7{suit}"], [f"6{suit}"], [f"A{suit}"], [f"3{suit}"]]
        trick = {"leader": 2, "cards": plays}
        hand = f"9{suit} 8{suit} 9{other} 8{other} 4h 6h"
        found, reasons = chosen(facing("", hand, leader=0, tricks=[trick]))
        assert found[-1] == suit
        assert "tricks.reason.returns_suit" in reasons


def test_a_known_void_turns_a_pair_into_a_bad_lead() -> None:
    """With a seat that trumps spades on either side, the pair of Aces stays where it is."""
    hand = f"As As 4h 6h {REST}"
    assert chosen(facing("", hand, leader=0))[0] == "As+As"
    trick = {"leader": 0, "cards": [["Ks"], ["3h"], ["3s"], ["4s"]]}
    second = {"leader": 1, "cards": [["5c"], ["6c"], ["10c"], ["Ac"]]}
    assert chosen(facing("", hand, leader=0, tricks=[trick, second]))[0] != "As+As"
