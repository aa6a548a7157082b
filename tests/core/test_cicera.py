"""Cicera: the worked examples of its rules and each ruling, but for the score (test_cicera_scoring.py)."""

from itertools import combinations
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Event, IllegalMove, Move, Refusal
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import RANK, VALUE, CiceraDeal
from cardavia_core.games.cicera.scoring import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import canonical
from tests.vectors.examples import EXAMPLES


def position(table: str, hand: str, placed: str | None = None, **fields: Any) -> CiceraDeal:
    """A position with seat 0 to play; the others still hold cards unless told otherwise."""
    used = table.split() + hand.split()
    others = [code for code in PACK.codes if code not in used]
    hands = [hand.split(), others[:2], others[2:4], others[4:6]]
    data: dict[str, Any] = {"table": table.split(), "hands": hands, "dealer": 3, "turn": 0}
    data["last_placed"] = placed
    data.update(fields)
    return GAME.position(data)


def last_play(table: str, card: str, placed: str | None = None, **fields: Any) -> CiceraDeal:
    """Play 48: the dealer, seat 0, with the only card left."""
    return position(table, card, placed, hands=[[card], [], [], []], dealer=0, **fields)


def kinds(beats: list[list[Event]]) -> list[str]:
    return [event.kind for beat in beats for event in beat]


def events(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def ways(deal: CiceraDeal) -> dict[str, list[str]]:
    """The moves of the seat to act, each with the names of its bonuses."""
    return {
        GAME.write_move(move): [key.removeprefix("cicera.bonus.") for key in deal.bonuses(move)]
        for move in deal.moves()
    }


def refusal(deal: CiceraDeal, text: str) -> Refusal:
    found = deal.refusal(GAME.read_move(text))
    assert found is not None
    return found


WORKED_BONUSES = {
    "C1": {},
    "C2": {"7s 7d": ["picada"]},
    "C3": {},
    "C4": {},
    "C5": {},
    "C6": {"7s 3s+4s": ["simili"]},
    "C7": {"7s 3s+4s": ["scua", "simili"]},
    "C8": {"10d Ad+2c+3b+4s": ["scua", "quadriglia"]},
    "C9": {"6d Ad+2c+3b": ["quadriglia"]},
    "C11": {"5d 5c": ["scua", "picada"]},
    "C14": {"8d 8b": ["scua"]},
    "C15": {},
    "C16": {"9d 9b": ["scua", "picada"]},
    "C19": {"Fd Fc": ["scua", "picada"]},
    "C20": {"10b Ad+Ac+As+Ab+2d+2c+2s": ["scua", "quadriglia"]},
    "C21": {},
}


def written(text: str) -> str:
    return GAME.write_move(GAME.read_move(text))


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["cicera"], ids=lambda value: str(value)[:3])
def test_worked_examples(name: str, data: dict[str, Any], moves: str) -> None:
    """Every way of every worked example with exactly its bonuses; a view tells no less."""
    bonuses = {written(move): kinds for move, kinds in WORKED_BONUSES[name].items()}
    expected = {written(move): bonuses.get(written(move), []) for move in moves.split(", ")}
    assert set(bonuses) <= set(expected)
    deal = GAME.position(data)
    assert ways(deal) == expected
    assert ways(GAME.load(deal.view(0))) == expected


@pytest.mark.parametrize(("name", "data", "moves"), EXAMPLES["cicera"], ids=lambda value: str(value)[:3])
def test_a_move_scores_what_was_said(name: str, data: dict[str, Any], moves: str) -> None:
    """The events, the counts and the points are those that `bonuses` has told."""
    for move in GAME.position(data).moves():
        deal = GAME.position(data)
        told = [key.removeprefix("cicera.bonus.") for key in deal.bonuses(move)]
        beats = deal.play(move)
        scored = [event for beat in beats for event in beat if event.message and event.amount == 1]
        assert [event.kind for event in scored if event.kind not in ("capture", "rest")] == told
        view = deal.view(0)
        assert view["bonuses"] == {kind: [int(kind in told), 0] for kind in view["bonuses"]}
        assert view["points"] == [len(told), 0]


