"""Rules of thumb for Cicera: a sensible move without search.

A move is worth what it takes and scores, less what the next player, an opponent, is likely to take from
what it leaves, with a share of what the partner after him and the seat itself may still take.  The
weights are in thousandths of a point of the score.  Whole numbers only: every interpreter must come to
the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.capturing import left, likely_best
from ...game import message
from .rules import HIGHEST, RANK, SEATS, SUIT, TEAMS, VALUE, all_sums, bonuses_of, captures
from .sample import unseen
from .scoring import (
    FANTE_OF_CUPS,
    MATA,
    PACK,
    PICADA,
    QUADRIGLIA,
    RUN,
    SCUA,
    SHORTEST_NAPULA,
    SIMILI,
    TEN_OF_COINS,
    run_length,
)

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import CiceraDeal

POINT = 1000
CARD = 110
SWORD = 180
RUN_START = (350, 900, 2500, 0)
"""What an Ace, 2 or 3 of Swords is worth to a side that has none, one, two or all of the three."""
RUN_NEXT = 900
RUN_LATER = 100
PARTNER = 25
"""The share, in hundredths, of what the partner could take from what a move leaves."""
OWN = 15
"""The same for the seat itself."""
SOON = 8
"""With fewer cards to come than these, what is left on the table begins to count."""
CAPTURES_WEIGHED = 8
"""How many captures are weighed against the answer: those that bring most.  It bounds the time."""
MOST_DECENT = 12
"""How many moves are worth a search at most."""
FAR_BEHIND = 1500
"""By how much a move may look worse than the best one and still be worth a search."""
MANY = 4
"""From how many cards on, the played one among them, a capture is said to take many."""
TABLE_LOOKED_THROUGH = 8
"""The longest table for which a reason says that no bonus is left on it."""
NONE = -1

BONUS_REASONS = {
    SCUA: message("cicera.reason.scua"),
    PICADA: message("cicera.reason.picada"),
    SIMILI: message("cicera.reason.simili"),
    QUADRIGLIA: message("cicera.reason.quadriglia"),
}
AWARD_REASONS = (
    (MATA, message("cicera.reason.mata")),
    (TEN_OF_COINS, message("cicera.reason.ten")),
    (FANTE_OF_CUPS, message("cicera.reason.fante")),
)
DECLINES, SAFE, ALONE, SHIELD, TAKES = 700, 500, 400, 200, 1
"""How much each reason weighs that has no points of its own."""


def run_worths(own: int, other: int) -> list[int]:
    """What each card of the napula is worth to the side with the first pile, against one with the second."""
    start = cardset.of(RUN[:SHORTEST_NAPULA])
    if other & start:
        return [0] * len(RUN)
    first = RUN_START[cardset.count(own & start)]
    following = run_length(own)
    rest = [RUN_NEXT if place == following else RUN_LATER for place in range(SHORTEST_NAPULA, len(RUN))]
    return [first] * SHORTEST_NAPULA + rest


def worths(piles: list[int]) -> list[int]:
    """What each card is worth in a pile: as a card, a sword, an award, and for either side's napula."""
    worth = [CARD + (SWORD if suit == "s" else 0) for suit in SUIT]
    for card, _ in AWARD_REASONS:
        worth[card] += POINT
    for team in (0, 1):
        for place, run_worth in enumerate(run_worths(piles[team], piles[1 - team])):
            worth[RUN[place]] += run_worth
    return worth


def best_sums(cards: list[int], worth: list[int]) -> list[int]:
    """For every value, what the best sum of these numerals brings, a quadriglia counted; NONE without one."""
    one = [NONE] * (HIGHEST + 1)
    two = [NONE] * (HIGHEST + 1)
    more = [NONE] * (HIGHEST + 1)
    for card in cards:
        value, own = VALUE[card], worth[card]
        for total in range(HIGHEST, value, -1):
            rest = total - value
            if two[rest] > NONE and two[rest] + own > more[total]:
                more[total] = two[rest] + own
            if more[rest] > NONE and more[rest] + own > more[total]:
                more[total] = more[rest] + own
            if one[rest] > NONE and one[rest] + own > two[total]:
                two[total] = one[rest] + own
        if own > one[value]:
            one[value] = own
    return [
        max(two[total], more[total] + POINT if more[total] > NONE else NONE) for total in range(HIGHEST + 1)
    ]


