"""What the tests of Minchiate share: packs and positions in short form, and what can be read off a deal.

Seat 3 deals unless a test says otherwise: R, P, L and D of the rules are seats 0 to 3, sides X and Y teams 0
and 1.
"""

from typing import Any

from cardavia_core.families.tricks import Trick
from cardavia_core.game import Deal, Event, Refusal
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.games.minchiate.rules import MinchiateDeal

PLAIN = "2s 3s 4s 5s 6s 7s 8s 9s 10s 2b 3b 4b 5b"
"""Thirteen cards that count nothing and are not robbed: a fola that means nothing."""
EXPOSED_AT = (50, 61, 72, 83)
"""Where the 21st cards of R, P, L and D lie among the cards that are dealt."""


def read(codes: str) -> list[int]:
    return PACK.read(codes.split())


def stacked(robbed: str = "", exposed: str = "2c 3c 4c 5c", fola: str = PLAIN, lifted: int = 40) -> list[int]:
    """A pack, the top card first, in which this is robbed at the cut, exposed and left over.

    The fola has 13 cards less those robbed; its last one stops the cutter's robbery.
    """
    taken, left = robbed.split(), fola.split()
    named = [*taken, *exposed.split(), *left]
    dealt = [code for code in PACK.codes if code not in named]
    for place, code in zip(EXPOSED_AT, exposed.split(), strict=True):
        dealt.insert(place, code)
    order = dealt + left
    lower = order[: PACK.size - lifted]
    return PACK.read(order[len(lower) :] + taken[::-1] + lower)


def dealt(dealer: int = 3, lifted: int = 40, **cards: str) -> MinchiateDeal:
    """A deal from a stacked pack."""
    options = {"matto_payment": 0}
    standing = {"deal": 1, "dealer": dealer, "totals": [0, 0], "winner": None, "options": options}
    deal = MinchiateDeal(dealer, standing)
    deal.deal_out(stacked(lifted=lifted, **cards), lifted)
    return deal


def to_play(trick: str, hand: str, **fields: Any) -> MinchiateDeal:
    """Seat 0 to play to a trick that holds these cards."""
    cards = trick.split()
    data: dict[str, Any] = {"trick": cards, "leader": -len(cards) % 4, "hands": [hand.split(), [], [], []]}
    return GAME.position(data | fields)


def to_discard(hand: str, seat: int = 3, **fields: Any) -> MinchiateDeal:
    """A seat, cutter or dealer, to discard what its hand has beyond 21 cards."""
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = hand.split()
    return GAME.position({"hands": hands, "phase": "discard", "turn": seat, **fields})


def to_declare(hand: str, seat: int = 0, **fields: Any) -> MinchiateDeal:
    """A seat to declare, those before having passed; its hand is filled up with cards that count nothing."""
    codes = hand.split()
    rest = [code for code in PACK.codes if code[-1] in "sb" and code[0] != "R" and code not in codes]
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = codes + rest[: 21 - len(codes)]
    said = [{"seat": before, "sets": []} for before in range(seat)]
    return GAME.position({"hands": hands, "phase": "declare", "declarations": said, **fields})


def last_trick(codes: str, leader: int = 0, **fields: Any) -> MinchiateDeal:
    """Four hands of one card each, named in playing order."""
    hands: list[list[str]] = [[], [], [], []]
    for place, code in enumerate(codes.split()):
        hands[(leader + place) % 4] = [code]
    return GAME.position({"hands": hands, "leader": leader, **fields})


def played_out(deal: MinchiateDeal) -> list[list[Event]]:
    beats = []
    while deal.turn is not None:
        beats += deal.play(deal.moves()[0])
    return beats


def trick_of(codes: str, winner: int, leader: int = 0) -> Trick:
    """A finished trick for the count, whoever could have won it."""
    return Trick(leader, tuple(read(codes)), winner)


def texts(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def legal(deal: MinchiateDeal) -> set[str]:
    return {GAME.write_move(move) for move in deal.moves()}


def refusal(deal: Deal, text: str) -> Refusal:
    found = deal.refusal(GAME.read_move(text))
    assert found is not None, text
    return found