@pytest.mark.parametrize(
    ("table", "card", "taken", "expected"),
    [
        ("5d Rc", "5s", "5d", []),
        ("3d 4d Rc", "7d", "3d+4d", ["simili"]),
        ("Ad 2c 4b Rs", "7s", "Ad+2c+4b", ["quadriglia"]),
        ("5d", "5s", "5d", ["scua"]),
        ("3d 4c", "7d", "3d+4c", ["scua"]),
        ("Ad 2d 4d Rs", "7d", "Ad+2d+4d", ["simili", "quadriglia"]),
        ("Ad 2d 4d", "7d", "Ad+2d+4d", ["scua", "simili", "quadriglia"]),
    ],
)
def test_bonuses_add_up(table: str, card: str, taken: str, expected: list[str]) -> None:
    """CI-Q12, CI-Q13: every set of bonuses that one capture can score, three at most."""
    assert ways(position(table, card))[written(f"{card} {taken}")] == expected


def test_bonuses_come_in_one_beat_after_the_capture() -> None:
    deal = position("Ad 2d 4d", "7d")
    beats = deal.play(GAME.read_move("7d Ad+2d+4d"))
    assert [len(beat) for beat in beats] == [1, 3]
    assert events(beats) == ["capture 0 7d+Ad+2d+4d 3", "scua 0 7d 1", "simili 0 7d 1", "quadriglia 0 7d 1"]
    assert [event.message for event in beats[1]] == [
        "cicera.event.scua",
        "cicera.event.simili",
        "cicera.event.quadriglia",
    ]


