"""What the games with a pack of tarots share: how a hand is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import TRUMPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..cards import Pack

HELD = ((TRUMPS, ""), ("s",), ("b",), ("c",), ("d",))


def held(codes: list[str], pack: Pack, strengths: Sequence[int]) -> list[list[str]]:
    """A hand as it is held: the Matto and the trumps first, the strongest card of each suit first.

    `strengths` has an entry for every card of the pack.
    """
    hand = [pack.card(code) for code in codes]
    groups = []
    for suits in HELD:
        group = [card for card in hand if pack.suit(card) in suits]
        if group:
            group.sort(key=lambda card: (pack.suit(card) != "", -strengths[card]))
            groups.append(pack.write(group))
    return groups
