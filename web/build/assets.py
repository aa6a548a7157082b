"""Copies the files that the site uses as they are: styles, scripts, pictures, licences."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"


def copy_assets(dist: Path) -> None:
    """Fill dist/assets, and put the licences beside the runtimes they belong to."""
    assets = dist / "assets"
    shutil.copytree(WEB / "static", assets, copy_function=shutil.copyfile)
    scripts = [*WEB.glob("table/*.js"), *WEB.glob("thinker/*.js")]
    for file in sorted([*WEB.glob("style/*.css"), *scripts]):
        shutil.copyfile(file, assets / file.name)
    licences = dist / "licences"
    licences.mkdir()
    for name in ("LICENSE", "NOTICE", "THIRD_PARTY.md"):
        shutil.copyfile(ROOT / name, licences / f"{Path(name).stem}.txt")
