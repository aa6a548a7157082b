"""Cicera: each ruling of the deal; moves are in test_cicera_moves.py, the score in test_cicera_scoring.py."""

import pytest

from cardavia_core import cardset
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import VALUE, CiceraDeal
from cardavia_core.games.cicera.scoring import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.cicera import after, events, four_hands, kinds, last_play, position, ways
from tests.core.support import canonical


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
    """CI-Q20: three courts or four lie on the table of some deals, and nobody deals again."""
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
