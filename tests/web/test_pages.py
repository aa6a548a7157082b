"""The pages to read: root, home and rules, in every language."""

import gzip
import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage, Seen
from web.build.pages import build_pages
from web.build.text import languages

CODES = [language.code for language in languages()]
PATHS = ["", *(f"{code}/" for code in CODES), *(f"{code}/rules/{slug}/" for code in CODES for slug in SLUGS)]
TABLES = [f"{code}/{slug}/" for code in CODES for slug in SLUGS]
READING_LIMIT = 84 * 1024
"""What a rules page and all that it loads may weigh, compressed as a host sends it."""


@pytest.mark.parametrize("path", PATHS)
def test_page_is_sound(path: str, page: Page, site: str, seen: Seen) -> None:
    page.goto(site + path)
    levels = [
        int(name[1])
        for name in page.evaluate("[...document.querySelectorAll('h1,h2,h3')].map(h => h.tagName)")
    ]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert page.title() and page.locator("main").count() == 1
    assert page.locator("html").get_attribute("lang") == (path.partition("/")[0] or "en")
    assert (
        page.locator("[style]").evaluate_all(
            "nodes => nodes.filter(n => n !== document.documentElement).length"
        )
        == 0
    )
    assert page.locator("script:not([src]):not([type='application/json'])").count() == 0
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "default-src 'none'" in policy and "unsafe" not in policy


@pytest.mark.parametrize("width", [320, 360, 390, 844, 1280])
@pytest.mark.parametrize("path", PATHS)
def test_nothing_scrolls_sideways(path: str, width: int, open_page: OpenPage, site: str) -> None:
    page = open_page(viewport={"width": width, "height": 640})
    page.goto(site + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for summary in page.locator("details.lang summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", PATHS)
def test_text_at_twice_the_size(path: str, open_page: OpenPage, site: str) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    page.goto(site + path)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("code", CODES)
def test_rules_are_light_and_load_no_python(
    code: str, slug: str, page: Page, site: str, dist: Path, seen: Seen
) -> None:
    page.goto(f"{site}{code}/rules/{slug}/", wait_until="networkidle")
    names = {address.removeprefix(site).split("#")[0] for address in seen.requests}
    assert not [name for name in names if re.search(r"runtime|python|\.wasm|\.mjs", name)]
    files = [dist / name / "index.html" if name.endswith("/") or not name else dist / name for name in names]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= READING_LIMIT


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


@pytest.mark.parametrize("path", ["", "rules/scopa/"])
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


@pytest.mark.parametrize("path", PATHS)
def test_no_link_leads_nowhere(path: str, page: Page, site: str, dist: Path) -> None:
    page.goto(site + path)
    addresses = page.evaluate("[...document.querySelectorAll('a[href], link[href]')].map(link => link.href)")
    for address in {address.split("#")[0] for address in addresses}:
        assert address.startswith(site)
        file = dist / address.removeprefix(site)
        assert (file / "index.html" if file.is_dir() else file).exists(), address


@pytest.mark.parametrize("path", PATHS)
def test_keyboard_focus_is_seen(path: str, page: Page, site: str) -> None:
    page.goto(site + path)
    for _ in range(8):
        page.keyboard.press("Tab")
        style = page.evaluate(
            "(style => [style.outlineStyle, style.outlineWidth])(getComputedStyle(document.activeElement))"
        )
        assert style == ["solid", "3px"], page.evaluate("document.activeElement.outerHTML")


@pytest.mark.parametrize("code", [code for code in CODES if code != "it"])
def test_italian_words_are_marked(code: str, page: Page, site: str) -> None:
    page.goto(f"{site}{code}/rules/scopa/")
    marked = page.locator("main [lang=it]").all_inner_texts()
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
        page = re.sub(r'xmlns="[^"]+"', "", file.read_text(encoding="utf-8"))
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
    page = (dist / path / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="text">(.*?)</script>', page, re.DOTALL)
    assert found
    texts = json.loads(found[1])
    assert texts["card.7d"] and not [key for key in texts if key.startswith(("rules.", "home."))]
