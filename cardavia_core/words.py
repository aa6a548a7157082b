"""The words of art that a game is spoken in: `Game.words`.  Pages explain them wherever they are read."""

from __future__ import annotations


class Word:
    """A word as the players of its country write it, with the keys of how it is said and what it means.

    `language` is the language it belongs to; `clause` is the sentence of the rules that explains it
    (`scoring.scopa` is `rules.scopa.scoring.scopa`); `forms` are the other ways it is written there, as in
    the plural; `lines` are the keys of the lines of the score that bear its name.
    """

    __slots__ = ("native", "language", "clause", "said", "meaning", "forms", "lines")

    def __init__(
        self,
        native: str,
        language: str,
        clause: str,
        said: str,
        meaning: str,
        forms: tuple[str, ...] = (),
        lines: tuple[str, ...] = (),
    ) -> None:
        self.native = native
        self.language = language
        self.clause = clause
        self.said = said
        self.meaning = meaning
        self.forms = forms
        self.lines = lines

    def name(self) -> str:
        """What it is called in an address: the last part of its key."""
        return self.meaning.split(".")[-1]