class Prospect:
    """What single cards could take from a table, and what it would be worth."""

    __slots__ = ("table", "worth", "equal", "groups", "suited", "total")

    def __init__(self, table: list[int], worth: list[int]) -> None:
        self.table = table
        self.worth = worth
        self.equal: dict[str, int] = {}
        for card in table:
            self.equal[RANK[card]] = max(self.equal.get(RANK[card], 0), worth[card])
        numerals = [card for card in table if VALUE[card]]
        self.groups = best_sums(numerals, worth)
        self.suited: dict[str, list[int]] = {}
        for suit in PACK.suits:
            cards = [card for card in numerals if SUIT[card] == suit]
            if len(cards) > 1:
                self.suited[suit] = best_sums(cards, worth)
        self.total = sum([VALUE[card] for card in numerals]) if len(numerals) == len(table) > 1 else NONE

    def best(self, card: int) -> int:
        """The most that the card brings, but for a picada."""
        best, value, suit = self.equal.get(RANK[card], NONE), VALUE[card], SUIT[card]
        if best > NONE and len(self.table) == 1:
            best += POINT
        if value:
            best = max(best, self.groups[value])
            if suit in self.suited and self.suited[suit][value] > NONE:
                best = max(best, self.suited[suit][value] + POINT)
            if value == self.total:
                bonuses = len(bonuses_of(card, tuple(self.table), self.table, None))
                best = max(best, sum([self.worth[other] for other in self.table]) + bonuses * POINT)
        return best + self.worth[card] if best > NONE else 0

    def picada(self, card: int, placed: int) -> int:
        """What the card brings if it takes the card that was just left; 0 where it cannot."""
        if RANK[card] != RANK[placed]:
            return 0
        bonuses = len(bonuses_of(card, (placed,), self.table, placed))
        return self.worth[card] + self.worth[placed] + bonuses * POINT


def gain(deal: CiceraDeal, move: Move, worth: list[int]) -> int:
    """What a move brings at once, in thousandths of a point."""
    if not move.taken:
        return 0
    bonuses = bonuses_of(move.cards[0], move.taken, deal.table, deal.last_placed)
    return sum([worth[card] for card in move.cards + move.taken]) + len(bonuses) * POINT


def outlook(deal: CiceraDeal, view: dict[str, Any], move: Move, cards: list[int], worth: list[int]) -> int:
    """What may follow a move, in thousandths of a point; `cards` are those the seat has not seen.

    The next player is an opponent, and the only one who can have a picada; after him comes the partner.
    """
    seat, hands = view["seat"], view["hands"]
    after = left(deal.table, move)
    prospect = Prospect(after, worth)
    answers = [prospect.best(card) for card in cards]
    value = likely_best(answers, hands[(seat + 2) % SEATS]) * PARTNER // 100
    if not move.taken:
        placed = move.cards[0]
        answers = [max(answers[place], prospect.picada(card, placed)) for place, card in enumerate(cards)]
    value -= likely_best(answers, hands[(seat + 1) % SEATS])
    own = [prospect.best(card) for card in cardset.cards(deal.hands[seat]) if card != move.cards[0]]
    best_own = max(own + [0])
    rest = sum([worth[card] for card in after])
    return value + best_own * OWN // 100 + _rest(deal, view, move, rest, best_own)


def _rest(deal: CiceraDeal, view: dict[str, Any], move: Move, rest: int, best_own: int) -> int:
    """What the cards left on the table mean near the end: they go to the side that takes last."""
    seat: int = view["seat"]
    coming: int = sum(view["hands"]) - 1
    last = seat if move.taken else deal.last_capturer
    if coming >= SOON or last is None:
        return 0
    if coming == SEATS and best_own:  # the seat plays the last card of the deal, and it can take
        return (rest + best_own) // 2
    return (rest if TEAMS[last] == TEAMS[seat] else -rest) >> coming


def candidates(deal: CiceraDeal, worth: list[int]) -> list[tuple[int, Move]]:
    """The moves to be weighed, each with its gain: the best captures, and every card that can be laid."""
    captures_found = []
    laid = []
    for place, move in enumerate(deal.moves()):
        if move.taken:
            captures_found.append((-gain(deal, move, worth), place, move))
        else:
            laid.append((0, move))
    captures_found.sort(key=lambda entry: entry[:2])
    return [(-entry[0], entry[2]) for entry in captures_found[:CAPTURES_WEIGHED]] + laid


def weighed(deal: CiceraDeal, view: dict[str, Any]) -> list[tuple[int, Move]]:
    """The moves that come into question, each with its worth by these weights."""
    worth = worths(deal.piles)
    cards = unseen(view)
    return [
        (brings + outlook(deal, view, move, cards, worth), move) for brings, move in candidates(deal, worth)
    ]


def best_of(found: list[tuple[int, Move]]) -> Move:
    """The move with the greatest worth; of equal ones the first."""
    best, most = None, 0
    for value, move in found:
        if best is None or value > most:
            best, most = move, value
    assert best is not None
    return best


