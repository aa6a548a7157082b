"""Leaflets: the rules of each game on one page of paper, in every language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage
from web.build.catalogues import template_keys
from web.build.games import GAMES
from web.build.pages import PAGES
from web.build.text import languages

CODES = [language.code for language in languages()]
SAMPLE = {("en", "minchiate"), ("uk", "shengji"), ("zh-Hans", "cicera"), ("th", "piedicavallo")}
"""A leaflet of each script; the others are printed under the mark `long`."""
LEAFLETS = [
    pytest.param(code, slug, marks=() if (code, slug) in SAMPLE else pytest.mark.long)
    for code in CODES
    for slug in SLUGS
]
PAPERS = ("A4", "Letter")
SMALLEST = 5.75
"""In points: a pocket dictionary has 6, and the full rules are there for weaker eyes."""


@pytest.mark.parametrize(("code", "slug"), LEAFLETS)
def test_a_leaflet_is_one_page(code: str, slug: str, page: Page, site: str) -> None:
    page.goto(f"{site}{code}/leaflet/{slug}/")
    for paper in PAPERS:
        printed = page.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, paper


@pytest.mark.parametrize("slug", SLUGS)
def test_a_leaflet_has_sentences_of_the_rules_only(slug: str, dist: Path) -> None:
    keys = [key for key, _ in template_keys(PAGES / "rules" / f"{slug}.html")]
    clauses = {key.split(".", 2)[2] for key in keys}
    sections = {clause.partition(".")[0] for clause in clauses}
    leaflet = GAMES[slug].leaflet
    assert set(leaflet.without) <= clauses | sections
    assert set(leaflet.drawn) <= clauses - set(leaflet.without)
    for code in CODES:
        html = (dist / code / "leaflet" / slug / "index.html").read_text(encoding="utf-8")
        rules = (dist / code / "rules" / slug / "index.html").read_text(encoding="utf-8")
        sentences = re.findall(r"<li>(.*?)(?=<div|<table|</li>)", html, re.DOTALL)
        assert len(sentences) >= len(clauses) // 3
        words = plain(rules)
        assert [one for one in sentences if plain(one) not in words] == []
        assert f'href="../../../{code}/leaflet/{slug}/"' in rules
        quarters = re.search(r'class="leaflet q(\d+)"', html)
        assert quarters and int(quarters[1]) >= 4 * SMALLEST, code


def plain(html: str) -> str:
    """The words of a sentence: what is put in beside them and the marks fall away."""
    return "".join(re.sub(r' <button[^>]*lang="zh-Hans">.*?</button>|<[^>]*>', "", html).split())


def test_a_leaflet_prints_itself_and_nothing_else(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.add_init_script("window.print = () => { window.printed = true; };")
    page.goto(f"{site}en/leaflet/scopa/")
    page.locator("[data-print]").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    assert page.locator("article.leaflet").is_visible()
    for other in (".page > header", ".page > footer", ".kick", ".try >> nth=0", ".tint >> nth=0"):
        assert not page.locator(other).is_visible(), other


def test_a_leaflet_can_be_read_on_a_small_screen(open_page: OpenPage, site: str) -> None:
    page = open_page(viewport={"width": 320, "height": 640}, java_script_enabled=False)
    for code in ("en", "th"):
        for slug in SLUGS:
            page.goto(f"{site}{code}/leaflet/{slug}/")
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, f"{code} {slug}"
            assert not page.locator("[data-print]").is_visible()
