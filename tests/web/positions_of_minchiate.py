"""Matches of Minchiate, each saved where the person has to do what its name says."""

HEAD = "cardavia 1 minchiate seed="

CUTTER = HEAD + "009a\n\n"
"""Nothing is decided yet.  The person cuts, has robbed 33 and the Matto, and holds the tens 10, 20 and 30;
the dealer, at the right, has robbed a King and picked up two cards."""
DEALER = HEAD + "000d\ndiscard 2d\n"
"""The person deals, has robbed 3 and 4 and picked up three cards, and so has five to discard."""
DECLARE = HEAD + "009a\ndiscard T22+T26, discard 3b+5b+8b, pass, declare T38+T39+T40\n"
"""The person may declare the tens; the seat at the left has declared 38 to 40."""
FOLLOW = DECLARE[:-1] + ", declare T10+T20+T30, pass, 6d, Ad\n"
"""Two cards of the first trick lie there, and the person must follow with coins, or play the Matto."""
SECOND = FOLLOW[:-1] + ", 7d, 3d, 2d\n"
"""The first trick is over and the discards lie open; the person is second to play to the second trick."""
THREE = SECOND[:-1] + ", M, Rd, Dd, T36, T37, T40\n"
"""The discards lie open, three cards of the third trick lie there, and trumps are asked for."""
