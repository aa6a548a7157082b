"""The guide to the first deal of Minchiate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from ...families.tricks import SEATS, asked
from ...game import Saying, message, plural
from ...guide import Guide
from .pack import COUNTING, LONG_SUITS, MATTO, PACK, SUIT, TEAMS
from .refusals import bound_king
from .rules import MinchiateDeal
from .telling import play_message
from .versicole import versicole

if TYPE_CHECKING:
    from ...guide import Scene

FALLEN = play_message(0, True)
"""What is said of a Re that has had to be played."""
FEW = 4
"""With so many cards in hand the deal is nearly over."""


def _hand(scene: Scene) -> list[int]:
    return PACK.read(scene.view["hand"])


def _asked(scene: Scene) -> str:
    """The suit that is asked of the person, "" where nothing is."""
    return (asked(PACK.read(scene.view["trick"]), SUIT) or "") if scene.decides("play") else ""


def start(scene: Scene) -> Saying | None:
    """Who plays with whom, and for what."""
    return Saying(message("minchiate.guide.start"), seat=(scene.seat + 2) % SEATS)


def robbed(scene: Scene) -> Saying | None:
    """Cards have been robbed from the pack: in the deal of the guide by the person, who deals."""
    return Saying(message("minchiate.guide.you_robbed")) if scene.event("rob", scene.seat) else None


def discard(scene: Scene) -> Saying | None:
    """The person holds too many cards."""
    return Saying(message("minchiate.guide.discard")) if scene.decides("discard") else None


def declare(scene: Scene) -> Saying | None:
    """The person holds a versicola."""
    found = versicole(sum([1 << card for card in _hand(scene)])) if scene.decides("declare") else []
    if not found:
        return None
    return Saying(plural("minchiate.guide.declare"), cards=PACK.write(found[0].cards), n=found[0].points)


def counting(scene: Scene) -> Saying | None:
    """What the play is about."""
    cards = [card for card in _hand(scene) if COUNTING >> card & 1]
    if not cards or not scene.decides("play"):
        return None
    return Saying(message("minchiate.guide.counting"), cards=PACK.write(cards))


def follow(scene: Scene) -> Saying | None:
    """What must be played to a suit."""
    suit = _asked(scene)
    return Saying(message("minchiate.guide.follow"), suit=suit) if suit and suit != TRUMPS else None


def round_order(scene: Scene) -> Saying | None:
    """Coins and Cups rank the other way round."""
    turned = _asked(scene) not in ("", TRUMPS) + LONG_SUITS
    return Saying(message("minchiate.guide.order")) if turned else None


def king(scene: Scene) -> Saying | None:
    """A Re must fall, or has just fallen."""
    deal, key = scene.deal, message("minchiate.guide.king")
    if _asked(scene) and isinstance(deal, MinchiateDeal):
        card = bound_king(deal.hands[scene.seat], deal.trick, deal.led)
        if card is not None:
            return Saying(key, card=PACK.code(card))
    for event in scene.events:
        if event.message == FALLEN:
            return Saying(key, card=PACK.code(event.cards[0]))
    return None


def capture(scene: Scene) -> Saying | None:
    """The person's side has taken counting cards from the other."""
    event = scene.event("score")
    if event is None or TEAMS[event.seat] != TEAMS[scene.seat]:
        return None
    return Saying(plural("minchiate.guide.capture"), played_cards=PACK.write(event.cards), n=event.amount)


def feed(scene: Scene) -> Saying | None:
    """The partner is winning the trick, and the person plays last."""
    seat = (scene.seat + 2) % SEATS
    if _asked(scene) and len(scene.view["trick"]) == SEATS - 1 and scene.view["winning"] == seat:
        return Saying(message("minchiate.guide.feed"), seat=seat)
    return None


def matto(scene: Scene) -> Saying | None:
    """The person holds the Matto."""
    held = scene.decides("play") and MATTO in _hand(scene)
    return Saying(message("minchiate.guide.matto"), card=PACK.code(MATTO)) if held else None


def last(scene: Scene) -> Saying | None:
    """The deal is nearly over."""
    nearly = scene.decides("play") and len(scene.view["hand"]) <= FEW
    return Saying(message("minchiate.guide.last")) if nearly else None


GUIDE = Guide(
    "guide235",
    [start, robbed, discard, declare, king, counting, follow, feed, capture, round_order, matto, last],
)
