"""Quick rules of thumb for Minchiate: a card from the hand and the trick alone, in no time.

Who plays by them remembers no card.  Besides hand and trick they go by what the rules ask of everybody: which
suits have been led, for the duty of the Kings, and how many tricks are left.  Cards are numbers here (see
ranked.py).

Worths are in tenths of a point, chances in thousandths.  The weights were found by playing many deals
against each other; the chances are about those with which such tricks ended there.
"""

from __future__ import annotations

from ...families.tarots import CERTAIN
from .pack import HAND
from .ranked import COUNTS, FIRST_TRUMP, IS_KING, KINGS, LENGTH, MATTO_SUIT, RANKED_MATTO, TRUMP_SUIT, Hand

NEVER = -(10**9)
MIDDLE = 8
"""Three weights stand for the last trick of a deal, for so many tricks left, and for the first trick."""

TRUMP_WORTHS = (
    "378 175 229 165 129 0 0 0 0 205 0 0 244 0 0 0 0 0 0 314 "
    "0 0 0 0 0 0 0 289 108 496 289 287 294 304 331 543 549 632 502 581"
)
"""What hangs on which side wins each trump, its part in versicole included, on the average of many deals."""
KING_WORTH = 285
WORTH = [0] * FIRST_TRUMP + [int(worth) for worth in TRUMP_WORTHS.split()] + [0]
for king in KINGS:
    WORTH[king] = KING_WORTH

AIRS, SIGNS = FIRST_TRUMP + 35, FIRST_TRUMP + 27
AIRS_SAVED = (330, 800, 1000)
SIGNS_SAVED = (300, 600, 900)
OTHERS_SAVED = (400, 500, 700)
"""How likely trumps from 36 on, from 28 on and below still come home later."""
TRUMP_KEPT = 30
TRUMP_RANK = 2
TRUMP_TOP = 200
KING_SAVED = (50, 300, 880)
MATTO_KEPT = 27
MATTO_LATE = 20

LACKED = (700, 590, 413)
"""How likely an opponent who could use it does not have a certain trump."""
VOID = (950, 700, 120)
"""How likely the last seat has no more of the suit asked for."""
VOID_FIRST = 500
"""The same where the suit has not been led before: so much of it."""
SECOND_WINS = 800
"""How often the side of the second seat gets the trick when he wins it: his partner plays last."""
SECOND_TRUMPED = 850
SECOND_LOSES = (240, 800, 800)
"""The same where he stays below a trump."""
SECOND_POT = 80
THIRD_POT = 18
LAST_POT = 40
FALLING = 20
"""For the King that may fall when a suit is trumped the first time."""
LAST_TRICK = 200
LOST = 300
"""How much of a card's worth is more than lost on the opponents' trick."""

LEAD_KING = 134
LEAD_KING_AGAIN = 100
LEAD_KING_LENGTH = -26
LEAD_LENGTH = 10
LEAD_AGAIN = 26
LEAD_FROM_KING = -53
LEAD_TRUMP = -50
LEAD_TRUMPS = 1
LEAD_POT = 60

SAFE_TRUMP = FIRST_TRUMP + 29
"""A partner's trump from 30 on is safe enough for a King."""
HIGH, SAFE_HIGH = 8, 9
"""The third seat plays a card of the suit from here on, unless the partner's is one from there on."""


def bent(three: tuple[int, int, int], left: int) -> int:
    """A weight that changes in the course of a deal, with so many tricks left."""
    late, middle, early = three
    if left < MIDDLE:
        return late + (middle - late) * left // MIDDLE
    return middle + (early - middle) * (left - MIDDLE) // (HAND - MIDDLE)


