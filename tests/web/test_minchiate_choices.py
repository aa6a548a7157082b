"""Choosing at Minchiate, without a browser: which sets are ticked, what may go, and what is said of it."""

from itertools import product

import pytest

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games import load_game
from tests.web import positions_of_minchiate as positions
from web.build.text import SOURCE, languages, read_catalogue
from web.table import slip, words
from web.table.choices import new_choice, unasked
from web.table.choices.choice import Choice
from web.table.choices.declaring_sets import DeclaringSets
from web.table.choices.several import Several
from web.table.texts import Texts
from web.table.words_several import effect_text

GAME = load_game("minchiate")


@pytest.fixture(scope="module")
def texts() -> Texts:
    catalogue = read_catalogue(next(language for language in languages() if language.code == SOURCE))
    return Texts(dict(catalogue.english), lambda n: "one" if n == 1 else "other", GAME)


def choice_at(text: str) -> Choice:
    """What the person has to choose in a saved match."""
    return new_choice(GAME, record.read(text).deal.view(0))


def sets_at(text: str) -> DeclaringSets:
    """The sets that the person may declare in a saved match."""
    choice = choice_at(text)
    assert isinstance(choice, DeclaringSets)
    return choice


def test_all_sets_are_ticked_to_begin_with(texts: Texts) -> None:
    choice = sets_at(positions.FIVE_SETS)
    assert choice.chosen_rows() == [0, 1, 2, 3, 4]
    assert not choice.offered()
    assert not choice.dropped
    assert all(choice.playable(code) for code in choice.hand)
    assert choice.cards == [code for code in choice.hand if any(code in row.cards for row in choice.sets)]
    shown = words.panel(choice, texts)
    assert shown is not None
    assert [(row.title.replace("\u00a0", " "), row.facts, row.value) for row in shown.rows] == [
        ("1 · 2 · 3", ["run 11", "Matto +5"], "16"),
        ("32 · 33 · 34", ["run 15", "Matto +5"], "20"),
        ("38 · 39 · 40", ["run 30", "Matto +5"], "35"),
        ("1 · Matto · 40", ["5\u00a0+ 5\u00a0+ 10"], "20"),
        ("4 Re", ["5\u00a0+ 5\u00a0+ 5\u00a0+ 5", "Matto +5"], "25"),
    ]
    assert shown.rows[0].heard()[-1] == "16 points"
    said = words.chosen(choice, texts)
    assert (said.live, said.refused, said.button) == (True, False, "Declare 116")
    assert said.say == "116 points: a lead of 131. That makes 2 resti, and 11 remain."


def test_every_choice_of_sets_can_be_reached() -> None:
    """By their rows; each is a move of its own, and its cards tell the sets again."""
    moves = record.read(positions.FIVE_SETS).deal.moves()
    found = []
    for wanted in product((True, False), repeat=5):
        choice = sets_at(positions.FIVE_SETS)
        for number, ticked in enumerate(wanted):
            if not ticked:
                choice.choose_row(number)
        assert choice.ticked == list(wanted)
        assert choice.move in moves
        found.append(choice.move)
        again = sets_at(positions.FIVE_SETS)
        again.choose_move(choice.move)
        assert again.ticked == list(wanted)
    assert len(found) == len(set(found)) == len(moves)


def test_a_card_goes_up_or_down_with_its_sets(texts: Texts) -> None:
    choice = sets_at(positions.FIVE_SETS)
    choice.choose_card("T40")  # in two sets, which lose it
    assert choice.chosen_rows() == [0, 1, 4]
    assert "T40" not in choice.cards
    assert "T1" in choice.cards  # it is in another one, too
    choice.choose_card("T40")
    assert choice.chosen_rows() == [0, 1, 2, 3, 4]
    choice.choose_row(2)
    assert "T40" in choice.cards  # 1-Matto-40 still shows it
    choice.choose_card("T39")
    assert choice.chosen_rows() == [0, 1, 2, 3, 4]
    choice.choose_card("Ad")
    said = words.chosen(choice, texts)
    assert (said.say, said.refused) == ("Ace of Coins is not part of a whole versicola here.", True)
    assert said.live  # what is ticked can be declared all the same
    choice.clear()
    said = words.chosen(choice, texts)
    assert (choice.move, choice.cards) == (Move("pass"), [])
    assert (said.live, said.button) == (True, "Declare nothing")
    assert said.say == texts.say("minchiate.effect.nothing")


