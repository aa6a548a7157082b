"""Scopa: the worked examples of its rules and each ruling, but for the score (test_scopa_scoring.py)."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Deal, Event, Move, Refusal
from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.rules import PACK, VALUE, ScopaDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import canonical
from tests.vectors.examples import EXAMPLES


def position(table: str, hand: str, **fields: Any) -> ScopaDeal:
    """A position with seat 0 to play; the stock still holds cards unless told otherwise."""
    data: dict[str, Any] = {"table": table.split(), "hands": [hand.split(), []], "dealer": 1, "turn": 0}
    used = table.split() + hand.split()
    data["stock"] = [code for code in PACK.codes if code not in used][:6]
    data.update(fields)
    return GAME.position(data)


def last_play(table: str, card: str, **fields: Any) -> ScopaDeal:
    """Play 36: the dealer, seat 0, with the only card left."""
    return position(table, card, dealer=0, stock=[], **fields)


def events(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def kinds(beats: list[list[Event]]) -> list[str]:
    return [event.kind for beat in beats for event in beat]


def moves_of(deal: Deal) -> set[str]:
    return {GAME.write_move(move) for move in deal.moves()}


def refusal(deal: ScopaDeal, text: str) -> Refusal:
    found = deal.refusal(GAME.read_move(text))
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["scopa"], ids=lambda value: str(value)[:3])
def test_worked_examples(name: str, data: dict[str, Any], moves: str) -> None:
    expected = {canonical_move(text) for text in moves.split(", ")}
    assert moves_of(GAME.position(data)) == expected


def canonical_move(text: str) -> str:
    return GAME.write_move(GAME.read_move(text))


@pytest.mark.parametrize(
    ("name", "table", "hand", "move", "message", "arguments"),
    [
        ("S1 sum", "7d 3c 4b 2s", "7s", "7s 3c+4b", "equal_first", {"card": "7s", "equal_card": "7d"}),
        ("S1 lay", "7d 3c 4b 2s", "7s", "7s", "must_capture", {"card": "7s"}),
        ("S3 both", "7d 7c 5s", "7b", "7b 7d+7c", "only_one", {"card": "7b"}),
        ("S4 wrong sum", "5d 3c 6s", "Fs", "Fs 5d+6s", "wrong_sum", {"card": "Fs", "value": 8, "sum": 11}),
        ("S7 nothing", "Rd 6c", "3s", "3s 6c", "nothing_to_capture", {"card": "3s"}),
        ("not there", "Rd 6c", "3s", "3s 3d", "not_on_table", {"card": "3d"}),
        ("two cards", "Rd 6c", "3s 2s", "2s+3s", "one_card", {}),
    ],
)
def test_refusals_say_why(
    name: str, table: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    found = refusal(position(table, hand), move)
    assert found.message == "scopa.refusal." + message
    assert found.arguments == arguments


def test_refusals_that_every_game_shares() -> None:
    assert refusal(position("Rd 6c", "3s"), "2s").message == "move.not_in_hand"
    over = GAME.position({"turn": None})
    assert refusal(over, "2s").message == "move.deal_over"


@pytest.mark.parametrize(("table", "card"), [("Cd Ac", "Rb"), ("Ad 2c 3b 4s", "Rd")], ids=["S5", "S8"])
def test_scopa(table: str, card: str) -> None:
    deal = position(table, card)
    beats = deal.play(deal.moves()[0])
    assert kinds(beats)[:2] == ["capture", "scopa"]
    assert deal.scope == [1, 0]
    assert deal.piles[0] == cardset.of(PACK.read([*table.split(), card]))


def test_no_scopa_on_the_last_play() -> None:
    deal = last_play("4d 3c", "7b")
    assert moves_of(deal) == {"7b 4d+3c"}
    beats = deal.play(deal.moves()[0])
    assert events(beats) == ["capture 0 7b+4d+3c 2", "over 0 - 0"]
    assert deal.scope == [0, 0]
    assert deal.piles[0] == cardset.of(PACK.read(["7b", "4d", "3c"]))


def test_scopa_on_the_last_but_one_play() -> None:
    deal = position("4d 3c", "7b", dealer=1, stock=[], hands=[["7b"], ["Rd"]])
    assert kinds(deal.play(deal.moves()[0])) == ["capture", "scopa"]
    assert deal.scope == [1, 0]


def test_scopa_with_the_last_card_of_an_earlier_hand() -> None:
    """Both hands are empty, but there is stock: it is not the last play."""
    deal = position("7d", "7b", dealer=0)
    assert kinds(deal.play(deal.moves()[0])) == ["capture", "scopa", "deal"]
    assert [cardset.count(hand) for hand in deal.hands] == [3, 3]


def test_the_stock_is_dealt_to_the_non_dealer_first() -> None:
    deal = position("7d", "7b", dealer=0, stock=["Ad", "2d", "3d", "Ac", "2c", "3c"])
    deal.play(deal.moves()[0])
    assert [PACK.write(cardset.cards(hand)) for hand in deal.hands] == [
        ["Ac", "2c", "3c"],
        ["Ad", "2d", "3d"],
    ]
    assert deal.turn == 1
    assert not deal.stock


@pytest.mark.parametrize("taker", [0, 1])
def test_rest_goes_to_the_last_capturer(taker: int) -> None:
    """SC-Q6: it is no scopa, and it does not matter who played the last card."""
    deal = last_play("Rd 6c 4s", "3s", last_capturer=taker)
    assert events(deal.play(deal.moves()[0])) == ["lay 0 3s 0", f"rest {taker} Rd+6c+4s+3s 4", "over 0 - 0"]
    assert deal.scope == [0, 0]
    assert deal.piles[taker] == cardset.of(PACK.read(["Rd", "6c", "4s", "3s"]))
    assert deal.table == []


def test_last_card_captures_and_takes_the_rest() -> None:
    deal = last_play("7d Rd 6c", "7s", last_capturer=1)
    assert events(deal.play(deal.moves()[0])) == ["capture 0 7s+7d 1", "rest 0 Rd+6c 2", "over 0 - 0"]
    assert cardset.count(deal.piles[0]) == 4


class FixedStream(Stream):
    """Shuffles into orders that are given beforehand."""

    __slots__ = ("orders",)

    def __init__(self, *orders: list[int]) -> None:
        super().__init__("fixed")
        self.orders = list(orders)

    def shuffled(self, cards: list[int]) -> list[int]:
        order = self.orders.pop(0)
        assert sorted(order) == cards
        return order


def order_with_table(table: str) -> list[int]:
    """An order of the pack that puts these four on the table."""
    opening = PACK.read(table.split())
    others = [card for card in range(PACK.size) if card not in opening]
    return others[:6] + opening + others[6:]


@pytest.mark.parametrize("table", ["Rd Rc Rb 4s", "Rd 2c Rs Rb", "Rd Rc Rs Rb"])
def test_redeal(table: str) -> None:
    """SC-Q8, S16: three or four Re, as often as needed, and the dealer stays."""
    for dealer in (0, 1):
        stream = FixedStream(
            order_with_table(table), order_with_table(table), order_with_table("Rd Rc 4s 5b")
        )
        standing = GAME.first(Stream("redeal"), {"target": 11})
        deal = GAME.new_deal(stream, {**standing, "dealer": dealer})
        assert kinds(deal.opening) == ["redeal", "redeal", "deal"]
        assert list(deal.opening[0][0].cards) == PACK.read(table.split())
        assert deal.dealer == dealer
        assert deal.turn == 1 - dealer
        assert PACK.write(deal.table) == ["Rd", "Rc", "4s", "5b"]
        assert stream.orders == []


def test_two_re_are_played_on() -> None:
    stream = FixedStream(order_with_table("Rd Rc 4s 5b"))
    deal = GAME.new_deal(stream, GAME.first(Stream("two"), {"target": 11}))
    assert kinds(deal.opening) == ["deal"]


def test_redeals_happen_as_often_as_they_should() -> None:
    """29 in 18,278 deals begin with one; a real stream among 3,000 reaches that path too."""
    redealt = 0
    for number in range(3000):
        deal = GAME.new_deal(Stream(f"often/{number}"), GAME.first(Stream("often"), {"target": 11}))
        redealt += len(deal.opening) > 1
        assert len([card for card in deal.table if PACK.rank(card) == "R"]) < 3
    assert 1 <= redealt <= 15


def test_the_opening() -> None:
    """3 cards each, 4 to the table, 30 in the stock; the non-dealer leads."""
    for number in range(20):
        match = Match(GAME, f"opening-{number}")
        view = match.deal.view(0)
        assert (view["hands"], len(view["table"]), view["stock"]) == ([3, 3], 4, 30)
        assert view["turn"] == 1 - view["dealer"]


def test_first_dealer_is_drawn() -> None:
    dealers = [Match(GAME, f"dealer-{number}").standing["dealer"] for number in range(400)]
    assert 150 < sum(dealers) < 250


def test_dealers_alternate() -> None:
    match = Match(GAME, "alternate")
    dealers: list[int] = []
    while True:
        dealers.append(match.standing["dealer"])
        while match.deal.turn is not None:
            match.play(match.deal.moves()[0])
        if match.winner is not None:
            break
        match.next_deal()
    assert len(dealers) > 2
    assert all(one != other for one, other in pairwise(dealers))


def test_hidden_cards_may_lie_anywhere() -> None:
    """Without `sample`: the other hand and the stock exchanged by hand, and the seat sees no difference."""
    stream = Stream("anywhere")
    match = Match(GAME, "anywhere")
    while match.deal.turn is not None:
        deal = match.deal
        assert isinstance(deal, ScopaDeal)
        for seat in (0, 1):
            other = deal.copy()
            held = cardset.count(deal.hands[1 - seat])
            hidden = stream.shuffled(cardset.cards(deal.hands[1 - seat]) + deal.stock)
            other.hands[1 - seat], other.stock = cardset.of(hidden[:held]), hidden[held:]
            view = deal.view(seat)
            assert canonical(other.view(seat)) == canonical(view)
            if deal.turn == seat:
                assert other.moves() == deal.moves()
                assert GAME.policy(other.view(seat), stream) == GAME.policy(view, stream)
        match.play(deal.moves()[-1])


@pytest.mark.parametrize(
    "data",
    [
        {"table": ["7d"], "hands": [["7d"], []]},
        {"table": ["8d"]},
        {"table": ["7d", "7d"]},
        {"stock": ["T1"]},
        {"stock": "7d"},
        {"stock": 30},
        {"table": [7]},
        {"table": None},
        {"hands": [["7d"]]},
        {"hands": ["7d", "2c"]},
        {"piles": [["7d"], [], []]},
        {"scope": [1]},
        {"scope": [-1, 0]},
        {"scope": [0.5, 0]},
        {"scope": 1},
        {"dealer": 2},
        {"dealer": None},
        {"turn": 7},
        {"turn": "0"},
        {"turn": True},
        {"turn": None, "hands": [["7d"], []]},
        {"turn": None, "stock": ["7d"]},
        {"last_capturer": -1},
        {"last_capturer": "0"},
        {"match": []},
        {"match": {"totals": [0, 0]}},
        {"last_placed": None},
        [],
    ],
    ids=str,
)
def test_impossible_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        GAME.position(data)


def brute_captures(table: Iterable[int], value: int) -> set[frozenset[int]]:
    """The rule as the seed says it, over every subset."""
    cards = list(table)
    equal = {frozenset([card]) for card in cards if VALUE[card] == value}
    if equal:
        return equal
    found = set()
    for bits in range(1 << len(cards)):
        group = [card for place, card in enumerate(cards) if bits >> place & 1]
        if len(group) > 1 and sum(VALUE[card] for card in group) == value:
            found.add(frozenset(group))
    return found


def test_captures_against_every_subset() -> None:
    stream = Stream("every subset")
    for _ in range(400):
        cards = stream.shuffled(list(range(PACK.size)))
        table = cards[: stream.below(12)]
        card = cards[-1]
        deal = position(" ".join(PACK.write(table)), PACK.code(card))
        expected = brute_captures(table, VALUE[card]) or {frozenset()}
        assert {frozenset(move.taken) for move in deal.moves()} == expected


@pytest.mark.parametrize(
    ("name", "fields", "move", "reason"),
    [
        ("takes the settebello", {"table": ["7d", "7c"], "hand": "7s"}, "7s 7d", "scopa.reason.settebello"),
        ("sweeps", {"table": ["4d", "3c"], "hand": "7b Rs"}, "7b 4d+3c", "scopa.reason.scopa"),
        ("takes the coin", {"table": ["5d", "5c", "Rs"], "hand": "5b"}, "5b 5d", "scopa.reason.coins"),
        ("leaves no scopa", {"table": ["6c"], "hand": "Ac 5s"}, "5s", "scopa.reason.safe"),
    ],
)
def test_policy_is_sensible(name: str, fields: dict[str, Any], move: str, reason: str) -> None:
    view = position(" ".join(fields["table"]), fields["hand"]).view(0)
    chosen, reasons = GAME.policy(view, Stream("sensible"))
    assert isinstance(chosen, Move)
    assert GAME.write_move(chosen) == move
    assert reason in reasons
