"""Choosing at Shengji: what to declare with, what to bury, what goes together; on a small phone."""

import pytest
from playwright.sync_api import ViewportSize

from cardavia_core.game import Move
from tests.web import positions_of_shengji as positions
from tests.web.conftest import OpenPage
from tests.web.fingers import Finger, middle
from tests.web.players.shengji import Player, Sight
from tests.web.reach import BUTTON, SIZES, SMALLEST, check_hand, check_targets, covered, faults
from web.table.names import codes_of, names_of

ADDRESS = "en/shengji/"
SMALL = ViewportSize(width=360, height=640)
ROWS = "new Set([...document.querySelectorAll('#fan .card')].map((card) => card.offsetTop)).size"
"""In how many rows the hand lies."""


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    """Somebody with a small phone."""
    return Player(open_page(viewport=SMALL, has_touch=True))


def worth(codes: list[str]) -> int:
    """The card points in these cards."""
    return sum(Player.game.worth(code) for code in codes)


def in_order(player: Player) -> list[str]:
    """The hand as the engine sorts it, by names."""
    groups = player.game.hand_order(player.match().deal.view(0))
    return names_of([code for group in groups for code in group])


@pytest.mark.parametrize("record", ["SOME_PAIRS", "BURY"], ids=["25 cards", "33 cards"])
@pytest.mark.parametrize(
    "screens",
    [("small phone", "embedded"), pytest.param(tuple(SIZES), marks=pytest.mark.long)],
    ids=["small", "every size"],
)
def test_every_card_can_be_seen_and_tapped(
    player: Player, site: str, record: str, screens: tuple[str, ...]
) -> None:
    """24 pixels of each, and nothing over an index but a raised card."""
    hand = player.sit_down(site + ADDRESS, getattr(positions, record)).hand
    assert len(hand) == (33 if record == "BURY" else 25)
    assert player.page.evaluate(ROWS) == (3 if record == "BURY" else 2)
    for screen in screens:
        player.resize(SIZES[screen])
        check_hand(player.page)
        player.raise_all(*[name for name in player.look().hand if name in ("6d", "4d", "5c", "Ac")])
        raised = player.look().raised
        assert {card for over in covered(player.page).values() for card in over} <= set(raised)
        player.page.keyboard.press("Escape")
        assert not player.look().raised


def test_declaring_by_rows_and_by_cards(player: Player, site: str) -> None:
    sight, say = player.sit_down(site + ADDRESS, positions.OPEN), player.texts.say
    declarable = player.match().deal.view(0)["declarable"]
    assert sight.rows is not None
    assert len(sight.rows) == len({shown["trump"] for shown in declarable}) + 1
    assert (sight.declared, sight.barred, sight.live) == (-1, [], False)
    assert not sight.disabled
    assert sight.say == say("shengji.declare.ask")
    for number, shown in enumerate(declarable):
        assert player.texts.count("shengji.declare.trumps", shown["trumps"]) in sight.rows[number]
    sight = player.declare(len(declarable))
    assert (sight.raised, sight.live, sight.button) == ([], True, say("shengji.declare.pass"))
    check_targets(player.page, ["#declarations .opt-row", "#act"], BUTTON)
    for number, shown in enumerate(declarable):
        sight = player.declare(number)
        assert (sight.declared, codes_of(sight.raised), sight.live) == (number, shown["cards"], True)
        assert sight.say == say("shengji.declare.means." + shown["trump"], cards=shown["cards"])
    sight = player.raise_card("2h")
    assert (codes_of(sight.raised), sight.spoken) == (["2h"], sight.say)
    assert sight.declared == [shown["cards"] for shown in declarable].index(["2h"])
    assert not player.raise_card("2h").raised  # a second tap lowers it
    sight = player.raise_card("Kd" if "Kd" in sight.hand else sight.hand[-1])
    assert sight.refused
    assert not sight.raised
    player.raise_card("2h")
    sight = player.acted()  # the first to declare deals, and buries
    assert player.match().moves[0][2] == player.game.read_move("declare 2h")
    assert sight.rows is None
    assert sight.hand == in_order(player)
    assert set(codes_of(sight.trumps)) == {
        code for code in codes_of(sight.hand) if code[-1] == "h" or code[0] == "2"
    }
    card = player.page.locator(player.hand_card("2h"))
    assert card.get_attribute("aria-label") == say("table.trump_card", card="2h")


