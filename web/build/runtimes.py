"""Copies what the page needs of PyScript, MicroPython and Pyodide out of the npm packages."""

import json
import re
from pathlib import Path

# PyScript's chunks have a hash in their names. Every page with <script type="mpy"> asks for these, used
# or not; what they would load in turn (an editor, a terminal) is left out. The tests see it when one is
# asked for in vain.
PYSCRIPT = ["core.js", "core-*.js", "deprecations-manager-*.js", "error-*.js"]
PYSCRIPT += ["donkey-*.js", "py-editor-*.js", "py-game-*.js", "py-terminal-*.js"]
MICROPYTHON = ["micropython.mjs", "micropython.wasm"]
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*\Z")


def copy_runtimes(packages: Path, runtime: Path) -> None:
    """Fill the folder runtime from the folder node_modules."""
    _copy(packages / "@pyscript" / "core" / "dist", PYSCRIPT, runtime / "pyscript")
    micropython = packages / "@micropython" / "micropython-webassembly-pyscript"
    _copy(micropython, MICROPYTHON, runtime / "micropython")
    _copy(packages / "pyodide", PYODIDE, runtime / "pyodide")
    _write_pyodide_lock(packages / "pyodide", runtime / "pyodide")


def _copy(source: Path, patterns: list[str], target: Path) -> None:
    target.mkdir(parents=True)
    for pattern in patterns:
        files = sorted(source.glob(pattern))
        if not files:
            raise SystemExit(f"cardavia: {source} has no {pattern}. Delete web/node_modules and try again.")
        for file in files:
            content = file.read_bytes()
            if file.suffix in (".js", ".mjs"):
                content = SOURCE_MAP.sub(b"\n", content)  # maps are not shipped; a browser would ask
            (target / file.name).write_bytes(content)


def _write_pyodide_lock(source: Path, target: Path) -> None:
    """Pyodide checks this file's heading at the start; of its long list of packages we load none."""
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    (target / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
