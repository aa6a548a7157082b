"""The positions of Scopa's worked examples: table, hand, and every legal move."""

EXAMPLES = [
    ("S1", "7d 3c 4b 2s", "7s", "7s 7d"),
    ("S2", "3c 4b 6d", "7s", "7s 3c+4b"),
    ("S3", "7d 7c 5s", "7b", "7b 7d, 7b 7c"),
    ("S4", "5d 3c 6s 2b Ad", "Fs", "Fs 5d+3c, Fs 6s+2b, Fs 5d+2b+Ad"),
    ("S5", "Cd Ac", "Rb", "Rb Cd+Ac"),
    ("S6", "Fd 5c 3s", "Fb", "Fb Fd"),
    ("S7", "Rd 6c", "3s", "3s"),
    ("S8", "Ad 2c 3b 4s", "Rd", "Rd Ad+2c+3b+4s"),
    ("S10", "Ad Ac 2b 5s", "7s", "7s 2b+5s, 7s Ad+Ac+5s"),
    ("S13", "7d", "7s Rb", "7s 7d, Rb"),
]
