"""On the narrowest phone every word has its place: in no language is a button or a label cut off."""

import pytest
from playwright.sync_api import Page, ViewportSize

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage
from tests.web.test_thai import SHEET_OPEN, SHEET_SHUT, SHEETS, open_table
from web.build.text import languages

NARROW = ViewportSize(width=320, height=640)
CODES = [language.code for language in languages()]
PAGES = ("", "fair/", *(f"rules/{slug}/" for slug in SLUGS))

# Words that reach over the edge of what holds them, of what cuts them off, or of the screen.
FAULTS = r"""
() => {
  const SLACK = 1.5;
  const BOXES = ".btn, .chip, .plate, .tag, .me, .opt-row, .select, .toc a, .panel, .tray, .slip, .lastp, " +
    ".bar, .sheet, .guide, .level-now, .fola-name, .ask, .link, th, td, label, legend, summary, .fig";
  const UNSEEN = ".vh, script, template, option, .skip, [popover]:not(:popover-open)";
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement, said = node.data.trim().slice(0, 40);
    if (!said || parent.closest(UNSEEN) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
    if (!lines.length) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const box = parent.closest(BOXES);
    for (let one = parent; one && one !== document.documentElement; one = one.parentElement) {
      if (scrolls(one)) break;
      const cuts = /hidden|clip/.test(getComputedStyle(one).overflowX);
      if (one !== box && !cuts) continue;
      const edge = one.getBoundingClientRect(), name = one.id || one.className || one.tagName;
      if (left < edge.left - SLACK || right > edge.right + SLACK) faults.add(`${said}: wider than ${name}`);
      const button = one === box && one.matches("button, .btn, .chip, .opt-row");
      if (button && one.scrollHeight > one.clientHeight + 2) faults.add(`${said}: higher than ${name}`);
    }
    if (left < -SLACK || right > innerWidth + SLACK) faults.add(`${said}: off the screen`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) faults.add("the page is wider than the screen");
  return [...faults];
}
"""


def faults(page: Page) -> list[str]:
    """What is cut off or overrun, in words."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def on_the_table(page: Page) -> dict[str, list[str]]:
    """The faults of a table and of each of its sheets."""
    found = {"table": faults(page)}
    for sheet in SHEETS:
        page.evaluate(SHEET_OPEN, sheet)
        found[sheet] = faults(page)
        page.evaluate(SHEET_SHUT, sheet)
    return {place: those for place, those in found.items() if those}


def test_pages(open_page: OpenPage, site: str) -> None:
    """The home page in all languages, and one page of rules."""
    page = open_page(viewport=NARROW)
    found = {}
    for path in (*(f"{code}/" for code in CODES), "de/rules/scopa/", "ar/translations/"):
        page.goto(site + path)
        found[path] = faults(page)
    assert {path: those for path, those in found.items() if those} == {}


def test_a_table(open_page: OpenPage, site: str) -> None:
    page = open_page(viewport=NARROW, has_touch=True)
    open_table(page, f"{site}de/cicera/")
    assert on_the_table(page) == {}
    page.evaluate("document.getElementById('act').textContent = 'Donaudampfschifffahrtsgesellschaft'")
    assert "wider than act" in faults(page)[0]


@pytest.mark.long
@pytest.mark.parametrize("code", CODES)
def test_every_page(open_page: OpenPage, site: str, code: str) -> None:
    page = open_page(viewport=NARROW)
    found = {}
    for path in (*PAGES, "translations/"):
        page.goto(f"{site}{code}/{path}")
        found[path] = faults(page)
    assert {path: those for path, those in found.items() if those} == {}


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("code", CODES)
def test_every_table(open_page: OpenPage, site: str, code: str, slug: str) -> None:
    page = open_page(viewport=NARROW, has_touch=True)
    open_table(page, f"{site}{code}/{slug}/")
    assert on_the_table(page) == {}
