"""Minchiate: resti, the Matto's payment and the count at the end, by the worked examples of the rules."""

from typing import Any

import pytest

from cardavia_core.families.tricks import Trick
from cardavia_core.game import Tally
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.games.minchiate.score import Score
from cardavia_core.games.minchiate.scoring import captured, payment, tally
from tests.core.minchiate import last_trick, played_out, read, texts
from tests.core.minchiate_again import Resti, payments

PLAIN = [code for code in PACK.codes if code[-1] in "dcsb" and code[0] != "R"]
"""The 52 suit cards that count nothing."""


def tricks_of(first: list[str], second: list[str], matto: int, last: int) -> list[Trick]:
    """Tricks of these two piles before the Matto is paid for: seat 0's and seat 1's.

    `matto` is who played the Matto, which lies in its side's pile; `last` the team of the last trick.
    """
    tricks = []
    for team, pile in ((0, first), (1, second)):
        cards = sorted(PACK.read([code for code in pile if code != "M"]), reverse=True)
        if "M" in pile:
            assert team == matto % 2
            cards.append(PACK.card("M"))
        while cards:
            four, cards = cards[-4:][::-1], cards[:-4]
            leader = matto if PACK.card("M") in four else 0
            tricks.append(Trick(leader, tuple(four), team))
    tricks.sort(key=lambda trick: trick.winner == last)
    return tricks


def lines(found: Tally) -> list[tuple[str, list[int]]]:
    return [(line.label.rsplit(".", 1)[1], line.points) for line in found.lines]


def both(lead: int, resti: tuple[int, int], team: int, points: int) -> tuple[list[int], list[int]]:
    """One scoring event, by the engine and by the second telling: the leads, and the resti."""
    score, again = Score(lead, resti), Resti()
    again.lead, again.won = score.leads(), list(resti)
    made = score.add(team, points)
    again.score(team, points)
    assert (score.leads(), score.resti) == (again.lead, again.won)
    assert made == sum(score.resti) - sum(resti)
    return score.leads(), score.resti


@pytest.mark.parametrize(
    ("name", "lead", "team", "points", "leads", "resti"),
    [
        ("40", 45, 0, 20, [5, 0], [1, 0]),
        ("42", 0, 0, 135, [15, 0], [2, 0]),
        ("43", 0, 0, 60, [0, 0], [1, 0]),
        ("43", 0, 1, 60, [0, 0], [0, 1]),
        ("across the middle", 40, 1, 50, [0, 10], [0, 0]),
        ("a resto across the middle", 40, 1, 105, [0, 5], [0, 1]),
        ("level again", 40, 1, 40, [0, 0], [0, 0]),
        ("59", 0, 1, 59, [0, 59], [0, 0]),
        ("one more", -59, 1, 1, [0, 0], [0, 1]),
    ],
)
def test_resti_on_the_way(
    name: str, lead: int, team: int, points: int, leads: list[int], resti: list[int]
) -> None:
    assert both(lead, (0, 0), team, points) == (leads, resti)


@pytest.mark.parametrize(
    ("name", "lead", "resti", "totals", "net"),
    [
        ("44", -10, (1, 0), [150, 120], 2),
        ("45", -40, (1, 0), [100, 130], -1),
        ("47", 0, (0, 0), [100, 100], 0),
        ("47", 0, (0, 0), [101, 100], 1),
        ("47", 0, (0, 0), [159, 100], 1),
        ("47", 0, (0, 0), [160, 100], 1),
        ("47", 0, (0, 0), [161, 100], 2),
        ("47", 0, (0, 0), [220, 100], 2),
        ("47", 0, (0, 0), [221, 100], 3),
        ("48", 12, (0, 0), [136, 71], 2),
        ("A16", 0, (0, 0), [406, 0], 7),
        ("net first", 50, (3, 5), [0, 50], -2),
        ("the other side", -1, (0, 0), [0, 120], -3),
    ],
)
def test_resti_at_the_end(name: str, lead: int, resti: tuple[int, int], totals: list[int], net: int) -> None:
    score, again = Score(lead, resti), Resti()
    again.lead, again.won = score.leads(), list(resti)
    final = score.settle(totals)
    assert final.resti[0] - final.resti[1] == net
    assert again.finish(totals) == net
    assert again.won == final.resti
    assert (score.lead, score.resti) == (lead, list(resti))


