"""How quickly the AI thinks in a browser, and whether it keeps to its time: `python3 -m tests -m bench`.

Machines are noisy, so what is asserted leaves room; the tables are what to read.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import exp, log
from statistics import fmean, pstdev

import pytest
from playwright.sync_api import Browser, Page

from cardavia_core.ai.levels import LEVELS, Level
from cardavia_core.game import Game
from cardavia_core.games import SLUGS, load_game
from cardavia_core.terminal import rates
from tests.web.conftest import Report
from tests.web.thinking import Python, Thinker
from web.serve import SiteServer

pytestmark = pytest.mark.bench

PLAYOUTS = 300
"""Whole deals a second that the slowest game must play out in a browser."""
MEASURED = 100
"""Milliseconds of each try when the page has the worker measure its pace."""
DECISIONS = 100
DEALS = 12
BLANK = "<!doctype html><title>blank</title><link rel=icon href=data:,>"
UNEVEN = 0.4
"""How far, in logarithms, the time for a card of effort may lie from its mean."""
OVER = 1.5
"""By how much the 95th percentile may exceed a level's time."""
ROWS = ("reference", "playout, move 1", "playout, card 1", "sampler draws", "effort", "decision")


@pytest.fixture
def blank(browser: Browser, server: SiteServer) -> Iterator[Page]:
    """A page of the same origin as the site with nothing on it."""
    (server.folder / "blank.html").write_text(
        "<!doctype html><title>blank</title><link rel=icon href=data:,>"
    )
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.address}blank.html")
    yield page
    context.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_rates(blank: Page, site: str, report: Report, slug: str) -> None:
    """The bench of the terminal in Chromium's Pyodide, beside this Python."""
    here, there = rates.rates(load_game(slug)), Python(blank, site).measured("rates", slug)
    report(f"{slug + ', calls a second':32}{'CPython':>12}{'Chromium':>12}{'ratio':>8}")
    for row in ROWS:
        report(f"{row:32}{here[row]:12,.0f}{there[row]:12,.0f}{there[row] / here[row]:8.2f}")
    assert there["playout, card 1"] > PLAYOUTS / 2
    assert there["playout, card 1"] / here["playout, card 1"] > 0.2


Looks = list[tuple[int, bool, int, float]]
Prices = tuple[int, int, int]


def errors(looks: Looks, prices: Prices) -> list[float]:
    """The logarithm of the time that a card of effort took at each look, if it is counted at these prices."""
    per_playout, per_world, opening = prices
    return [
        log(spent / (per_world + moves * (max(1, left + per_playout) + opening * before)))
        for left, before, moves, spent in looks
    ]


def nearest_prices(looks: Looks) -> Prices:
    """Those at which effort comes nearest to time: first for the play, then for what comes before it."""

    def nearest(some: Looks, tried: list[Prices]) -> Prices:
        return min(tried, key=lambda prices: pstdev(errors(some, prices)))

    play = [look for look in looks if not look[1]]
    found = nearest(play, [(one, two, 0) for one in range(-12, 13) for two in range(0, 400, 5)])
    return nearest(looks, [(*found[:2], opening) for opening in range(0, 400, 10)])


@pytest.mark.parametrize("slug", SLUGS)
def test_effort_is_time_at_the_games_prices(blank: Page, site: str, report: Report, slug: str) -> None:
    """The prices at which effort would come nearest to time are printed beside those that a game has."""
    looks = Python(blank, site).measured("looks", slug)
    report(f"{slug}: prices, how evenly a card is paid, cards a second")
    for prices in (load_game(slug).prices, nearest_prices(looks)):
        found = errors(looks, prices)
        mean, spread = fmean(found), pstdev(found)
        extremes = f"{exp(min(found) - mean):.2f} to {exp(max(found) - mean):.2f}"
        report(f"{prices!s:>16}  +- {100 * spread:.0f} %, {extremes}  {exp(-mean):12,.0f}")
    assert pstdev(errors(looks, load_game(slug).prices)) < UNEVEN


@dataclass
class Times:
    """How long the decisions of a level took, which has so much time for each."""

    budget: int
    milliseconds: list[float]

    def quantile(self, share: float) -> float:
        """The time within which so large a share of them was made."""
        return sorted(self.milliseconds)[min(len(self.milliseconds) - 1, int(share * len(self.milliseconds)))]

    def __str__(self) -> str:
        middle, most, worst = [self.quantile(share) for share in (0.5, 0.95, 1)]
        return f"{middle:8,.0f}{most:8,.0f}{worst:8,.0f}{most / self.budget:12.2f}"


@cache
def views(slug: str) -> list[dict[str, object]]:
    """Choices from whole deals that were played by the rules of thumb, evenly from first to last."""
    game = load_game(slug)
    deals = [deal for number in range(DEALS) for deal in rates.choices(game, f"times-{number}")]
    return [deal.view(deal.turn or 0) for deal in deals[:: max(1, len(deals) // DECISIONS)]][:DECISIONS]


def times(thinker: Thinker, game: Game, level: Level, rate: float) -> Times:
    """Ask for every decision with the effort that a page would allow, which knows so many cards a second."""
    effort = int(rate * level.milliseconds / 1000)
    found = []
    for number, view in enumerate(views(game.slug)):
        asked = {"view": view, "level": level.name, "seed": str(number), "effort": effort}
        found.append(thinker.ask("move", game.slug, **asked)[1])
    return Times(level.milliseconds, found)


@pytest.mark.parametrize("slower", [1, 4])
@pytest.mark.parametrize("slug", SLUGS)
def test_decisions_keep_to_their_time(blank: Page, site: str, report: Report, slug: str, slower: int) -> None:
    thinker = Thinker(blank, site) if slower == 1 else Python(blank, site)
    session = blank.context.new_cdp_session(blank)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    rate = thinker.ask("measure", slug, milliseconds=MEASURED)[0]["rate"]
    report(f"{slug}, processor {slower}x slower: {rate:,.0f} cards a second")
    report(f"{'ms':36}{'p50':>8}{'p95':>8}{'max':>8}{'p95/budget':>12}")
    for level in LEVELS.values():
        found = times(thinker, load_game(slug), level, rate)
        report(f"{f'{level.name} ({level.milliseconds} ms)':36}{found}")
        assert found.quantile(0.95) < OVER * level.milliseconds
