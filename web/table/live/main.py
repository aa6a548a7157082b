"""Starts the figures of a rules page: from here on a tap on one makes it live."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import js

from cardavia_core.games import load_game

from ..page import by_id, make, on, put
from ..texts import Texts
from .figure import LiveFigure
from .kinds import exercise_of

if TYPE_CHECKING:
    from typing import Any


def start() -> None:
    """Wake the figures, and open the one that was tapped while Python was on its way."""
    page = js.document.documentElement
    rules = js.Intl.PluralRules.new(page.lang)
    texts = Texts(
        json.loads(by_id("live-text").textContent),
        lambda n: str(rules.select(n)),
        load_game(str(page.getAttribute("data-game"))),
    )
    spoken = make("p", "vh")
    spoken.setAttribute("role", "status")
    put(js.document.body, spoken)
    for button in list(js.document.querySelectorAll("[data-try]")):
        _attend(button, texts, spoken)
    page.setAttribute("data-live", "")
    waiting = js.document.querySelector("[data-waiting]")
    if waiting:
        waiting.click()


def _attend(button: Any, texts: Texts, spoken: Any) -> None:
    """Open the figure whenever its button is tapped."""

    def open_figure(_: Any) -> None:
        data = json.loads(str(button.getAttribute("data-try")))
        LiveFigure(button, lambda: exercise_of(texts.game, data), texts, spoken)

    on(button, "click", open_figure)
