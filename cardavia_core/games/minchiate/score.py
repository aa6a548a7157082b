"""The running score: the lead of one side over the other, and the resti made of it (rules 39 to 41)."""

from __future__ import annotations

RESTO = 60
"""So much of a lead makes one resto."""


class Score:
    """`lead` is how far team 0 is ahead (below 0: team 1), `resti` what each team has won so far."""

    __slots__ = ("lead", "resti")

    def __init__(self, lead: int = 0, resti: tuple[int, int] = (0, 0)) -> None:
        self.lead = lead
        self.resti = list(resti)

    def add(self, team: int, points: int) -> int:
        """One scoring event: a team scores so many points.  Gives the resti that this makes for it."""
        self.lead += points if team == 0 else -points
        made = abs(self.lead) // RESTO
        if made:
            ahead = self.leader()
            self.resti[ahead] += made
            self.lead -= made * RESTO if ahead == 0 else -made * RESTO
        return made

    def leader(self) -> int:
        """The team that is ahead; team 0 while nobody is."""
        return 0 if self.lead >= 0 else 1

    def leads(self) -> list[int]:
        """By how much each team is ahead: at least one of the two is 0."""
        return [max(0, self.lead), max(0, -self.lead)]

    def settle(self, ends: list[int]) -> Score:
        """The score after the count at the end, the lead rounded up to whole resti.

        It still tells the lead that they were made of.
        """
        lead = self.lead + ends[0] - ends[1]
        final = Score(lead, (self.resti[0], self.resti[1]))
        made = -(-abs(lead) // RESTO)
        final.resti[final.leader()] += made
        return final

    def copy(self) -> Score:
        """The same score again, to be kept apart from this one."""
        return Score(self.lead, (self.resti[0], self.resti[1]))
