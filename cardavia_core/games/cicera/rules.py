"""Cicera: the deal, which is the whole match (CI-Q1).

Source: the page `002_9a0311b54a5e558d` ("Cicera"); each gap is decided in RULINGS.md.
Play one card: leave it on the table, or take one card of its rank, or, with a numeral, two or more
numerals that add up to it.  Taking is always optional.  A capture scores at once: scùa, picada, simili,
quadriglia.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.capturing import left
from ...game import Deal, Event, IllegalMove, Move, Refusal, copied, message, plural
from .scoring import BONUSES, PACK, PICADA, QUADRIGLIA, SCUA, SIMILI, tally

if TYPE_CHECKING:
    from typing import Any

    from ...game import Tally
    from ...shuffle import Stream

SEATS = 4
TEAMS = (0, 1, 0, 1)
HAND = 12
OPENING_TABLE = 4
HIGHEST = 10
FEWEST_FOR_QUADRIGLIA = 3
COURTS = ("F", "C", "R")
RANK = [PACK.rank(card) for card in range(PACK.size)]
SUIT = [PACK.suit(card) for card in range(PACK.size)]
RANK_VALUE = {"A": 1, "F": 0, "C": 0, "R": 0}
VALUE = [RANK_VALUE[rank] if rank in RANK_VALUE else int(rank) for rank in RANK]
"""What each card counts in a sum; courts have no value and stand as 0."""

BONUS_NAMES = {
    SCUA: message("cicera.bonus.scua"),
    PICADA: message("cicera.bonus.picada"),
    SIMILI: message("cicera.bonus.simili"),
    QUADRIGLIA: message("cicera.bonus.quadriglia"),
}
BONUS_EVENTS = {
    SCUA: message("cicera.event.scua"),
    PICADA: message("cicera.event.picada"),
    SIMILI: message("cicera.event.simili"),
    QUADRIGLIA: message("cicera.event.quadriglia"),
}


def all_sums(table: list[int], highest: int) -> list[list[tuple[int, ...]]]:
    """For every value up to `highest`, the groups of two or more numerals that add up to it.

    Nobody must take, so a table can grow long and have hundreds of groups: all values are found in one
    pass, card by card, and not each by a search of its own.
    """
    ways: list[list[tuple[int, ...]]] = [[] for _ in range(highest + 1)]
    ways[0].append(())
    for card in sorted(table):
        value = VALUE[card]
        if value:
            for total in range(highest, value - 1, -1):
                ways[total] += [way + (card,) for way in ways[total - value]]
    return [[way for way in found if len(way) > 1] for found in ways]


def captures(card: int, table: list[int], groups: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """What a card may take: one card of its rank (CI-Q9), or one of the `all_sums` of its value (CI-Q14)."""
    equal: list[tuple[int, ...]] = [(other,) for other in sorted(table) if RANK[other] == RANK[card]]
    return equal + groups[VALUE[card]] if VALUE[card] else equal


def bonuses_of(card: int, taken: tuple[int, ...], table: list[int], last_placed: int | None) -> list[str]:
    """What this capture from this table scores, a point each, in the order of BONUSES.

    A picada is the very card that the player before has just left, taken alone (CI-Q6 to CI-Q11).
    Bonuses add up (CI-Q12), and the last play of the deal counts like any other (CI-Q17).
    """
    if not taken:
        return []
    holds = {
        SCUA: len(taken) == len(table),
        PICADA: len(taken) == 1 and taken[0] == last_placed,
        SIMILI: all(SUIT[other] == SUIT[card] for other in taken),
        QUADRIGLIA: len(taken) >= FEWEST_FOR_QUADRIGLIA,
    }
    return [kind for kind in BONUSES if holds[kind]]


class CiceraDeal(Deal):
    """The one deal of Cicera.

    `hands` are the card sets of the seats, `piles` those of the teams, `table` the cards in the order they
    were laid, `bonus` the bonus points of the teams, one pair for each of BONUSES.  `last_placed` is the
    card that the play before has left on the table, or None; `last_capturer` the seat that took last.
    """

    __slots__ = ("hands", "table", "piles", "bonus", "dealer", "last_placed", "last_capturer", "match")

    def __init__(self, dealer: int, match: dict[str, Any]) -> None:
        self.hands = [cardset.EMPTY] * SEATS
        self.table: list[int] = []
        self.piles = [cardset.EMPTY, cardset.EMPTY]
        self.bonus = [[0, 0] for _ in BONUSES]
        self.dealer = dealer
        self.last_placed: int | None = None
        self.last_capturer: int | None = None
        self.match = match
        self.turn: int | None = (dealer + 1) % SEATS
        self.phase = "play"
        self.exhaustive = True
        self.opening: list[list[Event]] = []

    def shuffle_and_deal(self, stream: Stream) -> None:
        """Deal twelve cards to each seat and four to the table, whatever these are (CI-Q20)."""
        cards = stream.shuffled(list(range(PACK.size)))
        for turn in range(SEATS):
            seat = (self.dealer + 1 + turn) % SEATS
            self.hands[seat] = cardset.of(cards[turn * HAND : (turn + 1) * HAND])
        self.table = cards[SEATS * HAND :]
        self.opening = [[Event("deal", self.dealer, tuple(self.table), HAND)]]

    def moves(self) -> list[Move]:
        """See `Deal.moves`.  Every card may be left, or take what it can: the choice is free (CI-Q15)."""
        if self.turn is None:
            return []
        hand = cardset.cards(self.hands[self.turn])
        groups = all_sums(self.table, max([VALUE[card] for card in hand] + [0]))
        moves = []
        for card in hand:
            moves.append(Move("play", (card,)))
            moves += [Move("play", (card,), taken) for taken in captures(card, self.table, groups)]
        return moves

    def refusal(self, move: Move) -> Refusal | None:
        """See `Deal.refusal`."""
        if self.turn is None:
            return Refusal(message("move.deal_over"))
        if move.kind != "play" or len(move.cards) != 1:
            return Refusal(message("cicera.refusal.one_card"))
        card = move.cards[0]
        if not cardset.has(self.hands[self.turn], card):
            return Refusal(message("move.not_in_hand"), card=PACK.code(card))
        last = -1
        for other in move.taken:
            # A card that is named again, or out of its order, is not there a second time.
            if other <= last or other not in self.table:
                return Refusal(message("cicera.refusal.not_on_table"), card=PACK.code(other))
            last = other
        return _capture_refusal(card, move.taken)

    def play(self, move: Move) -> list[list[Event]]:
        """See `Deal.play`."""
        refusal = self.refusal(move)
        if refusal is not None or self.turn is None:
            raise IllegalMove(refusal or Refusal(message("move.deal_over")))
        seat = self.turn
        self.hands[seat] &= ~(1 << move.cards[0])
        beats = self._capture(seat, move) if move.taken else [self._lay(seat, move)]
        self.turn = (seat + 1) % SEATS
        if not any(self.hands):
            beats += self._finish()
        return beats

    def _lay(self, seat: int, move: Move) -> list[Event]:
        self.table = left(self.table, move)
        self.last_placed = move.cards[0]
        return [Event("lay", seat, move.cards, 0, message("cicera.event.lay"))]

    def _capture(self, seat: int, move: Move) -> list[list[Event]]:
        team, card, taken = TEAMS[seat], move.cards[0], move.taken
        kinds = bonuses_of(card, taken, self.table, self.last_placed)
        self.table = left(self.table, move)
        self.piles[team] |= cardset.of(move.cards + taken)
        self.last_placed = None
        self.last_capturer = seat
        beats = [[Event("capture", seat, move.cards + taken, len(taken), message("cicera.event.capture"))]]
        for kind in kinds:
            self.bonus[BONUSES.index(kind)][team] += 1
        if kinds:
            beats.append([Event(kind, seat, move.cards, 1, BONUS_EVENTS[kind]) for kind in kinds])
        return beats

    def _finish(self) -> list[list[Event]]:
        """What is left goes to the last capturer without any bonus (CI-Q18); without one it stays."""
        self.turn = None
        self.phase = "over"
        beats = []
        if self.table and self.last_capturer is not None:
            rest = tuple(self.table)
            self.piles[TEAMS[self.last_capturer]] |= cardset.of(rest)
            self.table = []
            self.last_placed = None
            beats.append([Event("rest", self.last_capturer, rest, len(rest), plural("cicera.event.rest"))])
        beats.append([Event("over", self.dealer)])
        return beats

    def view(self, seat: int) -> dict[str, Any]:
        """See `Deal.view`.  Both piles are in it: every card in them was taken in sight of all."""
        return {
            "game": "cicera",
            "seat": seat,
            "turn": self.turn,
            "phase": self.phase,
            "dealer": self.dealer,
            "hand": PACK.write(cardset.cards(self.hands[seat])),
            "hands": [cardset.count(hand) for hand in self.hands],
            "table": PACK.write(self.table),
            "last_placed": None if self.last_placed is None else PACK.code(self.last_placed),
            "piles": [PACK.write(cardset.cards(pile)) for pile in self.piles],
            "bonuses": {kind: list(self.bonus[place]) for place, kind in enumerate(BONUSES)},
            "points": [sum([counts[team] for counts in self.bonus]) for team in (0, 1)],
            "last_capturer": self.last_capturer,
            "match": copied(self.match),
        }

    def tally(self) -> Tally:
        """See `Deal.tally`."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return tally(self.piles, self.bonus)

    def bonuses(self, move: Move) -> list[str]:
        """See `Deal.bonuses`."""
        kinds = bonuses_of(move.cards[0], move.taken, self.table, self.last_placed)
        return [BONUS_NAMES[kind] for kind in kinds]

    def copy(self) -> CiceraDeal:
        """See `Deal.copy`."""
        other = CiceraDeal(self.dealer, self.match)
        other.hands = list(self.hands)
        other.table = list(self.table)
        other.piles = list(self.piles)
        other.bonus = [list(counts) for counts in self.bonus]
        other.last_placed = self.last_placed
        other.last_capturer = self.last_capturer
        other.turn = self.turn
        other.phase = self.phase
        return other

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """See `Deal.places`."""
        everybody = tuple(range(SEATS))
        places: list[tuple[list[int], tuple[int, ...]]] = [(list(self.table), everybody)]
        places += [(cardset.cards(pile), everybody) for pile in self.piles]
        return places + [(cardset.cards(self.hands[seat]), (seat,)) for seat in range(SEATS)]


def _capture_refusal(card: int, taken: tuple[int, ...]) -> Refusal | None:
    """Why the card may not take these cards, all on the table.  They are looked at, and no list of sums."""
    code = PACK.code(card)
    equal = [other for other in taken if RANK[other] == RANK[card]]
    if not taken or (equal and len(taken) == 1):
        return None
    if equal:
        return Refusal(message("cicera.refusal.one_equal"), card=code)
    if not VALUE[card]:
        return Refusal(message("cicera.refusal.court_takes_its_like"), card=code)
    courts = [other for other in taken if not VALUE[other]]
    if courts:
        return Refusal(message("cicera.refusal.court_in_sum"), card=PACK.code(courts[0]))
    total = sum([VALUE[other] for other in taken])
    if total == VALUE[card]:
        return None
    return Refusal(message("cicera.refusal.wrong_sum"), card=code, value=VALUE[card], sum=total)
