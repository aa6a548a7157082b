"""The table as it starts: what is there before Python, and what is said where Python never comes."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import OpenPage, Seen
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import RICH, YOUR_TURN

SOON = 25_000
BROKEN = {
    "no MicroPython": "**/micropython.wasm",
    "no MicroPython script": "**/micropython.mjs",
    "no game": "**/scopa.tar.gz",
    "no PyScript": "**/pyscript/core*.js",
}


@pytest.mark.parametrize("code", ["en", "it", "ms"])
def test_without_python(open_page: OpenPage, site: str, seen: Seen, code: str) -> None:
    """Something that never loads is told in the reader's language, not by an endless "Setting the table"."""
    for address in BROKEN.values() if code == "it" else [BROKEN["no game"]]:
        page = open_page(viewport=PHONE)
        page.route(address, lambda route: route.abort())
        page.goto(f"{site}{code}/scopa/")
        texts = page.evaluate("document.getElementById('not-loaded').textContent")
        page.wait_for_function(
            "words => document.getElementById('say').textContent === words", arg=texts, timeout=SOON
        )
        assert page.locator("#say").is_visible()
        page.close()
    seen.errors.clear()


def test_an_error_of_ours_is_told(open_page: OpenPage, site: str, seen: Seen) -> None:
    page = open_page(viewport=PHONE)
    page.add_init_script("addEventListener('DOMContentLoaded', _ => document.querySelector('#fan').remove())")
    page.goto(f"{site}it/scopa/")
    page.wait_for_selector("html[data-table=broken]", timeout=SOON)
    assert page.locator("#say").inner_text() == page.locator("#trouble").text_content()
    seen.errors.clear()


def test_no_foreign_request_even_without_a_network(browser: Browser, site: str, seen: Seen) -> None:
    """Whatever starts, starts from our own files: everything else is refused."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    context.route(lambda address: not address.startswith(site), lambda route: route.abort())
    page = context.new_page()
    seen.watch(page)
    player = Player(page)
    player.sit_down(f"{site}en/scopa/", YOUR_TURN)
    player.await_thinker()
    assert not seen.foreign()
    assert not seen.errors
    context.close()


LONG_TASKS = """
window.long = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.long.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""


def longest_task(page: Page, site: str) -> float:
    """The longest task of the main thread, in milliseconds, while ten cards are played."""
    page.add_init_script(LONG_TASKS)
    player = Player(page)
    player.sit_down(f"{site}en/scopa/", RICH, pace="quick")
    for turn in range(10):
        player.play_any(turn)
    tasks: list[list[float]] = page.evaluate("window.long")
    began = page.evaluate("performance.getEntriesByName('table-yours')[0].startTime")
    return max([duration for start, duration in tasks if start > began] or [0])


@pytest.mark.bench
def test_no_long_task_while_playing(open_page: OpenPage, site: str) -> None:
    assert min(longest_task(open_page(viewport=PHONE, has_touch=True), site) for _ in range(3)) <= 100
