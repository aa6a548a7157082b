"""Where the cards of a view lie: hand places and table slots that stay put while a card lies there."""

from __future__ import annotations

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
    `hand` is the same for the hand: a played card leaves a gap, so that nothing slides under a finger.
    `groups` numbers the suit of each place of the hand, and `dealt` is how many places it began with.
    """

    __slots__ = ("slots", "hand", "groups", "dealt")

    def __init__(self) -> None:
        self.slots: list[str | None] = []
        self.hand: list[str | None] = []
        self.groups: list[int] = []
        self.dealt = 0

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

    def leave(self, code: str) -> None:
        """A card leaves the hand or the table; its place stays empty."""
        self.hand = [None if other == code else other for other in self.hand]
        self.slots = [None if other == code else other for other in self.slots]

    def set_hand(self, order: list[list[str]]) -> None:
        """Bring the hand up to date; where there are new cards it is laid out anew, in this order."""
        codes = [code for group in order for code in group]
        if codes and all(code in self.hand for code in codes):
            self.hand = [code if code in codes else None for code in self.hand]
            return
        self.hand = list(codes)
        self.groups = [number for number, group in enumerate(order) for _ in group]
        self.dealt = len(codes)

    def close_gaps(self) -> None:
        """Move the hand's cards together."""
        kept = [place for place, code in enumerate(self.hand) if code is not None]
        self.groups = [self.groups[place] for place in kept]
        self.hand = [self.hand[place] for place in kept]
