"""A trick as the seat to play sees it, and what its cards are worth to it later.

Worths are in hundredths of a card point, chances in thousandths.  The weights that are not plain from the
rules were found by playing many deals against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from .odds import CERTAIN, Odds
from .order import FACES, JOKERS, PACK, POINTS, RANK, worth
from .plays import Asked, Shape, shape, tractors
from .plays import winning as winning_play
from .scoring import SEATS, TEAMS

if TYPE_CHECKING:
    from typing import Any

    from .order import Order
    from .rules import ShengjiDeal

    Cards = tuple[int, ...]

POINT = 100
LATER_CARD = 150
"""What a card that is still to be played to the trick is likely to count."""
BEATS = 900
"""How often a seat that can beat the best play of a trick does so."""
TEMPO = 100
SAFE = 850
"""A trick of the partner's that is as likely as this to be his is left to him."""
GIVES = 800
"""A trick that is as likely as this to be the side's gets points."""
LATE = 6
"""With so many cards left, everything is contested."""
USUAL_BURIAL = 4
"""The points that a dealer is likely to have buried, to those who cannot know."""

LAST_KEPT = 40
"""What the strongest trump is worth for the last trick, in hundredths of what the kitty brings then."""

TRUMP_KEPT = 150
TRUMP_RANK = 500
WINNER = 300
HOLDS_AT_LEAST, HOLDS_FOR_EACH = 300, 40
GUARDED = 40
RANK_KEPT = 4
LOOSE_POINTS = -3
PAIR_TRUMP, PAIR_TOP, PAIR_LOW, PAIR_PLACE = 200, 250, 20, 12
TRACTOR_KEPT = 150
SHORT = 8
VOID = 80