@pytest.mark.parametrize(
    ("name", "table", "hand", "move", "message", "arguments"),
    [
        ("two cards", "Rd 6c", "3s 2s", "2s+3s", "one_card", {}),
        ("not there", "Rd 6c", "3s", "3s 3d", "not_on_table", {"card": "3d"}),
        ("two equal", "7d 7c 5s", "7b", "7b 7d+7c", "one_equal", {"card": "7b"}),
        ("two equal courts", "Rd Rc 5b", "Rs", "Rs Rd+Rc", "one_equal", {"card": "Rs"}),
        ("equal and sum", "7d 3c 4b", "7s", "7s 7d+3c+4b", "one_equal", {"card": "7s"}),
        ("court for its old value", "Fd", "8s", "8s Fd", "court_in_sum", {"card": "Fd"}),
        ("court in a sum", "Fd 2c", "10s", "10s 2c+Fd", "court_in_sum", {"card": "Fd"}),
        ("court takes a sum", "4d 4c", "Fs", "Fs 4d+4c", "court_takes_its_like", {"card": "Fs"}),
        ("court takes a court", "Cd", "Fs", "Fs Cd", "court_takes_its_like", {"card": "Fs"}),
        ("wrong sum", "5d 3c 6s", "8s", "8s 5d+6s", "wrong_sum", {"card": "8s", "value": 8, "sum": 11}),
        (
            "two sums",
            "3d 4c 5s 2b",
            "7s",
            "7s 3d+4c+5s+2b",
            "wrong_sum",
            {"card": "7s", "value": 7, "sum": 14},
        ),
        ("one wrong card", "6c", "3s", "3s 6c", "wrong_sum", {"card": "3s", "value": 3, "sum": 6}),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
def test_refusals_say_why(
    name: str, table: str, hand: str, move: str, message: str, arguments: dict[str, Any]
) -> None:
    """CI-Q14, CI-Q16: one equal card or one sum; courts are never part of a sum."""
    deal = position(table, hand)
    found = refusal(deal, move)
    assert found.message == "cicera.refusal." + message
    assert found.arguments == arguments
    with pytest.raises(IllegalMove):
        deal.play(GAME.read_move(move))


def test_refusals_that_every_game_shares() -> None:
    assert refusal(position("Rd 6c", "3s"), "2s").message == "move.not_in_hand"
    assert refusal(GAME.position({"turn": None}), "2s").message == "move.deal_over"


@pytest.mark.parametrize("taken", [("3d", "3d"), ("4c", "3d")])
def test_a_card_named_twice_or_out_of_order_is_not_taken(taken: tuple[str, ...]) -> None:
    """Such a move cannot be read from a text, but a program can make one; 3 + 3 is no 6."""
    deal = position("3d 4c", "6s 7s")
    for card in ("6s", "7s"):
        found = deal.refusal(Move("play", (PACK.card(card),), tuple(PACK.card(code) for code in taken)))
        assert found is not None
        assert found.message == "cicera.refusal.not_on_table"


def after(deal: CiceraDeal, *moves: str) -> CiceraDeal:
    for move in moves:
        deal.play(GAME.read_move(move))
    return deal


def four_hands(table: str, *hands: str) -> CiceraDeal:
    return GAME.position({"table": table.split(), "hands": [hand.split() for hand in hands], "turn": 0})


def test_picada_of_the_card_just_left() -> None:
    """CI-Q9, CI-Q11: that very card, no other of its rank, and even where its player could take."""
    deal = after(four_hands("5c 5s", "5d Ab", "5b Rd", "2c 3c", "4c 4d"), "5d")
    assert deal.last_placed == PACK.card("5d")
    assert ways(deal)["5b 5d"] == ["picada"]
    assert ways(deal)["5b 5c"] == ways(deal)["5b 5s"] == []


def test_no_picada_after_a_capture() -> None:
    """CI-Q6, C14: the player before has captured and left nothing, though he laid a card earlier."""
    deal = after(four_hands("5c", "8b Ab", "5d Rd", "8d 3c", "4c 4d"), "8b", "5d 5c")
    assert deal.last_placed is None
    assert ways(deal)["8d 8b"] == ["scua"]


def test_no_picada_of_an_older_card() -> None:
    deal = after(four_hands("", "8b Ab", "Rc Rd", "8d 3c", "4c 4d"), "8b", "Rc")
    assert ways(deal)["8d 8b"] == []


def test_no_picada_for_the_leader() -> None:
    """CI-Q7: nobody has left the cards of the opening table."""
    for number in range(20):
        deal = Match(GAME, f"leader-{number}").deal
        assert isinstance(deal, CiceraDeal)
        assert deal.last_placed is None
        assert not any("cicera.bonus.picada" in deal.bonuses(move) for move in deal.moves())


def test_no_picada_in_a_sum() -> None:
    """CI-Q8: the card just left, taken inside a sum."""
    deal = position("3c 4b Rs", "7s", "4b")
    assert ways(deal)["7s 3c+4b"] == []


def test_picada_of_a_court() -> None:
    """CI-Q10."""
    assert ways(position("Rd 4b", "Rs", "Rd"))["Rs Rd"] == ["picada"]


@pytest.mark.parametrize(
    ("table", "card", "placed", "expected"),
    [
        ("9b", "9d", "9b", "scua picada"),
        ("3s 4s", "7s", None, "scua simili"),
        ("5c Rd", "5d", "5c", "picada"),
    ],
)
def test_bonuses_on_the_last_play(table: str, card: str, placed: str | None, expected: str) -> None:
    """CI-Q17, C16: the last play counts like any other, unlike Scopa."""
    deal = last_play(table, card, placed)
    beats = deal.play(deal.moves()[1])
    assert [kind for kind in kinds(beats) if kind not in ("capture", "rest", "over")] == expected.split()
    assert sum(line.points[0] for line in deal.tally().lines[:4]) == len(expected.split())


@pytest.mark.parametrize("taker", [0, 1, 2, 3])
def test_rest_goes_to_the_last_capturer(taker: int) -> None:
    """CI-Q18: four cards at once, and no bonus; they count in the score of his side."""
    deal = last_play("2s 10d Fc", "3s", last_capturer=taker)
    beats = deal.play(GAME.read_move("3s"))
    assert events(beats) == ["lay 0 3s 0", f"rest {taker} 2s+10d+Fc+3s 4", "over 0 - 0"]
    assert deal.view(0)["points"] == [0, 0]
    assert deal.piles[taker % 2] == cardset.of(PACK.read(["2s", "10d", "Fc", "3s"]))
    assert (deal.table, deal.last_placed) == ([], None)
    score = {line.label: line.points[taker % 2] for line in deal.tally().lines}
    awards = ("cards", "swords", "mata", "ten", "fante", "napula")
    assert [score["cicera.score." + name] for name in awards] == [2, 1, 1, 1, 1, 0]


def test_last_card_captures_and_takes_the_rest() -> None:
    deal = last_play("7d Rd 6c", "7s", last_capturer=1)
    beats = deal.play(GAME.read_move("7s 7d"))
    assert events(beats) == ["capture 0 7s+7d 1", "rest 0 Rd+6c 2", "over 0 - 0"]
    assert cardset.count(deal.piles[0]) == 4


def test_nothing_is_left_and_no_rest() -> None:
    deal = last_play("7d", "7s")
    assert kinds(deal.play(GAME.read_move("7s 7d"))) == ["capture", "scua", "over"]


def test_nobody_captures() -> None:
    """The cards stay where they are; nothing is counted, and the match is drawn."""
    match = Match(GAME, "nobody")
    while match.deal.turn is not None:
        beats = match.play(match.deal.moves()[0])
    assert kinds(beats) == ["lay", "over"]
    view = match.deal.view(0)
    assert (len(view["table"]), view["piles"], view["last_capturer"]) == (52, [[], []], None)
    assert view["last_placed"] == view["table"][-1]
    assert match.deal.tally().points == [0, 0]
    assert (match.after()["totals"], match.winner) == ([0, 0], -1)


def test_the_opening() -> None:
    """CI-Q19, CI-Q20: 12 cards each, 4 to the table, whatever they are; the seat after the dealer leads."""
    for number in range(40):
        match = Match(GAME, f"opening-{number}")
        view = match.deal.view(number % 4)
        assert (view["hands"], len(view["table"])) == ([12] * 4, 4)
        assert view["turn"] == (view["dealer"] + 1) % 4
        assert events(match.deal.opening) == [f"deal {view['dealer']} {'+'.join(view['table'])} 12"]


def test_odd_opening_tables_are_played() -> None:
    """CI-Q20: four courts, or four of a rank, lie on the table of some deal and nobody deals again."""
    courts = 0
    for number in range(1500):
        deal = GAME.new_deal(Stream(f"odd/{number}"), GAME.first(Stream("odd"), {}))
        assert kinds(deal.opening) == ["deal"]
        courts += len([card for card in deal.table if not VALUE[card]]) >= 3
    assert courts >= 10


def test_turns_go_round_and_the_dealer_plays_last() -> None:
    """CI-Q19: seat + 1 is the next to the right; 48 plays, the dealer's the last."""
    match = Match(GAME, "round")
    dealer, seats = match.standing["dealer"], []
    while match.deal.turn is not None:
        seats.append(match.deal.turn)
        match.play(match.deal.moves()[-1])
    assert seats == [(dealer + 1 + turn) % 4 for turn in range(48)]
    assert seats[-1] == dealer


def test_dealer_is_drawn() -> None:
    """CI-Q21."""
    dealers = [Match(GAME, f"dealer-{number}").standing["dealer"] for number in range(400)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))


def test_one_deal_is_the_match() -> None:
    """CI-Q1."""
    for number in range(12):
        match = Match(GAME, f"one-{number}")
        while match.deal.turn is not None:
            match.play(match.deal.moves()[-1])
        points = match.deal.tally().points
        level = points[0] == points[1]
        assert match.winner == (-1 if level else points.index(max(points)))
        assert match.after()["totals"] == points
        with pytest.raises(ValueError):
            match.next_deal()


def test_partners_share_their_captures() -> None:
    deal = four_hands("5c 6c 7c 8c", "5d", "6d", "7d", "8d")
    after(deal, "5d 5c", "6d 6c", "7d 7c", "8d 8c")
    assert [PACK.write(cardset.cards(pile)) for pile in deal.piles] == [
        ["5d", "7d", "5c", "7c"],
        ["6d", "8d", "6c", "8c"],
    ]
    assert deal.view(0)["bonuses"]["scua"] == [0, 1]


def test_a_seat_sees_no_other_hand() -> None:
    """CI-Q22: table, piles, bonus points and counts are for all; no hand is, not the partner's."""
    stream = Stream("no other hand")
    match = Match(GAME, "no-other-hand")
    while match.deal.turn is not None:
        deal = match.deal
        assert isinstance(deal, CiceraDeal)
        for seat in range(4):
            other = deal.copy()
            hidden = [card for one in range(4) if one != seat for card in cardset.cards(deal.hands[one])]
            hidden = stream.shuffled(hidden)
            for one in range(4):
                if one != seat:
                    held = cardset.count(deal.hands[one])
                    other.hands[one], hidden = cardset.of(hidden[:held]), hidden[held:]
            assert canonical(other.view(seat)) == canonical(deal.view(seat))
        match.play(deal.moves()[-1])


def brute_takes(card: int, table: list[int]) -> set[frozenset[int]]:
    """The rule as the seed says it, over every subset: nothing, one of the rank, or a sum of numerals."""
    found = {frozenset[int]()} | {frozenset([other]) for other in table if RANK[other] == RANK[card]}
    if RANK[card] in ("F", "C", "R"):
        return found
    numerals = [other for other in table if RANK[other] not in ("F", "C", "R")]
    worth = {str(number): number for number in range(2, 11)} | {"A": 1}
    for size in range(2, len(numerals) + 1):
        for group in combinations(numerals, size):
            if sum(worth[RANK[other]] for other in group) == worth[RANK[card]]:
                found.add(frozenset(group))
    return found


def test_moves_against_every_subset() -> None:
    stream = Stream("every subset")
    for _ in range(300):
        cards = stream.shuffled(list(range(PACK.size)))
        table = cards[: stream.below(12)]
        deal = position(" ".join(PACK.write(table)), PACK.code(cards[-1]))
        moves = deal.moves()
        assert {frozenset(move.taken) for move in moves} == brute_takes(cards[-1], table)
        assert len(moves) == len(set(moves))


def test_a_table_full_of_small_cards() -> None:
    """The longest list there can be, one for each subset of 36 numerals that adds up; counted another way."""
    table = [code for code in PACK.codes if code[:-1] in ("A", *"23456789")]
    deal = position(" ".join(table), "10d")
    subsets = [1] + [0] * 10
    for card in PACK.read(table):
        for total in range(10, VALUE[card] - 1, -1):
            subsets[total] += subsets[total - VALUE[card]]
    moves = deal.moves()
    assert len(moves) == subsets[10] + 1 == 1699
    assert all(deal.refusal(move) is None for move in moves)


@pytest.mark.parametrize(
    "data",
    [
        {"table": ["7d"], "hands": [["7d"], [], [], []]},
        {"table": ["7d", "7d"]},
        {"piles": [["7d"], ["7d"]]},
        {"table": ["T1"]},
        {"table": [7]},
        {"table": "7d"},
        {"table": None},
        {"hands": [["7d"], []]},
        {"hands": ["7d", "8d", "9d", "2d"]},
        {"hands": {}},
        {"piles": [["7d"]]},
        {"last_placed": "7d"},
        {"last_placed": 7, "table": ["7d"]},
        {"last_capturer": 4},
        {"last_capturer": "0"},
        {"dealer": 4},
        {"dealer": None},
        {"dealer": -1},
        {"turn": 7},
        {"turn": "0"},
        {"turn": True},
        {"turn": None, "hands": [["7d"], [], [], []]},
        {"bonuses": {"napula": [1, 0]}},
        {"bonuses": {"scua": [1]}},
        {"bonuses": {"scua": [-1, 0]}},
        {"bonuses": [1, 0]},
        {"match": {"totals": [0, 0]}},
        {"match": []},
        {"stock": []},
        {"scope": [0, 0]},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        GAME.position(data)


def test_what_is_left_out_of_a_position() -> None:
    deal = GAME.position({})
    view = deal.view(0)
    assert (view["dealer"], view["turn"], view["table"], view["hands"]) == (3, 0, [], [0] * 4)
    assert (view["points"], view["last_placed"], view["last_capturer"]) == ([0, 0], None, None)
    assert GAME.position({"dealer": 1}).turn == 2
