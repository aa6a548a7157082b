"""The site compiler: pages x languages, the Python bundles, the decks, the browser runtimes."""

import shutil
from pathlib import Path

from web.build.assets import copy_assets
from web.build.bundle import build_bundles
from web.build.pages import build_pages
from web.build.runtimes import copy_runtimes

WEB = Path(__file__).resolve().parent.parent


def build(dist: Path, origin: str | None = None) -> None:
    """Compile the whole site into dist, which is emptied first: it must be an old site of ours, or empty."""
    if dist.exists() and any(dist.iterdir()) and not (dist / "runtime").is_dir():
        raise SystemExit(f"cardavia: {dist} holds something else than a site: name an empty folder.")
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    copy_runtimes(WEB / "node_modules", dist / "runtime")
    build_bundles(dist / "python")
    build_pages(dist, origin)
    copy_assets(dist)
