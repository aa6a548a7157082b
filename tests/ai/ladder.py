"""How strong the players are, measured and written down: `ladder.json`, and `LADDER.md` for readers.

    python3 -m tests.ai.ladder scopa master policy --pairs 1000 --jobs 2
    python3 -m tests.ai.ladder scopa master open-cards --single --pairs 400 --stop 40 50
    python3 -m tests.ai.ladder --write                      only LADDER.md again

An encounter measured again takes the place of its row, whatever came out: the rows are not the best of many.
Two runs may write at once.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from filelock import FileLock

from cardavia_core.ai.arena import contest
from cardavia_core.ai.players import PLAYERS
from cardavia_core.games import SLUGS
from cardavia_core.shuffle import is_seed
from tests.ai import ladder_page
from tests.ai.frozen import FROZEN
from tests.ai.open_cards import OPEN_CARDS, OpenCards, OpenTable

if TYPE_CHECKING:
    from cardavia_core.ai.players import Player

FOLDER = Path(__file__).resolve().parent
ROWS = "ladder.json"
PAGE = "LADDER.md"
KEY = ("game", "unit", "first", "second")
"""What an encounter is known by."""

Row = dict[str, Any]

ALL_PLAYERS: dict[str, Player] = {**PLAYERS, **FROZEN, OPEN_CARDS: OpenCards()}


@dataclass(frozen=True)
class Ask:
    """What is to be measured."""

    game: str
    first: str
    second: str
    pairs: int
    seed: str
    single: bool = False
    jobs: int = 1
    stop: tuple[int, int] | None = None

    def command(self) -> str:
        """What measures it again.  How many processors work at it changes nothing."""
        words = ["python3 -m tests.ai.ladder", self.game, self.first, self.second, f"--pairs {self.pairs}"]
        words += ["--single"] if self.single else []
        words += [f"--stop {self.stop[0]} {self.stop[1]}"] if self.stop else []
        return " ".join([*words, f"--seed {self.seed}"])

    def measure(self) -> Row:
        """Let them play."""
        players = [ALL_PLAYERS[name] for name in (self.first, self.second)]
        table = OpenTable(self.game, players[0], players[1], self.seed, self.single)
        bounds = (self.stop[0] / 100, self.stop[1] / 100) if self.stop else None
        result = contest(table, self.pairs, self.jobs, bounds)
        row = {
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "unit": "deal" if self.single else "match",
            **result.data(),
            "seed": self.seed,
            "command": self.command(),
            "date": date.today().isoformat(),
            "commit": commit(),
        }
        return json.loads(json.dumps(row).replace("Infinity", "null"))  # type: ignore[no-any-return]


def commit() -> str:
    """The commit that is measured, with a plus if the core has been changed since."""
    try:
        asked = ["git", "rev-parse", "--short", "HEAD"], ["git", "status", "--porcelain", "cardavia_core"]
        head, changes = [
            subprocess.check_output(words, cwd=FOLDER.parent.parent, text=True) for words in asked
        ]
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return head.strip() + ("+" if changes.strip() else "")


def read(folder: Path) -> list[Row]:
    """All rows, in order."""
    file = folder / ROWS
    rows: list[Row] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return sorted(rows, key=_order)


def _order(row: Row) -> tuple[Any, ...]:
    return (SLUGS.index(row["game"]), *(row[name] for name in KEY[1:]))


def record(folder: Path, rows: list[Row]) -> None:
    """Put rows in, each in the place of an older one of the same encounter, and write the page anew."""
    with FileLock(folder / ".ladder.lock"):
        kept = {_order(row): row for row in [*read(folder), *rows]}
        ordered = [kept[place] for place in sorted(kept)]
        # A row is a line, so that rows from two branches come together by themselves.
        lines = ",\n".join(json.dumps(row) for row in ordered)
        _write(folder / ROWS, f"[\n{lines}\n]\n" if ordered else "[]\n")
        _write(folder / PAGE, ladder_page.text(ordered))


def _write(file: Path, text: str) -> None:
    """Whoever reads at the same time finds the old text or the new one, never half of it."""
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Measure an encounter and write it down, or only write the page."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.ai.ladder", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", choices=SLUGS)
    for name in ("first", "second"):
        parser.add_argument(name, nargs="?", choices=list(ALL_PLAYERS))
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--single", action="store_true", help="single deals, not whole matches")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--stop", type=int, nargs=2, metavar=("LOW", "HIGH"), help="sequential, in percent")
    parser.add_argument("--seed", help="by default one that no tuning has used")
    parser.add_argument("--write", action="store_true", help=f"only write {PAGE}")
    given = parser.parse_args(arguments)
    if given.write:
        record(folder, [])
        return 0
    if given.second is None:
        parser.error("a game and two players")
    seed = given.seed or f"ladder-{given.game}-{given.first}-{given.second}"
    stop = (given.stop[0], given.stop[1]) if given.stop else None
    if (
        given.pairs < 1
        or not is_seed(f"{seed}-{given.pairs}")
        or (stop and not 0 <= stop[0] < stop[1] <= 100)
    ):
        parser.error("no such number of pairs, seed or bounds")
    ask = Ask(given.game, given.first, given.second, given.pairs, seed, given.single, given.jobs, stop)
    row = ask.measure()
    record(folder, [row])
    print(ladder_page.line(row))
    return 0


if __name__ == "__main__":
    sys.exit(main())
