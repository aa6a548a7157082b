"""Scopa for two: the score of a deal (source page, section 4)."""

from __future__ import annotations

from ... import cardset
from ...cards import ITALIAN_SUITS, PACKS
from ...families.capturing import holder, majority, most
from ...game import Line, Tally, message

PACK = PACKS["scopa"]
SETTEBELLO = PACK.card("7d")
COINS = cardset.of([card for card in range(PACK.size) if PACK.suit(card) == "d"])
RANK_PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
PRIMIERA = [RANK_PRIMIERA[PACK.rank(card)] for card in range(PACK.size)]
"""What each card counts for the primiera; this has nothing to do with what it captures."""


def best_cards(pile: int) -> list[int]:
    """The best card for the primiera in each suit that the pile holds, in the order of the suits."""
    best = []
    for suit in ITALIAN_SUITS:
        cards = [card for card in cardset.cards(pile) if PACK.suit(card) == suit]
        if cards:
            best.append(max(cards, key=lambda card: (PRIMIERA[card], -card)))
    return best


def primiera(pile: int) -> int | None:
    """The primiera of a pile, 40 to 84, or None where a suit is missing."""
    best = best_cards(pile)
    return sum([PRIMIERA[card] for card in best]) if len(best) == len(ITALIAN_SUITS) else None


def tally(piles: list[int], scope: list[int]) -> Tally:
    """The lines of the score: cards, coins, settebello, primiera, scope.  More is the majority (SC-Q12)."""
    cards = [cardset.count(pile) for pile in piles]
    coins = [cardset.count(pile & COINS) for pile in piles]
    level = message("scopa.score.level")
    label, note = message("scopa.score.settebello"), message("scopa.score.settebello.note")
    return Tally(
        [
            most(cards, message("scopa.score.cards"), message("scopa.score.cards.note"), level),
            most(coins, message("scopa.score.coins"), message("scopa.score.coins.note"), level),
            holder(PACK, SETTEBELLO, piles, label, note),
            _primiera_line(piles),
            Line(message("scopa.score.scope"), message("scopa.score.scope.note"), [None, None], list(scope)),
        ]
    )


def _primiera_line(piles: list[int]) -> Line:
    """A pile without a suit is out of the running (SC-Q7)."""
    counts = [primiera(pile) for pile in piles]
    points = majority(counts)
    if None in counts:
        note = message("scopa.score.primiera.alone" if any(points) else "scopa.score.primiera.nobody")
    elif any(points):
        note = message("scopa.score.primiera.note")
    else:
        note = message("scopa.score.level")
    cards = [PACK.write(best_cards(pile)) for pile in piles]
    return Line(message("scopa.score.primiera"), note, counts, points, cards)
