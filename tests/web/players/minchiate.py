"""A person at Minchiate."""

from dataclasses import dataclass

from cardavia_core.games import load_game
from tests.web import player
from tests.web.players import tricks

LOOK = player.LOOK.replace(
    "MORE",
    "{"
    + tricks.PARTS
    + r"""
    fola: [...document.querySelectorAll("#fola-cards .lot")].map((lot) => [
      lot.querySelector("small")?.textContent ?? null,
      [...lot.querySelectorAll("use")].map((use) => use.getAttribute("href").replace("#card-", "")),
    ]),
    out_of_play: text("fola-count"),
    lead: text("lead-text"),
    said: [1, 2, 3].map((seat) => (shown(`said-${seat}`) ? text(`said-${seat}`) : null)),
    rows: shown("declare") ? all("#declarations .opt-row").map((row) => row.textContent) : null,
    ticked: all("#declarations .opt-row").flatMap((row, place) =>
      row.getAttribute("aria-checked") === "true" ? [place] : []),
    turned_up: shown("middle") ? codes("#turned-up .card") : null,
    unseen: all("#fan .card").filter((card) => card.style.visibility === "hidden").length,
  }""",
)
OPENING = "opening"
A_MOMENT = 30


@dataclass
class Sight(tricks.Sight):
    """What the page shows at one moment.

    `fola` are the lots of cards out of play, each with the name beside it (None for the fola itself), and
    `out_of_play` how many there are in all; `lead` is what the tag says of it;
    `said` is what stands on the plates of the others; `rows` are the sets that may be declared (None where
    nothing is asked), `ticked` those that are chosen; `turned_up` are the cards in the middle (None where
    nothing lies there), `unseen` how many cards of the hand cannot be seen yet.
    """

    fola: list[tuple[str | None, list[str]]]
    out_of_play: str
    lead: str
    said: list[str | None]
    rows: list[str] | None
    ticked: list[int]
    turned_up: list[str] | None
    unseen: int


class Player(tricks.Player[Sight]):
    """Plays Minchiate on one page."""

    game = load_game("minchiate")
    look_for = LOOK
    sight = Sight

    def wait(self, *states: str) -> Sight:
        """Wait until something is asked of the person, or for one of the states given.

        An opening that nobody has asked for is skipped.
        """
        wanted = states or player.AT_REST
        sight = super().wait(*wanted, OPENING)
        if sight.state == OPENING and OPENING not in wanted:
            self.act()
        if sight.state not in wanted:  # an opening may be over between the waiting and the look
            sight = super().wait(*wanted)
        return sight

    def begin(self, address: str, start: str, pace: str) -> Sight:
        """Open the table, and wait for the first step of the opening."""
        self.keep(player.PACE, pace)
        self.keep(self.save, start)
        self.page.goto(address)
        self.read_texts()
        return self.wait(OPENING)

    def step_on(self) -> None:
        """Tap on to the next step of the opening."""
        self.touch(*self.middle("#board"))
        self.page.wait_for_timeout(A_MOMENT)

    def acted(self) -> Sight:
        """Tap the slip's button, and wait until a move is saved and something is asked again."""
        before = self.saved()
        self.act()
        self.until(
            "([name, before, states]) => localStorage.getItem(name) !== before"
            " && states.includes(document.documentElement.dataset.table)",
            [self.save, before, list(player.AT_REST)],
        )
        return self.look()

    def tick(self, number: int) -> Sight:
        """Tap a row of the panel for declaring."""
        self.tap(f'#declarations [data-declaration="{number}"]')
        return self.look()
