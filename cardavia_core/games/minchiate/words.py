"""The words of Minchiate: see `cardavia_core/words.py`."""

from __future__ import annotations

from ...families.tarot_words import matto, tarocchi
from ...game import message
from ...words import Word

WORDS = (
    tarocchi("cards.pack"),
    matto("minute.cards"),
    Word(
        "rubare",
        "it",
        "cut.rob",
        message("rules.minchiate.word.rubare.said"),
        message("rules.minchiate.word.rubare"),
    ),
    Word(
        "fola",
        "it",
        "deal.fola",
        message("rules.minchiate.word.fola.said"),
        message("rules.minchiate.word.fola"),
    ),
    Word(
        "versicola",
        "it",
        "sets.what",
        message("rules.minchiate.word.versicola.said"),
        message("rules.minchiate.word.versicola"),
        forms=("versicole",),
        lines=(
            "minchiate.score.death",
            "minchiate.score.high",
            "minchiate.score.kings",
            "minchiate.score.low",
            "minchiate.score.matto",
            "minchiate.score.no_versicola",
            "minchiate.score.tens",
        ),
    ),
    Word(
        "resto",
        "it",
        "resti.resto",
        message("rules.minchiate.word.resto.said"),
        message("rules.minchiate.word.resto"),
        forms=("resti",),
        lines=("minchiate.account.play",),
    ),
    Word(
        "papi",
        "it",
        "family.papi",
        message("rules.minchiate.word.papi.said"),
        message("rules.minchiate.word.papi"),
    ),
    Word(
        "arie",
        "it",
        "family.arie",
        message("rules.minchiate.word.arie.said"),
        message("rules.minchiate.word.arie"),
    ),
)
