"""How deals of Scopa end between equal players: `python3 -m tests.ai.scopa_results 40000`.

It prints the rows of `RESULTS` in `cardavia_core/games/scopa/equity.py`.
"""

import sys

from cardavia_core.games.scopa import GAME
from cardavia_core.shuffle import Stream

MOST = 8
"""More points in a deal are counted as so many."""


def results(deals: int, seed: str = "results") -> list[list[int]]:
    """How often the dealer's points (the row) met the other's, both played by the rules of thumb."""
    standing = GAME.first(Stream("results"), {"target": 11})
    rows = [[0] * (MOST + 1) for _ in range(MOST + 1)]
    for number in range(deals):
        stream = Stream(f"{seed}/{number}")
        deal = GAME.new_deal(stream, {**standing, "dealer": number % 2})
        while deal.turn is not None:
            deal.play(GAME.policy(deal.view(deal.turn), stream)[0])
        points = deal.tally().points
        rows[min(points[deal.dealer], MOST)][min(points[1 - deal.dealer], MOST)] += 1
    return rows


if __name__ == "__main__":
    for row in results(int(sys.argv[1])):
        print(f"    ({', '.join(str(times) for times in row)}),")
