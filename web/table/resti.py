"""A deal that is settled in resti: what was won in play and what the count at the end makes of the lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .clauses import named
from .course import Account, Course
from .page import by_id, empty, make, put, toggle
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Tally

    from .stage import Stage
    from .texts import Texts

NOTHING = "\u2013"


class Resti(Course):
    """The deal is the match, and net resti decide it."""

    total = message("minchiate.account.total")

    def account(self, view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> Account:
        """See `Course.account`."""
        settled, yours = view["settlement"], texts.game.teams[YOU]
        won, lost = settled["net"][yours], settled["net"][1 - yours]
        if won:
            points, verdict = "+%d" % won, texts.count("minchiate.verdict.won", won)
        elif lost:
            points, verdict = "\u2212%d" % lost, texts.count("minchiate.verdict.lost", lost)
        else:
            points, verdict = "0", texts.say("score.drawn")
        ours, theirs = settled["resti"][yours], settled["resti"][1 - yours]
        return Account(
            texts.say("score.game_title"),
            points,
            verdict,
            texts.say("minchiate.verdict.resti", won=ours, lost=theirs),
            texts.say("score.new_game"),
            True,
        )

    def draw(self, view: dict[str, Any], standing: dict[str, Any], stage: Stage) -> None:
        """See `Course.draw`: an account of its own, from the resti won in play to the net."""
        texts, settled, rows = stage.texts, view["settlement"], by_id("settled-lines")
        ahead = 0 if settled["total"][0] else 1
        total, makes = settled["total"][ahead], settled["makes"][ahead]
        counted = texts.say(
            "minchiate.account.sum",
            lead=signed(settled["lead"], ahead),
            ours=settled["counts"][ahead],
            theirs=settled["counts"][1 - ahead],
            total=total,
        )
        rounded = texts.count("minchiate.account.makes.note", makes, total=total) if makes else ""
        during = texts.count("minchiate.account.play.note", view["resto"])
        empty(rows)
        put(rows, _row(texts, message("minchiate.account.play"), during, view["resti"]))
        put(rows, _row(texts, message("minchiate.account.lead"), "", settled["lead"]))
        put(rows, _row(texts, message("minchiate.account.counted"), counted, settled["total"]))
        put(rows, _row(texts, message("minchiate.account.makes"), rounded, settled["makes"]))
        for team, net in enumerate(settled["net"]):
            by_id("net-%d" % team).textContent = "+%d" % net if net else NOTHING


def signed(lead: list[int], team: int) -> str:
    """A lead as the team in question sees it: below nothing where the other is ahead."""
    return str(lead[team]) if lead[team] or not lead[1 - team] else "\u2212%d" % lead[1 - team]


def _row(texts: Texts, label: str, note: str, values: list[int]) -> Any:
    head = named(make("th"), texts, label)
    head.setAttribute("scope", "row")
    if note:
        put(head, make("small", "", note))
    row = put(make("tr"), head)
    for value in values:
        cell = put(make("td"), make("b", "" if value else "nil", str(value) if value else NOTHING))
        toggle(cell, "w", value > 0)
        put(row, cell)
    return row
