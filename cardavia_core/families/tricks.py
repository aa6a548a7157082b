"""What the trick-taking games share: the suit asked for, the duty to follow, who wins, and what play proves.

The games differ in which cards are trumps and how cards rank, so they hand over two tables, each with an
entry for every card of the pack: `suits`, the suit a card counts as (TRUMPS for trumps, "" for a card
that belongs to none, such as the Matto), and `strengths`, where a trump is above every card of a suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import cardset
from ..cards import TRUMPS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..cards import Pack
    from ..shuffle import Stream

SEATS = 4


class Trick:
    """A finished trick: who led, the cards in playing order, who won."""

    __slots__ = ("leader", "cards", "winner")

    def __init__(self, leader: int, cards: tuple[int, ...], winner: int) -> None:
        self.leader = leader
        self.cards = cards
        self.winner = winner

    def seat(self, place: int) -> int:
        """The seat that played the card at this place."""
        return (self.leader + place) % SEATS

    def data(self, pack: Pack) -> dict[str, Any]:
        """The trick as plain data, for a view."""
        return {"leader": self.leader, "cards": pack.write(self.cards), "winner": self.winner}


def by_suit(cards: Sequence[int], suits: Sequence[str]) -> dict[str, int]:
    """The cards of each suit, as sets; every suit that occurs in the table has its entry."""
    sets = dict.fromkeys(suits, cardset.EMPTY)
    for card in cards:
        sets[suits[card]] |= 1 << card
    return sets


def asked(trick: Sequence[int], suits: Sequence[str]) -> str:
    """The suit a trick asks for: that of the first card that has one, "" while none has."""
    for card in trick:
        if suits[card]:
            return suits[card]
    return ""


def dutiful(hand: int, suit: str, sets: dict[str, int]) -> int:
    """The cards of a hand that meet the duty: those of the suit, else the trumps, else all of them.

    `sets` are the cards of each suit (see `by_suit`).  Cards that may be played whatever the duty, such
    as the Matto, are the game's to add.
    """
    return hand & sets.get(suit, cardset.EMPTY) or hand & sets.get(TRUMPS, cardset.EMPTY) or hand


def winning_place(trick: Sequence[int], suits: Sequence[str], strengths: Sequence[int]) -> int | None:
    """The place of the winning card: the highest trump, else the highest of the suit asked for.

    Of two that are alike the first wins; None while no card has a suit.
    """
    suit = asked(trick, suits)
    best = None
    for place, card in enumerate(trick):
        if suits[card] not in (suit, TRUMPS) or not suits[card]:
            continue
        if best is None or strengths[card] > strengths[trick[best]]:
            best = place
    return best


def tricks_won(tricks: Sequence[Trick], teams: Sequence[int]) -> list[int]:
    """How many of these tricks each of the two teams has won."""
    winners = [teams[trick.winner] for trick in tricks]
    return [winners.count(0), winners.count(1)]


def played(view: dict[str, Any], pack: Pack) -> list[tuple[int, list[int]]]:
    """All tricks of a view, the one on the table too: who led, and the cards."""
    tricks = [(trick["leader"], pack.read(trick["cards"])) for trick in view["tricks"]]
    return tricks + [(view["leader"], pack.read(view["trick"]))]


def voids(played: Sequence[tuple[int, Sequence[int]]], suits: Sequence[str]) -> list[set[str]]:
    """The suits that each seat has shown that it does not hold, trumps among them.

    `played` are the tricks, the one in progress too: who led, and the cards.  Whoever does not follow
    has none of the suit; whoever does not trump then either has no trumps.  A card that belongs to no
    suit proves nothing.
    """
    found: list[set[str]] = [set() for _ in range(SEATS)]
    for leader, cards in played:
        suit = asked(cards, suits)
        for place, card in enumerate(cards):
            if suits[card] in ("", suit):
                continue
            found[(leader + place) % SEATS].add(suit)
            if suits[card] != TRUMPS:
                found[(leader + place) % SEATS].add(TRUMPS)
    return found


_PASCAL: list[list[int]] = [[1]]


def choices(number: int, chosen: int) -> int:
    """In how many ways so many can be chosen among this number (Pascal's triangle, grown as needed)."""
    while len(_PASCAL) <= number:
        last = _PASCAL[-1]
        _PASCAL.append([1] + [last[place - 1] + last[place] for place in range(1, len(last))] + [1])
    return _PASCAL[number][chosen]


class Arrangements:
    """All the ways in which hidden cards can lie, when each place has room for so many.

    `allowed` is, for each of the cards, the set of the places (numbered as in `rooms`) that it may lie
    in; all rooms are filled.  `total` is the number of ways, 0 if there are none: hypotheses about what
    is allowed are weighed by it.

    Cards with the same allowed places form a class, and places that are allowed to the same classes a
    group.  Only how many cards of each class go to each group has to be counted and drawn; within, all
    is alike.
    """

    __slots__ = ("total", "_rooms", "_groups", "_classes", "_reach", "_free", "_known", "_ways")

    def __init__(self, cards: Sequence[int], rooms: Sequence[int], allowed: Sequence[int]) -> None:
        kinds = sorted(set(allowed), key=lambda places: (cardset.count(places), places))
        self._rooms = rooms
        self._groups = _groups(kinds, len(rooms))
        self._classes = [[card for card, places in zip(cards, allowed) if places == kind] for kind in kinds]
        self._reach = [
            [number for number, group in enumerate(self._groups) if cardset.has(kind, group[0])]
            for kind in kinds
        ]
        self._free = tuple([sum([rooms[place] for place in group]) for group in self._groups])
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}
        self._ways: dict[tuple[int, tuple[int, ...]], list[tuple[tuple[int, ...], int]]] = {}
        self.total = self._count() if sum(rooms) == len(cards) else 0

    def _count(self) -> int:
        total = self._completions(0, self._free)
        for group, free in zip(self._groups, self._free):
            for place in group:
                total *= choices(free, self._rooms[place])
                free -= self._rooms[place]
        return total

    def _completions(self, step: int, free: tuple[int, ...]) -> int:
        """In how many ways the classes from `step` on can be shared out among groups with this much room."""
        if step == len(self._classes):
            return 1
        ways = self._known.get((step, free))
        if ways is None:
            ways = sum(
                [weight * self._completions(step + 1, left) for left, weight in self._splits(step, free)]
            )
            self._known[step, free] = ways
        return ways

    def _splits(self, step: int, free: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """The ways to share out one class: the room left then, and how many choices of cards that is."""
        reach = self._reach[step]
        room = sum([free[group] for group in reach])
        splits = [(len(self._classes[step]), free, 1)]
        for group in reach:
            room -= free[group]
            further = []
            for cards, left, weight in splits:
                for laid in range(max(0, cards - room), min(cards, free[group]) + 1):
                    after = left[:group] + (left[group] - laid,) + left[group + 1 :]
                    further.append((cards - laid, after, weight * choices(cards, laid)))
            splits = further
        return [(left, weight) for cards, left, weight in splits if not cards]

    def scattered(self, stream: Stream) -> list[list[int]]:
        """The cards of each place, each way being equally likely.  Raises ValueError if there is none."""
        if not self.total:
            raise ValueError("the cards cannot lie in these places")
        free = self._free
        heaps: list[list[int]] = [[] for _ in self._groups]
        for step, cards in enumerate(self._classes):
            left = self._drawn_split(step, free, stream)
            order = stream.shuffled(cards)
            for number, heap in enumerate(heaps):
                laid = free[number] - left[number]
                heap += order[:laid]
                order = order[laid:]
            free = left
        places: list[list[int]] = [[] for _ in self._rooms]
        for group, heap in zip(self._groups, heaps):
            dealt = stream.shuffled(heap)
            for place in group:
                places[place] = dealt[: self._rooms[place]]
                dealt = dealt[self._rooms[place] :]
        return places

    def _drawn_split(self, step: int, free: tuple[int, ...], stream: Stream) -> tuple[int, ...]:
        pick = stream.below(self._completions(step, free))
        ways = self._ways.get((step, free))
        if ways is None:
            splits = self._splits(step, free)
            ways = [(left, weight * self._completions(step + 1, left)) for left, weight in splits]
            self._ways[step, free] = ways
        for left, number in ways:
            pick -= number
            if pick < 0:
                return left
        raise AssertionError("the ways were counted differently")


def _groups(kinds: Sequence[int], places: int) -> list[list[int]]:
    """The places, those together that the same classes of cards are allowed in."""
    groups: list[list[int]] = []
    for place in range(places):
        for group in groups:
            if all(cardset.has(kind, place) == cardset.has(kind, group[0]) for kind in kinds):
                group.append(place)
                break
        else:
            groups.append([place])
    return groups
