"""The cards of a deal, laid open: a row for each hand, and for what lies in none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from cardavia_core.game import message

from ..page import by_id, make, put
from .proof import hands, others

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal

    from ..texts import Texts

SHOWN, HIDDEN = message("fair.say.shown"), message("fair.say.hidden")


async def lay_open(place: Any, deal: Deal, texts: Texts) -> None:
    """Show every card of a deal.  The pictures of one game only can be on the page at the same time."""
    game = texts.game
    pictures = await _fetch_pictures(game.slug)
    for old in list(js.document.querySelectorAll(".dealt")):
        old.remove()
    rows = put(make("dl", "dealt"))
    rows.setAttribute("data-game", game.slug)
    for seat, hand in enumerate(hands(game, deal)):
        _add(rows, texts.name(seat), hand, texts, pictures)
    shown, hidden = others(game, deal)
    _add(rows, texts.say(SHOWN), shown, texts, pictures)
    _add(rows, texts.say(HIDDEN), hidden, texts, pictures)
    put(place, rows)


async def _fetch_pictures(slug: str) -> bool:
    """Put the pictures of a game's cards on the page; False if they do not come."""
    sprite = by_id("sprite")
    if sprite.getAttribute("data-of") != slug:
        text = await js.safely.text(str(sprite.getAttribute("data-decks")) + slug + ".svg")
        if text is None:
            return False
        sprite.innerHTML = text
        sprite.setAttribute("data-of", slug)
    return True


def _add(rows: Any, label: str, codes: list[str], texts: Texts, pictures: bool) -> None:
    if not codes:
        return
    names = " \u00b7 ".join([texts.card(code) for code in codes])
    cards = make("dd", "minis" if pictures else "", "" if pictures else names)
    if pictures:
        cards.setAttribute("role", "img")
        cards.setAttribute("aria-label", names)
        for code in codes:
            face = by_id("face").content.firstElementChild.cloneNode(True)
            face.querySelector("use").setAttribute("href", "#card-" + code)
            cards.appendChild(face)
    put(rows, put(make("div"), make("dt", "", label), cards))
