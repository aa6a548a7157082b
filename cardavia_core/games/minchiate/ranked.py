"""The cards of Minchiate numbered by what they beat, for playouts: of two the greater number is stronger.

Numbers 0 to 55 are the four suits, fourteen each, 56 to 95 the trumps, and 96 is the Matto.  So a card takes
the trick from a lesser one if it is a trump or of the suit asked for.
"""

from __future__ import annotations

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from .pack import MATTO, PACK, POINTS, PROTECTED, STRENGTH, SUIT

LENGTH = 14
"""So many cards are in a suit, the King being the last."""
TRUMP_SUIT, MATTO_SUIT = 4, 5
FIRST_TRUMP = LENGTH * len(ITALIAN_SUITS)
RANKED_MATTO = PACK.size - 1

SUIT_ORDER = ITALIAN_SUITS + (TRUMPS, "")
CARDS = sorted(range(PACK.size), key=lambda card: (SUIT_ORDER.index(SUIT[card]), STRENGTH[card]))
"""The card of the pack behind each number."""
RANKED = [CARDS.index(card) for card in range(PACK.size)]
"""The number of each card of the pack."""
SUIT_OF = [SUIT_ORDER.index(SUIT[card]) for card in CARDS]
"""The suit of each number: 0 to 3, 4 for trumps, 5 for the Matto."""
VALUE = [0 if card == MATTO else POINTS[card] for card in CARDS]
"""What each number scores when it is captured; the Matto never is."""
COUNTS = [cardset.has(PROTECTED, card) and card != MATTO for card in CARDS]
"""Whether a number is worth something to the side that wins it: the counting cards and trump 29."""

KINGS = [LENGTH * suit + LENGTH - 1 for suit in range(len(ITALIAN_SUITS))]
"""The numbers of the Kings."""
IS_KING = [card in KINGS for card in range(PACK.size)]

Hand = list[list[int]]
"""A hand as six ascending lists: the four suits, the trumps, the Matto."""
