"""What a discard or a declaration of Minchiate would do, in words, while it is being chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS
from ...game import Saying, message, plural
from .pack import SETS, TEAMS
from .score import RESTO
from .versicole import chosen_sets, points_of

if TYPE_CHECKING:
    from .score import Score


def declaration_effect(hand: int, cards: tuple[int, ...], seat: int, score: Score) -> Saying:
    """What a declaration scores, and how the two sides stand then."""
    points = points_of(chosen_sets(hand, cards))
    if not points:
        return Saying(message("minchiate.effect.nothing"))
    after = score.copy()
    made = after.add(TEAMS[seat], points)
    lead = after.leads()[TEAMS[seat]]
    if made:
        reached = made * RESTO + lead
        return Saying(plural("minchiate.effect.resto"), n=made, points=points, reached=reached, lead=lead)
    if lead:
        return Saying(plural("minchiate.effect.ahead"), n=points, lead=lead)
    if after.lead:
        return Saying(plural("minchiate.effect.behind"), n=points, lead=abs(after.lead))
    return Saying(plural("minchiate.effect.level"), n=points)


def discard_effect(hand: int, cards: tuple[int, ...]) -> Saying | None:
    """Which suits a discard empties; None while it empties none."""
    kept = hand & ~cardset.of(cards)
    gone = [suit for suit in ITALIAN_SUITS if hand & SETS[suit] and not kept & SETS[suit]]
    if not gone:
        return None
    if len(gone) == 1:
        return Saying(message("minchiate.effect.void"), suit=gone[0])
    if len(gone) == 2:
        return Saying(message("minchiate.effect.two_voids"), first_suit=gone[0], other_suit=gone[1])
    return Saying(plural("minchiate.effect.voids"), n=len(gone))
