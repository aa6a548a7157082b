"""Refusals and the lines of a score point to the sentence of the rules that they rest on."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from cardavia_core.game import Game
from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import LAST_CARD, RICH
from web.build.catalogues import read_entries, template_keys
from web.build.games import GAMES
from web.build.pages import PAGES

DEALS = 25
SHARED = ("move.not_in_hand", "move.deal_over", "move.unreadable")
"""Refusals that no rule of a game is needed for."""


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_every_refusal_rests_on_a_rule(game: Game) -> None:
    refusals = {key for key in read_entries("en") if key.startswith(f"{game.slug}.refusal.")}
    assert refusals
    assert refusals - game.clauses.keys() == set()


def test_every_line_of_a_score_rests_on_a_rule(game: Game) -> None:
    """The lines of many deals: sets and payments of Minchiate come in some of them only."""
    labels = set()
    for number in range(DEALS):
        match, stream = Match(game, f"lines-{number}"), Stream(f"lines-{number}")
        while (seat := match.deal.turn) is not None:
            match.play(game.policy(match.deal.view(seat), stream)[0])
        labels |= {line.label for line in match.deal.tally().lines}
    assert len(labels) > 2
    assert labels - game.clauses.keys() == set()


def test_every_clause_is_a_sentence_of_the_page(game: Game) -> None:
    page = {key for key, _ in template_keys(PAGES / "rules" / f"{game.slug}.html")}
    named = {f"rules.{game.slug}.{clause}" for clause in game.clauses.values()}
    assert named - page == set()
    assert game.clauses.keys() - read_entries("en").keys() == set()


def test_every_sentence_has_one_address(dist: Path, game: Game) -> None:
    """The ids of the page are the keys of its sentences, each of them once."""
    page = (dist / "en" / "rules" / game.slug / "index.html").read_text(encoding="utf-8")
    for clause in set(game.clauses.values()):
        assert page.count(f'<li id="{clause}">') == 1, clause


def follow(page: Page, link: str) -> Any:
    """Open a link in its new tab; what its address points to there."""
    with page.context.expect_page() as opened:
        page.locator(link).click()
    rules = opened.value
    rules.wait_for_load_state()
    sentence = rules.locator(":target")
    assert sentence.is_visible()
    clause = sentence.get_attribute("id")
    rules.close()
    page.bring_to_front()
    return clause


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    return Player(open_page(viewport=PHONE, has_touch=True))


def test_a_refusal_leads_to_its_rule(player: Player, site: str) -> None:
    player.sit_down(site + "en/scopa/", RICH)
    link = player.page.locator("#rule")
    player.raise_card("7c")
    assert not link.is_visible()
    assert player.pick("Cc").refused
    assert follow(player.page, "#rule") == "turn.sum"
    player.raise_card("Rd")
    assert not link.is_visible()


def test_a_line_of_the_score_leads_to_its_rule(player: Player, site: str) -> None:
    hand = player.sit_down(site + "en/scopa/", LAST_CARD).hand
    player.raise_card(hand[0])
    player.act()
    player.wait("scored", "won")
    primiera = "#ledger-lines tr:nth-child(4) a"
    name = player.texts.say("score.rule", text=player.texts.say("scopa.score.primiera"))
    assert player.page.locator(primiera).get_attribute("aria-label") == name
    assert follow(player.page, primiera) == "scoring.primiera"


def test_every_page_names_its_sources_and_switches(dist: Path, game: Game) -> None:
    page = (dist / "en" / "rules" / game.slug / "index.html").read_text(encoding="utf-8")
    differences = page[page.index('<section id="differences">') :]
    assert len(GAMES[game.slug].sources) >= 1
    for name, address in GAMES[game.slug].sources:
        assert f'<a href="{address}"' in differences and name in differences
    assert ('<li id="differences.switches">' in differences) == bool(game.options)
