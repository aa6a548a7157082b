"""Checks whether the key of a deal fits its seal: of the deals played here, and of any other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import js

from cardavia_core.game import message
from cardavia_core.games import load_game
from cardavia_core.shuffle import commitment

from ..page import by_id, empty, make, on, plain, put
from ..played import LINK_MARK
from ..texts import SEATS, Texts
from .cards import lay_open
from .proof import DIFFERS, FITS, dealt, standing_of, tidied, verdict

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..played import PlayedDeals

WHY = {FITS: message("fair.say.fits.why"), DIFFERS: message("fair.say.differs.why")}


class Checking:
    """The list of deals, the form for any other, and what comes of a check.

    `texts_of` gives the texts of a game by its slug.
    """

    __slots__ = ("_texts_of",)

    def __init__(self, texts_of: Callable[[str], Texts], played: PlayedDeals) -> None:
        self._texts_of = texts_of
        deals = [deal for deal in played.finished() if by_id("name-" + deal["game"])]
        by_id("none-played").hidden = bool(deals)
        for deal in deals:
            by_id("played").appendChild(self._row(deal))
        on(by_id("check-game"), "change", lambda _: self._name_dealers())
        on(by_id("check"), "submit", self._submitted)
        self._name_dealers()
        self._take_link(str(js.location.hash))

    def _row(self, deal: dict[str, Any]) -> Any:
        """A deal that was played here, and the button that checks it."""
        texts = self._texts_of(deal["game"])
        name = str(by_id("name-" + deal["game"]).textContent)
        number = texts.say("fair.say.deal", deal=deal["standing"].get("deal", 1))
        when = " \u00b7 ".join([part for part in (number, _date(deal["date"])) if part])
        told = put(make("p"), make("b", "", name), make("small", "", when))
        button, result = make("button", "btn", texts.say("fair.say.check")), make("div", "checked")
        button.setAttribute("type", "button")
        button.setAttribute("aria-label", "%s: %s, %s" % (texts.say("fair.say.check"), name, number))
        result.setAttribute("role", "status")
        on(
            button,
            "click",
            lambda _: self._check(result, deal["game"], deal["seal"], deal["key"], deal["standing"]),
        )
        return put(make("li"), put(make("div", "deal"), told, button), result)

    def _name_dealers(self) -> None:
        """Who may have dealt depends on how many play."""
        texts, choice = self._texts_of(str(by_id("check-game").value)), by_id("check-dealer")
        empty(choice)
        for seat in range(texts.game.seats):
            option = make("option", "", texts.say(SEATS[texts.game.seats][seat]))
            option.value = str(seat)
            choice.appendChild(option)

    def _submitted(self, event: Any) -> None:
        event.preventDefault()
        self._check_form()

    def _check_form(self) -> None:
        game = str(by_id("check-game").value)
        standing = standing_of(load_game(game), int(by_id("check-dealer").value))
        seal, key = (tidied(str(by_id(name).value)) for name in ("check-seal", "check-key"))
        self._check(by_id("checked"), game, seal, key, standing)

    def _check(self, place: Any, game: str, seal: str, key: str, standing: dict[str, Any]) -> None:
        texts, said = self._texts_of(game), verdict(seal, key)
        empty(place)
        told = put(make("p", "fits" if said == FITS else "not"), make("b", "", texts.say(said)))
        if said in WHY:
            put(told, make("span", "", texts.say(WHY[said])))
        put(place, told)
        if said not in WHY:
            return
        put(place, _codes(texts, seal, key))
        deal = dealt(texts.game, key, standing) if said == FITS else None
        if deal is not None:
            asyncio.create_task(lay_open(place, deal, texts))
        elif said == FITS:
            put(place, make("p", "", texts.say("fair.say.no_cards")))

    def _take_link(self, link: str) -> None:
        """A link from a score sheet brings a deal along: its game, dealer, seal and key."""
        parts = link[len(LINK_MARK) :].split(".")
        games = [str(option.value) for option in list(by_id("check-game").options)]
        if not link.startswith(LINK_MARK) or len(parts) != 4 or parts[0] not in games:
            return
        by_id("check-game").value = parts[0]
        self._name_dealers()
        by_id("check-dealer").value = parts[1]
        by_id("check-seal").value, by_id("check-key").value = parts[2], parts[3]
        if not by_id("check-dealer").value:
            by_id("check-dealer").value = "0"
        by_id("check").scrollIntoView()
        self._check_form()


def _codes(texts: Texts, seal: str, key: str) -> Any:
    """The seal, the key, and the seal that this key has in truth, which anybody can reckon again."""
    lines = (
        (texts.say("fair.say.seal"), seal),
        (texts.say("fair.say.key"), key),
        (texts.say("fair.say.reckoned"), commitment(key)),
    )
    codes = make("dl", "codes")
    for label, code in lines:
        put(codes, make("dt", "", label), put(make("dd"), make("code", "", code)))
    return codes


def _date(text: str) -> str:
    """A moment as the reader's language writes it; nothing where it is none."""
    moment = js.Date.new(text)
    if moment.getTime() != moment.getTime():
        return ""
    style = plain({"dateStyle": "medium", "timeStyle": "short"})
    return str(moment.toLocaleString(js.document.documentElement.lang, style))
