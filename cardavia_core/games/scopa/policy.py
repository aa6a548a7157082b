"""Rules of thumb for Scopa: a sensible move without search.

Every move is worth what it takes, less what it is likely to leave to the other player.  The weights are
in thousandths of a point of the score: a scopa and the settebello are a point each; sevens, coins and
mere cards are worth their share of the point they help to win.  Whole numbers only: every interpreter
must come to the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.capturing import left, likely_best
from ...game import message
from .rules import HAND, PACK, VALUE, captures
from .sample import unseen
from .scoring import PRIMIERA, SETTEBELLO

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import ScopaDeal

POINT = 1000
CARD = 50
COIN = 130
PRIMIERA_SHARE = {21: 260, 18: 100, 16: 60, 15: 30}
LOOKED_AT = 8
"""How many moves are weighed against the answer: those that take most.  It bounds the time in the page."""
FAR_BEHIND = 1200
"""By how much a move may look worse than the best one and still be worth a search."""


def _worth(card: int) -> int:
    worth = CARD + PRIMIERA_SHARE.get(PRIMIERA[card], 0)
    if PACK.suit(card) == "d":
        worth += COIN
    return worth + (POINT if card == SETTEBELLO else 0)


WORTH = [_worth(card) for card in range(PACK.size)]
"""What each card is worth in a pile, in thousandths of a point."""


def _sweeps(taken: list[int] | tuple[int, ...], table: list[int], last_play: bool) -> bool:
    return len(taken) == len(table) > 0 and not last_play


def gain(card: int, taken: list[int] | tuple[int, ...], table: list[int], last_play: bool) -> int:
    """What playing the card and taking these is worth in thousandths of a point, before any answer."""
    if not taken:
        return 0
    total = WORTH[card] + sum([WORTH[other] for other in taken])
    return total + (POINT if _sweeps(taken, table, last_play) else 0)


def loss(table: list[int], cards: list[int], held: int, last_play: bool) -> int:
    """What the other player can be expected to take from the table, in thousandths of a point.

    He holds `held` of the unseen `cards`, any of them equally likely, and takes the best he can.
    """
    ways: dict[int, list[list[int]]] = {}
    answers = []
    for card in cards:
        value = VALUE[card]
        if value not in ways:
            ways[value] = captures(table, value)
        gains = [gain(card, way, table, last_play) for way in ways[value]]
        answers.append(max(gains + [0]))
    return likely_best(answers, held)


def weighed(deal: ScopaDeal, view: dict[str, Any]) -> list[tuple[int, Move]]:
    """The moves that take most, in that order, each with its worth by these weights."""
    hands, last_play = view["hands"], view["stock"] == 0 and sum(view["hands"]) == 1
    cards = unseen(view)
    held = hands[1 - view["seat"]] or min(HAND, view["stock"])
    answer_is_last = view["stock"] == 0 and sum(hands) == 2
    gains = []
    for place, move in enumerate(deal.moves()):
        gains.append((-gain(move.cards[0], move.taken, deal.table, last_play), place, move))
    gains.sort(key=lambda entry: entry[:2])
    return [
        (-cost - loss(left(deal.table, move), cards, held, answer_is_last), move)
        for cost, _, move in gains[:LOOKED_AT]
    ]


def choose(deal: ScopaDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these weights, and why.  Equal moves: the first in the order of the cards."""
    best, best_worth = None, 0
    for worth, move in weighed(deal, view):
        if best is None or worth > best_worth:
            best, best_worth = move, worth
    assert best is not None
    return best, reasons(view, best, deal.table)


def decent(deal: ScopaDeal, view: dict[str, Any]) -> list[Move]:
    """The moves that are not far behind the best by these weights, nor take a card where a better one lay."""
    found = weighed(deal, view)
    most = max([worth for worth, _ in found])
    near = [move for worth, move in found if worth >= most - FAR_BEHIND]
    return [move for move in near if not any(takes_better(other, move) for other in near)]


def takes_better(move: Move, other: Move) -> bool:
    """Whether a move takes the same values with the same card as another, and more with them."""
    if move.cards != other.cards or len(move.taken) != len(other.taken):
        return False
    values = [sorted([VALUE[card] for card in taken]) for taken in (move.taken, other.taken)]
    worths = [sum([WORTH[card] for card in taken]) for taken in (move.taken, other.taken)]
    return values[0] == values[1] and worths[0] > worths[1]


def _may_sweep(card: int, table: list[int]) -> bool:
    return any(len(way) == len(table) for way in captures(table, VALUE[card]))


def reasons(view: dict[str, Any], move: Move, table: list[int]) -> list[str]:
    """Why a move is good, the weightiest reason first, two at most."""
    moved = move.cards + move.taken
    after = left(table, move)
    last_play = view["stock"] == 0 and sum(view["hands"]) == 1
    sweepers = [card for card in unseen(view) if _may_sweep(card, after)]
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
