"""The rules of Minchiate a second time, from their words and in the simplest way, for tests to compare with.

Cards are codes here, seats 0 to 3, sides the parity of the seat; the dealer's right neighbour is dealer + 1.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

PIPS = [str(n) for n in range(2, 11)]
COURTS = ["F", "C", "D", "R"]
LONG = ["A", *PIPS, *COURTS]
ROUND = [*reversed(PIPS), "A", *COURTS]
ORDER = {"s": LONG, "b": LONG, "c": ROUND, "d": ROUND}
"""The cards of each suit from the lowest to the highest (4)."""
PACK = [rank + suit for suit in "dcsb" for rank in LONG] + [f"T{n}" for n in range(1, 41)] + ["M"]
RESTO = 60


def number(code: str) -> int:
    """The number of a trump, 0 for every other card."""
    return int(code[1:]) if code[0] == "T" else 0


def suit(code: str) -> str:
    """T for trumps, nothing for the Matto."""
    return "T" if number(code) else "" if code == "M" else code[-1]


def value(code: str) -> int:
    """What one card counts (7)."""
    if 36 <= number(code) <= 40:
        return 10
    if 30 <= number(code) <= 35 or number(code) in (28, 20, 13, 10, 1):
        return 5
    if 2 <= number(code) <= 5:
        return 3
    return 5 if code in ("M", "Rd", "Rc", "Rs", "Rb") else 0


def worth(cards: Iterable[str]) -> int:
    return sum(value(code) for code in cards)


def robbable(code: str) -> bool:
    """A counting card, or any trump above 20 (11)."""
    return value(code) > 0 or number(code) > 20


def sets(cards: Iterable[str]) -> list[tuple[str, frozenset[str], int]]:
    """The versicole in the cards of one owner: name, cards, value (25 to 27)."""
    held = set(cards)
    found: list[tuple[str, list[str]]] = []
    for name, first, last in (("low", 1, 5), ("high", 28, 40)):
        run: list[str] = []
        for n in range(first, last + 2):
            if n <= last and f"T{n}" in held:
                run.append(f"T{n}")
                continue
            if len(run) >= 3:
                found.append((name, run))
            run = []
    for name, wanted in (("matto", "T1 M T40"), ("death", "T1 T13 T28")):
        if held >= set(wanted.split()):
            found.append((name, wanted.split()))
    if held >= {"T20", "T30"} and held & {"T10", "T40"}:
        found.append(("tens", [code for code in ("T10", "T20", "T30", "T40") if code in held]))
    kings = ["R" + each for each in "dcsb" if "R" + each in held]
    if len(kings) >= 3:
        found.append(("kings", kings))
    valued = []
    for name, those in found:
        points = worth(those) + (5 if "T29" in those else 0)
        bonus = 5 if "M" in held and "M" not in those else 0
        valued.append((name, frozenset(those), points + bonus))
    return valued


def set_points(cards: Iterable[str]) -> int:
    return sum(points for _, _, points in sets(cards))


def winner(trick: Sequence[str]) -> int | None:
    """The place of the card that wins; the first one that is not the Matto says the suit (31, 33)."""
    led = next((suit(code) for code in trick if code != "M"), "")
    strengths = {}
    for place, code in enumerate(trick):
        if suit(code) == "T":
            strengths[place] = 100 + number(code)
        elif suit(code) == led and led:
            strengths[place] = ORDER[led].index(code[:-1])
    return max(strengths, key=lambda place: strengths[place]) if strengths else None


def legal(hand: Sequence[str], trick: Sequence[str], led_before: Iterable[str]) -> set[str]:
    """What may be played; `led_before` are the suits that earlier tricks were led in (30, 32, 33)."""
    led = next((suit(code) for code in trick if code != "M"), "")
    if not led:
        return set(hand)
    king = "R" + led
    trumped = any(number(code) for code in trick)
    if led != "T" and led not in led_before and trumped and king in hand:
        return {king}
    following = {code for code in hand if suit(code) == led}
    trumps = {code for code in hand if suit(code) == "T"}
    return (following or trumps or set(hand)) | {code for code in hand if code == "M"}


def may_discard(hand: Sequence[str], cards: Sequence[str]) -> bool:
    """Down to 21, zero cards only and never 29, unless there are too few of them (18, 21)."""
    free = [code for code in hand if value(code) == 0 and code != "T29"]
    wanted = len(hand) - 21
    if len(cards) != wanted or len(set(cards)) != wanted or not set(cards) <= set(hand):
        return False
    if len(free) >= wanted:
        return set(cards) <= set(free)
    others = sorted(value(code) for code in hand if code not in free)
    dearest = sorted(value(code) for code in cards if code not in free)
    return set(cards) >= set(free) and dearest == others[: wanted - len(free)]


def payments(captured: Sequence[str]) -> set[str]:
    """The captured cards that may be given for the Matto, any of those that cost the same (35)."""
    pile = [code for code in captured if code != "M"]
    if not pile:
        return {"M"}
    zero = {code for code in pile if value(code) == 0 and code != "T29"}
    plain = {code for code in zero if suit(code) != "T"}
    if zero:
        return plain or zero

    def cost(code: str) -> int:
        kept = [other for other in captured if other != code]
        return worth(captured) + set_points(captured) - worth(kept) - set_points(kept)

    least = min(cost(code) for code in pile)
    return {code for code in pile if cost(code) == least}


class Resti:
    """Only the difference counts, and sixties of it become resti (39 to 41)."""

    def __init__(self) -> None:
        self.lead = [0, 0]
        self.won = [0, 0]

    def score(self, side: int, points: int) -> None:
        ahead = self.lead[side] - self.lead[1 - side] + points
        better, ahead = (side, ahead) if ahead >= 0 else (1 - side, -ahead)
        while ahead >= RESTO:
            self.won[better] += 1
            ahead -= RESTO
        self.lead = [ahead if team == better else 0 for team in (0, 1)]

    def finish(self, totals: Sequence[int]) -> int:
        """Both totals in one step, the rest rounded up; the net resti of side 0."""
        ahead = self.lead[0] - self.lead[1] + totals[0] - totals[1]
        self.won[0 if ahead > 0 else 1] += -(-abs(ahead) // RESTO)
        return self.won[0] - self.won[1]


class Again:
    """One deal, from a shuffled pack with its top card first and the number of cards that are lifted."""

    def __init__(self, pack: Sequence[str], lifted: int, dealer: int, payment_rule: int = 0) -> None:
        assert sorted(pack) == sorted(PACK)
        self.payment_rule = payment_rule
        self.right, self.partner, self.left, self.dealer = [(dealer + n) % 4 for n in (1, 2, 3, 4)]
        self.order = [self.right, self.partner, self.left, self.dealer]
        self.resti = Resti()
        self.scored: list[tuple[int, int]] = []
        self.hands: list[list[str]] = [[], [], [], []]
        self.discards: list[list[str]] = [[], [], [], []]
        self.piles: list[list[str]] = [[], []]
        self.led_before: list[str] = []
        self.tricks = 0
        self.leader = self.right
        self.trick: list[str] = []
        self.last = self.matto_seat = -1
        self.matto_taker = -1
        self._cut(list(pack), lifted)
        self._deal()
        self._rob()

    def _score(self, seat: int, points: int) -> None:
        if points:
            self.scored.append((seat % 2, points))
            self.resti.score(seat % 2, points)

    def _cut(self, pack: list[str], lifted: int) -> None:
        packet, lower = pack[:lifted], pack[lifted:]
        self.cut_robbed: list[str] = []
        while packet and len(self.cut_robbed) < 13 and robbable(packet[-1]):
            self.cut_robbed.append(packet.pop())
        self.cut_stop = packet[-1] if packet and len(self.cut_robbed) < 13 else None
        self.pack = lower + packet
        self.hands[self.left] += self.cut_robbed
        self._score(self.left, worth(self.cut_robbed))

    def _deal(self) -> None:
        self.exposed = [""] * 4
        for packet in (10, 11):
            for seat in self.order:
                dealt = [self.pack.pop(0) for _ in range(packet)]
                self.hands[seat] += dealt
                self.exposed[seat] = dealt[-1]
        for seat in self.order:
            self._score(seat, value(self.exposed[seat]))

    def _rob(self) -> None:
        self.fola = self.pack
        self.robbed: list[str] = []
        while self.fola and robbable(self.fola[0]):
            self.robbed.append(self.fola.pop(0))
        self.stop = self.fola[0] if self.fola else None
        self._score(self.dealer, worth(self.robbed))
        self.picked = [code for code in self.fola if value(code) or code == "T29"]
        self.fola = [code for code in self.fola if code not in self.picked]
        self.hands[self.dealer] += self.robbed + self.picked

    def discard(self, seat: int, cards: Sequence[str]) -> None:
        assert may_discard(self.hands[seat], cards)
        self.discards[seat] += cards
        for code in cards:
            self.hands[seat].remove(code)

    def declare(self, seat: int, cards: Iterable[str]) -> None:
        """The sets whose cards these are, all together; none is a pass (22, 23)."""
        mine = sets(self.hands[seat])
        chosen = [
            some
            for size in range(len(mine) + 1)
            for some in combinations(mine, size)
            if frozenset().union(*(those for _, those, _ in some)) == set(cards)
        ]
        assert len(chosen) == 1
        self._score(seat, sum(points for _, _, points in chosen[0]))

    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    def legal(self) -> set[str]:
        return legal(self.hands[self.turn()], self.trick, self.led_before)

    def play(self, code: str) -> None:
        assert code in self.legal()
        self.hands[self.turn()].remove(code)
        self.trick.append(code)
        if len(self.trick) == 4:
            self._gather()

    def _gather(self) -> None:
        place = winner(self.trick)
        assert place is not None
        taker = (self.leader + place) % 4
        captured = 0
        for place, code in enumerate(self.trick):
            seat = (self.leader + place) % 4
            if code == "M":
                self.piles[seat % 2].append(code)
                self.matto_seat, self.matto_taker = seat, taker
                continue
            self.piles[taker % 2].append(code)
            captured += value(code) if seat % 2 != taker % 2 else 0
        self._score(taker, captured)
        self.led_before.append(next(suit(code) for code in self.trick if code != "M"))
        self.tricks += 1
        self.leader = self.last = taker
        self.trick = []

    def payment(self) -> set[str]:
        """The cards of which one goes over for the Matto; none where nothing is due (35, A6)."""
        if self.payment_rule and self.matto_taker % 2 == self.matto_seat % 2:
            return set()
        return payments(self.piles[self.matto_seat % 2])

    def finish(self, paid: str | None) -> tuple[list[int], int]:
        """The totals at the end, after the payment, and the net resti of side 0 (38 to 41)."""
        assert self.tricks == 21
        assert paid in self.payment() or (paid is None and not self.payment())
        side = self.matto_seat % 2
        if paid is not None:
            self.piles[side].remove(paid)
            self.piles[1 - side].append(paid)
        totals = [
            worth(pile) + set_points(pile) + max(0, len(pile) - 42) + (10 if self.last % 2 == team else 0)
            for team, pile in enumerate(self.piles)
        ]
        return totals, self.resti.finish(totals)
