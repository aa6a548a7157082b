"""The events of a deal of Minchiate that need more than a line: the opening, a play, a resto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.tricks import SEATS
from ...game import Event, message, plural
from .pack import HAND, MATTO, POINTS, TEAMS

if TYPE_CHECKING:
    from .opening import Opening, Robbery
    from .score import Score


def play_message(card: int, bound: bool) -> str:
    """What is said of a card played; `bound` is whether it is a King that had to be played."""
    if bound:
        return message("minchiate.event.king")
    return message("minchiate.event.matto") if card == MATTO else message("tricks.event.play")


def resto(score: Score, seat: int, points: int) -> list[list[Event]]:
    """Let a seat's side score, and tell of the resti that this makes."""
    made = score.add(TEAMS[seat], points)
    return [[Event("resto", seat, (), made, plural("minchiate.event.resto"))]] if made else []


def opening_beats(opening: Opening, score: Score) -> list[list[Event]]:
    """The opening told in its order; what it scores goes into the score as it is told (A22)."""
    cutter, dealer = opening.cut.seat, opening.robbery.seat
    beats = [[Event("cut", cutter, (), opening.lifted, plural("minchiate.event.cut"))]]
    beats += _robbery(opening.cut, score, message("minchiate.event.cut_nothing"))
    beats.append([Event("deal", dealer, (), HAND, plural("minchiate.event.deal"))])
    for place in range(SEATS):
        seat = (dealer + 1 + place) % SEATS
        card = opening.exposed[seat]
        scores, plain = plural("minchiate.event.expose"), message("minchiate.event.expose_nothing")
        beats.append([Event("expose", seat, (card,), POINTS[card], scores if POINTS[card] else plain)])
        beats += resto(score, seat, POINTS[card])
    beats += _robbery(opening.robbery, score, message("minchiate.event.fola_nothing"))
    if opening.picked:
        picked = tuple(opening.picked)
        beats.append([Event("pick", dealer, picked, 0, message("minchiate.event.pick"))])
    if opening.fola:
        fola = tuple(opening.fola)
        beats.append([Event("fola", dealer, fola, len(fola), plural("minchiate.event.fola"))])
    return beats


def _robbery(robbery: Robbery, score: Score, nothing: str) -> list[list[Event]]:
    """The cards robbed and what they score, and the card that stopped it."""
    beats = []
    cards = tuple(robbery.robbed)
    if cards:
        scores, plain = plural("minchiate.event.rob"), message("minchiate.event.rob_nothing")
        told = scores if robbery.points else plain
        beats.append([Event("rob", robbery.seat, cards, robbery.points, told)])
        beats += resto(score, robbery.seat, robbery.points)
    if robbery.stop is not None:
        told = message("minchiate.event.stop") if cards else nothing
        beats.append([Event("stop", robbery.seat, (robbery.stop,), 0, told)])
    return beats
