"""Checking that a key fits a seal: of the deals played in this browser, and of any other."""

import json
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import random_move
from tests.web.conftest import OpenPage, Seen
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import LAST_CARD
from web.table.fair.proof import (
    DIFFERS,
    FITS,
    NO_KEY,
    NO_SEAL,
    dealt,
    hands,
    others,
    standing_of,
    tidied,
    verdict,
)
from web.table.played import LINK_MARK, MOST, NAME, PlayedDeals
from web.table.saving import Shelf

KEPT = f"cardavia.{NAME}"


class Storage:
    """What the page's `safely` does, without a browser."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, name: str) -> str | None:
        return self.texts.get(name)

    def write(self, name: str, text: str) -> bool:
        self.texts[name] = text
        return True


def match_at(slug: str, number: int) -> Match | None:
    """A match as its deal of this number begins, after random ones; None where it does not come to that."""
    match, stream = Match(load_game(slug), slug), Stream("proof")
    while match.standing["deal"] < number:
        while match.deal.turn is not None:
            match.play(random_move(match.deal, stream))
        if match.winner is not None:
            return None
        match.next_deal()
    return match


def first_deal(slug: str) -> Match:
    """A match of which no card has been played."""
    match = match_at(slug, 1)
    assert match is not None
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_key_deals_the_cards_of_the_match(slug: str) -> None:
    """Whoever dealt is enough to know; the rest of the standing moves no card."""
    for number in (1, 2):
        match = match_at(slug, number)
        if match is None:  # a game of one deal
            continue
        assert verdict(match.commitment(), match.key()) == FITS
        for standing in (match.standing, standing_of(match.game, match.standing["dealer"])):
            deal = dealt(match.game, match.key(), standing)
            assert deal is not None
            assert deal.places() == match.deal.places()
        shown, hidden = others(match.game, match.deal)
        everywhere = [code for hand in hands(match.game, match.deal) for code in hand] + shown + hidden
        assert sorted(everywhere) == sorted(match.game.pack.write(match.game.cards()))


def test_what_does_not_belong_together() -> None:
    match, other = first_deal("scopa"), match_at("scopa", 2)
    assert other is not None
    seal, key = match.commitment(), match.key()
    assert verdict(seal, other.key()) == verdict(other.commitment(), key) == DIFFERS
    for place in (0, 31, 63):
        forged = key[:place] + ("0" if key[place] != "0" else "1") + key[place + 1 :]
        assert verdict(seal, forged) == DIFFERS
    for bad in ("", "abc", key[:-1], key + "0", "g" * 64, "<b>" + key):
        assert verdict(seal, bad) == NO_KEY
        assert verdict(bad, key) == NO_SEAL
    assert tidied(f" {seal[:30].upper()}\n {seal[30:]}\t") == seal


@pytest.mark.parametrize("slug", SLUGS)
def test_a_standing_damaged_anywhere_raises_nothing(slug: str) -> None:
    game = load_game(slug)
    whole = standing_of(game, 0)
    damages: list[Any] = [None, "x", [], {}, -1, 99, [[]], 1.5]
    for field in sorted(whole):
        for damage in damages:
            deal = dealt(game, "key", {**whole, field: damage})
            if deal is not None:
                hands(game, deal), others(game, deal)


@pytest.mark.parametrize("standing", [{}, {"dealer": 9}, {"dealer": "x"}, {"dealer": None}, {"dealer": [1]}])
@pytest.mark.parametrize("slug", SLUGS)
def test_damaged_standing_deals_nothing_or_something(slug: str, standing: dict[str, Any]) -> None:
    match = first_deal(slug)
    dealt(match.game, match.key(), standing)


def test_list_of_deals_is_short_and_has_no_deal_twice() -> None:
    played = PlayedDeals(Shelf(Storage()))
    for number in range(3 * MOST):
        for _ in range(2):  # as after a reload
            played.begin("scopa", f"seal {number}", {"deal": number}, "2026-11-30")
        assert [deal["seal"] for deal in played.all() if not deal["key"]] == [f"seal {number}"]
        if number % 3:
            played.finish(f"seal {number}", f"key {number}")
    assert len(played.all()) == MOST
    numbers = [number for number in range(3 * MOST) if number % 3][::-1][:MOST]
    assert [deal["key"] for deal in played.finished()] == [f"key {number}" for number in numbers]


@pytest.mark.parametrize(
    "kept",
    ["", "}{", "null", "7", "{}", "[7, null, [], {}]", '[{"game": 7}]', json.dumps([{"game": "scopa" * 99}])],
)
def test_damaged_list_is_passed_over(kept: str) -> None:
    storage = Storage()
    storage.texts[KEPT] = kept
    played = PlayedDeals(Shelf(storage))
    assert played.all() == []
    played.begin("scopa", "seal", {}, "2026-11-30")
    assert [deal["seal"] for deal in played.all()] == ["seal"]


def entry(match: Match, **changed: object) -> dict[str, object]:
    """A deal as it is kept."""
    kept = {
        "game": match.game.slug,
        "seal": match.commitment(),
        "key": match.key(),
        "date": "2026-11-30T20:15:00Z",
    }
    return {**kept, "standing": match.standing, **changed}


def open_fair(page: Page, site: str, kept: list[dict[str, object]], link: str = "") -> None:
    page.add_init_script(f"localStorage.setItem({json.dumps(KEPT)}, {json.dumps(json.dumps(kept))});")
    page.goto(f"{site}en/fair/{link}")
    expect(page.locator("#checking")).to_be_visible(timeout=20_000)


def test_deal_that_was_played_can_be_checked(open_page: OpenPage, site: str) -> None:
    """From the last card of a deal over the score sheet's link to all its cards."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(f"{site}en/scopa/", LAST_CARD)
    seal = player.page.locator("#seal").text_content()
    for turn in range(9):
        if player.look().state != "yours":
            break
        player.play_any(turn)
    player.wait("scored")
    kept = json.loads(player.page.evaluate("name => localStorage.getItem(name)", KEPT))
    assert [deal["seal"] for deal in kept] == [seal]
    player.page.locator("#score details.seal summary").click()
    player.page.locator("#seal-link").click()
    page = player.page
    expect(page.locator("#checked .fits")).to_be_visible(timeout=20_000)
    expect(page.locator("#checked .dealt .card")).to_have_count(40)
    page.locator("#played button").click()
    expect(page.locator("#played .fits")).to_be_visible()
    expect(page.locator("#played .dealt .card")).to_have_count(40)
    assert str(date.today().year) in page.locator("#played small").inner_text()
    assert page.locator(".dealt").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_is_forged_fails_in_sight(page: Page, site: str) -> None:
    match, other = first_deal("minchiate"), first_deal("scopa")
    kept = [
        entry(match, key=other.key()),
        entry(other, standing={"dealer": "x"}),
        entry(other, game="bridge"),
    ]
    open_fair(page, site, kept)
    rows = page.locator("#played > li")
    expect(rows).to_have_count(2)
    rows.nth(0).get_by_role("button").click()
    expect(rows.nth(0).locator(".not")).to_be_visible()
    expect(rows.nth(0).locator("code").nth(2)).to_have_text(other.commitment())
    assert rows.nth(0).locator(".fits, .dealt").count() == 0
    rows.nth(1).get_by_role("button").click()
    expect(rows.nth(1).locator(".fits")).to_be_visible()
    assert rows.nth(1).locator(".dealt").count() == 0


