"""Follows the imports of our own Python, so that a page is sent the modules it needs and no others."""

import ast
from collections.abc import Iterator
from pathlib import Path


class Sources:
    """Modules by their dotted names, found under the folders of the top-level packages."""

    def __init__(self, packages: dict[str, Path]) -> None:
        self._packages = packages

    def file(self, module: str) -> Path | None:
        """The file of a module of ours; None for anything else."""
        top, *rest = module.split(".")
        if top not in self._packages:
            return None
        base = self._packages[top].joinpath(*rest)
        for file in (base / "__init__.py", base.with_suffix(".py")):
            if file.exists():
                return file
        return None

    def modules(self, package: str) -> list[str]:
        """All modules of one top-level package, in order."""
        folder = self._packages[package]
        names = (file.relative_to(folder).with_suffix("").parts for file in folder.rglob("*.py"))
        return sorted(".".join([package, *(part for part in name if part != "__init__")]) for name in names)

    def imports(self, module: str) -> set[str]:
        """The modules of ours that a module imports when it runs, at the top or inside a function."""
        file = self.file(module)
        if file is None:
            return set()
        package = module if file.name == "__init__.py" else module.rpartition(".")[0]
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        named = {name for node in _at_run_time(tree) for name in _names(node, package)}
        return {name for name in named if self.file(name) is not None}

    def closure(self, roots: list[str], without: str = "") -> list[str]:
        """The roots, all that they import directly or not, and the packages these lie in.

        Modules named `without` are left out, and what they alone import.
        """
        needed: set[str] = set()
        waiting = list(roots)
        while waiting:
            module = waiting.pop()
            if module in needed or module.rpartition(".")[2] == without or self.file(module) is None:
                continue
            needed.add(module)
            waiting += self.imports(module)
            if "." in module:
                waiting.append(module.rpartition(".")[0])
        return sorted(needed)


def _at_run_time(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node
        return
    skipped = node.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test) else []
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield from _at_run_time(child)


def _names(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        parents = package.split(".")[: len(package.split(".")) - node.level + 1]
        base = ".".join([*parents, base] if base else parents)
    yield base
    yield from (f"{base}.{alias.name}" for alias in node.names)  # a name may be a module of the package
