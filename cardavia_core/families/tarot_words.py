"""The words that all games with a pack of tarots share."""

from __future__ import annotations

from ..game import message
from ..words import Word


def tarocchi(clause: str) -> Word:
    """The trumps, explained in this sentence of the rules."""
    return Word("tarocchi", "it", clause, message("rules.word.tarocchi.said"), message("rules.word.tarocchi"))


def matto(clause: str, lines: tuple[str, ...] = ()) -> Word:
    """The Matto, explained in this sentence of the rules."""
    return Word(
        "Matto", "it", clause, message("rules.word.matto.said"), message("rules.word.matto"), lines=lines
    )
