"""The table's own thinking, without a browser: choice, slip, saving, texts, log, host."""

import sys
from types import ModuleType
from typing import Any

import pytest

from cardavia_core import record
from cardavia_core.game import Event, Move, Refusal
from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from tests.web.positions import GAME, LAST_CARD, RICH
from web.table import words
from web.table.choices import new_choice
from web.table.choices.choice import Choice
from web.table.choices.declaring_sets import DeclaringSets
from web.table.choices.declaring_trump import DeclaringTrump
from web.table.host import Host, new_host, resumed_host
from web.table.names import names_of
from web.table.saving import Shelf
from web.table.texts import Texts

MESSAGES = {
    "card.7d": "7 of Coins",
    "card.As": "Ace of Swords",
    "rank.7": "7",
    "rank.A": "Ace",
    "seat.you": "You",
    "seat.opponent": "Lena",
    "ways": {"one": "{card}: {n} way", "other": "{card}: {n} ways"},
    "takes": "{card} takes {cards}",
    "odd": "{left_card} {seat} {n} {unknown}",
    "wrapped": "No: {reason}",
}


@pytest.fixture
def texts() -> Texts:
    return Texts(MESSAGES, lambda n: "one" if n == 1 else "few", GAME)


@pytest.fixture
def choice() -> Choice:
    return new_choice(GAME, record.read(RICH).deal.view(0))


class Storage:
    """What the browser would keep, up to so many texts."""

    def __init__(self, room: int = 100) -> None:
        self.kept: dict[str, str] = {}
        self.room = room

    def read(self, name: str) -> str | None:
        return self.kept.get(name)

    def write(self, name: str, text: str) -> bool:
        if name not in self.kept and len(self.kept) >= self.room:
            return False
        self.kept[name] = text
        return True


def test_texts(texts: Texts) -> None:
    assert texts.say("takes", card="7d", cards=["7d", "As"]) == "7 of Coins takes 7 of Coins + Ace of Swords"
    assert texts.count("ways", 1, card="7d") == "7 of Coins: 1 way"
    assert texts.count("ways", 5, card="7d") == "7 of Coins: 5 ways"  # a form that the text lacks: "other"
    assert texts.say("odd", left_card="As", seat=1, n=0) == "Ace of Swords Lena 0 {unknown}"
    assert texts.say("no.such.key", n=1) == "no.such.key"
    assert texts.ranks(["7d", "As"]) == "Ace\u00a0+ 7"
    assert texts.say("wrapped", reason=Refusal("takes", card="7d", cards=["As"])).startswith("No: 7 of Coins")


def test_many_cards_are_written_by_rank_and_sign() -> None:
    texts = Texts({"owed": "{owed_cards}", "card.printed": "{rank}{sign}"}, str, load_game("shengji"))
    assert texts.say("owed", owed_cards=["Ac", "10d"]) == "card.shengji.Ac + card.shengji.10d"
    assert texts.say("owed", owed_cards=["Ac", "10d", "RJ"]) == "A♣\ufe0e 10♦\ufe0e card.shengji.RJ"
    assert Texts({"owed": "{cards}"}, str, GAME).say("owed", cards=["7d"] * 3) == " + ".join(["card.7d"] * 3)


@pytest.mark.parametrize(
    "reasons",
    [
        None,
        7,
        [7, None],
        [{"arguments": {}}],
        [{"message": "no.such.key", "arguments": {}}],
        [{"message": "takes", "arguments": {"card": "19x", "cards": 7}}],
        [{"message": "takes", "arguments": 7}],
        [{"message": "takes"}],
        [{"message": ["takes"], "arguments": {}}],
    ],
)
def test_what_is_no_saying_of_ours_is_left_out(texts: Texts, reasons: object) -> None:
    assert texts.sayings({"reasons": reasons}) == []
    assert texts.sayings(None) == []
    assert texts.sayings({"reasons": [7, {"message": "ways", "arguments": {"card": "7d", "n": 2}}]}) == [
        "7 of Coins: 2 ways"
    ]


def test_choice_settles_what_has_one_way(choice: Choice) -> None:
    assert choice.move is None
    assert not choice.pick("5d")  # no hand card: nothing happens
    assert choice.refusal is None
    choice.choose_card("3b")
    assert choice.move is not None
    assert GAME.write_move(choice.move) == "3b 3c"
    assert choice.pick("3c")  # a tap on what is taken plays
    choice.choose_card("3b")
    assert choice.card is None


