"""The suits and their inks. One colour code serves all five games: coins = diamonds, cups = hearts..."""

from dataclasses import dataclass

from . import inks


@dataclass(frozen=True)
class Suit:
    """A suit: the letter it has in card codes, the Italian family it belongs to, its ink and light ground."""

    letter: str
    name: str
    family: str
    ink: str
    tint: str

    @property
    def french(self) -> bool:
        """True for hearts, diamonds, spades and clubs."""
        return self.name != self.family

    @property
    def fair(self) -> bool:
        """True where the court figures have ochre hair; the others have black."""
        return self.family in ("coins", "cups")

    @property
    def long(self) -> bool:
        """True for the suits whose signs are long and thin: swords and batons."""
        return self.name in ("swords", "batons")


COINS = Suit("d", "coins", "coins", inks.OCHRE, inks.OCHRE_TINT)
CUPS = Suit("c", "cups", "cups", inks.CRIMSON, inks.CRIMSON_TINT)
SWORDS = Suit("s", "swords", "swords", inks.ULTRAMARINE, inks.ULTRAMARINE_TINT)
BATONS = Suit("b", "batons", "batons", inks.BOTTLE_GREEN, inks.BOTTLE_GREEN_TINT)
ITALIAN = (COINS, CUPS, SWORDS, BATONS)

CLUBS = Suit("c", "clubs", "batons", inks.BOTTLE_GREEN, inks.BOTTLE_GREEN_TINT)
DIAMONDS = Suit("d", "diamonds", "coins", inks.OCHRE, inks.OCHRE_TINT)
HEARTS = Suit("h", "hearts", "cups", inks.CRIMSON, inks.CRIMSON_TINT)
SPADES = Suit("s", "spades", "swords", inks.BLUE_BLACK, inks.BLUE_BLACK_TINT)
FRENCH = (CLUBS, DIAMONDS, HEARTS, SPADES)
