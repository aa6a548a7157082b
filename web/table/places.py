"""Where the cards of a view lie: hand places and table slots that stay put while a card lies there."""

from __future__ import annotations

from .names import code_of, names_of, twin
from .rows import runs

CAPACITIES = (6, 8, 12, 15, 20, 28, 40, 52)
"""The table grows by these steps only, so that cards do not change size from move to move."""


def capacity(slots: int) -> int:
    """The size of table that shows this many slots."""
    for size in CAPACITIES:
        if slots <= size:
            return size
    return slots


class Places:
    """Where each card lies.

    `slots` is the table: a code or None (a hole) in each slot; a new card takes the first hole.
    `hand` is the same for the hand, by names (see names.py): a played card leaves a gap, so that nothing
    slides under a finger.  `groups` numbers the suit of each place of the hand, `dealt` is how many places
    it began with, and `leaving` are the cards that the person has chosen to play: of two copies it is
    the chosen one that goes.
    """

    __slots__ = ("slots", "hand", "groups", "dealt", "leaving")

    def __init__(self) -> None:
        self.slots: list[str | None] = []
        self.hand: list[str | None] = []
        self.groups: list[int] = []
        self.dealt = 0
        self.leaving: list[str] = []

    def set_table(self, codes: list[str]) -> None:
        """Bring the table up to date: what is gone leaves a hole, what is new takes the first one."""
        if not any(code in codes for code in self.slots):
            self.slots = []
        self.slots = [code if code in codes else None for code in self.slots]
        for code in codes:
            if code not in self.slots:
                self.slot_for(code)
        while self.slots and self.slots[-1] is None:
            self.slots.pop()

    def slot_for(self, code: str) -> int:
        """The slot of a table card; a new card is given the first hole."""
        if code not in self.slots:
            if None in self.slots:
                self.slots[self.slots.index(None)] = code
            else:
                self.slots.append(code)
        return self.slots.index(code)

    def going(self, code: str) -> str:
        """The name of the hand card that goes when a card with this code is played."""
        for name in self.leaving + [twin(code), code]:
            if name in self.hand and code_of(name) == code:
                return name
        return code

    def leave(self, name: str) -> None:
        """A card leaves the hand or the table; its place stays empty."""
        self.hand = [None if other == name else other for other in self.hand]
        self.slots = [None if other == name else other for other in self.slots]

    def set_hand(self, order: list[list[str]]) -> None:
        """Bring the hand up to date.

        Where there are new cards, or the groups or their order are others than before, it is laid out anew.
        """
        codes = [code for group in order for code in group]
        sizes = [len(group) for group in order]
        if codes and self.dealt and self._drop_to(codes) and self._in_order(codes, sizes):
            self._name_anew()
            return
        self.hand = list(names_of(codes))
        self.groups = [number for number, group in enumerate(order) for _ in group]
        self.dealt = len(codes)

    def begin_anew(self) -> None:
        """Cards were laid away before the play: lay the rest out like a hand that is just dealt."""
        self.dealt = 0

    def _drop_to(self, codes: list[str]) -> bool:
        """Let go whatever is not among these any more; False if there are cards that the hand lacks."""
        held = [code_of(name) for name in self.hand if name]
        if any(codes.count(code) > held.count(code) for code in codes):
            return False
        for code in list(held):
            if held.count(code) > codes.count(code):
                held.remove(code)
                self.leave(self.going(code))
        return True

    def _in_order(self, codes: list[str], sizes: list[int]) -> bool:
        """Whether the hand lies in this order, in groups of these sizes."""
        kept = [place for place, name in enumerate(self.hand) if name]
        groups = [self.groups[place] for place in kept]
        return [code_of(self.hand[place] or "") for place in kept] == codes and runs(groups) == sizes

    def _name_anew(self) -> None:
        """A second copy that is alone goes by the name of the first."""
        for place, name in enumerate(self.hand):
            if name and name != code_of(name) and code_of(name) not in self.hand:
                self.hand[place] = code_of(name)

    def close_gaps(self) -> None:
        """Move the hand's cards together."""
        kept = [place for place, name in enumerate(self.hand) if name is not None]
        self.groups = [self.groups[place] for place in kept]
        self.hand = [self.hand[place] for place in kept]
