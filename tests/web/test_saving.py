"""What is kept of a match: across reloads, when the save is damaged, and when nothing can be kept."""

import pytest
from playwright.sync_api import Browser

from cardavia_core.shuffle import commitment
from tests.web.conftest import OpenPage, Seen
from tests.web.player import PACE, PATIENCE, PHONE
from tests.web.players.scopa import LOOK, SAVE, Player, Sight
from tests.web.positions import LAST_CARD, RICH, YOUR_TURN
from web.serve import SiteServer

ADDRESS = "en/scopa/"


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    return Player(open_page(viewport=PHONE, has_touch=True))


def same(before: Sight, after: Sight) -> bool:
    """Whether two sights are of the same moment of the same deal."""
    return all(
        getattr(before, name) == getattr(after, name)
        for name in ("hand", "table", "piles", "scope", "points", "dealer", "backs", "stock", "deal", "log")
    )


def test_reload_in_the_midst_of_a_deal(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS)
    for turn in range(4):
        before = player.play_any(turn)
    before = Sight(**{**before.__dict__, "table": sorted(before.table), "hand": sorted(before.hand)})
    player.page.reload()
    after = player.wait("yours")
    after.table.sort()
    after.hand.sort()
    assert same(before, after)
    assert before.log
    player.raise_card(after.hand[0])  # what was only raised is not kept
    player.page.reload()
    assert not player.wait("yours").raised


def test_close_and_come_back(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, RICH)
    player.settle("7c", ["3c", "4b"])
    player.act()
    before = player.played("7c")
    record = player.saved()
    assert record is not None
    assert record.startswith(RICH.rstrip() + ", 7c 3c+4b, ")
    context = player.page.context
    player.page.close()
    page = context.new_page()
    page.goto(site + "en/")
    assert page.locator("[data-save]").first.is_visible()
    page.goto(site + "it/scopa/")  # in another language, too
    again = Player(page)
    after = again.wait("yours")
    assert sorted(after.table) == sorted(before.table)
    assert sorted(after.hand) == sorted(before.hand)
    assert after.piles == before.piles


def test_reload_on_the_score_sheet(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, LAST_CARD)
    before = player.play_any()
    assert before.state == "scored"
    player.page.reload()
    after = player.wait("scored")
    assert same(before, after)
    assert player.page.locator("#score").is_visible()
    player.page.tap("#score [data-close]")
    player.act()  # with the sheet closed, the slip's button goes on
    assert player.wait("yours").deal == 2


DAMAGED = {
    "garbage": "\ufffd{]\u2028",
    "empty": "",
    "head cut off": RICH[: len(RICH) // 8],
    "move cut off": RICH[:-3],
    "forbidden move": RICH.rstrip() + ", 7c Cc\n",
    "not in hand": RICH.rstrip() + ", 2s\n",
    "another game": RICH.replace("scopa", "briscola"),
    "another format": RICH.replace("cardavia 1", "cardavia 2"),
    "JSON": '{"seed": 1}',
    "huge": RICH + "x" * 300_000,
    "a deal too many": RICH + "Ad\n",
}
TYPICAL = ("garbage", "empty", "forbidden move", "another format", "huge")
"""The other kinds reach the page in the same way, and are told apart in tests/core/test_record.py."""


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(text, id=name, marks=[] if name in TYPICAL else pytest.mark.long)
        for name, text in DAMAGED.items()
    ],
)
def test_damaged_save_is_set_aside(player: Player, site: str, text: str) -> None:
    sight = player.sit_down(site + ADDRESS, text)
    assert sight.state == "yours"
    assert sight.cards == 40
    assert sight.points == [0, 0]
    shown = " ".join((sight.say, sight.why))
    assert player.texts.say("save.set_aside") in shown
    kept = player.page.evaluate("localStorage.getItem('cardavia.damaged.scopa.1')")
    assert kept == text
    assert player.texts.say("save.set_aside") in sight.spoken
    player.play_any()
    assert player.texts.say("save.set_aside") not in player.look().why
    player.page.reload()
    assert player.texts.say("save.set_aside") not in player.wait().why


