"""The score sheet: a printed account of the deal, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .page import by_id, empty, make, put, toggle
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Line, Tally

    from .host import Host
    from .stage import Stage
    from .texts import Texts

OTHER = 1 - YOU


def verdict(points: list[int], texts: Texts) -> str:
    """Who has won the deal."""
    if points[YOU] > points[OTHER]:
        return texts.say("score.deal_won", seat=OTHER)
    if points[YOU] < points[OTHER]:
        return texts.say("score.deal_lost", seat=OTHER)
    return texts.say("score.deal_level")


def outcome(standing: dict[str, Any], texts: Texts) -> str:
    """What the totals mean for the match."""
    totals = standing["totals"]
    if standing["winner"] == YOU:
        return texts.say("score.match_won", seat=OTHER, won=totals[YOU], lost=totals[OTHER])
    if standing["winner"] is not None:
        return texts.say("score.match_lost", seat=OTHER, won=totals[OTHER], lost=totals[YOU])
    if max(totals) >= standing["options"]["target"]:
        return texts.say("score.match_level", n=totals[YOU])
    return texts.say("score.goes_on")


class ScoreSheet:
    """Fills the sheet for a finished deal."""

    __slots__ = ("stage", "texts")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts

    def fill(self, host: Host) -> None:
        """Write the account of the finished deal and of the match."""
        tally, standing = host.tally(), host.standing_after()
        by_id("score-title").textContent = self.texts.say("score.title", deal=host.view()["match"]["deal"])
        by_id("score-points").textContent = "%d : %d" % (tally.points[YOU], tally.points[OTHER])
        by_id("score-verdict").textContent = verdict(tally.points, self.texts)
        by_id("score-outcome").textContent = outcome(standing, self.texts)
        by_id("race-target").textContent = self.texts.say("score.race", target=standing["options"]["target"])
        for seat in (YOU, OTHER):
            total = standing["totals"][seat]
            by_id("total-%d" % seat).textContent = str(total)
            share = min(100, total * 100 // standing["options"]["target"])
            by_id("race-%d" % seat).style.setProperty("--v", str(share))
        self._ledger(tally)
        over = standing["winner"] is not None
        by_id("next").textContent = self.texts.say(
            message("score.new_match") if over else message("score.next_deal")
        )
        by_id("seal-key").textContent = host.key()
        by_id("seal-again").textContent = host.commitment()

    def _ledger(self, tally: Tally) -> None:
        rows = by_id("ledger-lines")
        empty(rows)
        for line in tally.lines:
            rows.appendChild(self._row(line))
        for seat in (YOU, OTHER):
            by_id("deal-%d" % seat).textContent = str(tally.points[seat])

    def _row(self, line: Line) -> Any:
        head = make("th", "", self.texts.say(line.label))
        head.setAttribute("scope", "row")
        put(head, make("small", "", self.texts.say(line.note)))
        for seat in (YOU, OTHER):
            if line.cards[seat]:
                put(head, self._cards(seat, line.cards[seat]))
        row = put(make("tr"), head)
        for seat in (YOU, OTHER):
            row.appendChild(self._cell(line, seat))
        return row

    def _cards(self, seat: int, codes: list[str]) -> Any:
        """The cards that decided a line, small, with their names for those who cannot see them."""
        shown = make("span", "minis")
        shown.setAttribute("role", "img")
        shown.setAttribute("aria-label", self.texts.say("score.cards", seat=seat, cards=codes))
        put(shown, make("small", "", self.texts.name(seat)))
        for code in codes:
            shown.appendChild(self.stage.face(code))
        return shown

    def _cell(self, line: Line, seat: int) -> Any:
        cell = make("td")
        toggle(cell, "w", line.points[seat] > 0)
        if any(count is not None for count in line.counts):
            count = line.counts[seat]
            put(cell, make("small", "", "\u2013" if count is None else str(count)))
        return put(cell, make("b", "", str(line.points[seat]) if line.points[seat] else "\u2013"))
