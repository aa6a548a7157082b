"""What a deal tells: the events of a move, and the lines of a score.  See game.py for how they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .cards import Pack


class Event:
    """One thing that happened, as the table animates it and the log says it.

    `kind` is what moved (deal, lay, capture, scopa, rest ...), `seat` who did it, `cards` the cards in
    question with the played card first, `amount` points, a number of cards, or the place of one among
    them, `message` the key of the sentence for the log, or "" where the log says nothing.  Everybody is
    told every event: it never names a card that lies hidden from some seat.  Which cards a seat has
    buried or discarded itself is in that seat's own view.
    """

    __slots__ = ("kind", "seat", "cards", "amount", "message")

    def __init__(
        self, kind: str, seat: int, cards: tuple[int, ...] = (), amount: int = 0, message: str = ""
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.amount = amount
        self.message = message

    def text(self, pack: Pack) -> str:
        """One line that is the same on every interpreter: for tests and bug reports."""
        return "%s %d %s %d" % (self.kind, self.seat, "+".join(pack.write(self.cards)) or "-", self.amount)


class Line:
    """One line of a tally.

    `label` and `note` are message keys: what is counted, and why the points went as they did;
    `arguments` are those of the note.  `counts` is what each team has of it (None where a team is out of
    the running), `points` what each team scores, `cards` the cards of each team that decided it, as codes
    (empty lists where none did).
    """

    __slots__ = ("label", "note", "counts", "points", "cards", "arguments")

    def __init__(
        self,
        label: str,
        note: str,
        counts: list[int | None],
        points: list[int],
        cards: list[list[str]] | None = None,
        **arguments: Any,
    ) -> None:
        self.label = label
        self.note = note
        self.counts = counts
        self.points = points
        self.cards = cards if cards is not None else [[] for _ in points]
        self.arguments = arguments


class Tally:
    """The score of a finished deal: its lines in order, and the points of each team."""

    __slots__ = ("lines", "points")

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        teams = len(lines[0].points)
        self.points = [sum([line.points[team] for line in lines]) for team in range(teams)]
