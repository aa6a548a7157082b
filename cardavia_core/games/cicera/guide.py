"""The guide to the first deal of Cicera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import Saying, message
from ...guide import Guide
from .rules import BONUS_NAMES, COURTS, TEAMS, VALUE
from .scoring import FANTE_OF_CUPS, MATA, PACK, PICADA, QUADRIGLIA, SCUA, SIMILI, SWORDS, TEN_OF_COINS

if TYPE_CHECKING:
    from ...game import Move
    from ...guide import Scene

FEW = 2
"""With so many cards in hand the deal is nearly over."""


def _captures(scene: Scene) -> list[Move]:
    return [move for move in scene.moves() if move.taken]


def _scoring(scene: Scene, kind: str, key: str) -> Saying | None:
    """Tell of a move that scores this bonus, if there is one."""
    for move in _captures(scene):
        if BONUS_NAMES[kind] in scene.deal.bonuses(move):
            card, cards = PACK.code(move.cards[0]), PACK.write(move.taken)
            return Saying(key, card=card, taken_cards=cards, taken_card=cards[0])
    return None


def _taken(scene: Scene) -> list[int]:
    """What the person's side has taken lately, with the cards that took it."""
    captures = [event for event in scene.events if event.kind == "capture"]
    return [card for event in captures if TEAMS[event.seat] == TEAMS[scene.seat] for card in event.cards]


def start(scene: Scene) -> Saying | None:
    """Who plays with whom."""
    partner = (scene.seat + 2) % len(TEAMS)
    return Saying(message("cicera.guide.start"), seat=partner) if scene.moves() else None


def equal(scene: Scene) -> Saying | None:
    """A card takes one of its rank."""
    for move in _captures(scene):
        if len(move.taken) == 1:
            key = message("cicera.guide.equal")
            return Saying(key, card=PACK.code(move.cards[0]), taken_card=PACK.code(move.taken[0]))
    return None


def sum_of(scene: Scene) -> Saying | None:
    """A card takes several that add up to it."""
    for move in _captures(scene):
        if len(move.taken) > 1:
            key, card = message("cicera.guide.sum"), move.cards[0]
            return Saying(key, card=PACK.code(card), taken_cards=PACK.write(move.taken), value=VALUE[card])
    return None


def courts(scene: Scene) -> Saying | None:
    """What court cards can and cannot do."""
    held = [code for code in scene.view["hand"] if PACK.rank(PACK.card(code)) in COURTS]
    return Saying(message("cicera.guide.courts"), cards=held) if scene.moves() and held else None


def optional(scene: Scene) -> Saying | None:
    """Nobody must take."""
    return Saying(message("cicera.guide.optional")) if _captures(scene) else None


def picada(scene: Scene) -> Saying | None:
    """A picada is to be had."""
    return _scoring(scene, PICADA, message("cicera.guide.picada"))


def scua(scene: Scene) -> Saying | None:
    """A scùa is to be had."""
    return _scoring(scene, SCUA, message("cicera.guide.scua"))


def more(scene: Scene) -> Saying | None:
    """Simili or a quadriglia are to be had."""
    key = message("cicera.guide.more")
    return _scoring(scene, QUADRIGLIA, key) or _scoring(scene, SIMILI, key)


def swords(scene: Scene) -> Saying | None:
    """The person's side has taken Swords."""
    found = [card for card in _taken(scene) if SWORDS >> card & 1]
    return Saying(message("cicera.guide.swords")) if found else None


def award(scene: Scene) -> Saying | None:
    """One of the three cards that are worth a point is in sight."""
    for card in (MATA, TEN_OF_COINS, FANTE_OF_CUPS):
        if scene.moves() and PACK.code(card) in scene.view["table"] + scene.view["hand"]:
            return Saying(message("cicera.guide.award"), card=PACK.code(card))
    return None


def last(scene: Scene) -> Saying | None:
    """The deal is nearly over."""
    nearly = scene.moves() and len(scene.view["hand"]) <= FEW
    return Saying(message("cicera.guide.last")) if nearly else None


GUIDE = Guide(
    "guide517",
    [start, equal, sum_of, picada, scua, more, optional, award, swords, courts, last],
)
