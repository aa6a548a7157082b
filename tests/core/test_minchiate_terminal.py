"""Minchiate at the terminal: the opening, discards, sets, the lead and the resti, and the arena's measure."""

import json
import re

import pytest

from cardavia_core import record
from cardavia_core.ai.arena import compare
from cardavia_core.ai.players import PLAYERS
from cardavia_core.games.minchiate import GAME
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from cardavia_core.terminal.show import event_lines, score_lines, view_lines
from cardavia_core.terminal.texts import Texts
from tests.core.minchiate import dealt, last_trick, played_out, refusal, to_declare
from tests.core.minchiate_again import value
from tests.core.support import random_match
from tests.core.terminal import Terminal


def seed_to_discard(seat: int) -> str:
    """A match in which this seat discards first."""
    deals = ((f"t{number}", Match(GAME, f"t{number}").deal) for number in range(400))
    return next(seed for seed, deal in deals if deal.phase == "discard" and deal.turn == seat)


def told_at_first(seed: str, you: int | None) -> list[str]:
    """The sentences of the opening."""
    return event_lines(GAME, Match(GAME, seed).deal.opening, Texts(you=you, game=GAME))


def test_a_deal_to_its_end(terminal: Terminal) -> None:
    seed = seed_to_discard(0)
    out = terminal.says(f"play minchiate --seed {seed}", "1\n" * 30)
    for line in told_at_first(seed, 0):
        assert line in out, line
    for text in (
        "60 ahead make a resto",
        "Resti won: ",
        "Out of play: ",
        "Trick so far: ",
        "Last trick, to ",
        "Points ahead before the count: ",
        "rounded up to resti: ",
    ):
        assert text in out, text
    assert not re.search(r"\b(minchiate|tricks|card|suit|terminal|move)\.\w", out)
    assert "Card points so far" not in out
    kept = out[out.index("cardavia 1 minchiate") :]
    assert record.read(kept).winner is not None


def test_refusals_in_words(terminal: Terminal) -> None:
    seed = seed_to_discard(0)
    hand = Match(GAME, seed).deal.view(0)["hand"]
    counting = next(code for code in hand if value(code))
    typed = f"discard {counting}\n{hand[0]}\npass\n"
    out = terminal.says(f"play minchiate --seed {seed}", typed)
    deal, texts = Match(GAME, seed).deal, Texts(you=0, game=GAME)
    for text in (f"discard {counting}", hand[0], "pass"):
        assert texts.refusal(refusal(deal, text)) in out


def test_deal_and_replay(terminal: Terminal) -> None:
    out = terminal.says("deal minchiate --seed abc")
    match = Match(GAME, "abc")
    assert " ".join(match.deal.view(1)["hand"]) in out
    assert "\n".join(told_at_first("abc", None)) in out
    match = random_match(GAME, "replayed")
    text = record.write(match)
    out = terminal.says("replay -", text)
    assert "Points ahead before the count: " in out
    found = json.loads(terminal.says("replay - --json", text))
    assert found["winner"] == match.winner
    assert found["deals"][0]["after"]["totals"] == match.after()["totals"]


def test_what_is_shown_before_a_move() -> None:
    texts = Texts(you=0, game=GAME)
    deal = to_declare("T28 T29 T30 M", lead=[0, 25], resti=[1, 0], fola=["9c", "8c"])
    lines = view_lines(deal.view(0), texts)
    assert lines[:4] == [
        "Ahead: The other side, by 25; 60 ahead make a resto",
        "Resti won: 1–0",
        "Out of play: 9 of Cups, 8 of Cups",
        "Sets to declare: 28 Capricorn + 29 Sagittarius + 30 Cancer = 20",
    ]
    deal.play(deal.moves()[-1])
    lines = view_lines(deal.view(1), texts)
    assert lines[3] == "Shown: You: 28 Capricorn + 29 Sagittarius + 30 Cancer = 20"
    level = view_lines(dealt().view(0), texts)
    assert level[0] == "The sides are level; 60 ahead make a resto"


def test_what_the_count_comes_to() -> None:
    deal = last_trick("T33 M 2s 3s", leader=0, lead=[0, 25], resti=[1, 0])
    played_out(deal)
    assert score_lines(deal, Texts(game=GAME))[-3:] == [
        "Points ahead before the count: 0–25",
        "Points ahead after it: 0–5; rounded up to resti: 0–1",
        "Resti won: 1–1",
    ]


def test_the_arena_counts_resti() -> None:
    """What the match is about, not the points of the count."""
    result = compare(GAME, PLAYERS["random"], PLAYERS["random"], 3, "resti")
    ahead = 0
    for number in range(3):
        for team in (0, 1):
            match = Match(GAME, f"resti-{number}")
            streams = [Stream(f"arena/resti-{number}/{team}/{seat}") for seat in range(4)]
            while (seat := match.deal.turn) is not None:
                match.play(PLAYERS["random"](GAME, match.deal.view(seat), streams[seat]))
            resti = match.deal.view(0)["settlement"]["resti"]
            ahead += resti[team] - resti[1 - team]
    assert result.points.mean == pytest.approx(ahead / 6)
