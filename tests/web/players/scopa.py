"""A person at Scopa."""

from dataclasses import dataclass

from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.rules import PACK, VALUE, captures
from tests.web import player

SAVE = "cardavia.save.scopa"

LOOK = player.LOOK.replace(
    "MORE",
    r"""(() => {
    // The numbers of the status line, in the order that this language puts them.
    const order = JSON.parse(text("text"))["table.status"].match(/(?<=\{)\w+(?=\})/g);
    const numbers = text("status").match(/\d+/g) ?? [];
    const status = Object.fromEntries(numbers.map((n, place) => [order[place], Number(n)]));
    return {
      chosen: codes("#slots .opt-on"), open: codes("#slots .opt-off"),
      piles: seats.map((seat) => number(at(`pile-${seat}`).querySelector("b").textContent)),
      scope: seats.map((seat) => number(at(`pile-${seat}`).querySelector("small").textContent)),
      points: seats.map((seat) => number(text(`points-${seat}`))),
      backs: at("backs").children.length,
      target: status.target ?? 0, deal: status.deal ?? 0, stock: status.n ?? 0,
    };
  })()""",
)


@dataclass
class Sight(player.Sight):
    """What the page shows at one moment.  Lists of two are for seat 0 and 1."""

    chosen: list[str]
    open: list[str]
    piles: list[int]
    scope: list[int]
    points: list[int]
    backs: int
    target: int
    deal: int
    stock: int

    @property
    def cards(self) -> int:
        """All cards that are accounted for."""
        return len(self.hand) + self.backs + len(self.table) + self.stock + sum(self.piles)

    def ways(self, card: str) -> list[list[str]]:
        """What a card may take from the table, by the engine's rules."""
        found = captures(PACK.read(self.table), VALUE[PACK.card(card)])
        return [sorted(PACK.write(way)) for way in found]


class Player(player.Player[Sight]):
    """Plays Scopa on one page."""

    game = GAME
    look_for = LOOK
    sight = Sight

    def settle(self, card: str, way: list[str]) -> Sight:
        """Choose a hand card and what it takes, by its letter if there are letters, else card by card."""
        sight = self.raise_card(card)
        if sight.live:
            return sight
        if sight.chips:
            for chip in self.page.locator("#options .chip").all():
                chip.tap()
                sight = self.look()
                if sorted(sight.chosen) == way:
                    break
            return sight
        for code in way:
            if not sight.live:
                sight = self.pick(code)
        return sight

    def play_any(self, turn: int = 0) -> Sight:
        """Play some card of the hand: whichever, as long as the match goes on."""
        sight = self.wait("yours")
        card = sight.hand[turn % len(sight.hand)]
        ways = sight.ways(card)
        self.settle(card, ways[turn % len(ways)] if ways else [])
        self.act()
        return self.played(card)
