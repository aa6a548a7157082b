"""`python3 -m web.decks OUTDIR [--icons PATH] [pack ...]` writes the sprites and prints their sizes."""

import argparse
import gzip
from pathlib import Path

from . import SLUGS, draw


def main() -> None:
    """Draw the named packs, or all five, as SVG sprites."""
    parser = argparse.ArgumentParser(prog="python3 -m web.decks", description=main.__doc__)
    parser.add_argument("outdir", type=Path, help="folder that receives one <pack>.svg each")
    parser.add_argument("packs", nargs="*", metavar="pack", help=f"any of {', '.join(SLUGS)}; none means all")
    parser.add_argument("--icons", type=Path, help="icons.json of @iconify-json/game-icons")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.packs) - set(SLUGS))
    if unknown:
        parser.error(f"no such pack: {', '.join(unknown)}")
    arguments.outdir.mkdir(parents=True, exist_ok=True)
    for slug in arguments.packs or SLUGS:
        deck = draw(slug, arguments.icons)
        raw = deck.sprite().encode()
        (arguments.outdir / f"{slug}.svg").write_bytes(raw)
        packed = len(gzip.compress(raw, 9, mtime=0))
        sizes = f"{len(raw) / 1024:6.1f} KB  gzip {packed / 1024:5.1f} KB"
        print(f"{slug:13} {len(deck.symbols):3} symbols  {sizes}")


if __name__ == "__main__":
    main()
