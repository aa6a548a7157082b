"""Minchiate at the table: whole deals, the account in resti, every screen.  The opening has its own file."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from cardavia_core import record
from cardavia_core.game import Move
from tests.web import positions_of_minchiate as positions
from tests.web.account import check_account, read_account
from tests.web.conftest import OpenPage
from tests.web.player import AT_REST, PHONE
from tests.web.players.cloth_of_minchiate import GAME, YOU, check_at_rest, check_full_trick
from tests.web.players.minchiate import OPENING, Player, Sight
from tests.web.reach import BUTTON, SIZES, SMALLEST, check_hand, check_targets, faults

ADDRESS = "en/minchiate/"
TRICKS = 21
ALL_SIZES = SIZES | {
    "smallest": ViewportSize(width=320, height=568),
    "small desktop": ViewportSize(width=1024, height=600),
    "large": ViewportSize(width=1920, height=1080),
}
LARGE = "document.documentElement.style.setProperty('font-size', '200%')"

# Where each copy of a card flies to at last, by the picture on it.
FLIGHTS = r"""
() => {
  const goals = (window.goals = []), animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...given) {
    goals.push([this.querySelector("use")?.getAttribute("href"), frames[frames.length - 1].transform]);
    return animate.call(this, frames, ...given);
  };
}
"""
SETTLED = r"""
() => [...document.querySelectorAll("#settled-lines tr")].map((row) => [
  row.querySelector("th").firstChild.textContent, row.querySelector("th small")?.textContent ?? "",
  ...[...row.querySelectorAll("b")].map((value) => Number(value.textContent.replace("\u2013", "0"))),
])
"""


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    """Somebody with a phone."""
    return Player(open_page(viewport=PHONE, has_touch=True))


def check_result(player: Player, sight: Sight) -> None:
    """The count adds up line by line, and the second account turns it into resti."""
    match, account, texts = player.match(), read_account(player.page), player.texts
    settled = match.deal.view(YOU)["settlement"]
    check_account(account, match.deal.tally(), texts)
    won, lost = settled["net"]
    assert account.open
    assert account.points == (f"+{won}" if won else f"\u2212{lost}" if lost else "0")
    key = "won" if won else "lost"
    verdict = (
        texts.count(f"minchiate.verdict.{key}", won or lost) if won or lost else texts.say("score.drawn")
    )
    assert account.verdict == verdict
    assert (sight.say, sight.button) == (verdict, account.next)
    resti = texts.say("minchiate.verdict.resti", won=settled["resti"][0], lost=settled["resti"][1])
    assert account.outcome == resti
    rows = player.page.evaluate(SETTLED)
    during = [settled["resti"][team] - settled["makes"][team] for team in (0, 1)]
    figures = [row[2:] for row in rows]
    assert figures == [during, settled["lead"], settled["total"], settled["makes"]]
    assert str(max(settled["total"])) in rows[2][1]
    assert faults(player.page) == []


def discard(player: Player, sight: Sight) -> Sight:
    """Try what may not go, hear why, and lay away what the engine has first."""
    deal = player.match().deal
    codes = GAME.pack.write(deal.moves()[0].cards)
    assert sight.tray == []
    kept = sight.disabled[0]
    refusal = deal.refusal(Move("discard", tuple(GAME.pack.read([kept]))))
    assert refusal is not None
    assert player.raise_card(kept).say == player.texts.refusal(refusal)
    for code in codes:
        sight = player.raise_card(code)
    assert sorted(sight.tray or []) == sorted(codes)
    assert sight.live
    sight = player.acted()
    assert player.match().deal.view(YOU)["discards"][YOU] == codes
    return sight


def declare(player: Player, sight: Sight) -> Sight:
    """Declare the first set only."""
    assert sight.rows is not None
    for number in range(len(sight.rows)):
        if (number in sight.ticked) != (number == 0):
            sight = player.tick(number)
    assert sight.ticked == [0]
    sight = player.acted()
    mine = [word for word in player.match().deal.view(YOU)["declarations"] if word["seat"] == YOU]
    assert len(mine[0]["sets"]) == 1
    return sight


def check_last_trick(player: Player) -> None:
    """The last trick can be looked at: the cards in their order, names, the winner."""
    trick = player.match().deal.view(YOU)["tricks"][-1]
    player.tap("#open-last")
    rows = player.page.locator("#last-cards li")
    for turn, code in enumerate(trick["cards"]):
        seat = (trick["leader"] + turn) % 4
        assert rows.nth(turn).locator("use").get_attribute("href") == f"#card-{code}"
        assert rows.nth(turn).locator(".w").inner_text() == player.texts.name(seat)
    player.tap("#last [data-close]")


def test_whole_deal(open_page: OpenPage, site: str) -> None:
    """With a finger: the opening, a discard as cutter, a declaration, 21 tricks, the account."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    sight = player.begin(site + ADDRESS, positions.CUTTER, "off")
    while sight.state == OPENING:
        player.step_on()
        sight = player.look()
    sight = player.wait("yours")
    check_at_rest(player, sight)
    sight = discard(player, sight)
    check_at_rest(player, sight)
    sight = declare(player, sight)
    for number in range(TRICKS):
        if number in (0, 1, 10, 20):
            check_at_rest(player, sight)
        legal = player.legal()
        full, sight = player.hurry(legal[number % len(legal)])
        check_full_trick(player, full, number)
        if number == 1:
            check_last_trick(player)
    assert sight.state == "won"
    check_result(player, sight)
    player.tap("#next")
    check_at_rest(player, player.wait("yours"))


