"""Choosing and playing a card: by finger, by mouse, by dragging, and by the keyboard alone."""

import pytest

from cardavia_core.games.scopa.rules import PACK
from tests.web.conftest import OpenPage
from tests.web.fingers import Finger, middle
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import LAST_CARD, RICH, TWO_CARDS_WITH_TWO_WAYS, new_match_led_by

# Whether cards flew while the person could choose: a busy machine looks too late to see it.
WATCH_FLIGHTS = """
setInterval(() => {
  const yours = document.documentElement?.dataset.table === "yours";
  window.flew ||= yours && document.getElementById("flights").children.length > 0;
}, 10);
"""
ADDRESS = "en/scopa/"


@pytest.fixture
def player(open_page: OpenPage, site: str) -> Player:
    """Somebody with a phone who has been left in the middle of a rich deal."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(site + ADDRESS, RICH)
    return player


def test_few_ways_by_table_card(player: Player) -> None:
    sight = player.raise_card("7c")
    assert not sight.live
    assert len(sight.chips) == 2
    assert sight.say == player.texts.count("slip.ways", 2, card="7c")
    sight = player.pick("4b")  # belongs to one way only
    assert sight.live
    assert sorted(sight.chosen) == ["3c", "4b"]
    assert sight.button == "Take 3\u00a0+ 4" or sight.button == "Take 4\u00a0+ 3"
    player.page.tap(player.table_card("3c"))  # a tap on what is taken plays
    sight = player.played("7c")
    assert "7c" not in sight.table
    assert not {"3c", "4b"} & set(sight.table)


def test_few_ways_by_letter(player: Player) -> None:
    player.raise_card("7c")
    chips = player.page.locator("#options .chip")
    for number, way in enumerate((["6c", "As"], ["3c", "4b"], ["6c", "As"])):
        number %= 2
        chips.nth(number).tap()
        sight = player.look()
        assert sorted(sight.chosen) == way
        assert chips.nth(number).get_attribute("aria-checked") == "true"
        assert chips.nth(1 - number).get_attribute("aria-checked") == "false"
    for code, letter in (("6c", "A"), ("As", "A"), ("3c", "B"), ("4b", "B")):
        assert player.page.locator(player.table_card(code)).inner_text() == letter
    player.act()
    assert not {"6c", "As"} & set(player.played("7c").table)


def test_letters_name_the_ways_of_the_raised_card(open_page: OpenPage, site: str) -> None:
    """Also when the card raised before had just as many."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(site + ADDRESS, TWO_CARDS_WITH_TWO_WAYS)
    six = player.raise_card("6s").chips
    seven = player.raise_card("7b").chips
    assert len(six) == len(seven) == 2
    player.raise_card("7b")
    assert player.raise_card("7b").chips == seven != six


def test_many_ways_card_by_card(player: Player) -> None:
    sight = player.raise_card("Rd")
    assert not sight.chips
    assert sight.why == player.texts.say("slip.pick_cards")
    sight = player.pick("6c")  # with 4b, or with 3c and As
    assert not sight.live
    assert sight.why == player.texts.say("slip.picked", what="6")
    sight = player.pick("Cc")  # fits none of those: begins anew
    assert sight.live
    assert sorted(sight.chosen) == ["As", "Cc"]
    player.raise_card("3b")
    player.raise_card("Rd")
    player.pick("6c")
    sight = player.pick("6c")  # a second tap takes it back
    assert not sight.chosen
    player.pick("6c")
    sight = player.pick("4b")
    assert sight.live
    player.act()
    assert not {"6c", "4b"} & set(player.played("Rd").table)


def test_refused_table_card_says_why(player: Player) -> None:
    player.raise_card("7c")
    sight = player.pick("Cc")
    assert sight.refused
    assert sight.say == player.texts.say("scopa.refusal.wrong_sum", card="7c", sum=9, value=7)
    assert sight.spoken == sight.say
    player.raise_card("3b")
    sight = player.pick("5d")
    assert sight.refused
    assert sight.say == player.texts.say("scopa.refusal.equal_first", card="3b", equal_card="3c")
    assert sight.live  # what was settled before is still settled
    assert not player.raise_card("7c").refused


