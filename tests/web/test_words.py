"""Words of art: every page explains them, with scripts or without, and so does the table."""

import re
from pathlib import Path

import pytest

from cardavia_core.game import Game
from cardavia_core.games import SLUGS, load_game
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import LAST_CARD
from web.build.catalogues import read_entries, template_keys
from web.build.pages import PAGES, rich
from web.build.text import languages, read_catalogue
from web.build.words import marker

CODES = [language.code for language in languages()]


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_every_word_has_a_sentence_that_explains_it(game: Game) -> None:
    """A sentence of the page, or a heading of the trumps' families."""
    page = {key for key, _ in template_keys(PAGES / "rules" / f"{game.slug}.html")}
    for word in game.words:
        key = f"rules.{game.slug}.{word.clause}"
        assert key in page or (word.clause.startswith("family.") and key in read_entries("en")), word.native
        assert set(word.lines) <= game.clauses.keys()


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_found_on_its_page(code: str, game: Game, dist: Path) -> None:
    page = (dist / code / "rules" / game.slug / "index.html").read_text(encoding="utf-8")
    catalogue = read_catalogue(next(language for language in languages() if language.code == code))
    mark = marker(game.words, rich)
    for word in game.words:
        address = f"word-{word.name()}"
        assert page.count(f'id="{address}" popover') == 1
        sentence = mark(catalogue.t(f"rules.{game.slug}.{word.clause}"), word.clause)
        assert f'popovertarget="{address}" lang="{word.language}"' in sentence and sentence in page, (
            word.native
        )
        said = page[page.index(f'id="{address}" popover') :].partition("</div>")[0]
        assert str(rich(catalogue.t(word.meaning))) in said
        assert ('class="said"' in said) == (word.language != code)


@pytest.mark.parametrize("text", ["A _scopa_ is", "Скопа (_scopa_)", "清台（_scopa_）", "Die *Scopa* ist"])
def test_a_word_stands_once_in_its_sentence(text: str) -> None:
    scopa = [word for word in load_game("scopa").words if word.native == "scopa"]
    assert marker(scopa, rich)(text, "scoring.scopa").count("<button") == 1
    assert not re.search(r"</?i\b", marker(scopa, rich)(text, "scoring.scopa"))


def test_a_native_word_stands_beside_the_first_emphasis() -> None:
    kitty = [word for word in load_game("shengji").words if word.native == "底牌"]
    assert re.search(
        r"</b> <button[^>]*>底牌</button> and", marker(kitty, rich)("the *kitty* and *so*", "deal.deal")
    )
    assert re.search(r"^是<b><button[^>]*>底牌</button></b>$", marker(kitty, rich)("是*底牌*", "deal.deal"))
    assert "button" not in marker(kitty, rich)("the *kitty* and", "kitty.any")


def test_a_word_opens_and_closes_without_a_script(open_page: OpenPage, site: str) -> None:
    page = open_page(viewport=PHONE, java_script_enabled=False)
    page.goto(site + "en/rules/scopa/")
    word = page.locator("#word-settebello")
    assert not word.is_visible()
    page.locator("#scoring\\.awards .term").first.press("Enter")
    assert word.is_visible()
    box = word.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    page.keyboard.press("Escape")
    assert not word.is_visible()


def test_the_score_sheet_and_the_menu_explain_words(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=PHONE, has_touch=True))
    hand = player.sit_down(site + "en/scopa/", LAST_CARD).hand
    player.raise_card(hand[0])
    player.act()
    player.wait("scored", "won")
    asks = player.page.locator("#score .what")
    assert asks.count() == len([word for word in player.game.words if word.lines])
    name = player.texts.say("score.word", text=player.texts.say("scopa.score.primiera"))
    player.page.get_by_role("button", name=name).tap()
    assert player.page.locator("#word-primiera").is_visible()
    player.page.keyboard.press("Escape")
    assert not player.page.locator("#word-primiera").is_visible()
    assert player.page.locator("#score").is_visible()
    player.page.keyboard.press("Escape")
    player.page.locator("#open-menu").tap()
    player.page.locator(".glossary summary").tap()
    assert player.page.locator(".glossary li").count() == len(player.game.words)
