"""What a finished deal is worth: the chance to win the match, from how deals end between equal players.

A match is a walk over the levels of both sides and who deals.  How often a deal ends in each way was counted
in many deals of the policy against itself; with that the chance at every standing follows from those of the
standings behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import ACE, LOWEST, TEAMS, climb

if TYPE_CHECKING:
    from typing import Any

DEFENDED = (0.005, 0.105, 0.40)
"""How often the dealer's side goes up three levels, two, and one."""
TAKEN_OVER = (0.38, 0.10, 0.01)
"""How often the attackers take over and go up no level, one, and two."""
STEP = 5
"""Points come in fives."""
BLUR = (1, 2, 3, 4, 3, 2, 1)
"""The weights of more and less points, five by five: a playout that ends at 75 could have come to 80."""
SLOPE = 0.0002
"""What each point counts beside: a deal that is won or lost already is still played with sense."""
MOST = 400
"""More points than this are worth no more."""

_CHANCES: dict[int, list[list[float]]] = {}
_TABLES: dict[tuple[int, int, int, int], list[float]] = {}


def chances(must_defend_ace: int) -> list[list[float]]:
    """For each level of the dealer's side and each of the other, by number, the former's chance to win."""
    known = _CHANCES.get(must_defend_ace)
    if known is None:
        known = _CHANCES[must_defend_ace] = [[0.5] * (ACE + 1) for _ in range(ACE + 1)]
        for total in range(2 * ACE, 2 * LOWEST - 1, -1):
            for own in range(max(LOWEST, total - ACE), min(ACE, total - LOWEST) + 1):
                if own >= total - own:
                    _settle(known, own, total - own, must_defend_ace)
    return known


def _settle(known: list[list[float]], own: int, other: int, must_defend_ace: int) -> None:
    """The chances at two levels, whichever side deals: a take-over without a level swaps them."""
    one, stays = _without_swap(known, own, other, must_defend_ace)
    two, other_stays = _without_swap(known, other, own, must_defend_ace)
    # one side: x = one + stays * (1 - y), the other: y = two + other_stays * (1 - x)
    known[own][other] = (one + stays * (1 - two - other_stays)) / (1 - stays * other_stays)
    known[other][own] = two + other_stays * (1 - known[own][other])


def _without_swap(
    known: list[list[float]], own: int, other: int, must_defend_ace: int
) -> tuple[float, float]:
    """The dealer's chance by way of all ends but those that only change sides, and how likely these are."""
    total, stays = 0.0, 0.0
    for missing, share in enumerate(DEFENDED):
        up = 3 - missing
        if must_defend_ace and own < ACE:
            up = min(up, ACE - own)
        total += share * (1.0 if own + up > ACE else known[own + up][other])
    for gained, share in enumerate(TAKEN_OVER):
        up = min(gained, ACE - other) if must_defend_ace else gained
        if not up:
            stays += share
        elif other + up <= ACE:
            total += share * (1.0 - known[other + up][own])
    return total, stays


def chance_after(match: dict[str, Any], dealer: int, points: int, team: int) -> float:
    """The chance of a team to win the match after a deal with so many points for the attackers."""
    ahead, up = climb(match, dealer, points)
    totals = match["totals"]
    reached = totals[ahead] + up
    if reached > ACE:
        chance = 1.0
    else:
        chance = chances(match["options"]["must_defend_ace"])[reached][totals[1 - ahead]]
    return chance if ahead == team else 1.0 - chance


def equity_after(match: dict[str, Any], dealer: int, points: int, team: int) -> float:
    """The same, blurred: every point counts that is near a step of the table, and a little elsewhere too."""
    side, totals = TEAMS[dealer], match["totals"]
    key = (totals[side], totals[1 - side], match["options"]["must_defend_ace"], side)
    table = _TABLES.get(key)
    if table is None:
        table = _TABLES[key] = _blurred(match, dealer)
    found = table[min(points, MOST) // STEP]
    return found if side == team else 1.0 - found


def _blurred(match: dict[str, Any], dealer: int) -> list[float]:
    side = TEAMS[dealer]
    reach = len(BLUR) // 2
    steps = [max(0, number * STEP) for number in range(-reach, MOST // STEP + reach + 1)]
    sharp = [chance_after(match, dealer, points, side) for points in steps]
    total = sum(BLUR)
    return [
        sum([weight * value for weight, value in zip(BLUR, sharp[first:])]) / total - SLOPE * STEP * first
        for first in range(MOST // STEP + 1)
    ]
