"""The figures of the rules pages that can be played with: the exercises, and one of them in a browser."""

import json
import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cardavia_core.games import SLUGS, load_game
from tests.web.conftest import OpenPage, Seen
from tests.web.test_pages import page_of
from web.build.pages import LIVE_TEXTS
from web.build.text import languages, read_catalogue
from web.table.live.exercise import HAND, TABLE, Exercise
from web.table.live.kinds import exercise_of
from web.table.texts import Texts

ENGLISH = read_catalogue(next(language for language in languages() if language.code == "en"))
PYTHON = ".tar.gz"


def texts_of(slug: str) -> Texts:
    """The English texts that a live figure of this game has."""
    messages = json.loads(ENGLISH.compile((*LIVE_TEXTS, f"{slug}.")))
    return Texts(messages, lambda n: "one" if n == 1 else "other", load_game(slug))


def exercises(slug: str, dist: Path) -> list[Exercise]:
    """All that the rules page of a game lets the reader try."""
    found = re.findall(r"data-try='([^']+)'", page_of(dist, f"en/rules/{slug}/"))
    return [exercise_of(load_game(slug), json.loads(unescape(data))) for data in found]


def capture(slug: str, table: str, **position: object) -> Exercise:
    """A 7 of Swords in hand, and these cards on the table."""
    data = {"hands": [["7s"]] + [[] for _ in load_game(slug).teams[1:]], "table": table.split()}
    return exercise_of(load_game(slug), {"position": data | {"dealer": 0, "turn": 0} | position})


def choose(exercise: Exercise, place: str, cards: str) -> None:
    for card in cards.split():
        exercise.choose(place, card)


def test_a_wrong_capture_is_refused_in_the_words_of_the_table() -> None:
    texts = texts_of("scopa")
    exercise = capture("scopa", "7d 3c 4b", stock=["2d", "3d", "4d", "5d", "6d", "Ad"])
    assert exercise.picked(HAND) == ["7s"]
    refusals = []
    for taken in ("", "3c 4b", "7d 3c"):
        exercise.chosen[TABLE] = taken.split()
        answer = exercise.answer(texts)
        assert not answer.right and answer.refusal and not answer.marked
        refusals.append(answer.refusal.message.rpartition(".")[2])
    assert refusals == ["must_capture", "equal_first", "equal_first"]


def test_a_right_capture_says_what_it_does() -> None:
    texts = texts_of("cicera")
    exercise = capture("cicera", "3s 4s")
    choose(exercise, TABLE, "3s 4s")
    answer = exercise.answer(texts)
    assert answer.right and answer.marked == ["7s", "3s", "4s"] and answer.goal == "taken"
    assert answer.said[0] == "7 of Swords takes 3 of Swords + 4 of Swords."
    assert [said.partition("!")[0] for said in answer.said[1:]] == ["Scùa", "Simili"]
    choose(exercise, TABLE, "3s 4s")  # taken back
    assert exercise.answer(texts).goal == "table"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_exercise_has_a_right_answer(slug: str, dist: Path) -> None:
    texts = texts_of(slug)
    found = exercises(slug, dist)
    assert found
    for exercise in found:
        assert "." not in exercise.asked(texts).split()[0]
        assert "." not in exercise.button(texts)
        right = [solution for solution in exercise.solutions() if try_out(exercise, solution, texts)]
        assert right == exercise.solutions() and right, exercise.data


def try_out(exercise: Exercise, chosen: dict[str, list[str]], texts: Texts) -> bool:
    """Whether the answer to a choice is that it is right; what is said then are sentences."""
    exercise.chosen = chosen
    answer = exercise.answer(texts)
    assert answer.said and not [said for said in answer.said if re.match(r"\w+\.\w+", said)], answer.said
    return answer.right


def test_python_comes_when_a_figure_is_tapped_and_not_before(page: Page, site: str, seen: Seen) -> None:
    page.goto(f"{site}en/rules/scopa/", wait_until="networkidle")
    assert not [address for address in seen.requests if PYTHON in address]
    page.locator("[data-try]").first.click()
    expect(page.locator(".live")).to_be_focused()
    fetched = [address.rpartition("/")[2] for address in seen.requests if PYTHON in address]
    assert fetched == ["live-scopa.tar.gz"]
    figure = page.locator(".fig.playing")
    expect(figure.locator(".scene, figcaption, .try").first).to_be_hidden()
    figure.get_by_role("button", name="3 of Cups").click()
    figure.get_by_role("button", name="4 of Batons").click()
    figure.get_by_role("button", name="Play", exact=True).click()
    expect(figure.locator(".said")).to_contain_text("7 of Coins has the same value")
    rule = figure.locator(".said a").get_attribute("href")
    assert rule and page.locator(f"li[id='{rule[1:]}']").count() == 1
    expect(page.locator("p.vh[role=status]")).to_contain_text("7 of Coins has the same value")
    for name in ("3 of Cups", "4 of Batons", "7 of Coins"):
        figure.get_by_role("button", name=name).press("Space")
    figure.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(figure.locator(".at-taken .card")).to_have_count(2)
    expect(figure.locator("figcaption")).to_be_visible()
    expect(figure.locator(".scene")).to_be_visible()
    expect(figure.get_by_role("button", name="Again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(figure.locator(".at-taken")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-try]").first).to_be_focused()
    expect(page.locator(".live")).to_have_count(0)
    page.locator("[data-try]").nth(1).click()
    expect(page.locator(".live")).to_be_focused()


