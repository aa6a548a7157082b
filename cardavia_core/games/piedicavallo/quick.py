"""Quick rules of thumb for Piedicavallo: a card from the hand and the trick alone, in no time.

A card has its number here: suit by suit from the lowest to the highest, then the trumps, then the Matto.
So of two cards of a suit the higher number wins, and a trump beats every card of a suit.  A hand is five
small sets, of the places of its cards in each suit and in the trumps; tables answer what one asks of them.

The weights were found by playing many deals against each other.
"""

from __future__ import annotations

from ... import cardset
from ...cards import ITALIAN_SUITS
from .rules import ABOVE_SUITS, CARDS, STRENGTH, SUIT
from .scoring import MATTO as MATTO_CARD
from .scoring import POINTS as CARD_POINTS

TEN = 10
"""So many cards has each suit."""
TRUMP = 4
"""Where the trumps stand among the sets of a hand, after the four suits."""
BAGATTO = TRUMP * TEN
MATTO = BAGATTO + 21
FANTE, CAVALLO, RE = 6, 7, 9
"""Places of court cards in their suits."""
NOTHING = -1
NEVER = -10000
HALF = 11
"""The trumps are looked up by halves, of eleven and of ten."""
LOWER = (1 << HALF) - 1


def _number(card: int) -> int:
    if card == MATTO_CARD:
        return MATTO
    if STRENGTH[card] > ABOVE_SUITS:
        return BAGATTO + STRENGTH[card] - ABOVE_SUITS - 1
    return TEN * ITALIAN_SUITS.index(SUIT[card]) + STRENGTH[card] - 1


_NUMBERED = sorted([(_number(card), card) for card in CARDS])
CARD = [card for _, card in _NUMBERED]
"""The card of each number."""
NUMBER = {card: number for number, card in _NUMBERED}
POINTS = [CARD_POINTS[card] for card in CARD]
"""What the card of each number counts."""
SETS = [cardset.cards(places) for places in range(1 << HALF)]
COUNT = [len(places) for places in SETS]
LOWEST = [min(places + [HALF]) for places in SETS]
HIGHEST = [max(places + [NOTHING]) for places in SETS]
"""The highest place in a set of places, NOTHING in an empty one."""

LEAD_RE = 600
LEAD_RE_LENGTH = -40
LEAD_BARE_RE = -400
LEAD_COURT = -100
"""For each point that it counts above 1."""
LEAD_PIP = 100
LEAD_SINGLE = 200
LEAD_LENGTH = 60
LEAD_FROM_COURTS = -150
LEAD_TRUMP = -400
LEAD_TRUMPS_MORE = 150
"""For each trump that the hand has more than other cards; as much against for each that it has fewer."""
SHED_POINT = -100
SHED_LENGTH = 10
SHED_GUARD = -50
"""For a card of a suit that has a court card, and few others to guard it."""
FEW = 3
GIVEN_TO_RE = 1 << FANTE | 1 << CAVALLO
BAGATTO_EARLY = 10
"""With so many tricks left, the Bagatto is safe enough where one opponent is still to play."""
RUFFED_LATE = 7
"""With so few, that opponent may well have none of the suit either, and the lowest trump is not enough."""
HIGH_RUFF = BAGATTO + 9
SURE_TRUMP = BAGATTO + 18
"""From the 19 on, a trump of the partner's is hardly ever beaten."""
MATTO_LATE = 9
"""With so few tricks left, the Matto is played rather than a card that does not win."""
MATTO_SPARES = 2
"""Before, it spares cards that count so much."""


def _lead_value(places: int, place: int) -> int:
    length = COUNT[places]
    if place == RE:
        return LEAD_RE + LEAD_RE_LENGTH * length if length > 1 else LEAD_BARE_RE
    total = LEAD_SINGLE if length == 1 else 0
    if place >= FANTE:
        return total + LEAD_COURT * (POINTS[place] - 1)
    if places >> FANTE:
        total += LEAD_FROM_COURTS
    return total + LEAD_PIP + LEAD_LENGTH * length - place


def _shed_value(places: int) -> int:
    length, lowest = COUNT[places], LOWEST[places]
    guard = SHED_GUARD if places >> FANTE and length <= FEW else 0
    return SHED_POINT * POINTS[lowest] - lowest + SHED_LENGTH * length + guard


def _best_lead(places: int) -> tuple[int, int]:
    return max([(_lead_value(places, place), place) for place in SETS[places]])


