"""The house keeps its own rules: who imports whom, how long things are, what the core's dialect allows."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from web.build.imports import Sources

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40

FOLDERS = {
    "cardavia_core": ROOT / "cardavia_core",
    "table": ROOT / "web" / "table",
    "thinker": ROOT / "web" / "thinker",
}
SOURCES = Sources(FOLDERS)
CORE = SOURCES.modules("cardavia_core")
AI = "cardavia_core.ai"
GAMES = "cardavia_core.games"


NOT_OURS = {ROOT / "web" / "node_modules", ROOT / "web" / "dist"}
FILES = sorted(
    file
    for folder in ("cardavia_core", "web", "tests")
    for file in (ROOT / folder).rglob("*.py")
    if NOT_OURS.isdisjoint(file.parents)
)
COMMAND_LINE = ("__main__", "terminal")


def room_of(module: str) -> str:
    """The part of the core that a module lies in: games, ai ...; for one of the core's own, its name."""
    return module.removeprefix("cardavia_core").removeprefix(".").partition(".")[0]


def is_playout(module: str) -> bool:
    """Whether a module is a game's fast twin of a deal, or what such twins share: only a search needs it."""
    return module.endswith(".playout") and module != "cardavia_core.playout"


# What MicroPython runs: the core without ai/, the games' playouts and the command line, and the table.
DIALECT = [
    *(module for module in CORE if room_of(module) not in ("ai", *COMMAND_LINE) and not is_playout(module)),
    *SOURCES.modules("table"),
]


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_nothing_is_too_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert lines_of(node) <= LONGEST_FUNCTION, f"{node.name} in {name_of(file)}, line {node.lineno}"


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """A function's lines, its docstring not counted."""
    total = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        total -= (first.end_lineno or first.lineno) - first.lineno + 1
    return total


@pytest.mark.parametrize("module", CORE)
def test_core_imports_run_one_way(module: str) -> None:
    for imported in SOURCES.imports(module) - {module}:
        assert allowed(room_of(module), module, imported), f"{module} imports {imported}"


def allowed(room: str, module: str, imported: str) -> bool:
    """games -> families -> the core's own modules; ai -> no game by name; only the command line sees all."""
    if room in COMMAND_LINE:
        return True
    if room_of(imported) in COMMAND_LINE:
        return False
    if imported.startswith(AI):
        return room == "ai"
    if imported == GAMES:  # the list of the games' slugs, which loads a game by its slug
        return room != "families"
    if imported.startswith(GAMES):
        return room == "games" and imported.split(".")[2] == (module.split(".") + [""] * 3)[2]
    if imported.startswith("cardavia_core.families."):
        return room in ("games", "families")
    return True


@pytest.mark.parametrize("module", CORE)
def test_core_needs_nothing_but_python(module: str) -> None:
    file = SOURCES.file(module)
    assert file is not None
    outside = {name for name in top_level_imports(tree(file)) if name not in sys.stdlib_module_names}
    assert outside <= {"cardavia_core"}


@pytest.mark.parametrize("package", ["table", "thinker"])
def test_browser_python_imports_the_core_and_the_browser_only(package: str) -> None:
    browser = {"js", "pyscript", "pyodide", "pyodide_js", "micropython", "jsffi"}
    for module in SOURCES.modules(package):
        file = SOURCES.file(module)
        assert file is not None
        outside = {name for name in top_level_imports(tree(file)) if name not in sys.stdlib_module_names}
        assert outside <= browser | {package, "cardavia_core"}, module


def top_level_imports(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module.partition(".")[0]


FORBIDDEN_MODULES = {"abc", "collections.abc", "contextlib", "copy", "dataclasses", "enum", "functools"}
FORBIDDEN_MODULES |= {"itertools", "random"}
FORBIDDEN_METHODS = {"bit_count", "bit_length", "_replace", "ljust", "rjust", "removeprefix", "removesuffix"}
AT_RUN_TIME = {"__future__": {"annotations"}, "typing": {"TYPE_CHECKING"}}


def is_forbidden_import(node: ast.AST) -> bool:
    if isinstance(node, ast.Import):
        return any(alias.name in FORBIDDEN_MODULES | set(AT_RUN_TIME) for alias in node.names)
    if not isinstance(node, ast.ImportFrom) or node.level or node.module is None:
        return False
    if node.module in AT_RUN_TIME:
        return not {alias.name for alias in node.names} <= AT_RUN_TIME[node.module]
    return node.module in FORBIDDEN_MODULES


def has_star_in_display(node: ast.AST) -> bool:
    if not isinstance(node, ast.List | ast.Set | ast.Tuple):
        return False
    taken_apart = not isinstance(node, ast.Set) and isinstance(node.ctx, ast.Store)
    return not taken_apart and any(isinstance(item, ast.Starred) for item in node.elts)


def is_merged_dict(node: ast.AST) -> bool:
    return isinstance(node, ast.Dict) and None in node.keys


def is_strict_zip(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and any(word.arg == "strict" for word in node.keywords)


DIALECT_RULES: dict[str, Callable[[ast.AST], bool]] = {
    "a module that MicroPython lacks": is_forbidden_import,
    "match": lambda node: isinstance(node, ast.Match),
    "a positional-only argument": lambda node: isinstance(node, ast.arguments) and bool(node.posonlyargs),
    "a star inside a list, tuple or set": has_star_in_display,
    "a merged dict": is_merged_dict,
    "a method that MicroPython lacks": lambda node: (
        isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_METHODS
    ),
    "a slice with a step": lambda node: isinstance(node, ast.Slice) and node.step is not None,
    "zip(strict=...)": is_strict_zip,
}


@pytest.mark.parametrize("module", DIALECT)
def test_dialect_of_micropython(module: str) -> None:
    file = SOURCES.file(module)
    assert file is not None
    found = [
        f"{name_of(file)}:{getattr(node, 'lineno', '?')} {rule}"
        for node in at_run_time(tree(file))
        for rule, broken in DIALECT_RULES.items()
        if broken(node)
    ]
    assert not found


def at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but annotations and what stands under `if TYPE_CHECKING`: MicroPython runs neither."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        if name == "body" and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from at_run_time(child)


def test_the_dialect_rules_do_find_something() -> None:
    wrong = [
        "from enum import Enum",
        "def f(a, /): return [*a], a[::2], {**a}, a.bit_count(), zip(a, a, strict=True)",
        "match f:\n    case 1: pass",
    ]
    nodes = list(ast.walk(ast.parse("\n".join(wrong))))
    assert all(any(broken(node) for node in nodes) for broken in DIALECT_RULES.values())
