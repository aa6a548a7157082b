"""A person at Piedicavallo, the trick game."""

from dataclasses import dataclass

from cardavia_core.games import load_game
from tests.web import player

LOOK = player.LOOK.replace(
    "MORE",
    r"""{
    places: seats.map((seat) => at(`place-${seat}`).querySelector(".card")?.dataset.card ?? null),
    winning: seats.filter((seat) => at(`place-${seat}`).classList.contains("win")),
    tray: shown("tray") ? codes("#tray-cards .card") : null,
    announced: shown("note") ? text("note-text") : null,
    last: shown("open-last"), yours: shown("your-place"),
  }""",
)
FULL_TRICK = "document.querySelectorAll('#cross .card').length === 4"
MOVED_ON = (
    "([selector, states]) => (!document.querySelector(selector)"
    " && states.includes(document.documentElement.dataset.table)) ? 'asked'"
    f" : {FULL_TRICK} ? ({LOOK})() : null"
)


@dataclass
class Sight(player.Sight):
    """What the page shows at one moment.

    `places` is the card of each seat in the trick, `winning` the seats whose card is marked, `tray` the
    cards chosen to be laid away (None where there is no tray), `announced` the tag of the discard, `last`
    whether the last trick can be looked at, `yours` whether the person's own place waits for a card.
    """

    places: list[str | None]
    winning: list[int]
    tray: list[str] | None
    announced: str | None
    last: bool
    yours: bool

    @property
    def cards(self) -> int:
        """All cards in hands and in the trick."""
        return len(self.hand) + sum(self.held) + len(self.table)


class Player(player.Player[Sight]):
    """Plays Piedicavallo on one page."""

    game = load_game("piedicavallo")
    look_for = LOOK
    sight = Sight

    def lay_away(self, codes: list[str]) -> Sight:
        """Choose the discard and lay it away."""
        for code in codes:
            self.raise_card(code)
        self.act()
        return self.played(codes[0])

    def play(self, card: str) -> Sight:
        """Play a card of the hand, and wait until something is asked again."""
        self.raise_card(card)
        self.act()
        return self.played(card)

    def hurry(self, card: str) -> tuple[Sight, Sight]:
        """Play a card, and end the rest of the full trick with a tap, once it has been seen.

        Gives the full trick as it lay there, and what the person is asked next.
        """
        self.raise_card(card)
        self.act()
        seen = self.until(MOVED_ON, [self.hand_card(card), list(player.AT_REST)])
        assert seen != "asked", "the trick was never seen"
        self.touch(*self.middle("#board"))
        return Sight(**seen), self.played(card)

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of something."""
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def legal(self) -> list[str]:
        """The cards that the engine lets the person play."""
        return [self.game.pack.code(move.cards[0]) for move in self.match().deal.moves()]
