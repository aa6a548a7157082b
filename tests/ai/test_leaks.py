"""Leaks: no message to a seat or to the worker names a card that the seat does not see, nor the seed."""

import json
from typing import Any

import pytest

from cardavia_core.game import Game
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream, deal_key
from tests.ai.beside_the_page import play_a_deal
from tests.ai.support import ALL_LEVELS, SLUGS, random_play, self_play
from tests.core.support import canonical, codes_in, hidden_codes, known_codes
from web.table.host import Host
from web.table.texts import YOU
from web.thinker.answer import PROTOCOL, answer

SECRET = "the-seed-of-this-match"


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


class Scan:
    """Looks through every question to the worker and every answer of it while a match is on."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.asked: dict[str, int] = {}

    def heard(self, question: str, said: str) -> None:
        asked, found = json.loads(question), json.loads(said)
        self.asked[asked["ask"]] = self.asked.get(asked["ask"], 0) + 1
        for text in (question, said):
            assert SECRET not in text, "the seed"
            assert self.match.key() not in text, "the key"
        assert "error" not in found
        seat = asked["view"]["seat"] if "view" in asked else YOU
        assert asked["ask"] != "move" or seat == self.match.deal.turn
        for data in (asked, found):
            self.check(data, seat)

    def check(self, data: object, seat: int) -> None:
        """That a seat knows every card which is named."""
        game, deal = self.match.game, self.match.deal
        named = codes_in(game, data)
        assert named.isdisjoint(hidden_codes(game, deal, seat)), "a hidden card"
        assert named <= known_codes(game, deal, seat)


@pytest.mark.parametrize("level", ["beginner", "master"])
def test_what_the_worker_is_asked_names_no_hidden_card(
    game: Game, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, SECRET)
    scan = Scan(match)
    play_a_deal(monkeypatch, Host(match), level, scan.heard)
    assert match.deal.turn is None
    assert scan.asked["measure"] == 1
    assert scan.asked["move"] > 10


class Leaking(Host):
    """A host that gives a seat one card too many, in the midst of a text, or the seed or the key."""

    def __init__(self, match: Match, leak: str) -> None:
        super().__init__(match)
        self.match, self.leak = match, leak

    def view(self, seat: int = YOU) -> dict[str, Any]:
        view = super().view(seat)
        hidden = sorted(hidden_codes(self.game, self.match.deal, seat))
        told = {"card": hidden[0] if hidden else "", "seed": SECRET, "key": self.match.key()}[self.leak]
        return view | {"more": [{"note": f"see {told}"}]}


@pytest.mark.parametrize("leak", ["card", "seed", "key"])
@pytest.mark.parametrize("slug", ["scopa", "piedicavallo"])
def test_a_leak_would_be_found(slug: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(load_game(slug), SECRET)
    with pytest.raises(AssertionError, match=leak):
        play_a_deal(monkeypatch, Leaking(match, leak), "casual", Scan(match).heard)
    assert match.deal.turn is None


def test_hints_and_reasons_name_no_hidden_card(game: Game) -> None:
    """A hint names cards that the person sees; what is said of another's move names none at all."""
    match = Match(game, SECRET)
    scan = Scan(match)
    number = 0
    while (seat := match.deal.turn) is not None:
        move, _ = game.policy(match.deal.view(seat), Stream("hints"))
        asked: dict[str, Any] = {"cardavia": PROTOCOL, "id": 1, "game": game.slug, "seed": f"1/{number}"}
        if seat == YOU:
            asked |= {"ask": "hint", "view": match.deal.view(YOU), "effort": 0}
        else:
            asked |= {"ask": "public", "view": match.deal.view(YOU), "move": game.write_move(move)}
            asked |= {"seat": seat}
        if number % 3 == 0:
            text = json.dumps(asked)
            said = answer(text)
            if seat == YOU:
                scan.heard(text, said)
            else:  # the move is made: everybody sees it now
                assert not codes_in(game, {"reasons": json.loads(said)["reasons"]})
        match.play(move)
        number += 1
    assert scan.asked["hint"] > 1


@pytest.mark.parametrize("deals", [1, pytest.param(200, marks=pytest.mark.long)])
def test_what_seats_are_shown_and_told_names_no_hidden_card(game: Game, deals: int) -> None:
    """In self-play of all levels: every view, and every event, which everybody is told."""
    for number in range(deals):
        levels = [ALL_LEVELS[(number + seat) % 4] for seat in range(game.seats)]
        for match in self_play(game, f"leaks-{number}", levels, 0):
            scan = Scan(match)
            for seat in range(game.seats):
                view = match.deal.view(seat)
                scan.check(view, seat)
                assert f"leaks-{number}" not in canonical(view)
            if match.deal.turn is not None:
                move, _ = game.policy(match.deal.view(match.deal.turn), Stream("told"))
                after = match.deal.copy()
                told = [event for beat in after.play(move) for event in beat]
                cards = {code for event in told for code in game.pack.write(event.cards)}
                for seat in range(game.seats):
                    assert cards <= known_codes(game, after, seat)


def test_a_view_of_a_random_deal_does_not_depend_on_what_is_hidden(game: Game) -> None:
    """The hidden cards anywhere else: the message to the worker is the same, letter for letter."""
    for number, deal in enumerate(random_play(game, "letters")):
        if deal.turn is not None and number % 5 == 0:
            twin = game.sample(deal.view(deal.turn), Stream(f"letters/{number}"))
            assert json.dumps(twin.view(deal.turn)) == json.dumps(deal.view(deal.turn))


def test_a_deal_is_opened_only_when_it_is_over_and_never_the_match(game: Game) -> None:
    """What the worker is given to look back: the key of this deal, which opens no other."""
    match = Match(game, SECRET)
    host = Host(match)
    while match.deal.turn is not None:
        for closed in (host.key, host.finished):
            with pytest.raises(ValueError):
                closed()
        match.play(game.policy(match.deal.view(match.deal.turn), Stream("closed"))[0])
    text = json.dumps(host.finished())
    assert match.key() in text
    assert SECRET not in text
    assert deal_key(SECRET, 2) not in text
