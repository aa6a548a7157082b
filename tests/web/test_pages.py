"""The pages to read: root, home, rules and "Is it fair?", in every language."""

import gzip
import json
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage, Seen
from web.build.pages import build_pages
from web.build.text import languages

CODES = [language.code for language in languages()]
PATHS = [
    "",
    *(f"{code}/{page}" for code in CODES for page in ("", "fair/")),
    *(f"{code}/rules/{slug}/" for code in CODES for slug in SLUGS),
]
TABLES = [f"{code}/{slug}/" for code in CODES for slug in SLUGS]
PYTHON = r"runtime/|python/|\.wasm|\.mjs"
WIDTHS = (320, 360, 390, 844, 1280)
LONG_WORDS = ("en", "uk", "th")
"""English, and the languages whose lines are the longest and break at the fewest places."""
SCROLLED = "document.documentElement.scrollWidth"
READING_LIMIT = 84 * 1024
"""What a rules page and all that it loads may weigh, compressed as a host sends it."""


def page_of(dist: Path, path: str) -> str:
    """A page as it was built."""
    return (dist / path / "index.html").read_text(encoding="utf-8")


def pages_in(code: str) -> list[str]:
    """The pages to read in a language; the root is among the English ones."""
    return [path for path in PATHS if (path.partition("/")[0] or "en") == code]


@pytest.mark.parametrize("path", PATHS)
def test_page_is_sound(path: str, dist: Path) -> None:
    html = page_of(dist, path)
    levels = [int(level) for level in re.findall(r"<h([1-3])\b", html)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert re.search(r"<title>[^<]+</title>", html) and len(re.findall(r"<main\b", html)) == 1
    assert re.findall(r'<html\b[^>]* lang="([^"]+)"', html) == [path.partition("/")[0] or "en"]


def check_width(page: Page, site: str, path: str, widths: Sequence[int]) -> None:
    """Nothing sticks out of the page at any width, with the menu of languages open or closed."""
    page.goto(site + path)
    for width in widths:
        page.set_viewport_size({"width": width, "height": 640})
        for menu in (False, True):
            page.locator("details.lang").evaluate_all("(all, open) => all.map(one => one.open = open)", menu)
            assert page.evaluate(SCROLLED) <= width, f"{path}, {width} wide, {menu=}"


@pytest.mark.parametrize("code", CODES)
def test_nothing_scrolls_sideways(code: str, page: Page, site: str) -> None:
    """The other widths of most languages are tried under the mark `long`."""
    for path in pages_in(code):
        check_width(page, site, path, WIDTHS if code in LONG_WORDS else (WIDTHS[0], WIDTHS[3]))
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(SCROLLED) <= 390, f"{path}, text at twice the size"


@pytest.mark.long
@pytest.mark.parametrize("code", [code for code in CODES if code not in LONG_WORDS])
def test_nothing_scrolls_sideways_at_any_width(code: str, page: Page, site: str) -> None:
    for path in pages_in(code):
        check_width(page, site, path, WIDTHS)


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_light_and_load_no_python(slug: str, page: Page, site: str, dist: Path, seen: Seen) -> None:
    """What an English page makes the browser fetch holds for the other languages, as only texts differ."""
    path = f"rules/{slug}/"
    page.goto(f"{site}en/{path}", wait_until="networkidle")
    names = {address.removeprefix(site).split("#")[0] for address in seen.requests} - {f"en/{path}"}
    assert names
    assert not [name for name in names if re.search(PYTHON, name)]
    fetched = sum(len(gzip.compress((dist / name).read_bytes())) for name in names)
    for code in CODES:
        html = page_of(dist, f"{code}/{path}")
        assert fetched + len(gzip.compress(html.encode())) <= READING_LIMIT, code
        assert not re.search(PYTHON, html), code


@pytest.mark.parametrize("path", ["en/", "ms/rules/scopa/", "it/rules/scopa/"])
def test_sliders_work_live_and_are_remembered(path: str, page: Page, site: str) -> None:
    page.goto(site + path)
    filter_of = "getComputedStyle(document.querySelector('main')).filter"
    assert page.evaluate(filter_of) == "none"
    page.locator("[data-slider=c]").fill("80")
    page.locator("[data-slider=t]").fill("20")
    assert page.evaluate(filter_of) == "contrast(1.18)"
    page.reload()
    assert page.locator("[data-slider=c]").input_value() == "80"
    assert page.evaluate(filter_of) == "contrast(1.18)"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--t')") == "20"
    page.goto(site + "it/")
    assert page.locator("[data-slider=t]").input_value() == "20"
    page.locator("[data-reset]").click()
    assert page.locator("[data-slider=c]").input_value() == "50"
    assert page.evaluate(filter_of) == "none"
    page.reload()
    assert page.evaluate(filter_of) == "none"


def test_sliders_start_higher_where_more_contrast_is_wanted(open_page: OpenPage, site: str) -> None:
    page = open_page(contrast="more")
    page.goto(site + "en/")
    assert [page.locator(f"[data-slider={name}]").input_value() for name in "cgt"] == ["75", "0", "50"]


def test_sliders_are_hidden_in_forced_colours(open_page: OpenPage, site: str) -> None:
    page = open_page(forced_colors="active")
    page.goto(site + "en/")
    assert page.locator(".sliders").is_hidden()


@pytest.mark.parametrize("path", ["", "fair/", "rules/scopa/"])
def test_language_menu_keeps_the_page(path: str, page: Page, site: str) -> None:
    page.goto(f"{site}en/{path}")
    for language in languages():
        page.locator("details.lang summary").click()
        page.locator(f"details.lang a[data-language={language.code}]").click()
        page.wait_for_url(f"{site}{language.code}/{path}")
        assert page.locator("details.lang summary").inner_text().endswith(language.name)


def test_language_menu_works_without_a_script(open_page: OpenPage, site: str) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(site + "en/rules/scopa/")
    page.locator("details.lang summary").click()
    page.locator("details.lang a[data-language=it]").click()
    page.wait_for_url(site + "it/rules/scopa/")


def test_language_menu_closes_with_escape(page: Page, site: str) -> None:
    page.goto(site + "en/")
    page.locator("details.lang summary").press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    assert page.locator("details.lang[open]").count() == 0
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_root_offers_a_language_and_goes_nowhere(open_page: OpenPage, site: str) -> None:
    page = open_page(locale="it-CH")
    page.goto(site)
    assert page.url == site
    assert page.locator("[data-offer]:visible").get_attribute("data-offer") == "it"
    page.locator(".doors a[data-language=ms]").click()
    page.wait_for_url(site + "ms/")
    page.goto(site)
    assert page.url == site
    assert page.locator("[data-offer]:visible").get_attribute("data-offer") == "ms"


@pytest.mark.parametrize(("locale", "offered"), [("zh-CN", ["zh-Hans"]), ("zh-TW", [])])
def test_root_knows_a_language_by_its_script(
    locale: str, offered: list[str], open_page: OpenPage, site: str
) -> None:
    page = open_page(locale=locale)
    page.goto(site)
    found = [offer.get_attribute("data-offer") for offer in page.locator("[data-offer]:visible").all()]
    assert [code for code in found if code != "en"] == offered


def test_root_offers_nothing_it_does_not_have(open_page: OpenPage, site: str) -> None:
    page = open_page(locale="fi")
    page.goto(site)
    offered = [offer.get_attribute("data-offer") for offer in page.locator("[data-offer]:visible").all()]
    assert offered in ([], ["en"])  # some browsers add English to the languages by themselves


def test_home_offers_a_saved_game(page: Page, site: str) -> None:
    page.goto(site + "en/")
    label = page.locator("[data-save='cardavia.save.scopa']")
    assert label.is_hidden()
    page.evaluate("localStorage.setItem('cardavia.save.scopa', 'x')")
    page.reload()
    assert label.is_visible()


def test_pages_work_where_storage_is_forbidden(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{get() { throw new DOMException('no', 'SecurityError') }})"
    )
    page.goto(site + "en/")
    page.locator("[data-slider=c]").fill("80")
    page.locator("[data-reset]").click()
    assert page.locator("[data-slider=c]").input_value() == "50"


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=[] if path in pages_in("en") else pytest.mark.long) for path in PATHS]
)
def test_keyboard_focus_is_seen(path: str, page: Page, site: str) -> None:
    page.goto(site + path)
    for _ in range(8):
        page.keyboard.press("Tab")
        style = page.evaluate(
            "(style => [style.outlineStyle, style.outlineWidth])(getComputedStyle(document.activeElement))"
        )
        assert style == ["solid", "3px"], page.evaluate("document.activeElement.outerHTML")


