"""The table as it is drawn: the hand, the slip, the plates, and the cloth by the board of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .families import FAMILIES
from .fan import Fan
from .names import code_of
from .page import attribute, by_id, empty, make, put, restart, toggle
from .places import Places
from .signs import mark_family, mark_trump
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game

    from .boards.board import Board
    from .choices.choice import Choice
    from .layouts import Layout
    from .slip import Slip
    from .texts import Texts

CLOSES_GAPS = 6
"""A hand dealt with more cards than this closes the gaps of the cards played, once others have played too."""


CLEAR = 4
"""The least distance, in pixels, between the slip and the moves on offer."""


class Stage:
    """Draws views.  Every card is one element, with its name (see names.py) in `data-card`.

    `trumps` are the codes that count as trumps in this deal without bearing a trump's sign.
    """

    __slots__ = ("game", "texts", "layout", "places", "trumps", "fan", "board")

    def __init__(self, game: Game, texts: Texts, layout: Layout) -> None:
        self.game = game
        self.texts = texts
        self.layout = layout
        self.places = Places()
        self.trumps: list[str] = []
        self.fan = Fan(self.places, texts, self.button)
        self.board: Board

    def face(self, name: str) -> Any:
        """A picture of a card, face up; "back" shows the back."""
        card = by_id("face").content.firstElementChild.cloneNode(True)
        card.querySelector("use").setAttribute("href", "#card-" + code_of(name))
        mark_trump(card, code_of(name) in self.trumps)
        return card

    def picture(self, code: str) -> Any:
        """A picture of a card, face up, with its name for those who cannot see it."""
        card = self.face(code)
        card.removeAttribute("aria-hidden")
        card.setAttribute("role", "img")
        card.setAttribute("aria-label", self.texts.card(code))
        return card

    def button(self, name: str) -> Any:
        """A card that can be tapped."""
        card = by_id("card").content.firstElementChild.cloneNode(True)
        card.querySelector("use").setAttribute("href", "#card-" + code_of(name))
        card.setAttribute("data-card", name)
        self.dress(card, name)
        return card

    def dress(self, card: Any, name: str) -> None:
        """Name a card to those who cannot see it, mark it where it counts as a trump, and tell its group."""
        code = code_of(name)
        trump, family = code in self.trumps, self.game.family(code)
        mark_trump(card, trump)
        label = self.texts.card(code)
        if trump:
            label = self.texts.say("table.trump_card", card=code)
        elif family:
            mark_family(card, family)
            label = self.texts.say("minchiate.family.card", card=code, text=self.texts.say(FAMILIES[family]))
        card.setAttribute("aria-label", label)

    def minis(self, label: str, codes: list[str]) -> Any:
        """Small pictures of cards, with words for those who cannot see them."""
        shown = make("span", "minis")
        shown.setAttribute("role", "img")
        shown.setAttribute("aria-label", label)
        for code in codes:
            shown.appendChild(self.face(code))
        return shown

    def side(self, seat: int) -> str:
        """The class of a seat's marks: whether it plays with the person or against."""
        return "us" if self.game.teams[seat] == self.game.teams[YOU] else "them"

    def mark_of(self, seat: int) -> Any:
        """The sign of a seat's side: round for the person's own, a lozenge for the other."""
        return make("i", "mk " + self.side(seat))

    def find(self, name: str) -> Any:
        """The element of a card in the hand or on the cloth, None if it is not there."""
        return self.fan.find(name) or self.board.find(name)

    def render(self, view: dict[str, Any]) -> None:
        """Draw a view from nothing more than itself; what is already right is left alone."""
        self.places.set_hand(self.game.hand_order(view))
        if self.places.dealt > CLOSES_GAPS and view["turn"] not in (None, (YOU + 1) % self.game.seats):
            self.places.close_gaps()
        self._dress_anew(self.game.trumps(view))
        self.fan.draw()
        self.board.draw(view)
        self.draw_plates(view)
        self.draw_figures(view)

    def _dress_anew(self, trumps: list[str]) -> None:
        """Mark the cards of the hand when other cards count as trumps than before."""
        if trumps != self.trumps:
            self.trumps = trumps
            for card in self.fan.cards():
                self.dress(card, str(card.getAttribute("data-card")))

    def draw_plates(self, view: dict[str, Any]) -> None:
        """Whose turn it is, who deals, and how many cards each of the others holds."""
        dealer = self.layout.dealer(view)
        for seat in range(self.game.seats):
            by_id("dealer-%d" % seat).hidden = dealer != seat
            toggle(by_id("plate-%d" % seat), "turn", view["turn"] == seat)
            held = by_id("held-%d" % seat)
            if held:
                held.textContent = str(view["hands"][seat])
                by_id("holds-%d" % seat).textContent = self.texts.count("table.pile", view["hands"][seat])

    def draw_figures(self, view: dict[str, Any]) -> None:
        """The line under the title, and the figures of the deal beside or on the cloth."""
        by_id("status").textContent = self.layout.status(view, self.texts)
        figures = self.layout.figures(view)
        for name in figures:
            self.write_figure(name, figures[name])
        self.draw_totals(view["match"]["totals"])
        note = by_id("note")
        if note:
            label, text = self.layout.note(view, self.texts)
            note.hidden = not text
            by_id("note-label").textContent = label
            by_id("note-text").textContent = text

    def write_figure(self, name: str, values: list[Any]) -> None:
        """One figure of each team, wherever it stands."""
        for team in range(len(values)):
            for place in ("%s-%d" % (name, team), "tag-%s-%d" % (name, team)):
                element = by_id(place)
                if element:
                    element.textContent = str(values[team])

    def draw_totals(self, totals: list[int]) -> None:
        """The points of the match so far."""
        self.write_figure("match", totals)
        for team in range(len(totals)):
            plate = by_id("points-%d" % team)
            if plate:
                plate.textContent = self.texts.count("table.points", totals[team])

    def mark(self, choice: Choice | None) -> None:
        """Show what is chosen and what cannot be played now, in the hand and on the cloth."""
        for card in self.fan.cards():
            name = str(card.getAttribute("data-card"))
            chosen = choice is not None and name in choice.cards
            idle = choice is not None and not choice.playable(name)
            toggle(card, "sel", chosen)
            card.setAttribute("aria-pressed", "true" if chosen else "false")
            attribute(card, "aria-disabled", "true" if idle else None)
        self.board.mark(choice)

    def shake(self, name: str) -> None:
        """A card that cannot be played shakes its head."""
        card = self.fan.find(name)
        if card:
            restart(card, "shake")

    def say(self, slip: Slip) -> None:
        """Write the slip."""
        by_id("say").textContent = slip.say
        by_id("why").textContent = slip.why
        by_id("why-last").hidden = True
        by_id("rule").hidden = True
        toggle(by_id("slip"), "no", slip.refused)
        button = by_id("act")
        button.textContent = slip.button
        button.setAttribute("aria-disabled", "false" if slip.live else "true")
        self.make_room()

    def make_room(self) -> None:
        """A long sentence grows up over the foot of the cloth: what lies there goes up with it."""
        options = by_id("options")
        covered = (
            options.parentElement.getBoundingClientRect().bottom - by_id("slip").getBoundingClientRect().top
        )
        by_id("board").style.setProperty("--covered", "%.0fpx" % max(0, covered + CLEAR))

    def allow_hint(self, allowed: bool) -> None:
        """Whether there is something to give a hint for."""
        by_id("hint").setAttribute("aria-disabled", "false" if allowed else "true")

    def offer(self, chips: list[tuple[str, str, str]], chosen: int | None) -> None:
        """The moves to choose from, as chips: a letter or "", the move in short, what it scores at once."""
        row = by_id("options")
        written = [" ".join([part for part in chip if part]) for chip in chips]
        # Chips that say the same as before stay: the keyboard may be on one of them.
        if [str(chip.getAttribute("data-says")) for chip in list(row.children)] != written:
            empty(row)
            for number, chip in enumerate(chips):
                row.appendChild(self._chip(number, chip, written[number]))
        for number, element in enumerate(list(row.children)):
            toggle(element, "on", number == chosen)
            element.setAttribute("aria-checked", "true" if number == chosen else "false")
            element.setAttribute("tabindex", "0" if number == (chosen or 0) else "-1")

    def _chip(self, number: int, chip: tuple[str, str, str], written: str) -> Any:
        letter, text, bonus = chip
        element = make("button", "chip" if letter else "chip plain")
        element.setAttribute("type", "button")
        element.setAttribute("role", "radio")
        element.setAttribute("data-option", str(number))
        element.setAttribute("data-says", written)
        if letter:
            put(element, make("span", "k", letter))
        words = put(element, make("span", "", text)).lastElementChild
        if bonus:
            put(words, make("small", "", bonus))
        return element
