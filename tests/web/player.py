"""A person at any table: looks at what the page shows, and taps.  The games' own parts are in players/."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from babel import Locale
from playwright.sync_api import Page, TimeoutError, ViewportSize

from cardavia_core import record
from cardavia_core.game import Game, Move
from cardavia_core.match import Match
from web.table.texts import Texts

PACE = "cardavia.pace"
PATIENCE = 30_000
HEARD = 2_000
ANSWERED = 5
"""The seconds after which a touch must be answered."""
PHONE = ViewportSize(width=390, height=844)
AT_REST = ("yours", "scored", "won", "broken")

LOOK = r"""
() => {
  const root = document.documentElement;
  const at = (id) => document.getElementById(id);
  const text = (id) => at(id).textContent.trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (id) => !at(id).hidden;
  const codes = (selector) => all(selector).map((card) => card.dataset.card);
  const number = (words) => Number(words.match(/\d+/)?.[0] ?? 0);
  const seats = [0, 1, 2, 3].filter((seat) => at(`plate-${seat}`));
  // Ids such as "cards-1" or "tag-cards-1": the figures by name, a list of two for the teams.
  const figures = (selector) => {
    const found = {};
    for (const { id, textContent } of all(selector)) {
      const [, name, team] = id.match(/^(?:tag-)?([\w-]+)-(\d)$/);
      (found[name] ??= [])[team] = Number(textContent);
    }
    return found;
  };
  const common = {
    state: root.dataset.table ?? "", thinker: root.dataset.thinker ?? "",
    hand: codes("#fan .card"), table: codes("#slots .card, #cross .card"),
    raised: codes("#fan .card.sel"), disabled: codes("#fan .card[aria-disabled=true]"),
    say: text("say"), why: text("why"), refused: at("slip").classList.contains("no"),
    button: text("act"), live: at("act").getAttribute("aria-disabled") === "false",
    chips: [...at("options").children].map((chip) => chip.textContent),
    dealer: seats.findIndex((seat) => shown(`dealer-${seat}`)),
    turn: seats.findIndex((seat) => at(`plate-${seat}`).classList.contains("turn")),
    held: seats.filter((seat) => at(`held-${seat}`)).map((seat) => Number(text(`held-${seat}`))),
    figures: figures("#aside .so-far b[id], #log-sheet .so-far b[id]"), tags: figures(".tag i[id]"),
    status: text("status"),
    // What is asked and explained there is not what happened.
    log: [...at("log").children].map((entry) => [...entry.children]
      .filter((part) => !part.matches(".ask, .because")).map((part) => part.textContent).join("").trim()),
    spoken: text("spoken"),
    bubble: shown("bubble") ? all("#bubble-said li").map((said) => said.textContent) : [],
    flying: at("flights").children.length,
    sideways: document.scrollingElement.scrollWidth > innerWidth,
  };
  return { ...common, ...MORE };
}
"""

# A point of what the person sees of an element: cards of the hand cover each other.
SEEN = r"""
(selector) => {
  const target = document.querySelector(selector);
  const box = target?.getBoundingClientRect();
  const points = [];
  for (let row = 1; row < 20 && box?.width; row++) {
    for (let column = 1; column < 20; column++) {
      const point = [box.left + (column / 20) * box.width, box.top + (row / 20) * box.height];
      if (target.contains(document.elementFromPoint(...point))) points.push(point);
    }
  }
  if (!points.length) return null;
  const mean = [0, 1].map((side) => points.reduce((sum, point) => sum + point[side], 0) / points.length);
  const far = ([x, y]) => Math.hypot(x - mean[0], y - mean[1]);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}
