"""The ladder: what is measured is written down whole, by two runs at once too, and can be read."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cardavia_core.games import SLUGS
from tests.ai import ladder, ladder_page
from tests.ai.ladder import ALL_PLAYERS, PAGE, ROWS, main, read, record

FIELDS = {"game", "first", "second", "unit", "pairs", "deals", "wins", "pairs_won", "points"}
FIELDS |= {"seed", "command", "date", "commit"}


def row(game: str = "scopa", first: str = "master", second: str = "policy", **more: Any) -> dict[str, Any]:
    estimate = {"mean": 0.625, "margin": 0.0125}
    made = {"game": game, "first": first, "second": second, "unit": "deal", "pairs": 100, "deals": 200}
    made |= {"wins": estimate, "pairs_won": estimate, "points": {"mean": -1.25, "margin": 0.5}, "seed": "s"}
    return made | {"command": "python3 ...", "date": "2026-11-30", "commit": "1234567"} | more


def test_rows_are_kept_in_order_whoever_comes_first(tmp_path: Path) -> None:
    rows = [row("cicera"), row(second="random"), row(), row(unit="match")]
    for one in rows:
        record(tmp_path, [one])
    first = (tmp_path / ROWS).read_text()
    record(tmp_path, rows)
    assert (tmp_path / ROWS).read_text() == first
    assert json.loads(first) == [rows[2], rows[1], rows[3], rows[0]]


def test_a_row_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    record(tmp_path, [row(pairs=10), row(second="casual")])
    record(tmp_path, [row(pairs=20)])
    assert [(one["second"], one["pairs"]) for one in read(tmp_path)] == [("casual", 100), ("policy", 20)]


def record_one(place: tuple[Path, int]) -> None:
    record(place[0], [row(seed=str(place[1]), second=list(ALL_PLAYERS)[place[1]])])


def test_runs_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4) as pool:
        list(pool.map(record_one, [(tmp_path, number) for number in range(len(ALL_PLAYERS))]))
    assert {one["second"] for one in read(tmp_path)} == set(ALL_PLAYERS)


def test_every_row_is_on_the_page_under_its_title(tmp_path: Path) -> None:
    names = ("casual", "frozen-policy", "master", "open-cards", "random")
    record(tmp_path, [row(second=second) for second in names])
    page = (tmp_path / PAGE).read_text()
    _, *parts = page.split("### ")
    assert [part.splitlines()[0] for part in parts] == list(ladder_page.SECTIONS)
    for name, part in zip(names, parts, strict=True):
        cells = f"| master | {name} | single deals | 100 | 200 | 62.5 ± 1.2 % | 62.5 ± 1.2 % | -1.25 ± 0.50 |"
        assert cells in part
    assert page.count("python3 ...  # 2026-11-30, commit 1234567") == len(names)


def test_a_single_pair_has_no_margin(tmp_path: Path) -> None:
    record(tmp_path, [row(wins={"mean": 0.5, "margin": None})])
    assert "50.0 ± ? %" in (tmp_path / PAGE).read_text()


def test_an_encounter_is_measured_and_written_down(tmp_path: Path) -> None:
    words = ["scopa", "frozen-greedy", "random", "--pairs", "4", "--single", "--seed", "of-a-test"]
    assert main(words, tmp_path) == 0
    [found] = read(tmp_path)
    assert set(found) == FIELDS
    assert (found["unit"], found["pairs"], found["deals"]) == ("deal", 4, 8)
    assert "frozen-greedy" in (tmp_path / PAGE).read_text()
    # The command in the row gives the row again, and so does another number of processes.
    assert found["command"].startswith("python3 -m tests.ai.ladder ")
    for more in ([], ["--jobs", "2"]):
        main([*found["command"].split(" ")[3:], *more], tmp_path)
        assert read(tmp_path) == [found]


def test_a_sequential_run_ends_early(tmp_path: Path) -> None:
    main(["scopa", "policy", "frozen-random", "--pairs", "200", "--stop", "40", "60"], tmp_path)
    [found] = read(tmp_path)
    assert 20 <= found["pairs"] < 200
    assert "--pairs 200 --stop 40 60 --seed ladder-scopa-policy-frozen-random" in found["command"]


@pytest.mark.parametrize(
    "words",
    [
        ["scopa", "master"],
        ["scopa", "master", "nobody"],
        ["bridge", "master", "random"],
        ["scopa", "master", "random", "--pairs", "0"],
        ["scopa", "master", "random", "--seed", "a seed"],
        ["scopa", "master", "random", "--stop", "60", "50"],
    ],
)
def test_what_cannot_be_measured_is_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(words, tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_page_in_the_repository_is_that_of_its_rows() -> None:
    rows = read(ladder.FOLDER)
    assert {one["game"] for one in rows} <= set(SLUGS)
    assert all(set(one) == FIELDS for one in rows)
    assert (ladder.FOLDER / PAGE).read_text(encoding="utf-8") == ladder_page.text(rows)
