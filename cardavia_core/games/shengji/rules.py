"""Shengji: the deal.

Source: the page `001_7e6f360b519898af`; each gap is decided in RULINGS.md.  Two packs of 54, 25 cards to each
seat and eight for the kitty.  Trumps are declared in turns after the deal; the dealer takes the kitty,
buries eight cards and leads.  What may be played is in plays.py, what may be declared in declaring.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...game import Deal, Duty, Event, IllegalMove, Move, Refusal, message, plural
from . import declaring
from .candidates import follows, given_away
from .order import BURIED, FACES, HAND, PACK, PRINTED, gathered, order_of, with_card, without, worth
from .plays import Asked, leads, shape
from .plays import winning as winning_play
from .refusals import bury_refusal, duty, follow_refusal, foreign, lead_refusal
from .scoring import SEATS, TEAMS, level_of, tally
from .scoring import bonus as kitty_bonus
from .seen import places, view

if TYPE_CHECKING:
    from typing import Any

    from ...game import Tally
    from ...shuffle import Stream
    from .order import Order

    Cards = tuple[int, ...]

LISTED = 150
"""More follows than this are not listed: `moves` gives candidates then."""

TRUMP_EVENTS = {
    "c": message("shengji.event.trump.c"),
    "d": message("shengji.event.trump.d"),
    "h": message("shengji.event.trump.h"),
    "s": message("shengji.event.trump.s"),
    "": message("shengji.event.trump.none"),
}
KITTY_EVENTS = {
    "c": message("shengji.event.kitty.c"),
    "d": message("shengji.event.kitty.d"),
    "h": message("shengji.event.kitty.h"),
    "s": message("shengji.event.kitty.s"),
}


class Trick:
    """A finished trick: who led, each seat's cards in playing order, who won, the card points in it."""

    __slots__ = ("leader", "plays", "winner", "points")

    def __init__(self, leader: int, plays: list[Cards], winner: int) -> None:
        self.leader = leader
        self.plays = plays
        self.winner = winner
        self.points = sum([worth(cards) for cards in plays])

    def data(self) -> dict[str, Any]:
        """The trick as plain data, for a view."""
        cards = [PACK.write(play) for play in self.plays]
        return {"leader": self.leader, "cards": cards, "winner": self.winner, "points": self.points}


