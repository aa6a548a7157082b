"""The twin of a deal of Minchiate that plays out fastest.  Cards are numbers here, as in ranked.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS
from ...game import Move
from ...playout import Playout
from .declaring import choose_declaration
from .discarding import choose_discard
from .pack import MATTO, SETS, TEAMS, worth
from .prizes import MATTO_PRIZE, PRIZE, PRIZE_POINTS, given, prizes, set_points
from .quick import WORTH, follow, lead
from .ranked import (
    CARDS,
    MATTO_SUIT,
    RANKED,
    RANKED_MATTO,
    SUIT_OF,
    SUIT_ORDER,
    TRUMP_SUIT,
    VALUE,
    Hand,
)
from .score import RESTO
from .scoring import ALWAYS, HALF, LAST_TRICK, captured, matto_trick

if TYPE_CHECKING:
    from typing import Any

    from .rules import MinchiateDeal

NEXT = [[(leader + place) % SEATS for place in range(1, SEATS)] for leader in range(SEATS)]
"""Who plays after a leader, in turn."""


class MinchiatePlayout(Playout):
    """See `Playout`.

    Until the play begins it is a deal, `opening`.  `hands` are as `ranked_hand` gives them; `led` are the
    suits led before this trick, as bits; `left` is how many cards the seat to act holds.  `ahead` is the
    lead of team 0, `net` its resti less those of team 1.  Of each team, `prizes` is what it has captured
    (see prizes.py), `points` what that counts but for the Matto, `won` how many tricks.  `matto` is the team
    that has played the Matto, -1 before that, and `matto_lost` whether the other team won that trick.
    """

    __slots__ = (
        "turn",
        "opening",
        "hands",
        "leader",
        "trick",
        "led",
        "left",
        "ahead",
        "net",
        "prizes",
        "points",
        "won",
        "matto",
        "matto_lost",
        "pays_always",
    )

    opening: MinchiateDeal | None
    hands: list[Hand]

    def __init__(self, deal: MinchiateDeal) -> None:
        self._follow(deal.copy())

    def _follow(self, deal: MinchiateDeal) -> None:
        """Be the twin of this deal."""
        self.turn = deal.turn
        self.opening = deal if deal.phase in ("discard", "declare") else None
        self.hands = [ranked_hand(hand) for hand in deal.hands]
        self.leader = deal.leader
        self.trick = [RANKED[card] for card in deal.trick]
        self.led = cardset.of(
            [place for place, suit in enumerate(SUIT_ORDER) if deal.led & SETS.get(suit, 0)]
        )
        self.left = 0 if deal.turn is None else cardset.count(deal.hands[deal.turn])
        self.ahead = deal.score.lead
        self.net = deal.score.resti[0] - deal.score.resti[1]
        piles = captured(deal.tricks)
        self.prizes = [prizes(pile) for pile in piles]
        self.points = [worth(cardset.cards(pile & ~(1 << MATTO))) for pile in piles]
        winners = [TEAMS[trick.winner] for trick in deal.tricks]
        self.won = [winners.count(0), winners.count(1)]
        played = matto_trick(deal.tricks)
        self.matto = -1 if played is None else TEAMS[played[0]]
        self.matto_lost = played is not None and TEAMS[played[1]] != self.matto
        self.pays_always = deal.match["options"].get("matto_payment", ALWAYS) == ALWAYS

    def state(self) -> dict[str, Any]:
        """All that it holds, for tests to compare."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "opening"}

    def copy(self) -> MinchiatePlayout:
        """See `Playout.copy`."""
        other = object.__new__(MinchiatePlayout)
        other.turn = self.turn
        other.opening = None if self.opening is None else self.opening.copy()
        other.hands = [[list(cards) for cards in hand] for hand in self.hands]
        other.leader = self.leader
        other.trick = list(self.trick)
        other.led = self.led
        other.left = self.left
        other.ahead = self.ahead
        other.net = self.net
        other.prizes = list(self.prizes)
        other.points = list(self.points)
        other.won = list(self.won)
        other.matto = self.matto
        other.matto_lost = self.matto_lost
        other.pays_always = self.pays_always
        return other

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        if self.opening is not None:
            self.opening.play(move)
            self._follow(self.opening)
        else:
            self._put(RANKED[move.cards[0]])

    def choose(self) -> Move:
        """See `Playout.choose`."""
        assert self.turn is not None
        if self.opening is None:
            return Move("play", (CARDS[self._pick()],))
        if self.opening.phase == "discard":
            return choose_discard(self.opening, self.turn)[0]
        return choose_declaration(self.opening, self.turn)[0]

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`.  The outcome is team 0's net resti and by how many points it is ahead in all,
        its resti at sixty points each."""
        while self.opening is not None:
            self.play(self.choose())
        while self.trick:
            self._put(self._pick())
        self._play_tricks()
        return self._outcome()

    def _pick(self) -> int:
        """The card of the seat to act by the quick rules."""
        seat = self.turn
        assert seat is not None
        if not self.trick:
            return lead(self.hands[seat], self.led, self.left)
        suit, best, taker = self._lies()
        pot = sum([WORTH[card] for card in self.trick])
        ours = (taker ^ seat) & 1 == 0
        return follow(self.hands[seat], suit, best, len(self.trick), ours, pot, self.led, self.left)

    def _lies(self) -> tuple[int, int, int]:
        """Of the trick on the table the suit asked for, the best card (or -1), and whose it is."""
        suit, best, taker = MATTO_SUIT, -1, self.leader
        for place, card in enumerate(self.trick):
            own = SUIT_OF[card]
            if suit == MATTO_SUIT:
                suit = own
            if own != MATTO_SUIT and card > best and own in (suit, TRUMP_SUIT):
                best, taker = card, (self.leader + place) % SEATS
        return suit, best, taker

    def _put(self, card: int) -> None:
        """The seat to act plays this card."""
        seat = self.turn
        assert seat is not None
        self.hands[seat][SUIT_OF[card]].remove(card)
        self.trick.append(card)
        if len(self.trick) < SEATS:
            self.turn = NEXT[seat][0]
        else:
            suit, _, taker = self._lies()
            self._gather(self.trick, suit, taker)
            self.trick = []
        self.left = self._held()

    def _held(self) -> int:
        """How many cards the seat to act holds."""
        return 0 if self.turn is None else sum([len(cards) for cards in self.hands[self.turn]])

    def _play_tricks(self) -> None:
        """Play all tricks that are left, none being begun, by the quick rules."""
        hands = self.hands
        for left in range(self.left, 0, -1):
            leader, led = self.leader, self.led
            hand = hands[leader]
            card = lead(hand, led, left)
            suit = SUIT_OF[card]
            hand[suit].remove(card)
            trick = [card]
            # With the Matto led nobody is winning yet.
            taker, best, pot = leader, card if suit < MATTO_SUIT else -1, WORTH[card]
            for seat in NEXT[leader]:
                hand = hands[seat]
                ours = (taker ^ seat) & 1 == 0
                card = follow(hand, suit, best, len(trick), ours, pot, led, left)
                own = SUIT_OF[card]
                hand[own].remove(card)
                trick.append(card)
                pot += WORTH[card]
                if suit == MATTO_SUIT:
                    suit = own
                if card > best and own in (suit, TRUMP_SUIT):
                    best, taker = card, seat
            self._gather(trick, suit, taker)

    def _gather(self, trick: list[int], suit: int, taker: int) -> None:
        """A team gets its trick, and what the other side has lost in it scores at once."""
        first, second, third, fourth = trick
        leading, other = VALUE[first] + VALUE[third], VALUE[second] + VALUE[fourth]
        team = taker & 1
        captured = PRIZE[first] | PRIZE[second] | PRIZE[third] | PRIZE[fourth]
        if captured & MATTO_PRIZE:
            captured ^= MATTO_PRIZE
            self.matto = (self.leader + trick.index(RANKED_MATTO)) & 1
            self.matto_lost = self.matto != team
            self.prizes[self.matto] |= MATTO_PRIZE
        self.prizes[team] |= captured
        self.points[team] += leading + other
        self.won[team] += 1
        self.led |= 1 << suit
        lost = other if team == self.leader & 1 else leading
        if lost:
            self._score(lost if team == 0 else -lost)
        self.leader = taker
        self.turn = taker if any(self.hands[taker]) else None

    def _score(self, points: int) -> None:
        """So many points more for team 0, and the resti that they make (rule 39)."""
        ahead = self.ahead + points
        if ahead >= RESTO:
            self.net += ahead // RESTO
            ahead %= RESTO
        elif ahead <= -RESTO:
            self.net -= -ahead // RESTO
            ahead = -(-ahead % RESTO)
        self.ahead = ahead

    def _outcome(self) -> tuple[int, int]:
        """See `finish`; all cards are played."""
        piles, points = list(self.prizes), list(self.points)
        counts = [SEATS * self.won[0], SEATS * self.won[1]]
        payer = self.matto
        if payer >= 0:
            points[payer] += PRIZE_POINTS[MATTO_PRIZE]
            if self.matto_lost:
                counts[payer] += 1
                counts[1 - payer] -= 1
            if self.matto_lost or self.pays_always:
                paid = given(piles[payer], counts[payer])
                for team, step in ((payer, -1), (1 - payer, 1)):
                    counts[team] += step
                    points[team] += step * PRIZE_POINTS[paid]
                    piles[team] ^= paid
        ahead = self.ahead + LAST_TRICK * (1 - 2 * (self.leader & 1))
        for team, sign in ((0, 1), (1, -1)):
            ahead += sign * (points[team] + set_points(piles[team]) + max(0, counts[team] - HALF))
        rounded = -(-ahead // RESTO) if ahead > 0 else ahead // RESTO
        return self.net + rounded, RESTO * self.net + ahead


def ranked_hand(cards: int) -> Hand:
    """The hand of a card set."""
    hand: Hand = [[] for _ in SUIT_ORDER]
    while cards:
        number = RANKED[cards.bit_length() - 1]
        hand[SUIT_OF[number]].append(number)
        cards ^= 1 << cards.bit_length() - 1
    for own in hand:
        own.sort()
    return hand
