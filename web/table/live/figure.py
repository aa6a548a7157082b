"""A figure of the rules as it is played with: the cards as buttons, and the engine's answer beneath."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from cardavia_core.game import message

from ..clauses import clause_of
from ..names import code_of
from ..page import SVG, attribute, empty, make, media, on, plain, put, toggle
from ..texts import in_a_row
from .exercise import HAND, LABELS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..texts import Texts
    from .exercise import Answer, Exercise, Row

FEW = 8
"""Rows of more cards than this are drawn smaller."""
MOVING = 320
EASE = "cubic-bezier(.2,.7,.2,1)"
STILL = "(prefers-reduced-motion: reduce)"


class LiveFigure:
    """One figure, from the tap that opens it to the one that gives the drawing back.

    `button` is the one that was tapped, `begin` makes the exercise, `spoken` is what a screen reader
    reads out.
    """

    __slots__ = ("_button", "_begin", "_texts", "_spoken", "_exercise", "_place", "_rows", "_said", "_acts")

    def __init__(self, button: Any, begin: Callable[[], Exercise], texts: Texts, spoken: Any) -> None:
        self._button = button
        self._begin = begin
        self._texts = texts
        self._spoken = spoken
        self._place = make("div", "live")
        self._place.setAttribute("role", "group")
        self._place.tabIndex = -1
        on(self._place, "keydown", self._keyed)
        self._rows: dict[str, Any] = {}
        button.removeAttribute("data-waiting")
        figure = button.parentElement
        toggle(figure, "playing", True)
        figure.insertBefore(self._place, figure.firstElementChild)
        self._start()

    def _keyed(self, event: Any) -> None:
        if event.key == "Escape":
            self._close()

    def _close(self) -> None:
        """Give the drawing back."""
        figure = self._place.parentElement
        self._place.remove()
        toggle(figure, "playing", False)
        toggle(figure, "solved", False)
        self._button.focus()

    def _start(self) -> None:
        """Ask, or ask once more."""
        toggle(self._place.parentElement, "solved", False)
        self._exercise = self._begin()
        empty(self._place)
        asked = self._exercise.asked(self._texts)
        self._place.setAttribute("aria-label", asked)
        put(self._place, make("p", "asked", asked))
        self._rows = {}
        for row in self._exercise.rows():
            self._lay(row)
        self._said = make("div", "said")
        self._acts = make("p", "acts")
        check = self._act(self._exercise.button(self._texts), self._answer, "primary")
        put(self._acts, check, self._act(self._texts.say("table.close"), self._close))
        put(self._place, self._said, self._acts)
        self._place.focus(plain({"preventScroll": True}))

    def _act(self, text: str, does: Callable[[], None], classes: str = "") -> Any:
        button = make("button", "btn " + classes, text)
        button.setAttribute("type", "button")
        on(button, "click", lambda _: does())
        return button

    def _lay(self, row: Row) -> None:
        """Put down a row of cards with its name."""
        cards = self._row(row.place)
        toggle(cards, "many", len(row.cards) > FEW)
        for name in row.cards:
            put(cards, self._choosable(row.place, name) if row.open else self._lying(name))

    def _row(self, place: str) -> Any:
        """The row of cards of a place, which is made where there is none yet."""
        if place not in self._rows:
            cards = make("div", "row table")
            cards.setAttribute("role", "group")
            label = self._texts.say(LABELS[place])
            cards.setAttribute("aria-label", label)
            name = make("span", "where", label)
            name.setAttribute("aria-hidden", "true")
            whole = put(make("div", "lay at-" + place), name, cards)
            if place != HAND and HAND in self._rows:
                self._place.insertBefore(whole, self._rows[HAND].parentElement)
            else:
                put(self._place, whole)
            self._rows[place] = cards
        return self._rows[place]

    def _choosable(self, place: str, name: str) -> Any:
        button = self._pictured(make("button", "card" if "+" not in name else "suit"), name)
        button.setAttribute("type", "button")
        button.setAttribute("data-card", name)
        button.setAttribute("aria-label", self._named(name))
        on(button, "click", lambda _: self._choose(place, name))
        self._press(button, name in self._exercise.chosen.get(place, []))
        return button

    def _lying(self, name: str) -> Any:
        card = self._pictured(make("span", "card"), name)
        card.setAttribute("role", "img")
        card.setAttribute("aria-label", self._named(name))
        return card

    def _named(self, name: str) -> str:
        return self._texts.cards([code_of(part) for part in name.split("+")])

    def _pictured(self, element: Any, name: str) -> Any:
        """The picture of a card, or those of several."""
        parts = name.split("+")
        for part in parts:
            picture = js.document.createElementNS(SVG, "svg")
            picture.setAttribute("aria-hidden", "true")
            use = js.document.createElementNS(SVG, "use")
            use.setAttribute("href", "#card-" + code_of(part))
            put(picture, use)
            put(element, picture if len(parts) == 1 else put(make("span", "card"), picture))
        return element

    def _press(self, button: Any, chosen: bool) -> None:
        button.setAttribute("aria-pressed", "true" if chosen else "false")
        toggle(button, "sel", chosen)

    def _choose(self, place: str, name: str) -> None:
        """A card was tapped: what is chosen changes, and what was said of it goes."""
        self._exercise.choose(place, name)
        for button in list(self._rows[place].children):
            if button.tagName == "BUTTON":
                chosen = str(button.getAttribute("data-card")) in self._exercise.chosen.get(place, [])
                self._press(button, chosen)
        empty(self._said)

    def _answer(self) -> None:
        answer = self._exercise.answer(self._texts)
        self._tell(answer)
        if answer.right:
            self._settle(answer)

    def _tell(self, answer: Answer) -> None:
        empty(self._said)
        toggle(self._said, "no", not answer.right)
        told = make("p")
        mark = make("b", "verdict", "\u2713" if answer.right else "\u2717")
        mark.setAttribute("aria-hidden", "true")
        put(told, mark, put(make("span", "", in_a_row(answer.said)), *self._rule(answer)))
        put(self._said, told)
        if answer.note:
            put(self._said, make("small", "", answer.note))
        self._spoken.textContent = ""
        verdict = self._texts.say(message("live.right") if answer.right else message("live.wrong"))
        self._spoken.textContent = in_a_row([verdict] + answer.said + [answer.note])

    def _rule(self, answer: Answer) -> list[Any]:
        """The link to the sentence of the rules that a refusal rests on, which is on this very page."""
        clause = clause_of(self._texts.game, answer.refusal)
        if clause is None:
            return []
        link = make("a", "", self._texts.say(message("slip.rule")))
        link.setAttribute("href", "#" + clause)
        return [link]

    def _settle(self, answer: Answer) -> None:
        """Nothing more is chosen: the cards go where they belong, and the figure's own words are shown."""
        marked = []
        for button in list(self._place.querySelectorAll("[data-card]")):
            button.disabled = True
            self._press(button, False)
            attribute(button, "aria-pressed", None)
            if str(button.getAttribute("data-card")) in answer.marked:
                toggle(button, "taken", True)
                marked.append(button)
        if answer.goal:
            self._move(marked, answer.goal)
        toggle(self._place.parentElement, "solved", True)
        again = self._act(self._texts.say(message("live.again")), self._start)
        self._acts.replaceChild(again, self._acts.firstElementChild)
        again.focus(plain({"preventScroll": True}))

    def _move(self, cards: list[Any], goal: str) -> None:
        """Move cards to another row, seen on their way."""
        row = self._row(goal)
        before = [card.getBoundingClientRect() for card in cards]
        for card in cards:
            row.appendChild(card)
        if media(STILL):
            return
        for card, old in zip(cards, before):
            new = card.getBoundingClientRect()
            start = "translate(%.1fpx,%.1fpx)" % (old.left - new.left, old.top - new.top)
            frames = [{"transform": start}, {"transform": "none"}]
            card.animate(plain(frames), plain({"duration": MOVING, "easing": EASE}))
