"""Choosing at Minchiate in the browser: the discard, the sets, hands of up to 32 cards on small screens."""

import pytest
from playwright.sync_api import ViewportSize

from cardavia_core.game import Move
from tests.web import positions_of_minchiate as positions
from tests.web.conftest import OpenPage
from tests.web.players.minchiate import Player
from tests.web.reach import BUTTON, SIZES, SMALLEST, check_hand, check_targets, covered, faults

ADDRESS = "en/minchiate/"
SMALL = ViewportSize(width=360, height=640)
SMALLEST_PHONE = ViewportSize(width=320, height=568)
ASKED = (SMALLEST_PHONE, SIZES["sideways"], SMALL)
EVERY_SIZE = pytest.param((*SIZES.values(), SMALLEST_PHONE), marks=pytest.mark.long)
TINY = 340, 500
"""Narrower and lower than this there is no room for all that a hand of four rows leaves."""

# What of the plates and tags a panel lies over.
COVERED = r"""
() => {
  const panel = document.querySelector(".board > .panel:not([hidden])").getBoundingClientRect();
  return [...document.querySelectorAll(".plate, .tag, .fola-name, #fola-cards .card")].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && box.width
      && Math.min(panel.right, box.right) - Math.max(panel.left, box.left) > 4
      && Math.min(panel.bottom, box.bottom) - Math.max(panel.top, box.top) > 4;
  }).map((one) => one.textContent.trim() || one.dataset.card);
}
"""
ROWS = "new Set([...document.querySelectorAll('#fan .card')].map((card) => card.offsetTop)).size"


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    """Somebody with a small phone."""
    return Player(open_page(viewport=SMALL, has_touch=True))


def resize(player: Player, size: ViewportSize) -> None:
    """Another size of screen; the table lays itself out anew without being told."""
    player.page.set_viewport_size(size)
    player.until("width => innerWidth === width", size["width"])
    player.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def text(player: Player, name: str) -> str:
    """What stands in the element with this id."""
    return player.page.locator(f"#{name}").inner_text()


def check_screens(player: Player, sizes: tuple[ViewportSize, ...]) -> None:
    """Every card can be tapped and its index read; the panel leaves plates, tags and fola in sight."""
    for size in sizes:
        resize(player, size)
        check_hand(player.page)
        check_targets(player.page, ["#act", "#hint"], 40 if size["width"] < TINY[0] else BUTTON)
        if size["width"] >= TINY[0] or size["height"] >= TINY[1]:
            assert faults(player.page) == [], size
            assert player.page.evaluate(COVERED) == [], size


def check_what_stays(player: Player, codes: tuple[str, ...]) -> None:
    """A tap on a card that may not go says why, and nothing is raised."""
    for code in codes:
        sight = player.raise_card(code)
        refusal = player.match().deal.refusal(Move("discard", (player.game.pack.card(code),)))
        assert refusal is not None
        said = player.texts.refusal(refusal)
        assert (sight.refused, sight.say, sight.spoken) == (True, said, said)
        assert (sight.raised, sight.tray) == ([], [])


@pytest.mark.parametrize("sizes", [ASKED, EVERY_SIZE], ids=["asked for", "every size"])
def test_discarding(player: Player, site: str, sizes: tuple[ViewportSize, ...]) -> None:
    """Eleven of 32 cards; what must stay is hatched and says why."""
    sight, texts = player.sit_down(site + ADDRESS, positions.THIRTY_TWO), player.texts
    deal = player.match().deal
    free = player.game.pack.write(deal.usable())
    assert len(sight.hand) == 32
    assert sorted(sight.disabled) == sorted(set(sight.hand) - set(free))
    duty = deal.duty()
    assert duty is not None
    assert (sight.say, sight.live) == (texts.refusal(duty), False)
    assert sight.say in sight.spoken
    assert player.page.evaluate(ROWS) == 3
    check_screens(player, sizes)
    resize(player, SMALL)
    check_what_stays(player, ("T1", "M", "Rs"))
    for code in ("3d", "4d", "5d", "9d", "10d"):
        sight = player.raise_card(code)
    assert sight.tray == ["3d", "4d", "5d", "9d", "10d"]
    assert text(player, "tray-count") == texts.count("tray.count", 11, chosen=5)
    note = texts.say("minchiate.effect.void", suit="d")
    assert text(player, "tray-note") == note
    assert sight.spoken == f"{texts.count('slip.counted', 11, chosen=5)} {note}"
    assert sight.why == texts.count("minchiate.refusal.choose_more", 6)
    player.tap('#tray-cards [data-card="9d"]')
    assert sorted(player.look().raised) == ["10d", "3d", "4d", "5d"]
    assert text(player, "tray-note").strip("\u200b") == ""
    for code in ("9d", "Ac", "7c", "10c", "Cc", "7b", "7s"):
        player.page.evaluate(f"document.querySelector('#fan [data-card=\"{code}\"]').click()")
    sight = player.look()
    assert (sight.live, sight.button) == (True, texts.count("slip.button.discard", 11))
    assert text(player, "tray-note") == texts.count("minchiate.effect.voids", 3)
    assert {card for over in covered(player.page).values() for card in over} <= set(sight.raised)
    check_targets(player.page, ["#tray-cards .card"], SMALLEST)
    player.acted()
    assert len(player.match().deal.view(0)["discards"][0]) == 11