@pytest.mark.parametrize(
    "start",
    [positions.CUTTER, positions.DEALER, positions.DECLARE, positions.FOLLOW, positions.SECOND],
    ids=["cutter's discard", "dealer's discard", "declaring", "first trick", "second trick"],
)
def test_a_reload_goes_on(player: Player, site: str, start: str) -> None:
    """In every phase; an opening that was told is not told again, and stands in the log."""
    sight = player.sit_down(site + ADDRESS, start)
    check_at_rest(player, sight)
    saved = player.saved()
    player.page.reload()
    again = super(Player, player).wait(*AT_REST, OPENING)
    assert again.state == "yours"
    check_at_rest(player, again)
    for name in ("hand", "log", "say", "rows", "tray", "places", "fola", "said", "figures", "disabled"):
        assert str(getattr(again, name)) == str(getattr(sight, name)), name
    assert player.saved() == saved


@cache
def near_the_end() -> str:
    """The person has one card left, and is to play it."""
    match = record.read(positions.SECOND)
    while match.deal.turn != YOU or len(match.deal.view(YOU)["hand"]) > 1:
        match.play(match.deal.moves()[-1])
    return record.write(match)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_account(open_page: OpenPage, site: str, motion: str) -> None:
    """The Matto is paid for, and told; the account is there again after a reload."""
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion=motion))
    player.sit_down(site + ADDRESS, near_the_end())
    player.raise_card(player.legal()[0])
    player.act()
    player.until("document.querySelectorAll('#turned-up .card').length === 1")
    sight = player.look()
    player.wait("won")
    assert sight.turned_up == [player.match().deal.view(YOU)["payment"]["card"]]
    check_result(player, player.look())
    before = read_account(player.page)
    player.page.reload()
    check_result(player, player.wait())
    assert read_account(player.page) == before


def test_the_matto_stays_with_its_side(player: Player, site: str) -> None:
    """The other side wins the trick, and the Matto flies to who played it; the other cards to the winner."""
    player.sit_down(site + ADDRESS, positions.FOLLOW, pace="quick")
    player.page.evaluate(FLIGHTS)
    player.play("M")
    trick = player.match().deal.view(YOU)["tricks"][0]
    assert trick["winner"] % 2 == 1
    goals = player.page.evaluate("window.goals")
    last = {code: [goal for card, goal in goals if card == f"#card-{code}"][-1] for code in trick["cards"]}
    others = {last[code].split("scale")[0] for code in trick["cards"] if code != "M"}
    assert len(others) == 1
    assert last["M"].split("scale")[0] not in others


def test_what_is_out_of_play_can_be_read(player: Player, site: str) -> None:
    """The strip opens a sheet with the names of all cards, and of those who have discarded them."""
    player.sit_down(site + ADDRESS, positions.SECOND)
    view = player.match().deal.view(YOU)
    labels = player.page.locator("#fola-cards .minis").evaluate_all(
        "lots => lots.map((lot) => lot.getAttribute('aria-label'))"
    )
    say = player.texts.say
    assert labels[:2] == [
        say("minchiate.fola.cards", cards=view["fola"]),
        say("minchiate.fola.your_cards", cards=view["discards"][YOU]),
    ]
    player.tap("#open-fola-sheet")
    words = player.page.locator("#fola-here").inner_text()
    codes = view["fola"] + [code for codes in view["discards"] for code in codes]
    assert len(codes) == 13
    assert [code for code in codes if player.texts.card(code) not in words] == []
    assert say("minchiate.fola.theirs", seat=1) in words
    player.tap("#fola-sheet [data-close]")
    assert player.page.locator("#fola-sheet").is_hidden()


