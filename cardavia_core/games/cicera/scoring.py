"""Cicera: the score of the deal (source page, section 5)."""

from __future__ import annotations

from ... import cardset
from ...cards import PACKS
from ...families.capturing import holder, most
from ...game import Line, Tally, message

PACK = PACKS["cicera"]
SCUA, PICADA, SIMILI, QUADRIGLIA = "scua", "picada", "simili", "quadriglia"
BONUSES = (SCUA, PICADA, SIMILI, QUADRIGLIA)
"""The bonuses of a capture, in the order in which they are told and counted."""
BONUS_LINES = (
    (message("cicera.score.scua"), message("cicera.score.scua.note")),
    (message("cicera.score.picada"), message("cicera.score.picada.note")),
    (message("cicera.score.simili"), message("cicera.score.simili.note")),
    (message("cicera.score.quadriglia"), message("cicera.score.quadriglia.note")),
)
MATA = PACK.card("2s")
TEN_OF_COINS = PACK.card("10d")
FANTE_OF_CUPS = PACK.card("Fc")
AWARD_LINES = (
    (MATA, message("cicera.score.mata"), message("cicera.score.mata.note")),
    (TEN_OF_COINS, message("cicera.score.ten"), message("cicera.score.ten.note")),
    (FANTE_OF_CUPS, message("cicera.score.fante"), message("cicera.score.fante.note")),
)
SWORDS = cardset.of([card for card in range(PACK.size) if PACK.suit(card) == "s"])
RUN = PACK.read(["As", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s"])
"""The cards of the napula, which starts with the first and ends with the last at most (CI-Q4)."""
SHORTEST_NAPULA = 3
CARDS_WORTH = 2


def run_length(pile: int) -> int:
    """How many swords in a row a pile holds from the Ace upward, at most to the 10."""
    length = 0
    while length < len(RUN) and cardset.has(pile, RUN[length]):
        length += 1
    return length


def napula(pile: int) -> int:
    """The points of the napula in a pile: the length of its run, from three cards on (CI-Q3 to CI-Q5)."""
    length = run_length(pile)
    return length if length >= SHORTEST_NAPULA else 0


def tally(piles: list[int], bonus: list[list[int]]) -> Tally:
    """The lines of the score, for the piles of the teams and their bonuses in the order of BONUSES.

    A majority that is level is nobody's (CI-Q2).  Where nobody has captured there is nothing to count.
    """
    cards = [cardset.count(pile) for pile in piles]
    swords = [cardset.count(pile & SWORDS) for pile in piles]
    lines = [
        Line(BONUS_LINES[place][0], BONUS_LINES[place][1], [None, None], list(bonus[place]))
        for place in range(len(BONUSES))
    ]
    level = message("cicera.score.level" if any(piles) else "cicera.score.nobody")
    note = message("cicera.score.cards.note")
    lines.append(most(cards, message("cicera.score.cards"), note, level, CARDS_WORTH))
    note = message("cicera.score.swords.note")
    lines.append(most(swords, message("cicera.score.swords"), note, level))
    for card, label, note in AWARD_LINES:
        lines.append(holder(PACK, card, piles, label, note if any(piles) else level))
    return Tally(lines + [_napula_line(piles)])


def _napula_line(piles: list[int]) -> Line:
    lengths = [napula(pile) for pile in piles]
    runs = [PACK.write(RUN[:length]) for length in lengths]
    note = message("cicera.score.napula.note" if any(lengths) else "cicera.score.napula.nobody")
    return Line(message("cicera.score.napula"), note, [lengths[0], lengths[1]], lengths, runs)
