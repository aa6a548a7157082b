"""The guide to a first deal: what it says and when, and that the person's own match waits for it."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from cardavia_core.game import Saying
from cardavia_core.games import SLUGS
from tests.core.test_guides import Course
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players import cicera, minchiate, piedicavallo, shengji
from tests.web.players.scopa import Player
from tests.web.positions import RICH
from tests.web.reach import BUTTON, check_targets

PLAYERS: dict[str, Any] = {
    "scopa": Player,
    "cicera": cicera.Player,
    "shengji": shengji.Player,
    "minchiate": minchiate.Player,
    "piedicavallo": piedicavallo.Player,
}
ADDRESS = "en/scopa/"
QUICK = ("scopa", "shengji")
"""The games whose first tips are looked at every time: each other is a few seconds too."""
SAID = "document.getElementById('guide-said').textContent"
STATE = "document.documentElement.dataset.guide ?? ''"


def said(page: Page) -> str:
    text: str = page.evaluate(SAID)
    return text


def state(page: Page) -> str:
    found: str = page.evaluate(STATE)
    return found


def newcomer(open_page: OpenPage, address: str, slug: str = "scopa") -> Player:
    """Somebody who opens an address for the first time; the game's own player, of which any will do."""
    player: Player = PLAYERS[slug](open_page(viewport=PHONE, has_touch=True))
    player.keep("cardavia.pace", "off")
    player.page.goto(address)
    player.read_texts()
    player.wait("yours", "opening")
    return player


def check_tips(player: Player, tips: list[Saying]) -> None:
    """The tips come one after the other as "Go on" is tapped, and then there is no such button."""
    go_on = player.page.locator("#guide-on")
    for number, tip in enumerate(tips):
        text = player.texts.say(tip.message, **tip.arguments)
        player.until(f"text => {SAID} === text", text)
        assert "{" not in text
        assert go_on.is_visible() == (number + 1 < len(tips)), text
        if number + 1 < len(tips):
            player.page.tap("#guide-on")
    if not tips:
        assert said(player.page) == player.texts.say("guide.quiet")
        assert not go_on.is_visible()


def play_along(player: Player, slug: str, turns: int) -> None:
    """Play what the hint says, so many times, and find every tip where the engine alone expects it."""
    course = Course(slug)
    for _ in range(turns):
        tips = course.to_the_next_turn()
        if course.over:
            break
        player.wait("yours")
        check_tips(player, tips)
        player.page.tap("#hint")
        player.until("document.querySelectorAll('#bubble:not([hidden])').length")
        player.until("document.getElementById('act').getAttribute('aria-disabled') === 'false'")
        player.act()
        course.play()


@pytest.mark.parametrize(
    "slug", [slug if slug in QUICK else pytest.param(slug, marks=pytest.mark.long) for slug in SLUGS]
)
def test_tips_come_when_what_they_speak_of_is_there(open_page: OpenPage, site: str, slug: str) -> None:
    player = newcomer(open_page, f"{site}en/{slug}/#guide", slug)
    assert state(player.page) == "on"
    assert player.page.evaluate("location.hash") == ""
    play_along(player, slug, 4)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_to_the_end(open_page: OpenPage, site: str, slug: str) -> None:
    """After the deal the person's own match begins, of which nothing was lost."""
    player = newcomer(open_page, f"{site}en/{slug}/#guide", slug)
    play_along(player, slug, 100)
    sight = player.wait("scored", "won")
    assert player.texts.say("guide.over") in (player.page.locator("#score-outcome").text_content() or "")
    player.page.tap("#next")
    player.until(f"{STATE} === ''")
    assert sight.state != player.wait().state
    assert player.saved()


