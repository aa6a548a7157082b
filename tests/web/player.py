"""A person at the table: looks at what the page shows, and taps."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

from cardavia_core.games.scopa import GAME
from cardavia_core.games.scopa.rules import PACK, VALUE, captures
from web.table.texts import Texts

SAVE = "cardavia.save.scopa"
PACE = "cardavia.pace"
PATIENCE = 30_000
PHONE = ViewportSize(width=390, height=844)

LOOK = r"""
() => {
  const root = document.documentElement;
  const at = (id) => document.getElementById(id);
  const text = (id) => at(id).textContent.trim();
  const codes = (selector) => [...document.querySelectorAll(selector)].map((card) => card.dataset.card);
  const number = (words) => Number(words.match(/\d+/)?.[0] ?? 0);
  const seats = [0, 1];
  // The numbers of the status line, in the order that this language puts them.
  const order = JSON.parse(text("text"))["table.status"].match(/(?<=\{)\w+(?=\})/g);
  const numbers = text("status").match(/\d+/g) ?? [];
  const status = Object.fromEntries(numbers.map((n, place) => [order[place], Number(n)]));
  return {
    state: root.dataset.table ?? "", thinker: root.dataset.thinker ?? "",
    hand: codes("#fan .card"), table: codes("#slots .card"), raised: codes("#fan .card.sel"),
    chosen: codes("#slots .opt-on"), open: codes("#slots .opt-off"),
    say: text("say"), why: text("why"), refused: at("slip").classList.contains("no"),
    button: text("act"), live: at("act").getAttribute("aria-disabled") === "false",
    chips: [...at("options").children].map((chip) => chip.textContent),
    piles: seats.map((seat) => number(at(`pile-${seat}`).querySelector("b").textContent)),
    scope: seats.map((seat) => number(at(`pile-${seat}`).querySelector("small").textContent)),
    points: seats.map((seat) => number(text(`points-${seat}`))),
    dealer: seats.findIndex((seat) => !at(`dealer-${seat}`).hidden),
    backs: at("backs").children.length,
    target: status.target ?? 0, deal: status.deal ?? 0, stock: status.n ?? 0,
    log: [...at("log").children].map((entry) => entry.textContent.trim()),
    spoken: text("spoken"),
    flying: at("flights").children.length,
    sideways: document.scrollingElement.scrollWidth > innerWidth,
  };
}
"""


@dataclass
class Sight:
    """What the page shows at one moment.  Cards go by their codes; lists of two are for seat 0 and 1."""

    state: str
    thinker: str
    hand: list[str]
    table: list[str]
    raised: list[str]
    chosen: list[str]
    open: list[str]
    say: str
    why: str
    refused: bool
    button: str
    live: bool
    chips: list[str]
    piles: list[int]
    scope: list[int]
    points: list[int]
    dealer: int
    backs: int
    target: int
    deal: int
    stock: int
    log: list[str]
    spoken: str
    flying: int
    sideways: bool

    @property
    def cards(self) -> int:
        """All cards that are accounted for."""
        return len(self.hand) + self.backs + len(self.table) + self.stock + sum(self.piles)

    def ways(self, card: str) -> list[list[str]]:
        """What a card may take from the table, by the engine's rules."""
        found = captures(PACK.read(self.table), VALUE[PACK.card(card)])
        return [sorted(PACK.write(way)) for way in found]


class Player:
    """Plays on one page, with a finger unless a test says otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.texts = Texts({}, lambda _: "other", GAME)

    def keep(self, name: str, value: str) -> None:
        """Put something into the storage before the first page looks at it, and never again."""
        value, name = json.dumps(value), json.dumps(name)
        self.page.add_init_script(
            f"try {{ if (!sessionStorage.getItem({name})) {{ sessionStorage.setItem({name}, 'kept');"
            f" localStorage.setItem({name}, {value}); }} }} catch {{}}"
        )

    def sit_down(self, address: str, record: str | None = None, pace: str = "off") -> Sight:
        """Open the table, with a saved match if there is one, and wait for the first turn."""
        self.keep(PACE, pace)
        if record is not None:
            self.keep(SAVE, record)
        self.page.goto(address)
        self.read_texts()
        return self.wait()

    def read_texts(self) -> None:
        """The page's own texts: what it shows can be compared in any language."""
        messages = json.loads(self.page.locator("#text").text_content() or "")
        self.texts = Texts(messages, lambda n: "one" if n == 1 else "other", GAME)

    def look(self) -> Sight:
        """What the page shows now."""
        return Sight(**self.page.evaluate(LOOK))

    def wait(self, *states: str) -> Sight:
        """Wait until something is asked of the person, or for one of the states given."""
        wanted = list(states or ("yours", "scored", "won", "broken"))
        self.page.wait_for_function(
            "wanted => wanted.includes(document.documentElement.dataset.table)", arg=wanted, timeout=PATIENCE
        )
        return self.look()

    def until(self, script: str, argument: Any = None) -> None:
        """Wait until a JavaScript expression holds."""
        self.page.wait_for_function(script, arg=argument, timeout=PATIENCE)

    def saved(self) -> str | None:
        """The record in the storage."""
        text: str | None = self.page.evaluate("name => localStorage.getItem(name)", SAVE)
        return text

    def hand_card(self, code: str) -> str:
        """The selector of a card in the hand."""
        return f'#fan [data-card="{code}"]'

    def table_card(self, code: str) -> str:
        """The selector of a card on the table."""
        return f'#slots [data-card="{code}"]'

    def raise_card(self, code: str) -> Sight:
        """Tap a card of the hand."""
        self.page.tap(self.hand_card(code))
        return self.look()

    def pick(self, code: str) -> Sight:
        """Tap a card on the table."""
        self.page.tap(self.table_card(code))
        return self.look()

    def act(self) -> None:
        """Tap the slip's button."""
        self.page.tap("#act")

    def settle(self, card: str, way: list[str]) -> Sight:
        """Choose a hand card and what it takes, by its letter if there are letters, else card by card."""
        sight = self.raise_card(card)
        if sight.live:
            return sight
        if sight.chips:
            self.page.locator("#options .chip").nth(sight.ways(card).index(way)).tap()
            return self.look()
        for code in way:
            if not sight.live:
                sight = self.pick(code)
        return sight

    def played(self, card: str) -> Sight:
        """Wait until a card has left the hand and something is asked again."""
        self.until(
            "selector => !document.querySelector(selector)"
            " && ['yours', 'scored', 'won', 'broken'].includes(document.documentElement.dataset.table)",
            self.hand_card(card),
        )
        return self.look()

    def play_any(self, turn: int = 0) -> Sight:
        """Play some card of the hand: whichever, as long as the match goes on."""
        sight = self.wait("yours")
        card = sight.hand[turn % len(sight.hand)]
        ways = sight.ways(card)
        self.settle(card, ways[turn % len(ways)] if ways else [])
        self.act()
        return self.played(card)
