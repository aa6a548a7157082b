"""LADDER.md: what the ladder has measured, as a page to be read."""

from __future__ import annotations

from typing import Any

from cardavia_core.ai.levels import LEVELS
from cardavia_core.games import SLUGS

Row = dict[str, Any]

INTRODUCTION = """\
# How strong the players are

Written by `python3 -m tests.ai.ladder` from `ladder.json`; do not edit it by hand.

Two players meet in pairs of games. Both games of a pair are dealt the same cards, with the seats exchanged,
so that the luck of the cards falls on both. The tables show how the first player did against the second:

* **won**: of all games, a draw counting half; of single deals, the chance to win the match from there;
* **pairs won**: of the pairs, those in which it came out ahead over both games, a level pair counting half;
* **lead**: by how much it was ahead in a deal: points, in Shengji levels, in Minchiate resti.

What follows ± is half of the 95 % interval, from the spread among pairs. The levels think as much as the page
lets them on an ordinary computer. All plays of a command come from its seed: it gives the same figures again.
"""


def text(rows: list[Row]) -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for slug in SLUGS:
        own = [row for row in rows if row["game"] == slug]
        if own:
            parts += [f"## {slug.title()}\n", *_tables(own), _commands(own)]
    return "\n".join(parts)


def _tables(rows: list[Row]) -> list[str]:
    sections: dict[str, list[Row]] = {title: [] for title in SECTIONS}
    for row in rows:
        sections[section(row)].append(row)
    return [_table(title, found) for title, found in sections.items() if found]


SECTIONS = (
    "Each level against another",
    "Against the players of the beginning, which stay as they were",
    "A player against itself: no difference but chance",
    "Against one who sees all cards and searches as the Master does",
    "Others",
)


def section(row: Row) -> str:
    """Under which of the SECTIONS a row stands."""
    names = (row["first"], row["second"])
    if names[0] == names[1]:
        return SECTIONS[2]
    if "open-cards" in names:
        return SECTIONS[3]
    if any(name.startswith("frozen-") for name in names):
        return SECTIONS[1]
    return SECTIONS[0] if set(names) <= set(LEVELS) else SECTIONS[4]


def _table(title: str, rows: list[Row]) -> str:
    lines = [f"### {title}", "", "| first | second | games | pairs | deals | won | pairs won | lead |"]
    lines.append("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |")
    lines += [f"| {' | '.join(_cells(row))} |" for row in rows]
    return "\n".join([*lines, ""])


def _cells(row: Row) -> list[str]:
    games = "matches" if row["unit"] == "match" else "single deals"
    counts = [f"{row['pairs']:,}", f"{row['deals']:,}"]
    shares = [_figure(row[name], 100, ".1f", " %") for name in ("wins", "pairs_won")]
    return [row["first"], row["second"], games, *counts, *shares, _figure(row["points"], 1, "+.2f", "")]


def _figure(estimate: dict[str, float | None], scale: int, form: str, unit: str) -> str:
    mean, margin = estimate["mean"], estimate["margin"]
    assert mean is not None
    around = "?" if margin is None else format(scale * margin, form.removeprefix("+"))
    return f"{format(scale * mean, form)} ± {around}{unit}"


def _commands(rows: list[Row]) -> str:
    lines = [f"{row['command']}  # {row['date']}, commit {row['commit']}" for row in rows]
    return "\n".join(["Measured by:", "", "```", *lines, "```", ""])


def line(row: Row) -> str:
    """A row in one line, for the terminal."""
    return f"{row['game']}: " + ", ".join(_cells(row))
