"""How likely each side of Scopa is to win the match: the race to the target, deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

RESULTS = (
    (0, 22, 278, 1378, 3911, 1141, 284, 65, 12),
    (8, 302, 1949, 3138, 1843, 563, 129, 24, 5),
    (262, 1801, 4313, 1961, 684, 186, 43, 8, 7),
    (1319, 3050, 1881, 718, 228, 39, 9, 1, 0),
    (3499, 1718, 627, 220, 42, 12, 3, 1, 0),
    (937, 514, 203, 59, 9, 4, 0, 1, 0),
    (256, 140, 41, 13, 2, 0, 0, 0, 0),
    (66, 36, 6, 1, 0, 0, 0, 0, 0),
    (14, 9, 4, 0, 1, 0, 0, 0, 0),
)
"""How often the dealer's points (the row) met the other's (the place in it), in deals of equal players.

Both played by the rules of thumb; `python3 -m tests.ai.scopa_results 40000` plays these deals again.
"""

_chances: dict[int, list[list[float]]] = {}


def chance(view: dict[str, Any], outcome: tuple[int, ...]) -> float:
    """See `Game.chance`."""
    totals = [before + points for before, points in zip(view["match"]["totals"], outcome)]
    dealer = 1 - view["dealer"]
    found = dealer_wins(view["match"]["options"]["target"], totals[dealer], totals[1 - dealer])
    return found if view["seat"] == dealer else 1 - found


def dealer_wins(target: int, own: int, other: int) -> float:
    """How likely the dealer of the next deal is to win with his total against the other's.

    Whoever is ahead with the target or more has won; level totals go on (SC-Q9).
    """
    if target not in _chances:
        _chances[target] = _race(target)
    return _after(target, _chances[target], own, other)


def _after(target: int, chances: list[list[float]], own: int, other: int) -> float:
    if max(own, other) < target:
        return chances[own][other]
    if own == other:
        return _level()
    return 1.0 if own > other else 0.0


def _level() -> float:
    """The dealer's chance where the next deal that is not level decides; he does not deal twice running."""
    won, level = 0, 0
    for own, row in enumerate(RESULTS):
        for other, times in enumerate(row):
            won += times if own > other else 0
            level += times if own == other else 0
    return (won + level) / (_deals() + level)


def _race(target: int) -> list[list[float]]:
    """The dealer's chances for all totals below the target, his own and then the other's.

    Some point is made in every deal, so the chances of greater totals are known before they are asked for.
    """
    chances = [[0.0] * target for _ in range(target)]
    deals = _deals()
    for together in range(2 * target - 2, -1, -1):
        for own in range(max(0, together - target + 1), min(together, target - 1) + 1):
            other = together - own
            won = 0.0
            for gained, row in enumerate(RESULTS):
                for lost, times in enumerate(row):
                    if times:  # next time the other one deals
                        won += times * (1 - _after(target, chances, other + lost, own + gained))
            chances[own][other] = won / deals
    return chances


def _deals() -> int:
    return sum([sum(row) for row in RESULTS])