def test_a_pair_overcalls_and_its_single_does_not(player: Player, site: str) -> None:
    sight = player.sit_down(site + ADDRESS, positions.OVERCALL)
    assert sight.rows is not None
    assert sight.barred == list(range(len(sight.rows) - 1))
    deal = player.match().deal
    refusal = deal.refusal(player.game.read_move("declare 2d"))
    assert refusal is not None
    for tapped in (player.declare(0), player.raise_card("2d")):
        assert (tapped.refused, tapped.live, tapped.raised) == (True, False, [])
        assert tapped.say == tapped.spoken == player.texts.refusal(refusal)
    press = player.page.keyboard.press
    player.page.focus(f'#declarations [data-declaration="{len(sight.rows) - 2}"]')
    press("ArrowDown")
    sight = player.look()
    assert (sight.focused, sight.live) == (str(len(sight.rows or []) - 1), True)
    press("Escape")
    assert player.look().declared == -1
    press("ArrowUp")
    assert player.look().refused
    press("ArrowDown")
    player.page.focus("#act")
    before = player.saved()
    press("Enter")
    player.moved_on(before)
    assert player.match().moves[0][3] == Move("pass")


def check_tray(player: Player, sight: Sight, chosen: list[str]) -> None:
    """The tray and the slip say how many cards are chosen and what the points in them may cost."""
    texts, points = player.texts, worth(codes_of(chosen))
    assert sight.tray == chosen
    assert sorted(sight.raised) == sorted(chosen)
    assert sight.places == 8
    assert sight.count == texts.count("tray.count", 8, chosen=len(chosen))
    assert sight.note == (texts.count("tray.points", points) if points else texts.say("tray.none"))
    assert sight.button == texts.count("slip.button.bury", 8)
    assert sight.live == (len(chosen) == 8)


def test_burying_by_taps(player: Player, site: str) -> None:
    sight = player.sit_down(site + ADDRESS, positions.BURY)
    texts, deal = player.texts, player.match().deal
    check_tray(player, sight, [])
    assert not sight.disabled
    assert faults(player.page) == []
    names = [sight.hand[place] for place in (0, 4, 9, 14, 18, 22, 27, 32)]
    for number, name in enumerate(names, start=1):
        sight = player.raise_card(name)
        check_tray(player, sight, names[:number])
        assert texts.count("slip.counted", 8, chosen=number) in sight.spoken
    assert faults(player.page) == []
    check_targets(player.page, ["#tray-cards .card"], SMALLEST)
    check_targets(player.page, ["#act"], BUTTON)
    ninth = next(name for name in sight.hand if name not in names)
    sight = player.raise_card(ninth)
    refusal = deal.refusal(Move("bury", tuple(sorted(player.game.pack.read(codes_of([*names, ninth]))))))
    assert refusal is not None
    assert (sight.refused, sight.say, sight.tray) == (True, texts.refusal(refusal), names)
    player.tap(f'#tray-cards [data-card="{names[2]}"]')
    check_tray(player, player.look(), names[:2] + names[3:])
    sight = player.raise_card(names[0])  # a tap in the hand takes back, too
    check_tray(player, sight, [names[1], *names[3:]])
    chosen = [names[1], *names[3:], names[2], ninth]
    player.raise_all(names[2], ninth)
    check_tray(player, player.look(), chosen)
    sight = player.acted()
    move = player.match().moves[0][6]
    assert sorted(player.game.pack.write(move.cards)) == sorted(codes_of(chosen))
    assert sight.tray is None
    assert sight.hand == in_order(player)
    assert len(sight.hand) == 25


def test_burying_by_keyboard_alone(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=SMALL))
    sight, press = player.sit_down(site + ADDRESS, positions.BURY), player.page.keyboard.press
    groups = [len(group) for group in player.game.hand_order(player.match().deal.view(0))]
    while player.look().focused not in sight.hand:
        press("Tab")
    press("End")
    press("PageUp")
    assert player.look().focused == sight.hand[sum(groups[:-1])]
    press("PageUp")
    assert player.look().focused == sight.hand[sum(groups[:-2])]
    press("PageDown")
    for number in range(1, 9):
        press("Enter" if number % 2 else "Space")
        press("ArrowLeft")
        assert len(player.look().raised) == number
    assert player.look().live
    press("Escape")
    assert not player.look().raised
    press("Home")
    for _ in range(8):
        press("Space")
        press("ArrowRight")
    chosen = sight.hand[:8]
    check_tray(player, player.look(), chosen)
    while player.look().focused != chosen[2]:
        press("Shift+Tab")  # to the hand's stop, or to the card's copy in the tray
    press("Enter")
    assert chosen[2] not in player.look().raised
    player.page.focus(player.hand_card(chosen[2]))
    press("Enter")
    while player.look().focused != "act":
        press("Shift+Tab")
    before = player.saved()
    press("Enter")
    player.moved_on(before)
    move = player.match().moves[0][6]
    assert sorted(player.game.pack.write(move.cards)) == sorted(codes_of(chosen))


