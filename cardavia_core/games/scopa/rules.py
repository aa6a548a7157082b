"""Scopa for two: the deal.

Source: the page `000_64986520f7971f29` ("Peraturan penuh", Scopa); each gap is decided in RULINGS.md.
Play one card: if a table card has its value, take one such card; only if none has, take a group that
adds up to it; taking is compulsory for the card played.  Emptying the table is a scopa, except with the
very last card of the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import PACKS
from ...families.capturing import left, sums
from ...game import Deal, Event, IllegalMove, Move, Refusal, copied, message, plural
from .scoring import tally

if TYPE_CHECKING:
    from typing import Any

    from ...game import Tally
    from ...shuffle import Stream

PACK = PACKS["scopa"]
HAND = 3
OPENING_TABLE = 4
REDEAL_RE = 3
RANK_VALUE = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "F": 8, "C": 9, "R": 10}
VALUE = [RANK_VALUE[PACK.rank(card)] for card in range(PACK.size)]
"""What each card counts when it captures or is captured."""


def captures(table: list[int], value: int) -> list[list[int]]:
    """What a card of this value may take: single cards of its value, else groups that add up to it."""
    equal = [[card] for card in table if VALUE[card] == value]
    if equal:
        return equal
    cards = [card for card in table if VALUE[card] < value]
    return [[cards[place] for place in way] for way in sums([VALUE[card] for card in cards], value)]


class ScopaDeal(Deal):
    """One deal of Scopa.

    `hands` and `piles` are card sets of seat 0 and 1, `table` the cards in the order they were laid,
    `stock` the cards still to be dealt (the last one is dealt first), `scope` the sweeps of each seat,
    `last_capturer` the seat that took last, or None.
    """

    __slots__ = ("hands", "table", "stock", "piles", "scope", "dealer", "last_capturer", "match")

    def __init__(self, dealer: int, match: dict[str, Any]) -> None:
        self.hands = [cardset.EMPTY, cardset.EMPTY]
        self.table: list[int] = []
        self.stock: list[int] = []
        self.piles = [cardset.EMPTY, cardset.EMPTY]
        self.scope = [0, 0]
        self.dealer = dealer
        self.last_capturer: int | None = None
        self.match = match
        self.turn: int | None = 1 - dealer
        self.phase = "play"
        self.exhaustive = True
        self.opening: list[list[Event]] = []

    def shuffle_and_deal(self, stream: Stream) -> None:
        """Deal three cards to each and four to the table; again while three or four Re lie there (SC-Q8)."""
        while True:
            cards = stream.shuffled(list(range(PACK.size)))
            table = cards[2 * HAND : 2 * HAND + OPENING_TABLE]
            if len([card for card in table if PACK.rank(card) == "R"]) < REDEAL_RE:
                break
            redeal = message("scopa.event.redeal")
            self.opening.append([Event("redeal", self.dealer, tuple(table), 0, redeal)])
        self.table = table
        self.hands[1 - self.dealer] = cardset.of(cards[:HAND])
        self.hands[self.dealer] = cardset.of(cards[HAND : 2 * HAND])
        self.stock = cards[2 * HAND + OPENING_TABLE :]
        self.stock.reverse()
        self.opening.append([Event("deal", self.dealer, tuple(table), HAND)])

    def moves(self) -> list[Move]:
        """See `Deal.moves`."""
        if self.turn is None:
            return []
        moves = []
        for card in cardset.cards(self.hands[self.turn]):
            ways = captures(self.table, VALUE[card])
            for way in ways or [[]]:
                moves.append(Move("play", (card,), tuple(sorted(way))))
        return moves

    def refusal(self, move: Move) -> Refusal | None:
        """See `Deal.refusal`."""
        if self.turn is None:
            return Refusal(message("move.deal_over"))
        if move.kind != "play" or len(move.cards) != 1:
            return Refusal(message("scopa.refusal.one_card"))
        card = move.cards[0]
        code = PACK.code(card)
        if not cardset.has(self.hands[self.turn], card):
            return Refusal(message("move.not_in_hand"), card=code)
        missing = [taken for taken in move.taken if taken not in self.table]
        if missing:
            return Refusal(message("scopa.refusal.not_on_table"), card=PACK.code(missing[0]))
        return self._capture_refusal(card, move.taken)

    def _capture_refusal(self, card: int, taken: tuple[int, ...]) -> Refusal | None:
        code, value = PACK.code(card), VALUE[card]
        ways = captures(self.table, value)
        if list(taken) in [sorted(way) for way in ways] or (not taken and not ways):
            return None
        if not taken:
            return Refusal(message("scopa.refusal.must_capture"), card=code)
        if not ways:
            return Refusal(message("scopa.refusal.nothing_to_capture"), card=code)
        equal = len(ways[0]) == 1
        if equal and len(taken) > 1 and all(VALUE[other] == value for other in taken):
            return Refusal(message("scopa.refusal.only_one"), card=code)
        if equal:
            return Refusal(message("scopa.refusal.equal_first"), card=code, equal_card=PACK.code(ways[0][0]))
        total = sum([VALUE[other] for other in taken])
        return Refusal(message("scopa.refusal.wrong_sum"), card=code, value=value, sum=total)

    def play(self, move: Move) -> list[list[Event]]:
        """See `Deal.play`."""
        refusal = self.refusal(move)
        if refusal is not None or self.turn is None:
            raise IllegalMove(refusal or Refusal(message("move.deal_over")))
        seat, card = self.turn, move.cards[0]
        self.hands[seat] &= ~(1 << card)
        self.table = left(self.table, move)
        beats = self._capture(seat, card, move.taken) if move.taken else [self._lay(seat, card)]
        self.turn = 1 - seat
        if not self.hands[self.turn] and not self.hands[seat]:
            beats += self._deal_again() if self.stock else self._finish()
        return beats

    def _lay(self, seat: int, card: int) -> list[Event]:
        return [Event("lay", seat, (card,), 0, message("scopa.event.lay"))]

    def _capture(self, seat: int, card: int, taken: tuple[int, ...]) -> list[list[Event]]:
        self.piles[seat] |= cardset.of((card,) + taken)
        self.last_capturer = seat
        beats = [[Event("capture", seat, (card,) + taken, len(taken), message("scopa.event.capture"))]]
        last_play = not self.stock and not self.hands[0] and not self.hands[1]
        if not self.table and not last_play:
            self.scope[seat] += 1
            beats.append([Event("scopa", seat, (card,), 1, message("scopa.event.scopa"))])
        return beats

    def _deal_again(self) -> list[list[Event]]:
        for seat in (1 - self.dealer, self.dealer):
            self.hands[seat] = cardset.of([self.stock.pop() for _ in range(HAND)])
        return [[Event("deal", self.dealer, (), HAND)]]

    def _finish(self) -> list[list[Event]]:
        self.turn = None
        self.phase = "over"
        beats = []
        if self.table and self.last_capturer is not None:
            rest = tuple(self.table)
            self.piles[self.last_capturer] |= cardset.of(rest)
            self.table = []
            beats.append([Event("rest", self.last_capturer, rest, len(rest), plural("scopa.event.rest"))])
        beats.append([Event("over", self.dealer)])
        return beats

    def view(self, seat: int) -> dict[str, Any]:
        """See `Deal.view`.  Both piles are in it: every card in them was taken in sight of both players."""
        return {
            "game": "scopa",
            "seat": seat,
            "turn": self.turn,
            "phase": self.phase,
            "dealer": self.dealer,
            "hand": PACK.write(cardset.cards(self.hands[seat])),
            "hands": [cardset.count(hand) for hand in self.hands],
            "table": PACK.write(self.table),
            "stock": len(self.stock),
            "piles": [PACK.write(cardset.cards(pile)) for pile in self.piles],
            "scope": list(self.scope),
            "last_capturer": self.last_capturer,
            "match": copied(self.match),
        }

    def tally(self) -> Tally:
        """See `Deal.tally`."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return tally(self.piles, self.scope)

    def copy(self) -> ScopaDeal:
        """See `Deal.copy`."""
        other = ScopaDeal(self.dealer, self.match)
        other.hands = list(self.hands)
        other.table = list(self.table)
        other.stock = list(self.stock)
        other.piles = list(self.piles)
        other.scope = list(self.scope)
        other.last_capturer = self.last_capturer
        other.turn = self.turn
        other.phase = self.phase
        return other

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """See `Deal.places`."""
        places: list[tuple[list[int], tuple[int, ...]]] = [(list(self.stock), ()), (list(self.table), (0, 1))]
        for seat in (0, 1):
            places.append((cardset.cards(self.hands[seat]), (seat,)))
            places.append((cardset.cards(self.piles[seat]), (0, 1)))
        return places
