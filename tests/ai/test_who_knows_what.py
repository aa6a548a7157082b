"""Who may know what, held by the imports: nothing that thinks can reach a card that it is not shown."""

import ast
import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from cardavia_core.games import SLUGS
from tests.test_house import AI, FOLDERS, GAMES, SOURCES, room_of, tree
from web.build.bundle import table_bundle, worker_bundle

THINKING = ("search", "endgame", "levels", "thought")
"""The modules that find a move."""
CONTRACT = {"cardavia_core", "cardavia_core.game", "cardavia_core.playout", "cardavia_core.shuffle"}
PLAIN = {"cardavia_core.cards", "cardavia_core.events"}
DEALING = {"cardavia_core.match", "cardavia_core.games"}
"""What deals cards; whoever only thinks has nothing to do with it."""
SETTING_UP = {"arena", "pace", "twins"}
"""The modules of the AI that deal matches of their own, to measure and to test."""
LOOKING_AROUND = {"arena", "pace", "twins", "players", "reasons", "review"}
"""Those that ask a deal for views: to show a seat its own, in deals that they have dealt or drawn."""
FOR_TESTS_ALONE = ("open-cards", "open_cards", "OpenCards", "cardavia_frozen", "baselines")


CORE = SOURCES.modules("cardavia_core")
NAMES = [module.removeprefix(AI).removeprefix(".") for module in CORE if room_of(module) == "ai"]


def of_ai(name: str) -> str:
    return f"{AI}.{name}" if name else AI


@pytest.mark.parametrize("name", NAMES)
def test_the_ai_knows_the_contract_and_no_game(name: str) -> None:
    imported = {module for module in SOURCES.imports(of_ai(name)) if not module.startswith(AI)}
    assert imported <= CONTRACT | (DEALING if name in SETTING_UP else set())


def test_no_game_and_nothing_below_knows_the_ai() -> None:
    for module in CORE:
        if room_of(module) not in ("ai", "terminal", "__main__"):
            assert not [name for name in SOURCES.imports(module) if name.startswith(AI)], module


@pytest.mark.parametrize("name", THINKING)
def test_those_who_think_reach_nothing_that_deals(name: str) -> None:
    """Neither by themselves nor through anything that they import."""
    reached = set(SOURCES.closure([of_ai(name)]))
    assert reached <= CONTRACT | {of_ai(other) for other in ("", *THINKING)} | PLAIN


def test_the_table_reaches_no_ai() -> None:
    roots = [*SOURCES.modules("table"), GAMES, *(f"{GAMES}.{slug}" for slug in SLUGS)]
    assert not [module for module in SOURCES.closure(roots) if module.startswith(AI)]


def asks(file: Path) -> set[str]:
    """The names of what a module asks of anything: `view` for deal.view(seat)."""
    return {node.attr for node in ast.walk(tree(file)) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("name", NAMES)
def test_nobody_asks_for_all_cards_but_to_compare_twins(name: str) -> None:
    file = SOURCES.file(of_ai(name))
    assert file is not None
    assert "places" not in asks(file) or name == "twins"
    assert "view" not in asks(file) or name in LOOKING_AROUND
    assert not {"hands", "stock", "kitty", "piles", "_deal", "_match"} & asks(file)


def test_what_is_for_tests_alone_is_never_shipped() -> None:
    shipped = {}
    with zipfile.ZipFile(io.BytesIO(worker_bundle())) as archive:
        shipped.update({name: archive.read(name) for name in archive.namelist()})
    with tarfile.open(fileobj=io.BytesIO(table_bundle("scopa"))) as packed:
        for entry in packed:
            opened = packed.extractfile(entry)
            shipped[entry.name] = opened.read() if opened else b""
    assert "cardavia_core/ai/search.py" in shipped
    for name, content in shipped.items():
        assert not name.startswith("tests"), name
        for word in FOR_TESTS_ALONE:
            assert word not in name
            assert word.encode() not in content, name


def test_nothing_that_is_shipped_lies_among_the_tests() -> None:
    """Bundles are made of these folders; what sees all cards lies in none of them."""
    tests = Path(__file__).resolve().parent.parent
    assert (tests / "ai" / "open_cards.py").exists()
    for folder in FOLDERS.values():
        assert tests not in [folder, *folder.parents]
        for file in folder.rglob("*.py"):
            words = file.read_text(encoding="utf-8")
            assert "from tests" not in words, file
            assert "import tests" not in words, file
