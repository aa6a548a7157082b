"""`python3 -m cardavia_core`: what a person reads, what a program gets, and every way to go wrong."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardavia_core import record
from cardavia_core.cards import PACKS
from cardavia_core.game import Game, Refusal
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import commitment
from cardavia_core.terminal import rates, texts
from cardavia_core.terminal.texts import Catalogue, Texts, languages
from tests.core.support import random_match
from tests.core.terminal import Terminal

SCOPA = load_game("scopa")
CICERA = load_game("cicera")
ROOT = Path(__file__).resolve().parents[2]


def json_lines(said: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.splitlines()]


def test_a_match_to_its_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    code, out, err = terminal(f"play scopa --seed abc --record {file}", "1\n" * 2000)
    assert (code, err) == (0, "")
    match = record.read(file.read_text())
    assert match.winner is not None
    assert out.count("Settebello") == len(match.moves)
    assert "wins the match" in out
    assert "Traceback" not in out


def test_answers_that_are_no_moves(terminal: Terminal) -> None:
    code, out, _ = terminal("play --seed abc", "\nhello\n99\n0\n7d\nFd Rc\n²\nFd\n")
    assert code == 0
    for sentence in ("“hello” is not a move.", "“99” is not a move.", "7 of Coins is not in the hand."):
        assert sentence in out
    assert "Fante of Coins has nothing to take here." in out
    assert "You: Fante of Coins, laid down." in out


def test_nothing_is_lost_when_the_person_stops(terminal: Terminal) -> None:
    code, out, _ = terminal("play --seed abc", "1\n1\n")
    assert code == 0
    kept = out[out.index("cardavia 1 scopa") :]
    assert len(record.read(kept).moves[0]) == 5


def test_ctrl_c_is_a_way_to_stop(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, out, _ = terminal("play --seed abc")
    assert code == 0
    assert "cardavia 1 scopa seed=abc" in out


def test_a_match_goes_on_from_its_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    terminal(f"play --seed abc --record {file}", "1\n1\n")
    begun = record.read(file.read_text())
    _, out, _ = terminal(f"play --record {file}", "1\n")
    after = record.read(file.read_text())
    assert after.seed == "abc"
    assert after.moves[0][: len(begun.moves[0])] == begun.moves[0]
    assert len(after.moves[0]) > len(begun.moves[0])
    assert "record of the match" not in out


def test_a_file_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    code, out, err = terminal(f"play --seed abc --record {tmp_path}/none/match.txt", "1\n")
    assert code == 0
    assert "No such file" in err
    assert "cardavia 1 scopa seed=abc" in out


def test_the_other_seat(terminal: Terminal) -> None:
    _, out, _ = terminal("play --seed abc --seat 1", "1\n")
    assert "Dealer: Seat 0." in out


def test_play_for_programs(terminal: Terminal) -> None:
    code, out, _ = terminal("play --seed abc --json", "xx\n" + "1\n" * 2000)
    assert code == 0
    said = json_lines(out)
    assert next(line["refusal"]["message"] for line in said if "refusal" in line) == "move.unreadable"
    assert any("tally" in line for line in said)
    assert record.read(str(said[-1]["record"])).winner is not None


def test_a_view_for_programs_is_that_of_one_seat(terminal: Terminal) -> None:
    _, out, _ = terminal("play --seed abc --json", "1\n")
    views = [line["view"] for line in json_lines(out) if "view" in line]
    assert views
    assert all(view["seat"] == 0 for view in views)


def test_deal_shows_the_cards_and_their_proof(terminal: Terminal) -> None:
    match = Match(SCOPA, "abc")
    code, out, _ = terminal("deal scopa --seed abc")
    assert code == 0
    assert match.key() in out
    assert match.commitment() in out
    assert " ".join(match.deal.view(1)["hand"]) in out


@pytest.mark.parametrize("number", [1, 2, 3])
def test_deal_is_the_deal_of_the_match(terminal: Terminal, number: int) -> None:
    match = Match(SCOPA, "abc")
    for _ in range(number - 1):
        while match.deal.turn is not None:
            match.play(match.deal.moves()[0])
        match.next_deal()
    code, out, _ = terminal(f"deal scopa --seed abc --number {number} --json")
    found = json.loads(out)
    assert code == 0
    assert (found["key"], found["dealer"]) == (match.key(), match.standing["dealer"])
    assert found["commitment"] == commitment(found["key"])
    for seat in (0, 1):
        assert found["views"][seat]["hand"] == match.deal.view(seat)["hand"]


def test_replay(terminal: Terminal, tmp_path: Path) -> None:
    match = random_match(SCOPA, "replay")
    file = tmp_path / "match.txt"
    file.write_text(record.write(match))
    code, out, err = terminal(f"replay {file}")
    assert (code, err) == (0, "")
    assert out.count("Settebello") == len(match.moves)
    code, out, _ = terminal("replay - --json", record.write(match))
    found = json.loads(out)
    assert (code, found["refusal"], found["winner"]) == (0, None, match.winner)
    assert found["deals"][-1]["after"] == match.after()
    assert [deal["key"] for deal in found["deals"]][-1] == match.key()


def test_replay_of_a_match_that_has_just_begun(terminal: Terminal) -> None:
    code, out, _ = terminal("replay - --json", record.write(Match(SCOPA, "begun")))
    found = json.loads(out)
    assert code == 0
    assert (found["winner"], found["deals"][0]["key"], found["deals"][0]["tally"]) == (None, None, None)


def test_a_forbidden_record_is_refused_with_its_reason(terminal: Terminal) -> None:
    lines = record.write(random_match(SCOPA, "forbidden")).splitlines()
    moves = lines[1].split(", ")
    lines[1] = ", ".join([*moves[:4], moves[0], *moves[5:]])
    code, out, err = terminal("replay -", "\n".join(lines))
    assert code == 1
    assert out.startswith("Deal 1.")
    assert "Deal 1, move 5" in err
    assert "is not in the hand" in err
    code, out, _ = terminal("replay - --json", "\n".join(lines))
    found = json.loads(out)
    assert code == 1
    assert found["refusal"]["arguments"]["move"] == 5
    assert found["refusal"]["arguments"]["reason"]["message"] == "move.not_in_hand"
    assert len(found["deals"]) == 1


def test_arena(terminal: Terminal) -> None:
    code, out, _ = terminal("arena scopa policy random --pairs 5 --seed test")
    assert code == 0
    assert "Won:" in out
    answers = [terminal("arena scopa policy random --pairs 5 --seed test --json")[1] for _ in range(2)]
    assert answers[0] == answers[1]
    assert json.loads(answers[0])["pairs"] == 5
    assert json.loads(terminal("arena scopa policy random --pairs 1 --json")[1])["wins"]["margin"] is None


def test_bench(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, little in (("SECONDS", 0.001), ("TRIES", 1), ("WHOLE_DEALS", 1), ("EFFORT", 100)):
        monkeypatch.setattr(rates, name, little)
    code, out, _ = terminal("bench --json")
    assert code == 0
    for found in json.loads(out).values():
        assert {"reference", "moves", "random deal", "playout, card 1", "effort"} <= set(found)
    assert "scopa" in terminal("bench scopa")[1]


@pytest.mark.parametrize(
    "command",
    [
        "",
        "dance",
        "play chess",
        "play --seed a/b",
        "play --seed " + "x" * 65,
        "play --seat 2",
        "play --seat -1",
        "play --seat ²",
        "deal scopa",
        "deal scopa --seed abc --number 0",
        "deal scopa --seed abc --number 99999999",
        "replay",
        "replay /no/such/file",
        "replay .",
        "arena scopa policy nobody",
        "arena scopa policy greedy --pairs 0",
        "arena scopa policy greedy --pairs 10 --seed " + "x" * 63,
        "bench chess",
        "play --lang xx",
        "play --lang",
    ],
)
def test_bad_use(terminal: Terminal, command: str) -> None:
    code, out, err = terminal(command)
    assert (code, out) == (2, "")
    assert "error: " in err


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff\xfe\xed", b"\xff" * 300_000, "cardavia 1 scopa seed=ä".encode()]
)
def test_files_that_are_no_records(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(content)
    for command in (f"replay {file}", f"play --record {file}"):
        code, _, err = terminal(command)
        assert code == 1
        assert err
    assert file.read_bytes() == content


def test_as_a_program() -> None:
    command = [sys.executable, "-m", "cardavia_core", "play", "--seed", "abc", "--lang", "it"]
    done = subprocess.run(command, input="1\n", capture_output=True, encoding="utf-8", cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "La tua mano: " in done.stdout


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_texts_of_the_terminal(language: str) -> None:
    english = (texts.LOCALES / "en" / "ui.po").read_text(encoding="utf-8")
    own = Catalogue((texts.LOCALES / language / "ui.po").read_text(encoding="utf-8"))
    keys = [key for key in Catalogue(english).texts if key.startswith("terminal.")]
    assert len(keys) > 20
    assert [key for key in keys if key not in own.texts] == []


def test_without_catalogues_the_keys_are_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    found = Texts("it")
    assert found.card("7d") == "7d"
    assert found.refusal(Refusal("move.not_in_hand", card="7d")) == "move.not_in_hand 7d"
    assert languages() == ["en"]


def test_a_match_of_four(terminal: Terminal, tmp_path: Path) -> None:
    """Seat 1 plays with seat 3: the card just laid, its side's bonus points, and which side has won."""
    file = tmp_path / "match.txt"
    code, out, err = terminal(f"play cicera --seed abc --seat 1 --record {file}", "1\n" * 12)
    assert (code, err) == (0, "")
    match = record.read(file.read_text())
    points = match.deal.view(1)["points"]
    assert "Just laid down: " in out
    assert f"Bonus points so far: The other side {points[0]}, Your side " in out
    winner = ("The other side", "Your side")[match.winner or 0]
    assert f"{winner} wins the match" in out
    code, out, _ = terminal(f"replay {file}")
    assert code == 0
    assert f"Side {match.winner} wins the match" in out


