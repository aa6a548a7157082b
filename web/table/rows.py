"""How a hand is shared out in rows, so that every card can be seen and tapped on a narrow screen."""

from __future__ import annotations

BUCKETS: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("s", 6, ()),
    ("m", 12, (9,)),
    ("l", 17, (10,)),
    ("xl", 25, (13, 10)),
    ("xxl", 34, (17, 12, 9)),
)
"""Sizes of hands: name, most cards, and the most that fit in a row where there are two, three ... rows."""


def bucket(cards: int) -> tuple[str, tuple[int, ...]]:
    """The name of the size of a hand, and what its rows hold."""
    for name, most, rows in BUCKETS:
        if cards <= most:
            return name, rows
    return BUCKETS[-1][0], BUCKETS[-1][2]


def row_lengths(sizes: list[int], rows: int, most: int) -> list[int]:
    """How many cards lie in each row, the first row first, for groups of these sizes.

    Rows end between two groups, so that the longest row is as short as can be; where even that is longer
    than `most`, the cards are shared out evenly and a group goes on in the next row.
    """
    best = _breaks(sizes, rows)
    if max(best) <= most:
        return best
    total = sum(sizes)
    each = -(-total // rows)
    return [min(each, total - row * each) for row in range(rows) if total > row * each]


def _breaks(sizes: list[int], rows: int) -> list[int]:
    if rows == 1 or len(sizes) <= 1:
        return [sum(sizes)]
    found: list[int] = []
    for first in range(1, len(sizes)):
        ways = [sum(sizes[:first])] + _breaks(sizes[first:], rows - 1)
        if not found or max(ways) < max(found):
            found = ways
    return found


def runs(groups: list[int]) -> list[int]:
    """How many places in a row belong to the same group."""
    sizes: list[int] = []
    for place, group in enumerate(groups):
        if place and group == groups[place - 1]:
            sizes[-1] += 1
        else:
            sizes.append(1)
    return sizes