def test_a_lead_completes_itself(player: Player, site: str) -> None:
    sight, texts = player.sit_down(site + ADDRESS, positions.LEAD), player.texts
    assert sight.say == texts.say("shengji.duty.lead")
    tractor = ["7c", "8c", "7c.2", "8c.2"]
    sight = player.raise_card("8c")
    assert (sight.raised, sight.live, sight.why) == (["8c"], True, texts.say("slip.again_pair"))
    sight = player.raise_card("8c.2")  # its copy, as well as itself
    assert sorted(sight.raised) == ["8c", "8c.2"]
    assert (
        sight.say == sight.spoken.replace(" " + sight.why, "") == texts.say("slip.leads_pair", cards=["8c"])
    )
    assert (sight.why, sight.button) == (
        texts.count("slip.again", 4),
        texts.count("slip.button.play_cards", 2),
    )
    sight = player.raise_card("8c")
    assert sorted(sight.raised) == sorted(tractor)
    assert not player.raise_card("7c").raised  # there is nothing larger: all are lowered
    player.raise_card("7c.2")
    assert sorted(player.raise_card("8c.2").raised) == sorted(tractor)  # both belong to one lead
    assert player.raise_card("Ad").raised == ["Ad"]  # goes with nothing: begins anew
    player.raise_all("2s.2", "2s")
    assert sorted(player.look().raised) == ["2s", "2s.2"]
    player.page.keyboard.press("Escape")
    player.page.evaluate("card => { document.querySelector(card).id = 'other'; }", player.hand_card("2s"))
    assert player.raise_card("2s.2").raised == ["2s.2"]
    sight = player.acted()
    assert player.match().moves[0][6] == player.game.read_move("2s")
    assert player.page.locator("#other").get_attribute("data-card") == "2s"  # the raised copy has left
    assert sight.hand == in_order(player)


def test_following_with_what_is_owed(player: Player, site: str) -> None:
    sight, texts = player.sit_down(site + ADDRESS, positions.SOME_PAIRS), player.texts
    deal, pack = player.match().deal, player.game.pack
    duty = deal.duty()
    assert duty is not None
    assert (sight.say, sight.why) == (texts.refusal(duty), texts.count("slip.counted", 4, chosen=0))
    assert sight.say in sight.spoken
    assert sight.button == texts.count("slip.button.play_cards", 4)
    trumps = ["RJ", "2s", "Ad", "10d", "6d", "6d.2", "4d", "3d"]
    assert [name for name in sight.hand if name not in sight.disabled] == trumps
    sight = player.raise_card("Ks")
    refusal = deal.refusal(Move("play", (pack.card("Ks"),)))
    assert refusal is not None
    assert (sight.refused, sight.say, sight.raised) == (True, texts.refusal(refusal), [])
    sight = player.raise_all("Ad", "10d", "4d")
    assert (sight.why, sight.live) == (texts.count("slip.counted", 4, chosen=3), False)
    assert sight.why in sight.spoken
    sight = player.raise_card("6d")  # the number is right, but the pair is owed
    refusal = deal.refusal(Move("play", tuple(sorted(pack.read(["Ad", "10d", "4d", "6d"])))))
    assert refusal is not None
    assert (sight.refused, sight.say, sight.live) == (True, texts.refusal(refusal), False)
    assert sight.why == texts.count("slip.counted", 4, chosen=4)
    sight = player.raise_card("3d")
    assert sight.refused
    assert len(sight.raised) == 4
    player.raise_card("Ad")  # lowered, which makes room
    assert sorted(player.raise_card("6d").raised) == ["10d", "4d", "6d", "6d.2"]  # its copy is raised
    sight = player.look()
    assert (sight.live, sight.refused) == (True, False)
    assert sorted(player.raise_card("6d.2").raised) == ["10d", "4d"]  # both are lowered
    player.page.tap("#hint")
    sight = player.look()
    assert sight.live
    move = Move("play", tuple(sorted(pack.read(codes_of(sight.raised)))))
    assert deal.refusal(move) is None
    player.page.tap("#bubble-close")
    player.tap("#your-place") if player.page.locator("#your-place").is_visible() else player.act()
    player.played(sight.raised[0])
    assert player.match().moves[0][9] == move