@pytest.mark.parametrize("code", [code for code in CODES if code != "it"])
def test_italian_words_are_marked(code: str, dist: Path) -> None:
    marked = re.findall(r'<\w+ lang="it">([^<]+)</', page_of(dist, f"{code}/rules/scopa/"))
    assert {"settebello", "primiera", "scopa"} <= set(marked)


@pytest.mark.parametrize("code", CODES)
def test_figures_show_what_the_engine_allows(code: str, page: Page, site: str) -> None:
    page.goto(f"{site}{code}/rules/scopa/")
    tags = page.locator("figure .row.table").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('.card')].map(card => "
        "card.querySelector('use').getAttribute('href').slice(6) + ' ' "
        "+ (card.querySelector('.opt')?.innerText ?? '')))"
    )
    assert ["7d ✓", "3c ", "4b ", "2s "] in tags
    assert ["3c ✓", "4b ✓", "6d "] in tags
    assert ["7d A", "7c B", "5s "] in tags
    assert ["5d A C", "3c A", "6s B", "2b B C", "Ad C"] in tags
    missing = page.evaluate(
        "[...document.querySelectorAll('use')]"
        ".filter(use => !document.querySelector(use.getAttribute('href'))).length"
    )
    assert missing == 0
    assert all(page.locator("figure [role=img]").evaluate_all("nodes => nodes.map(node => node.ariaLabel)"))


def test_addresses_are_relative_unless_an_origin_is_given(tmp_path: Path) -> None:
    build_pages(tmp_path / "relative")
    for file in (tmp_path / "relative").rglob("*.html"):
        page = re.sub(r'xmlns="[^"]+"|<a [^>]*rel="external"', "", file.read_text(encoding="utf-8"))
        assert not re.search(r'(?:href|src)="(?:https?:|/)', page), file
    build_pages(tmp_path / "absolute", "https://cards.example/table")
    page = (tmp_path / "absolute/ms/rules/scopa/index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://cards.example/table/ms/rules/scopa/">' in page
    assert '<link rel="alternate" hreflang="it" href="https://cards.example/table/it/rules/scopa/">' in page
    assert (
        '<link rel="alternate" hreflang="x-default" href="https://cards.example/table/en/rules/scopa/">'
        in page
    )


@pytest.mark.parametrize("path", TABLES)
def test_table_carries_its_texts(path: str, dist: Path) -> None:
    found = re.search(
        r'<script type="application/json" id="text">(.*?)</script>', page_of(dist, path), re.DOTALL
    )
    assert found
    texts = json.loads(found[1])
    assert texts["card.7d"] and not [key for key in texts if key.startswith(("rules.", "home."))]
