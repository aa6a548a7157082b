"""Shengji at the terminal: levels, trumps, what was shown, plays of several cards, what is owed."""

import json
import re

from cardavia_core import record
from cardavia_core.games.shengji import GAME
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from cardavia_core.terminal.show import standing_line, view_lines
from cardavia_core.terminal.texts import Texts
from tests.core.shengji import last_trick, play_all
from tests.core.support import random_move
from tests.core.terminal import Terminal


def seed_with_dealer(dealer: int) -> str:
    return next(f"t{number}" for number in range(50) if Match(GAME, f"t{number}").deal.turn == dealer)


def test_a_deal_to_its_end(terminal: Terminal) -> None:
    out = terminal.says(f"play shengji --seed {seed_with_dealer(0)}", "1\n" * 30)
    for text in (
        "Deal 1. Dealer: You. Levels: 2–2.",
        "Level played: 2",
        "You: Pass.",
        "The dealer takes the kitty.",
        "Eight cards buried.",
        "Attackers: ",
        " of 80 points",
        "Trick so far: Seat",
        "Last trick, to ",
        "A trick of ",
        "The buried cards held ",
        "Deal 2. Dealer: ",
    ):
        assert text in out, text
    assert not re.search(r"\b(shengji|tricks|card|rank|suit|terminal)\.\w", out)
    assert "Card points so far" not in out
    kept = out[out.index("cardavia 1 shengji") :]
    assert len(record.read(kept).moves) == 2


def test_refusals_and_suggestions(terminal: Terminal) -> None:
    """The dealer, seat 0, declares, is given suggestions for the burial, and may type another."""
    seed = next(
        seed
        for seed in (f"t{number}" for number in range(400))
        if Match(GAME, seed).deal.turn == 0 and len(Match(GAME, seed).deal.moves()) > 1
    )
    match = Match(GAME, seed)
    hand = match.deal.view(0)["hand"]
    plain = [code for code in hand if code[:-1] not in ("2", "") and code not in ("BJ", "RJ")]
    typed = f"declare {plain[0]}\n{hand[0]}\n2\n1\nbury {plain[0]}\n"
    out = terminal.says(f"play shengji --seed {seed}", typed)
    assert "You: 2 of " in out
    assert ", shown to declare." in out
    assert "These are suggestions." in out
    assert "Shown: You: 2 of " in out
    assert "Your hand: " in out
    assert " | " in out


def test_what_a_seat_is_shown() -> None:
    texts = Texts(you=1, game=GAME)
    words = [{"seat": seat, "cards": []} for seat in range(4)]
    kitty = ["3d", "4s", "5s", "6s", "8s", "9s", "10s", "Js"]
    deal = last_trick(
        "7d",
        "9h 9h / Ah Ah / 3h 3h / 4h 4h",
        dealer=1,
        declarations=[words[1], words[2], words[3], words[0]],
        kitty=kitty,
        buried=kitty,
    )
    deal.play(GAME.read_move("9h+9h"))
    lines = view_lines(deal.view(1), texts)
    spades = "4 of Spades, 5 of Spades, 6 of Spades, 8 of Spades, 9 of Spades, 10 of Spades, Jack of Spades"
    assert lines == [
        "Level played: 7",
        "Trumps: Diamonds, level cards and Jokers",
        f"The kitty, which all have seen: 3 of Diamonds, {spades}",
        f"Buried: 3 of Diamonds, {spades}",
        "Attackers: The other side, with 0 of 80 points",
        "Trick so far: Seat 0: 9 of Hearts + 9 of Hearts",
        "Your hand: Ace of Hearts, Ace of Hearts",
    ]
    other = view_lines(deal.view(3), Texts(you=3, game=GAME))
    assert not any("Buried" in line for line in other)
    play_all(deal)


def test_no_trump_and_nothing_yet() -> None:
    texts = Texts(you=0, game=GAME)
    deal = last_trick("ANT", "9h / Kh / 3h / 4h", buried=["3d", "4s", "5s", "6s", "8s", "9s", "10s", "Js"])
    lines = view_lines(deal.view(1), texts)
    assert lines[:2] == ["Level played: Ace", "Trumps: level cards and Jokers only"]
    before = view_lines(Match(GAME, "before").deal.view(0), texts)
    assert before[0] == "Level played: 2"
    assert not any("Trumps" in line or "Attackers" in line for line in before)


def test_levels_have_their_names() -> None:
    texts = Texts(you=0, game=GAME)
    assert standing_line({"totals": [14, 11], "winner": None}, texts) == "Levels: Ace–J."
    assert "past the Ace–5" in standing_line({"totals": [15, 5], "winner": 0}, texts)


def test_deal_and_replay(terminal: Terminal) -> None:
    out = terminal.says("deal shengji --seed abc")
    deal = Match(GAME, "abc").deal
    assert " ".join(deal.view(1)["hand"]) in out
    hidden = [code for cards, seats in deal.places() if not seats for code in GAME.pack.write(cards)]
    assert f": {' '.join(hidden)}" in out
    match = Match(GAME, "replayed")
    stream = Stream("replayed")
    while match.deal.turn is not None:
        match.play(random_move(match.deal, stream))
    text = record.write(match)
    out = terminal.says("replay -", text)
    assert "Levels: " in out
    assert "are trumps." in out
    found = json.loads(terminal.says("replay - --json", text))
    assert found["game"] == "shengji"
