"""The words of Piedicavallo: see `cardavia_core/words.py`."""

from __future__ import annotations

from ...families.tarot_words import matto, tarocchi
from ...game import message
from ...words import Word

WORDS = (
    tarocchi("cards.trumps"),
    matto("cards.suits", ("piedicavallo.score.matto",)),
    Word(
        "Bagatto",
        "it",
        "cards.apart",
        message("rules.piedicavallo.word.bagatto.said"),
        message("rules.piedicavallo.word.bagatto"),
    ),
)
