"""How long the table takes to start, and what it costs: run with `python3 -m tests -m bench`.

A figure is the median of several runs.  The clock starts with the navigation and stops at the first card
that can be played, which the table marks by `table-yours`.
"""

import json
import statistics

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.web import positions_of_four as positions
from tests.web import positions_of_shengji
from tests.web.conftest import Report
from tests.web.player import PHONE
from tests.web.players import cicera
from tests.web.positions import YOUR_TURN, new_match_led_by

pytestmark = pytest.mark.bench

WARM_RUNS = 9
COLD_RUNS = 5
MEGABIT = 1_000_000 / 8
SLOWER = 4
TARGET_WARM, TARGET_COLD, TARGET_BYTES, TARGET_TAP = 1000, 4000, 700_000, 500

WATCH = """
(() => {
  window.__long = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__long.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
})()
"""
READ = """
() => {
  const timing = performance.getEntriesByType("navigation")[0];
  const ends = (part) => Math.max(0, ...performance.getEntriesByType("resource")
    .filter((entry) => entry.name.includes(part)).map((entry) => entry.responseEnd));
  return {
    yours: performance.getEntriesByName("table-yours")[0].startTime,
    html: timing.responseEnd,
    parsed: timing.domInteractive,
    pyscript: ends("runtime/pyscript/"),
    micropython: ends("runtime/micropython/"),
    python: ends("python/"),
    long: window.__long,
  };
}
"""


def saved(context: BrowserContext, record: str) -> None:
    """Put a match into the context's storage before any page looks at it."""
    name = "cardavia.save." + slug_of(record)
    context.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(record)})")


def slug_of(record: str) -> str:
    """The game of a record."""
    return record.split(" ")[2]


def start(page: Page, address: str) -> dict[str, object]:
    """Open the table and wait until a card can be played; what the browser measured."""
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('table-yours').length > 0", timeout=60_000)
    figures: dict[str, object] = page.evaluate(READ)
    return figures


def told(runs: list[dict[str, object]]) -> str:
    """The medians of what was measured, in milliseconds."""
    names = ("yours", "html", "parsed", "pyscript", "micropython", "python")
    parts = [f"{name} {statistics.median(float(str(run[name])) for run in runs):.0f}" for name in names]
    longest = statistics.median(max([task[1] for task in run["long"]] or [0]) for run in runs)  # type: ignore[attr-defined]
    return ", ".join(parts) + f"; longest task {longest:.0f} ms"


@pytest.mark.parametrize(
    ("name", "record"),
    [
        ("your turn in a saved match", YOUR_TURN),
        ("a new match, you lead", new_match_led_by(0)),
        ("a new match, the other seat leads", new_match_led_by(1)),
        ("Cicera, a new game, you lead", positions.fresh("cicera", positions.LEFT)),
        ("Cicera, twenty cards on the table", positions.crowded()),
        ("Shengji, you declare", positions_of_shengji.OPEN),
        ("Shengji, you bury eight of 33", positions_of_shengji.BURY),
        ("Piedicavallo, you deal", positions.fresh("piedicavallo", positions.YOU)),
        ("Piedicavallo, the left deals and discards", positions.fresh("piedicavallo", positions.LEFT)),
    ],
)
def test_warm_start(browser: Browser, site: str, report: Report, name: str, record: str) -> None:
    context = browser.new_context(viewport=PHONE)
    saved(context, record)
    context.add_init_script(WATCH)
    runs = []
    for _ in range(WARM_RUNS + 1):
        page = context.new_page()
        runs.append(start(page, f"{site}en/{slug_of(record)}/"))
        page.close()
    context.close()
    report(f"warm, {name}: {told(runs[1:])}")


def slow(page: Page, latency: int) -> CDPSession:
    """A phone's processor and line, and nothing in the cache."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": latency,
            "downloadThroughput": 10 * MEGABIT,
            "uploadThroughput": 10 * MEGABIT,
        },
    )
    return session


GAMES = {
    "scopa": YOUR_TURN,
    "cicera": positions.fresh("cicera", positions.LEFT),
    "shengji": positions_of_shengji.OPEN,
    "piedicavallo": positions.fresh("piedicavallo", positions.YOU),
}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("latency", [0, 40])
def test_cold_start(browser: Browser, site: str, report: Report, latency: int, slug: str) -> None:
    runs = []
    for _ in range(COLD_RUNS):
        context = browser.new_context(viewport=PHONE)
        saved(context, GAMES[slug])
        context.add_init_script(WATCH)
        page = context.new_page()
        slow(page, latency)
        runs.append(start(page, f"{site}en/{slug}/"))
        context.close()
    report(f"{slug}, cold, processor {SLOWER}x slower, 10 Mbit/s, {latency} ms latency: {told(runs)}")


@pytest.mark.parametrize("slug", GAMES)
def test_bytes(browser: Browser, site: str, report: Report, slug: str) -> None:
    """What goes over the line, compressed, before the first card can be played."""
    context = browser.new_context()
    saved(context, GAMES[slug])
    page = context.new_page()
    session = context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(f"{site}en/{slug}/")
    page.wait_for_selector("[data-table=yours]")
    by_address = {addresses.get(number, "?").removeprefix(site): size for number, size in sizes.items()}
    context.close()
    total = sum(by_address.values())
    report(f"{slug}, bytes before the first card: {total:,.0f} in {len(by_address)} responses")
    for address, size in sorted(by_address.items(), key=lambda item: -item[1]):
        report(f"    {size:>9,.0f}  {address}")
    assert total < TARGET_BYTES


TAP = """
(selector) => {
  const began = performance.now();
  document.querySelector(selector).click();
  return performance.now() - began;
}
"""


def test_taps_at_the_fullest_table(browser: Browser, site: str, report: Report) -> None:
    """Twenty cards, most of them small, and a ten that may take in a thousand ways: a tap is answered."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    player = cicera.Player(context.new_page())
    player.sit_down(f"{site}en/cicera/", positions.crowded())
    ways = positions.ways(player.match())
    card = max(ways, key=lambda code: ways[code])
    move = max(player.ways(card), key=lambda move: len(move.taken))
    times = [player.page.evaluate(TAP, player.hand_card(card))]
    for code in player.taken(move):
        if not player.look().live:  # once it is settled, a tap would play
            times.append(player.page.evaluate(TAP, player.table_card(code)))
    context.close()
    report(f"a tap with {ways[card]} ways to take, ms: " + ", ".join(f"{time:.0f}" for time in times))
    assert max(times) < TARGET_TAP
