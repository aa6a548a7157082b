"""The twin of a deal of Shengji that plays out fastest; playout_cards.py says how it holds the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Move
from ...playout import Playout
from .burying import choose_burial
from .declaring import standing
from .order import FACES, HAND, worth
from .playout_answers import quick_answer
from .playout_cards import COUNT, SUIT_NAMES, TOP, TRUMP, WIDTH, Layout, layout_of
from .playout_leads import quick_lead
from .playout_pairs import quick_pairs
from .plays import shape, winning
from .scoring import SEATS
from .when_to_declare import choose_declaration

if TYPE_CHECKING:
    from .playout_pairs import Parts
    from .rules import ShengjiDeal


class ShengjiPlayout(Playout):
    """All hands as numbers, one after the other, and what matters of the trick on the table.

    `gone` is what has been played, held like a hand; `voids` has a bit for each suit that each seat has shown
    to be empty, five for each seat.  `left` is how many cards the leader of the trick had before it, 0 before
    the burial.  Of the trick: how many have `played`, the suit `led` and the `size` of the plays, the seat
    that is ahead with the `best` play, its suit and its highest place `top`, and the points on the `table`.
    `points` are those of the attackers, `buried` those in the burial.  While trumps are declared there is
    only the deal itself, as `opening`.
    """

    __slots__ = (
        "turn",
        "opening",
        "layout",
        "hands",
        "gone",
        "voids",
        "dealer",
        "left",
        "played",
        "led",
        "size",
        "best",
        "best_suit",
        "top",
        "table",
        "points",
        "buried",
    )

    opening: ShengjiDeal | None
    layout: Layout
    hands: list[int]
    gone: list[int]
    voids: int
    dealer: int
    left: int
    played: int
    led: int
    size: int
    best: int
    best_suit: int
    top: int
    table: int
    points: int
    buried: int

    def copy(self) -> ShengjiPlayout:
        """See `Playout.copy`."""
        other = ShengjiPlayout()
        other.turn = self.turn
        other.opening = None
        if self.opening is not None:
            other.opening = self.opening.copy()
            return other
        other.layout = self.layout
        other.hands = self.hands[:]
        other.gone = self.gone[:]
        other.voids = self.voids
        other.dealer = self.dealer
        other.left = self.left
        other.played = self.played
        other.led = self.led
        other.size = self.size
        other.best = self.best
        other.best_suit = self.best_suit
        other.top = self.top
        other.table = self.table
        other.points = self.points
        other.buried = self.buried
        return other

    def play(self, move: Move) -> None:
        """See `Playout.play`."""
        assert self.turn is not None
        if self.opening is not None:
            self.opening.play(move)
            self.turn = self.opening.turn
            if self.opening.order is not None:
                self.open(self.opening)
            return
        parts = parts_of(self.layout, move.cards)
        if move.kind != "bury":
            self._lay(self.turn, parts)
            return
        for suit, cards, twice in parts:
            _take(self.hands, self.turn * WIDTH + 2 * suit, cards, twice)
        self.buried = worth(move.cards)
        self.left = HAND

    def state(self) -> tuple[object, ...]:
        """All that it holds, in a form that can be compared; of a trick that has not begun nothing."""
        if self.opening is not None:
            return (self.turn, self.opening.declarations)
        trick = (self.led, self.size, self.best, self.best_suit, self.top, self.table) if self.played else ()
        deal = (self.turn, self.dealer, self.left, self.points, self.buried, self.played)
        return deal, trick, self.hands, self.gone, self.voids

    def choose(self) -> Move:
        """See `Playout.choose`."""
        if self.opening is not None:
            return self.next_move()
        known = self.gone, self.voids
        self.gone, self.voids = [0] * WIDTH, 0
        move = self.next_move()
        self.gone, self.voids = known
        return move

    def next_move(self) -> Move:
        """What `finish` plays next: it remembers what has been played."""
        assert self.turn is not None
        if self.opening is not None:
            shown = standing(self.opening.declarations)
            declared = None if shown is None else {"seat": shown[0]}
            return choose_declaration(self.opening, {"seat": self.turn, "declared": declared})[0]
        if not self.left:
            hand = self._named(_held(self.hands, self.turn))
            return choose_burial(self.layout.order, cardset.of(hand))[0]
        return Move("play", self._named(self._quick(self.turn)))

    def _named(self, parts: Parts) -> tuple[int, ...]:
        """Cards as a move names them."""
        found = []
        for suit, cards, twice in parts:
            for slot, face in enumerate(self.layout.faces[suit]):
                if cards >> slot & 1:
                    found.append(face)
                if twice >> slot & 1:
                    found.append(face + FACES)
        return tuple(sorted(found))

    def finish(self) -> tuple[int, ...]:
        """See `Playout.finish`."""
        while self.opening is not None or not self.left:
            self.play(self.next_move())
        seat = self.turn
        while seat is not None:
            if self.played and self.size == 1:
                suit, card = quick_answer(self, seat)
                self._lay_single(seat, suit, card)
            else:
                self._lay(seat, self._quick(seat))
            seat = self.turn
        return self.points, self.dealer

    def open(self, deal: ShengjiDeal) -> None:
        """Hold the cards of a deal whose trumps are fixed, as if nothing had been played."""
        assert deal.order is not None
        self.opening = None
        self.layout = layout = layout_of(deal.order.level, deal.order.trump)
        self.hands = hands = [0] * (SEATS * WIDTH)
        for seat, hand in enumerate(deal.hands):
            for card in cardset.cards(hand):
                face = card % FACES
                hands[seat * WIDTH + 2 * layout.suits[face] + card // FACES] |= layout.bits[face]
        self.gone, self.voids = [0] * WIDTH, 0
        self.dealer = deal.dealer
        self.points = deal.points[deal.attackers]
        self.buried = worth(deal.buried)
        self.left = 0 if deal.phase == "bury" else max([cardset.count(hand) for hand in deal.hands])
        self.played = self.led = self.size = self.best = self.best_suit = self.top = self.table = 0

    def see(self, leader: int, plays: list[tuple[int, ...]]) -> None:
        """Remember the plays of a trick, and who has shown to have none of its suit."""
        led = self.layout.suits[plays[0][0] % FACES] if plays else 0
        for place, play in enumerate(plays):
            for suit, cards, twice in parts_of(self.layout, play):
                self._remember(suit, cards, twice)
                if suit != led:
                    self.voids |= 1 << (leader + place) % SEATS * 5 + led

    def _remember(self, suit: int, cards: int, twice: int) -> None:
        again = cards & self.gone[2 * suit] | twice
        self.gone[2 * suit] |= cards
        self.gone[2 * suit + 1] |= again

    def _quick(self, seat: int) -> Parts:
        """What the quick rules play."""
        if not self.played:
            return [quick_lead(self, seat)[1:]]
        if self.size > 1:
            return quick_pairs(self, seat)
        suit, card = quick_answer(self, seat)
        return [(suit, card, 0)]

    def _lay_single(self, seat: int, suit: int, card: int) -> None:
        """Answer a single card."""
        at = seat * WIDTH + 2 * suit
        if self.hands[at + 1] & card:
            self.hands[at + 1] ^= card
        else:
            self.hands[at] ^= card
        if self.gone[2 * suit] & card:
            self.gone[2 * suit + 1] |= card
        else:
            self.gone[2 * suit] |= card
        layout = self.layout
        if card & layout.points[suit]:
            self.table += 5 if card & layout.fives[suit] else 10
        if suit != self.led:
            self.voids |= 1 << seat * 5 + self.led
        if suit == self.best_suit or suit == TRUMP:
            top = layout.places[suit][TOP[card] - 1]
            if suit != self.best_suit or top > self.top:
                self.best, self.best_suit, self.top = seat, suit, top
        self._next(seat)

    def _lay(self, seat: int, parts: Parts) -> None:
        """Play cards to the trick."""
        for suit, cards, twice in parts:
            _take(self.hands, seat * WIDTH + 2 * suit, cards, twice)
            self._remember(suit, cards, twice)
            if cards & self.layout.points[suit]:
                self.table += self.layout.worth(suit, cards, twice)
        suit, cards, twice = parts[0]
        if not self.played:
            self.led = self.best_suit = suit
            self.best = seat
            self.top = self.layout.places[suit][TOP[cards] - 1]
            self.size = COUNT[cards] + COUNT[twice]
        elif len(parts) == 1:
            self._compare(seat, suit, cards, twice)
        if suit != self.led or len(parts) > 1:
            self.voids |= 1 << seat * 5 + self.led
        self._next(seat)

    def _compare(self, seat: int, suit: int, cards: int, twice: int) -> None:
        """See whether a play of one suit takes the trick."""
        layout = self.layout
        top = layout.places[suit][TOP[cards] - 1]
        if suit == self.best_suit:
            if top <= self.top:
                return
        elif suit != TRUMP:
            return
        if self.size > 1:
            row = layout.row(suit, twice)
            pairs = self.size >> 1
            if cards != twice or row != ((1 << pairs) - 1) << TOP[row] - pairs:
                return
        self.best, self.best_suit, self.top = seat, suit, top

    def _next(self, seat: int) -> None:
        """The next seat plays, or the trick is gathered."""
        self.played += 1
        if self.played < SEATS:
            self.turn = (seat + 1) % SEATS
            return
        self.left -= self.size
        if (self.best ^ self.dealer) & 1:
            self.points += self.table
            if not self.left:
                self.points += self.buried * 2 * self.size
        self.played = self.table = 0
        self.turn = self.best if self.left else None


def _held(hands: list[int], seat: int) -> Parts:
    """All cards of a seat, suit by suit."""
    at = seat * WIDTH
    return [(suit, hands[at + 2 * suit], hands[at + 2 * suit + 1]) for suit in range(TRUMP + 1)]


def _take(hands: list[int], at: int, cards: int, twice: int) -> None:
    """Take cards out of a hand."""
    second = hands[at + 1]
    hands[at] &= ~(twice | cards & ~second)
    hands[at + 1] = second & ~cards


def parts_of(layout: Layout, cards: tuple[int, ...]) -> Parts:
    """The cards of a move, suit by suit."""
    parts: Parts = []
    for suit in range(TRUMP + 1):
        once = twice = 0
        for card in cards:
            face = card % FACES
            if layout.suits[face] == suit:
                twice |= once & layout.bits[face]
                once |= layout.bits[face]
        if once:
            parts.append((suit, once, twice))
    return parts


def playout_of(deal: ShengjiDeal) -> ShengjiPlayout:
    """The twin of a deal."""
    twin = ShengjiPlayout()
    twin.turn = deal.turn
    twin.opening = None
    if deal.order is None:
        twin.opening = deal.copy()
        return twin
    twin.open(deal)
    for trick in deal.tricks:
        twin.see(trick.leader, trick.plays)
    twin.see(deal.leader, deal.trick)
    _see_trick(twin, deal)
    return twin


def _see_trick(twin: ShengjiPlayout, deal: ShengjiDeal) -> None:
    """The trick on the table."""
    if deal.trick and deal.order is not None:
        ahead = winning(deal.order, deal.trick)
        led, best = shape(deal.order, deal.trick[0]), shape(deal.order, deal.trick[ahead])
        assert led is not None and best is not None
        twin.played = len(deal.trick)
        twin.led, twin.size = SUIT_NAMES.index(led.suit), led.size
        twin.best, twin.best_suit = (deal.leader + ahead) % SEATS, SUIT_NAMES.index(best.suit)
        twin.top = best.top
        twin.table = sum([worth(cards) for cards in deal.trick])
