"""Rules of thumb for Piedicavallo: a sensible move without search.

A card is worth what it brings its side in this trick, less what it would be worth later.  Some plays are
left out beforehand, whatever they seem to be worth: those that anger a partner.  The weights are in
hundredths of a card point, the chances in thousandths.  Whole numbers only: every interpreter must come
to the same choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import ITALIAN_SUITS, TRUMPS
from ...families.tricks import SEATS, asked, winning_place
from ...game import message
from .discarding import choose_discard
from .odds import CERTAIN, Odds
from .rules import KINGS, SETS, STRENGTH, SUIT, TRICKS
from .scoring import BAGATTO, HIGHEST, MATTO, PACK, POINTS, TEAMS, worth

if TYPE_CHECKING:
    from typing import Any

    from ...game import Move
    from .rules import PiedicavalloDeal

POINT = 100
LATER_CARD = 150
"""What a card that is still to be played to the trick is likely to count."""
PARTNER_BEATS = 900
OPPONENT_BEATS = 900
"""How often a seat that can beat the best card of a trick does so."""
MATTO_KEPT = 200
MATTO_LATE = 70
BAGATTO_EARLY = 100
BAGATTO_LATE = -50
TRUMP_KEPT = 80
TRUMP_RANK = 200
TRUMP_MASTER = 50
WINNER_TAKES = 200
RUFF_FREE = 250
RUFF_STEP = 80
GUARDED = 10
UNGUARDED = -20
GUARD = 20
LEAD_MATTO = -100
LEAD_TRUMPS_LONG = 100
LEAD_TRUMPS_SHORT = -60
LEAD_LENGTH = 15
LEAD_BARE_KING = -400
LEAD_RETURN = 40


class Situation:
    """A trick as the seat to play sees it.

    `best` is the card that is winning so far and `ours` whether the partner has played it; `after` are
    the seats still to play, `left` the tricks still to be won, this one among them.
    """

    __slots__ = ("view", "seat", "partner", "hand", "trick", "suit", "best", "ours", "after", "left", "odds")

    def __init__(self, deal: PiedicavalloDeal, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.partner = (self.seat + 2) % SEATS
        self.hand = deal.hands[self.seat]
        self.trick = deal.trick
        self.suit = asked(deal.trick, SUIT)
        place = winning_place(deal.trick, SUIT, STRENGTH)
        self.best = None if place is None else deal.trick[place]
        self.ours = place is not None and (deal.leader + place) % SEATS == self.partner
        self.after = [(self.seat + step) % SEATS for step in range(1, SEATS - len(deal.trick))]
        self.left = TRICKS - len(deal.tricks)
        self.odds = Odds(view)

    def overtakes(self, card: int) -> bool:
        """Whether the card would be winning the trick; the first card of a suit does."""
        if card == MATTO:
            return False
        if self.best is None:
            return True
        return SUIT[card] in (SUIT[self.best], TRUMPS) and STRENGTH[card] > STRENGTH[self.best]

    def opponents_can_beat(self, card: int) -> bool:
        """Whether an opponent who is still to play might beat this card."""
        return any(self.odds.can_beat(seat, card) for seat in self.after if TEAMS[seat] != TEAMS[self.seat])

    def safe(self) -> bool:
        """Whether the partner has the trick for certain."""
        return self.ours and self.best is not None and not self.opponents_can_beat(self.best)

    def winning_chance(self, card: int) -> int:
        """The chance that the side wins the trick after this card."""
        takes = self.overtakes(card)
        best, suit = (card if takes else self.best), (self.suit or SUIT[card])
        if best is None:
            return CERTAIN // 2
        chance = CERTAIN if takes or self.ours else 0
        for seat in self.after:
            beaten = self.odds.beats(seat, best, suit)
            if TEAMS[seat] == TEAMS[self.seat]:
                chance += (CERTAIN - chance) * beaten * PARTNER_BEATS // CERTAIN // CERTAIN
            else:
                chance -= chance * beaten * OPPONENT_BEATS // CERTAIN // CERTAIN
        return chance


def choose(deal: PiedicavalloDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these weights, and why.  Equal moves: the first in the order of the cards."""
    if deal.phase == "discard":
        return choose_discard(deal)
    moves = deal.moves()
    if len(moves) == 1:
        return moves[0], [message("tricks.reason.only_card")]
    situation = Situation(deal, view)
    cards = decent(situation, [move.cards[0] for move in moves])
    best = max(cards, key=lambda card: (value(situation, card), -STRENGTH[card], -card))
    chosen = [move for move in moves if move.cards[0] == best][0]
    return chosen, [message("tricks.reason.least")]


