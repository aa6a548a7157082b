"""Keeping the match in the browser's storage, which may be missing, full or damaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

DAMAGED_KEPT = 9


class Shelf:
    """Where records are kept, by the slug of their game.

    `storage` is the page's `safely` (web/table/safely.js): it reads and writes, and raises nothing.  What
    cannot be kept is reported by False, and the table goes on without.  `refused` is for the table to
    note that it has told the person so.
    """

    __slots__ = ("refused", "_known", "_storage")

    def __init__(self, storage: Any) -> None:
        self._storage = storage
        self.refused = False
        self._known: str | None = None

    def load(self, slug: str) -> str | None:
        """The saved record of a game, None if there is none."""
        self._known = self.read("save." + slug)
        return self._known

    def save(self, slug: str, text: str) -> bool:
        """Keep the record; False if the browser would not."""
        if not self.write("save." + slug, text):
            return False
        self._known = text
        return True

    def changed_elsewhere(self, slug: str) -> bool:
        """Whether the record is not the one that this table loaded or saved: another tab has played on."""
        kept = self.read("save." + slug)
        return kept is not None and kept != self._known

    def set_aside(self, slug: str, text: str) -> bool:
        """Keep a damaged record where it is not in the way and can still be looked at."""
        for number in range(1, DAMAGED_KEPT + 1):
            name = "damaged.%s.%d" % (slug, number)
            kept = self.read(name)
            if kept is None or kept == text or number == DAMAGED_KEPT:
                return self.write(name, text)
        return False

    def read(self, name: str) -> str | None:
        """A text kept under a name, None if there is none or the storage cannot be read."""
        text = self._storage.read("cardavia." + name)
        return None if text is None else str(text)

    def write(self, name: str, text: str) -> bool:
        """Keep a text under a name; False if the browser would not."""
        return bool(self._storage.write("cardavia." + name, text))
