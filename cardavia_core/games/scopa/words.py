"""The words of Scopa: see `cardavia_core/words.py`."""

from __future__ import annotations

from ...game import message
from ...words import Word

WORDS = (
    Word(
        "scopa",
        "it",
        "scoring.scopa",
        message("rules.scopa.word.scopa.said"),
        message("rules.scopa.word.scopa"),
        forms=("scope",),
        lines=("scopa.score.scope",),
    ),
    Word(
        "settebello",
        "it",
        "scoring.awards",
        message("rules.scopa.word.settebello.said"),
        message("rules.scopa.word.settebello"),
        lines=("scopa.score.settebello",),
    ),
    Word(
        "primiera",
        "it",
        "scoring.awards",
        message("rules.scopa.word.primiera.said"),
        message("rules.scopa.word.primiera"),
        lines=("scopa.score.primiera",),
    ),
)
