"""A person at Cicera."""

from dataclasses import dataclass

from cardavia_core.game import Move
from cardavia_core.games import load_game
from tests.web import player

LETTERED = 3
"""So many ways to take are offered by letters; more are put together card by card."""

LOOK = player.LOOK.replace(
    "MORE",
    r"""{
    chosen: codes("#slots .opt-on"), open: codes("#slots .opt-off"), out: codes("#slots .out"),
    last: codes("#slots .card:has(.lastp)"),
    letters: Object.fromEntries(
      all("#slots .opt").map((tag) => [tag.parentElement.dataset.card, tag.textContent])),
  }""",
)


@dataclass
class Sight(player.Sight):
    """What the page shows at one moment.

    On the table, `chosen` are the cards that will be taken, `open` those that could be, `out` the hatched
    ones, `last` those with the tag of the card just left, `letters` the tags of the ways by card.
    """

    chosen: list[str]
    open: list[str]
    out: list[str]
    last: list[str]
    letters: dict[str, str]

    @property
    def cards(self) -> int:
        """All cards that are accounted for."""
        return len(self.hand) + sum(self.held) + len(self.table) + sum(self.figures["cards"])


class Player(player.Player[Sight]):
    """Plays Cicera on one page."""

    game = load_game("cicera")
    look_for = LOOK
    sight = Sight

    def taken(self, move: Move) -> list[str]:
        """The codes of what a move takes, sorted as words."""
        return sorted(self.game.pack.write(move.taken))

    def ways(self, card: str) -> list[Move]:
        """The engine's moves of a card that take something."""
        return [move for move in self.moves(card) if move.taken]

    def tap_chip(self, number: int) -> Sight:
        """Tap one of the chips."""
        self.tap(f"#options .chip:nth-child({number + 1})")
        return self.look()

    def build(self, move: Move) -> Sight:
        """Put a capture together from table cards, one after the other, until it is settled."""
        sight = self.look()
        for code in self.taken(move):
            if not sight.live or sorted(sight.chosen) != self.taken(move):
                sight = self.pick(code)
        return sight

    def settle(self, move: Move) -> Sight:
        """Choose a move in whatever way the page offers it."""
        card = self.game.pack.code(move.cards[0])
        ways = self.ways(card)
        sight = self.raise_card(card)
        if not move.taken:
            return self.tap_chip(len(sight.chips) - 1) if ways else sight
        if len(ways) <= LETTERED:
            return self.tap_chip(ways.index(move))
        return self.build(move)

    def play(self, move: Move) -> Sight:
        """Choose a move and play it by the button."""
        self.settle(move)
        self.act()
        return self.played(self.game.pack.code(move.cards[0]))