def test_choice_is_built_card_by_card(choice: Choice) -> None:
    choice.choose_card("Rd")
    assert choice.card is not None
    assert choice.move is None
    assert len(choice.options()) == 4
    choice.pick("6c")
    assert choice.picked == ["6c"]
    assert choice.move is None
    choice.pick("4b")
    assert choice.move is not None
    assert choice.taken(choice.move) == ["6c", "4b"] or sorted(choice.taken(choice.move)) == ["4b", "6c"]
    choice.pick("5d")  # in another way: begins anew
    assert choice.picked == ["5d"]
    choice.choose_card("7c")
    assert choice.picked == []
    choice.clear()
    assert choice.card is None


def test_choice_says_why_not(choice: Choice) -> None:
    choice.choose_card("7c")
    assert not choice.pick("Cc")
    assert choice.refusal is not None
    assert choice.refusal.message == "scopa.refusal.wrong_sum"
    choice.pick("As")
    assert choice.refusal is None


@pytest.mark.parametrize("slug", SLUGS)
def test_every_choice_ends_in_a_legal_move(slug: str) -> None:
    """In whatever order the cards of a way are tapped, that way is what is settled."""
    game = load_game(slug)
    for number in range(2 if slug == "shengji" else 12):
        match = Match(game, f"{number}")
        while match.deal.turn is not None:
            view = match.deal.view(match.deal.turn)
            moves = match.deal.moves()
            for move in moves[:: 1 + len(moves) // 40]:
                choice = new_choice(game, view)
                tap_cards(choice, move)
                for code in reversed(choice.taken(move)):
                    if choice.move is None:
                        choice.pick(code)
                if choice.leave() == move:
                    choice.choose_move(move)
                assert choice.move == move
                assert words.chosen(choice, Texts({}, str, game)).live
            match.play(moves[-1])


def tap_cards(choice: Choice, move: Move) -> None:
    """Tap the hand cards of a move that are not raised yet; a pass, and each set, is a row of its own."""
    codes = choice.game.pack.write(move.cards)
    if isinstance(choice, DeclaringSets):
        for number, row in enumerate(choice.rows()):
            if (number in choice.chosen_rows()) != all(code in codes for code in row.cards):
                choice.choose_row(number)
    elif isinstance(choice, DeclaringTrump) and not move.cards:
        choice.choose_row(len(choice.rows()) - 1)
    for name in names_of(codes):
        if name not in choice.cards:
            choice.choose_card(name)


def test_a_card_may_be_left_where_it_could_take() -> None:
    cicera = load_game("cicera")
    deal = cicera.position(
        {
            "hands": [["7s", "Rs"], ["2d"], ["2c"], ["2b"]],
            "table": ["7d", "3s", "4s", "5b"],
            "dealer": 3,
            "turn": 0,
        }
    )
    choice, texts = new_choice(cicera, deal.view(0)), Texts({"slip.bonus": "+1 {text}"}, str, cicera)
    choice.choose_card("7s")
    assert choice.move is None
    assert words.chips(choice, texts) == [
        ("A", "rank.7", ""),
        ("B", "rank.3\u00a0+ rank.4", "+1 cicera.bonus.simili"),
        ("", "slip.leave", ""),
    ]
    choice.choose_move(choice.offered()[2])
    assert choice.move == cicera.read_move("7s")
    assert words.chosen(choice, texts).say == "slip.leaves"
    assert not choice.pick("3s")
    assert choice.move == cicera.read_move("7s 3s+4s")  # one way only goes on from there
    assert choice.pick("4s")  # and the next tap plays it
    choice.choose_card("Rs")
    assert choice.move == cicera.read_move("Rs")
    assert not choice.offered()


def test_a_card_that_cannot_be_played_stays_down() -> None:
    game = load_game("piedicavallo")
    match = Match(game, "discard")
    while match.deal.turn is not None:
        view = match.deal.view(match.deal.turn)
        choice = new_choice(game, view)
        for code in view["hand"]:
            choice.clear()
            choice.choose_card(code)
            assert (choice.refusal is None) == choice.playable(code) == (choice.cards == [code])
            assert choice.playable(code) == any(code in game.pack.write(m.cards) for m in match.deal.moves())
        match.play(match.deal.moves()[0])


def test_a_discard_is_put_together() -> None:
    game = load_game("piedicavallo")
    match = Match(game, "discard")
    assert match.deal.turn is not None
    view = match.deal.view(match.deal.turn)
    texts = Texts({}, str, game)
    choice = new_choice(game, view)
    said = words.chosen(choice, texts)
    assert (said.say, said.live, said.refused) == ("piedicavallo.refusal.choose_more", False, False)
    first, second = game.pack.write(match.deal.moves()[0].cards)
    choice.choose_card(first)
    assert not words.chosen(choice, texts).live
    choice.choose_card(second)
    assert words.chosen(choice, texts).live
    third = next(code for code in view["hand"] if choice.playable(code) and code not in choice.cards)
    choice.choose_card(third)
    assert choice.refusal is not None
    assert choice.refusal.message == "piedicavallo.refusal.only_two"
    assert choice.cards == [first, second]
    choice.choose_card(first)
    assert choice.cards == [second]
    assert choice.move is None


def test_slip_says_what_the_button_does(choice: Choice, texts: Texts) -> None:
    assert not words.chosen(choice, texts).live
    choice.choose_card("7c")
    assert not words.chosen(choice, texts).live
    choice.pick("4b")
    assert words.chosen(choice, texts).live
    choice.pick("Cc")
    said = words.chosen(choice, texts)
    assert said.refused
    choice.choose_card("3b")
    assert words.chosen(choice, texts).live


def test_shelf() -> None:
    storage = Storage()
    shelf = Shelf(storage)
    assert shelf.load("scopa") is None
    assert shelf.save("scopa", "text")
    assert storage.kept == {"cardavia.save.scopa": "text"}
    for number in range(12):
        assert shelf.set_aside("scopa", f"damaged {number}")
    aside = [name for name in storage.kept if name.startswith("cardavia.damaged.scopa.")]
    assert sorted(aside) == [f"cardavia.damaged.scopa.{number}" for number in range(1, 10)]
    assert storage.kept["cardavia.damaged.scopa.1"] == "damaged 0"
    assert storage.kept["cardavia.damaged.scopa.9"] == "damaged 11"
    assert shelf.set_aside("scopa", "damaged 3")
    assert len(storage.kept) == 10


def test_full_shelf() -> None:
    shelf = Shelf(Storage(room=0))
    assert not shelf.save("scopa", "text")
    assert not shelf.set_aside("scopa", "text")
    assert shelf.load("scopa") is None


def test_host_gives_views_and_keeps_its_key() -> None:
    host = new_host(GAME, "58", {"target": 16})
    assert host.view()["seat"] == 0
    assert host.view(1)["seat"] == 1
    assert not host.begun()
    with pytest.raises(ValueError, match="not over"):
        host.key()
    assert "58" not in host.seed_of_ai()
    host = resumed_host(LAST_CARD, "scopa")
    host.play(record.read(LAST_CARD).deal.moves()[0])
    assert host.turn is None
    assert host.key()
    assert host.standing_after()["deal"] == 2
    host.next_deal()
    assert not host.begun()


def test_host_tells_the_whole_story() -> None:
    host = resumed_host(RICH, "scopa")
    story = host.story()
    played = [event for _, beats in story for beat in beats for event in beat]
    assert len([event for event in played if event.kind in ("lay", "capture")]) == 12
    assert [number for number, _ in story] == [
        None,
        *(number if number % 2 else None for number in range(12)),
    ]
    assert host.record() == RICH


@pytest.mark.parametrize("text", ["", "nonsense", RICH.replace("scopa", "cicera"), RICH.rstrip() + ", Rd"])
def test_host_refuses_what_is_no_record(text: str) -> None:
    with pytest.raises(record.BadRecord):
        resumed_host(text, "scopa")
    with pytest.raises(record.BadRecord):
        resumed_host(RICH, "another")


def test_seed_of_the_ai_changes_with_every_move() -> None:
    host: Host = resumed_host(RICH, "scopa")
    seeds = {host.seed_of_ai()}
    for _ in range(3):
        host.play(host.game.policy(host.view(host.turn or 0), None)[0])  # type: ignore[arg-type]
        seeds.add(host.seed_of_ai())
    assert len(seeds) == 4


def test_log_says_what_happened(monkeypatch: pytest.MonkeyPatch, texts: Texts) -> None:
    browser: Any = ModuleType("js")
    monkeypatch.setitem(sys.modules, "js", browser)  # the module is meant for the page; this part needs none
    from web.table.telling import sentence

    cards = tuple(GAME.pack.read(["7d", "As"]))
    takes = Event("capture", 0, cards, 1, "takes")
    assert sentence(takes, texts) == "7 of Coins takes Ace of Swords"
    assert sentence(Event("deal", 0), texts) == ""
