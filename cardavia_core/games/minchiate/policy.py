"""Rules of thumb for Minchiate: a sensible move without search, and why it is one.

Each card is weighed (see `trickplay.value`); but some are left out beforehand, whatever they seem to be
worth: those that would anger a partner.  Whole numbers only: every interpreter must come to the same
choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import Move
from .declaring import choose_declaration, declaration_reasons
from .discarding import choose_discard, discard_reasons, good_discards
from .pack import MATTO, POINTS, PROTECTED, SETS, STRENGTH, SUIT
from .reasons import NEARLY_SURE, only_card, reasons
from .situation import Situation
from .trickplay import value

if TYPE_CHECKING:
    from typing import Any

    from .rules import MinchiateDeal

MOST_CARDS = 14
MOST_DISCARDS = 14
"""More moves than these are not worth a search: each of them would be looked at less closely."""


def choose(deal: MinchiateDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """The best move by these rules, and why.  Equal cards: the weakest, then the first in the pack."""
    seat = view["seat"]
    if deal.phase == "discard":
        return choose_discard(deal, seat)
    if deal.phase == "declare":
        return choose_declaration(deal, seat)
    moves = deal.moves()
    if len(moves) == 1:
        return moves[0], only_card(deal, seat)
    situation = Situation(deal, view)
    cards = [move.cards[0] for move in moves]
    best = max(decent(situation, cards), key=lambda card: (value(situation, card), -STRENGTH[card], -card))
    return moves[cards.index(best)], reasons(situation, best, cards)


def good_moves(deal: MinchiateDeal, view: dict[str, Any]) -> list[Move]:
    """The moves that are worth a search, what `choose` prefers first; see `Game.decent`.

    Of neighbours, which are as good as each other, there is only the one that comes first.
    """
    seat = view["seat"]
    if deal.phase == "discard":
        return [
            Move("discard", cards) for cards in good_discards(deal.hands[seat], deal.usable())[:MOST_DISCARDS]
        ]
    if deal.phase == "declare":
        return [choose_declaration(deal, seat)[0]]
    moves = deal.moves()
    if len(moves) == 1:
        return moves
    situation = Situation(deal, view)
    ranked = sorted(
        decent(situation, [move.cards[0] for move in moves]),
        key=lambda card: (-value(situation, card), STRENGTH[card], card),
    )
    found: list[int] = []
    for card in ranked:
        if not any(situation.alike(card, other) for other in found):
            found.append(card)
    return [Move("play", (card,)) for card in found[:MOST_CARDS]]


def why(deal: MinchiateDeal, view: dict[str, Any], move: Move) -> list[str]:
    """Why a legal move is good, as `choose` tells it of its own."""
    seat = view["seat"]
    if deal.phase == "discard":
        return discard_reasons(deal.hands[seat], move.cards, deal.usable())
    if deal.phase == "declare":
        return declaration_reasons(deal, seat, move.cards)
    cards = [other.cards[0] for other in deal.moves()]
    if len(cards) == 1:
        return only_card(deal, seat)
    return reasons(Situation(deal, view), move.cards[0], cards)


def decent(situation: Situation, cards: list[int]) -> list[int]:
    """The legal cards without those that would anger a partner; never none.

    A sure trick of the partner's is not taken over, but by a counting card, which so comes home.  Nothing
    bigger than needed wins in the last seat.  A trick that the opponents are likely to win gets no counting
    card where another card can be played.
    """
    if not situation.trick:
        return [card for card in cards if not foolish_lead(situation, card, cards)] or cards
    if situation.best is None:
        return cards
    takers = [card for card in cards if situation.overtakes(card)]
    under = len(takers) < len(cards)
    if takers and not situation.after:
        least = min([STRENGTH[card] for card in takers])
        cards = [card for card in cards if card not in takers or STRENGTH[card] == least or counts(card)]
    if situation.safe():
        return [card for card in cards if not under or card not in takers or counts(card)]
    if situation.ours or all(counts(card) for card in cards):
        return cards
    return [
        card
        for card in cards
        if card in takers or not counts(card) or situation.winning_chance(card) >= NEARLY_SURE
    ]


def counts(card: int) -> bool:
    """Whether a card is worth something to the side that wins it: the counting cards and trump 29."""
    return card != MATTO and cardset.has(PROTECTED, card)


def foolish_lead(situation: Situation, card: int, cards: list[int]) -> bool:
    """Whether nobody would understand this lead.

    A counting trump that can be beaten; a King that an opponent who has none of his suit can trump; trumps
    when only the partner can have any, beside a card of a suit.
    """
    if card == MATTO:
        return False
    odds, suit = situation.odds, SUIT[card]
    against = [seat for seat in situation.opponents(situation.after) if odds.may_hold[seat] & SETS[TRUMPS]]
    if suit != TRUMPS:
        return POINTS[card] > 0 and any(not odds.may_hold[seat] & SETS[suit] for seat in against)
    if not against:
        return any(SUIT[other] not in ("", TRUMPS) for other in cards)
    return counts(card) and not situation.holds(card)