def test_two_damaged_saves_are_both_kept(player: Player, site: str) -> None:
    for number in (1, 2):
        player.page.goto(site + "en/")
        player.page.evaluate(f"localStorage.setItem('{SAVE}', 'damaged {number}')")
        player.page.evaluate(f"localStorage.setItem('{PACE}', 'off')")
        player.page.goto(site + ADDRESS)
        player.wait("yours")
        kept = player.page.evaluate(f"localStorage.getItem('cardavia.damaged.scopa.{number}')")
        assert kept == f"damaged {number}"


@pytest.mark.parametrize("damaged", [False, True])
def test_full_disk(player: Player, site: str, damaged: bool) -> None:
    player.page.add_init_script(
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    player.page.add_init_script(
        f"const text = {'damaged' if damaged else RICH!r};"
        f"Storage.prototype.getItem = (name) => name === '{SAVE}' ? text : name === '{PACE}' ? 'off' : null;"
    )
    player.page.goto(site + ADDRESS)
    player.read_texts()
    sight = player.wait("yours")
    not_kept = player.texts.say("save.not_kept")
    said = [sight.why]
    for turn in range(2):
        sight = player.play_any(turn)
        said.append(sight.why)
    assert said.index(not_kept) == (1 if damaged else 0)
    if damaged:
        assert said[0] == player.texts.say("save.damaged")
    assert sight.cards == 40


def test_no_storage_in_a_sandboxed_frame(browser: Browser, server: SiteServer, site: str, seen: Seen) -> None:
    """Another page embeds the table and gives it no origin: no storage; the table plays and says so."""
    host = server.folder / "host.html"
    host.write_text(
        f'<!doctype html><title>host</title><iframe sandbox="allow-scripts" src="{site}{ADDRESS}"'
        ' style="width:360px;height:600px"></iframe>',
        encoding="utf-8",
    )
    context = browser.new_context(viewport={"width": 400, "height": 640}, has_touch=True)
    page = context.new_page()
    seen.watch(page)
    page.goto(server.address + "host.html")
    frame = page.frames[1]
    frame.wait_for_selector("html[data-table=yours]", timeout=PATIENCE)
    sight = Sight(**frame.evaluate(LOOK))
    texts = frame.evaluate("JSON.parse(document.getElementById('text').textContent)")
    assert texts["save.not_kept"] == sight.why
    card = sight.hand[0]
    frame.tap(f'#fan [data-card="{card}"]')
    if not Sight(**frame.evaluate(LOOK)).live:
        frame.tap("#options .chip")
    frame.tap("#act")
    frame.wait_for_function(
        "card => !document.querySelector(`#fan [data-card='${card}']`)"
        " && document.documentElement.dataset.table === 'yours'",
        arg=card,
        timeout=PATIENCE,
    )
    assert Sight(**frame.evaluate(LOOK)).cards == 40
    context.close()
    assert not seen.foreign()


def test_new_match_asks_first(player: Player, site: str) -> None:
    page = player.page
    player.sit_down(site + ADDRESS, RICH)
    for confirm in (False, True):
        page.tap("#open-menu")
        page.tap("#new-match")
        assert page.locator("#sure").is_visible()
        assert player.saved() == RICH
        page.tap("#give-up" if confirm else "#keep-match")
        if not confirm:
            assert page.locator("#sure").is_hidden()
            page.tap("#menu [data-close]")
            assert len(player.look().hand) == 3
            assert player.saved() == RICH
    player.until(f"localStorage.getItem('{SAVE}').split('\\n')[0] !== {RICH.splitlines()[0]!r}")
    sight = player.wait("yours")
    assert sight.cards == 40
    assert sight.stock == 30


def test_rule_switch_holds_from_the_next_match_on(player: Player, site: str) -> None:
    """Also after a reload; and what is kept of another version of the game does no harm."""
    page = player.page
    player.keep("cardavia.switch.scopa.target", "12")
    player.sit_down(site + ADDRESS, RICH)
    page.tap("#open-menu")
    assert page.locator("[data-switch=target]").input_value() == "11"
    page.select_option("[data-switch=target]", "16")
    assert player.saved() == RICH
    page.reload()
    player.wait("yours")
    page.tap("#open-menu")
    assert page.locator("[data-switch=target]").input_value() == "16"
    page.tap("#new-match")
    page.tap("#give-up")
    player.until(f"localStorage.getItem('{SAVE}').split('\\n')[0].endsWith('options=target:16')")


def test_pace_is_remembered(player: Player, site: str) -> None:
    page = player.page
    player.sit_down(site + ADDRESS, YOUR_TURN)
    page.tap("#open-look")
    assert page.locator("#pace").input_value() == "off"
    page.locator("#pace").select_option("quick")
    page.reload()
    player.wait("yours")
    page.tap("#open-look")
    assert page.locator("#pace").input_value() == "quick"


def test_played_on_in_another_tab(player: Player, site: str) -> None:
    """The tab that was left behind says so and overwrites nothing."""
    player.sit_down(site + ADDRESS, RICH)
    page = player.page.context.new_page()
    page.goto(site + ADDRESS)
    other = Player(page)
    other.read_texts()
    other.wait("yours")
    other.settle("7c", ["3c", "4b"])
    other.act()
    before = other.played("7c")
    kept = other.saved()
    behind = player.wait("elsewhere")
    assert behind.say == player.texts.say("save.elsewhere")
    assert behind.live
    assert player.saved() == kept
    player.page.tap("#act")
    player.until("document.documentElement.dataset.table !== 'elsewhere'")
    again = player.wait("yours")
    assert sorted(again.hand) == sorted(before.hand)
    assert player.saved() == kept


def test_next_deal_dealt_in_another_tab(player: Player, site: str) -> None:
    """The score sheet left open in one tab goes on with what the other tab has played."""
    player.sit_down(site + ADDRESS, LAST_CARD)
    assert player.play_any().state == "scored"
    page = player.page.context.new_page()
    page.goto(site + ADDRESS)
    other = Player(page)
    other.wait("scored")
    page.tap("#next")
    other.wait("yours")
    kept = other.saved()
    player.wait("elsewhere")
    player.page.tap("#next")
    player.until("document.documentElement.dataset.table !== 'elsewhere'")
    assert player.wait("yours").deal == 2
    assert player.saved() == kept


def test_seal_and_key(player: Player, site: str) -> None:
    """The seal stands beside the log before the deal is over; the key on the score sheet opens it."""
    sight = player.sit_down(site + ADDRESS, LAST_CARD)
    seal = player.page.locator("#seal").text_content()
    card = sight.hand[0]
    player.settle(card, (sight.ways(card) or [[]])[0])
    player.act()
    player.wait("scored", "won")
    key = player.page.locator("#seal-key").text_content()
    assert key is not None
    assert commitment(key) == seal == player.page.locator("#seal-again").text_content()


def test_sliders_at_the_table(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS)
    page = player.page
    ink = "getComputedStyle(document.querySelector('.ink')).filter"
    assert page.evaluate(ink) == "none"
    page.tap("#open-look")
    page.locator("#look [data-slider=c]").fill("100")
    assert page.evaluate(ink) == "contrast(1.3)"
    page.locator("#look [data-slider=t]").fill("0")
    page.goto(site + "en/rules/scopa/")
    assert page.locator("[data-slider=c]").first.input_value() == "100"
    page.goto(site + ADDRESS)
    player.wait("yours")
    assert page.evaluate(ink) == "contrast(1.3)"
    page.tap("#open-look")
    page.tap("#look [data-reset]")
    assert page.evaluate(ink) == "none"
