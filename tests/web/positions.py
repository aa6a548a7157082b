"""Records of Scopa in which something particular lies on the table, found by looking through the seeds."""

from collections.abc import Callable

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

GAME = load_game("scopa")
YOU = 0
SEEDS_TO_TRY = 3000


def new_match_led_by(seat: int) -> str:
    """A match of which no card has been played."""
    return record.write(find(lambda match: not match.moves[-1], seat))


def find(fits: Callable[[Match], bool], seat: int = YOU) -> Match:
    """The first match, played by the rule of thumb, that comes to such a position with the seat to act."""
    for number in range(SEEDS_TO_TRY):
        match = Match(GAME, f"{number:04x}")
        while match.deal.turn is not None:
            if match.deal.turn == seat and fits(match):
                return match
            if match.deal.turn != seat and not match.moves[-1] and seat != YOU:
                break
            move, _ = GAME.policy(match.deal.view(match.deal.turn), Stream("find"))
            match.play(move)
    raise LookupError("no such position in any of these seeds")


def ways(match: Match) -> dict[str, list[Move]]:
    """The captures of each hand card of the seat to act."""
    found: dict[str, list[Move]] = {}
    for move in match.deal.moves():
        if move.taken:
            found.setdefault(GAME.pack.code(move.cards[0]), []).append(move)
    return found


YOUR_TURN = record.write(find(lambda match: len(match.moves[-1]) == 8))
"""In the middle of a deal, and it is the person's turn."""

LAST_CARD = record.write(find(lambda match: len(match.moves[-1]) == 35))
"""The last card of a deal is the person's."""

RICH = """cardavia 1 scopa seed=0058
Cd Ad+2d+6s, Cc, 4c, Rb, 5d, 6c, 4d 4c, 4b, Fb Fs, As, Rs Rb, 3c
"""
"""You hold Rd, 7c and 3b; on the table lie Cc, 5d, 6c, 4b, As and 3c.  Rd may take in four ways, 7c in two
(6c + As, 3c + 4b), 3b in one (3c), and the other hand is 7d, 7b and 2s."""

TWO_CARDS_WITH_TWO_WAYS = """cardavia 1 scopa seed=0015
4c, 4d 4c, Fd, Rd Rs, 6b, 2d, 2c 2d, 6d 6b, Ab, 2s, 3c 2s+Ab, 2b, Fs Fd, Fc, 5b, 3s, Cc Cb, Ac
"""
"""You hold 6s and 7b, and each of them may take in two ways."""
