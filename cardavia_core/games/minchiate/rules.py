"""Minchiate: the deal.

Source: the page `003_04733e548df42089`; each gap is decided in RULINGS.md.  97 cards, 21 to each seat.
What goes before the first decision is in opening.py.  Cutter and dealer discard what they have robbed and
picked up beyond 21 cards; each seat may declare its versicole; then 21 tricks are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS, Trick, asked, choices, dutiful, winning_place
from ...game import Deal, Duty, Event, IllegalMove, Move, Refusal, message, plural
from .candidates import candidates, combinations
from .effects import declaration_effect, discard_effect
from .opening import Opening, begin
from .pack import EVERYTHING, HAND, MATTO, PACK, SETS, STRENGTH, SUIT, worth
from .refusals import (
    bound_king,
    declare_refusal,
    discard_duty,
    discard_refusal,
    discardable,
    foreign,
    play_duty,
    play_refusal,
)
from .score import Score
from .scoring import ALWAYS, capture_score, payment, tally
from .seen import places, view
from .telling import opening_beats, play_message, resto
from .versicole import chosen_sets, points_of, versicole

if TYPE_CHECKING:
    from typing import Any

    from ...game import Saying, Tally
    from ...shuffle import Stream
    from .versicole import Versicola

LISTED = 150
"""More discards than these are not listed: `moves` gives candidates then."""


def legal_cards(hand: int, trick: list[int], led: int) -> int:
    """What of a hand may be played to the trick (rules 30, 32, 33); `led` are the suits led before."""
    suit = asked(trick, SUIT)
    if not suit:
        return hand
    king = bound_king(hand, trick, led)
    if king is not None:
        return cardset.of([king])
    return dutiful(hand & ~cardset.of([MATTO]), suit, SETS) | hand & cardset.of([MATTO])


def winner(leader: int, trick: list[int]) -> int | None:
    """The seat that is winning the trick; None while it holds no card that can win."""
    place = winning_place(trick, SUIT, STRENGTH)
    return None if place is None else (leader + place) % SEATS


class MinchiateDeal(Deal):
    """One deal of Minchiate.

    `hands` are card sets, `begun` what happened before the first decision (see opening.py), `discards` what
    each seat has laid away, `declared` the versicole of each seat that has spoken, in their order, `leader`
    who led or leads, `trick` the cards so far, `tricks` the finished ones, `led` the cards of the suits led
    before this trick, `score` the lead and the resti.
    """

    __slots__ = (
        "hands",
        "begun",
        "discards",
        "declared",
        "leader",
        "trick",
        "tricks",
        "led",
        "score",
        "dealer",
        "match",
    )

    def __init__(self, dealer: int, match: dict[str, Any]) -> None:
        self.hands = [cardset.EMPTY] * SEATS
        self.begun = Opening(dealer)
        self.discards: list[tuple[int, ...]] = [()] * SEATS
        self.declared: list[list[Versicola]] = []
        self.leader = (dealer + 1) % SEATS
        self.trick: list[int] = []
        self.tricks: list[Trick] = []
        self.led = cardset.EMPTY
        self.score = Score()
        self.dealer = dealer
        self.match = match
        self.turn: int | None = self.leader
        self.phase = "declare"
        self.exhaustive = True
        self.opening: list[list[Event]] = []

    def shuffle_and_deal(self, stream: Stream) -> None:
        """Shuffle, cut, rob and deal: everything up to the first discard (rules 11 to 17)."""
        pack = stream.shuffled(cardset.cards(EVERYTHING))
        self.deal_out(pack, 1 + stream.below(PACK.size - 1))

    def deal_out(self, pack: list[int], lifted: int) -> None:
        """The opening with a pack in this order, the top card first, of which so many cards are lifted."""
        self.begun, self.hands = begin(pack, lifted, self.dealer)
        self.opening = opening_beats(self.begun, self.score)
        self._go_on()

    @property
    def cutter(self) -> int:
        """The seat at the dealer's left."""
        return (self.dealer + SEATS - 1) % SEATS

    def _go_on(self) -> None:
        """Who decides next, and what: the cutter and the dealer discard, all declare, then they play."""
        for seat in (self.cutter, self.dealer):
            if cardset.count(self.hands[seat]) > HAND:
                self.phase, self.turn = "discard", seat
                break
        else:
            self.phase = "declare" if len(self.declared) < SEATS else "play"
            self.turn = (self.leader + (len(self.declared) if self.phase == "declare" else 0)) % SEATS
        self.measure()

    def measure(self) -> None:
        """See whether `moves` can list everything now."""
        self.exhaustive = True
        if self.phase == "discard" and self.turn is not None:
            number = self._excess()
            loose = cardset.count(discardable(self.hands[self.turn], number))
            self.exhaustive = choices(loose, number) <= LISTED

    def _excess(self) -> int:
        """How many cards the seat to act must discard; 0 where a view does not show its hand."""
        return max(0, cardset.count(self.hands[self.turn or 0]) - HAND)

    def moves(self) -> list[Move]:
        """See `Deal.moves`.  Where there are too many discards, good candidates only."""
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if self.phase == "discard":
            number = self._excess()
            free = cardset.cards(discardable(hand, number)) if number else []
            found = combinations(free, number) if self.exhaustive else candidates(free, number)
            return [Move("discard", cards) for cards in found]
        if self.phase == "declare":
            return [Move("pass")] + [Move("declare", cards) for cards in _declarations(hand)]
        return [Move("play", (card,)) for card in cardset.cards(legal_cards(hand, self.trick, self.led))]

    def winning(self) -> int | None:
        """The seat that is winning the trick on the table, None while there is none."""
        return winner(self.leader, self.trick)

    def usable(self) -> list[int]:
        """See `Deal.usable`."""
        if self.turn is not None and self.phase == "discard":
            return cardset.cards(discardable(self.hands[self.turn], self._excess()))
        if self.turn is not None and self.phase == "declare":
            return sorted({card for each in versicole(self.hands[self.turn]) for card in each.cards})
        return super().usable()

    def refusal(self, move: Move) -> Refusal | None:
        """See `Deal.refusal`.  Of a discard that is not complete it says what is wrong with it so far."""
        if self.turn is None:
            return Refusal(message("move.deal_over"))
        hand = self.hands[self.turn]
        if self.phase == "discard":
            if move.kind != "discard":
                return Refusal(message("minchiate.refusal.discard_first"))
            return foreign(hand, move) or discard_refusal(hand, move)
        if move.kind == "discard":
            return Refusal(message("minchiate.refusal.discarded"))
        if self.phase == "declare":
            if move.kind == "play":
                return Refusal(message("minchiate.refusal.declare_first"))
            return foreign(hand, move) or declare_refusal(hand, move)
        if move.kind != "play":
            return Refusal(message("minchiate.refusal.declared"))
        legal = legal_cards(hand, self.trick, self.led)
        king = bound_king(hand, self.trick, self.led)
        return foreign(hand, move) or play_refusal(hand, legal, self.trick, king, move)

    def duty(self) -> Duty | None:
        """See `Deal.duty`."""
        if self.turn is None or self.phase == "declare":
            return None
        hand = self.hands[self.turn]
        if self.phase == "discard":
            return discard_duty(hand)
        return play_duty(hand, self.trick, bound_king(hand, self.trick, self.led))

    def effect(self, move: Move) -> Saying | None:
        """See `Deal.effect`: of a discard the suits it empties, of a declaration what it scores."""
        if self.turn is None or self.phase == "play":
            return None
        hand = self.hands[self.turn]
        if self.phase == "discard":
            return discard_effect(hand, move.cards)
        return declaration_effect(hand, move.cards, self.turn, self.score)

    def play(self, move: Move) -> list[list[Event]]:
        """See `Deal.play`."""
        refusal = self.refusal(move)
        if refusal is not None or self.turn is None:
            raise IllegalMove(refusal or Refusal(message("move.deal_over")))
        if self.phase == "discard":
            return self._discard(self.turn, move.cards)
        if self.phase == "declare":
            return self._declare(self.turn, move.cards)
        return self._play(self.turn, move.cards[0])

    def _discard(self, seat: int, cards: tuple[int, ...]) -> list[list[Event]]:
        self.hands[seat] &= ~cardset.of(cards)
        self.discards[seat] = tuple(sorted(cards))
        self._go_on()
        return [[Event("discard", seat, (), len(cards), plural("minchiate.event.discard"))]]

    def _declare(self, seat: int, cards: tuple[int, ...]) -> list[list[Event]]:
        sets = chosen_sets(self.hands[seat], cards)
        self.declared.append(sets)
        points = points_of(sets)
        self._go_on()
        if not sets:
            return [[Event("pass", seat, (), 0, message("minchiate.event.pass"))]]
        told = Event("declare", seat, cards, points, plural("minchiate.event.declare"))
        return [[told]] + resto(self.score, seat, points)

    def _play(self, seat: int, card: int) -> list[list[Event]]:
        bound = bound_king(self.hands[seat], self.trick, self.led) is not None
        self.hands[seat] &= ~(1 << card)
        self.trick.append(card)
        self.turn = (seat + 1) % SEATS
        beats = [[Event("play", seat, (card,), 0, play_message(card, bound))]]
        return beats + self._gather() if len(self.trick) == SEATS else beats

    def _gather(self) -> list[list[Event]]:
        """The trick goes to its winner, and what the other side has lost in it scores at once."""
        taker = winner(self.leader, self.trick)
        if taker is None:
            raise ValueError("no card of the trick can win")
        trick = Trick(self.leader, tuple(self.trick), taker)
        self.tricks.append(trick)
        self.led |= SETS[asked(self.trick, SUIT)]
        self.trick = []
        self.leader = self.turn = taker
        beats = [[Event("trick", taker, trick.cards, 0, message("minchiate.event.trick"))]]
        lost = capture_score(trick)
        if lost:
            points = worth(lost)
            beats.append([Event("score", taker, tuple(lost), points, plural("minchiate.event.score"))])
            beats += resto(self.score, taker, points)
        if len(self.tricks) == 1:
            beats += self._show_discards()
        return beats if any(self.hands) else beats + self._finish()

    def _show_discards(self) -> list[list[Event]]:
        """After the first trick the discards are turned up (rule 19)."""
        told = plural("minchiate.event.shown")
        shown = [(seat, self.discards[seat]) for seat in (self.cutter, self.dealer) if self.discards[seat]]
        return [[Event("shown", seat, cards, len(cards), told)] for seat, cards in shown]

    def _finish(self) -> list[list[Event]]:
        self.turn = None
        self.phase = "over"
        beats = [[Event("over", self.dealer)]]
        paid = self.paid()
        if paid is None:
            return beats
        told = message("minchiate.event.payment")
        if paid[1] == MATTO:
            told = message("minchiate.event.payment.matto")
        return [[Event("payment", paid[0], (paid[1],), 0, told)]] + beats

    def paid(self) -> tuple[int, int] | None:
        """See `payment`: what is given for the Matto, once all tricks are played."""
        option = self.match["options"].get("matto_payment", ALWAYS)
        return payment(self.tricks, option) if self.phase == "over" else None

    def settled(self) -> Score:
        """The score with the count at the end in it.  Raises ValueError while cards are to be played."""
        return self.score.settle(self.tally().points)

    def view(self, seat: int) -> dict[str, Any]:
        """See `Deal.view` and, for the fields, seen.py."""
        return view(self, seat)

    def tally(self) -> Tally:
        """See `Deal.tally`.  The points are those of the count; `settled` says what they come to."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return tally(self.tricks, self.paid())

    def copy(self) -> MinchiateDeal:
        """See `Deal.copy`."""
        other = MinchiateDeal(self.dealer, self.match)
        other.hands = list(self.hands)
        other.begun = self.begun
        other.discards = list(self.discards)
        other.declared = list(self.declared)
        other.leader = self.leader
        other.trick = list(self.trick)
        other.tricks = list(self.tricks)
        other.led = self.led
        other.score = self.score.copy()
        other.turn = self.turn
        other.phase = self.phase
        other.exhaustive = self.exhaustive
        return other

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """See `Deal.places`."""
        return places(self)


def _declarations(hand: int) -> list[tuple[int, ...]]:
    """The cards of every choice of the hand's sets but none, in a fixed order."""
    sets = versicole(hand)
    within: dict[int, int] = {}
    for place, versicola in enumerate(sets):
        for card in versicola.cards:
            within[card] = within.get(card, 0) | 1 << place
    members = [(card, within[card]) for card in sorted(within)]
    return [
        tuple([card for card, inside in members if inside & choice]) for choice in range(1, 1 << len(sets))
    ]
