"""Choosing several cards, without a browser: follows, leads, declarations, and every play that is allowed."""

import random
from typing import Any

import pytest

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games import load_game
from tests.web import positions_of_shengji as positions
from web.table import words
from web.table.choices import new_choice
from web.table.choices.choice import Choice
from web.table.choices.declaring_trump import DeclaringTrump
from web.table.choices.leading import Leading
from web.table.choices.several import Several
from web.table.names import codes_of, names_of
from web.table.texts import Texts

GAME = load_game("shengji")
TEXTS = Texts({}, str, GAME)


def choice_at(text: str) -> Choice:
    """What the person has to choose in a saved match."""
    return new_choice(GAME, record.read(text).deal.view(0))


def raised(choice: Choice, *names: str) -> list[str]:
    """What is raised after taps on these cards."""
    for name in names:
        choice.choose_card(name)
    return choice.cards


def plain(view: dict[str, Any]) -> list[str]:
    """Cards that declare nothing, from what nobody has shown: each once."""
    return [code for code in GAME.pack.codes if code[-1] != "J" and code[0] != view["level"]]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (positions.OPEN, DeclaringTrump),
        (positions.BURY, Several),
        (positions.LEAD, Leading),
        (positions.SOME_PAIRS, Several),
    ],
)
def test_each_turn_has_its_kind_of_choice(text: str, kind: type[Choice]) -> None:
    choice = choice_at(text)
    assert type(choice) is kind
    assert not choice.offered()
    assert choice.move is None
    assert not words.chosen(choice, TEXTS).live


def test_a_second_tap_takes_the_copy_and_a_third_lowers_both() -> None:
    choice = choice_at(positions.SOME_PAIRS)
    assert raised(choice, "6d.2", "6d.2") == ["6d.2", "6d"]
    assert raised(choice, "6d") == []
    assert raised(choice, "4d", "4d") == []  # there is only one
    assert raised(choice, "Ad", "10d", "4d", "6d", "6d") == ["Ad", "10d", "4d"]  # no room for its copy


def test_too_many_and_unusable_cards_are_refused() -> None:
    choice = choice_at(positions.SOME_PAIRS)
    raised(choice, "Ad", "10d", "4d", "6d", "3d")
    assert choice.refusal is not None
    assert len(choice.cards) == 4
    assert words.chosen(choice, TEXTS).refused
    choice.choose_card("Ks")
    assert choice.refusal.message == "shengji.refusal.follow"
    choice.clear()
    assert not choice.cards


def test_what_is_laid_away_is_chosen_card_by_card() -> None:
    choice = choice_at(positions.BURY)
    pair = next(name for name in names_of(choice.hand) if name.endswith(".2"))
    assert raised(choice, pair, pair) == []
    move = choice.deal.moves()[0]
    choice.choose_move(move)
    assert choice.move == move
    assert not choice.dropped


def test_leads_grow_from_what_is_raised() -> None:
    choice = choice_at(positions.LEAD)
    assert isinstance(choice, Leading)
    assert raised(choice, "8c.2") == ["8c.2"]
    assert raised(choice, "8c") == ["8c", "8c.2"]
    assert sorted(codes_of(raised(choice, "8c"))) == ["7c", "7c", "8c", "8c"]
    assert choice.larger() is None
    assert raised(choice, "8c") == []
    assert raised(choice, "Ad", "8c") == ["8c"]
    choice.drag("7c")
    assert choice.cards == ["7c"]
    assert choice.dropped


@pytest.mark.parametrize("number", range(20))
def test_every_lead_can_be_reached(number: int) -> None:
    """By taps on its cards that are not raised yet, also through one of several pairs of the level."""
    draw = random.Random(number)
    trumps = [code for code in GAME.pack.codes if code[-1] in "cJ" or code[0] == "2"]
    faces = ["2c", *draw.sample([code for code in trumps if code != "2c"], 12)]
    hand = sorted(faces[:12] * 2 + faces[12:], key=GAME.pack.card)
    view = record.read(positions.LEAD).deal.view(0) | {"hand": hand}
    for move in new_choice(GAME, view).deal.moves():
        choice = new_choice(GAME, view)
        for name in names_of(GAME.pack.write(move.cards)):
            if name not in choice.cards and choice.move != move:
                choice.choose_card(name)
        assert choice.move == move, GAME.write_move(move)


def test_declaring_shows_the_strongest_that_is_allowed() -> None:
    view = record.read(positions.OVERCALL).deal.view(0)
    suit = next(code for code in view["hand"] if code[0] == "2")
    paired = view | {"hand": [*[suit] * 2, "BJ", "BJ", "RJ", *plain(view)[:20]]}
    paired["declarable"] = [
        {"cards": cards, "trump": trump, "trumps": 5, "dealer": 1}
        for cards, trump in (([suit], suit[-1]), ([suit] * 2, suit[-1]), (["BJ", "BJ"], ""))
    ]
    choice = new_choice(GAME, paired)
    assert isinstance(choice, DeclaringTrump)
    assert [row.cards for row in choice.rows()] == [[suit] * 2, ["BJ", "BJ"], []]
    assert raised(choice, suit) == [suit, suit + ".2"]  # one of them would not be enough
    assert choice.move == Move("declare", tuple(GAME.pack.read([suit] * 2)))
    assert raised(choice, suit) == []
    assert raised(choice, "BJ.2") == ["BJ", "BJ.2"]
    choice.choose_card("RJ")
    assert choice.refusal is not None
    choice.choose_row(2)
    assert (choice.move, choice.cards) == (Move("pass"), [])
    choice.choose_row(0)
    choice.clear()
    assert choice.move is None


def test_jokers_that_are_no_pair_say_so() -> None:
    view = record.read(positions.OPEN).deal.view(0)
    view |= {"hand": ["BJ", "RJ", *plain(view)[:23]]}
    choice = new_choice(GAME, view)
    assert isinstance(choice, DeclaringTrump)
    row = choice.rows()[-2]
    assert (row.cards, row.trump) == (["BJ", "RJ"], "")
    assert row.refusal is not None
    assert raised(choice, "BJ") == []
    assert choice.refusal is row.refusal


def test_a_single_of_a_pair_may_be_shown() -> None:
    view = record.read(positions.OPEN).deal.view(0)
    shown = view["declarable"][0]
    code = shown["cards"][0]
    view["declarable"] = [shown, shown | {"cards": [code] * 2}]
    view |= {"hand": [code, code, *plain(view)[:23]]}
    choice = new_choice(GAME, view)
    assert isinstance(choice, DeclaringTrump)
    assert choice.rows()[0].cards == [code] * 2
    assert raised(choice, code) == [code]
    assert choice.rows()[0].cards == [code]  # the row shows what is chosen
    assert raised(choice, code) == [code, code + ".2"]
    assert raised(choice, code) == []