def decent(situation: Situation, cards: list[int]) -> list[int]:
    """The cards without those that would anger a partner; never none.

    A sure trick of the partner's is not taken over, but by a court card or the Bagatto, which bring their
    own points home.  The opponents' trick gets no points where a card that counts 1 can be played.
    Nothing bigger than needed wins in the last seat.
    """
    takers = [card for card in cards if situation.overtakes(card)]
    if situation.safe():
        return [card for card in cards if card not in takers or brings_points(card)] or cards
    if situation.best is None:
        return cards
    if not situation.after:
        plain = [card for card in takers if POINTS[card] == 1 or card == HIGHEST]
        for card in sorted(plain, key=lambda card: STRENGTH[card])[1:]:
            cards = [other for other in cards if other != card]
    if not situation.ours and any(POINTS[card] == 1 or card == MATTO for card in cards):
        cards = [card for card in cards if card in takers or POINTS[card] == 1 or card == MATTO]
    return cards


def brings_points(card: int) -> bool:
    """Whether a card is worth taking over the partner's trick with: a court card or the Bagatto."""
    return card == BAGATTO or (SUIT[card] != TRUMPS and POINTS[card] > 1)


def value(situation: Situation, card: int) -> int:
    """What playing the card is worth, in hundredths of a point."""
    chance = situation.winning_chance(card)
    points = POINT * worth([other for other in situation.trick if other != MATTO])
    points += LATER_CARD * len(situation.after)
    if card != MATTO:
        points += POINT * POINTS[card]
    total = (2 * chance - CERTAIN) * points // CERTAIN - keep(situation, card)
    if not situation.trick:
        total += lead_bonus(situation, card)
    return total


def keep(situation: Situation, card: int) -> int:
    """What a card is worth in hand, in hundredths of a point: points to come, less points to lose."""
    if card == MATTO:
        return min(MATTO_KEPT, MATTO_LATE * (situation.left - 1))
    if SUIT[card] == TRUMPS:
        return keep_trump(situation, card)
    odds = situation.odds
    own = situation.hand & SETS[SUIT[card]]
    higher = len([other for other in odds.ranked[SUIT[card]] if STRENGTH[other] > STRENGTH[card]])
    length = cardset.count(own)
    worth_now = POINT * POINTS[card]
    if not higher:
        hidden = len(odds.ranked[SUIT[card]])
        safe = CERTAIN if not odds.ranked[TRUMPS] else min(900, RUFF_FREE + RUFF_STEP * hidden)
        return ((2 * safe - CERTAIN) * worth_now + safe * WINNER_TAKES) // CERTAIN
    if POINTS[card] > 1:
        return (GUARDED if length > higher else UNGUARDED) * POINTS[card]
    guards = any(POINTS[other] > 2 for other in cardset.cards(own))
    return 2 * STRENGTH[card] + (GUARD if guards else 0)


def keep_trump(situation: Situation, card: int) -> int:
    """What a trump is worth in hand."""
    if card == BAGATTO:
        return BAGATTO_EARLY if situation.left > 6 else BAGATTO_LATE
    others = situation.odds.ranked[TRUMPS]
    lower = len([other for other in others if STRENGTH[other] < STRENGTH[card]])
    share = TRUMP_RANK * lower // max(len(others), 1)
    return (
        TRUMP_KEPT
        + share
        + (5 * POINT if card == HIGHEST else 0)
        + (TRUMP_MASTER if lower == len(others) else 0)
    )


def lead_bonus(situation: Situation, card: int) -> int:
    """What speaks for leading a card, and against it, beyond the trick itself."""
    if card == MATTO:
        return LEAD_MATTO
    odds, suit = situation.odds, SUIT[card]
    own = cardset.count(situation.hand & SETS[suit])
    trumps_out = len(odds.ranked[TRUMPS])
    if suit == TRUMPS:
        return LEAD_TRUMPS_LONG if 2 * own > trumps_out + 2 else LEAD_TRUMPS_SHORT
    bonus = LEAD_LENGTH * own
    if cardset.has(KINGS, card) and own == 1 and trumps_out and situation.left > 10:
        bonus += LEAD_BARE_KING
    if suit == partners_suit(situation.view):
        bonus += LEAD_RETURN
    return bonus


def partners_suit(view: dict[str, Any]) -> str:
    """The suit that the partner led first, "" while he has led none; trumps do not count."""
    for trick in view["tricks"]:
        if trick["leader"] == (view["seat"] + 2) % SEATS:
            suit = asked(PACK.read(trick["cards"][:1]), SUIT)
            if suit not in ("", TRUMPS):
                return suit
    return ""
