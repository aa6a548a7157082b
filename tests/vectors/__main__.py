"""`python3 -m tests.vectors`: check the vectors on this interpreter; with --write, make them anew.

Write them only when a rule is meant to change, and read the difference before it is committed: the
vectors are what holds the three interpreters, and yesterday's records, together.
"""

import argparse
import sys
from pathlib import Path

from cardavia_core import record
from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from tests.vectors import replay

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """The files of the vectors."""
    return sorted(file.name for file in FOLDER.glob("*.txt"))


def vector(match: Match, player: str) -> str:
    """A match played out, and everything that follows from it."""
    replay.play_match(match, player)
    lines = record.write(match).rstrip("\n").split("\n")
    return "\n".join([*lines, replay.SEPARATOR, *replay.transcript(lines)]) + "\n"


def contents() -> dict[str, str]:
    """Every file of vectors, as this interpreter makes it."""
    files = {replay.DIGESTS: "\n".join(replay.digests()) + "\n"}
    for slug in SLUGS:
        game = load_game(slug)
        for player in ("random", "policy"):
            match = Match(game, f"vector-{player}")
            files[f"{slug}-{player}.txt"] = vector(match, player)
        for name, values in sorted(game.options.items()):
            for value in values[1:]:
                match = Match(game, f"vector-{name}", {name: value})
                files[f"{slug}-{name}-{value}.txt"] = vector(match, "policy")
    return files


def main(arguments: list[str]) -> int:
    """Check or write; 1 if the vectors do not hold."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.vectors", description="Check the shared vectors.")
    parser.add_argument("--write", action="store_true", help="make them anew, because a rule has changed")
    if not parser.parse_args(arguments).write:
        found = replay.check(str(FOLDER), names())
        print("\n".join(found) or f"{len(names())} files of vectors hold.")
        return 1 if found else 0
    for name in names():
        (FOLDER / name).unlink()
    for name, text in contents().items():
        (FOLDER / name).write_text(text, encoding="ascii", newline="\n")
        print(f"wrote tests/vectors/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
