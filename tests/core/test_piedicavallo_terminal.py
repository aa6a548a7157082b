"""Piedicavallo at the terminal: the tricks, the trumps announced and the points are shown."""

import json

from cardavia_core import record
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.match import Match
from tests.core.support import random_match
from tests.core.terminal import Terminal


def seed_with_dealer(dealer: int) -> str:
    return next(f"t{number}" for number in range(50) if Match(GAME, f"t{number}").deal.turn == dealer)


def test_a_deal_to_its_end(terminal: Terminal) -> None:
    out = terminal.says(f"play piedicavallo --seed {seed_with_dealer(0)}", "1\n" * 20)
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


def test_refusals_in_words(terminal: Terminal) -> None:
    seed = seed_with_dealer(0)
    hand = Match(GAME, seed).deal.view(0)["hand"]
    kings = [code for code in hand if code[0] == "R"]
    typed = f"discard {kings[0]}\n{hand[0]}\ndiscard {hand[0]}\n"
    out = terminal.says(f"play piedicavallo --seed {seed}", typed)
    assert "counts 5 points, so it cannot be discarded." in out
    assert "First discard two cards." in out
    assert "Choose 1 more card to discard." in out


def test_deal_and_replay(terminal: Terminal) -> None:
    out = terminal.says("deal piedicavallo --seed abc")
    view = Match(GAME, "abc").deal.view(1)
    assert " ".join(view["hand"]) in out
    text = record.write(random_match(GAME, "replayed"))
    out = terminal.says("replay -", text)
    assert "Trump 21." in out
    found = json.loads(terminal.says("replay - --json", text))
    assert found["winner"] == record.read(text).winner
