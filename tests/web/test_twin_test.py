"""The twin test that the page "Is it fair?" makes in the visitor's browser."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.test_thinker import SPEAK
from web.build.text import languages, read_catalogue

ROUNDS = 20
SOON, LATER = 20_000, 300_000
ENGLISH = read_catalogue(next(language for language in languages() if language.code == "en"))
ANSWER = "(worker, id) => worker.say({ cardavia: 2, id, equal_views: true, FOUND })"
HONEST = ANSWER.replace("FOUND", "equal_moves: true, moved: 3, caught: id % 2 > 0")
PEEKS = ANSWER.replace("FOUND", "equal_moves: id % 10 > 0, moved: 3")
NOTHING_HIDDEN = ANSWER.replace("FOUND", "equal_moves: true, moved: 0")
DIES = "worker => worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }))"


def run(page: Page, site: str, answer: str = "") -> None:
    """Begin the test, with a worker that answers so."""
    if answer:
        page.add_init_script(SPEAK.replace("ANSWER", answer))
    page.goto(f"{site}en/fair/")
    expect(page.locator("#twin-test")).to_be_visible(timeout=SOON)
    page.locator("#twins-run").click()


def counts(page: Page, figure: str) -> list[int]:
    """What stands in a column."""
    return [int(page.locator(f"#twins-{figure}-{slug}").inner_text()) for slug in SLUGS]


def conclusion(page: Page) -> str:
    """What is said when it is over."""
    expect(page.locator("#twins-stop")).to_have_attribute("aria-disabled", "true", timeout=LATER)
    return page.locator("#twins-say").inner_text()


def test_counts_and_says_what_came_of_it(page: Page, site: str) -> None:
    run(page, site, HONEST)
    tests = ROUNDS * len(SLUGS)
    passed = ENGLISH.tn("fair.say.twins.passed", tests, moved=3 * tests)
    assert conclusion(page) == passed + " " + ENGLISH.tn("fair.say.twins.control", tests // 2)
    for figure in ("tests", "views", "moves"):
        assert counts(page, figure) == [ROUNDS] * len(SLUGS)
    asked: list[dict[str, Any]] = [json.loads(text) for text in page.evaluate("window.questions")]
    assert [question["game"] for question in asked[: len(SLUGS)]] == list(SLUGS)
    assert {question["ask"] for question in asked} == {"twins"}
    assert len({question["seed"] for question in asked}) == 1
    page.locator("#twins-level").select_option("beginner")
    page.locator("#twins-run").click()
    assert conclusion(page)
    again = [json.loads(text) for text in page.evaluate("window.questions")][len(asked) :]
    assert {question["level"] for question in again} == {"beginner"}
    assert again[0]["seed"] != asked[0]["seed"]


def test_who_peeks_is_caught(page: Page, site: str) -> None:
    run(page, site, PEEKS)
    tests, alike = ROUNDS * len(SLUGS), 0
    said = conclusion(page)
    alike = sum(counts(page, "moves"))
    assert alike < tests
    assert said == ENGLISH.tn("fair.say.twins.failed", tests, failed=tests - alike)
    assert page.locator("#twins-counts .caught").count() > 0


@pytest.mark.parametrize(("answer", "said"), [(DIES, "absent"), (NOTHING_HIDDEN, "none")])
def test_what_was_not_tested_is_not_claimed(page: Page, site: str, answer: str, said: str) -> None:
    run(page, site, answer)
    assert conclusion(page) == ENGLISH.t(f"fair.say.twins.{said}")
    assert sum(counts(page, "tests")) == 0


def test_can_be_stopped(page: Page, site: str) -> None:
    run(
        page, site, HONEST.replace("worker.say(", "setTimeout(() => worker.say(").replace("})", "}), 200)", 1)
    )
    expect(page.locator("#twins-tests-scopa")).to_have_text("1", timeout=SOON)
    page.locator("#twins-stop").click()
    assert conclusion(page)
    assert 1 <= sum(counts(page, "tests")) <= 5


@pytest.mark.long
@pytest.mark.parametrize("level", ["beginner", "master"])
def test_nobody_peeks(open_page: OpenPage, site: str, level: str) -> None:
    """The real worker, in the browser."""
    page = open_page(thinker=True, viewport=PHONE)
    page.goto(f"{site}en/fair/")
    expect(page.locator("#twin-test")).to_be_visible(timeout=SOON)
    page.locator("#twins-level").select_option(level)
    page.locator("#twins-run").click()
    said = conclusion(page)
    tests = sum(counts(page, "tests"))
    assert min(counts(page, "tests")) > ROUNDS // 2
    passed = ENGLISH.tn("fair.say.twins.passed", tests, moved=sum(counts(page, "moved")))
    caught = re.search(r"caught (\d+) times", said.removeprefix(passed))
    assert said.startswith(passed) and caught and int(caught[1]) > 0
