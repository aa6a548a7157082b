"""Piedicavallo at the terminal: the tricks, the trumps announced and the points are shown."""

import io
import json

import pytest

from cardavia_core import record
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.match import Match
from cardavia_core.terminal import main
from tests.core.support import random_match


def said(
    command: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(command.split()) == 0
    return capsys.readouterr().out


def seed_with_dealer(dealer: int) -> str:
    return next(f"t{number}" for number in range(50) if Match(GAME, f"t{number}").deal.turn == dealer)


def test_a_deal_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = said(f"play piedicavallo --seed {seed_with_dealer(0)}", "1\n" * 20, monkeypatch, capsys)
    for text in (
        "You: Two cards discarded, 0 trumps among them.",
        "Trumps in the discard: 0",
        "Trick so far: Seat",
        "Last trick, to ",
        "Card points so far: ",
        "A trick of ",
        "The discard was ",
    ):
        assert text in out
    assert "piedicavallo." not in out
    assert "tricks." not in out
    assert "card." not in out
    kept = out[out.index("cardavia 1 piedicavallo") :]
    assert record.read(kept).winner is not None


def test_refusals_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seed = seed_with_dealer(0)
    hand = Match(GAME, seed).deal.view(0)["hand"]
    kings = [code for code in hand if code[0] == "R"]
    typed = f"discard {kings[0]}\n{hand[0]}\ndiscard {hand[0]}\n"
    out = said(f"play piedicavallo --seed {seed}", typed, monkeypatch, capsys)
    assert "counts 5 points, so it cannot be discarded." in out
    assert "First discard two cards." in out
    assert "Choose 1 more card to discard." in out


def test_deal_and_replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = said("deal piedicavallo --seed abc", "", monkeypatch, capsys)
    view = Match(GAME, "abc").deal.view(1)
    assert " ".join(view["hand"]) in out
    text = record.write(random_match(GAME, "replayed"))
    out = said("replay -", text, monkeypatch, capsys)
    assert "Trump 21." in out
    found = json.loads(said("replay - --json", text, monkeypatch, capsys))
    assert found["winner"] == record.read(text).winner
