"""The table as it is drawn: hand, table cards, backs, piles, plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import LETTERS
from .page import attribute, by_id, empty, make, put, toggle
from .places import Places, capacity
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game

    from .choice import Choice
    from .texts import Texts


class Stage:
    """Draws views.  Every card is one element, named by its code in `data-card`."""

    __slots__ = ("game", "texts", "places", "fan", "slots", "backs")

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.places = Places()
        self.fan = by_id("fan")
        self.slots = by_id("slots")
        self.backs = by_id("backs")

    def face(self, code: str) -> Any:
        """A picture of a card, face up; "back" shows the back."""
        card = by_id("face").content.firstElementChild.cloneNode(True)
        card.querySelector("use").setAttribute("href", "#card-" + code)
        return card

    def button(self, code: str) -> Any:
        """A card that can be tapped."""
        card = by_id("card").content.firstElementChild.cloneNode(True)
        card.querySelector("use").setAttribute("href", "#card-" + code)
        card.setAttribute("data-card", code)
        card.setAttribute("aria-label", self.texts.card(code))
        return card

    def find(self, code: str) -> Any:
        """The element of a card in the hand or on the table, None if it is not there."""
        for place in (self.fan, self.slots):
            card = place.querySelector('[data-card="%s"]' % code)
            if card:
                return card
        return None

    def render(self, view: dict[str, Any]) -> None:
        """Draw a view from nothing more than itself; what is already right is left alone."""
        self.places.set_hand(view["hand"], lambda code: self.game.pack.card(code))
        self.places.set_table(view["table"])
        self.draw_hand()
        self.draw_table()
        self.draw_backs(sum(view["hands"]) - view["hands"][YOU])
        for seat in range(len(view["piles"])):
            self.draw_pile(seat, len(view["piles"][seat]), view["scope"][seat], view["piles"][seat])
        self.draw_plates(view)

    def draw_hand(self) -> None:
        """The hand, each card at its place."""
        wanted = [code for code in self.places.hand if code]
        for card in list(self.fan.children):
            if card.getAttribute("data-card") not in wanted:
                card.remove()
        size = len(self.places.hand)
        self.fan.style.setProperty("--m1", str(max(size, 1)))
        self.fan.style.setProperty("--M1", "0")
        number = 0
        for place, code in enumerate(self.places.hand):
            if not code:
                continue
            card = self.fan.querySelector('[data-card="%s"]' % code) or self.button(code)
            card.style.setProperty("--i1", str(place))
            card.style.setProperty("--g1", "0")
            attribute(card, "tabindex", "0" if number == 0 else "-1")
            # A card that is where it belongs is not put there again: that would take the focus from it.
            there = self.fan.children.item(number)
            if not there or not there.isSameNode(card):
                self.fan.insertBefore(card, there)
            number += 1
        label = self.texts.count("table.hand", len(wanted))
        self.fan.setAttribute("aria-label", label)

    def draw_table(self) -> None:
        """The table cards, each in its slot."""
        size = capacity(max(len(self.places.slots), 1))
        self.slots.setAttribute("data-capacity", str(size))
        while self.slots.children.length > size:
            self.slots.lastElementChild.remove()
        while self.slots.children.length < size:
            self.slots.appendChild(make("span", "slot"))
        for place in range(size):
            code = self.places.slots[place] if place < len(self.places.slots) else None
            slot = self.slots.children[place]
            card = slot.firstElementChild
            if card and card.getAttribute("data-card") != code:
                card.remove()
                card = None
            if code and not card:
                slot.appendChild(self.button(code))

    def draw_backs(self, number: int) -> None:
        """The other player's hand, from behind."""
        while self.backs.children.length > number:
            self.backs.lastElementChild.remove()
        while self.backs.children.length < number:
            self.backs.appendChild(self.face("back"))
        self.backs.setAttribute("aria-label", self.texts.count("table.backs", number))

    def draw_pile(self, seat: int, cards: int, scope: int, pile: list[str]) -> None:
        """A pile; where there are scope, a card lies crosswise in it, as players do it."""
        element = by_id("pile-%d" % seat)
        toggle(element, "bare", cards == 0)
        element.querySelector("b").textContent = self.texts.count("table.pile", cards)
        element.querySelector("small").textContent = self.texts.count("table.scope", scope)
        stack = element.querySelector(".stk")
        by_id("scope-%d" % seat).textContent = str(scope)
        by_id("cards-%d" % seat).textContent = str(cards)
        crossed = stack.querySelector(".sc")
        if scope and not crossed and pile:
            crossed = self.face(pile[0])
            crossed.classList.add("sc")
            stack.appendChild(crossed)
        elif crossed and not scope:
            crossed.remove()

    def draw_plates(self, view: dict[str, Any]) -> None:
        """Names, points, dealer, whose turn it is, and the line under the title."""
        self.draw_totals(view["match"]["totals"])
        for seat in (YOU, 1 - YOU):
            by_id("dealer-%d" % seat).hidden = view["dealer"] != seat
            toggle(by_id("plate-%d" % seat), "turn", view["turn"] == seat)
        target = view["match"]["options"]["target"]
        by_id("status").textContent = self.texts.say(
            "table.status", target=target, deal=view["match"]["deal"], n=view["stock"]
        )

    def draw_totals(self, totals: list[int]) -> None:
        """The points of the match so far."""
        for seat in (YOU, 1 - YOU):
            by_id("points-%d" % seat).textContent = self.texts.count("table.points", totals[seat])
            by_id("match-%d" % seat).textContent = str(totals[seat])

    def mark(self, choice: Choice | None) -> None:
        """Show what is chosen: the raised hand card, and what it takes or may take."""
        taken, tags = self._marks(choice)
        for card in list(self.fan.children):
            chosen = choice is not None and card.getAttribute("data-card") == choice.card
            toggle(card, "sel", chosen)
            card.setAttribute("aria-pressed", "true" if chosen else "false")
        for card in list(self.slots.querySelectorAll(".card")):
            code = card.getAttribute("data-card")
            on = code in taken
            off = code in tags and not on
            toggle(card, "opt-on", on)
            toggle(card, "opt-off", off)
            card.setAttribute("aria-pressed", "true" if on else "false")
            self._tag(card, tags.get(code, ""))

    def _marks(self, choice: Choice | None) -> tuple[list[str], dict[str, str]]:
        """The cards that are taken, and for each card that may be the letters of its options."""
        taken: list[str] = []
        tags: dict[str, str] = {}
        if choice is None or choice.card is None:
            return taken, tags
        for move in choice.ways():
            for code in choice.taken(move):
                tags[code] = tags.get(code, "") + choice.letter(move)
        settled = choice.move
        taken = choice.taken(settled) if settled is not None else choice.picked
        return taken, tags

    def _tag(self, card: Any, letters: str) -> None:
        tag = card.querySelector(".opt")
        if tag:
            tag.remove()
        if letters:
            put(card, make("span", "opt", letters))

    def say(self, slip: Any) -> None:
        """Write the slip."""
        by_id("say").textContent = slip.say
        by_id("why").textContent = slip.why
        toggle(by_id("slip"), "no", slip.refused)
        button = by_id("act")
        button.textContent = slip.button
        button.setAttribute("aria-disabled", "false" if slip.live else "true")

    def allow_hint(self, allowed: bool) -> None:
        """Whether there is something to give a hint for."""
        by_id("hint").setAttribute("aria-disabled", "false" if allowed else "true")

    def offer(self, choice: Choice | None, ways: list[str]) -> None:
        """The ways to take, as lettered chips; none when the list is empty."""
        row = by_id("options")
        chosen = -1
        if choice is not None and choice.move is not None and ways:
            chosen = choice.ways().index(choice.move)
        # Chips that say the same as before stay: the keyboard may be on one of them.
        if [str(chip.lastElementChild.textContent) for chip in list(row.children)] != ways:
            empty(row)
            for number, text in enumerate(ways):
                row.appendChild(self._chip(number, text))
        for number, chip in enumerate(list(row.children)):
            toggle(chip, "on", number == chosen)
            chip.setAttribute("aria-checked", "true" if number == chosen else "false")
            chip.setAttribute("tabindex", "0" if number == max(chosen, 0) else "-1")

    def _chip(self, number: int, text: str) -> Any:
        chip = make("button", "chip")
        chip.setAttribute("type", "button")
        chip.setAttribute("role", "radio")
        chip.setAttribute("data-option", str(number))
        return put(chip, make("span", "k", LETTERS[number]), make("span", "", text))