def choose(deal: CiceraDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these weights, and why.  Equal moves: the first that is weighed."""
    best = best_of(weighed(deal, view))
    return best, reasons(deal, view, best)


def at_once(deal: CiceraDeal, move: Move) -> int:
    """The points that everybody sees a capture bring: its bonuses, and taken cards that are a point each."""
    bonuses = bonuses_of(move.cards[0], move.taken, deal.table, deal.last_placed)
    return len(bonuses) + len([card for card, _ in AWARD_REASONS if card in move.taken])


def decent(deal: CiceraDeal, view: dict[str, Any]) -> list[Move]:
    """The moves that are not far behind the best by these weights: that one first, so many at most.

    No point is passed up that can be had at once, unless the best move does so, and of two cards that count
    the same in every respect only one is laid.
    """
    found = weighed(deal, view)
    best = best_of(found)
    worth = worths(deal.piles)
    ranked = sorted([(-value, place) for place, (value, _) in enumerate(found)])
    points = max([at_once(deal, move) for _, move in found])
    kept, laid = [best], []
    for cost, place in ranked:
        move = found[place][1]
        if len(kept) == MOST_DECENT or cost - ranked[0][0] > FAR_BEHIND:
            break
        alike = (RANK[move.cards[0]], worth[move.cards[0]], move.taken)
        if move != best and alike not in laid and at_once(deal, move) == points:
            kept.append(move)
        laid.append(alike)
    return kept


def exposed(table: list[int], placed: int | None, cards: list[int]) -> list[str]:
    """The kinds of all bonuses that one of these cards could score on the table."""
    groups = all_sums(table, HIGHEST)
    found: list[str] = []
    for card in cards:
        for taken in captures(card, table, groups):
            found += bonuses_of(card, taken, table, placed)
    return found


def may_sweep(table: list[int], cards: list[int]) -> bool:
    """Whether one of these cards could take the whole table."""
    if len(table) == 1:
        return any(RANK[card] == RANK[table[0]] for card in cards)
    total = sum([VALUE[card] for card in table])
    return all(VALUE[card] for card in table) and any(VALUE[card] == total > 0 for card in cards)


def reasons(deal: CiceraDeal, view: dict[str, Any], move: Move) -> list[str]:
    """Why a move is good, the weightiest reason first, two at most."""
    worth, cards = worths(deal.piles), unseen(view)
    after = left(deal.table, move)
    found = _taking(deal, move, TEAMS[view["seat"]], worth) if move.taken else []
    if after and cards and len(after) <= TABLE_LOOKED_THROUGH:
        found += _leaving(deal, move, after, cards)
    coming = sum(view["hands"]) - 1
    if move.taken and after and coming < SEATS:
        found.append((sum([worth[card] for card in after]) >> coming, message("cicera.reason.rest")))
    found.sort(key=lambda entry: (-entry[0], entry[1]))
    return [key for _, key in found[:2]] or [message("cicera.reason.least")]


def _taking(deal: CiceraDeal, move: Move, team: int, worth: list[int]) -> list[tuple[int, str]]:
    """What speaks for a capture: weights and keys."""
    moved = move.cards + move.taken
    kinds = bonuses_of(move.cards[0], move.taken, deal.table, deal.last_placed)
    found = [(POINT, BONUS_REASONS[kind]) for kind in kinds]
    found += [(worth[card], key) for card, key in AWARD_REASONS if card in moved]
    own, other = deal.piles[team], deal.piles[1 - team]
    gathered, denied = [
        sum([run[place] for place, card in enumerate(RUN) if card in moved and run[place] > RUN_LATER])
        for run in (run_worths(own, other), run_worths(other, own))
    ]
    if gathered:
        found.append((gathered, message("cicera.reason.napula")))
    if denied and other & cardset.of(RUN[:SHORTEST_NAPULA]):
        found.append((denied, message("cicera.reason.denies")))
    swords = [card for card in moved if SUIT[card] == "s"]
    if swords:
        found.append((SWORD * len(swords), message("cicera.reason.swords")))
    if len(moved) >= MANY:
        found.append((CARD * len(moved), message("cicera.reason.many")))
    return found + [(TAKES, message("cicera.reason.takes"))]


def _leaving(deal: CiceraDeal, move: Move, after: list[int], cards: list[int]) -> list[tuple[int, str]]:
    """What speaks for the table that a move leaves: weights and keys."""
    card = move.cards[0]
    kinds = exposed(after, None if move.taken else card, cards)
    found = [] if kinds else [(SAFE, message("cicera.reason.safe"))]
    if len(after) > 1 and not all(VALUE[other] for other in after):
        found.append((SHIELD, message("cicera.reason.shield")))
    if move.taken:
        return found
    if RANK[card] not in [RANK[other] for other in cards]:
        found.append((ALONE, message("cicera.reason.alone")))
    tables = [left(deal.table, other) for other in deal.moves() if other.taken]
    if tables and not may_sweep(after, cards) and all(may_sweep(table, cards) for table in tables):
        found.append((DECLINES, message("cicera.reason.declines")))
    return found
