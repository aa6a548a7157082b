"""What the tests of Piedicavallo share: positions in short form, and what can be read off a deal."""

from typing import Any

from cardavia_core.game import Event, Refusal
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, PiedicavalloDeal
from cardavia_core.games.piedicavallo.scoring import PACK


def read(codes: str) -> list[int]:
    return PACK.read(codes.split())


def dealer_with(hand: str) -> PiedicavalloDeal:
    """The dealer, seat 0, before the discard; the other hands are dealt what is left."""
    codes = hand.split()
    rest = [code for code in PACK.write(CARDS) if code not in codes]
    hands = [codes, rest[:15], rest[15:30], rest[30:]]
    return GAME.position({"hands": hands, "dealer": 0})


def to_play(trick: str, hand: str, **fields: Any) -> PiedicavalloDeal:
    """Seat 0 to play to a trick that holds these cards."""
    cards = trick.split()
    data: dict[str, Any] = {"trick": cards, "leader": -len(cards) % 4, "hands": [hand.split(), [], [], []]}
    return GAME.position(data | fields)


def last_trick(codes: str, leader: int = 0, **fields: Any) -> PiedicavalloDeal:
    """Four hands of one card each, named in playing order."""
    hands: list[list[str]] = [[], [], [], []]
    for place, code in enumerate(codes.split()):
        hands[(leader + place) % 4] = [code]
    return GAME.position({"hands": hands, "leader": leader, **fields})


def played_out(deal: PiedicavalloDeal) -> list[list[Event]]:
    beats = []
    while deal.turn is not None:
        beats += deal.play(deal.moves()[0])
    return beats


def texts(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def legal(deal: PiedicavalloDeal) -> set[str]:
    return {GAME.write_move(move) for move in deal.moves()}


def refusal(deal: PiedicavalloDeal, text: str) -> Refusal:
    found = deal.refusal(GAME.read_move(text))
    assert found is not None
    return found
