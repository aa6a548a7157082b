"""What a finished deal of Shengji is worth: the attackers' points, the levels, the next dealer.

Source: rules 1.1, 1.10 and 1.11, decided in RULINGS.md (A17 to A19, A25 to A27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game import Line, Tally, message, plural
from .order import LEVELS, PACK, worth

if TYPE_CHECKING:
    from typing import Any

TEAMS = (0, 1, 0, 1)
SEATS = len(TEAMS)
TAKE_OVER = 80
STEP = 40
LOWEST, ACE = 2, 14
PAST_ACE = ACE + 1
"""Levels as numbers, as the standing of the match holds them."""


def level_of(number: int) -> str:
    """The rank of a level: 2 is "2", 14 is "A"."""
    return LEVELS[number - LOWEST]


def bonus(buried: tuple[int, ...], size: int) -> int:
    """What the kitty brings attackers who win the last trick with plays of so many cards: rule 36."""
    return worth(buried) * 2 * size


def steps(points: int) -> tuple[bool, int]:
    """Whether the attackers take over with so many points, and how many levels the better side goes up."""
    if points >= TAKE_OVER:
        return True, (points - TAKE_OVER) // STEP
    if points == 0:
        return False, 3
    return False, 2 if points < STEP else 1


def climb(match: dict[str, Any], dealer: int, points: int) -> tuple[int, int]:
    """The team that goes up, or takes over, and by how many levels: rule 1.11.

    With `must_defend_ace` nobody goes up past the Ace but a side that deals at the Ace and defends (A25).
    """
    taken_over, up = steps(points)
    team = 1 - TEAMS[dealer] if taken_over else TEAMS[dealer]
    level = match["totals"][team]
    if match["options"]["must_defend_ace"] and (taken_over or level < ACE):
        up = min(up, ACE - level)
    return team, up


def tally(
    match: dict[str, Any], dealer: int, points: int, buried: tuple[int, ...], size: int, last: int
) -> Tally:
    """The score: what the attackers won in tricks, what the kitty brought, and the levels.

    `points` are those of their tricks, `size` how many cards a seat played to the last trick, `last` the
    team that won it.
    """
    attackers = 1 - TEAMS[dealer]
    extra = bonus(buried, size) if last == attackers else 0
    tricks = Line(
        message("shengji.score.tricks"), message("shengji.score.tricks.note"), _for(attackers, points), [0, 0]
    )
    kitty = _kitty(attackers, buried, size, last)
    return Tally([tricks, kitty, _levels(match, dealer, points + extra)])


def _for(team: int, count: int) -> list[int | None]:
    return [count if other == team else None for other in (0, 1)]


def _kitty(attackers: int, buried: tuple[int, ...], size: int, last: int) -> Line:
    label, cards = message("shengji.score.kitty"), PACK.write(buried)
    shown = [cards if team == last else [] for team in (0, 1)]
    inside = worth(buried)
    if last != attackers:
        note = message("shengji.score.kitty.kept")
        return Line(label, note, [None, None], [0, 0], shown, points_in=inside)
    extra = bonus(buried, size)
    if not extra:
        note = message("shengji.score.kitty.empty")
        return Line(label, note, _for(attackers, 0), [0, 0], shown)
    note = message("shengji.score.kitty.bonus")
    counts = _for(attackers, extra)
    return Line(label, note, counts, [0, 0], shown, points_in=inside, times=2 * size, bonus=extra)


def _levels(match: dict[str, Any], dealer: int, points: int) -> Line:
    team, up = climb(match, dealer, points)
    gained = [up if other == team else 0 for other in (0, 1)]
    note = _verdict(points) if up == steps(points)[1] else plural("shengji.score.ace_first")
    return Line(message("shengji.score.levels"), note, _for(1 - TEAMS[dealer], points), gained, n=up)


def _verdict(points: int) -> str:
    if points >= TAKE_OVER + STEP:
        return plural("shengji.score.from_120")
    if points >= TAKE_OVER:
        return message("shengji.score.from_80")
    if points >= STEP:
        return message("shengji.score.under_80")
    return message("shengji.score.under_40") if points else message("shengji.score.none")


def following(standing: dict[str, Any], dealer: int, points: int) -> dict[str, Any]:
    """The standing after a deal in which the attackers have made so many points: rule 1.11."""
    team, up = climb(standing, dealer, points)
    totals = list(standing["totals"])
    reached, winner = totals[team] + up, None
    if reached > ACE:
        reached, winner = PAST_ACE, team
    totals[team] = reached
    return {
        "deal": standing["deal"] + (1 if winner is None else 0),
        "dealer": (dealer + (2 if team == TEAMS[dealer] else 1)) % SEATS,
        "totals": totals,
        "winner": winner,
        "options": dict(standing["options"]),
    }
