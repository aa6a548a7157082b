"""How well the others play: the level that is chosen in the menu."""

import json

import pytest

from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import RICH
from tests.web.reach import BUTTON, check_targets
from tests.web.test_thinker import SPEAK
from web.table.strength import LEVELS, NAMES, USUAL

ADDRESS = "en/scopa/"
SILENT = SPEAK.replace("ANSWER", "(worker, id) => worker.say({ cardavia: 2, id, error: 'nothing' })")
LEAST_EFFORT = 400


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    player = Player(open_page(thinker=True, viewport=PHONE, has_touch=True))
    player.page.add_init_script(SILENT)
    return player


def asked(player: Player) -> list[tuple[str, int]]:
    """The level and the effort of each question for a move."""
    questions = [json.loads(text) for text in player.page.evaluate("window.questions")]
    return [(question["level"], question["effort"]) for question in questions]


def of_level(level: str) -> tuple[str, int]:
    """The level and the effort that are expected, of a worker that does 1,000 a second."""
    return level, max(LEAST_EFFORT, LEVELS[level])


def test_the_level_holds_from_the_next_move_on(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    player.play_any()
    for level in LEVELS:
        player.page.tap("#open-menu")
        player.page.locator(f'#levels label:has([value="{level}"])').tap()
        player.page.keyboard.press("Escape")
        assert player.page.inner_text("#level-now") == player.texts.say(NAMES[level])
        player.play_any()
    assert asked(player) == [of_level(level) for level in (USUAL, *LEVELS)]
    player.page.reload()
    player.wait()
    assert player.page.inner_text("#level-now") == player.texts.say(NAMES["master"])
    assert player.page.locator('#levels [value="master"]').is_checked()


def test_by_keyboard_and_with_a_finger(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, RICH)
    assert player.page.locator(f'#levels [value="{USUAL}"]').is_checked()
    player.page.tap("#open-menu")
    check_targets(player.page, ["#levels label"], BUTTON)
    player.page.focus(f'#levels [value="{USUAL}"]')
    player.page.keyboard.press("ArrowDown")
    assert player.page.inner_text("#level-now") == player.texts.say(NAMES["master"])
    group = player.page.get_by_role("group", name=player.texts.say("level.title"))
    assert group.get_by_role("radio").count() == len(LEVELS)


def test_a_damaged_level_is_the_usual_one(player: Player, site: str) -> None:
    player.keep("cardavia.level", "{godlike")
    player.sit_down(site + ADDRESS, RICH)
    assert player.page.inner_text("#level-now") == player.texts.say(NAMES[USUAL])
