"""The built site on a server of its own, and a browser that tells what it saw there.

The site lies in a folder under the server's root, so every test also shows that it works from a sub-path.
"""

import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, sync_playwright

from web.build import build
from web.serve import SiteServer
from web.setup import browser_for_tests

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Of two such flags the last holds: the list is Playwright's as far as it matters to us, and the parts of
    # the address bar, which is never seen here and would cost as much as a page for every window.
    "--disable-features=HttpsUpgrades,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,MediaRouter,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
]
NO_THINKER = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""A worker that is never ready. Starting Pyodide takes as much as all the rest of most tests."""
SUB_PATH = "some/where"

OpenPage = Callable[..., Page]
Report = Callable[[str], None]


@dataclass
class Seen:
    """What the pages of one test did. A test that provokes an error takes it out of `errors` itself."""

    host: str
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("response", self._response)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def foreign(self) -> list[str]:
        """Requests that left our own host."""
        inside = ("data:", "blob:", "about:", self.host)
        return [address for address in self.requests if not address.startswith(inside)]

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text}")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A server for a temporary folder, into which tests may put pages of their own."""
    server = SiteServer(tmp_path_factory.mktemp("server"), 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def dist(server: SiteServer, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder of a freshly built site. Of several test processes the first builds it, and all copy it."""
    folder = server.folder / SUB_PATH
    if worker_id == "master":  # there is but one
        build(folder)
        return folder
    shared = tmp_path_factory.getbasetemp().parent / "site"
    done = shared.with_suffix(".done")
    with FileLock(shared.with_suffix(".lock")):
        if not done.exists():
            build(shared)
            done.touch()
    shutil.copytree(shared, folder)
    return folder


@pytest.fixture(scope="session")
def site(server: SiteServer, dist: Path) -> str:
    """The address of the built site, with a slash at its end."""
    return f"{server.address}{SUB_PATH}/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browser_for_tests()
    if path is None:
        pytest.fail("There is no browser for the tests. `python3 -m tests` says what to install.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def seen(server: SiteServer) -> Seen:
    return Seen(server.address)


@pytest.fixture
def open_page(browser: Browser, seen: Seen) -> Iterator[OpenPage]:
    """Opens an empty page in a context of its own; takes Playwright's context options, such as `viewport`.

    At its tables the rules of thumb answer for the other seats, unless it is opened with `thinker=True`.
    """
    contexts = []

    def open_one(thinker: bool = False, **options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        contexts.append(context)
        context.on("page", seen.watch)
        if not thinker:
            context.add_init_script(NO_THINKER)
        return context.new_page()

    yield open_one
    for context in contexts:
        context.close()
    assert not seen.foreign(), "requests went to another host"
    assert not seen.errors, "the browser's console told of errors"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """An empty page in a fresh context."""
    return open_page()


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints a figure past pytest's own capturing."""

    def print_one(line: str) -> None:
        with capsys.disabled():
            print(f"\n  {line}", end="")

    return print_one
