"""The core at a terminal: play, deal, replay, arena and bench.  CPython only."""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .. import record
from ..ai.arena import Encounter
from ..ai.levels import CASUAL, LEVELS
from ..ai.players import PLAYERS, Thinking
from ..game import message
from ..games import SLUGS, load_game
from ..match import Match
from ..shuffle import is_seed
from . import measure, reports
from .play import JsonVoice, Voice, play
from .texts import SOURCE, Texts, languages

if TYPE_CHECKING:
    from ..ai.players import Player

GREATEST_DEAL = 10_000


class Misuse(Exception):
    """The arguments ask for something that cannot be; the text says what."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command: 0 if all is well, 1 for a refused record, 2 for bad use."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that cannot show a letter shows a question mark
            stream.reconfigure(errors="replace")
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", choices=languages(), default=SOURCE)
    texts = Texts(_language(given))
    parser = _parser(texts, language)
    options = parser.parse_args(given)
    try:
        return _run(options, texts)
    except Misuse as misuse:
        parser.error(str(misuse))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone: let nothing more be written to it when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # A full disk behind our output, for one: say so where it can still be read.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"{parser.prog}: {error.strerror}", file=sys.stderr)
        return 2


def _language(given: list[str]) -> str:
    """The language asked for, before the options are read in earnest: their help is in it."""
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            return word[len("--lang=") :]
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1]
    return SOURCE


def _parser(texts: Texts, language: argparse.ArgumentParser) -> argparse.ArgumentParser:
    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit()):
            raise ValueError(text)
        return int(text)

    say = texts.say
    program = "python3 -m cardavia_core"
    parser = argparse.ArgumentParser(prog=program, description=say(message("terminal.help")))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=say(text), description=say(text), parents=[language])
        made.add_argument("--json", action="store_true", help=say(message("terminal.help.json")))
        return made

    playing = command("play", message("terminal.help.play"))
    playing.add_argument("game", nargs="?", choices=SLUGS, default=SLUGS[0], metavar="GAME")
    playing.add_argument("--seed", help=say(message("terminal.help.seed")))
    playing.add_argument("--seat", type=number, default=0, help=say(message("terminal.help.seat")))
    playing.add_argument("--record", type=Path, metavar="FILE", help=say(message("terminal.help.record")))
    playing.add_argument(
        "--level", choices=list(LEVELS), default=CASUAL.name, help=say(message("terminal.help.level"))
    )
    dealing = command("deal", message("terminal.help.deal"))
    dealing.add_argument("game", choices=SLUGS, metavar="GAME")
    dealing.add_argument("--seed", required=True, help=say(message("terminal.help.seed")))
    dealing.add_argument("--number", type=number, default=1, help=say(message("terminal.help.number")))
    replaying = command("replay", message("terminal.help.replay"))
    replaying.add_argument("file", metavar="FILE", help=say(message("terminal.help.file")))
    arena = command("arena", message("terminal.help.arena"))
    _arena_options(arena, number, texts)
    benching = command("bench", message("terminal.help.bench"))
    benching.add_argument("game", nargs="?", choices=SLUGS, metavar="GAME")
    return parser


def _arena_options(arena: argparse.ArgumentParser, number: Callable[[str], int], texts: Texts) -> None:
    say = texts.say
    arena.add_argument("game", choices=SLUGS, metavar="GAME")
    for name in ("first", "second"):
        arena.add_argument(name, choices=list(PLAYERS), help=", ".join(PLAYERS))
    arena.add_argument("--pairs", type=number, default=100, help=say(message("terminal.help.pairs")))
    arena.add_argument("--single", action="store_true", help=say(message("terminal.help.single")))
    arena.add_argument("--jobs", type=number, default=1, help=say(message("terminal.help.jobs")))
    arena.add_argument("--effort", type=number, help=say(message("terminal.help.effort")))
    arena.add_argument(
        "--stop", type=number, nargs=2, metavar="PERCENT", help=say(message("terminal.help.stop"))
    )
    arena.add_argument("--seed", default="arena", help=say(message("terminal.help.seed")))


def _run(options: argparse.Namespace, texts: Texts) -> int:
    if getattr(options, "seed", None) is not None and not is_seed(options.seed):
        raise Misuse(texts.say(message("terminal.bad_seed"), text=options.seed))
    if options.command == "play":
        return _play(options, texts)
    if options.command == "deal":
        if not 1 <= options.number <= GREATEST_DEAL:
            raise Misuse(texts.say(message("terminal.bad_number"), number=GREATEST_DEAL))
        return reports.deal(load_game(options.game), options.seed, options.number, texts, options.json)
    if options.command == "replay":
        code, refusal = reports.replay(_text(options.file, texts), texts, options.json)
        if refusal is not None and not options.json:
            print(texts.refusal(refusal), file=sys.stderr)
        return code
    if options.command == "arena":
        return _arena(options, texts)
    return measure.bench((options.game,) if options.game else SLUGS, texts, options.json)


def _arena(options: argparse.Namespace, texts: Texts) -> int:
    if options.pairs < 1 or not is_seed(f"{options.seed}-{options.pairs}"):
        raise Misuse(texts.say(message("terminal.bad_pairs")))
    bounds = None
    if options.stop is not None:
        bounds = (options.stop[0] / 100, options.stop[1] / 100)
        if not 0 <= bounds[0] < bounds[1] <= 1:
            raise Misuse(texts.say(message("terminal.bad_stop")))
    names = (options.first, options.second)
    players = [_with_effort(PLAYERS[name], options.effort) for name in names]
    encounter = Encounter(options.game, players[0], players[1], options.seed, options.single)
    how = measure.How(options.pairs, max(1, options.jobs), bounds)
    return measure.arena(encounter, names, how, texts, options.json)


def _with_effort(player: Player, effort: int | None) -> Player:
    return replace(player, effort=effort) if effort is not None and isinstance(player, Thinking) else player


def _text(file: str, texts: Texts) -> str:
    longest = record.LONGEST + 1  # enough to see that it is too long, however endless the source is
    try:
        if file == "-":
            return sys.stdin.read(longest)
        with Path(file).open(encoding="utf-8", errors="replace") as opened:
            return opened.read(longest)
    except (OSError, ValueError) as error:
        raise Misuse(texts.say(message("terminal.no_file"), name=file, text=error)) from None


def _play(options: argparse.Namespace, texts: Texts) -> int:
    texts.you = options.seat
    if options.record is not None and options.record.exists():
        try:
            match = record.read(_text(str(options.record), texts))
        except record.BadRecord as bad:
            print(texts.refusal(bad.refusal), file=sys.stderr)
            return 1
    else:
        match = Match(load_game(options.game), options.seed or secrets.token_hex(8))
    texts.game = match.game
    if options.seat >= match.game.seats:
        raise Misuse(texts.say(message("terminal.bad_seat"), number=match.game.seats - 1))
    voice = JsonVoice if options.json else Voice
    return play(match, voice(match, options.seat, texts), options.record, PLAYERS[options.level])
