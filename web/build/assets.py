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
    copy_licences(dist / "licences")


def copy_licences(target: Path) -> None:
    """Our own licence and notices, and the licence texts of everything that the site carries."""
    shutil.copytree(WEB / "licences", target, copy_function=shutil.copyfile)
    for name in ("LICENSE", "NOTICE", "THIRD_PARTY.md"):
        shutil.copyfile(ROOT / name, target / f"{Path(name).stem}.txt")
    modules = WEB / "node_modules"
    for file in sorted([*modules.glob("*/LICENSE*"), *modules.glob("@*/*/LICENSE*")]):
        package = file.parent.relative_to(modules).as_posix().removeprefix("@").replace("/", "-")
        shutil.copyfile(file, target / f"{package}.txt")
