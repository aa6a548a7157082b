"""Piedicavallo Tarocchi: the deal.

Source: the page `004_6be0c85c38890b4d` ("Tam kurallar", Piedicavallo); each gap is decided in RULINGS.md.
62 of the 78 cards, 15 to each, 17 to the dealer, who discards two and says how many of them were trumps.
Follow the suit; who cannot must trump; who cannot do that either plays anything.  Nobody has to beat a
card.  The highest trump wins, else the highest card of the suit.  The Matto may be played at any time,
never wins, and stays with its player's side; where it is led, the next card says the suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.tricks import SEATS, Trick, asked, by_suit, dutiful, tricks_won, winning_place
from ...game import Deal, Event, IllegalMove, Move, Refusal, copied, message, plural
from .scoring import BAGATTO, HIGHEST, MATTO, PACK, TEAMS, points_kept, tally, worth

if TYPE_CHECKING:
    from typing import Any

    from ...game import Tally
    from ...shuffle import Stream

TRICKS = 15
DISCARD = 2
COURTS = "F C D R"
RANKS = {
    "d": "6 5 4 3 2 A " + COURTS,
    "c": "6 5 4 3 2 A " + COURTS,
    "s": "5 6 7 8 9 10 " + COURTS,
    "b": "5 6 7 8 9 10 " + COURTS,
}
"""The cards of each suit that are played, from the lowest to the highest (B2)."""
ABOVE_SUITS = 100
SUIT = [PACK.suit(card) for card in range(PACK.size)]
MATTO_PLAYED = message("piedicavallo.event.matto")


def _strength(card: int) -> int:
    """What a card beats with: its place in its suit; trumps are above the suits; 0 for cards left out."""
    if SUIT[card] == TRUMPS:
        return ABOVE_SUITS + int(PACK.rank(card))
    ranks = RANKS.get(SUIT[card], "").split()
    return ranks.index(PACK.rank(card)) + 1 if PACK.rank(card) in ranks else 0


STRENGTH = [_strength(card) for card in range(PACK.size)]
CARDS = [card for card in range(PACK.size) if STRENGTH[card] or card == MATTO]
"""The 62 cards that are played, in ascending order."""
SETS = by_suit(CARDS, SUIT)
KINGS = cardset.of([card for card in CARDS if PACK.rank(card) == "R"])
NEVER = KINGS | cardset.of([BAGATTO, HIGHEST, MATTO])
"""What may not be discarded (B1): the cards that count 5."""
LOOSE = cardset.of(CARDS) & ~SETS[TRUMPS] & ~NEVER
"""The suit cards other than Kings."""


def legal_cards(hand: int, trick: list[int]) -> int:
    """What of a hand may be played to the trick: what meets the duty, and the Matto always."""
    suit = asked(trick, SUIT)
    if not suit:
        return hand
    return dutiful(hand, suit, SETS) | hand & cardset.of([MATTO])


def winner(leader: int, trick: list[int]) -> int | None:
    """The seat that is winning the trick; None while it holds no card that can win."""
    place = winning_place(trick, SUIT, STRENGTH)
    return None if place is None else (leader + place) % SEATS


def trumps_may_go(kept: int) -> bool:
    """Whether trumps may be discarded when this hand is kept (B3 to B6): a Matto in it does not matter.

    Either it has no suit card but Kings, or it has no trump.
    """
    return not kept & LOOSE or not kept & SETS[TRUMPS]


def discards(hand: int) -> list[tuple[int, int]]:
    """Every pair of cards that the dealer may discard from this hand."""
    free = cardset.cards(hand & ~NEVER)
    pairs = []
    for place, first in enumerate(free):
        for second in free[place + 1 :]:
            pair = 1 << first | 1 << second
            if not pair & SETS[TRUMPS] or trumps_may_go(hand & ~pair):
                pairs.append((first, second))
    return pairs


class PiedicavalloDeal(Deal):
    """One deal of Piedicavallo Tarocchi.

    `hands` are card sets, `leader` who led or leads the trick, `trick` its cards so far, `tricks` the
    finished ones, `discard` the dealer's two cards, `announced` how many of them are trumps (None
    until then).
    """

    __slots__ = ("hands", "leader", "trick", "tricks", "discard", "announced", "dealer", "match")

    def __init__(self, dealer: int, match: dict[str, Any]) -> None:
        self.hands = [cardset.EMPTY] * SEATS
        self.leader = (dealer + 1) % SEATS
        self.trick: list[int] = []
        self.tricks: list[Trick] = []
        self.discard: tuple[int, ...] = ()
        self.announced: int | None = None
        self.dealer = dealer
        self.match = match
        self.turn: int | None = dealer
        self.phase = "discard"
        self.exhaustive = True
        self.opening: list[list[Event]] = []

    def shuffle_and_deal(self, stream: Stream) -> None:
        """Deal fifteen cards to each, beginning at the dealer's right, and seventeen to the dealer."""
        cards = stream.shuffled(CARDS)
        for place in range(SEATS):
            held = cards[place * TRICKS : (place + 1) * TRICKS]
            self.hands[(self.dealer + 1 + place) % SEATS] = cardset.of(held)
        self.hands[self.dealer] |= cardset.of(cards[SEATS * TRICKS :])
        self.opening.append([Event("deal", self.dealer, (), TRICKS)])

    def moves(self) -> list[Move]:
        """See `Deal.moves`."""
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if self.phase == "discard":
            return [Move("discard", pair) for pair in discards(hand)]
        return [Move("play", (card,)) for card in cardset.cards(legal_cards(hand, self.trick))]

    def refusal(self, move: Move) -> Refusal | None:
        """See `Deal.refusal`.  Of a discard that is not complete it says what is wrong with it so far."""
        if self.turn is None:
            return Refusal(message("move.deal_over"))
        if self.phase == "discard":
            if move.kind != "discard":
                return Refusal(message("piedicavallo.refusal.discard_first"))
            return self._foreign(move) or self._discard_refusal(move)
        if move.kind != "play":
            return Refusal(message("piedicavallo.refusal.discarded"))
        if len(move.cards) != 1 or move.taken:
            return Refusal(message("piedicavallo.refusal.one_card"))
        return self._foreign(move) or self._duty_refusal(move.cards[0])

    def _foreign(self, move: Move) -> Refusal | None:
        for card in move.cards:
            if self.turn is None or not cardset.has(self.hands[self.turn], card):
                return Refusal(message("move.not_in_hand"), card=PACK.code(card))
        return None

    def _duty_refusal(self, card: int) -> Refusal | None:
        hand = self.hands[self.turn or 0]
        if cardset.has(legal_cards(hand, self.trick), card):
            return None
        suit = asked(self.trick, SUIT)
        if hand & SETS[suit]:
            return Refusal(message("piedicavallo.refusal.follow"), card=PACK.code(card), suit=suit)
        return Refusal(message("piedicavallo.refusal.must_trump"), card=PACK.code(card), suit=suit)

    def _discard_refusal(self, move: Move) -> Refusal | None:
        hand, chosen = self.hands[self.turn or 0], cardset.of(move.cards)
        pairs = [cardset.of(pair) for pair in discards(hand)]
        for card in cardset.cards(chosen & NEVER):
            return Refusal(message("piedicavallo.refusal.never"), card=PACK.code(card))
        for card in cardset.cards(chosen & SETS[TRUMPS]):
            if not any(cardset.has(pair, card) for pair in pairs):
                return Refusal(message("piedicavallo.refusal.trumps_stay"), card=PACK.code(card))
        number = cardset.count(chosen)
        if number < DISCARD:
            return Refusal(plural("piedicavallo.refusal.choose_more"), n=DISCARD - number)
        if number > DISCARD or len(move.cards) > number or move.taken:
            return Refusal(message("piedicavallo.refusal.only_two"))
        if chosen in pairs:
            return None
        kept = hand & ~chosen
        return Refusal(
            message("piedicavallo.refusal.trump_and_suit"),
            card=PACK.code(cardset.cards(chosen & SETS[TRUMPS])[0]),
            kept_card=PACK.code(cardset.cards(kept & LOOSE)[0]),
            trump_card=PACK.code(cardset.cards(kept & SETS[TRUMPS])[0]),
        )

    def play(self, move: Move) -> list[list[Event]]:
        """See `Deal.play`."""
        refusal = self.refusal(move)
        if refusal is not None or self.turn is None:
            raise IllegalMove(refusal or Refusal(message("move.deal_over")))
        seat = self.turn
        self.hands[seat] &= ~cardset.of(move.cards)
        if self.phase == "discard":
            return self._discard(seat, move.cards)
        self.trick.append(move.cards[0])
        self.turn = (seat + 1) % SEATS
        told = MATTO_PLAYED if move.cards[0] == MATTO else message("tricks.event.play")
        beats = [[Event("play", seat, move.cards, 0, told)]]
        return beats + self._gather() if len(self.trick) == SEATS else beats

    def _discard(self, dealer: int, cards: tuple[int, ...]) -> list[list[Event]]:
        self.discard = tuple(sorted(cards))
        self.announced = cardset.count(cardset.of(cards) & SETS[TRUMPS])
        self.phase = "play"
        self.turn = self.leader
        return [[Event("discard", dealer, (), self.announced, plural("piedicavallo.event.discard"))]]

    def _gather(self) -> list[list[Event]]:
        """The trick goes to its winner.  A Matto of the other side does not, nor do its 5 points."""
        taker = winner(self.leader, self.trick)
        if taker is None:
            raise ValueError("no card of the trick can win")
        trick = Trick(self.leader, tuple(self.trick), taker)
        self.tricks.append(trick)
        self.trick = []
        self.leader = self.turn = taker
        points = points_kept([trick])[TEAMS[taker]]
        beats = [[Event("trick", taker, trick.cards, points, plural("tricks.event.trick"))]]
        return beats if any(self.hands) else beats + self._finish()

    def _finish(self) -> list[list[Event]]:
        self.turn = None
        self.phase = "over"
        told = message("piedicavallo.event.reveal")
        shown = Event("reveal", self.dealer, self.discard, worth(self.discard), told)
        return [[shown], [Event("over", self.dealer)]]

    def view(self, seat: int) -> dict[str, Any]:
        """See `Deal.view`.  `points` are those of the tricks so far, the Matto with its player's side."""
        shown = seat == self.dealer or self.turn is None
        return {
            "game": "piedicavallo",
            "seat": seat,
            "turn": self.turn,
            "phase": self.phase,
            "dealer": self.dealer,
            "hand": PACK.write(cardset.cards(self.hands[seat])),
            "hands": [cardset.count(hand) for hand in self.hands],
            "leader": self.leader,
            "trick": PACK.write(self.trick),
            "winning": winner(self.leader, self.trick),
            "tricks": [trick.data(PACK) for trick in self.tricks],
            "won": tricks_won(self.tricks, TEAMS),
            "points": points_kept(self.tricks),
            "announced": self.announced,
            "discard": PACK.write(self.discard) if shown else [],
            "match": copied(self.match),
        }

    def tally(self) -> Tally:
        """See `Deal.tally`."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return tally(self.dealer, self.tricks, self.discard)

    def copy(self) -> PiedicavalloDeal:
        """See `Deal.copy`."""
        other = PiedicavalloDeal(self.dealer, self.match)
        other.hands = list(self.hands)
        other.leader = self.leader
        other.trick = list(self.trick)
        other.tricks = list(self.tricks)
        other.discard = self.discard
        other.announced = self.announced
        other.turn = self.turn
        other.phase = self.phase
        return other

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """See `Deal.places`."""
        everybody = tuple(range(SEATS))
        knowing = everybody if self.turn is None else (self.dealer,)
        places: list[tuple[list[int], tuple[int, ...]]] = []
        places += [(cardset.cards(self.hands[seat]), (seat,)) for seat in everybody]
        places += [(list(trick.cards), everybody) for trick in self.tricks]
        return places + [(list(self.trick), everybody), (list(self.discard), knowing)]