def test_taps_that_mean_nothing(player: Player) -> None:
    """Bare cloth, a table card without a hand card, the button without a choice, a second tap on Play."""
    player.page.tap("#board", position={"x": 6, "y": 200})
    player.pick("5d")
    player.page.tap("#act", force=True)  # Playwright holds back where aria-disabled is set; a finger does not
    sight = player.look()
    assert sight.state == "yours"
    assert not sight.chosen
    assert not sight.refused
    player.raise_card("3b")
    assert not player.raise_card("3b").raised  # lowered again
    player.raise_card("3b")
    player.page.evaluate("() => { for (const _ of 'three') document.getElementById('act').click(); }")
    assert player.played("3b").hand == ["Rd", "7c"]


def test_keyboard_alone(player: Player) -> None:
    press = player.page.keyboard.press
    focused = "document.activeElement.dataset.card"
    first = player.page.locator("#fan .card").first.get_attribute("data-card")
    for _ in range(40):
        press("Tab")
        if player.page.evaluate("document.activeElement.closest('#fan') !== null"):
            break
    assert player.page.evaluate(focused) == first
    hand = player.look().hand
    press("End")
    assert player.page.evaluate(focused) == hand[2]
    press("ArrowRight")
    assert player.page.evaluate(focused) == hand[0]
    press("Home")
    while player.page.evaluate(focused) != "7c":
        press("ArrowRight")
    press("Enter")
    sight = player.look()
    assert sight.raised == ["7c"]
    press("Escape")
    assert not player.look().raised
    press("Space")
    assert player.look().raised == ["7c"]
    assert not player.look().live
    press("Enter")  # nothing is settled: lowered again, not played
    assert player.look().state == "yours"
    player.page.focus(player.hand_card("3b"))
    press("Enter")
    assert player.look().raised == ["3b"]
    press("Enter")
    sight = player.played("3b")
    assert player.page.evaluate(focused) in sight.hand  # the focus has stayed in the hand


def test_keyboard_chooses_among_ways(player: Player) -> None:
    press = player.page.keyboard.press
    player.page.focus(player.hand_card("7c"))
    press("Enter")
    player.page.focus("#options .chip")
    press("ArrowRight")
    assert sorted(player.look().chosen) == ["3c", "4b"]
    press("ArrowRight")
    assert sorted(player.look().chosen) == ["6c", "As"]
    player.page.focus(player.table_card("4b"))
    press("Enter")
    assert sorted(player.look().chosen) == ["3c", "4b"]
    player.page.focus("#act")
    press("Enter")
    assert not {"3c", "4b"} & set(player.played("7c").table)


def test_mouse_drag(player: Player) -> None:
    page, mouse = player.page, player.page.mouse
    mouse.move(*middle(page, player.hand_card("3b")))
    mouse.down()
    mouse.move(*middle(page, "#slip"), steps=4)
    sight = player.look()
    assert sight.flying == 1
    assert sight.chosen == ["3c"]
    mouse.up()  # not on the cloth: back into the hand
    sight = player.look()
    assert len(sight.hand) == 3
    assert sight.flying == 0
    assert player.page.locator(player.hand_card("3b")).is_visible()
    mouse.move(*middle(page, player.hand_card("7c")))
    mouse.down()
    mouse.move(*middle(page, player.table_card("4b")), steps=4)
    mouse.up()  # on a card that tells which way is meant
    assert not {"3c", "4b"} & set(player.played("7c").table)


def test_touch_drag(player: Player) -> None:
    page, finger = player.page, Finger(player.page)
    finger.drag(middle(page, player.hand_card("3b")), middle(page, player.table_card("Cc")))
    sight = player.look()
    assert sight.flying == 1
    finger.touch("touchCancel")
    sight = player.look()
    assert sight.flying == 0
    assert page.locator(player.hand_card("3b")).is_visible()
    assert sight.state == "yours"
    assert len(sight.hand) == 3
    finger.drag(middle(page, player.hand_card("3b")), middle(page, player.table_card("3c")))
    finger.touch("touchEnd")
    assert "3c" not in player.played("3b").table


def test_drop_without_a_way_stays_raised(player: Player) -> None:
    """Dropped on bare cloth with several ways open: the card stays in the hand, raised, and asks."""
    finger = Finger(player.page)
    felt = player.page.locator("#board").bounding_box()
    assert felt is not None
    finger.drag(middle(player.page, player.hand_card("7c")), (felt["x"] + 8, felt["y"] + felt["height"] / 2))
    finger.touch("touchEnd")
    sight = player.look()
    assert sight.raised == ["7c"]
    assert len(sight.chips) == 2
    assert sight.flying == 0