"""

HEAR = """
() => {
  window.heard = false;
  document.addEventListener("click", () => { window.heard = true; }, { capture: true, once: true });
}
"""


# Whether a page of that width is drawn, and drawn again, within ten seconds.
DRAWN = """
(width) => new Promise((done) => {
  const again = () => requestAnimationFrame(() => requestAnimationFrame(look));
  const look = () => innerWidth === width ? done(true) : again();
  setTimeout(() => done(false), 10_000);
  again();
})
"""


@dataclass
class Sight:
    """What the page shows at one moment.  Cards go by their codes.

    `figures` and `tags` are what each team has, by name; `held` the cards of the other seats, where they
    are told; `dealer` and `turn` are -1 where no seat is marked; `bubble` is what a hint or a reason says.
    """

    state: str
    thinker: str
    hand: list[str]
    table: list[str]
    raised: list[str]
    disabled: list[str]
    say: str
    why: str
    refused: bool
    button: str
    live: bool
    chips: list[str]
    dealer: int
    turn: int
    held: list[int]
    figures: dict[str, list[int]]
    tags: dict[str, list[int]]
    status: str
    log: list[str]
    spoken: str
    bubble: list[str]
    flying: int
    sideways: bool


Seen = TypeVar("Seen", bound=Sight)


class Player(Generic[Seen]):
    """Plays on one page, with a finger unless a test says otherwise."""

    game: ClassVar[Game]
    look_for: ClassVar[str]
    sight: type[Seen]

    def __init__(self, page: Page) -> None:
        self.page = page
        self.texts = Texts({}, lambda _: "other", self.game)

    @property
    def save(self) -> str:
        """The name under which the page keeps the match."""
        return f"cardavia.save.{self.game.slug}"

    def keep(self, name: str, value: str) -> None:
        """Put something into the storage before the first page looks at it, and never again."""
        value, name = json.dumps(value), json.dumps(name)
        self.page.add_init_script(
            f"try {{ if (!sessionStorage.getItem({name})) {{ sessionStorage.setItem({name}, 'kept');"
            f" localStorage.setItem({name}, {value}); }} }} catch {{}}"
        )

    def sit_down(self, address: str, record: str | None = None, pace: str = "off") -> Seen:
        """Open the table, with a saved match if there is one, and wait for the first turn."""
        self.keep(PACE, pace)
        self.keep(f"cardavia.guide.{self.game.slug}", "offer")  # as if it had been offered before
        if record is not None:
            self.keep(self.save, record)
        self.page.goto(address)
        self.read_texts()
        return self.wait()

    def resize(self, size: ViewportSize) -> None:
        """Another size of screen; the table lays itself out anew without being told.

        Once in some thousand times the browser stops drawing a page for good when its size changes, and what
        is asked of it then is never answered. The same game in another tab takes its place.
        """
        self.page.set_viewport_size(size)
        if not self.page.evaluate(DRAWN, size["width"]):
            self._change_tabs()
            assert self.page.evaluate(DRAWN, size["width"])

    def _change_tabs(self) -> None:
        left = self.page
        size_of_text = left.evaluate("document.documentElement.style.fontSize")
        self.page = left.context.new_page()
        self.page.set_viewport_size(left.viewport_size or PHONE)
        address = left.url
        left.close()
        self.page.goto(address)
        self.wait()
        self.page.evaluate("size => { document.documentElement.style.fontSize = size; }", size_of_text)

    def read_texts(self) -> None:
        """The page's own texts: what it shows can be compared in any language."""
        messages = json.loads(self.page.locator("#text").text_content() or "")
        language = self.page.locator("html").get_attribute("lang") or "en"
        self.texts = Texts(messages, Locale.parse(language, sep="-").plural_form, self.game)

    def look(self) -> Seen:
        """What the page shows now, and what it has said of what has just happened."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")  # words are spoken a moment later
        return self.sight(**self.page.evaluate(self.look_for))

    def wait(self, *states: str) -> Seen:
        """Wait until something is asked of the person, or for one of the states given."""
        wanted = list(states or AT_REST)
        self.until("wanted => wanted.includes(document.documentElement.dataset.table)", wanted)
        return self.look()

    def until(self, script: str, argument: Any = None) -> Any:
        """Wait until a JavaScript expression holds; its value."""
        return self.page.wait_for_function(script, arg=argument, timeout=PATIENCE).json_value()

    def await_thinker(self, state: str = "ready") -> None:
        """Wait for the worker that thinks, or until it is known that it never will."""
        self.until("state => document.documentElement.dataset.thinker === state", state)

    def saved(self) -> str | None:
        """The record in the storage."""
        text: str | None = self.page.evaluate("name => localStorage.getItem(name)", self.save)
        return text

    def match(self) -> Match:
        """The match as the engine replays it from the saved record."""
        return record.read(self.saved() or "")

    def moves(self, card: str) -> list[Move]:
        """What the engine allows to do with a card of the hand."""
        return [move for move in self.match().deal.moves() if self.game.pack.card(card) in move.cards]

    def hand_card(self, code: str) -> str:
        """The selector of a card in the hand."""
        return f'#fan [data-card="{code}"]'

    def table_card(self, code: str) -> str:
        """The selector of a card on the table."""
        return f':is(#slots, #cross) [data-card="{code}"]'

    def point(self, selector: str) -> tuple[float, float]:
        """A point of what can be seen of something."""
        across, down = self.until(SEEN, selector)
        return across, down

    def tap(self, selector: str) -> None:
        """Tap on what can be seen of something, and wait until the page has heard of it.

        Now and then the browser loses a tap, or takes it for a long press: then it is made again, and at
        last with the mouse.
        """
        for touch in (self.touch, self.touch, self.page.mouse.click):
            point = self.point(selector)
            self.page.evaluate(HEAR)
            touch(*point)
            with suppress(TimeoutError):  # what comes of taps that were not heard is the test's to say
                self.page.wait_for_function("window.heard", timeout=HEARD)
                return

    def touch(self, across: float, down: float) -> None:
        """Touch a point of the screen.

        Playwright waits for the browser's answer without end, and a touch that the browser has lost is
        never answered.
        """
        screen = self.page.touchscreen
        with suppress(asyncio.TimeoutError):
            screen._sync(asyncio.wait_for(screen._impl_obj.tap(across, down), ANSWERED))

    def raise_card(self, code: str) -> Seen:
        """Tap a card of the hand."""
        self.tap(self.hand_card(code))
        return self.look()

    def pick(self, code: str) -> Seen:
        """Tap a card on the table."""
        self.tap(self.table_card(code))
        return self.look()

    def act(self) -> None:
        """Tap the slip's button."""
        self.page.tap("#act")

    def played(self, card: str) -> Seen:
        """Wait until a card has left the hand and something is asked again."""
        self.until(
            "([selector, states]) => !document.querySelector(selector)"
            " && states.includes(document.documentElement.dataset.table)",
            [self.hand_card(card), list(AT_REST)],
        )
        return self.look()