LEADS = [(NEVER, NOTHING)] + [_best_lead(places) for places in range(1, 1 << TEN)]
"""For each set of a suit's places, the value and the place of the best card to lead from it."""
SHEDS = [NEVER] + [_shed_value(places) for places in range(1, 1 << TEN)]
"""For each, how well its lowest card can be spared."""


def quick_card(hand: list[int], matto: bool, left: int, asked: int, best: int, ours: bool, after: int) -> int:
    """The number of the card to play from a hand; `matto` tells whether the Matto is in it too.

    `left` tricks are left, this one among them.  `asked` is the suit of the trick, as a place in the
    hand, `best` the card that is winning it, `ours` whether it is the partner's, and `after` how many
    seats play after this one.
    """
    if asked == NOTHING:
        return _lead(hand, left)
    if hand[asked]:
        if asked == TRUMP:
            card = _on_trumps(hand[TRUMP], best, ours, after)
        else:
            card = _follow(hand[asked], asked * TEN, best, ours, after)
    elif hand[TRUMP]:
        card = _ruff(hand[TRUMP], best, ours, after, left)
    else:
        card = _throw(hand, ours and (not after or best >= SURE_TRUMP))
    if not matto or card == MATTO:
        return card
    if card > best and (card >= BAGATTO or card < asked * TEN + TEN):
        return MATTO if ours and not after and POINTS[card] == 1 else card
    if ours and not after and POINTS[card] > 1:
        return card
    return MATTO if left <= MATTO_LATE or (POINTS[card] >= MATTO_SPARES and not ours) else card


def _lead(hand: list[int], left: int) -> int:
    value, card = NEVER, MATTO
    for suit in (0, 1, 2, 3):
        worth, place = LEADS[hand[suit]]
        if worth > value:
            value, card = worth, suit * TEN + place
    trumps = hand[TRUMP]
    if trumps:
        number = COUNT[trumps & LOWER] + COUNT[trumps >> HALF]
        if card == MATTO or LEAD_TRUMP + LEAD_TRUMPS_MORE * (2 * number - left) > value:
            return BAGATTO + (HALF + HIGHEST[trumps >> HALF] if trumps > LOWER else HIGHEST[trumps])
    return card


def _follow(places: int, first: int, best: int, ours: bool, after: int) -> int:
    """From the cards of the suit asked for, which is no trump and begins with the number `first`."""
    highest = HIGHEST[places]
    if first + highest > best or (ours and not after):
        if highest >= FANTE:
            return first + highest
    elif ours and best == first + RE:
        # Points go on the partner's Re, but the Donna will be the highest card after it.
        courts = places & GIVEN_TO_RE
        return first + (HIGHEST[courts] if courts else LOWEST[places])
    higher = 0 if after or ours else places >> best - first + 1
    return best + 1 + LOWEST[higher] if higher else first + LOWEST[places]


def _low_trump(trumps: int) -> int:
    """The lowest trump, but the Bagatto only where there is no other."""
    others = trumps & ~1
    if others & LOWER:
        return BAGATTO + LOWEST[others & LOWER]
    return BAGATTO + (HALF + LOWEST[others >> HALF] if others else 0)


def _over(trumps: int, best: int) -> int:
    """The lowest trump that beats the best card, a trump; where there is none, the lowest."""
    higher = trumps >> best - BAGATTO + 1 << best - BAGATTO + 1
    return _low_trump(higher or trumps)


def _on_trumps(trumps: int, best: int, ours: bool, after: int) -> int:
    """Where trumps are asked for."""
    if not ours:
        return _over(trumps, best)
    if trumps & 1 and (not after or best >= SURE_TRUMP):
        return BAGATTO
    return _low_trump(trumps)


def _ruff(trumps: int, best: int, ours: bool, after: int, left: int) -> int:
    """Where a suit is asked for that the hand does not have."""
    if best >= BAGATTO and not ours:
        return _over(trumps, best)
    if trumps & 1 and (after != 1 or left >= BAGATTO_EARLY):
        return BAGATTO
    if after == 1 and left <= RUFFED_LATE:
        return _over(trumps, HIGH_RUFF)
    return _low_trump(trumps)


def _throw(hand: list[int], sure: bool) -> int:
    """Without the suit and without trumps: points if the trick is the partner's for sure, else the least."""
    most, card = FANTE - 1, MATTO
    if sure:
        for suit in (0, 1, 2, 3):
            highest = HIGHEST[hand[suit]]
            if highest > most:
                most, card = highest, suit * TEN + highest
        if card != MATTO:
            return card
    value = NEVER
    for suit in (0, 1, 2, 3):
        worth = SHEDS[hand[suit]]
        if worth > value:
            value, card = worth, suit * TEN + LOWEST[hand[suit]]
    return card
