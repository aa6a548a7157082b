"""The diagrams of Minchiate's rules page show what the engine says, and their captions say the same."""

from functools import partial

import pytest

from cardavia_core.games.minchiate import GAME
from web.build import trick_figures
from web.build.minchiate_figures import (
    count_figure,
    counting_rows,
    declared_figure,
    discards_figure,
    exposed_figure,
    fola_figure,
    no_sets,
    order_figure,
    resti_rows,
    robbery_figure,
    set_rows,
    trick_score_figure,
    trump_families,
)

trick_figure = partial(trick_figures.trick_figure, GAME)
hand_figure = partial(trick_figures.hand_figure, GAME)


def spelled(key: str, **arguments: object) -> str:
    """A key and its arguments, in place of a text."""
    return key + "".join(f" {name}={value}" for name, value in arguments.items())


def test_order_of_long_and_round_suits() -> None:
    assert " ".join(order_figure("s")) == "Rs Ds Cs Fs 10s 9s 8s 7s 6s 5s 4s 3s 2s As"
    assert " ".join(order_figure("c", numerals=True)) == "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c"


def test_counting_cards() -> None:
    rows = counting_rows()
    assert [(points, [len(group) for group in groups]) for points, groups in rows] == [
        (10, [5]),
        (5, [11, 5]),
        (3, [4]),
    ]
    assert sum(points * len(group) for points, groups in rows for group in groups) == 142
    assert rows[1][1][1][-1] == "M"


def test_forty_trumps_in_their_families() -> None:
    families = trump_families()
    trumps = [member for _, members in families for member in members]
    assert [code for code, _, _ in trumps] == [f"T{number}" for number in range(1, 41)]
    assert [members[0][0] for _, members in families] == ["T1", "T6", "T10", "T20", "T21", "T36"]
    assert trumps[28] == ("T29", 0, "Sagittario") and trumps[39] == ("T40", 10, "Trombe")


def test_robbery_of_the_cut() -> None:
    figure = robbery_figure(["T31", "T22", "Rs", "4c"])
    assert figure.reckoned == "5 + 0 + 5 = 10" and figure.stop == "4c" and not figure.rest
    assert figure.words(spelled).endswith("rules.figure.ends_robbery card=card.4c")


def test_fola() -> None:
    figure = fola_figure(["T24", "T38", "9s", "T3", "T29", "Rb", "2c", "5d", "As", "4c"])
    assert figure.robbed == (("T24", 0), ("T38", 10)) and figure.stop == "9s"
    assert figure.picked == ("T3", "T29", "Rb")
    assert "rules.figure.out_of_play cards=card.9s, card.2c, card.5d, card.As, card.4c" in figure.words(
        spelled
    )


def test_cards_turned_up() -> None:
    assert [points for _, points in exposed_figure(["T40", "7d", "T29", "M"]).cards] == [10, 0, 0, 5]


def test_discards() -> None:
    may = ["T27", "T14", "T6", "Db", "10c", "Ad", "Cs"]
    figure = discards_figure([*may, "T29", "T28", "T10", "T2", "Rd", "M"])
    assert [code for code, allowed in figure.cards if allowed] == may


def test_values_of_sets() -> None:
    rows = set_rows(
        ["T28 T29 T30", "T33 T34 T35 T36", "T1 T2 T3 T4 T5", "T1 M T40", "T10 T20 T30 T40", "Rs Rb Rc"]
    )
    assert [(row.alone, row.with_matto) for row in rows] == [
        (15, 20),
        (25, 30),
        (17, 22),
        (None, 20),
        (25, 30),
        (15, 20),
    ]
    assert len(no_sets(["T26 T27 T28", "T5 T6 T7", "T28 T29", "Rs Rd", "T1 T2 T4 T5"])) == 5
    with pytest.raises(ValueError):
        no_sets(["T1 T2 T3"])


def test_a_declaration_of_one_resto() -> None:
    figure = declared_figure(["T1", "T10", "T13", "T20", "T28", "T29", "T30", "M"], ["T26", "Rs", "Rd"])
    assert [reckoned for _, reckoned in figure.sets] == ["5 + 5 + 5 + 5 = 20"] * 3
    assert figure.points == 60


def test_tricks_and_what_they_score() -> None:
    assert trick_figure(["7d", "2d", "10d", "5d"]).winning == "2d"
    assert trick_figure(["7s", "2s", "10s", "5s"]).winning == "10s"
    assert trick_figure(["4b", "T6", "T11", "Rb"]).winning == "T11"
    one = trick_score_figure(["T33", "T34", "T36", "M"])
    assert (one.winning, one.scoring, one.points) == ("T36", ("T34",), 5)
    other = trick_score_figure(["2c", "T5", "T1", "T6"])
    assert (other.winning, other.scoring, other.points) == ("T6", ("T1",), 5)


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("T17", "T40 T3 5s M", "T40 T3 M"),
        ("7c T14", "T21 T8 3s M", "T21 T8 M"),
        ("7c", "3s 2d M", "3s 2d M"),
        ("2c T9", "Rc 5c T8 M", "Rc"),
        ("2c 7c", "Rc 5c T8 M", "Rc 5c M"),
    ],
)
def test_what_may_be_played(trick: str, hand: str, legal: str) -> None:
    cards = hand_figure(trick.split(), hand.split()).cards
    assert " ".join(code for code, allowed in cards if allowed) == legal


def test_final_count_and_resti() -> None:
    figure = count_figure("T1 T5 T10 T28 T29 T30 T31 T32 T35 T36 T37 T39 T40 M Rb", 51, 1)
    assert [points for _, points in figure.lines] == [(88, 54), (80, 24), (9, 0), (0, 10)]
    assert figure.totals == (177, 88)
    rows = resti_rows([(0, 45), (0, 20), (1, 15)], (150, 120))
    assert [row.lead for row in rows] == [45, 5, -10, 20, 0]
    assert [row.resti for row in rows] == [(0, 0), (1, 0), (1, 0), (1, 0), (2, 0)]