def test_bonuses_of_cicera(page: Page, site: str) -> None:
    page.goto(f"{site}en/rules/cicera/")
    figure = page.locator("li[id='bonuses.simili'] .fig")
    figure.locator("[data-try]").click()
    for name in ("3 of Swords", "4 of Swords"):
        figure.get_by_role("button", name=name).click()
    figure.get_by_role("button", name="Play", exact=True).click()
    expect(figure.locator(".said")).to_contain_text("Simili!")


def tapped(page: Page, site: str, slug: str, clause: str, cards: str, place: int = 0) -> Locator:
    """A live figure under a sentence of the rules, with these cards chosen and the engine asked."""
    page.goto(f"{site}en/rules/{slug}/")
    figure = page.locator(f"li[id='{clause}'] .fig").nth(place)
    figure.locator("[data-try]").click()
    for card in cards.split():
        figure.locator(f"[data-card='{card}']").click()
    figure.locator(".btn.primary").click()
    return figure


def test_following_with_several_cards(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    figure = tapped(page, site, "shengji", "following.tractor", "8h 8h.2 4h 3h")
    expect(figure.locator(".said")).to_contain_text("Pairs were led")
    figure.locator("[data-card='3h']").click()
    figure.locator("[data-card='4h.2']").click()
    figure.locator(".btn.primary").click()
    expect(figure.locator(".at-trick .card")).to_have_count(8)
    expect(figure.locator(".at-hand .card")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_who_wins_the_trick(page: Page, site: str) -> None:
    figure = tapped(page, site, "piedicavallo", "matto.keeps", "Rs")
    expect(figure.locator(".said")).to_contain_text("wins the trick")
    figure.get_by_role("button", name="Close").click()
    expect(figure.locator(".trick")).to_be_visible()


def test_the_versicole_are_found(page: Page, site: str) -> None:
    figure = tapped(page, site, "minchiate", "declaring.score", "T1 T13 T28")
    expect(figure.locator(".said")).to_have_text(f"\u2717{ENGLISH.t('live.more_sets')}")
    for card in ("T10", "T20", "T30", "T29"):
        figure.locator(f"[data-card='{card}']").click()
    figure.locator(".btn.primary").click()
    expect(figure.locator(".said")).to_contain_text("60 points")


def test_what_counts_for_the_primiera(page: Page, site: str) -> None:
    figure = tapped(page, site, "scopa", "scoring.primiera", "7c 6d 6s Rb")
    expect(figure.locator(".said")).to_contain_text("Re of Batons does not count")
    figure.locator("[data-card='Rb']").click()
    figure.locator("[data-card='4b']").click()
    figure.locator(".btn.primary").click()
    expect(figure.locator(".said")).to_contain_text("Primiera: 71.")
    expect(figure.locator(".taken")).to_have_count(4)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_every_figure_can_be_solved_on_a_small_screen(
    slug: str, open_page: OpenPage, site: str, dist: Path
) -> None:
    page = open_page(viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    page.goto(f"{site}en/rules/{slug}/")
    for number, exercise in enumerate(exercises(slug, dist)):
        page.locator("[data-try]").nth(number).click()
        live = page.locator(".live")
        expect(live).to_be_focused()
        live.locator(".btn.primary").click()
        expect(live.locator(".said")).not_to_be_empty()
        for card in [card for cards in exercise.solutions()[0].values() for card in cards]:
            button = live.locator(f"[data-card='{card}']")
            if button.get_attribute("aria-pressed") == "false":
                button.click()
        if live.locator(".btn.primary").count():  # it was not right without a choice
            live.locator(".btn.primary").click()
        expect(live.get_by_role("button", name="Again")).to_be_focused()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, exercise.data
        page.keyboard.press("Escape")
        expect(live).to_have_count(0)


@pytest.mark.parametrize("missing", ["live.json", PYTHON, "micropython.wasm"])
def test_without_python_a_sentence_says_so_and_the_drawing_stays(
    missing: str, page: Page, site: str, seen: Seen
) -> None:
    page.route(lambda address: missing in address, lambda route: route.abort())
    page.goto(f"{site}en/rules/scopa/")
    page.locator("[data-try]").first.click()
    expect(page.locator(".waits")).to_have_text(ENGLISH.t("live.not_loaded"), timeout=15000)
    expect(page.locator(".fig .scene").first).to_be_visible()
    seen.errors.clear()


def test_nothing_to_try_with_scripts_off(open_page: OpenPage, site: str) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(f"{site}en/rules/scopa/")
    expect(page.locator("[data-try]").first).to_be_hidden()
    expect(page.locator(".fig .scene").first).to_be_visible()