def _unbeaten(left: int) -> list[int]:
    """The chance that an opponent has no stronger trump, by how many of them the seat does not hold."""
    chances = [CERTAIN]
    for _ in range(40):
        chances.append(chances[-1] * bent(LACKED, left) // CERTAIN)
    return chances


def _kept(left: int, unbeaten: list[int]) -> list[int]:
    """What each card is worth in the hand, in thousandths of the unit of worths."""
    kept = [card % LENGTH for card in range(FIRST_TRUMP)]
    for king in KINGS:
        kept[king] = KING_WORTH * bent(KING_SAVED, left) // CERTAIN
    for card in range(FIRST_TRUMP, RANKED_MATTO):
        stronger = (RANKED_MATTO - 1 - card) // 2
        top = unbeaten[stronger] * unbeaten[stronger] // CERTAIN
        three = AIRS_SAVED if card >= AIRS else SIGNS_SAVED if card >= SIGNS else OTHERS_SAVED
        saved = bent(three, left)
        worth = WORTH[card] * (saved + (CERTAIN - saved) * top // CERTAIN)
        kept.append((worth + TRUMP_TOP * top) // CERTAIN + TRUMP_KEPT + TRUMP_RANK * (card - FIRST_TRUMP))
    kept.append(min(MATTO_KEPT, MATTO_LATE * (left - 2)))
    return [CERTAIN * each for each in kept] if left > 1 else [0] * len(kept)


TRICKS_LEFT = list(range(HAND + 1))
UNBEATEN = [_unbeaten(left) for left in TRICKS_LEFT]
KEPT = [_kept(left, UNBEATEN[left]) for left in TRICKS_LEFT]
VOIDS = [bent(VOID, left) for left in TRICKS_LEFT]
LOSES = [bent(SECOND_LOSES, left) for left in TRICKS_LEFT]


def lead(hand: Hand, led: int, left: int) -> int:
    """The card to lead, with so many tricks left; `led` are the suits that have been led, as bits."""
    value, card = NEVER, RANKED_MATTO
    for suit in (0, 1, 2, 3):
        own = hand[suit]
        if own:
            again = led >> suit & 1
            worth = LEAD_LENGTH * len(own) + LEAD_AGAIN * again
            if IS_KING[own[-1]]:
                royal = LEAD_KING_AGAIN if again else LEAD_KING
                royal += LEAD_KING_LENGTH * len(own)
                if royal > value:
                    value, card = royal, own[-1]
                worth = LEAD_LENGTH * len(own) + LEAD_FROM_KING if len(own) > 1 else NEVER
            if worth > value:
                value, card = worth, own[0]
    trumps = hand[TRUMP_SUIT]
    if trumps:
        bonus = LEAD_TRUMP + LEAD_TRUMPS * (4 * len(trumps) - left)
        return _lead_trump(trumps, left, CERTAIN * (value - bonus), card)
    return card


def _lead_trump(trumps: list[int], left: int, value: int, card: int) -> int:
    """A trump to lead if it is worth more than this card, which is worth so much."""
    unbeaten, kept = UNBEATEN[left], KEPT[left]
    highest = RANKED_MATTO
    for trump in reversed(trumps):
        highest -= 1
        if highest == trump or not COUNTS[trump]:
            chance = unbeaten[highest - trump]
            worth = chance * chance // CERTAIN * (LEAD_POT + WORTH[trump]) - kept[trump]
            if worth > value:
                value, card = worth, trump
    # Where all trumps count and can be beaten, the least goes.
    return trumps[0] if card == RANKED_MATTO else card


def follow(hand: Hand, suit: int, best: int, place: int, ours: bool, pot: int, led: int, left: int) -> int:
    """The card to play to a trick that asks for this suit.

    `best` is the card that is winning, -1 where there is none, and `ours` whether it is the partner's;
    `place` cards lie there, worth `pot` together; `led` are the suits that have been led before, as bits.
    """
    if suit == MATTO_SUIT:
        return lead(hand, led, left)
    own = hand[suit]
    if own and suit < TRUMP_SUIT:
        return _follow_suit(hand, own, best, place, ours, not led >> suit & 1)
    trumps = hand[TRUMP_SUIT]
    if not trumps:
        return _throw(hand, ours and (place == 3 or best >= SAFE_TRUMP))
    if place == 3:
        return _trump_last(hand, best, ours, pot, left)
    if place == 1:
        return _trump_second(hand, suit, best, pot, left)
    return _trump_third(hand, suit, best, ours, pot, led, left)


def _throw(hand: Hand, safe: bool) -> int:
    """Without the suit and without trumps: a King on a safe trick, else a weak card of a short suit."""
    spare, king, card = NEVER, -1, -1
    for suit in (0, 1, 2, 3):
        own = hand[suit]
        if own:
            if IS_KING[own[-1]]:
                king = own[-1]
                if len(own) == 1:
                    continue
            if -len(own) - own[0] % LENGTH > spare:
                spare, card = -len(own) - own[0] % LENGTH, own[0]
    if king >= 0 and (safe or (card < 0 and not hand[MATTO_SUIT])):
        return king
    return card if card >= 0 else RANKED_MATTO


def _follow_suit(hand: Hand, own: list[int], best: int, place: int, ours: bool, first: bool) -> int:
    """A card of the suit asked for, which is no trump."""
    top, low = own[-1], own[0]
    if best >= FIRST_TRUMP:
        if IS_KING[top]:
            if first or (ours and (place == 3 or best >= SAFE_TRUMP)):
                return top
            if top == low and hand[MATTO_SUIT]:
                return RANKED_MATTO
        return low
    if IS_KING[top]:
        return top
    if place == 3 and not ours:
        for card in own:
            if card > best:
                return card
    if place == 2 and top > best and top % LENGTH >= HIGH and not (ours and best % LENGTH >= SAFE_HIGH):
        return top
    return low


def _trump_last(hand: Hand, best: int, ours: bool, pot: int, left: int) -> int:
    """A trump, or the Matto, in the last seat."""
    kept = KEPT[left]
    pot += LAST_POT + (LAST_TRICK if left == 1 else 0)
    value, found = NEVER, -1
    for card in hand[TRUMP_SUIT]:
        if ours:
            worth = CERTAIN * WORTH[card] - kept[card]
        elif card > best:
            worth = CERTAIN * (pot + WORTH[card]) - kept[card]
        else:
            worth = -kept[card] - LOST * WORTH[card]
        if worth > value:
            value, found = worth, card
    if hand[MATTO_SUIT] and not ours and -kept[RANKED_MATTO] > value:
        return RANKED_MATTO
    return found


def _trump_second(hand: Hand, suit: int, best: int, pot: int, left: int) -> int:
    """A trump, or the Matto, in the second seat."""
    kept = KEPT[left]
    pot += SECOND_POT
    above, below = (SECOND_WINS, 0) if suit < TRUMP_SUIT else (SECOND_TRUMPED, LOSES[left])
    value, found = NEVER, -1
    for card in hand[TRUMP_SUIT]:
        worth = (above if card > best else below) * (pot + WORTH[card]) - kept[card]
        if worth > value:
            value, found = worth, card
    if hand[MATTO_SUIT] and LOSES[left] * pot - kept[RANKED_MATTO] > value:
        return RANKED_MATTO
    return found


def _trump_third(hand: Hand, suit: int, best: int, ours: bool, pot: int, led: int, left: int) -> int:
    """A trump, or the Matto, in the third seat."""
    kept, unbeaten = KEPT[left], UNBEATEN[left]
    pot += THIRD_POT
    void = CERTAIN
    if suit < TRUMP_SUIT:
        void = VOIDS[left]
        if not led >> suit & 1:
            void = void * VOID_FIRST // CERTAIN
            pot += FALLING
    # The partner's card: of the trumps above it those of the own hand are not against it.
    under = 0
    if ours:
        stronger = 40
        if best >= FIRST_TRUMP:
            stronger = RANKED_MATTO - 1 - best - len([card for card in hand[TRUMP_SUIT] if card > best])
        under = CERTAIN - void * (CERTAIN - unbeaten[stronger]) // CERTAIN
    highest = RANKED_MATTO
    value, found = NEVER, -1
    for card in reversed(hand[TRUMP_SUIT]):
        highest -= 1
        chance = under
        if card > best:
            chance = CERTAIN - void * (CERTAIN - unbeaten[highest - card]) // CERTAIN
        worth = chance * (pot + WORTH[card]) - kept[card]
        if worth >= value:
            value, found = worth, card
    if hand[MATTO_SUIT] and under * pot - kept[RANKED_MATTO] > value:
        return RANKED_MATTO
    return found