def test_own_match_waits(open_page: OpenPage, site: str) -> None:
    """It is kept as it was, and comes back as it was; in the menu the guide is always to be had."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    before = player.sit_down(site + ADDRESS, RICH)
    assert state(player.page) == ""  # nobody in the midst of a match is new to the game
    page = player.page
    for leave in ("button", "Escape", "menu"):
        page.tap("#open-menu")
        page.tap("#begin-guide")
        player.until(f"{STATE} === 'on'")
        player.wait("yours")
        sight = player.look()
        assert sight.hand != before.hand
        player.play_any()
        assert player.saved() == RICH
        if leave == "button":
            page.tap("#guide-off")
        elif leave == "Escape":
            page.focus("#guide-off")
            page.keyboard.press("Escape")
        else:
            page.tap("#open-menu")
            assert not page.locator("#new-match").is_visible()
            page.tap("#begin-guide")
        player.until(f"{STATE} === ''")
        player.wait("yours")
        after = player.look()
        assert (sorted(after.hand), sorted(after.table)) == (sorted(before.hand), sorted(before.table))
        assert player.saved() == RICH
        assert not page.locator(".card.told").count()


def test_offered_once(open_page: OpenPage, site: str) -> None:
    player = newcomer(open_page, site + ADDRESS)
    page = player.page
    assert state(page) == "offer"
    assert said(page) == player.texts.say("guide.offer")
    player.play_any()  # it need not be answered
    assert state(page) == ""
    page.reload()
    player.wait("yours")
    assert state(page) == ""


@pytest.mark.parametrize("accept", [True, pytest.param(False, marks=pytest.mark.long)])
def test_offer_answered(open_page: OpenPage, site: str, accept: bool) -> None:
    player = newcomer(open_page, site + ADDRESS)
    own = player.saved()
    player.page.tap("#guide-on" if accept else "#guide-off")
    player.until(f"{STATE} === '{'on' if accept else ''}'")
    player.wait("yours")
    assert player.saved() == own
    player.play_any()
    assert (player.saved() == own) == accept


SIZES = ((320, 568), (360, 640), (844, 390), (1280, 800), (300, 420))
LEAST_HEIGHT = 520
"""On a lower screen, unless it is a wide one, the strip lies over the cloth: there is no room to give."""
LIES_WELL = """
() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const guide = box("guide"), faults = [];
  if (box("board").top < guide.bottom - 1) faults.push("covers the cloth");
  const hand = document.querySelector(".hand").getBoundingClientRect();
  if (hand.bottom > innerHeight + 1) faults.push("pushes the hand out");
  if (guide.left < 0 || guide.right > innerWidth + 1) faults.push("sticks out at the side");
  const strip = document.getElementById("guide");
  if (strip.scrollHeight > strip.clientHeight + 1) faults.push("must be scrolled");
  if (strip.scrollWidth > strip.clientWidth + 1) faults.push("is too wide");
  return faults;
}
"""


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_gives_way_to_nothing_and_covers_nothing(open_page: OpenPage, site: str, slug: str) -> None:
    """On every size of screen, with the longest that the guide has to say."""
    player = newcomer(open_page, f"{site}en/{slug}/#guide", slug)
    tips = [text for key, text in read_texts(player.page).items() if key.startswith(f"{slug}.guide.")]
    longest = max([text if isinstance(text, str) else text["other"] for text in tips], key=len)
    player.page.evaluate("text => { document.getElementById('guide-said').textContent = text; }", longest)
    player.page.evaluate("document.getElementById('guide').classList.remove('quiet')")
    player.page.evaluate("document.getElementById('guide-on').hidden = false")
    for width, height in SIZES:
        player.resize(ViewportSize(width=width, height=height))
        player.page.wait_for_timeout(200)
        tiny = height < LEAST_HEIGHT and width < height
        allowed = {"covers the cloth", "must be scrolled"} if tiny else set()
        assert set(player.page.evaluate(LIES_WELL)) <= allowed, (width, height)
        check_targets(player.page, ["#guide-on", "#guide-off", "#act"], BUTTON)


def read_texts(page: Page) -> dict[str, Any]:
    texts: dict[str, Any] = page.evaluate("JSON.parse(document.getElementById('text').textContent)")
    return texts


def test_links_to_it(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.goto(site + "en/")
    for slug in SLUGS:
        assert page.locator(f'a[href="{slug}/#guide"]').is_visible()