class ShengjiDeal(Deal):
    """One deal of Shengji.

    `hands` are card sets (see order.py), `kitty` the eight cards in the order dealt, `level` the rank
    played, `order` the order of the cards (None until trumps are fixed), `declarations` every word of
    the declaring: seat and cards, none for a pass.  `leader` led or leads, `trick` are the plays so far,
    `tricks` the finished ones, `buried` the dealer's eight cards, `points` the card points of each team's
    tricks.
    """

    __slots__ = (
        "hands",
        "kitty",
        "level",
        "order",
        "declarations",
        "leader",
        "trick",
        "tricks",
        "buried",
        "points",
        "dealer",
        "match",
    )

    def __init__(self, dealer: int, match: dict[str, Any]) -> None:
        self.hands = [cardset.EMPTY] * SEATS
        self.kitty: list[int] = []
        self.level = level_of(match["totals"][TEAMS[dealer]])
        self.order: Order | None = None
        self.declarations: list[tuple[int, Cards]] = []
        self.leader = dealer
        self.trick: list[Cards] = []
        self.tricks: list[Trick] = []
        self.buried: Cards = ()
        self.points = [0, 0]
        self.dealer = dealer
        self.match = match
        self.turn: int | None = dealer
        self.phase = "declare"
        self.exhaustive = True
        self.opening: list[list[Event]] = []

    def shuffle_and_deal(self, stream: Stream) -> None:
        """Deal 25 cards to each, beginning with the dealer; the last eight are the kitty."""
        cards = stream.shuffled(list(range(PACK.size)))
        for place in range(SEATS):
            held = cards[place * HAND : (place + 1) * HAND]
            self.hands[(self.dealer + place) % SEATS] = gathered(held)
        self.kitty = [card % FACES for card in cards[SEATS * HAND :]]
        self.opening.append([Event("deal", self.dealer, (), HAND)])

    @property
    def attackers(self) -> int:
        """The team that does not deal."""
        return 1 - TEAMS[self.dealer]

    def _asked(self) -> Asked | None:
        """What the present trick asks of the seat to act; None if it leads."""
        if not self.trick or self.order is None:
            return None
        led = shape(self.order, self.trick[0])
        return None if led is None else Asked(self.order, self.hands[self.turn or 0], led)

    def measure(self) -> None:
        """See whether `moves` can list everything now."""
        asked = self._asked() if self.phase == "play" else None
        self.exhaustive = self.phase != "bury" and (asked is None or asked.number() <= LISTED)

    def moves(self) -> list[Move]:
        """See `Deal.moves`.  Of the burials, and where follows are too many, good candidates only."""
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if self.phase == "declare":
            shown = declaring.declarable(self.level, hand)
            moves = [Move("declare", cards) for cards in shown]
            return [Move("pass")] + [move for move in moves if self.refusal(move) is None]
        if self.order is None:
            return []
        if self.phase == "bury":
            return [Move("bury", cards) for cards in given_away(self.order, hand, BURIED)]
        asked = self._asked()
        if asked is None:
            return [Move("play", cards) for cards in leads(self.order, hand)]
        plays = list(asked.plays()) if self.exhaustive else follows(self.order, asked)
        return [Move("play", cards) for cards in plays]

    def usable(self) -> list[int]:
        """See `Deal.usable`."""
        if self.turn is None or self.phase == "declare":
            return super().usable()
        asked = self._asked()
        if asked is None or asked.filled:
            return cardset.cards(self.hands[self.turn])
        if asked.owed and asked.owed == asked.size // 2:
            return sorted([face + copy for face in asked.pairs for copy in (0, FACES)])
        return cardset.cards(asked.held)

    def duty(self) -> Duty | None:
        """See `Deal.duty`."""
        return None if self.turn is None or self.order is None else duty(self.phase, self._asked())

    def refusal(self, move: Move) -> Refusal | None:
        """See `Deal.refusal`.  Of a burial or a follow that is not complete it says what is missing."""
        if self.turn is None:
            return Refusal(message("move.deal_over"))
        hand = self.hands[self.turn]
        stranger = foreign(hand, move)
        if self.phase == "declare":
            return self._declare_refusal(move, stranger)
        if self.phase == "bury" or self.order is None:
            if move.kind != "bury" or move.taken:
                return Refusal(message("shengji.refusal.bury_first"))
            return stranger or bury_refusal(move.cards, BURIED)
        if move.kind != "play" or move.taken:
            return Refusal(message("shengji.refusal.play"))
        asked = self._asked()
        if stranger is not None or asked is None:
            return stranger or lead_refusal(self.order, move.cards)
        return follow_refusal(self.order, asked, move.cards)

    def _declare_refusal(self, move: Move, stranger: Refusal | None) -> Refusal | None:
        if move.kind == "pass":
            return Refusal(message("shengji.refusal.pass_alone")) if move.cards or move.taken else None
        if move.kind != "declare" or move.taken:
            return Refusal(message("shengji.refusal.declare_first"))
        return stranger or declaring.refusal(self.level, self.declarations, move.cards)

    def play(self, move: Move) -> list[list[Event]]:
        """See `Deal.play`."""
        refusal = self.refusal(move)
        if refusal is not None or self.turn is None:
            raise IllegalMove(refusal or Refusal(message("move.deal_over")))
        if self.phase == "declare":
            beats = self._declare(self.turn, move.cards)
        else:
            self.hands[self.turn] = without(self.hands[self.turn], move.cards)
            act = self._bury if self.phase == "bury" else self._play
            beats = act(self.turn, move.cards)
        self.measure()
        return beats

    def _declare(self, seat: int, cards: Cards) -> list[list[Event]]:
        self.declarations.append((seat, cards))
        self.dealer = self.dealer_after(self.declarations)
        beats = [[Event("pass", seat, (), 0, message("shengji.event.pass"))]]
        if cards:
            told = message("shengji.event.declare")
            beats = [[Event("declare", seat, cards, declaring.strength(self.level, cards), told)]]
        self.turn = (seat + 1) % SEATS
        return beats + self._settle() if declaring.over(self.level, self.declarations) else beats

    @property
    def dealer_settled(self) -> bool:
        """Whether further declarations cannot change who deals."""
        first = self.match["deal"] == 1 and self.phase == "declare"
        final = bool(self.match["options"]["first_dealer"])
        return not first or (not final and declaring.standing(self.declarations) is not None)

    def dealer_after(self, declarations: list[tuple[int, Cards]]) -> int:
        """Who deals after these words: only in the first deal does it depend on them."""
        scheduled: int = self.match["dealer"]
        if self.match["deal"] > 1:
            return scheduled
        final = bool(self.match["options"]["first_dealer"])
        return declaring.first_dealer(scheduled, declarations, final)

    def _settle(self) -> list[list[Event]]:
        """Trumps are fixed, and the dealer takes the kitty."""
        shown = declaring.standing(self.declarations)
        if shown is None:
            decides = declaring.deciding(self.kitty)
            trump = PRINTED[self.kitty[decides]]
            beat = [Event("kitty", self.dealer, tuple(self.kitty), decides, KITTY_EVENTS[trump])]
        else:
            trump = declaring.trump_of(shown[1])
            beat = [Event("trump", shown[0], shown[1], 0, TRUMP_EVENTS[trump])]
        self.order = order_of(self.level, trump)
        for card in self.kitty:
            self.hands[self.dealer] = with_card(self.hands[self.dealer], card)
        self.phase = "bury"
        self.turn = self.leader = self.dealer
        return [beat, [Event("take", self.dealer, (), BURIED, message("shengji.event.take"))]]

    def _bury(self, dealer: int, cards: Cards) -> list[list[Event]]:
        self.buried = cards
        self.phase = "play"
        return [[Event("bury", dealer, (), BURIED, message("shengji.event.bury"))]]

    def _play(self, seat: int, cards: Cards) -> list[list[Event]]:
        self.trick.append(cards)
        self.turn = (seat + 1) % SEATS
        told = message("tricks.event.play") if len(cards) == 1 else message("shengji.event.play")
        beats = [[Event("play", seat, cards, 0, told)]]
        return beats + self._gather() if len(self.trick) == SEATS else beats

    def _gather(self) -> list[list[Event]]:
        """The trick goes to its winner, who leads next."""
        trick = Trick(self.leader, self.trick, self.winning() or 0)
        self.tricks.append(trick)
        self.trick = []
        self.leader = self.turn = trick.winner
        self.points[TEAMS[trick.winner]] += trick.points
        cards = tuple([card for play in trick.plays for card in play])
        beats = [[Event("trick", trick.winner, cards, trick.points, plural("shengji.event.trick"))]]
        return beats if any(self.hands) else beats + self._finish()

    def winning(self) -> int | None:
        """The seat that is winning the present trick."""
        if not self.trick or self.order is None:
            return None
        return (self.leader + winning_play(self.order, self.trick)) % SEATS

    def _finish(self) -> list[list[Event]]:
        self.turn = None
        self.phase = "over"
        told = plural("shengji.event.buried")
        beats = [[Event("buried", self.dealer, self.buried, worth(self.buried), told)]]
        if self.bonus():
            winner = self.tricks[-1].winner
            beats.append([Event("bonus", winner, (), self.bonus(), plural("shengji.event.bonus"))])
        return beats + [[Event("over", self.dealer)]]

    def bonus(self) -> int:
        """What the kitty has brought the attackers."""
        last = self.tricks[-1]
        return kitty_bonus(self.buried, len(last.plays[0])) if TEAMS[last.winner] == self.attackers else 0

    def attackers_points(self) -> int:
        """What the attackers have made in the finished deal: card points and the kitty's bonus.

        Raises ValueError while the deal is not over.
        """
        if self.turn is not None:
            raise ValueError("the deal is not over")
        return self.points[self.attackers] + self.bonus()

    def view(self, seat: int) -> dict[str, Any]:
        """See `Deal.view` and, for the fields, seen.py."""
        return view(self, seat)

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """See `Deal.places`."""
        return places(self)

    def tally(self) -> Tally:
        """See `Deal.tally`."""
        if self.turn is not None:
            raise ValueError("the deal is not over")
        last = self.tricks[-1]
        points = self.points[self.attackers]
        size = len(last.plays[0])
        return tally(self.match, self.dealer, points, self.buried, size, TEAMS[last.winner])

    def copy(self) -> ShengjiDeal:
        """See `Deal.copy`."""
        other = ShengjiDeal(self.dealer, self.match)
        other.hands = list(self.hands)
        other.kitty = self.kitty
        other.level = self.level
        other.order = self.order
        other.declarations = list(self.declarations)
        other.leader = self.leader
        other.trick = list(self.trick)
        other.tricks = list(self.tricks)
        other.buried = self.buried
        other.points = list(self.points)
        other.turn = self.turn
        other.phase = self.phase
        other.exhaustive = self.exhaustive
        return other
