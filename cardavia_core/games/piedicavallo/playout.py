"""Piedicavallo played out fast, as small ints; for the numbers of the cards see `quick`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS
from ...families.tricks import SEATS, tricks_won
from ...game import Move, copied
from ...playout import Playout
from .discarding import choose_discard
from .quick import BAGATTO, CARD, FANTE, MATTO, NOTHING, NUMBER, POINTS, SETS, TEN, TRUMP, quick_card
from .rules import TRICKS, discards
from .scoring import BAGATTO as BAGATTO_CARD
from .scoring import MATTO as MATTO_CARD
from .scoring import PACK, TEAMS, matto_seat, points_won, worth

if TYPE_CHECKING:
    from typing import Any

    from .rules import PiedicavalloDeal

# In the pack the suits come one after the other, each from the Ace to the Re.  In denari and coppe the cards
# from 7 to 10 are left out, and of the others the Ace is the highest; in spade and bastoni those below 5 are.
FIRSTS = [PACK.card("A" + suit) for suit in ITALIAN_SUITS]
WHOLE_SUIT = cardset.full(14)
LEFT_OUT = 4
LOW_CARDS = cardset.full(FANTE)
UPSIDE_DOWN = [cardset.of([FANTE - 1 - place for place in SETS[places]]) for places in range(LOW_CARDS + 1)]
ALL_TRUMPS = cardset.full(MATTO - BAGATTO)


class PiedicavalloPlayout(Playout):
    """See `Playout`.

    `hands` are for each seat the places of its cards in each suit and in the trumps, as small sets, and
    `matto` is the seat that holds the Matto.  Of the trick, `laid` counts the cards, `asked` is the suit,
    `best` the winning card, `winner` its seat, and `points` what lies there but for the Matto.  `left`
    tricks are still to be won; `scores` and `tricks` are the points and the tricks of the two teams; `kept`
    is the team that has played the Matto.  The discard counts `discarded` for the side of the `dealer`.
    """

    __slots__ = (
        "turn",
        "hands",
        "matto",
        "laid",
        "asked",
        "best",
        "winner",
        "points",
        "left",
        "scores",
        "tricks",
        "kept",
        "dealer",
        "discarded",
    )

    turn: int | None

    def __init__(self, deal: PiedicavalloDeal | None) -> None:
        if deal is None:
            return
        self.hands = [places_of(hand) for hand in deal.hands]
        self.matto = NOTHING
        for seat, hand in enumerate(deal.hands):
            if hand >> MATTO_CARD:
                self.matto = seat
        self.left = TRICKS - len(deal.tricks)
        self.scores = points_won(deal.tricks)
        self.tricks = tricks_won(deal.tricks, TEAMS)
        player = matto_seat(deal.tricks)
        self.kept = NOTHING if player is None else TEAMS[player]
        self.dealer = deal.dealer
        self.discarded = NOTHING if deal.phase == "discard" else worth(deal.discard)
        self._clear()
        for place, card in enumerate(deal.trick):
            self._lay((deal.leader + place) % SEATS, NUMBER[card])
        self.turn = deal.turn

    def copy(self) -> PiedicavalloPlayout:
        """See `Playout.copy`."""
        other = PiedicavalloPlayout(None)
        other.turn = self.turn
        first, second, third, fourth = self.hands
        other.hands = [first[:], second[:], third[:], fourth[:]]
        other.matto = self.matto
        other.laid = self.laid
        other.asked = self.asked
        other.best = self.best
        other.winner = self.winner
        other.points = self.points
        other.left = self.left
        other.scores = self.scores[:]
        other.tricks = self.tricks[:]
        other.kept = self.kept
        other.dealer = self.dealer
        other.discarded = self.discarded
        return other

    def state(self) -> Any:
        """All that tells this playout from another, for tests."""
        return copied([getattr(self, name) for name in self.__slots__])

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        seat = self.turn
        assert seat is not None
        if move.kind == "discard":
            gone = places_of(cardset.of(move.cards))
            self.hands[seat] = [places & ~away for places, away in zip(self.hands[seat], gone)]
            self.discarded = worth(move.cards)
            self.turn = (self.dealer + 1) % SEATS
            return
        number = NUMBER[move.cards[0]]
        if number != MATTO:
            suit = number // TEN if number < BAGATTO else TRUMP
            self.hands[seat][suit] ^= 1 << number - suit * TEN
        self._lay(seat, number)
        self.turn = (seat + 1) % SEATS
        if self.laid == SEATS:
            self._gather()

    def _clear(self) -> None:
        self.laid = self.points = 0
        self.asked = self.best = self.winner = NOTHING

    def _lay(self, seat: int, number: int) -> None:
        self.laid += 1
        if number == MATTO:
            self.matto = NOTHING
            self.kept = TEAMS[seat]
            return
        suit = number // TEN if number < BAGATTO else TRUMP
        self.points += POINTS[number]
        if self.asked == NOTHING:
            self.asked = suit
        if number > self.best and suit in (self.asked, TRUMP):
            self.best, self.winner = number, seat

    def _gather(self) -> None:
        team = TEAMS[self.winner]
        self.scores[team] += self.points
        self.tricks[team] += 1
        self.left -= 1
        self.turn = self.winner if self.left else None
        self._clear()

    def choose(self) -> Move:
        """See `Playout.choose`."""
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        if self.discarded == NOTHING:
            held = cardset.of(_cards(hand) + [CARD[MATTO]] * (self.matto == seat))
            return choose_discard(held, [Move("discard", pair) for pair in discards(held)])[0]
        ours = self.winner == (seat + 2) % SEATS
        has_matto = self.matto == seat
        after = SEATS - 1 - self.laid
        return Move(
            "play", (CARD[quick_card(hand, has_matto, self.left, self.asked, self.best, ours, after)],)
        )

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.left and (self.laid or self.discarded == NOTHING):
            self.play(self.choose())
        if self.turn is not None:
            self._play_tricks(self.turn)
        scores, tricks = self.scores, self.tricks
        if self.kept != NOTHING:
            scores[self.kept if tricks[self.kept] else 1 - self.kept] += POINTS[MATTO]
        team = TEAMS[self.dealer]
        scores[team if tricks[team] else 1 - team] += self.discarded
        return (scores[0], scores[1])

    def _play_tricks(self, leader: int) -> None:
        """Play whole tricks by the quick rules to the last."""
        hands, matto, scores, tricks = self.hands, self.matto, self.scores, self.tricks
        for left in range(self.left, 0, -1):
            asked = best = winner = NOTHING
            points = 0
            for after in (3, 2, 1, 0):
                seat = leader - after + 3 & 3
                hand = hands[seat]
                number = quick_card(hand, seat == matto, left, asked, best, winner ^ 2 == seat, after)
                if number == MATTO:
                    matto = NOTHING
                    self.kept = seat & 1
                    continue
                suit = number // TEN if number < BAGATTO else TRUMP
                hand[suit] ^= 1 << number - suit * TEN
                points += POINTS[number]
                if asked == NOTHING:
                    asked = suit
                if number > best and suit in (asked, TRUMP):
                    best, winner = number, seat
            leader = winner
            scores[leader & 1] += points
            tricks[leader & 1] += 1


def places_of(cards: int) -> list[int]:
    """The places of a set of cards in each suit and in the trumps; the Matto has none."""
    denari, coppe, spade, bastoni = [cards >> first & WHOLE_SUIT for first in FIRSTS]
    return [
        UPSIDE_DOWN[denari & LOW_CARDS] | denari >> TEN << FANTE,
        UPSIDE_DOWN[coppe & LOW_CARDS] | coppe >> TEN << FANTE,
        spade >> LEFT_OUT,
        bastoni >> LEFT_OUT,
        cards >> BAGATTO_CARD & ALL_TRUMPS,
    ]


def _cards(hand: list[int]) -> list[int]:
    """The cards at these places."""
    return [CARD[suit * TEN + place] for suit, places in enumerate(hand) for place in cardset.cards(places)]