def test_hint(player: Player) -> None:
    player.page.tap("#hint")
    sight = player.look()
    assert sight.live
    assert len(sight.raised) == 1
    assert sight.bubble
    assert all(reason in sight.spoken for reason in sight.bubble)
    assert sight.state == "yours"  # it has not been played
    player.page.tap("#hint")
    assert (player.look().bubble, player.look().raised) == ([], sight.raised)  # only read and put away
    player.pick(sight.chosen[0])
    assert player.played(sight.raised[0]).state == "yours"


def test_hand_is_sorted_and_named(player: Player) -> None:
    sight = player.look()
    assert sight.hand == sorted(sight.hand, key=PACK.card)
    for code in sight.hand + sight.table:
        button = player.page.get_by_role("button", name=player.texts.card(code), exact=True)
        assert button.get_attribute("aria-pressed") == "false"
    player.raise_card("3b")
    for code, pressed in (("3b", "true"), ("7c", "false"), ("3c", "true"), ("5d", "false")):
        button = player.page.get_by_role("button", name=player.texts.card(code))
        assert button.get_attribute("aria-pressed") == pressed


def test_cards_flying_and_played_at_once(open_page: OpenPage, site: str) -> None:
    """Keys do not hurry a motion on: a card played during one waits for its end, and is drawn once."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.page.add_init_script(WATCH_FLIGHTS)
    sight = player.sit_down(site + ADDRESS, new_match_led_by(0), pace="slow")
    player.until("window.flew")  # the deal is being shown, and a card can already be chosen
    card = sight.hand[0]
    player.settle(card, (sight.ways(card) or [[]])[0])
    player.page.focus("#act")
    player.page.keyboard.press("Enter")
    sight = player.played(card)
    assert sight.cards == 40
    assert len(sight.hand) == 2
    assert sight.flying == 0


def test_last_move_again(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(site + ADDRESS, RICH, pace="quick")
    assert not player.page.locator("#again").is_visible()
    player.settle("7c", ["3c", "4b"])
    player.act()
    before = player.played("7c")
    player.page.tap("#again")
    player.until("cards => document.querySelectorAll('#slots .card').length !== cards", len(before.table))
    player.until("cards => document.querySelectorAll('#slots .card').length === cards", len(before.table))
    player.until("document.getElementById('flights').children.length === 0")
    after = player.look()
    assert (after.table, after.hand, after.piles, after.log) == (
        before.table,
        before.hand,
        before.piles,
        before.log,
    )
    player.page.tap("#again")  # and played in the midst of it
    card = before.hand[0]
    player.page.focus(player.hand_card(card))
    player.page.keyboard.press("Enter")
    if player.look().live:
        player.page.keyboard.press("Enter")
        assert player.played(card).cards == 40


def test_impatience_at_the_end_of_a_deal(open_page: OpenPage, site: str) -> None:
    """Taps on Play while the last cards are gathered do not skip the score sheet."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    sight = player.sit_down(site + ADDRESS, LAST_CARD, pace="slow")
    card = sight.hand[0]
    player.settle(card, (sight.ways(card) or [[]])[0])
    player.page.evaluate("() => { for (const _ of 'three') document.getElementById('act').click(); }")
    player.page.wait_for_timeout(300)
    player.page.evaluate("() => document.getElementById('act').click()")
    assert player.wait("scored", "won").state == "scored"
    player.page.wait_for_timeout(300)
    assert player.look().state == "scored"
    assert player.page.locator("#score").is_visible()


def test_last_move_again_asked_for_twice(open_page: OpenPage, site: str) -> None:
    """Two taps before the first is heard show it once, and a card can be played at once."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(site + ADDRESS, RICH, pace="quick")
    player.settle("7c", ["3c", "4b"])
    player.act()
    card = player.played("7c").hand[0]
    player.page.evaluate("() => { for (const _ of 'two') document.getElementById('again').click(); }")
    sight = player.raise_card(card)
    if not sight.live:
        player.settle(card, sight.ways(card)[0])
    player.act()
    sight = player.played(card)
    assert sight.cards == 40
    assert sight.flying == 0


def test_escape_lets_a_dragged_card_go(player: Player) -> None:
    page = player.page
    start = page.locator(player.hand_card("7c")).bounding_box()
    felt = page.locator("#board").bounding_box()
    assert start is not None and felt is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(felt["x"] + 30, felt["y"] + felt["height"] / 2, steps=4)
    assert player.look().flying == 1
    page.focus(player.hand_card("3b"))
    page.keyboard.press("Escape")
    assert player.look().flying == 0
    page.mouse.up()
    sight = player.look()
    assert "7c" in sight.hand
    assert page.locator(player.hand_card("7c")).is_visible()