class Situation:
    """What matters about a trick.

    `asked` is what the lead asks for, None for the leader; `best` the play that is winning so far and
    `ours` whether it is the partner's; `after` are the seats still to play, `left` the cards in hand,
    `table` the points in the trick, `buried` those in the burial as far as the seat can know.
    """

    __slots__ = (
        "view",
        "seat",
        "partner",
        "order",
        "hand",
        "asked",
        "best",
        "ours",
        "after",
        "left",
        "table",
        "buried",
        "odds",
        "partners",
        "strongest",
        "_kept",
        "_pairs_kept",
        "_tractors",
        "_chances",
    )

    def __init__(self, deal: ShengjiDeal, view: dict[str, Any], order: Order) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.partner = (self.seat + 2) % SEATS
        self.order = order
        self.hand = deal.hands[self.seat]
        led = shape(order, deal.trick[0]) if deal.trick else None
        self.asked = None if led is None else Asked(order, self.hand, led)
        ahead = winning_play(order, deal.trick) if deal.trick else None
        self.best = None if ahead is None else shape(order, deal.trick[ahead])
        self.ours = ahead is not None and (deal.leader + ahead) % SEATS == self.partner
        self.after = [(self.seat + step) % SEATS for step in range(1, SEATS - len(deal.trick))]
        self.left = cardset.count(self.hand)
        self.table: int = view["trick_points"]
        self.buried = worth(PACK.read(view["buried"])) if view["buried"] else USUAL_BURIAL
        self.odds = Odds(view, order)
        self.partners = _suits_led(order, view, self.partner)
        trumps = order.of(self.hand, TRUMPS)
        self.strongest = max(trumps, key=lambda card: order.places[card % FACES]) % FACES if trumps else -1
        self._kept: dict[int, int] = {}
        self._pairs_kept: dict[int, int] = {}
        self._tractors: list[tuple[int, ...]] | None = None
        self._chances: dict[tuple[str, int, int], int] = {}

    def overtakes(self, found: Shape | None) -> bool:
        """Whether a play of this shape would be winning; any lead is."""
        if found is None:
            return False
        return self.best is None or found.beats(self.best)

    def led_suit(self, found: Shape | None) -> str:
        """The suit led, which is that of this play if it is the lead."""
        if self.asked is not None:
            return self.asked.suit
        return "" if found is None else found.suit

    def chance(self, found: Shape | None) -> int:
        """The chance that the side wins the trick after a play of this shape."""
        takes = self.overtakes(found)
        best = found if takes else self.best
        if best is None:
            return 0
        key = (best.suit, best.top, best.size if takes else 0)
        known = self._chances.get(key)
        if known is None:
            known = self._chance(best, takes or self.ours, self.led_suit(found))
            self._chances[key] = known
        return known

    def _chance(self, best: Shape, ahead: bool, led: str) -> int:
        chance = CERTAIN if ahead else 0
        for seat in self.after:
            beaten = self.odds.beats(seat, best, led)
            if TEAMS[seat] == TEAMS[self.seat]:
                chance += (CERTAIN - chance) * beaten * BEATS // CERTAIN // CERTAIN
            else:
                chance -= chance * beaten // CERTAIN
        return chance

    def certain(self) -> bool:
        """Whether no opponent who is still to play can beat the partner's winning play."""
        if not self.ours or self.best is None or self.asked is None:
            return False
        best, led = self.best, self.asked.suit
        opponents = [seat for seat in self.after if TEAMS[seat] != TEAMS[self.seat]]
        return not any(self.odds.can_beat(seat, best, led) for seat in opponents)

    def safe(self) -> bool:
        """Whether the trick is best left to the partner, who has it for certain or nearly so."""
        return self.ours and (self.chance(None) >= SAFE or self.certain())

    def last_trick(self) -> bool:
        """Whether these are the last cards."""
        return self.asked is not None and self.asked.size == self.left

    def kept(self, face: int) -> int:
        """What a card is worth in hand."""
        known = self._kept.get(face)
        if known is None:
            known = self._trump(face) if self.order.suits[face] == TRUMPS else self._plain(face)
            known = known * min(LATE, self.left - 1) // LATE
            if face == self.strongest and self.left > 1:
                known += LAST_KEPT * 2 * self.buried
            self._kept[face] = known
        return known

    def _trump(self, face: int) -> int:
        out = self.odds.out[TRUMPS]
        lower = out - self.odds.above(TRUMPS, self.order.places[face] - 1)
        return TRUMP_KEPT + TRUMP_RANK * lower // max(out, 1)

    def _plain(self, face: int) -> int:
        suit, place = self.order.suits[face], self.order.places[face]
        higher = self.odds.above(suit, place)
        if not higher:
            holds = min(BEATS, HOLDS_AT_LEAST + HOLDS_FOR_EACH * self.odds.out[suit])
            if not self.odds.out[TRUMPS]:
                holds = CERTAIN
            return holds * WINNER // CERTAIN
        if POINTS[face]:
            length = cardset.count(self.hand & self.order.cards[suit])
            guarded = GUARDED if RANK[face] == "K" and length > higher else 0
            return guarded + LOOSE_POINTS * POINTS[face]
        return RANK_KEPT * place

    def paired(self, face: int) -> bool:
        """Whether the hand holds both copies of a face."""
        return cardset.has(self.hand, face + FACES)

    def pair_kept(self, face: int) -> int:
        """What it is worth to hold both copies of a face together."""
        known = self._pairs_kept.get(face)
        if known is None:
            suit, place = self.order.suits[face], self.order.places[face]
            if suit == TRUMPS:
                known = PAIR_TRUMP + PAIR_PLACE * place
            else:
                known = PAIR_LOW + PAIR_PLACE * place + (0 if self.odds.above(suit, place, 2) else PAIR_TOP)
            if any(face in faces for faces in self.tractors()):
                known += TRACTOR_KEPT
            known = known * min(LATE, self.left - 1) // LATE
            self._pairs_kept[face] = known
        return known

    def tractors(self) -> list[tuple[int, ...]]:
        """The tractors of the hand."""
        if self._tractors is None:
            self._tractors = []
            for suit in sorted(self.order.ranked):
                self._tractors += tractors(self.order, self.hand, suit)
        return self._tractors

    def cost(self, cards: Cards) -> int:
        """What the hand loses with these cards, points apart."""
        total = 0
        for card in cards:
            face = card % FACES
            total += self.kept(face)
            if card < FACES and self.paired(face):
                total += self.pair_kept(face)
        return total

    def stake(self, size: int) -> int:
        """What the last trick brings beside its own points, if these are the last cards."""
        return POINT * 2 * size * self.buried if size == self.left else 0

    def grand(self, cards: Cards) -> bool:
        """Whether there is a joker or a card of the level among these."""
        return any(is_grand(self.order, card % FACES) for card in cards)


def shape_of(order: Order, cards: Cards) -> Shape | None:
    """The shape of these cards, quickly for a single one."""
    if len(cards) > 1:
        return shape(order, cards)
    face = cards[0] % FACES
    return Shape(order.suits[face], 1, order.places[face])


def is_grand(order: Order, face: int) -> bool:
    """Whether a card is a joker or of the level."""
    return face in JOKERS or RANK[face] == order.level


def _suits_led(order: Order, view: dict[str, Any], seat: int) -> list[str]:
    """The suits that a seat has led."""
    codes = [trick["cards"][0][0] for trick in view["tricks"] if trick["leader"] == seat]
    return [order.suits[PACK.card(code)] for code in codes]
