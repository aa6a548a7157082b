"""Positions of Cicera for its tests, and what happens in them in short."""

from typing import Any

from cardavia_core.game import Event, Refusal
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import CiceraDeal
from cardavia_core.games.cicera.scoring import PACK


def position(table: str, hand: str, placed: str | None = None, **fields: Any) -> CiceraDeal:
    """A position with seat 0 to play; the others still hold cards unless told otherwise."""
    used = table.split() + hand.split()
    others = [code for code in PACK.codes if code not in used]
    hands = [hand.split(), others[:2], others[2:4], others[4:6]]
    data: dict[str, Any] = {"table": table.split(), "hands": hands, "dealer": 3, "turn": 0}
    data["last_placed"] = placed
    data.update(fields)
    return GAME.position(data)


def last_play(table: str, card: str, placed: str | None = None, **fields: Any) -> CiceraDeal:
    """Play 48: the dealer, seat 0, with the only card left."""
    return position(table, card, placed, hands=[[card], [], [], []], dealer=0, **fields)


def kinds(beats: list[list[Event]]) -> list[str]:
    return [event.kind for beat in beats for event in beat]


def events(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def ways(deal: CiceraDeal) -> dict[str, list[str]]:
    """The moves of the seat to act, each with the names of its bonuses."""
    return {
        GAME.write_move(move): [key.removeprefix("cicera.bonus.") for key in deal.bonuses(move)]
        for move in deal.moves()
    }


def refusal(deal: CiceraDeal, text: str) -> Refusal:
    found = deal.refusal(GAME.read_move(text))
    assert found is not None
    return found


def written(text: str) -> str:
    return GAME.write_move(GAME.read_move(text))


def after(deal: CiceraDeal, *moves: str) -> CiceraDeal:
    for move in moves:
        deal.play(GAME.read_move(move))
    return deal


def four_hands(table: str, *hands: str) -> CiceraDeal:
    return GAME.position({"table": table.split(), "hands": [hand.split() for hand in hands], "turn": 0})
