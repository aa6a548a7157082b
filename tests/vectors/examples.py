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


def _shengji(led: str, hand: str, label: str = "7c") -> dict[str, object]:
    """Seat 0 to lead, or to follow a lead; trumps are a level and a suit."""
    trick = [led.split(" ")] if led else []
    return {
        "level": label[0],
        "trump": label[1:],
        "trick": trick,
        "leader": 3 if trick else 0,
        "hands": [hand.split(" "), [], [], []],
    }


def _minchiate(trick: str, hand: str, tricks: list[str] | None = None) -> dict[str, object]:
    """Seat 0 to play to a trick; `tricks` are those before it, each led by the winner of the last."""
    cards = trick.split(" ") if trick else []
    leader = -len(cards) % 4
    played = [{"leader": leader, "cards": codes.split(" ")} for codes in tricks or []]
    hands = [hand.split(" "), [], [], []]
    return {"trick": cards, "leader": leader, "tricks": played, "hands": hands}


def _laying_away(hand: str) -> dict[str, object]:
    """The dealer, seat 3, to discard down to 21 cards."""
    return {"hands": [[], [], [], hand.split(" ")], "phase": "discard", "turn": 3}


def _declaring(hand: str) -> dict[str, object]:
    """Seat 0, the first to speak, with 21 cards."""
    return {"hands": [hand.split(" "), [], [], []], "phase": "declare"}


TRUMPS_2_TO_13 = ["T%d" % number for number in range(2, 14)]
PAIRS = [(one, two) for place, one in enumerate(TRUMPS_2_TO_13) for two in TRUMPS_2_TO_13[place + 1 :]]

LONG_PIPS = ["%d%s" % (number, suit) for suit in "sb" for number in range(2, 7)]
MAY_GO = ("Cs", "Ad", "10c", "Db", "T6", "T14", "T27")
MOSTLY_KEPT = " ".join(MAY_GO) + " Rd Rc Rs Rb T1 T2 T10 T13 T20 T28 T29 T30 T36 T40 M"
THREE_SETS = "T1 T10 T13 T20 T28 T29 T30 M Dc Dd Cc Cd 2s 3s 4s 5s 6s 2b 3b 4b 5b"
THREE_SETS_CHOSEN = (
    "pass, declare T28+T29+T30, declare T1+T13+T28, declare T10+T20+T30, declare T1+T13+T28+T29+T30, "
    "declare T10+T20+T28+T29+T30, declare T1+T10+T13+T20+T28+T30, declare T1+T10+T13+T20+T28+T29+T30"
)

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
    "shengji": [
        (
            "3.19",
            _shengji("", "6h 6h 8h 8h 9h 7h 7h 7c 7c Ks"),
            "6h, 8h, 9h, 7h, 7c, Ks, 6h+6h, 8h+8h, 7h+7h, 7c+7c, 6h+6h+8h+8h, 7h+7h+7c+7c",
        ),
        ("3.20", _shengji("5h", "7h 9h Ks"), "9h"),
        ("3.21", _shengji("9h 9h", "4h 5h 7h 7h 5s", "2s"), "7h+7h"),
        ("3.22", _shengji("Qh Qh", "6h 6h 8h 8h 9h"), "6h+6h, 8h+8h"),
        ("3.22, no pair", _shengji("Qh Qh", "6h 8h 9h"), "6h+8h, 6h+9h, 8h+9h"),
        ("3.22, short", _shengji("Qh Qh", "Kh 4s 9s 3c"), "Kh+4s, Kh+9s, Kh+3c"),
        (
            "3.23",
            _shengji("9h 9h 10h 10h", "3h 3h 4h 4h 8h 8h"),
            "3h+3h+4h+4h, 3h+3h+8h+8h, 4h+4h+8h+8h",
        ),
        ("3.24", _shengji("9h 9h 10h 10h", "Jh Jh Qh Qh Kh Ah"), "Jh+Jh+Qh+Qh"),
        (
            "3.24, one pair",
            _shengji("9h 9h 10h 10h", "Jh Jh Qh Kh 5h"),
            "Jh+Jh+Qh+Kh, Jh+Jh+Qh+5h, Jh+Jh+Kh+5h",
        ),
        ("3.26", _shengji("5c 5c", "7h 7d 4c BJ 9s"), "7h+7d, 7h+4c, 7h+BJ, 7d+4c, 7d+BJ, 4c+BJ"),
        ("3.27", _shengji("4c 4c", "7h 7h 9c Kc 3s"), "7h+7h"),
        (
            "3.31",
            _shengji("9h 9h 10h 10h", "3c 3c 4c 4c 9s 10s"),
            "3c+3c+4c+4c, 3c+3c+4c+9s, 3c+3c+4c+10s, 3c+4c+4c+9s, 3c+4c+4c+10s, 3c+3c+9s+10s, "
            "3c+4c+9s+10s, 4c+4c+9s+10s",
        ),
        ("no trump suit", _shengji("7h", "Ah Kh 7s BJ", "7"), "7s, BJ"),
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
    "minchiate": [
        ("7", _minchiate("T9", "T3 T40 5s M"), "T3, T40, M"),
        ("8", _minchiate("2c T9", "Rc 5c T8 M"), "Rc"),
        ("8, a partner's trump (A2)", _minchiate("2c T9 3c", "Rc 5c T8 M"), "Rc"),
        ("8, a later round", _minchiate("6c T9", "Rc Dc T8 M", ["2c 3c 4c 5c"]), "Rc, Dc, M"),
        ("8, after a Matto that was led", _minchiate("M 4c T9", "Rc 5c T8"), "Rc"),
        ("9", _minchiate("2c", "Rc 5c T8 M"), "Rc, 5c, M"),
        ("11", _minchiate("2c", "T8 T21 3s M"), "T8, T21, M"),
        ("11, T14 on the table", _minchiate("2c T14", "T8 T21 3s M"), "T8, T21, M"),
        ("12", _minchiate("2c", "3s 2d M"), "3s, 2d, M"),
        ("14", _minchiate("Rs T9", "5s T3 M"), "5s, M"),
        ("leading", _minchiate("", "Rc 5c T8 M"), "Rc, 5c, T8, M"),
        ("38, 39", _laying_away(MOSTLY_KEPT), ", ".join(["discard " + code for code in MAY_GO])),
        ("30", _declaring(THREE_SETS), THREE_SETS_CHOSEN),
        ("nothing to declare", _declaring("Dc Dd Cc Cd " + " ".join(TRUMPS_2_TO_13[5:] + LONG_PIPS)), "pass"),
    ],
}

