"""Thai: nothing of its tall letters is cut off or runs into another line, and no word is broken inside.

The letters are measured as the browser draws them. Where there is no Thai font there is little to measure,
and the tests pass.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from cardavia_core.games import SLUGS
from tests.web.conftest import OpenPage
from tests.web.reach import SIZES
from web.build.text import LOCALES, read_language

CODE = "th"
UNBROKEN = read_language(LOCALES / CODE).glossary["unbroken"]
READ = [f"{CODE}/", *(f"{CODE}/rules/{slug}/" for slug in SLUGS)]
SMALL = ViewportSize(width=320, height=568)
SHEETS = ("menu", "look", "log-sheet", "score", "last", "fola-sheet")
SHEET_OPEN = "name => document.getElementById(name)?.showModal?.()"
SHEET_SHUT = "name => document.getElementById(name)?.close?.()"

# Every text with Thai letters: its lines, what is drawn of it, and what it must lie in.
FAULTS = r"""
(unbroken) => {
  const SLACK = 0.75;
  const BOXES =
    ".btn, .chip, .plate, .tag, .me, .opt-row, .select, .panel, .tray, .slip, .lastp, th, td, .bar, .toc a";
  const faults = new Set();
  const pen = document.createElement("canvas").getContext("2d");
  const drawn = (style, text) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down, fontBoundingBoxAscent: top } =
      pen.measureText(text);
    return { up, down, top };
  };
  const rects = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5);
  };
  const clips = (one) => {
    const found = [];
    for (; one && one !== document.body; one = one.parentElement) {
      const { overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowY)) break;
      if (/hidden|clip/.test(overflowY)) found.push(one);
    }
    return found;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement, text = node.data;
    if (!/[\u0e00-\u0e7f]/.test(text) || parent.closest(".vh, script, template, select, .skip")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const lines = rects(node, 0, text.length), style = getComputedStyle(parent);
    if (!lines.length) continue;
    const { up, down, top } = drawn(style, text), said = text.trim().slice(0, 40);
    const upper = lines[0].top + top - up, lower = lines.at(-1).top + top + down;
    const box = parent.closest(BOXES);
    for (const one of box ? [box, ...clips(parent)] : clips(parent)) {
      const { top: least, bottom: most } = one.getBoundingClientRect();
      const name = one.id || one.className || one.tagName;
      if (upper < least - SLACK) faults.add(`${said}: ${(least - upper).toFixed(1)} over ${name}`);
      if (lower > most + SLACK) faults.add(`${said}: ${(lower - most).toFixed(1)} under ${name}`);
    }
    for (const [at, line] of lines.slice(1).entries()) {
      const pitch = line.top - lines[at].top;
      if (pitch > 1 && up + down > pitch + SLACK) faults.add(`${said}: ${up + down} high, every ${pitch}`);
    }
    const shown = text.replace(/[\u2060\u200b]/g, "");
    for (const word of unbroken.filter((one) => shown.includes(one))) {
      const letters = [...word].join("\u2060?");
      for (const found of text.matchAll(new RegExp(letters, "g"))) {
        const tops = rects(node, found.index, found.index + found[0].length).map((rect) => rect.top);
        if (Math.max(...tops) - Math.min(...tops) > 5) faults.add(`${said}: ${word} is broken`);
      }
    }
  }
  return [...faults];
}
"""


def faults(page: Page, unbroken: list[str] = UNBROKEN) -> list[str]:
    """What is cut off, run together or broken, in words."""
    found: list[str] = page.evaluate(FAULTS, unbroken)
    return found


def open_table(page: Page, address: str) -> None:
    """A table at rest, its first cards dealt."""
    page.add_init_script("localStorage.setItem('cardavia.pace', 'off')")
    page.goto(address)
    page.wait_for_function("document.documentElement.dataset.table === 'yours'")


def test_home_and_rules(open_page: OpenPage, site: str) -> None:
    page = open_page(viewport=SMALL)
    for path in READ[:2]:
        page.goto(site + path)
        assert faults(page) == [], path


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", READ)
def test_every_page(open_page: OpenPage, site: str, path: str, size: str) -> None:
    page = open_page(viewport=SIZES[size])
    page.goto(site + path)
    assert faults(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert faults(page, []) == []  # a long word may be wider than what holds it


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_table(open_page: OpenPage, site: str, slug: str, size: str) -> None:
    page = open_page(viewport=SIZES[size], has_touch=True)
    open_table(page, f"{site}{CODE}/{slug}/")
    found: dict[str, Any] = {"table": faults(page)}
    for sheet in SHEETS:
        page.evaluate(SHEET_OPEN, sheet)
        found[sheet] = faults(page)
        page.evaluate(SHEET_SHUT, sheet)
    assert {place: those for place, those in found.items() if those} == {}
