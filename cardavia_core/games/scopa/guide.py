"""The guide to the first deal of Scopa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import Saying, message
from ...guide import Guide
from .rules import PACK, VALUE
from .scoring import SETTEBELLO

if TYPE_CHECKING:
    from ...game import Move
    from ...guide import Scene

CLEARED_BY_ONE = 10
"""The highest value of a card."""


def _captures(scene: Scene) -> list[Move]:
    return [move for move in scene.moves() if move.taken]


def _taken_now(scene: Scene) -> list[int]:
    """What the person has just taken, with the card that took it."""
    event = scene.event("capture", scene.seat)
    return list(event.cards) if event is not None else []


def start(scene: Scene) -> Saying | None:
    """What a turn is."""
    return Saying(message("scopa.guide.start"), seat=1 - scene.seat) if scene.moves() else None


def pair(scene: Scene) -> Saying | None:
    """A card of the hand takes one of the same value."""
    for move in _captures(scene):
        if len(move.taken) == 1:
            card, taken = move.cards[0], move.taken[0]
            return Saying(message("scopa.guide.pair"), card=PACK.code(card), taken_card=PACK.code(taken))
    return None


def sum_of(scene: Scene) -> Saying | None:
    """A card of the hand takes several that add up to it."""
    for move in _captures(scene):
        if len(move.taken) > 1:
            key = message("scopa.guide.sum")
            card = move.cards[0]
            return Saying(key, card=PACK.code(card), taken_cards=PACK.write(move.taken), value=VALUE[card])
    return None


def settebello(scene: Scene) -> Saying | None:
    """The one card that is a point by itself is in sight."""
    code = PACK.code(SETTEBELLO)
    if scene.moves() and code in scene.view["hand"] + scene.view["table"]:
        return Saying(message("scopa.guide.settebello"), card=code)
    return None


def scopa(scene: Scene) -> Saying | None:
    """The person has cleared the table."""
    return Saying(message("scopa.guide.scopa")) if scene.event("scopa", scene.seat) else None


def their_scopa(scene: Scene) -> Saying | None:
    """The other player has cleared the table."""
    other = 1 - scene.seat
    return Saying(message("scopa.guide.their_scopa"), seat=other) if scene.event("scopa", other) else None


def coins(scene: Scene) -> Saying | None:
    """The person has taken Coins."""
    found = [card for card in _taken_now(scene) if PACK.suit(card) == "d"]
    return Saying(message("scopa.guide.coins"), cards=PACK.write(found)) if found else None


def sevens(scene: Scene) -> Saying | None:
    """The person has taken a seven."""
    found = [card for card in _taken_now(scene) if PACK.rank(card) == "7"]
    return Saying(message("scopa.guide.primiera"), card=PACK.code(found[0])) if found else None


def laying(scene: Scene) -> Saying | None:
    """Nothing can be taken: one card must be laid."""
    if scene.moves() and scene.view["table"] and not _captures(scene):
        return Saying(message("scopa.guide.lay"))
    return None


def danger(scene: Scene) -> Saying | None:
    """A move would leave so little on the table that one card could clear it."""
    for move in scene.moves():
        rest = [card for card in PACK.read(scene.view["table"]) if card not in move.taken]
        total = sum([VALUE[card] for card in rest])
        if move.taken and rest and total <= CLEARED_BY_ONE:
            return Saying(message("scopa.guide.danger"), card=PACK.code(move.cards[0]), sum=total)
    return None


def new_hands(scene: Scene) -> Saying | None:
    """Three new cards have been dealt to each."""
    dealt = scene.event("deal")
    if dealt is not None and not dealt.cards and scene.view["stock"]:
        return Saying(message("scopa.guide.new_hands"))
    return None


def last_hands(scene: Scene) -> Saying | None:
    """The last cards have been dealt."""
    return Saying(message("scopa.guide.last_hands")) if scene.moves() and not scene.view["stock"] else None


GUIDE = Guide(
    "guide77",
    [
        start,
        scopa,
        their_scopa,
        settebello,
        pair,
        sum_of,
        laying,
        new_hands,
        sevens,
        coins,
        danger,
        last_hands,
    ],
)