LOOSE = "2h 3h 4h 5h 6h 8h Jh Qh Kh Ah 2s 3s 4s 5s 6s 8s 9s 10s Js Qs Ks As 2d 3d 4d"
SPADES_AND_DIAMONDS = "2s 3s 4s 5s 6s 8s 9s 10s Js Qs Ks As 2d 3d 4d 5d 6d"
PAIRED = "3c 3c 4c 4c 5c 5c 6c 6c 8c 8c 9c 9c 10c 10c Jc Jc 7h 7h 7c 7c BJ BJ RJ RJ"

PIPS_AND_COURTS = ["%d" % number for number in range(2, 11)] + ["A", "F", "C", "D"]
PLAIN = [rank + suit for suit in "dcsb" for rank in PIPS_AND_COURTS]
EIGHT_SETS = "T1 T2 T3 T10 T13 T20 T28 T29 T30 T32 T33 T34 T36 T37 T38 T40 M Rd Rc Rs Rb"
FILLING = PLAIN + TRUMPS_2_TO_13
FILLING = PLAIN + TRUMPS_2_TO_13
TWENTY_TRICKS = [
    {"leader": 0, "cards": ["T%d" % (place + 21)] + FILLING[place * 3 : place * 3 + 3]} for place in range(20)
]

HARDEST: dict[str, list[dict[str, object]]] = {
    "shengji": [
        _shengji("9h 9h 10h 10h", LOOSE),
        _shengji("9h 9h 10h 10h", "3c 3c 4c 4c 5c 5c 9c Ac " + SPADES_AND_DIAMONDS),
        _shengji("9h 9h 10h 10h Jh Jh", "3c 3c 4c 4c 5c 5c 9c Ac " + SPADES_AND_DIAMONDS),
        _shengji("9h 9h", "3c 3c 4c 4c 5c 5c 9c Ac " + SPADES_AND_DIAMONDS),
        _shengji("9h 9h 10h 10h", PAIRED + " 3h"),
        _shengji("Qc Qc Kc Kc", PAIRED + " 7s"),
        _shengji("", PAIRED + " 7s"),
    ],
    "minchiate": [
        _laying_away(" ".join(PLAIN[:34])),
        _laying_away(" ".join(PLAIN[:17]) + " Rd Rc Rs Rb T40 M"),
        _laying_away(" ".join(PLAIN[:9]) + " " + EIGHT_SETS[: EIGHT_SETS.index(" Rd")]),
        _declaring(EIGHT_SETS),
        {"tricks": TWENTY_TRICKS, "trick": ["T20", "Rs", "Rb"], "hands": [[], [], [], ["M"]]},
    ],
}
"""Positions of full hands with many ways to go on, for the timings."""
