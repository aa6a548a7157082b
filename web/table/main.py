"""Starts the table in the page."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import js

from cardavia_core import record
from cardavia_core.game import message
from cardavia_core.games import load_game

from .host import Host, new_host, resumed_host
from .pace import Pace
from .page import by_id, tell_state
from .saving import Shelf
from .switches import Switches
from .table import Table
from .texts import Texts
from .thinker import Thinker

if TYPE_CHECKING:
    from cardavia_core.game import Game

SEED_BYTES = 16


def fresh_seed() -> str:
    """A seed that nobody can guess, from the browser's own source of randomness."""
    numbers = js.crypto.getRandomValues(js.Uint8Array.new(SEED_BYTES))
    return "".join(["%02x" % numbers[place] for place in range(SEED_BYTES)])


def resume(game: Game, shelf: Shelf, switches: Switches) -> tuple[Host, str]:
    """The match that was left, or a new one; and the key of a message to say about it, or ""."""
    text = shelf.load(game.slug)
    if text is None:
        return new_host(game, fresh_seed(), switches.options()), ""
    try:
        return resumed_host(text, game.slug), ""
    except record.BadRecord as damaged:
        js.console.warn("CARDAVIA: the saved match cannot be read: " + str(damaged))
        kept = shelf.set_aside(game.slug, text)
        host = new_host(game, fresh_seed(), switches.options())
        return host, message("save.set_aside" if kept else "save.damaged")


async def play() -> None:
    """Set the table and play.  Whatever goes wrong is said in words; the match is saved at every move."""
    root = js.document.documentElement
    try:
        game = load_game(str(root.getAttribute("data-game")))
        rules = js.Intl.PluralRules.new(root.lang)
        texts = Texts(json.loads(by_id("text").textContent), lambda n: str(rules.select(n)), game)
        shelf = Shelf(js.safely)
        switches = Switches(game, shelf)
        table = Table(
            game, texts, shelf, Pace(shelf), lambda: new_host(game, fresh_seed(), switches.options())
        )
        host, notice = resume(game, shelf, switches)
        if notice:
            table.chooser.tell(texts.say(notice))
        thinker = Thinker(game, str(by_id("app").getAttribute("data-worker")), table.thinker_changed)
        await table.play(host, thinker)
    except Exception as error:
        by_id("say").textContent = by_id("trouble").textContent
        tell_state("broken")
        js.console.error("CARDAVIA: %s: %s" % (type(error).__name__, error))
        raise


def start() -> None:
    """Begin; the page's own script calls this."""
    asyncio.create_task(play())
