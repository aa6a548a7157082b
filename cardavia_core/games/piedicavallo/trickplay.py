"""What a card is worth in a trick of Piedicavallo, to the seat that has to play.

A card is worth what it is likely to bring its side in this trick, less what it would be worth later.
Points and weights are in hundredths of a card point, chances in thousandths.  The weights that are not
plain from the rules were found by playing many deals against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families import tarots
from ...families.tarots import BEATS, CERTAIN
from ...families.tricks import SEATS, asked
from .odds import Odds
from .rules import SETS, STRENGTH, SUIT, TRICKS
from .scoring import BAGATTO, HIGHEST, MATTO, PACK, POINTS, TEAMS, worth

if TYPE_CHECKING:
    from typing import Any

    from .rules import PiedicavalloDeal

POINT = 100
LATER_CARD = 150
"""What a card that is still to be played to the trick is likely to count."""
MATTO_KEPT = 200
MATTO_LATE = 70
BAGATTO_EARLY = 100
BAGATTO_LATE = -50
TRUMP_KEPT = 120
TRUMP_RANK = 500
TRUMP_MASTER = 50
WINNER_TAKES = 200
HOLDS_AT_LEAST = 250
HOLDS_FOR_EACH = 80
GUARDED = 30
UNGUARDED = -20
GUARD = 20
LEAD_MATTO = -300
LEAD_TRUMPS_LONG = 100
LEAD_TRUMPS_SHORT = -150
LEAD_LENGTH = 90
LEAD_COURT = -250
LEAD_RETURN = 150
NO_TRICK_YET = 5
"""With so many tricks left, a side without any begins to fear for its Matto and its discard."""


class Situation(tarots.Situation):
    """See `tarots.Situation`; `view` is what the seat may know."""

    __slots__ = ("view",)

    odds: Odds

    def __init__(self, deal: PiedicavalloDeal, view: dict[str, Any]) -> None:
        super().__init__(deal, view["seat"], TRICKS, Odds(view), SUIT, STRENGTH)
        self.view = view


def value(situation: Situation, card: int) -> int:
    """What playing the card is worth.  The Matto's points stay with its side, so they do not count here."""
    chance = situation.winning_chance(card)
    points = POINT * worth([other for other in situation.trick + [card] if other != MATTO])
    points += LATER_CARD * len(situation.after)
    total = (2 * chance - CERTAIN) * points // CERTAIN - keep(situation, card)
    if not situation.trick:
        total += lead_bonus(situation, card)
    return total + chance * at_stake(situation) // CERTAIN


def at_stake(situation: Situation) -> int:
    """What it would cost the side to win no trick at all, when that begins to threaten.

    What it hands over counts twice: it is lost, and the other side has it.
    """
    view = situation.view
    team = TEAMS[situation.seat]
    if view["won"][team] or situation.left > NO_TRICK_YET:
        return 0
    points = 2 * POINT * worth(PACK.read(view["discard"]))
    # A side without a trick has no points but those of a Matto that it has played.
    has_matto = cardset.has(situation.hand, MATTO) or view["points"][team] > 0
    return points + (2 * POINT * POINTS[MATTO] if has_matto else 0)


def keep(situation: Situation, card: int) -> int:
    """What a card is worth in hand: points to come, less points to lose."""
    if card == MATTO:
        return min(MATTO_KEPT, MATTO_LATE * (situation.left - 1))
    if SUIT[card] == TRUMPS:
        return keep_trump(situation, card)
    ranked = situation.odds.ranked[SUIT[card]]
    own = cardset.cards(situation.hand & SETS[SUIT[card]])
    higher = len([other for other in ranked if STRENGTH[other] > STRENGTH[card]])
    if not higher:
        # The more of the suit is still hidden, the less likely is it that an opponent can trump.
        holds = min(BEATS, HOLDS_AT_LEAST + HOLDS_FOR_EACH * len(ranked))
        if not situation.odds.ranked[TRUMPS]:
            holds = CERTAIN
        return ((2 * holds - CERTAIN) * POINT * POINTS[card] + holds * WINNER_TAKES) // CERTAIN
    if POINTS[card] > 1:
        return (GUARDED if len(own) > higher else UNGUARDED) * POINTS[card]
    return 2 * STRENGTH[card] + (GUARD if any(POINTS[other] > 2 for other in own) else 0)


def keep_trump(situation: Situation, card: int) -> int:
    """What a trump is worth in hand: the more of the hidden ones it beats, the more."""
    if card == BAGATTO:
        return BAGATTO_EARLY if 2 * situation.left > TRICKS else BAGATTO_LATE
    hidden = situation.odds.ranked[TRUMPS]
    lower = len([other for other in hidden if STRENGTH[other] < STRENGTH[card]])
    total = TRUMP_KEPT + TRUMP_RANK * lower // max(len(hidden), 1)
    if lower == len(hidden):
        total += TRUMP_MASTER
    return total + (POINT * POINTS[HIGHEST] if card == HIGHEST else 0)


def lead_bonus(situation: Situation, card: int) -> int:
    """What speaks for leading a card, and against it, beyond the trick itself."""
    if card == MATTO:
        return LEAD_MATTO
    suit, length = SUIT[card], cardset.count(situation.hand & SETS[SUIT[card]])
    if suit == TRUMPS:
        return LEAD_TRUMPS_LONG if long_in_trumps(situation) else LEAD_TRUMPS_SHORT
    total = LEAD_LENGTH * length
    if POINTS[card] > 1 and any(STRENGTH[other] > STRENGTH[card] for other in situation.odds.ranked[suit]):
        total += LEAD_COURT
    if suit == partners_suit(situation.view):
        total += LEAD_RETURN
    return total


def long_in_trumps(situation: Situation) -> bool:
    """Whether the hand has more trumps than another can be expected to have, and by some way."""
    return 2 * cardset.count(situation.hand & SETS[TRUMPS]) > len(situation.odds.ranked[TRUMPS]) + 2


def partners_suit(view: dict[str, Any]) -> str:
    """The suit that the partner led first, "" while he has led none; trumps do not count."""
    for trick in view["tricks"]:
        if trick["leader"] == (view["seat"] + 2) % SEATS:
            suit = asked(PACK.read(trick["cards"][:1]), SUIT)
            if suit not in ("", TRUMPS):
                return suit
    return ""
