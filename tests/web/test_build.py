"""What the compiled site promises: the same bytes each time, any host and path, nothing from elsewhere."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

import web.build
from cardavia_core.games import SLUGS, load_game
from web.build.games import GAMES
from web.serve import SiteServer

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
FETCHED_LINKS = {"stylesheet", "icon", "apple-touch-icon", "manifest", "preload", "modulepreload", "prefetch"}


class PageReader(HTMLParser):
    """Collects a page's addresses, and what its content security policy would forbid."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.about: list[str] = []
        self.elsewhere: list[str] = []
        self.forbidden: list[str] = []
        self.policy = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self.forbidden += [f"{tag} {name}" for name in has if name == "style" or name.startswith("on")]
        if tag == "meta" and has.get("http-equiv") == "Content-Security-Policy":
            self.policy = has["content"]
        if tag == "style" or (tag == "script" and "src" not in has and has.get("type") in (None, "module")):
            self.forbidden.append(tag)
        if tag == "a" and "external" in has.get("rel", ""):
            self.elsewhere.append(has["href"])
        elif tag == "a":
            self.linked.append(has.get("href", "#"))
        elif tag == "link":
            fetched = FETCHED_LINKS & set(has.get("rel", "").split())
            (self.fetched if fetched else self.about).append(has["href"])
        elif tag in ("script", "img", "iframe", "audio", "source", "use", "image"):
            self.fetched += [has[name] for name in ("src", "href") if name in has]
        if "config" in has:
            config = json.loads(has["config"])
            self.fetched += [config["interpreter"], *config.get("files", {})]


def hashes(folder: Path) -> dict[str, str]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def pages(dist: Path) -> list[Path]:
    found = sorted(dist.rglob("*.html"))
    assert len(found) > len(SLUGS)
    return found


def target(dist: Path, page: Path, address: str) -> Path | None:
    """The file of ours that an address on a page means; None where it leaves the site's folder."""
    base = f"http://site/{page.relative_to(dist).as_posix()}"
    parts = urlsplit(urljoin(base, address))
    if parts.netloc != "site":
        return None
    file = dist / parts.path.lstrip("/")
    return file / "index.html" if parts.path.endswith("/") else file


def test_building_twice_gives_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    """Another process, with another order of sets and another clock, writes the same site."""
    again = "import sys, pathlib, web.build; web.build.build(pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", again]
    surroundings = os.environ | {"PYTHONHASHSEED": "17", "TZ": "Asia/Kuala_Lumpur", "LC_ALL": "C"}
    subprocess.run([*command, str(tmp_path / "again")], cwd=ROOT, env=surroundings, check=True)
    assert hashes(tmp_path / "again") == hashes(dist)


def test_addresses_are_relative_and_lead_somewhere(dist: Path) -> None:
    for page in pages(dist):
        reader = PageReader(page.read_text(encoding="utf-8"))
        for address in reader.fetched + reader.linked:
            assert not address.startswith("/"), f"{page}: {address} works at the root of a host only"
        for address in reader.fetched:
            assert not urlsplit(address).netloc, f"{page}: {address} is fetched from elsewhere"
        for address in [*reader.fetched, *reader.linked, *reader.about]:
            file = target(dist, page, address)
            assert file is not None and file.is_file(), f"{page}: {address} leads nowhere"


def test_links_to_other_sites_are_the_sources_of_the_rules(dist: Path) -> None:
    sources = {address for game in GAMES.values() for _, address in game.sources}
    for page in pages(dist):
        elsewhere = set(PageReader(page.read_text(encoding="utf-8")).elsewhere)
        assert elsewhere <= sources
        assert bool(elsewhere) == (page.parent.parent.name == "rules")


def test_a_relative_address_never_climbs_out_of_the_site(dist: Path) -> None:
    for page in pages(dist):
        reader = PageReader(page.read_text(encoding="utf-8"))
        depth = len(page.relative_to(dist).parts) - 1
        for address in [*reader.fetched, *reader.linked]:
            assert address.count("../") <= depth, f"{page}: {address}"


def test_styles_fetch_nothing_from_elsewhere(dist: Path) -> None:
    for style in dist.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert "@import" not in text
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", text):
            if not address.startswith(("data:", "#")):
                assert not urlsplit(address).netloc
                assert (style.parent / address).is_file(), f"{style}: {address} leads nowhere"


def test_pages_keep_to_their_policy(dist: Path) -> None:
    for page in pages(dist):
        reader = PageReader(page.read_text(encoding="utf-8"))
        assert not reader.forbidden, page
        assert "default-src 'none'" in reader.policy
        python = page.parent.name in (*SLUGS, "fair") and page.parent.parent.name != "leaflet"
        assert ("unsafe-eval" in reader.policy) == python, page
        assert "unsafe-inline" not in reader.policy


def test_lock_file_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert "://" not in lock
    for name, package in json.loads(lock)["packages"].items():
        assert not name or package["integrity"], name


