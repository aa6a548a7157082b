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


class Account:
    """What the finished deal means, in words: for the sheet, for the slip, and to be spoken.

    `title` and `points` head the sheet, `verdict` is who has won, `outcome` how matters stand, `button`
    what comes next.  When the match is over they speak of the match.
    """

    __slots__ = ("title", "points", "verdict", "outcome", "button", "over")

    def __init__(self, deal: int, points: list[int], standing: dict[str, Any], texts: Texts) -> None:
        totals = standing["totals"]
        self.over = standing["winner"] is not None
        if self.over:
            won = standing["winner"] == YOU
            self.title = texts.say("score.match_title")
            self.points = "%d : %d" % (totals[YOU], totals[OTHER])
            key = message("score.match_won") if won else message("score.match_lost")
            self.verdict = texts.say(key, seat=OTHER)
            self.outcome = texts.say("score.last_deal", yours=points[YOU], theirs=points[OTHER])
            self.button = texts.say("score.new_match")
            return
        self.title = texts.say("score.title", deal=deal)
        self.points = "%d : %d" % (points[YOU], points[OTHER])
        self.verdict = _deal_verdict(points, texts)
        level = max(totals) >= standing["options"]["target"]
        key = message("score.match_level") if level else message("score.goes_on")
        self.outcome = texts.say(key, n=totals[YOU])
        self.button = texts.say("score.next_deal")


def _deal_verdict(points: list[int], texts: Texts) -> str:
    if points[YOU] == points[OTHER]:
        return texts.say("score.deal_level")
    won = points[YOU] > points[OTHER]
    return texts.say(message("score.deal_won") if won else message("score.deal_lost"), seat=OTHER)


class ScoreSheet:
    """Fills the sheet for a finished deal."""

    __slots__ = ("stage", "texts")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts

    def fill(self, host: Host) -> Account:
        """Write the account of the finished deal and of the match, and give it."""
        tally, standing = host.tally(), host.standing_after()
        account = Account(host.view()["match"]["deal"], tally.points, standing, self.texts)
        by_id("score-title").textContent = account.title
        by_id("score-points").textContent = account.points
        by_id("score-verdict").textContent = account.verdict
        by_id("score-outcome").textContent = account.outcome
        by_id("next").textContent = account.button
        by_id("race-target").textContent = self.texts.say("score.race", target=standing["options"]["target"])
        for seat in (YOU, OTHER):
            total = standing["totals"][seat]
            by_id("total-%d" % seat).textContent = str(total)
            share = min(100, total * 100 // standing["options"]["target"])
            by_id("race-%d" % seat).style.setProperty("--v", str(share))
        self._ledger(tally)
        by_id("seal-key").textContent = host.key()
        by_id("seal-again").textContent = host.commitment()
        self.stage.draw_totals(standing["totals"])
        return account

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