@pytest.mark.parametrize(
    ("lead", "unticked", "said"),
    [
        ([30, 0], [], "50 points: a lead of 80. That makes a resto, and 20 remain."),
        ([0, 0], [0], "35 points: your side is then 35 ahead."),
        ([0, 20], [0, 1], "20 points: the sides are then level."),
        ([0, 59], [0, 2], "15 points: your side is then 44 behind."),
    ],
)
def test_what_it_does_to_the_lead(lead: list[int], unticked: list[int], said: str, texts: Texts) -> None:
    choice = new_choice(GAME, record.read(positions.A_RESTO).deal.view(0) | {"lead": lead})
    assert isinstance(choice, DeclaringSets)
    for number in unticked:
        choice.choose_row(number)
    assert words.chosen(choice, texts).say == said


def test_a_long_run_goes_by_its_ends(texts: Texts) -> None:
    view = record.read(positions.A_RESTO).deal.view(0)
    run = [f"T{number}" for number in range(28, 35)]
    view["declarable"] = [{"kind": "arie", "cards": run, "values": [5] * 7, "points": 35, "matto": 0}]
    shown = words.panel(new_choice(GAME, view), texts)
    assert shown is not None
    assert (shown.rows[0].title, shown.rows[0].facts) == ("28 to 34", ["run 35"])


def test_who_holds_no_set_is_not_asked() -> None:
    assert unasked(record.read(positions.NO_SET).deal.view(0)) == Move("pass")
    for text in (positions.A_RESTO, positions.THIRTY_ONE, positions.KING):
        assert unasked(record.read(text).deal.view(0)) is None


def test_discarding_card_by_card(texts: Texts) -> None:
    choice = choice_at(positions.THIRTY_ONE)
    assert isinstance(choice, Several)
    assert (choice.wanted, choice.lays_away, choice.dropped) == (10, True, False)
    said = words.chosen(choice, texts)
    assert (said.say, said.why) == (
        "You hold 31 cards: discard 10 that count nothing.",
        "Choose 10 more cards.",
    )
    assert effect_text(choice, texts) == ""
    kept = [code for code in choice.hand if not choice.playable(code)]
    assert kept == ["Rb", "T1", "T2", "T3", "T4", "T10", "T13", "T28", "T29", "T31", "T33", "T34", "T40"]
    for code, reason in (
        ("T40", "40 Trumpets counts 10 points, so it cannot be discarded."),
        ("T2", "2 Grand Duke counts 3 points, so it cannot be discarded."),
        ("Rb", "Re of Batons counts 5 points, so it cannot be discarded."),
        ("T29", "29 Sagittarius must stay: it counts nothing alone, but 5 in a versicola."),
    ):
        choice.choose_card(code)
        said = words.chosen(choice, texts)
        assert (said.say, said.refused, choice.cards) == (reason, True, [])
    for code in ["3c", "5c", "6c", "7c", "10c", "Cc"]:
        choice.choose_card(code)
    assert effect_text(choice, texts) == "You keep no Cups, so you can trump them."
    assert words.chosen(choice, texts).why == "Choose 4 more cards."
    for code in ["2b", "T7", "T8", "T15"]:
        choice.choose_card(code)
    said = words.chosen(choice, texts)
    assert (said.live, said.why, said.button) == (True, "10 of 10 chosen", "Discard 10 cards")
    choice.choose_card("3s")
    assert words.chosen(choice, texts).refused
    assert len(choice.cards) == 10
    choice.choose_card("7c")
    assert effect_text(choice, texts) == ""


@pytest.mark.parametrize(
    ("text", "duty", "free"),
    [
        (positions.FOLLOW, "follow_or_matto", ["7d", "8d", "9d", "M"]),
        (positions.KING, "king", ["Rc"]),
    ],
)
def test_what_is_owed_is_said_all_the_time(text: str, duty: str, free: list[str], texts: Texts) -> None:
    choice, owed = choice_at(text), record.read(text).deal.duty()
    assert owed is not None
    assert owed.message == f"minchiate.duty.{duty}"
    assert words.chosen(choice, texts).say == texts.refusal(owed)
    usable = [code for code in choice.hand if choice.playable(code)]
    assert sorted(usable) == sorted(free)
    choice.choose_card(free[0])
    said = words.chosen(choice, texts)
    assert (said.say, said.why, said.live) == (texts.refusal(owed), texts.card(free[0]), True)
    stays = next(code for code in choice.hand if code not in free)
    choice.choose_card(stays)
    said = words.chosen(choice, texts)
    assert said.refused
    assert texts.card(stays) in said.say
    assert choice.cards == [free[0]]


def test_what_is_said_while_others_decide(texts: Texts) -> None:
    match = record.read(positions.THIRTY_ONE)
    view = match.deal.view(0) | {"turn": 2}
    assert slip.waiting(texts, view).say == "Ottavia is discarding …"
    assert slip.waiting(texts, view | {"phase": "declare"}).say == "Ottavia may declare versicole …"
    assert slip.waiting(texts, view | {"phase": "play"}).say == texts.say("slip.thinking", seat=2)
