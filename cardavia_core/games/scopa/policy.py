"""Rules of thumb for Scopa: a sensible move without search.

Every move is worth what it takes, less what it is likely to leave to the other player.  The weights are
in points of the score: a scopa and the settebello are a point each; sevens, coins and mere cards are
worth their share of the point they help to win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import message
from .rules import HAND, PACK, VALUE, captures
from .sample import unseen
from .scoring import PRIMIERA, SETTEBELLO

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import ScopaDeal

SCOPA = 1.0
CARD = 0.05
COIN = 0.13
PRIMIERA_SHARE = {21: 0.26, 18: 0.10, 16: 0.06, 15: 0.03}
LOOKED_AT = 8
"""How many moves are weighed against the answer: those that take most.  It bounds the time in the page."""


def _worth(card: int) -> float:
    worth = CARD + PRIMIERA_SHARE.get(PRIMIERA[card], 0.0)
    if PACK.suit(card) == "d":
        worth += COIN
    return worth + (1.0 if card == SETTEBELLO else 0.0)


WORTH = [_worth(card) for card in range(PACK.size)]
"""What each card is worth in a pile, in points."""


def _sweeps(taken: list[int] | tuple[int, ...], table: list[int], last_play: bool) -> bool:
    return len(taken) == len(table) > 0 and not last_play


def gain(card: int, taken: list[int] | tuple[int, ...], table: list[int], last_play: bool) -> float:
    """What playing the card and taking these is worth in points, before any answer."""
    if not taken:
        return 0.0
    total = WORTH[card] + sum([WORTH[other] for other in taken])
    return total + (SCOPA if _sweeps(taken, table, last_play) else 0.0)


def loss(table: list[int], cards: list[int], held: int, last_play: bool) -> float:
    """What the other player can be expected to take from the table, in points.

    He holds `held` cards, each of the unseen `cards` equally likely, and takes the best he can.
    """
    if not cards or not held:
        return 0.0
    ways: dict[int, list[list[int]]] = {}
    answers = []
    for card in cards:
        value = VALUE[card]
        if value not in ways:
            ways[value] = captures(table, value)
        best = [gain(card, way, table, last_play) for way in ways[value]]
        if best:
            answers.append(max(best))
    answers.sort(reverse=True)
    chance = min(1.0, held / len(cards))
    expected, none_better = 0.0, 1.0
    for answer in answers:
        expected += answer * chance * none_better
        none_better *= 1.0 - chance
    return expected


def choose(deal: ScopaDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these weights, and why.  Equal moves: the first in the order of the cards."""
    hands, last_play = view["hands"], view["stock"] == 0 and sum(view["hands"]) == 1
    cards = unseen(view)
    held = hands[1 - view["seat"]] or min(HAND, view["stock"])
    answer_is_last = view["stock"] == 0 and sum(hands) == 2
    weighed = []
    for place, move in enumerate(deal.moves()):
        weighed.append((-gain(move.cards[0], move.taken, deal.table, last_play), place, move))
    weighed.sort(key=lambda entry: entry[:2])
    best, best_worth = weighed[0][2], -1000.0
    for cost, _, move in weighed[:LOOKED_AT]:
        worth = -cost - loss(left(deal.table, move), cards, held, answer_is_last)
        if worth > best_worth + 1e-9:
            best, best_worth = move, worth
    return best, reasons(best, deal.table, cards, last_play)


def _may_sweep(card: int, table: list[int]) -> bool:
    return any(len(way) == len(table) for way in captures(table, VALUE[card]))


def left(table: list[int], move: Move) -> list[int]:
    """The table after the move."""
    if not move.taken:
        return table + [move.cards[0]]
    return [card for card in table if card not in move.taken]


def reasons(move: Move, table: list[int], cards: list[int], last_play: bool) -> list[str]:
    """Why a move is good, the weightiest reason first, two at most; only what both can see is used."""
    moved = move.cards + move.taken
    after = left(table, move)
    sweepers = [card for card in cards if _may_sweep(card, after)]
    found = []
    if move.taken:
        if _sweeps(move.taken, table, last_play):
            found.append(message("scopa.reason.scopa"))
        if SETTEBELLO in moved:
            found.append(message("scopa.reason.settebello"))
        elif any(VALUE[card] == 7 for card in moved):
            found.append(message("scopa.reason.seven"))
        if any(PACK.suit(card) == "d" and card != SETTEBELLO for card in moved):
            found.append(message("scopa.reason.coins"))
        if len(moved) > 2:
            found.append(message("scopa.reason.many"))
        found.append(message("scopa.reason.takes"))
    if after and not sweepers:
        found.append(message("scopa.reason.safe"))
    if not found:
        found.append(message("scopa.reason.least"))
    return found[:2]
