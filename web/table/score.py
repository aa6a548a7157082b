"""The score sheet: a printed account of the deal, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clauses import named
from .page import by_id, empty, make, put, toggle
from .played import LINK_MARK

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Line, Tally

    from .course import Account
    from .host import Host
    from .stage import Stage
    from .texts import Texts


class ScoreSheet:
    """Fills the sheet for a finished deal."""

    __slots__ = ("stage", "texts")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts

    def fill(self, host: Host) -> Account:
        """Write the account of the finished deal and of the match, and give it."""
        tally, standing, view = host.tally(), host.standing_after(), host.view()
        course = self.stage.layout.course
        account = course.account(view, tally, standing, self.texts)
        by_id("score-title").textContent = account.title
        by_id("score-points").textContent = account.points
        by_id("score-verdict").textContent = account.verdict
        by_id("score-outcome").textContent = account.outcome
        by_id("next").textContent = account.button
        by_id("score-sum").textContent = self.texts.say(course.total)
        course.draw(view, standing, self.stage)
        self._ledger(tally)
        by_id("seal-key").textContent = host.key()
        by_id("seal-again").textContent = host.commitment()
        self._link(host)
        self.stage.draw_totals(standing["totals"])
        return account

    def _link(self, host: Host) -> None:
        """Let the page "Is it fair?" check this very deal."""
        link = by_id("seal-link")
        page = str(link.getAttribute("href")).split("#")[0]
        what = (host.game.slug, str(host.standing["dealer"]), host.commitment(), host.key())
        link.setAttribute("href", page + LINK_MARK + ".".join(what))

    def _ledger(self, tally: Tally) -> None:
        rows = by_id("ledger-lines")
        empty(rows)
        for line in tally.lines:
            rows.appendChild(self._row(line))
        for team, points in enumerate(tally.points):
            by_id("deal-%d" % team).textContent = str(points)

    def _row(self, line: Line) -> Any:
        head = named(make("th"), self.texts, line.label)
        head.setAttribute("scope", "row")
        put(head, make("small", "", self.texts.say(line.note, **line.arguments)))
        for team, codes in enumerate(line.cards):
            if codes:
                put(head, self._cards(team, codes))
        row = put(make("tr"), head)
        for team in range(len(line.points)):
            row.appendChild(self._cell(line, team))
        return row

    def _cards(self, team: int, codes: list[str]) -> Any:
        """The cards that decided a line, small, with their names for those who cannot see them."""
        shown = self.stage.minis(self.texts.say("score.cards", team=team, cards=codes), codes)
        shown.insertBefore(make("small", "", self.texts.team(team)), shown.firstChild)
        return shown

    def _cell(self, line: Line, team: int) -> Any:
        cell = make("td")
        toggle(cell, "w", line.points[team] > 0)
        if any(count is not None for count in line.counts):
            count = line.counts[team]
            put(cell, make("small", "nil", "\u2013") if count is None else make("small", "", str(count)))
        points = line.points[team]
        return put(cell, make("b", "", str(points)) if points else make("b", "nil", "\u2013"))
