"""Piedicavallo: what the cards count, and the score of the deal (source page, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import PACKS
from ...families.tricks import tricks_won
from ...game import Line, Tally, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...families.tricks import Trick

PACK = PACKS["piedicavallo"]
TEAMS = (0, 1, 0, 1)
MATTO = PACK.card("M")
BAGATTO = PACK.card("T1")
HIGHEST = PACK.card("T21")
COURT_POINTS = {"R": 5, "D": 4, "C": 3, "F": 2}
FIVE = (MATTO, BAGATTO, HIGHEST)
POINTS = [5 if card in FIVE else COURT_POINTS.get(PACK.rank(card), 1) for card in range(PACK.size)]
"""What each card counts; this has nothing to do with what it beats."""


def worth(cards: Sequence[int]) -> int:
    """The card points of these cards."""
    return sum([POINTS[card] for card in cards])


def matto_seat(tricks: Sequence[Trick]) -> int | None:
    """Who played the Matto, None while nobody has."""
    for trick in tricks:
        if MATTO in trick.cards:
            return trick.seat(trick.cards.index(MATTO))
    return None


def points_won(tricks: Sequence[Trick]) -> list[int]:
    """The card points that each team has won in these tricks, but for the Matto."""
    points = [0, 0]
    for trick in tricks:
        points[TEAMS[trick.winner]] += worth([card for card in trick.cards if card != MATTO])
    return points


def points_kept(tricks: Sequence[Trick]) -> list[int]:
    """The same with the Matto, which its player's side keeps (B8, B9) unless it wins no trick at all."""
    points = points_won(tricks)
    player = matto_seat(tricks)
    if player is not None:
        points[TEAMS[player]] += POINTS[MATTO]
    return points


def tally(dealer: int, tricks: Sequence[Trick], discard: Sequence[int]) -> Tally:
    """The lines of the score: the tricks, the Matto, the dealer's discard.

    The Matto is its player's side's, whoever won the trick and with no card in exchange (B8, B9); the
    discard is the dealer's side's, both cards (B7).  A side without a trick hands over what it has of
    the two (B13), so that a sweep is 114 to 0.
    """
    won = tricks_won(tricks, TEAMS)
    tricks_note = message("piedicavallo.score.sweep" if 0 in won else "piedicavallo.score.tricks.note")
    lines = [Line(message("piedicavallo.score.tricks"), tricks_note, [won[0], won[1]], points_won(tricks))]
    player = matto_seat(tricks)
    if player is not None:
        kept = message("piedicavallo.score.matto.note")
        lost = message("piedicavallo.score.matto.lost")
        lines.append(_line(message("piedicavallo.score.matto"), kept, lost, player, won, [MATTO]))
    kept = message("piedicavallo.score.discard.note")
    lost = message("piedicavallo.score.discard.lost")
    lines.append(_line(message("piedicavallo.score.discard"), kept, lost, dealer, won, discard))
    return Tally(lines)


def _line(label: str, kept: str, lost: str, seat: int, won: list[int], cards: Sequence[int]) -> Line:
    """Cards that are their seat's side's, unless that side has won no trick."""
    surrendered = won[TEAMS[seat]] == 0
    owner = 1 - TEAMS[seat] if surrendered else TEAMS[seat]
    points = [0, 0]
    points[owner] = worth(cards)
    codes: list[list[str]] = [[], []]
    codes[owner] = PACK.write(list(cards))
    return Line(label, lost if surrendered else kept, [None, None], points, codes)