def test_a_long_hand_is_shown_whole(terminal: Terminal) -> None:
    _, out, _ = terminal("play cicera --seed abc")
    hand = next(line for line in out.splitlines() if line.startswith("Your hand: "))
    assert hand.count(", ") == 11
    assert "…" not in hand


def test_what_others_wrote_is_cut_short() -> None:
    assert Texts().say("record.unknown_game", name="x" * 500 + "\x1b").count("x") == 80
    assert "\x1b" not in Texts().say("move.unreadable", text="\x1b[2J")


@pytest.mark.parametrize(
    ("game", "you", "names"),
    [
        (SCOPA, 0, ["You", "Seat 1"]),
        (SCOPA, None, ["Seat 0", "Seat 1"]),
        (CICERA, 1, ["The other side", "Your side"]),
        (CICERA, 2, ["Your side", "The other side"]),
        (CICERA, None, ["Side 0", "Side 1"]),
        (None, 0, ["Side 0", "Side 1"]),
    ],
)
def test_what_a_side_is_called(game: Game | None, you: int | None, names: list[str]) -> None:
    spoken = Texts(you=you, game=game)
    assert [spoken.say("terminal.winner", team=team, totals="1–0") for team in (0, 1)] == [
        f"{name} wins the match, 1–0." for name in names
    ]


