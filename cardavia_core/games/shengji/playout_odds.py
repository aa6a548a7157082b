"""Rough chances and worths for the quick rules: shares of one, and card points.

They go by the hand of the seat to act, by what lies open and by what has been played, never by other hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playout_cards import COUNT, TRUMP, WIDTH

if TYPE_CHECKING:
    from .playout import ShengjiPlayout

    Chances = tuple[float, float, float, float]

HAS = [1 - (2 / 3) ** number for number in range(73)]
"""How likely one of three hands is to hold one of so many hidden cards."""
HAS_PAIR = [1 - (8 / 9) ** number for number in range(37)]
"""How likely one of three hands is to hold one of so many hidden pairs."""
RUFFS = 0.9
"""How likely a hand without the suit led is to have a trump for it."""
BEATS = 0.9
"""How often a partner who can take a trick does so."""
LATE = 6
LATER = [min(LATE, max(0, left - 1)) / LATE for left in range(34)]
"""What a card is still worth later, by how many cards are left."""
LEAD = 1.0
"""What it is worth to win a trick, points apart."""
TO_COME = 1.5
"""What a card that is still to be played to a trick counts on average."""
SMALLEST, PER_SLOT = 1.5, 0.28
"""What the smallest trump is worth in hand, and how much more each trump than the next weaker one."""
GRAND = 8.0
"""Jokers and cards of the level are not for tricks without points: what it costs there."""
WINNER = 2.4
"""What the highest card of a plain suit is worth in hand."""
PER_PLACE = 0.04
"""What each place of a plain suit is worth in hand."""


LAST_KEPT = 0.8
"""What the strongest trump of a hand is worth for the last trick, for each point in the burial."""
USUAL_BURIAL = 4
"""The points that a dealer is likely to have buried, to those who cannot know."""


def last_kept(twin: ShengjiPlayout, seat: int) -> float:
    """What the strongest trump of a seat is worth for the last trick."""
    if twin.left <= twin.size or twin.left == 1:
        return 0.0
    return LAST_KEPT * (twin.buried if seat == twin.dealer else USUAL_BURIAL)


def hidden(twin: ShengjiPlayout, base: int, suit: int) -> tuple[int, int]:
    """The cards of a suit that are out, seen from the hand that begins at `base`: once, and twice."""
    held, played = twin.hands[base + 2 * suit], twin.gone[2 * suit]
    full = twin.layout.full[suit]
    once = full & ~(twin.hands[base + 2 * suit + 1] | twin.gone[2 * suit + 1] | held & played)
    return once, full & ~(held | played)


def rivals(twin: ShengjiPlayout, seat: int, suit: int, out: int) -> Chances:
    """Whether each of the next two seats may hold the suit led, and how likely it is to trump it.

    `out` is how many cards of the suit are hidden.
    """
    one, two = twin.voids >> (seat + 1) % 4 * 5, twin.voids >> (seat + 2) % 4 * 5
    lacks = 0.0
    if suit != TRUMP and hidden(twin, seat * WIDTH, TRUMP)[0]:
        lacks = (1 - HAS[out]) * RUFFS
    one_holds, two_holds, one_ruffs, two_ruffs = 1.0, 1.0, lacks, lacks
    if one >> suit & 1:
        one_holds, one_ruffs = 0.0, 0.0 if one >> TRUMP & 1 or not lacks else RUFFS
    if two >> suit & 1:
        two_holds, two_ruffs = 0.0, 0.0 if two >> TRUMP & 1 or not lacks else RUFFS
    return one_holds, one_ruffs, two_holds, two_ruffs


def number(twin: ShengjiPlayout, base: int, suit: int) -> int:
    """How many cards of a suit the hand that begins at `base` holds."""
    return COUNT[twin.hands[base + 2 * suit]] + COUNT[twin.hands[base + 2 * suit + 1]]
