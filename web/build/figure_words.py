"""Names in the words of the diagrams."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardavia_core.cards import Pack
from web.build.text import MissingText


def named(t: Callable[..., str], key: str) -> str:
    """The name behind a key; the last part of the key while a new game's names are not written yet."""
    try:
        return t(key)
    except MissingText:
        return key.rpartition(".")[2]


def names(t: Callable[..., str], pack: Pack, codes: Sequence[str]) -> str:
    """The names of several cards."""
    return ", ".join(named(t, pack.card_key(code)) for code in codes)