def test_no_source_maps(dist: Path) -> None:
    assert not list(dist.rglob("*.map"))
    for script in [*dist.rglob("*.js"), *dist.rglob("*.mjs")]:
        assert b"\n//# sourceMappingURL=" not in script.read_bytes(), script


@pytest.mark.parametrize("slug", SLUGS)
def test_page_bundle_holds_this_game_as_bytecode_and_no_search(dist: Path, slug: str) -> None:
    with tarfile.open(dist / "python" / f"{slug}.tar.gz") as bundle:
        names = bundle.getnames()
    files = [name for name in names if "." in name]
    assert all(name.endswith(".mpy") for name in files)
    assert {"typing.mpy", "__future__.mpy", f"cardavia_core/games/{slug}/__init__.mpy"} <= set(files)
    assert not [name for name in names if "/ai" in name or "__main__" in name or "fair" in name]
    games = {name.split("/")[2] for name in names if name.startswith("cardavia_core/games/")}
    assert games == {slug, "__init__.mpy"}


def test_bundle_of_the_page_about_fairness_holds_all_games_and_no_table(dist: Path) -> None:
    with tarfile.open(dist / "python" / "fair.tar.gz") as bundle:
        names = bundle.getnames()
    assert {f"cardavia_core/games/{slug}/__init__.mpy" for slug in SLUGS} <= set(names)
    assert not [name for name in names if "/ai" in name or name == "table/table.mpy"]


def test_worker_bundle_holds_games_and_search_as_source(dist: Path) -> None:
    with zipfile.ZipFile(dist / "python" / "core.zip") as bundle:
        names = set(bundle.namelist())
    core = WEB.parent / "cardavia_core"
    for part in ("*.py", "games/**/*.py", "families/*.py", "ai/*.py"):
        needed = {file.relative_to(core.parent).as_posix() for file in core.glob(part)}
        assert needed - {"cardavia_core/__main__.py"} <= names
    assert not [name for name in names if "__main__" in name or "terminal" in name]


PROBE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module" src="../{path}/runtime/pyscript/core.js"></script>
<p></p>
<script type="mpy" src="probe.py" config='{{
    "interpreter": "../{path}/runtime/micropython/micropython.mjs",
    "files": {{"../{path}/python/{slug}.tar.gz": "./*"}}
}}'></script>
"""
PROBE_PYTHON = """
import js
from cardavia_core.games import load_game
js.document.querySelector("p").textContent = "loaded " + load_game("{slug}").slug
"""


@pytest.mark.parametrize("slug", SLUGS)
def test_pyscript_unpacks_the_bundle_and_micropython_imports_it(
    server: SiteServer, site: str, page: Page, slug: str
) -> None:
    probe = server.folder / f"probe-{slug}"
    probe.mkdir()
    path = urlsplit(site).path.strip("/")
    (probe / "index.html").write_text(PROBE.format(path=path, slug=slug), encoding="utf-8")
    (probe / "probe.py").write_text(PROBE_PYTHON.format(slug=slug), encoding="utf-8")
    page.goto(f"{server.address}{probe.name}/")
    expect(page.locator("p")).to_have_text(f"loaded {slug}", timeout=20_000)


def test_every_page_opens_without_an_error(dist: Path, site: str, page: Page) -> None:
    """What the pages ask of other hosts, and what their consoles say, is checked when the page is closed.

    The tables of the other languages run the same programs, and are opened under the mark `long`; their pages
    to read are opened in test_pages.py.
    """
    for file in pages(dist):
        address = file.relative_to(dist).as_posix()
        if address.startswith("en/"):
            page.goto(site + address, wait_until="networkidle")
            assert page.title()


@pytest.mark.long
def test_every_page_of_every_language_opens_without_an_error(dist: Path, site: str, page: Page) -> None:
    for file in pages(dist):
        page.goto(site + file.relative_to(dist).as_posix(), wait_until="networkidle")
        assert page.title()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    with pytest.raises(SystemExit):
        web.build.build(tmp_path)
    assert (tmp_path / "thesis.txt").is_file()


def test_the_protocol_has_one_number() -> None:
    """The page, the worker and the worker's Python speak the same version."""
    numbers = [
        re.search(pattern, (WEB / file).read_text(encoding="utf-8"))
        for file, pattern in (
            ("table/thinker.py", r"PROTOCOL = (\d+)"),
            ("thinker/answer.py", r"PROTOCOL = (\d+)"),
            ("thinker/worker.js", r"cardavia: (\d+)"),
        )
    ]
    assert len({number.group(1) for number in numbers if number}) == 1
    assert all(numbers)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_that_can_be_switched_stands_in_the_menu(slug: str) -> None:
    switches = GAMES[slug].switches
    options = load_game(slug).options
    assert sorted(switch.name for switch in switches) == sorted(options)
    for switch in switches:
        assert len(switch.values) in (0, len(options[switch.name]))