@pytest.mark.parametrize(
    ("record", "chosen"),
    [("BOTH_PAIRS", ["4d", "4d", "Jd", "Jd"]), ("SHORT", ["Ac", "8c", "10d", "10d"])],
    ids=["the only pairs", "fewer of the suit than were led"],
)
def test_following_by_keyboard(open_page: OpenPage, site: str, record: str, chosen: list[str]) -> None:
    player = Player(open_page(viewport=SMALL))
    player.sit_down(site + ADDRESS, getattr(positions, record))
    press, number = player.page.keyboard.press, len(player.match().moves[0])
    for code in chosen:
        player.page.focus(player.hand_card(code))
        press("Enter")
    sight = player.look()
    assert sorted(codes_of(sight.raised)) == sorted(chosen)
    assert sight.live
    player.page.focus("#act")
    before = player.saved()
    press("Enter")
    player.moved_on(before)
    assert sorted(player.game.pack.write(player.match().moves[0][number].cards)) == sorted(chosen)


def test_dropping_what_is_raised_plays_it(player: Player, site: str) -> None:
    """All of it, wherever it is taken hold of."""
    player.sit_down(site + ADDRESS, positions.LEAD)
    finger = Finger(player.page)
    player.raise_all("2s", "2s")
    finger.drag(player.point(player.hand_card("2s.2")), middle(player.page, "#board"))
    finger.let_go(middle(player.page, "#board"))
    player.played("2s.2")
    assert player.match().moves[0][6] == player.game.read_move("2s+2s")


@pytest.mark.long
@pytest.mark.parametrize("record", ["OPEN", "BURY", "SOME_PAIRS"])
def test_text_at_200_percent(player: Player, site: str, record: str) -> None:
    """Every card can be tapped, the button acts, and every row of a panel can be scrolled to."""
    player.sit_down(f"{site}it/shengji/", getattr(positions, record))
    player.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        player.resize(ViewportSize(width=width, height=height))
        assert not player.look().sideways
        check_targets(player.page, ["#fan .card", "#hint"], SMALLEST)
        check_targets(player.page, ["#act"], BUTTON)
        for number in range(len(player.look().rows or [])):
            player.page.locator(f'#declarations [data-declaration="{number}"]').scroll_into_view_if_needed()
            assert player.declare(number).declared == number
        if record == "BURY":
            player.raise_card("5c")
            check_targets(player.page, ["#tray-cards .card"], SMALLEST)
            player.page.keyboard.press("Escape")


@pytest.mark.parametrize("large", [False, True], ids=["as it is", "200 %"])
def test_a_hint_hides_nothing_of_the_tray(player: Player, site: str, large: bool) -> None:
    """It lies on the cloth above the tray, where there is room for both."""
    player.sit_down(site + ADDRESS, positions.BURY)
    if large:
        player.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    player.resize(ViewportSize(width=360, height=640) if not large else ViewportSize(width=390, height=844))
    player.page.click("#hint")
    assert player.look().bubble
    top = "(one) => document.querySelector(one).getBoundingClientRect().top"
    bottom = "(one) => document.querySelector(one).getBoundingClientRect().bottom"
    assert player.page.evaluate(top, "#bubble") >= player.page.evaluate(top, "#board")
    assert player.page.evaluate(bottom, "#bubble") <= player.page.evaluate(top, "#tray")


def test_what_are_trumps_is_read_at_200_percent(player: Player, site: str) -> None:
    """The partner's plate does not lie over it."""
    player.sit_down(site + ADDRESS, positions.SOME_PAIRS)
    player.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    covered = (
        "([a, b]) => { const [x, y] = [a, b].map((id) => document.getElementById(id)"
        ".getBoundingClientRect()); return x.right > y.left + 1; }"
    )
    assert not player.page.evaluate(covered, ["trump-text", "plate-2"])


@pytest.mark.parametrize(("record", "told"), [("OVERCALL", False), ("OPEN", True)])
def test_the_last_pass_promises_nothing(player: Player, site: str, record: str, told: bool) -> None:
    """Who ends the declaring with a pass cannot declare later."""
    player.sit_down(site + ADDRESS, getattr(positions, record))
    note = player.texts.say("shengji.declare.pass.note")
    assert (note in player.page.locator("#declarations > :last-child").inner_text()) == told
