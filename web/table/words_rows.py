"""What a panel of rows says: its head, and each row."""

from __future__ import annotations


class RowWords:
    """A row: its title, what is to be known of it, what it is worth, and the suit whose sign it bears.

    `value` is the number and `worth` the same in words, for those who hear it; they and `suit` are "" where
    a row has none.
    """

    __slots__ = ("title", "facts", "value", "worth", "suit")

    def __init__(
        self, title: str, facts: list[str], value: str = "", worth: str = "", suit: str = ""
    ) -> None:
        self.title = title
        self.facts = facts
        self.value = value
        self.worth = worth
        self.suit = suit

    def heard(self) -> list[str]:
        """All of it, for those who cannot see it."""
        return [self.title] + self.facts + ([self.worth] if self.worth else [])


class PanelWords:
    """What stands in the head of a panel, and its rows in their order."""

    __slots__ = ("head", "rows")

    def __init__(self, head: str, rows: list[RowWords]) -> None:
        self.head = head
        self.rows = rows
