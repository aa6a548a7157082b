"""Which moves of Piedicavallo are worth thinking about: none that would anger a partner, none twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from .discarding import discard_value
from .policy import choose, decent
from .rules import SETS, STRENGTH, SUIT
from .scoring import POINTS
from .trickplay import Situation

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import PiedicavalloDeal

MOST_DISCARDS = 12


def candidates(deal: PiedicavalloDeal, view: dict[str, Any]) -> list[Move]:
    """See `Game.decent`.  Of moves that come to the same there is one: the policy's own, else the first."""
    moves = deal.moves()
    if len(moves) == 1:
        return moves
    usual, _ = choose(deal, view)
    if deal.phase == "discard":
        return _discards(deal.hands[deal.dealer], moves, usual)
    situation = Situation(deal, view)
    cards = decent(situation, [move.cards[0] for move in moves])
    found: list[Move] = []
    for move in moves:
        if move.cards[0] not in cards:
            continue
        for place, other in enumerate(found):
            if alike(situation, other.cards[0], move.cards[0]):
                found[place] = usual if usual in (other, move) else other
                break
        else:
            found.append(move)
    return found


def alike(situation: Situation, card: int, other: int) -> bool:
    """Whether it makes no difference which of two own cards is played.

    They are of one suit, count as much, and no card that lies between them is on the table or in a hand
    that the seat does not see.
    """
    suit = SUIT[card]
    if suit != SUIT[other] or POINTS[card] != POINTS[other]:
        return False
    low, high = sorted([STRENGTH[card], STRENGTH[other]])
    others = cardset.cards(situation.odds.hidden & SETS[suit]) + situation.trick
    return not any(SUIT[one] == suit and low < STRENGTH[one] < high for one in others)


def _discards(hand: int, moves: list[Move], usual: Move) -> list[Move]:
    """The most valuable discards, one of each kind, in the order of the cards."""
    best: dict[tuple[tuple[str, int], ...], tuple[int, int, int]] = {}
    for place, move in enumerate(moves):
        kind = tuple([(SUIT[card], POINTS[card]) for card in move.cards])
        value = (0 if move == usual else 1, -discard_value(hand, move.cards), place)
        best[kind] = min(best.get(kind, value), value)
    places = [place for _, _, place in sorted(best.values())[:MOST_DISCARDS]]
    return [moves[place] for place in sorted(places)]