def test_a_resto_in_a_trick() -> None:
    """Example 40: X leads by 45 and captures 20."""
    deal = last_trick("T40 T39 2s T38", leader=0, lead=[45, 0], resti=[0, 2], dealer=3)
    told = texts(played_out(deal))
    assert told[4:7] == ["trick 0 T40+T39+2s+T38 0", "score 0 T39+T38 20", "resto 0 - 1"]
    view = deal.view(0)
    assert (view["lead"], view["resti"]) == ([5, 0], [1, 2])


def test_the_end_of_a_deal() -> None:
    """The last trick, the payment, the count, and what the lead comes to; the winner by net resti (A16)."""
    deal = last_trick("T33 M 2s 3s", leader=0, lead=[0, 20], resti=[1, 0])
    assert texts(played_out(deal))[4:] == ["trick 0 T33+M+2s+3s 0", "payment 1 M 0", "over 3 - 0"]
    assert deal.tally().points == [20, 0]
    assert deal.view(3)["settlement"] == {
        "lead": [0, 20],
        "counts": [20, 0],
        "total": [0, 0],
        "makes": [0, 0],
        "resti": [1, 0],
        "net": [1, 0],
    }
    standing = GAME.following(deal.match, deal)
    assert (standing["totals"], standing["winner"]) == ([1, 0], 0)


def test_a_draw() -> None:
    """Rule 41: as many resti on both sides."""
    deal = last_trick("T33 T2 2s 3s", leader=0, lead=[0, 40], resti=[2, 3])
    played_out(deal)
    assert deal.view(0)["settlement"]["total"] == [0, 19]
    deal = last_trick("T33 T2 2s 3s", leader=0, lead=[0, 21], resti=[2, 2])
    played_out(deal)
    assert deal.view(0)["lead"] == [0, 18]
    assert deal.view(0)["settlement"]["total"] == [0, 0]
    assert GAME.following(deal.match, deal)["winner"] == -1


X_CARDS = "M T4 T5 T36 T37 T38 T28 T31 T33 T34 T20 T13 T10 Rs Rb"
Y_CARDS = "T1 T2 T3 T39 T40 T35 T32 T30 T29 Rd Rc"
"""As in example 48, but for a few points: its exact figures need counting cards that do not exist."""


def test_the_count() -> None:
    """Example 48: 13 tricks with the own Matto, one card paid, 51 cards to 33; 12 ahead before."""
    first = X_CARDS.split() + PLAIN[:37]
    second = Y_CARDS.split() + PLAIN[37:52] + ["T6", "T7", "T8", "T9", "T11", "T12"]
    tricks = tricks_of(first, second, matto=2, last=1)
    assert (len(first), len(second), len(tricks)) == (52, 32, 21)
    paid = payment(tricks, 0)
    assert paid is not None
    assert paid == (2, paid[1])
    assert PACK.code(paid[1]) in PLAIN[:37]
    found = tally(tricks, paid)
    assert lines(found) == [
        ("payment", [0, 0]),
        ("cards", [86, 56]),
        ("high", [35, 0]),
        ("low", [0, 11]),
        ("beyond", [9, 0]),
        ("last", [0, 10]),
    ]
    assert found.points == [130, 77]
    assert found.lines[4].counts == [51, 33]
    assert found.lines[2].cards == [["T36", "T37", "T38"], []]
    assert found.lines[2].note == "minchiate.score.set.matto"
    assert found.lines[0].cards == [[], [PACK.code(paid[1])]]
    final = Score(12).settle(found.points)
    assert final.resti == [2, 0]


def test_a_side_without_a_set() -> None:
    found = tally(tricks_of(["2s", "3s", "4s", "M"], ["5s", "6s", "7s", "8s"], 0, 0), None)
    assert lines(found) == [
        ("cards", [5, 0]),
        ("no_versicola", [0, 0]),
        ("beyond", [0, 0]),
        ("last", [10, 0]),
    ]


def test_everything_on_one_side() -> None:
    """406 points and 7 resti; a side without a trick gives the Matto itself, and nothing is doubled (A13)."""
    first = [code for code in PACK.codes if code not in (*PLAIN[:13], "M")]
    tricks = tricks_of(first, [], matto=1, last=0)
    tricks[0] = Trick(tricks[0].leader, (*tricks[0].cards, PACK.card("M")), 0)
    tricks[0].leader = 1 - tricks[0].cards.index(PACK.card("M"))
    tricks[0].leader %= 4
    assert [pile.bit_count() for pile in captured(tricks)] == [83, 1]
    for option in (0, 1):
        assert payment(tricks, option) == (1, PACK.card("M"))
    found = tally(tricks, (1, PACK.card("M")))
    assert found.points == [406, 0]
    assert found.lines[0].note == "minchiate.score.payment.matto"
    assert Score().settle(found.points).resti == [7, 0]


