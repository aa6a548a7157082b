"""The vectors on all three interpreters: CPython here, MicroPython and Pyodide as they ship, in node."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from tests.vectors import replay
from tests.vectors.__main__ import FOLDER, contents, names
from web import setup

INTERPRETERS = ("micropython", "pyodide")
USUAL = ("digests", "-policy", "-random")
"""How the names of the vectors end that are played by the rules as they stand; the others name an option."""
LIMITS = {"policy": 60.0, "sample": 1000.0}
LIMIT = 10.0
"""Milliseconds that one call may take in MicroPython, at worst, on a desktop.

The page does not sample: only the search does, in Pyodide.
"""


def in_node(interpreter: str, task: str, *names: str, seconds: int = 300) -> str:
    node = shutil.which("node", path=os.pathsep.join([os.environ["PATH"], str(setup.BIN)]))
    assert node, "node is missing: `python3 -m tests` brings it"
    command = [node, str(FOLDER / "run.mjs"), interpreter, task, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", names())
def test_on_cpython(name: str) -> None:
    assert replay.failures(name, (FOLDER / name).read_text(encoding="ascii")) == []


def test_worked_examples() -> None:
    assert replay.example_failures() == []


@pytest.mark.parametrize("interpreter", INTERPRETERS)
@pytest.mark.parametrize(
    "of_options", [False, pytest.param(True, marks=pytest.mark.long)], ids=["as dealt", "with options"]
)
def test_in_the_browser_interpreters(interpreter: str, of_options: bool) -> None:
    """Rule switches change little of what runs: their vectors are replayed under the mark `long`."""
    files = [name for name in names() if name.removesuffix(".txt").endswith(USUAL) != of_options]
    assert files
    said = in_node(interpreter, "check", *files)
    assert said.splitlines()[0].endswith(" 0 failures"), said


def test_the_files_are_what_the_generator_writes() -> None:
    made = contents()
    assert sorted(made) == names()
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="ascii") == text


@pytest.mark.parametrize("name", names())
def test_a_changed_vector_is_noticed(name: str, tmp_path: Path) -> None:
    lines = (FOLDER / name).read_text(encoding="ascii").splitlines()
    place = len(lines) // 2
    lines[place] = lines[place][:-1] + ("1" if lines[place][-1] != "1" else "2")
    (tmp_path / name).write_text("\n".join(lines))
    assert len(replay.check(str(tmp_path), [name])) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_canonical_text_is_sorted_json(slug: str) -> None:
    deal = Match(load_game(slug), "canonical").deal
    examples: list[object] = [deal.view(0), [None, True, False, -1, "a", {"b": [], "a": {}}]]
    for data in examples:
        assert replay.canonical(data) == json.dumps(data, sort_keys=True)


@pytest.mark.bench
def test_calls_in_micropython_are_quick(capsys: pytest.CaptureFixture[str]) -> None:
    # Each game in a process of its own: what one leaves behind in memory would slow down the next.
    said = "".join([in_node("micropython", "timings", slug, seconds=600) for slug in SLUGS])
    with capsys.disabled():
        print("\nMicroPython, milliseconds: game, call, mean, worst\n" + said)
    for line in said.splitlines():
        _, call, _, worst = line.split()
        assert float(worst) < LIMITS.get(call, LIMIT), line