def press_on(page: Page, key: str, holds: str, most: int = 60) -> None:
    """Press a key until a JavaScript expression holds."""
    for _ in range(most):
        if page.evaluate(holds):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never makes it so that {holds}")


def choose_by_key(player: Player, codes: list[str]) -> None:
    """Tab to the hand, and arrows and Enter to each of these cards."""
    page = player.page
    press_on(page, "Tab", "document.activeElement.closest('#fan') !== null")
    for code in codes:
        page.keyboard.press("Home")
        press_on(page, "ArrowRight", f"document.activeElement.dataset.card === {json.dumps(code)}")
        page.keyboard.press("Enter")


@pytest.mark.long
def test_whole_deal_by_keyboard(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=ViewportSize(width=1280, height=800)))
    page, press = player.page, player.page.keyboard.press
    player.begin(site + ADDRESS, positions.CUTTER, "off")
    press_on(page, "Tab", "document.activeElement.id === 'act'")
    press("Enter")
    # Until the discard is asked for, of cards tapped too early only the last is remembered.
    player.until("document.documentElement.dataset.table === 'yours'")
    check_at_rest(player, player.look())
    codes = GAME.pack.write(player.match().deal.moves()[0].cards)
    choose_by_key(player, codes)
    press_on(page, "Tab", "document.activeElement.id === 'act'")
    press("Enter")
    player.until("!document.getElementById('declare').hidden")
    player.wait("yours")
    press_on(page, "Shift+Tab", "document.activeElement.closest('#declarations') !== null")
    if not player.look().ticked:
        press("Space")
    assert player.look().ticked == [0]
    press_on(page, "Tab", "document.activeElement.id === 'act'")
    press("Enter")
    for _ in range(TRICKS):
        player.until("document.documentElement.dataset.table === 'yours'")
        card = player.legal()[0]
        choose_by_key(player, [card])
        press("Enter")
        player.until("document.querySelectorAll('#cross .card').length === 4")
        press("Escape")
        sight = player.played(card)
    assert sight.state == "won"
    check_result(player, sight)
    press_on(page, "Tab", "document.activeElement.id === 'next'")
    press("Enter")
    assert player.wait(OPENING).button == player.texts.say("slip.button.skip")


def every_screen() -> list[Any]:
    """The screens that must hold, and under the mark `long` all others, and in other languages."""
    wanted = [("en", size) for size in ("embedded", "smallest", "small phone", "sideways", "small desktop")]
    others = [(code, size) for code in ("en", "th", "uk") for size in ALL_SIZES]
    return wanted + [pytest.param(*one, marks=pytest.mark.long) for one in others if one not in wanted]


@pytest.mark.parametrize(("code", "size"), every_screen())
def test_every_screen(open_page: OpenPage, site: str, code: str, size: str) -> None:
    """Nothing lies over anything else or sticks out, with three cards before the others."""
    player = Player(open_page(viewport=ALL_SIZES[size], has_touch=True))
    player.sit_down(f"{site}{code}/minchiate/", positions.THREE)
    assert faults(player.page) == []
    check_hand(player.page)
    check_targets(player.page, ["#act"], BUTTON)
    check_targets(player.page, ["#your-place", "#open-fola-sheet"], SMALLEST)


@pytest.mark.long
@pytest.mark.parametrize("size", ["smallest", "phone", "sideways", "desktop"])
def test_large_text(open_page: OpenPage, site: str, size: str) -> None:
    """Text at 200 %: no plate is covered, and everything can be tapped."""
    player = Player(open_page(viewport=ALL_SIZES[size], has_touch=True))
    player.sit_down(site + ADDRESS, positions.THREE)
    player.page.evaluate(LARGE)
    assert faults(player.page) == []
    check_targets(player.page, ["#fan .card", "#hint", "#open-fola-sheet"], SMALLEST)
    check_targets(player.page, ["#act"], BUTTON)


@pytest.mark.long
@pytest.mark.parametrize("language", ["it", "ms", "th", "tr", "uk", "zh-Hans"])
def test_names_are_whole_in_every_language(player: Player, site: str, language: str) -> None:
    """Beside the widest tag, with the fola in a strip and with its number alone."""
    player.sit_down(f"{site}{language}/minchiate/", positions.SECOND)
    for name in ("phone", "small phone", "sideways"):
        player.page.set_viewport_size(ALL_SIZES[name])
        player.until("width => innerWidth === width", ALL_SIZES[name]["width"])
        assert faults(player.page) == [], name
