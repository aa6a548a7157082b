"""The positions of the worked examples: what `Game.position` is given, and every legal move.

Each game has its list: name, position, moves.
"""

from __future__ import annotations


def _scopa(table: str, hand: str) -> dict[str, object]:
    return {"table": table.split(" "), "hands": [hand.split(" "), []], "dealer": 1, "turn": 0}


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
}
