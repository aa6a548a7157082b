"""Names in the words of the diagrams."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardavia_core.cards import Pack


def names(t: Callable[..., str], pack: Pack, codes: Sequence[str]) -> str:
    """The names of several cards."""
    return ", ".join(t(pack.card_key(code)) for code in codes)
