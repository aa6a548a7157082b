"""What the capturing games share: sums of table cards."""

from __future__ import annotations


def sums(values: list[int], target: int, fewest: int = 2) -> list[list[int]]:
    """Every way to reach `target` with at least `fewest` of the values, as lists of places in `values`.

    `values` are positive.  The ways come in the order of their places, so the answer is the same everywhere.
    """
    ways: list[list[int]] = []

    def extend(start: int, left: int, chosen: list[int]) -> None:
        for place in range(start, len(values)):
            value = values[place]
            if value == left and len(chosen) + 1 >= fewest:
                ways.append(chosen + [place])
            elif value < left:
                extend(place + 1, left - value, chosen + [place])

    extend(0, target, [])
    return ways
