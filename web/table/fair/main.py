"""Starts what the page "Is it fair?" can do by itself."""

from __future__ import annotations

import json

import js

from cardavia_core.games import SLUGS, load_game

from ..page import by_id
from ..played import PlayedDeals
from ..saving import Shelf
from ..texts import Texts
from .checking import Checking
from .twin_test import TwinTest


def start() -> None:
    """Wake the parts of the page that need a program; the page's own script calls this."""
    rules = js.Intl.PluralRules.new(js.document.documentElement.lang)
    messages = json.loads(by_id("text").textContent)

    def texts_of(slug: str) -> Texts:
        return Texts(messages, lambda n: str(rules.select(n)), load_game(slug))

    for note in list(js.document.querySelectorAll("[data-asleep]")):
        note.remove()
    for part in ("checking", "twin-test"):
        by_id(part).hidden = False
    TwinTest(texts_of(SLUGS[0]))
    Checking(texts_of, PlayedDeals(Shelf(js.safely)))