def test_cards_and_suits_are_named_pack_by_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Italian cards have one name in all games; those of other packs have their own."""
    assert Texts(game=CICERA).card("10d") == Texts().card("10d") == "10 of Coins"
    assert Texts(game=CICERA).say("x", suit="s") == "x Swords"
    french = Texts(game=FrenchGame())
    named = {"card.shengji.2h": ["the two"], "suit.shengji.h": ["the hearts"]}
    monkeypatch.setattr(french, "_catalogues", [Catalogue("")])
    assert (french.card("2h"), french.suit("h")) == ("2h", "suit.shengji.h")
    french._catalogues[0].texts.update(named)
    assert (french.card("2h"), french.suit("h"), french.card("T9")) == ("the two", "the hearts", "T9")


class FrenchGame(Game):
    """A game with cards that no other pack has."""

    pack = PACKS["shengji"]


def test_the_reader_of_catalogues() -> None:
    catalogue = Catalogue(
        'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);\\n"\n\n'
        '#. note\nmsgid "long"\nmsgstr ""\n"one "\n"\\"two\\""\n\n'
        'msgid "many"\nmsgid_plural "many"\nmsgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"\n\n'
        '#, fuzzy\nmsgid "doubtful"\nmsgstr "x"\n\nmsgid "empty"\nmsgstr ""\n\n'
        '#~ msgid "old"\n#~ msgstr "y"\n'
    )
    assert sorted(catalogue.texts) == ["long", "many"]
    assert catalogue.find("long", 0) == 'one "two"'
    assert [catalogue.find("many", n) for n in (1, 2, 5)] == ["a", "b", "c"]
    assert catalogue.find("empty", 0) is None
