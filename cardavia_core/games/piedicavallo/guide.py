"""The guide to the first deal of Piedicavallo Tarocchi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from ...families.tricks import SEATS, asked
from ...game import Saying, message, plural
from ...guide import Guide
from .rules import SUIT
from .scoring import BAGATTO, MATTO, PACK, TEAMS

if TYPE_CHECKING:
    from ...guide import Scene

ROUND = ("d", "c")
"""The suits in which the numeral cards rank the other way round."""
FEW = 3
"""With so many cards in hand the deal is nearly over."""


def _hand(scene: Scene) -> list[int]:
    return PACK.read(scene.view["hand"])


def _asked(scene: Scene) -> str:
    """The suit that the person has to follow now, "" where nothing is asked."""
    return (asked(PACK.read(scene.view["trick"]), SUIT) or "") if scene.decides("play") else ""


def discard(scene: Scene) -> Saying | None:
    """The person deals, and lays two cards away."""
    return Saying(message("piedicavallo.guide.discard")) if scene.decides("discard") else None


def partner(scene: Scene) -> Saying | None:
    """Who plays with whom, and for what."""
    seat = (scene.seat + 2) % SEATS
    return Saying(message("piedicavallo.guide.partner"), seat=seat) if scene.moves() else None


def lead(scene: Scene) -> Saying | None:
    """The person leads."""
    leads = scene.decides("play") and not scene.view["trick"]
    return Saying(message("piedicavallo.guide.lead")) if leads else None


def follow(scene: Scene) -> Saying | None:
    """The suit must be followed."""
    suit = _asked(scene)
    cards = [card for card in _hand(scene) if SUIT[card] == suit]
    if suit and suit != TRUMPS and cards:
        return Saying(message("piedicavallo.guide.follow"), cards=PACK.write(cards), suit=suit)
    return None


def must_trump(scene: Scene) -> Saying | None:
    """A trump must be played."""
    suit = _asked(scene)
    trumps = [card for card in _hand(scene) if SUIT[card] == TRUMPS]
    if suit and suit != TRUMPS and trumps and not [card for card in _hand(scene) if SUIT[card] == suit]:
        return Saying(message("piedicavallo.guide.must_trump"), suit=suit)
    return None


def round_order(scene: Scene) -> Saying | None:
    """Coins and Cups rank the other way round."""
    return Saying(message("piedicavallo.guide.order")) if _asked(scene) in ROUND else None


def feed(scene: Scene) -> Saying | None:
    """The partner is winning the trick, and the person plays last."""
    seat = (scene.seat + 2) % SEATS
    if _asked(scene) and len(scene.view["trick"]) == SEATS - 1 and scene.view["winning"] == seat:
        return Saying(message("piedicavallo.guide.feed"), seat=seat)
    return None


def matto(scene: Scene) -> Saying | None:
    """The person holds the Matto."""
    held = _asked(scene) and MATTO in _hand(scene)
    return Saying(message("piedicavallo.guide.matto"), card=PACK.code(MATTO)) if held else None


def trumped(scene: Scene) -> Saying | None:
    """Somebody else has taken a trick of a suit with a trump."""
    trick = scene.event("trick")
    if trick is None or trick.seat == scene.seat or asked(list(trick.cards), SUIT) == TRUMPS:
        return None
    if [card for card in trick.cards if SUIT[card] == TRUMPS]:
        return Saying(message("piedicavallo.guide.trumped"), seat=trick.seat)
    return None


def points(scene: Scene) -> Saying | None:
    """The person's side has won a trick."""
    trick = scene.event("trick")
    if trick is not None and TEAMS[trick.seat] == TEAMS[scene.seat]:
        return Saying(plural("piedicavallo.guide.points"), n=trick.amount)
    return None


def bagatto(scene: Scene) -> Saying | None:
    """Trump 1 is in the hand or in the trick."""
    seen = _hand(scene) + PACK.read(scene.view["trick"])
    if scene.decides("play") and BAGATTO in seen:
        return Saying(message("piedicavallo.guide.bagatto"), card=PACK.code(BAGATTO))
    return None


def last(scene: Scene) -> Saying | None:
    """The deal is nearly over."""
    nearly = scene.moves() and len(scene.view["hand"]) <= FEW
    return Saying(message("piedicavallo.guide.last")) if nearly else None


GUIDE = Guide(
    "guide14",
    [
        discard,
        partner,
        lead,
        must_trump,
        follow,
        round_order,
        feed,
        trumped,
        points,
        bagatto,
        matto,
        last,
    ],
)
