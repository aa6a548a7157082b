"""Players as they were once, kept for ever: the yardsticks that never change.

A zip in `baselines/` holds the core of one commit under a name of its own, so that it runs beside today's
core and shares nothing with it.  A frozen player is given a view as JSON and answers with a move as text; if
views or moves change their form one day, today's have to be put into the old form here.

    python3 -m tests.ai.frozen 2 COMMIT        freezes another one: frozen-policy-2 and so on
"""

import hashlib
import importlib
import io
import json
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardavia_core.game import Game, Move
from cardavia_core.shuffle import Stream

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path(__file__).resolve().parent / "baselines"
CORE = "cardavia_core"
LEFT_OUT = ("__main__.py", "terminal")
ZIP_DATE = (1980, 1, 1, 0, 0, 0)
DIGESTS = {1: "6465f8124dd5a034d8901238d909bba440bf1a2264b2dbd8ff052e2dc7495eb3"}
"""Every version and the digest of what is in it."""


@dataclass(frozen=True)
class Frozen:
    """A player for the arena: "random", "greedy" or "policy" as it was in a version."""

    name: str
    version: int = 1

    def __call__(self, game: Game, view: dict[str, Any], stream: Stream) -> Move:
        return game.read_move(self.answer(game.slug, json.dumps(view), str(stream.below(1 << 32))))

    def answer(self, slug: str, view: str, seed: str) -> str:
        """The text of a move for a view in JSON."""
        core = package(self.version)
        game = module(core, "games").load_game(slug)
        player = module(core, "ai.players").PLAYERS[self.name]
        move = player(game, json.loads(view), module(core, "shuffle").Stream(seed))
        text: str = game.write_move(move)
        return text


FROZEN = {
    f"frozen-{name}" + (f"-{version}" if version > 1 else ""): Frozen(name, version)
    for version in DIGESTS
    for name in ("random", "greedy", "policy")
}
"""Every frozen player by its name."""


def package(version: int) -> str:
    """The name under which the core of a version can be imported."""
    place = str(file_of(version))
    if place not in sys.path:
        sys.path.append(place)
    return f"cardavia_frozen_{version}"


def module(core: str, name: str) -> Any:
    return importlib.import_module(f"{core}.{name}")


def file_of(version: int) -> Path:
    return FOLDER / f"{version}.zip"


def digest(contents: dict[str, bytes]) -> str:
    """What tells whether anything in a version has changed."""
    found = hashlib.sha256()
    for name, content in sorted(contents.items()):
        found.update(f"{name}\n{len(content)}\n".encode() + content)
    return found.hexdigest()


def contents(version: int) -> dict[str, bytes]:
    """What is in a version."""
    with zipfile.ZipFile(file_of(version)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def at(commit: str, version: int) -> dict[str, bytes]:
    """The core of a commit, under the name that it has in a version."""
    packed = subprocess.check_output(["git", "archive", "--format=tar", commit, CORE], cwd=ROOT)
    name, found = f"cardavia_frozen_{version}", {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for entry in archive:
            path = Path(entry.name).relative_to(CORE)
            opened = archive.extractfile(entry) if path.suffix == ".py" else None
            if opened is not None and path.parts[0] not in LEFT_OUT:
                found[f"{name}/{path.as_posix()}"] = opened.read().replace(CORE.encode(), name.encode())
    return found


def freeze(version: int, commit: str) -> None:
    """Write a new version, and say what to enter in DIGESTS."""
    frozen = at(commit, version)
    FOLDER.mkdir(exist_ok=True)
    with zipfile.ZipFile(file_of(version), "x", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(frozen.items()):
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    print(f'{version}: "{digest(frozen)}"')


if __name__ == "__main__":
    freeze(int(sys.argv[1]), sys.argv[2])
