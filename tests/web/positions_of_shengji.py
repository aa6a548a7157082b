"""Matches of Shengji, each saved where the person has to do what its name says."""

HEAD = "cardavia 1 shengji seed="

OPEN = HEAD + "0\npass, pass\n"
"""Nobody has declared: a two of each suit in the hand, and passing."""
OVERCALL = HEAD + "1\ndeclare 2c, pass, pass\n"
"""A two of clubs stands, and nothing in the hand is stronger."""
BURY = HEAD + "0\npass, pass, declare 2h, pass, pass, pass\n"
"""The person deals, with hearts as trumps."""
LEAD = HEAD + "10\npass, declare 2c, pass, pass, pass, bury 4d+5d+6d+7d+4h+8h+3s+4s\n"
"""The person leads; in clubs, which are trumps, 7 7 8 8 is a tractor, and 2s 2s is a pair."""
SOME_PAIRS = (
    HEAD + "15\npass, declare 2d, pass, pass, pass, bury 4c+5c+6c+Qc+Kc+Kh+5s+10s, "
    "Jd+Qd+Jd+Qd, 2c+4d+8d+BJ, 2c+7d+9d+7d\n"
)
"""Four trumps are asked for, among them the pair 6d 6d."""
BOTH_PAIRS = (
    HEAD + "97\npass, pass, pass, declare 2d, pass, pass, declare 2h+2h, pass, pass, pass, "
    "bury 2d+Ah+3h+4h+5h+8h+9h+8h, Ad+Kd+Ad+Kd\n"
)
"""Two pairs of diamonds are asked for: 4d 4d and Jd Jd are the only ones."""
SHORT = (
    HEAD + "17\npass, pass, pass, declare 2s, pass, pass, pass, bury 5c+10c+Kc+Ad+7d+8d+3h+5h, "
    "3c+4c+3c+4c, 5c+8c+10c+Kc\n"
)
"""Four clubs are asked for, and the hand has two: Ac and 8c."""
