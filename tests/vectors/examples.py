"""The positions of the worked examples: what `Game.position` is given, and every legal move.

Each game has its list: name, position, moves.
"""

from __future__ import annotations


def _scopa(table: str, hand: str) -> dict[str, object]:
    return {"table": table.split(" "), "hands": [hand.split(" "), []], "dealer": 1, "turn": 0}


def _cicera(table: str, hand: str, placed: str | None = None) -> dict[str, object]:
    cards = table.split(" ") if table else []
    hands = [hand.split(" "), [], [], []]
    return {"table": cards, "hands": hands, "dealer": 3, "turn": 0, "last_placed": placed}


def _piedicavallo(trick: str, hand: str) -> dict[str, object]:
    """Seat 0 to play to a trick; the others' hands are not known."""
    cards = trick.split(" ") if trick else []
    return {"trick": cards, "leader": (0, 3, 2)[len(cards)], "hands": [hand.split(" "), [], [], []]}


def _discard(hand: str) -> dict[str, object]:
    return {"hands": [hand.split(" "), [], [], []], "dealer": 0, "phase": "discard"}


TRUMPS_2_TO_13 = ["T%d" % number for number in range(2, 14)]
PAIRS = [(one, two) for place, one in enumerate(TRUMPS_2_TO_13) for two in TRUMPS_2_TO_13[place + 1 :]]

EXAMPLES: dict[str, list[tuple[str, dict[str, object], str]]] = {
    "scopa": [
        ("S1", _scopa("7d 3c 4b 2s", "7s"), "7s 7d"),
        ("S2", _scopa("3c 4b 6d", "7s"), "7s 3c+4b"),
        ("S3", _scopa("7d 7c 5s", "7b"), "7b 7d, 7b 7c"),
        ("S4", _scopa("5d 3c 6s 2b Ad", "Fs"), "Fs 5d+3c, Fs 6s+2b, Fs 5d+2b+Ad"),
        ("S5", _scopa("Cd Ac", "Rb"), "Rb Cd+Ac"),
        ("S6", _scopa("Fd 5c 3s", "Fb"), "Fb Fd"),
        ("S7", _scopa("Rd 6c", "3s"), "3s"),
        ("S8", _scopa("Ad 2c 3b 4s", "Rd"), "Rd Ad+2c+3b+4s"),
        ("S10", _scopa("Ad Ac 2b 5s", "7s"), "7s 2b+5s, 7s Ad+Ac+5s"),
        ("S13", _scopa("7d", "7s Rb"), "7s 7d, Rb"),
    ],
    "cicera": [
        ("C1", _cicera("7d 3c 4b Rs", "7s"), "7s, 7s 7d, 7s 3c+4b"),
        ("C2", _cicera("7d 3c 4b Rs", "7s", "7d"), "7s, 7s 7d, 7s 3c+4b"),
        ("C3", _cicera("Rd Rc 5b", "Rs"), "Rs, Rs Rd, Rs Rc"),
        ("C4", _cicera("Fd 2c", "10s"), "10s"),
        ("C5", _cicera("Fd", "8s"), "8s"),
        ("C6", _cicera("3s 4s 2d", "7s"), "7s, 7s 3s+4s"),
        ("C7", _cicera("3s 4s", "7s"), "7s, 7s 3s+4s"),
        ("C8", _cicera("Ad 2c 3b 4s", "10d"), "10d, 10d Ad+2c+3b+4s"),
        ("C9", _cicera("Ad 2c 3b 4s", "6d"), "6d, 6d 2c+4s, 6d Ad+2c+3b"),
        ("C11", _cicera("5c", "5d", "5c"), "5d, 5d 5c"),
        ("C14", _cicera("8b", "8d"), "8d, 8d 8b"),
        ("C15", _cicera("5c 3d Rb 9s", "5d"), "5d, 5d 5c"),
        ("C16", _cicera("9b", "9d", "9b"), "9d, 9d 9b"),
        ("C19", _cicera("Fc", "Fd", "Fc"), "Fd, Fd Fc"),
        ("C20", _cicera("As Ad Ac Ab 2d 2c 2s", "10b"), "10b, 10b As+Ad+Ac+Ab+2d+2c+2s"),
        ("C21", _cicera("", "4s"), "4s"),
    ],
    "piedicavallo": [
        ("9", _piedicavallo("4d", "Rd 3d T5 M"), "Rd, 3d, M"),
        ("10", _piedicavallo("4d", "T5 T18 7s M"), "T5, T18, M"),
        ("10, T12 on the table", _piedicavallo("4d T12", "T5 T18 7s M"), "T5, T18, M"),
        ("11", _piedicavallo("4d", "7s 9b M"), "7s, 9b, M"),
        ("12", _piedicavallo("T9", "T1 Rs"), "T1"),
        ("13", _piedicavallo("M 4c", "6c T9"), "6c"),
        ("13, second to play", _piedicavallo("M", "6c T9"), "6c, T9"),
        ("14", _piedicavallo("", "M"), "M"),
        (
            "21",
            _discard("Rs Rb Rc Rd M " + " ".join(TRUMPS_2_TO_13)),
            ", ".join(["discard %s+%s" % pair for pair in PAIRS]),
        ),
    ],
}
