"""The hint: whose move it is, what it says, and that it never stands in the way."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.web import positions_of_four, positions_of_minchiate, positions_of_shengji
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players import cicera, minchiate, piedicavallo, shengji
from tests.web.players.scopa import Player
from tests.web.positions import RICH
from tests.web.reach import BUTTON, check_targets
from tests.web.test_thinker import SPEAK
from web.table.strength import BEST, LEVELS

ADDRESS = "en/scopa/"
REASONS: list[dict[str, Any]] = [
    {"message": "scopa.reason.coins", "arguments": {}},
    {"message": "ai.reason.better", "arguments": {"n": 120, "percent": 61, "less": 52, "cards": ["3b"]}},
]
HINT = {"move": "7c As+6c", "reasons": REASONS, "options": [], "exact": False}


def answers(hint: object, after: int = 0) -> str:
    """A worker that gives this hint after so long; to all other questions it answers with an error."""
    found = f"question.ask === 'hint' ? {json.dumps(hint)} : {{ error: 'not asked for' }}"
    say = f"worker.say({{ cardavia: 2, id, ...({found}) }})"
    return SPEAK.replace("ANSWER", f"(worker, id, question) => setTimeout(() => {say}, {after})")


def sit_down(open_page: OpenPage, site: str, worker: str) -> Player:
    player = Player(open_page(thinker=True, viewport=PHONE, has_touch=True))
    player.page.add_init_script(worker)
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    return player


def wait_for_it(player: Player) -> None:
    player.until("() => !document.getElementById('bubble').hidden")


def test_is_the_masters_move(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, answers(HINT))
    player.page.tap("#hint")
    wait_for_it(player)
    sight, texts = player.look(), player.texts
    assert (sight.raised, sorted(sight.chosen), sight.live) == (["7c"], ["6c", "As"], True)
    assert sight.bubble == [texts.say(one["message"], **one["arguments"]) for one in REASONS]
    assert all(reason in sight.spoken for reason in sight.bubble)
    assert player.page.inner_text("#bubble-title") == texts.say("hint.title")
    question: dict[str, Any] = json.loads(player.page.evaluate("window.questions[0]"))
    assert sorted(question) == ["ask", "cardavia", "effort", "game", "id", "seed", "view"]
    assert question["view"]["seat"] == 0
    assert question["effort"] == 1000 * LEVELS[BEST] / 1000  # the worker says that it can do 1,000 a second
    player.act()
    assert player.played("7c").bubble == []


def test_whatever_the_person_does_meanwhile_drops_it(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, answers(HINT, 1200))
    player.page.tap("#hint")
    sight = player.look()
    assert sight.why == player.texts.say("hint.thinking")
    assert player.page.get_attribute("#hint", "aria-busy") == "true"
    player.raise_card("3b")
    assert player.page.get_attribute("#hint", "aria-busy") is None
    player.page.wait_for_timeout(1500)
    sight = player.look()
    assert (sight.raised, sight.bubble) == (["3b"], [])
    player.act()
    assert player.played("3b").state == "yours"


def test_without_an_answer_the_rules_of_thumb_give_one(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, answers({"error": "ouch"}))
    player.page.tap("#hint")
    wait_for_it(player)
    sight = player.look()
    assert sight.live and sight.bubble
    assert player.page.inner_text("#bubble-title") == player.texts.say("hint.title.simple")


def test_by_keyboard(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, answers(HINT))
    press = player.page.keyboard.press
    focused = "document.activeElement.id"
    player.page.focus("#hint")
    press("Enter")
    wait_for_it(player)
    assert player.page.evaluate(focused) == "hint"
    press("Escape")
    assert (player.look().bubble, player.look().raised) == ([], ["7c"])
    press("Enter")
    wait_for_it(player)
    press("Shift+Tab")
    assert player.page.evaluate(focused) == "bubble-close"
    press("Enter")
    assert player.look().bubble == []
    assert player.page.evaluate(focused) == "hint"
    press("Escape")
    assert player.look().raised == []


TABLES: dict[str, tuple[Any, Callable[[], str]]] = {
    "scopa": (Player, lambda: RICH),
    "cicera": (cicera.Player, positions_of_four.crowded),
    "shengji": (shengji.Player, lambda: positions_of_shengji.BURY),
    "minchiate": (minchiate.Player, lambda: positions_of_minchiate.DEALER),
    "piedicavallo": (piedicavallo.Player, positions_of_four.must_follow),
}
SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "sideways": (844, 390),
    "desktop": (1280, 800),
    "smallest": (320, 568),
    "embedded": (300, 420),
}
LARGE_TEXT = ("phone", "desktop")
NEARLY = 40
"""On the smallest screens buttons are a little smaller."""
LIES_WELL = """
() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const bubble = box("bubble"), board = box("board"), faults = [];
  if (bubble.top < board.top - 1) faults.push("sticks out above");
  if (bubble.left < board.left - 1 || bubble.right > board.right + 1) faults.push("sticks out at the side");
  for (const id of ["slip", "fan"]) {
    const other = box(id);
    const down = Math.min(bubble.bottom, other.bottom) - Math.max(bubble.top, other.top);
    const across = Math.min(bubble.right, other.right) - Math.max(bubble.left, other.left);
    if (down > 1 && across > 1) faults.push(`covers #${id}`);
  }
  return faults;
}
"""


@pytest.mark.parametrize(
    "slug", [slug if slug == "minchiate" else pytest.param(slug, marks=pytest.mark.long) for slug in TABLES]
)
def test_covers_nothing_that_is_needed(open_page: OpenPage, site: str, slug: str) -> None:
    """On every size of screen, and with text at 200 %."""
    kind, record = TABLES[slug]
    player = kind(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(f"{site}en/{slug}/", record())
    player.page.tap("#hint")
    assert player.look().bubble
    for name, size in SIZES.items():
        for text in ("100%", "200%") if name in LARGE_TEXT else ("100%",):
            player.page.evaluate("size => { document.documentElement.style.fontSize = size; }", text)
            player.resize(ViewportSize(width=size[0], height=size[1]))
            player.page.evaluate("dispatchEvent(new Event('resize'))")  # only the text may have another size
            player.page.wait_for_timeout(300)
            assert player.page.evaluate(LIES_WELL) == [], (name, text)
            check_targets(player.page, ["#bubble-close", "#hint"], NEARLY)
            check_targets(player.page, ["#act"], BUTTON)
