"""What the tables of single-card tricks have in common, and a person who plays there."""

from dataclasses import dataclass
from typing import TypeVar

from tests.web import player

PARTS = r"""
    places: seats.map((seat) => at(`place-${seat}`).querySelector(".card")?.dataset.card ?? null),
    winning: seats.filter((seat) => at(`place-${seat}`).classList.contains("win")),
    tray: shown("tray") ? codes("#tray-cards .card") : null,
    last: shown("open-last"), yours: shown("your-place"),
"""
FULL_TRICK = "document.querySelectorAll('#cross .card').length === 4"


@dataclass
class Sight(player.Sight):
    """What the page shows at one moment.

    `places` is the card of each seat in the trick, `winning` the seats whose card is marked, `tray` the
    cards chosen to be laid away (None where there is no tray), `last` whether the last trick can be looked
    at, `yours` whether the person's own place waits for a card.
    """

    places: list[str | None]
    winning: list[int]
    tray: list[str] | None
    last: bool
    yours: bool

    @property
    def cards(self) -> int:
        """All cards in hands and in the trick."""
        return len(self.hand) + sum(self.held) + len(self.table)


Seen = TypeVar("Seen", bound=Sight)


class Player(player.Player[Seen]):
    """Plays a trick game on one page."""

    def lay_away(self, codes: list[str]) -> Seen:
        """Choose the discard and lay it away."""
        for code in codes:
            self.raise_card(code)
        self.act()
        return self.played(codes[0])

    def play(self, card: str) -> Seen:
        """Play a card of the hand, and wait until something is asked again."""
        self.raise_card(card)
        self.act()
        return self.played(card)

    def hurry(self, card: str) -> tuple[Seen, Seen]:
        """Play a card, and end the rest of the full trick with a tap, once it has been seen.

        Gives the full trick as it lay there, and what the person is asked next.
        """
        self.raise_card(card)
        self.act()
        moved_on = (
            "([selector, states]) => (!document.querySelector(selector)"
            " && states.includes(document.documentElement.dataset.table)) ? 'asked'"
            f" : {FULL_TRICK} ? ({self.look_for})() : null"
        )
        seen = self.until(moved_on, [self.hand_card(card), list(player.AT_REST)])
        assert seen != "asked", "the trick was never seen"
        self.touch(*self.middle("#board"))
        return self.sight(**seen), self.played(card)

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of something."""
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def legal(self) -> list[str]:
        """The cards that the engine lets the person play."""
        return [self.game.pack.code(move.cards[0]) for move in self.match().deal.moves()]
