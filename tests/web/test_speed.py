"""How long the table takes to start, and what it costs: run with `python3 -m tests -m bench`.

A figure is the median of several runs.  The clock starts with the navigation and stops at the first card
that can be played, which the table marks by `table-yours`.
"""

import json
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.web.player import PHONE
from tests.web.players.scopa import SAVE
from tests.web.positions import YOUR_TURN, new_match_led_by

pytestmark = pytest.mark.bench

WARM_RUNS = 9
COLD_RUNS = 5
MEGABIT = 1_000_000 / 8
SLOWER = 4
TARGET_WARM, TARGET_COLD, TARGET_BYTES = 1000, 4000, 700_000

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

Report = Callable[[str], None]


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints a figure past pytest's own capturing."""

    def print_one(line: str) -> None:
        with capsys.disabled():
            print(f"\n  {line}", end="")

    return print_one


def saved(context: BrowserContext, record: str) -> None:
    """Put a match into the context's storage before any page looks at it."""
    context.add_init_script(f"localStorage.setItem({json.dumps(SAVE)}, {json.dumps(record)})")


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
    ],
    ids=["saved", "you lead", "other leads"],
)
def test_warm_start(browser: Browser, site: str, report: Report, name: str, record: str) -> None:
    context = browser.new_context(viewport=PHONE)
    saved(context, record)
    context.add_init_script(WATCH)
    runs = []
    for _ in range(WARM_RUNS + 1):
        page = context.new_page()
        runs.append(start(page, f"{site}en/scopa/"))
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


@pytest.mark.parametrize("latency", [0, 40])
def test_cold_start(browser: Browser, site: str, report: Report, latency: int) -> None:
    runs = []
    for _ in range(COLD_RUNS):
        context = browser.new_context(viewport=PHONE)
        saved(context, YOUR_TURN)
        context.add_init_script(WATCH)
        page = context.new_page()
        slow(page, latency)
        runs.append(start(page, f"{site}en/scopa/"))
        context.close()
    report(f"cold, processor {SLOWER}x slower, 10 Mbit/s, {latency} ms latency: {told(runs)}")


def test_bytes(browser: Browser, site: str, report: Report) -> None:
    """What goes over the line, compressed, before the first card can be played."""
    context = browser.new_context()
    saved(context, YOUR_TURN)
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
    page.goto(f"{site}en/scopa/")
    page.wait_for_selector("[data-table=yours]")
    by_address = {addresses.get(number, "?").removeprefix(site): size for number, size in sizes.items()}
    context.close()
    total = sum(by_address.values())
    report(f"bytes before the first card: {total:,.0f} in {len(by_address)} responses")
    for address, size in sorted(by_address.items(), key=lambda item: -item[1]):
        report(f"    {size:>9,.0f}  {address}")
    assert total < TARGET_BYTES
