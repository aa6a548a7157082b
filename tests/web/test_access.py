"""The table for everybody: small screens, large text, no motion, forced colours, a screen reader."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.scopa import Player, Sight
from tests.web.positions import RICH, YOUR_TURN
from tests.web.reach import BUTTON, SMALLEST, check_targets

ADDRESS = "en/scopa/"


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    return Player(open_page(viewport=PHONE, has_touch=True))


SIZES = {
    "smallest": (320, 568),
    "narrow": (280, 653),
    "phone": (390, 844),
    "sideways": (844, 390),
    "smallest sideways": (568, 320),
    "zoomed to 200 %": (640, 400),
    "desktop": (1280, 800),
}


LARGE_TEXT = ("smallest", "phone", "sideways", "desktop")


@pytest.mark.parametrize(
    ("name", "large"), [(name, False) for name in SIZES] + [(name, True) for name in LARGE_TEXT]
)
def test_everything_can_be_tapped(open_page: OpenPage, site: str, name: str, large: bool) -> None:
    size = SIZES[name]
    player = Player(open_page(viewport=ViewportSize(width=size[0], height=size[1]), has_touch=True))
    if large:
        player.page.add_init_script(
            "document.addEventListener('DOMContentLoaded',"
            " () => document.documentElement.style.setProperty('font-size', '200%'));"
        )
    sight = player.sit_down(site + "it/scopa/", RICH)
    for card in ("", "7c"):
        if card:
            sight = player.raise_card(card)
        assert not sight.sideways
        check_targets(player.page, ["#fan .card", "#slots .card", "#hint"], SMALLEST)
        check_targets(player.page, ["#act"], BUTTON)
        if card:
            check_targets(player.page, ["#options .chip"], SMALLEST)


# Transitions are cut down to a hundredth of a millisecond, not taken away.
MOVING = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length"


def test_no_motion(open_page: OpenPage, site: str) -> None:
    """With reduced motion nothing travels, at whatever speed, and what is shown is right."""
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion="reduce"))
    player.page.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...given) {"
        "   window.moved.push(this.className); return animate.apply(this, given); };"
    )
    player.sit_down(site + ADDRESS, YOUR_TURN, pace="slow")
    sight = player.look()
    for turn in range(2):
        card = sight.hand[0]
        player.settle(card, (sight.ways(card) or [[]])[0])
        player.act()
        assert player.page.evaluate(MOVING) == 0
        sight = player.played(card)
        assert sight.cards == 40, turn
        assert sight.log
    assert player.page.evaluate("window.moved") == []


def test_motion_is_switched_off_at_once(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, YOUR_TURN, pace="slow")
    player.page.emulate_media(reduced_motion="reduce")
    sight = player.look()
    card = sight.hand[0]
    player.settle(card, (sight.ways(card) or [[]])[0])
    player.act()
    assert player.page.evaluate(MOVING) == 0
    assert player.played(card).cards == 40


def test_forced_colours(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=PHONE, has_touch=True, forced_colors="active"))
    player.page.add_init_script('localStorage.setItem(\'cardavia.look\', \'{"c":90,"g":80,"t":80}\');')
    sight = player.sit_down(site + ADDRESS, RICH)
    assert player.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert player.page.evaluate("getComputedStyle(document.querySelector('.ink')).filter") == "none"
    for code in sight.hand:
        card = player.page.locator(player.hand_card(code))
        assert card.is_visible()
        assert card.evaluate("card => getComputedStyle(card).forcedColorAdjust") != "auto"
    player.raise_card("3b")
    borders = {
        code: player.page.locator(player.table_card(code)).evaluate(
            "card => { const { outline, border, boxShadow } = getComputedStyle(card);"
            " return [outline, border, boxShadow].join('; '); }"
        )
        for code in ("3c", "5d")
    }
    assert borders["3c"] != borders["5d"]  # what is taken is marked by more than a colour that was replaced


def test_is_spoken(player: Player, site: str) -> None:
    """What the other player does reaches a screen reader as one polite sentence."""
    player.sit_down(site + ADDRESS, RICH)
    live = player.page.locator("#spoken")
    assert live.get_attribute("aria-live") == "polite"
    sight = player.play_any()
    newest = sight.log[: 2 if sight.log[0].startswith("You") else 1]
    assert player.texts.name(1) in sight.spoken
    assert newest[0].replace("Lena", "").strip().split(",")[0].split(" takes")[0] in sight.spoken


def test_names_for_those_who_listen(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, RICH)
    page, say = player.page, player.texts
    sight: Sight = player.look()
    assert page.get_by_role("group", name=say.count("table.hand", 3)).count() == 1
    assert page.get_by_role("img", name=say.count("table.backs", 3)).count() == 1
    assert page.get_by_role("group", name=say.say("table.cards")).count() == 1
    for name in ("table.menu", "table.log", "table.look", "table.hint"):
        assert page.get_by_role("button", name=say.say(name), exact=True).first.is_visible()
    player.raise_card("7c")
    chips = page.get_by_role("radiogroup", name=say.say("table.options")).get_by_role("radio")
    assert chips.count() == 2
    assert [chip.get_attribute("tabindex") for chip in chips.all()] == ["0", "-1"]
    stops = page.locator("#fan .card[tabindex='0']")
    assert stops.count() == 1  # the hand is one stop of the Tab key
    assert len(sight.hand) == 3


def test_sheets_open_and_close(player: Player, site: str) -> None:
    page = player.page
    player.sit_down(site + ADDRESS, RICH)
    for name in ("menu", "log-sheet", "look"):
        page.tap(f"#open-{name}")
        assert page.locator(f"#{name}").is_visible()
        if name == "log-sheet":
            assert page.locator("#log li").count() >= 12
            assert page.locator("#log li").first.is_visible()
        page.tap(f"#{name} [data-close]")
        assert page.locator(f"#{name}").is_hidden()
    page.focus("#open-menu")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.locator("#menu").is_hidden()
    assert page.evaluate("document.activeElement.id") == "open-menu"
