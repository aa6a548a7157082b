"""A score sheet as the page shows it, compared with the engine's tally."""

from dataclasses import dataclass

from playwright.sync_api import Page

from cardavia_core.game import Tally
from web.table.texts import Texts

SHEET = r"""
() => {
  const text = (id) => document.getElementById(id).textContent.trim();
  const figure = (words) => Number((words ?? "0").replace("\u2013", "0"));
  const rows = [...document.querySelectorAll("#ledger-lines tr")];
  const cells = (row, part) => [...row.querySelectorAll("td")].map(
    (cell) => figure(cell.querySelector(part)?.textContent));
  const picture = (use) => use.getAttribute("href").replace("#card-", "");
  return {
    title: text("score-title"), points: text("score-points"), verdict: text("score-verdict"),
    outcome: text("score-outcome"), next: text("next"),
    labels: rows.map((row) => row.querySelector("th").firstChild.textContent),
    notes: rows.map((row) => row.querySelector("th > small").textContent),
    lines: rows.map((row) => cells(row, "b")),
    counts: rows.map((row) => cells(row, "small")),
    cards: rows.map((row) => [...row.querySelectorAll("use")].map(picture)),
    deal: [Number(text("deal-0")), Number(text("deal-1"))],
    totals: [Number(text("total-0")), Number(text("total-1"))],
    race: !document.getElementById("race").hidden,
    open: document.getElementById("score").open,
  };
}
"""


@dataclass
class Account:
    """Points, counts and cards line by line; lists of two are for the two sides."""

    title: str
    points: str
    verdict: str
    outcome: str
    next: str
    labels: list[str]
    notes: list[str]
    lines: list[list[int]]
    counts: list[list[int]]
    cards: list[list[str]]
    deal: list[int]
    totals: list[int]
    race: bool
    open: bool


def read_account(page: Page) -> Account:
    """The score sheet, as it is filled now."""
    return Account(**page.evaluate(SHEET))


def check_account(account: Account, tally: Tally, texts: Texts) -> None:
    """The sheet says what the engine counts, line by line, and adds up."""
    assert account.labels == [texts.say(line.label) for line in tally.lines]
    assert account.notes == [texts.say(line.note, **line.arguments) for line in tally.lines]
    assert account.lines == [line.points for line in tally.lines]
    assert account.counts == [[count or 0 for count in line.counts] for line in tally.lines]
    assert account.cards == [[code for codes in line.cards for code in codes] for line in tally.lines]
    for side in (0, 1):
        assert sum(line[side] for line in account.lines) == account.deal[side]
    assert account.deal == tally.points


def check_single_game(account: Account, tally: Tally, texts: Texts) -> None:
    """The sheet of a game that is one deal: who has won is told of the sides, and a new game is offered."""
    ours, theirs = tally.points
    key = "score.drawn" if ours == theirs else "score.side_won" if ours > theirs else "score.side_lost"
    assert account.open
    assert account.verdict == texts.say(key)
    assert account.points == f"{ours} : {theirs}"
    assert account.title == texts.say("score.game_title")
    assert account.next == texts.say("score.new_game")
    assert not account.outcome
    assert not account.race
