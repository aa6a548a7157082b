"""Hidden cards that break a fact, laid so that they break none.

Counted are the copies of each face in each place.  A card that must leave its place finds its way as water
does through pipes: straight to a place with room, or by pushing another card on from a full one.  There
are five places at most, so the shortest chain is found at once, and if any deal fits there is a chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .facts import APART
from .order import FACES

if TYPE_CHECKING:
    from ...shuffle import Stream
    from .facts import Facts

    Places = list[list[int]]

STIRS = 3
"""How many swaps are tried for each card."""


class Lying:
    """Where hidden cards may lie.  `kept` is how many copies of a face must lie in its `homes`."""

    __slots__ = ("facts", "kept", "homes", "_alone", "_held")

    def __init__(self, facts: Facts, dealer: int) -> None:
        self.facts = facts
        self.kept = [0] * FACES
        self.homes: list[tuple[int, ...]] = [()] * FACES
        for face, seat, copies in facts.owned:
            self.kept[face] = copies
            buried = seat == dealer and facts.order is not None and facts.rooms[APART]
            self.homes[face] = (seat, APART) if buried else (seat,)
        self._alone = [seat for seat in range(APART) if facts.pairless[seat] and facts.rooms[seat]]
        self._held: list[list[int]] = []

    def fits(self, places: Places) -> bool:
        """Whether no hand without pairs has one, or the second copy of a card that it has played alone."""
        for seat in self._alone:
            for card in places[seat]:
                face = card % FACES
                held = 2 if card >= FACES and face in places[seat] else 1
                if held > self.facts.most(seat, face):
                    return False
        return True

    def agrees(self, places: Places) -> bool:
        """Whether the cards, whichever copies they are, lie as they may."""
        held = [[0] * FACES for _ in places]
        for place, cards in enumerate(places):
            for card in cards:
                held[place][card % FACES] += 1
        for face in range(FACES):
            if any(counts[face] > self.facts.most(place, face) for place, counts in enumerate(held)):
                return False
            if sum([held[place][face] for place in self.homes[face]]) < self.kept[face]:
                return False
        return True

    def mended(self, places: Places, stream: Stream) -> Places:
        """The same cards, laid as they may; any way to do it can come out."""
        heaps = [[card % FACES for card in cards] for cards in places]
        self._held = [[heap.count(face) for face in range(FACES)] for heap in heaps]
        loose = []
        for place, heap in enumerate(heaps):
            for face in range(FACES):
                while self._held[place][face] > self.facts.most(place, face):
                    heap.remove(face)
                    self._held[place][face] -= 1
                    loose.append(face)
        for face in loose:
            self._lay(face, heaps)
        self._stir(heaps, stream)
        return [_copies(heap, place, heaps) for place, heap in enumerate(heaps)]

    def _may_come(self, face: int, place: int) -> bool:
        """Whether there may be one more of a face in a place, seen from that place."""
        room, most = self.facts.rooms[place], self.facts.most(place, face)
        return bool(room) and self._held[place][face] < most

    def _at_home(self, face: int) -> int:
        return sum([self._held[place][face] for place in self.homes[face]])

    def _may_go(self, face: int, place: int, to: int) -> bool:
        """Whether a card may be moved from one place to another."""
        if place == to or not self._may_come(face, to):
            return False
        homes = self.homes[face]
        leaves = place in homes and to not in homes
        return not leaves or self._at_home(face) > self.kept[face]

    def _move(self, face: int, place: int, to: int, heaps: Places) -> None:
        heaps[place].remove(face)
        self._held[place][face] -= 1
        self._add(face, to, heaps)

    def _add(self, face: int, place: int, heaps: Places) -> None:
        heaps[place].append(face)
        self._held[place][face] += 1

    def _lay(self, face: int, heaps: Places) -> None:
        """Lay a loose card by the shortest chain that ends where there is room."""
        homeless = self._at_home(face) < self.kept[face]
        first = [place for place in range(len(heaps)) if self._may_come(face, place)]
        chains: list[list[tuple[int, int]]] = [
            [(face, place)] for place in first if not homeless or place in self.homes[face]
        ]
        reached = [chain[0][1] for chain in chains]
        for chain in chains:
            place = chain[-1][1]
            if len(heaps[place]) < self.facts.rooms[place]:
                self._push(chain, heaps)
                return
            for to in range(len(heaps)):
                movable = [other for other in heaps[place] if self._may_go(other, place, to)]
                if movable and to not in reached:
                    reached.append(to)
                    chains.append(chain + [(movable[0], to)])
        raise ValueError("no deal fits this view")

    def _push(self, chain: list[tuple[int, int]], heaps: Places) -> None:
        for step in range(len(chain) - 1, 0, -1):
            self._move(chain[step][0], chain[step - 1][1], chain[step][1], heaps)
        self._add(chain[0][0], chain[0][1], heaps)

    def _stir(self, heaps: Places, stream: Stream) -> None:
        """Swap cards at random, as often as it breaks nothing: what was mended must not show."""
        spots = [(place, number) for place, heap in enumerate(heaps) for number in range(len(heap))]
        for _ in range(STIRS * len(spots)):
            place, number = spots[stream.below(len(spots))]
            other, second = spots[stream.below(len(spots))]
            one, two = heaps[place][number], heaps[other][second]
            if one == two or not self._may_go(one, place, other) or not self._may_go(two, other, place):
                continue
            heaps[place][number], heaps[other][second] = two, one
            self._held[place][one] -= 1
            self._held[other][one] += 1
            self._held[other][two] -= 1
            self._held[place][two] += 1


def _copies(heap: list[int], place: int, heaps: Places) -> list[int]:
    """The faces of a heap as cards, the first copy of each to the first place that has one."""
    earlier = [face for other in heaps[:place] for face in other]
    cards: list[int] = []
    for face in heap:
        before = earlier.count(face) + len([card for card in cards if card % FACES == face])
        cards.append(face + before * FACES)
    return cards
