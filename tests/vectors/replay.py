"""Replays the vectors, on whichever interpreter runs this: CPython, MicroPython or Pyodide.

A vector is a record, a line `--`, and everything that follows from it: events, what may be chosen from,
views and tallies.  `digests.txt` holds one SHA-256 for each of many more deals.  In the core dialect.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

from .examples import EXAMPLES

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Event, Game, Move

SEPARATOR = "--"
DIGESTS = "digests.txt"
DIGEST_SEEDS = 24
DEALS = {"shengji": 3}
"""After so many deals the match of a vector is cut, where whole matches are too long for a file."""
SHOWN_VIEWS = (0, 17)
"""Before which moves of a deal the views stand in the vector in full; the others only in a digest."""


def sha256(text: str) -> str:
    """The digest of a text in hexadecimal."""
    return "".join(["%02x" % byte for byte in hashlib.sha256(text.encode()).digest()])


def canonical(data: Any) -> str:
    """Plain data as JSON with sorted keys: MicroPython's own writer keeps no order."""
    if data is None:
        return "null"
    if data is True or data is False:
        return "true" if data else "false"
    if isinstance(data, str):
        return '"' + data + '"'
    if isinstance(data, (list, tuple)):
        return "[" + ", ".join([canonical(item) for item in data]) + "]"
    if isinstance(data, dict):
        return "{" + ", ".join(['"%s": %s' % (key, canonical(data[key])) for key in sorted(data)]) + "}"
    return str(data)


def views(game: Game, deal: Deal) -> list[str]:
    """The view of each seat as text."""
    return ["view " + canonical(deal.view(seat)) for seat in range(game.seats)]


def told(game: Game, beats: list[list[Event]]) -> list[str]:
    """Events line by line; `|` stands before the later ones of a beat."""
    lines = []
    for beat in beats:
        for place, event in enumerate(beat):
            lines.append("  %s%s %s" % ("| " if place else "", event.text(game.pack), event.message or "-"))
    return lines


def tally_lines(deal: Deal) -> list[str]:
    """The score of a finished deal."""
    tally = deal.tally()
    lines = []
    for line in tally.lines:
        shown = canonical([line.counts, line.points, line.cards])
        lines.append("tally %s %s %s" % (line.label, line.note, shown))
    return lines + ["points " + canonical(tally.points)]


def deal_lines(match: Match, moves: list[str]) -> list[str]:
    """Everything that follows from the moves of one deal; the deal must end with them."""
    game, deal = match.game, match.deal
    lines = ["deal " + canonical(match.standing), "commitment " + match.commitment()]
    lines += told(game, deal.opening)
    seen = []
    for place, text in enumerate(moves):
        state = views(game, deal)
        seen += state
        if place in SHOWN_VIEWS:
            lines += state
        lines.append("> %s of %s" % (text, ", ".join([game.write_move(move) for move in deal.moves()])))
        lines += told(game, match.play(game.read_move(text)))
    lines += views(game, deal)
    return lines + tally_lines(deal) + ["views " + sha256("\n".join(seen)), "key " + match.key()]


def transcript(record: list[str]) -> list[str]:
    """Everything that follows from the lines of a record of finished deals."""
    words = record[0].split(" ")
    options = {}
    for pair in words[4][len("options=") :].split(",") if len(words) > 4 else []:
        name, value = pair.split(":")
        options[name] = int(value)
    match = Match(load_game(words[2]), words[3][len("seed=") :], options)
    lines = []
    for number, moves in enumerate(record[1:]):
        if number:
            match.next_deal()
        lines += deal_lines(match, moves.split(", "))
    return lines + ["after " + canonical(match.after())]


def choose(game: Game, deal: Deal, player: str, stream: Stream) -> Move:
    """The move of a player of this name: random or policy."""
    if player == "policy":
        return game.policy(deal.view(deal.turn or 0), stream)[0]
    moves = deal.moves()
    return moves[stream.below(len(moves))]


def play_match(match: Match, player: str) -> None:
    """Play a match to its end, or to where it is cut."""
    stream = Stream("vectors/" + match.seed)
    while True:
        while match.deal.turn is not None:
            match.play(choose(match.game, match.deal, player, stream))
        if match.winner is not None or len(match.moves) == DEALS.get(match.game.slug):
            return
        match.next_deal()


def digest_line(slug: str, player: str, seed: str) -> str:
    """One deal played out by one kind of player: the digest of its moves and events, with the reasons."""
    game = load_game(slug)
    match = Match(game, seed)
    stream = Stream("vectors/" + seed)
    lines = told(game, match.deal.opening)
    while match.deal.turn is not None:
        if player == "policy":
            move, reasons = game.policy(match.deal.view(match.deal.turn), stream)
            lines += reasons
        else:
            move = choose(game, match.deal, player, stream)
        lines.append(game.write_move(move))
        lines += told(game, match.play(move))
    return "%s %s %s %s" % (slug, player, seed, sha256("\n".join(lines)))


def digests() -> list[str]:
    """The lines of digests.txt."""
    lines = []
    for slug in SLUGS:
        for player in ("random", "policy"):
            for number in range(DIGEST_SEEDS):
                lines.append(digest_line(slug, player, "digest-%d" % number))
    return lines


def example_failures() -> list[str]:
    """The worked examples whose legal moves come out differently."""
    failures = []
    for slug in SLUGS:
        game = load_game(slug)
        for name, data, expected in EXAMPLES.get(slug, []):
            found = sorted([game.write_move(move) for move in game.position(data).moves()])
            wanted = sorted([game.write_move(game.read_move(text)) for text in expected.split(", ")])
            if found != wanted:
                failures.append("%s: %s instead of %s" % (name, found, wanted))
    return failures


def failures(name: str, text: str) -> list[str]:
    """How the vector in a file differs from what this interpreter makes of it: the first difference."""
    lines = text.split("\n")
    while lines and not lines[-1]:
        lines.pop()
    if name == DIGESTS:
        expected, found = lines, digests()
    else:
        cut = lines.index(SEPARATOR)
        expected, found = lines[cut + 1 :], transcript(lines[:cut])
    for place in range(max(len(expected), len(found))):
        one = expected[place] if place < len(expected) else "nothing"
        two = found[place] if place < len(found) else "nothing"
        if one != two:
            return ["%s, line %d: expected %s, found %s" % (name, place + 1, one, two)]
    return []


def check(folder: str, names: list[str]) -> list[str]:
    """All failures of the vectors with these names, and of the worked examples."""
    found = example_failures()
    for name in names:
        with open(folder + "/" + name) as file:
            found += failures(name, file.read())
    return found
