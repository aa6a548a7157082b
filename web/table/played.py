"""The deals played last in this browser: the seal shown before each, and the key shown after it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from .saving import Shelf

NAME = "deals"
"""Where they are kept."""
MOST = 12
"""So many are kept, of all games together."""
LINK_MARK = "#check="
"""What stands before a deal in a link to the page "Is it fair?"; what follows the # stays in the browser."""
LONGEST = 64
TEXTS = ("game", "seal", "key", "date")


class PlayedDeals:
    """A short list of deals, the latest first, as plain data.

    Each has `game`, `seal`, `key` ("" until the deal is over), `standing` (that of the match before it) and
    `date` (as JavaScript writes it).  What is kept may be damaged: what is no deal is passed over.
    """

    __slots__ = ("_shelf",)

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def begin(self, game: str, seal: str, standing: dict[str, Any], date: str) -> None:
        """Write the seal of a deal down before its first card; a deal of that game left undone goes."""
        deals = self.all()
        if any(deal["seal"] == seal for deal in deals):
            return
        kept = [deal for deal in deals if deal["key"] or deal["game"] != game]
        entry = {"game": game, "seal": seal, "key": "", "standing": standing, "date": date}
        self._keep([entry] + kept)

    def finish(self, seal: str, key: str) -> None:
        """Put the key beside the seal that was written down before the deal."""
        deals = self.all()
        for deal in deals:
            if deal["seal"] == seal:
                deal["key"] = key
        self._keep(deals)

    def _keep(self, deals: list[dict[str, Any]]) -> None:
        self._shelf.write(NAME, json.dumps(deals[:MOST]))

    def all(self) -> list[dict[str, Any]]:
        """The deals that are kept, as far as they can be read."""
        try:
            kept = json.loads(self._shelf.read(NAME) or "[]")
        except ValueError:
            return []
        return [deal for deal in kept if _sound(deal)][:MOST] if isinstance(kept, list) else []

    def finished(self) -> list[dict[str, Any]]:
        """Those that are over, so that their keys are known."""
        return [deal for deal in self.all() if deal["key"]]


def _sound(deal: Any) -> bool:
    if not isinstance(deal, dict) or not isinstance(deal.get("standing"), dict):
        return False
    return all(isinstance(deal.get(name), str) and len(deal[name]) <= LONGEST for name in TEXTS)
