"""A match as text: seed, options and moves.  Saves, links and bug reports are records.

    cardavia 1 scopa seed=4f1c options=target:11
    7s 3c+4b, Fd, 2c
    Ad

The first line names the format, the game, the seed and those options that are not the default; then
comes a line of moves for each deal.  A record holds no cards: they follow from the seed, so a record
cannot claim a deal that was never dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import IllegalMove, Refusal, UnreadableMove, message
from .games import load_game
from .match import Match
from .shuffle import is_seed

if TYPE_CHECKING:
    from typing import Any

FORMAT = "cardavia 1"
LONGEST = 200_000
LONGEST_NUMBER = 9


class BadRecord(ValueError):
    """Raised by `read` for a record that is damaged or that the rules forbid.

    `refusal` says why; its arguments name the deal and the move, counted from 1, where there is one.
    `match` is the match up to the last good move, or None if nothing could be read: nothing is lost.
    """

    def __init__(self, refusal: Refusal, match: Match | None = None) -> None:
        words = [refusal.message]
        for name in sorted(refusal.arguments):
            value = refusal.arguments[name]
            words.append("%s=%s" % (name, value.message if isinstance(value, Refusal) else value))
        super().__init__(" ".join(words))
        self.refusal = refusal
        self.match = match


def write(match: Match) -> str:
    """The record of a match, as far as it has been played."""
    head = "%s %s seed=%s" % (FORMAT, match.game.slug, match.seed)
    changed = [
        "%s:%d" % (name, match.options[name])
        for name in sorted(match.options)
        if match.options[name] != match.game.options[name][0]
    ]
    if changed:
        head += " options=" + ",".join(changed)
    lines = [head]
    for moves in match.moves:
        lines.append(", ".join([match.game.write_move(move) for move in moves]))
    return "\n".join(lines) + "\n"


def _head(line: str) -> Match:
    words = line.split(" ")
    if len(words) < 4 or " ".join(words[:2]) != FORMAT or not words[3].startswith("seed="):
        raise BadRecord(Refusal(message("record.not_a_record")))
    try:
        game = load_game(words[2])
    except (KeyError, ImportError):  # a page carries the one game that it plays
        raise BadRecord(Refusal(message("record.unknown_game"), name=words[2])) from None
    seed = words[3][len("seed=") :]
    if not is_seed(seed) or len(words) > 5:
        raise BadRecord(Refusal(message("record.not_a_record")))
    options: dict[str, int] = {}
    try:
        if len(words) == 5:
            if not words[4].startswith("options="):
                raise ValueError(words[4])
            for pair in words[4][len("options=") :].split(","):
                name, value = pair.split(":")
                if len(value) > LONGEST_NUMBER:
                    raise ValueError(value)
                options[name] = int(value)
                if str(options[name]) != value:
                    raise ValueError(value)
        return Match(game, seed, options)
    except ValueError:
        raise BadRecord(Refusal(message("record.unknown_option"))) from None


def _replay(match: Match, moves: list[str], number: int) -> None:
    for place, text in enumerate(moves):
        where: dict[str, Any] = {"deal": number, "move": place + 1, "text": text}
        if match.deal.turn is None:
            raise BadRecord(Refusal(message("record.move_after_end"), **where), match)
        try:
            move = match.game.read_move(text)
        except UnreadableMove as unreadable:
            where["reason"] = unreadable.refusal
            raise BadRecord(Refusal(message("record.unreadable_move"), **where), match) from None
        try:
            match.play(move)
        except IllegalMove as illegal:
            where["reason"] = illegal.refusal
            raise BadRecord(Refusal(message("record.forbidden_move"), **where), match) from None


def read(text: str) -> Match:
    """The match behind a record, replayed move by move.  Raises BadRecord."""
    if len(text) > LONGEST:
        raise BadRecord(Refusal(message("record.too_long")))
    lines = text.replace("\r", "").split("\n")
    if lines[-1] == "":
        lines.pop()
    match = _head(lines[0] if lines else "")
    for index, line in enumerate(lines[1:]):
        if index > 0:
            if match.deal.turn is not None or match.winner is not None:
                raise BadRecord(Refusal(message("record.deal_out_of_turn"), deal=index + 1), match)
            match.next_deal()
        _replay(match, line.split(", ") if line else [], index + 1)
    return match