def paid(mine: str, matto: int = 0) -> tuple[str, set[str]]:
    """What side X gives for its Matto from this pile, and what the second telling would let it give."""
    given = payment(tricks_of(["M", *mine.split()], ["2b", "3b", "4b", "5b"], matto, 0), 0)
    assert given is not None
    assert given[0] == matto
    return PACK.code(given[1]), payments(["M", *mine.split()])


@pytest.mark.parametrize(
    ("name", "mine", "card"),
    [
        ("50", "T2 T10 Rs T33", "T2"),
        ("50, 29 links nothing", "T29 T31 Rd T2", "T29"),
        ("50, a pair of papi", "T40 T2 T3 Rd", "T2"),
        ("50, its versicola counted in", "T2 T3 T4 Rd", "Rd"),
        ("50, its versicola counted in", "T40 T2 T3 T4", "T40"),
        ("50, the set with the Matto too", "T1 T40 T13 T10", "T10"),
        ("50, 29 links a run", "T28 T29 T30 T40", "T40"),
        ("50, a run may be cut at its end", "T28 T29 T30 T31", "T28"),
        ("50, one of four Kings", "Rd Rc Rs Rb", "Rd"),
        ("suit cards first", "T6 2s T29 Rd", "2s"),
        ("the weakest of them", "Ds 2s Ad Rd", "2s"),
        ("a trump that counts nothing", "T6 T21 T29 T2", "T6"),
        ("a single card", "T40", "T40"),
        ("nothing", "", "M"),
    ],
)
def test_what_is_given_for_the_matto(name: str, mine: str, card: str) -> None:
    """Example 50, rule 35, B1."""
    given, allowed = paid(mine)
    assert given == card
    assert given in allowed


@pytest.mark.parametrize(
    ("matto", "team", "due"), [(0, 0, False), (2, 0, False), (1, 0, True), (3, 1, False)]
)
def test_the_payment_where_the_own_side_won(matto: int, team: int, due: bool) -> None:
    """A6: always, or with the switch only where the other side won the trick."""
    cards = ["T33", "2s", "3s", "4s"]
    cards[matto] = "M"
    tricks = [Trick(0, tuple(read("5s 6s 7s 8s")), 0), Trick(0, tuple(read("5b 6b 7b 8b")), 1)]
    tricks.append(Trick(0, tuple(PACK.read(cards)), team))
    assert payment(tricks, 0) is not None
    assert (payment(tricks, 1) is not None) == due


def test_the_switch_is_in_the_match() -> None:
    """The Matto to the partner's trick: under the switch nothing is given, and the cards stay fours."""
    for option, taken in ((0, [3, 1]), (1, [4, 0])):
        match = {
            "deal": 1,
            "dealer": 3,
            "totals": [0, 0],
            "winner": None,
            "options": {"matto_payment": option},
        }
        deal = last_trick("T33 2s M 3s", match=match)
        told = texts(played_out(deal))
        assert ("payment 2 2s 0" in told) == (option == 0)
        view = deal.view(0)
        assert view["taken"] == taken
        assert view["payment"] == ({"seat": 2, "card": "2s"} if option == 0 else None)
        labels = [label for label, _ in lines(deal.tally())]
        assert ("payment" in labels) == (option == 0)


def test_the_matto_goes_on_with_the_pile_it_is_in() -> None:
    """A20: where it was given away, its 5 and the bonus of every set are the other side's."""
    deal = last_trick("T36 T37 T38 M", leader=0)
    played_out(deal)
    assert deal.tally().points == [30 + 5 + 35 + 10, 0]
    note: Any = [line.note for line in deal.tally().lines if line.label == "minchiate.score.high"]
    assert note == ["minchiate.score.set.matto"]


def test_the_resti_of_declarations_and_tricks_go_on_in_order() -> None:
    """A22: a resto made is kept, though the lead then turns."""
    score = Score()
    assert score.add(0, 60) == 1
    assert score.add(1, 60) == 1
    assert (score.lead, score.resti) == (0, [1, 1])
    other = Score()
    other.add(0, 0)
    assert (other.lead, other.resti) == (0, [0, 0])
