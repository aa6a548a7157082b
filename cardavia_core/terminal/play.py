"""A match at the terminal: a person at one seat, players of one level at the others."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import record
from ..game import Refusal, UnreadableMove, message
from ..shuffle import Stream
from . import show

if TYPE_CHECKING:
    from ..ai.players import Player
    from ..game import Event, Move
    from ..match import Match
    from .texts import Texts


class Voice:
    """What the terminal says to a person."""

    def __init__(self, match: Match, seat: int, texts: Texts) -> None:
        self.match, self.game, self.seat, self.texts = match, match.game, seat, texts

    def lines(self, lines: list[str]) -> None:
        """Print lines, at once: a program may be reading them."""
        print("\n".join(lines), flush=True)

    def deal(self) -> None:
        """A deal begins."""
        standing, say = self.match.standing, self.texts.say
        title = say("score.title", deal=standing["deal"])
        dealer = say(message("terminal.dealer"), seat=standing["dealer"])
        self.lines(["", f"{title}. {dealer} {show.standing_line(standing, self.texts)}"])
        self.events(self.match.deal.opening)

    def events(self, beats: list[list[Event]]) -> None:
        """Something happened."""
        told = show.event_lines(self.game, beats, self.texts)
        if told:
            self.lines(told)

    def turn(self, view: dict[str, Any], moves: list[Move]) -> None:
        """It is the person's turn."""
        duty = self.match.deal.duty()
        lines = ["", *show.view_lines(view, self.texts)]
        lines += [self.texts.say(duty.message, **duty.arguments)] if duty is not None else []
        lines += show.move_lines(self.game, moves, self.texts)
        if not self.match.deal.exhaustive:
            lines.append(self.texts.say(message("terminal.candidates")))
        self.lines(lines)

    def ask(self) -> str:
        """The answer of the person.  Raises EOFError and KeyboardInterrupt."""
        return input(self.texts.say(message("terminal.prompt")) + " ").strip()

    def refuse(self, refusal: Refusal) -> None:
        """The answer is no legal move."""
        self.lines([self.texts.refusal(refusal)])

    def score(self) -> None:
        """A deal is over."""
        score = show.score_lines(self.match.deal, self.texts)
        self.lines(["", *score, show.standing_line(self.match.after(), self.texts)])

    def stopped(self) -> None:
        """The person has had enough."""
        self.lines([""])

    def keep(self, text: str) -> None:
        """The record of the match, which nothing else keeps."""
        self.lines(["", self.texts.say(message("terminal.record")), "", text.rstrip("\n")])


class JsonVoice(Voice):
    """The same for a program: one object a line."""

    def put(self, **data: object) -> None:
        """Print one object."""
        self.lines([json.dumps(data)])

    def deal(self) -> None:  # noqa: D102
        opening = show.event_data(self.game, self.match.deal.opening)
        self.put(standing=self.match.standing, commitment=self.match.commitment(), events=opening)

    def events(self, beats: list[list[Event]]) -> None:  # noqa: D102
        self.put(events=show.event_data(self.game, beats))

    def turn(self, view: dict[str, Any], moves: list[Move]) -> None:  # noqa: D102
        self.put(view=view, moves=[self.game.write_move(move) for move in moves])

    def ask(self) -> str:  # noqa: D102
        return input().strip()

    def refuse(self, refusal: Refusal) -> None:  # noqa: D102
        self.put(refusal=show.refusal_data(refusal, self.texts))

    def score(self) -> None:  # noqa: D102
        self.put(
            tally=show.tally_data(self.match.deal.tally()), after=self.match.after(), key=self.match.key()
        )

    def stopped(self) -> None:  # noqa: D102
        pass

    def keep(self, text: str) -> None:  # noqa: D102
        self.put(record=text)


class Keeper:
    """Keeps the record in a file after every move, if there is a file."""

    def __init__(self, file: Path | None) -> None:
        self.file = file

    def keep(self, match: Match) -> bool:
        """Write the record; False if it lies nowhere but in the program's memory."""
        if self.file is None:
            return False
        try:
            self.file.write_text(record.write(match), encoding="ascii", newline="\n")
        except OSError as error:
            print(f"{self.file}: {error.strerror}", file=sys.stderr)
            self.file = None  # said once, not after every move; the record is printed at the end
            return False
        return True


def play(match: Match, voice: Voice, file: Path | None, player: Player) -> int:
    """Play a match to its end or until the person stops; its record is never lost."""
    keeper = Keeper(file)
    streams = [Stream(f"play/{match.seed}/{seat}") for seat in range(match.game.seats)]
    try:
        voice.deal()
        while True:
            while match.deal.turn is not None:
                _turn(match, voice, player, streams)
                keeper.keep(match)
            voice.score()
            if match.winner is not None:
                break
            match.next_deal()
            voice.deal()
    except (EOFError, KeyboardInterrupt):
        voice.stopped()
    if not keeper.keep(match):
        voice.keep(record.write(match))
    return 0


def _turn(match: Match, voice: Voice, player: Player, streams: list[Stream]) -> None:
    seat = match.deal.turn
    assert seat is not None
    view = match.deal.view(seat)
    if seat != voice.seat:
        voice.events(match.play(player(match.game, view, streams[seat])))
        return
    moves = match.deal.moves()
    voice.turn(view, moves)
    while True:
        try:
            move = _read(match, voice.ask(), moves)
        except UnreadableMove as unreadable:
            voice.refuse(unreadable.refusal)
            continue
        refusal = match.deal.refusal(move)
        if refusal is None:
            voice.events(match.play(move))
            return
        voice.refuse(refusal)


def _read(match: Match, answer: str, moves: list[Move]) -> Move:
    """The move behind a number of the list or behind its short form."""
    if answer.isascii() and answer.isdigit():
        number = int(answer[:6])
        if not 1 <= number <= len(moves):
            raise UnreadableMove(answer)
        return moves[number - 1]
    return match.game.read_move(answer)
