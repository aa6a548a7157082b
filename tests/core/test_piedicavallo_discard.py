"""Piedicavallo: the dealer's discard, by the worked examples of its rules and by brute force."""

from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Move
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, SUIT, discards
from cardavia_core.games.piedicavallo.scoring import PACK
from cardavia_core.shuffle import Stream
from tests.core.piedicavallo import dealer_with, refusal

EXAMPLE_15 = "6s 8s Ds 5b 9b Cb Ac 4c Rc 2d 6d Fd T3 T8 T15 T21 M"
EXAMPLE_17 = "6s 8s Ds 5b 9b Cb Ac 4c Rc 2d 6d Fd 7s 10b 3c T8 M"
EXAMPLE_19 = "6s 8s Ds 5b 9b Cb Ac 4c Rc 2d 6d Fd 7s 10b 3c T8 T12"
EXAMPLE_21 = "Rs Rb Rc Rd M " + " ".join(f"T{number}" for number in range(2, 14))
ONE_SUIT_CARD = "6s Rs Rb M " + " ".join(f"T{number}" for number in range(2, 15))


@pytest.mark.parametrize(
    ("name", "hand", "move", "announced"),
    [
        ("15", EXAMPLE_15, "discard 6s+5b", 0),
        ("15", EXAMPLE_15, "discard Ds+Fd", 0),
        ("17 (B4, B6)", EXAMPLE_17, "discard 6s+T8", 1),
        ("19 (B5)", EXAMPLE_19, "discard T8+T12", 2),
        ("21 (B3)", EXAMPLE_21, "discard T2+T3", 2),
        ("B6", ONE_SUIT_CARD, "discard 6s+T2", 1),
    ],
)
def test_discards_that_are_allowed(name: str, hand: str, move: str, announced: int) -> None:
    """B12: all are told how many trumps, 0 too, and never which cards."""
    deal = dealer_with(hand)
    played = GAME.read_move(move)
    assert played in deal.moves()
    (event,) = [event for beat in deal.play(played) for event in beat]
    assert event.text(PACK) == f"discard 0 - {announced}"
    for seat in range(4):
        view = deal.view(seat)
        assert view["announced"] == announced
        assert view["discard"] == (PACK.write(played.cards) if seat == 0 else [])


@pytest.mark.parametrize(
    ("name", "hand", "move", "message", "arguments"),
    [
        ("16", EXAMPLE_15, "discard 6s+T8", "trumps_stay", {"card": "T8"}),
        ("16 (B1)", EXAMPLE_15, "discard 6s+Rc", "never", {"card": "Rc"}),
        ("16 (B1)", EXAMPLE_15, "discard 6s+M", "never", {"card": "M"}),
        ("16 (B1)", EXAMPLE_15, "discard 6s+T21", "never", {"card": "T21"}),
        ("B1", EXAMPLE_17.replace("T8", "T1"), "discard 6s+T1", "never", {"card": "T1"}),
        ("never comes first", EXAMPLE_15, "discard T8+M", "never", {"card": "M"}),
        ("one card", EXAMPLE_15, "discard M", "never", {"card": "M"}),
        ("one card", EXAMPLE_15, "discard T8", "trumps_stay", {"card": "T8"}),
        ("one card", EXAMPLE_15, "discard 6s", "choose_more", {"n": 1}),
        ("no card", EXAMPLE_15, "discard", "choose_more", {"n": 2}),
        ("a trump that may go", EXAMPLE_19, "discard T12", "choose_more", {"n": 1}),
        ("three cards", EXAMPLE_15, "discard 6s+8s+5b", "only_two", {}),
        ("three cards", EXAMPLE_15, "discard 6s+8s+M", "never", {"card": "M"}),
        (
            "19",
            EXAMPLE_19,
            "discard 6s+T8",
            "trump_and_suit",
            {"card": "T8", "kept_card": "2d", "trump_card": "T12"},
        ),
        (
            "B5",
            ONE_SUIT_CARD,
            "discard T2+T3",
            "trump_and_suit",
            {"card": "T2", "kept_card": "6s", "trump_card": "T4"},
        ),
    ],
)
def test_discards_that_are_refused(
    name: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    found = refusal(dealer_with(hand), move)
    assert found.message == "piedicavallo.refusal." + message
    assert found.arguments == arguments


def test_the_same_card_twice_is_one_card() -> None:
    card = PACK.card("6s")
    found = dealer_with(EXAMPLE_15).refusal(Move("discard", (card, card)))
    assert found is not None
    assert (found.message, found.arguments) == ("piedicavallo.refusal.choose_more", {"n": 1})


def brute_discards(hand: list[int]) -> set[tuple[int, int]]:
    """The rule as the seed says it, over every pair of codes."""
    pairs = set()
    for one in hand:
        for two in hand:
            codes = PACK.write([one, two])
            if one >= two or any(code in ("T1", "T21", "M") or code[0] == "R" for code in codes):
                continue
            kept = [code for code in PACK.write(hand) if code not in codes]
            only_trumps_and_kings = all(code[0] in "TRM" for code in kept)
            no_trumps = not any(code[0] == "T" for code in kept)
            if not any(code[0] == "T" for code in codes) or only_trumps_and_kings or no_trumps:
                pairs.add((one, two))
    return pairs


def test_discards_against_every_pair() -> None:
    """Random hands, with trumps rare or frequent so that both conditions come up; there is always a pair."""
    stream = Stream("every pair")
    trumps = 0
    for number in range(600):
        order = stream.shuffled(CARDS)
        if number % 3:
            order.sort(key=lambda card: (SUIT[card] == "T") == (number % 3 == 1))
            kept = 17 - stream.below(3)
            order = order[:kept] + order[-17 + kept :]
        hand = sorted(order[:17])
        found = discards(cardset.of(hand))
        assert found == sorted(found)
        assert set(found) == brute_discards(hand)
        assert found
        trumps += any(SUIT[card] == "T" for pair in found for card in pair)
    assert trumps > 30
