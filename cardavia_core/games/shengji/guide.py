"""The guide to the first deal of Shengji."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from ...game import Saying, message
from ...guide import Guide
from .order import PACK, PRINTED, SUITS
from .plays import Asked, shape, tractors
from .rules import ShengjiDeal
from .scoring import SEATS, TEAMS

if TYPE_CHECKING:
    from ...guide import Scene

FEW = 4
"""With so many cards in hand the deal is nearly over."""


def _leads(scene: Scene) -> bool:
    return scene.decides("play") and not scene.view["trick"]


def _asked(scene: Scene) -> Asked | None:
    """What the trick asks of the person, None where nothing is asked."""
    deal = scene.deal
    if not scene.decides("play") or not isinstance(deal, ShengjiDeal) or deal.order is None:
        return None
    led = shape(deal.order, deal.trick[0]) if deal.trick else None
    return None if led is None else Asked(deal.order, deal.hands[scene.seat], led)


def start(scene: Scene) -> Saying | None:
    """Who plays with whom, and for what."""
    return Saying(message("shengji.guide.start"), seat=(scene.seat + 2) % SEATS)


def declare(scene: Scene) -> Saying | None:
    """The person could declare trumps."""
    if not scene.decides("declare") or not scene.view["declarable"]:
        return None
    cards = scene.view["declarable"][0]["cards"]
    return Saying(message("shengji.guide.declare"), card=cards[0], level=scene.view["level"])


def bury(scene: Scene) -> Saying | None:
    """The person deals, and buries eight cards."""
    return Saying(message("shengji.guide.bury")) if scene.decides("bury") else None


def role(scene: Scene) -> Saying | None:
    """Whether the person's side attacks or defends."""
    if not scene.decides("play"):
        return None
    if scene.view["attackers"] == TEAMS[scene.seat]:
        return Saying(message("shengji.guide.attack"))
    return Saying(message("shengji.guide.defend"))


def trumps(scene: Scene) -> Saying | None:
    """Which cards are trumps."""
    if not scene.decides("play"):
        return None
    return Saying(message("shengji.guide.trumps"), level=scene.view["level"])


def lead(scene: Scene) -> Saying | None:
    """What may be led."""
    return Saying(message("shengji.guide.lead")) if _leads(scene) else None


def tractor(scene: Scene) -> Saying | None:
    """The person leads and holds a tractor."""
    deal = scene.deal
    if not _leads(scene) or not isinstance(deal, ShengjiDeal) or deal.order is None:
        return None
    for suit in SUITS + (TRUMPS,):
        for faces in tractors(deal.order, deal.hands[scene.seat], suit):
            if len({PRINTED[face] for face in faces}) == 1:  # a level card beside a suit would puzzle
                codes = [PACK.code(face) for face in faces for _ in (1, 2)]
                return Saying(message("shengji.guide.tractor"), cards=codes)
    return None


def follow(scene: Scene) -> Saying | None:
    """The suit must be followed."""
    asked = _asked(scene)
    return Saying(message("shengji.guide.follow")) if asked is not None and asked.count else None


def pairs(scene: Scene) -> Saying | None:
    """Pairs were led."""
    asked = _asked(scene)
    return Saying(message("shengji.guide.pairs")) if asked is not None and asked.size > 1 else None


def ruff(scene: Scene) -> Saying | None:
    """The person has none of the suit."""
    asked = _asked(scene)
    if asked is None or asked.count or asked.suit == TRUMPS:
        return None
    return Saying(message("shengji.guide.ruff"), suit=asked.suit)


def feed(scene: Scene) -> Saying | None:
    """The partner is winning the trick, and the person plays last."""
    seat = (scene.seat + 2) % SEATS
    if _asked(scene) and len(scene.view["trick"]) == SEATS - 1 and scene.view["winning"] == seat:
        return Saying(message("shengji.guide.feed"), seat=seat)
    return None


def last(scene: Scene) -> Saying | None:
    """The deal is nearly over."""
    nearly = scene.decides("play") and len(scene.view["hand"]) <= FEW
    return Saying(message("shengji.guide.last")) if nearly else None


GUIDE = Guide(
    "guide402",
    [start, declare, bury, role, trumps, tractor, pairs, ruff, follow, feed, lead, last],
)
