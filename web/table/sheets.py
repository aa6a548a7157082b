"""The sheets that lie over the table: score, log, menu, appearance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .page import by_id, on

if TYPE_CHECKING:
    from typing import Any

    from .pace import Pace

MENU, LOG, LOOK, SCORE, LAST, FOLA = "menu", "log-sheet", "look", "score", "last", "fola-sheet"
REVIEW = "review"
"""The sheets by their ids; only trick games have the last trick to show, and only Minchiate the fola."""
MODAL = (REVIEW, SCORE, MENU, LOG, LAST, FOLA)
"""Those that lie over everything until they are closed."""


def opened(name: str) -> bool:
    """Whether a sheet is open."""
    return bool(by_id(name).open)


def open_sheet(name: str) -> None:
    """Open a sheet.  Appearance leaves the table in sight; the others wait for an answer."""
    sheet = by_id(name)
    if sheet.open:
        return
    if name == LOG:
        by_id("log-here").appendChild(by_id("log-body"))
    if name == LOOK:
        sheet.show()
    else:
        sheet.showModal()


def close_sheet(name: str) -> None:
    """Close a sheet, if it is open."""
    sheet = by_id(name)
    if sheet and sheet.open:
        sheet.close()


def prepare(pace: Pace) -> None:
    """Let the bar's icons open the sheets, and their crosses and the cloth beside them close them."""
    for name in (MENU, LOG, LOOK, LAST, FOLA, REVIEW):
        opener = by_id("open-" + name)
        if opener:
            on(opener, "click", _opener(name))
    for name in MODAL + (LOOK,):
        if by_id(name):
            on(by_id(name), "click", _closer(name))
    on(by_id(LOOK), "keydown", lambda event: close_sheet(LOOK) if event.key == "Escape" else None)
    on(by_id(LOG), "close", lambda _: by_id("aside").appendChild(by_id("log-body")))
    on(by_id(SCORE), "close", lambda _: _keep_focus())
    on(by_id(MENU), "close", lambda _: ask_new_match(False))
    on(by_id("new-match"), "click", lambda _: ask_new_match(True))
    on(by_id("keep-match"), "click", lambda _: ask_new_match(False))
    pace_choice = by_id("pace")
    pace_choice.value = pace.speed
    on(pace_choice, "change", lambda _: pace.choose(str(pace_choice.value)))


def _keep_focus() -> None:
    """When the score sheet is put away, the keyboard goes on at the slip's button."""
    if js.document.activeElement.tagName == "BODY":
        by_id("act").focus()


def ask_new_match(asking: bool) -> None:
    """Show the question that stands before a match is given up, or put it away."""
    by_id("sure").hidden = not asking
    by_id("new-match").hidden = asking
    if asking:
        by_id("keep-match").focus()


def _opener(name: str) -> Any:
    def act(_: Any) -> None:
        if name == LOOK and opened(LOOK):
            close_sheet(LOOK)
        else:
            open_sheet(name)

    return act


def _closer(name: str) -> Any:
    def act(event: Any) -> None:
        beside = event.target.id == name
        if beside or event.target.closest("[data-close]"):
            close_sheet(name)

    return act
