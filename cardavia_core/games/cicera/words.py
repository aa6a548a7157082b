"""The words of Cicera: see `cardavia_core/words.py`."""

from __future__ import annotations

from ...game import message
from ...words import Word

WORDS = (
    Word(
        "scùa",
        "it",
        "bonuses.scua",
        message("rules.cicera.word.scua.said"),
        message("rules.cicera.word.scua"),
        lines=("cicera.score.scua",),
    ),
    Word(
        "picada",
        "it",
        "bonuses.picada",
        message("rules.cicera.word.picada.said"),
        message("rules.cicera.word.picada"),
        lines=("cicera.score.picada",),
    ),
    Word(
        "simili",
        "it",
        "bonuses.simili",
        message("rules.cicera.word.simili.said"),
        message("rules.cicera.word.simili"),
        lines=("cicera.score.simili",),
    ),
    Word(
        "quadriglia",
        "it",
        "bonuses.quadriglia",
        message("rules.cicera.word.quadriglia.said"),
        message("rules.cicera.word.quadriglia"),
        lines=("cicera.score.quadriglia",),
    ),
    Word(
        "napula",
        "it",
        "scoring.napula",
        message("rules.cicera.word.napula.said"),
        message("rules.cicera.word.napula"),
        lines=("cicera.score.napula",),
    ),
    Word(
        "la Mata",
        "it",
        "scoring.awards",
        message("rules.cicera.word.mata.said"),
        message("rules.cicera.word.mata"),
        forms=("Mata",),
        lines=("cicera.score.mata",),
    ),
)
