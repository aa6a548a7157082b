"""What a finger can reach and an eye can see: targets, indices, and what lies on top of what."""

from typing import Any

from playwright.sync_api import Page, ViewportSize

SMALLEST, BUTTON = 24, 44
GRID = 20
SIZES = {
    "narrow": ViewportSize(width=280, height=653),
    "embedded": ViewportSize(width=300, height=420),
    "small phone": ViewportSize(width=360, height=640),
    "phone": ViewportSize(width=390, height=844),
    "sideways": ViewportSize(width=844, height=390),
    "tablet": ViewportSize(width=768, height=1024),
    "desktop": ViewportSize(width=1280, height=800),
}

# What of each target a finger can reach: the share of a grid of points that really hits it.
REACH = r"""
([selectors, GRID]) => [...document.querySelectorAll(selectors)].map((target) => {
  const box = target.getBoundingClientRect();
  const hit = (x, y) => target.contains(document.elementFromPoint(x, y));
  const at = (part, start, length) => start + ((part + 0.5) / GRID) * length;
  let wide = 0;
  const runs = Array(GRID).fill(0), tallest = Array(GRID).fill(0);
  for (let row = 0; row < GRID; row++) {
    let run = 0;
    for (let column = 0; column < GRID; column++) {
      const reached = hit(at(column, box.left, box.width), at(row, box.top, box.height));
      run = reached ? run + 1 : 0;
      wide = Math.max(wide, run);
      runs[column] = reached ? runs[column] + 1 : 0;
      tallest[column] = Math.max(tallest[column], runs[column]);
    }
  }
  return {
    name: target.dataset.card ?? target.dataset.option ?? target.id,
    wide: (wide / GRID) * box.width, high: (Math.max(...tallest) / GRID) * box.height,
    inside: box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
    box: [box.left, box.top, box.right, box.bottom].map(Math.round),
  };
})
"""

# What lies over the index of each card.
INDICES = r"""
(selector) => [...document.querySelectorAll(selector)].map((card) => {
  const box = card.getBoundingClientRect();
  // Where the rank and the sign are, in hundredths of the card's width (web/decks/corners.py).
  const [left, right, upper, lower] = [5, 28, 6, 60].map((part) => (part / 100) * box.width);
  const over = new Set();
  for (let row = 0; row <= 10; row++) {
    for (let column = 0; column <= 10; column++) {
      const at = [left + (column / 10) * (right - left), upper + (row / 10) * (lower - upper)];
      const top = document.elementFromPoint(box.left + at[0], box.top + at[1]);
      if (!card.contains(top)) over.add(top?.closest("[data-card]")?.dataset.card ?? top?.id ?? "outside");
    }
  }
  return { name: card.dataset.card, over: [...over] };
})
"""

# Everything on the cloth and in the slip that sticks out, lies over something else, or is cut off.
FAULTS = r"""
() => {
  const faults = [];
  const visible = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const name = (one) => one.id || one.dataset.card || one.className + " " + one.textContent.trim();
  const box = (one) => one.getBoundingClientRect();
  const SLACK = 3; // the cards are turned a little
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  const within = (a, b, slack) => a.left >= b.left - slack && a.top >= b.top - slack
    && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  // The box around all words that are meant to be seen; null where there are none.
  const words = (one) => {
    const boxes = [];
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent.closest(".vh") || !visible(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      boxes.push(...[...range.getClientRects()].filter((part) => part.width));
    }
    const most = (side, of) => of(...boxes.map((part) => part[side]));
    return boxes.length ? { left: most("left", Math.min), top: most("top", Math.min),
      right: most("right", Math.max), bottom: most("bottom", Math.max) } : null;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cloth = box(document.getElementById("board"));

  if (document.scrollingElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
  for (const one of all("dialog[open] .sheet-b")) {
    if (one.scrollWidth > one.clientWidth) faults.push("the sheet scrolls sideways");
  }
  const cards = all(":is(#slots, #cross) .card");
  const plates = all(".plate"), signs = all("#board .tag, .me, #open-last, #fola");
  const panels = all("#tray, #declare");
  for (const one of [...plates, ...signs, ...panels, ...all(".chip, #act, #hint, #fan .card")]) {
    if (!within(box(one), screen, 1) && !one.closest("#fan")) faults.push(`${name(one)} sticks out`);
    if (box(one).left < -1 || box(one).right > innerWidth + 1) faults.push(`${name(one)} is cut`);
  }
  const off = cards.filter((one) => !within(box(one), cloth, SLACK));
  for (const one of off) faults.push(`${name(one)} is not on the cloth`);
  const apart = [...plates, ...signs, ...cards];
  for (const [place, one] of apart.entries()) {
    for (const other of apart.slice(place + 1)) {
      const fan = one.closest(".laid");
      if (fan && fan === other.closest(".laid")) continue; // cards of one play lie over each other
      if (overlap(box(one), box(other))) faults.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  for (const over of [...panels, ...all(".chip")]) {
    for (const one of [...plates, ...signs, ...all("#say, #why, #act, #hint")]) {
      if (overlap(box(over), box(one))) faults.push(`${name(over)} covers ${name(one)}`);
    }
  }
  for (const one of all("#act, .chip, .tag, .plate, .me, #tray")) {
    const written = words(one);
    if (written && !within(written, box(one), 1)) faults.push(`the words of ${name(one)} stick out`);
  }
  const slip = box(document.getElementById("slip")), button = box(document.getElementById("act"));
  for (const one of all("#say, #why")) {
    const written = words(one);
    if (written && !within(written, slip, 1)) faults.push(`${name(one)} sticks out of the slip`);
    if (written && overlap(written, button)) faults.push(`${name(one)} runs under the button`);
  }
  for (const one of all(".plate .nm, #act, .chip")) {
    if (innerWidth >= 300 && one.scrollWidth > one.clientWidth + 1) faults.push(`${name(one)} is cut`);
  }
  return faults;
}
"""


def check_targets(page: Page, selectors: list[str], smallest: float) -> None:
    """A finger reaches a square of each target, and all of it is on the screen."""
    targets: list[dict[str, Any]] = page.evaluate(REACH, [", ".join(selectors), GRID])
    assert targets
    for target in targets:
        assert target["inside"], target
        assert target["wide"] >= smallest - 1, target
        assert target["high"] >= smallest - 1, target


def check_hand(page: Page) -> None:
    """Every card of the hand can be tapped, and nothing covers its index."""
    targets: list[dict[str, Any]] = page.evaluate(REACH, ["#fan .card", GRID])
    assert targets
    for target in targets:
        assert target["wide"] >= SMALLEST - 1, target
        assert target["high"] >= SMALLEST - 1, target
    assert covered(page) == {}


def covered(page: Page, selector: str = "#fan .card") -> dict[str, list[str]]:
    """The cards whose index is covered, and by what."""
    return {card["name"]: card["over"] for card in page.evaluate(INDICES, selector) if card["over"]}


def faults(page: Page) -> list[str]:
    """What sticks out, lies over something else or is cut off."""
    found: list[str] = page.evaluate(FAULTS)
    return found
