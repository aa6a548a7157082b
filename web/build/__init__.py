"""The site compiler: pages x languages, the Python bundles, the decks, the browser runtimes."""

import shutil
from pathlib import Path

from web.build.assets import copy_assets
from web.build.bundle import build_bundles
from web.build.pages import build_pages
from web.build.runtimes import copy_runtimes

WEB = Path(__file__).resolve().parent.parent
MARK = "cardavia.txt"
MARK_TEXT = "CARDAVIA, a compiled site. The next build empties this folder and writes it again.\n"


def build(dist: Path, origin: str | None = None) -> None:
    """Compile the whole site into dist, which is emptied first: it must be an old site of ours, or empty."""
    try:
        if dist.exists() and any(dist.iterdir()) and not (dist / MARK).is_file():
            raise SystemExit(f"cardavia: {dist} holds something else than a site: name an empty folder.")
        shutil.rmtree(dist, ignore_errors=True)
        dist.mkdir(parents=True)
        (dist / MARK).write_text(MARK_TEXT, encoding="utf-8")
    except OSError as error:
        raise SystemExit(f"cardavia: the site cannot be written to {dist}: {error.strerror}.") from None
    copy_runtimes(WEB / "node_modules", dist / "runtime")
    build_bundles(dist / "python")
    build_pages(dist, origin)
    copy_assets(dist)
