"""A fresh checkout on a machine that lacks something: a clear sentence, never a traceback."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web import setup

ROOT = Path(__file__).resolve().parent.parent
NO_NETWORK = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "npm_config_registry": "http://127.0.0.1:9"}
NO_NETWORK |= {"npm_config_fetch_retries": "0", "npm_config_prefer_online": "true"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that setting up reads, without anything that is already set up."""
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file in [*(ROOT / "web").glob("*.py"), *(ROOT / "web").glob("package*.json")]:
        shutil.copy(file, tmp_path / "web")
    return tmp_path


def run(folder: Path, *arguments: str, **environment: str) -> str:
    """What `python3 -m web` says when it fails."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    done = subprocess.run(
        [sys.executable, "-m", "web", *arguments],
        cwd=folder,
        env={**kept, **NO_NETWORK, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_no_network_for_pip(checkout: Path) -> None:
    assert "Is the Python package index reachable" in run(checkout, "build", PATH=os.environ["PATH"])


def test_no_network_for_npm(checkout: Path) -> None:
    if shutil.which("npm") is None:
        pytest.skip("npm is in the project's own environment here")
    (checkout / ".venv").symlink_to(ROOT / ".venv")
    said = run(checkout, "build", npm_config_cache=str(checkout / "no-cache"))
    assert "npm could not install the browser runtimes" in said


def test_a_half_made_environment_is_made_again(checkout: Path) -> None:
    """Debian without python3-venv leaves one with a Python and no pip."""
    (checkout / setup.BIN.relative_to(ROOT)).mkdir(parents=True)
    (checkout / setup.VENV_PYTHON.relative_to(ROOT)).symlink_to(sys.executable)
    assert "Making a virtual environment" in run(checkout, "build", PATH=os.environ["PATH"])


def test_nothing_built_yet(checkout: Path) -> None:
    (checkout / ".venv").symlink_to(ROOT / ".venv")
    assert "there is no site to serve yet" in run(checkout, "serve", "--no-browser")


def test_what_is_there_is_not_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a command was run")

    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setattr(subprocess, "call", refuse)
    setup.enter("tests", ["web", "test"], [])
    setup.bring_npm_packages()