def test_any_deal_can_be_put_in(page: Page, site: str) -> None:
    open_fair(page, site, [])
    expect(page.locator("#none-played")).to_be_visible()
    match = first_deal("shengji")
    page.locator("#check-game").select_option("shengji")
    page.locator("#check-dealer").select_option(str(match.standing["dealer"]))
    checked = page.locator("#checked")
    for seal, key in (("", match.key()), ("x" * 64, match.key()), (match.commitment(), "7")):
        page.locator("#check-seal").fill(seal)
        page.locator("#check-key").fill(key)
        page.locator("#check-key").press("Enter")
        expect(checked.locator(".not")).to_be_visible()
        assert checked.locator("code").count() == 0
    page.locator("#check-key").fill(f"  {match.key().upper()} ")
    page.locator("#check button").click()
    expect(checked.locator(".fits")).to_be_visible()
    expect(checked.locator(".dealt .card")).to_have_count(108)
    page.locator("#check-key").fill(match.commitment())
    page.locator("#check button").click()
    expect(checked.locator(".not")).to_be_visible()
    assert checked.locator(".card").count() == 0


def test_cards_go_by_their_names_where_no_pictures_come(page: Page, site: str, seen: Seen) -> None:
    page.route("**/decks/*.svg", lambda route: route.abort())
    match = first_deal("scopa")
    link = f"{LINK_MARK}scopa.{match.standing['dealer']}.{match.commitment()}.{match.key()}"
    open_fair(page, site, [], link)
    expect(page.locator("#checked .dealt")).to_contain_text("of Coins")
    assert page.locator("#checked .card").count() == 0
    seen.errors.clear()


@pytest.mark.parametrize(
    "link", ["#check=", "#check=scopa", "#check=scopa.9.x.y", "#check=bridge.1.2.3", "#seal"]
)
def test_bad_link_does_no_harm(page: Page, site: str, link: str) -> None:
    open_fair(page, site, [], link)
    assert page.locator("#checked .fits, #checked .card").count() == 0
