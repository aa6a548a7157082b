"""A person at Shengji."""

from dataclasses import dataclass

from cardavia_core.game import Move
from cardavia_core.games import load_game
from tests.web import player
from web.table.names import names_of

LOOK = player.LOOK.replace(
    "MORE",
    r"""{
    tray: shown("tray") ? codes("#tray-cards .card") : null, places: at("tray-cards").children.length,
    count: text("tray-count"), note: text("tray-note"),
    rows: shown("declare") ? all("#declarations .opt-row").map((row) => row.textContent) : null,
    declared: all("#declarations .opt-row").findIndex((row) => row.getAttribute("aria-checked") === "true"),
    barred: all("#declarations .opt-row").flatMap((row, place) =>
      row.getAttribute("aria-disabled") === "true" ? [place] : []),
    trumps: codes("#fan .card:has(.tb)"),
    focused: document.activeElement.dataset.card ?? document.activeElement.dataset.declaration
      ?? document.activeElement.id,
  }""",
)


@dataclass
class Sight(player.Sight):
    """What the page shows at one moment.  Cards of the hand go by their names: a second copy ends in ".2".

    `tray` are the cards chosen to be buried (None where there is no tray) on its `places`, `count` and
    `note` what it says of them; `rows` are the rows that may be declared (None where nothing is asked),
    `declared` is the chosen one or -1, `barred` are those not allowed; `trumps` are the cards of the hand
    that are marked as trumps; `focused` is where the keyboard is.
    """

    tray: list[str] | None
    places: int
    count: str
    note: str
    rows: list[str] | None
    declared: int
    barred: list[int]
    trumps: list[str]
    focused: str


class Player(player.Player[Sight]):
    """Plays Shengji on one page."""

    game = load_game("shengji")
    look_for = LOOK
    sight = Sight

    def names(self, move: Move) -> list[str]:
        """The names of a move's cards in the hand."""
        return names_of(self.game.pack.write(move.cards))

    def declare(self, number: int) -> Sight:
        """Tap a row of the panel for declaring."""
        self.tap(f'#declarations [data-declaration="{number}"]')
        return self.look()

    def raise_all(self, *names: str) -> Sight:
        """Tap cards of the hand, one after the other."""
        for name in names:
            self.raise_card(name)
        return self.look()

    def acted(self) -> Sight:
        """Tap the slip's button, and wait until something is asked again."""
        before = self.saved()
        self.act()
        return self.moved_on(before)

    def moved_on(self, before: str | None) -> Sight:
        """Wait until a move is saved that was not there before, and something is asked again."""
        self.until(
            "([name, before, states]) => localStorage.getItem(name) !== before"
            " && states.includes(document.documentElement.dataset.table)",
            [self.save, before, list(player.AT_REST)],
        )
        return self.look()

    def made(self, before: int) -> Move:
        """The person's move after so many moves of the deal."""
        return self.match().moves[-1][before]
