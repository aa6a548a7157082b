"""Right to left: the page is mirrored and its words are read from the right; the cloth is as everywhere."""

import pytest
from playwright.sync_api import Page

from cardavia_core.games import SLUGS, load_game
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.reach import SIZES
from tests.web.test_thai import SHEET_OPEN, SHEET_SHUT, SHEETS, open_table
from web.build.text import LOCALES, isolate, languages, read_catalogue, read_language

MIRRORED = [language.code for language in languages() if language.direction == "rtl"]

# Words of the reader's language that are laid out from the left, and rows of cards that are not.
FAULTS = r"""
() => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    if (!/[\u0590-\u08ff]/.test(data) || parent.closest(".vh, script, template, select")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const { direction } = getComputedStyle(parent);
    if (direction !== "rtl") faults.add(`from the left: ${data.trim().slice(0, 40)}`);
  }
  for (const row of document.querySelectorAll(".minis, .suit, .laid, .slots, .row, .spread, #fan")) {
    const cards = [...row.children].filter((one) => one.matches(".card, .slot, .count"));
    for (const [at, card] of cards.slice(1).entries()) {
      const [before, after] = [cards[at], card].map((one) => one.getBoundingClientRect());
      const level = Math.abs(before.top - after.top) < 6 && after.width && before.width;
      const { direction } = getComputedStyle(row);
      const laidOut = row.matches(".slots") ? direction === "ltr" : after.left > before.left;
      if (level && !laidOut) faults.add(`cards from the right: ${row.className || row.id}`);
    }
  }
  if (document.scrollingElement.scrollWidth > innerWidth) faults.add("wider than the screen");
  return [...faults];
}
"""
MIDDLE = (
    "id => { const box = document.getElementById(id).getBoundingClientRect(); return box.left + box.right; }"
)


def faults(page: Page) -> list[str]:
    """What lies the wrong way round, in words."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def test_sums_are_isolated_and_placeholders_go_by_themselves() -> None:
    assert isolate("{card} takes 3 + 4 = 7") == "\u2068{card}\u2069 takes \u20663 + 4 = 7\u2069"
    assert (
        isolate("+{points} of {n}; {rank}{sign}") == "\u2066+{points}\u2069 of {n}; \u2066{rank}{sign}\u2069"
    )


@pytest.mark.parametrize("code", MIRRORED)
def test_all_its_sums_are_isolated(code: str) -> None:
    catalogue = read_catalogue(read_language(LOCALES / code))
    assert "\u20663\u00a0+\u00a04\u2069" in str(catalogue.text("rules.scopa.turn.example"))


@pytest.mark.parametrize("code", MIRRORED)
def test_the_page_is_mirrored(open_page: OpenPage, site: str, code: str) -> None:
    page = open_page(viewport=PHONE)
    page.goto(f"{site}{code}/rules/scopa/")
    assert faults(page) == []
    left = "selector => document.querySelector(selector).getBoundingClientRect().left"
    assert page.evaluate(left, ".brand") > page.evaluate(left, ".lang")
    assert page.evaluate(left, ".rules h2 i") > page.evaluate(left, ".rules li")


@pytest.mark.parametrize("code", MIRRORED)
def test_the_cloth_is_not(open_page: OpenPage, site: str, code: str) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    open_table(page, f"{site}{code}/piedicavallo/")
    assert (
        page.evaluate(MIDDLE, "plate-3") < page.evaluate(MIDDLE, "plate-2") < page.evaluate(MIDDLE, "plate-1")
    )
    assert faults(page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("code", MIRRORED)
def test_every_table(open_page: OpenPage, site: str, code: str, slug: str, size: str) -> None:
    page = open_page(viewport=SIZES[size], has_touch=True)
    open_table(page, f"{site}{code}/{slug}/")
    if load_game(slug).seats == 4:
        assert (
            page.evaluate(MIDDLE, "plate-3")
            < page.evaluate(MIDDLE, "plate-2")
            < page.evaluate(MIDDLE, "plate-1")
        )
    found = {"table": faults(page)}
    for sheet in SHEETS:
        page.evaluate(SHEET_OPEN, sheet)
        found[sheet] = faults(page)
        page.evaluate(SHEET_SHUT, sheet)
    assert {place: those for place, those in found.items() if those} == {}


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("code", MIRRORED)
def test_every_rules_page(open_page: OpenPage, site: str, code: str, slug: str) -> None:
    for size in ("small phone", "sideways", "desktop"):
        page = open_page(viewport=SIZES[size])
        page.goto(f"{site}{code}/rules/{slug}/")
        assert faults(page) == [], size