def tick_by_arrows(player: Player) -> None:
    """From the Tab key to the third set, which is unticked."""
    press = player.page.keyboard.press
    focused = "document.activeElement.dataset.declaration ?? document.activeElement.id"
    rows = player.page.get_by_role("checkbox")
    assert rows.count() == 5
    assert (rows.nth(1).get_attribute("aria-label") or "").startswith(
        "32\u00a0· 33\u00a0· 34, run 15, Matto +5, 20 points"
    )
    for _ in range(40):
        press("Tab")
        if player.page.evaluate(focused) == "0":
            break
    press("ArrowDown")
    press("ArrowDown")
    assert player.page.evaluate(focused) == "2"
    assert player.look().ticked == [0, 1, 2, 3, 4]  # an arrow alone chooses nothing
    press("Space")
    sight = player.look()
    assert sight.ticked == [0, 1, 3, 4]
    assert sight.spoken == sight.say
    assert rows.nth(2).get_attribute("aria-checked") == "false"
    assert "T40" in sight.raised  # in 1-Matto-40 still
    assert "T39" not in sight.raised


@pytest.mark.parametrize("sizes", [ASKED, EVERY_SIZE], ids=["asked for", "every size"])
def test_declaring_by_keyboard_alone(open_page: OpenPage, site: str, sizes: tuple[ViewportSize, ...]) -> None:
    """All sets are ticked to begin with; arrows go from set to set, and the space bar ticks."""
    player = Player(open_page(viewport=SMALL))
    sight, press = player.sit_down(site + ADDRESS, positions.FIVE_SETS), player.page.keyboard.press
    texts = player.texts
    assert sight.ticked == [0, 1, 2, 3, 4]
    heard = [texts.say("minchiate.declare.title"), texts.say("minchiate.declare.how"), sight.say]
    assert " ".join(heard) in sight.spoken
    assert sight.button == texts.say("minchiate.declare.button", points=116)
    assert len(sight.hand) == 21
    check_screens(player, sizes)
    resize(player, SMALL)
    tick_by_arrows(player)
    press("Escape")
    sight = player.look()
    assert (sight.ticked, sight.raised, sight.live) == ([], [], True)
    assert sight.button == texts.say("minchiate.declare.button.none")
    player.page.focus(player.hand_card("T7"))
    press("Enter")
    sight = player.look()
    assert sight.refused
    player.page.focus(player.hand_card("Rs"))
    press("Enter")
    assert player.look().ticked == [4]
    player.page.focus("#hint")
    press("Enter")
    assert player.look().ticked == [0, 1, 2, 3, 4]
    player.page.focus('#declarations [data-declaration="0"]')
    press("Enter")
    player.page.focus("#act")
    before = player.saved()
    press("Enter")
    player.until("([name, before]) => localStorage.getItem(name) !== before", [player.save, before])
    player.wait()
    spoken = [word for word in player.match().deal.view(0)["declarations"] if word["seat"] == 0]
    assert [shown["kind"] for shown in spoken[0]["sets"]] == ["arie", "arie", "matto", "kings"]


def test_a_hand_without_a_set_passes_by_itself(player: Player, site: str) -> None:
    """The log says so, and it is heard."""
    sight = player.sit_down(site + ADDRESS, positions.NO_SET)
    match, texts = player.match(), player.texts
    assert match.moves[0][2] == Move("pass")
    assert match.deal.phase == "play"
    told = texts.say("minchiate.event.pass")
    assert any(texts.name(0) in entry and told in entry for entry in sight.log)


@pytest.mark.long
@pytest.mark.parametrize("record", ["THIRTY_TWO", "FIVE_SETS", "A_RESTO"])
def test_text_at_200_percent(player: Player, site: str, record: str) -> None:
    """Every card can be tapped, the button acts, and every row of the panel can be scrolled to."""
    player.sit_down(f"{site}it/minchiate/", getattr(positions, record))
    player.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        resize(player, ViewportSize(width=width, height=height))
        assert not player.look().sideways
        check_targets(player.page, ["#fan .card", "#hint"], SMALLEST)
        check_targets(player.page, ["#act"], BUTTON)
        for number in range(len(player.look().rows or [])):
            row = player.page.locator(f'#declarations [data-declaration="{number}"]')
            row.scroll_into_view_if_needed()
            ticked = number in player.look().ticked
            assert (number in player.tick(number).ticked) != ticked


@pytest.mark.long
def test_groups_of_trumps_are_marked_and_named(player: Player, site: str) -> None:
    """Each trump in hand bears the mark of its group, and says its name; other cards do not."""
    sight = player.sit_down(site + ADDRESS, positions.THIRTY_TWO)
    for code in sight.hand:
        family = player.game.family(code)
        card = player.page.locator(player.hand_card(code))
        assert card.locator(".family").count() == (1 if family else 0)
        name = player.texts.card(code)
        if family:
            group = player.texts.say("minchiate.family." + family)
            name = player.texts.say("minchiate.family.card", card=code, text=group)
        assert card.get_attribute("aria-label") == name
