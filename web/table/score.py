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


class Account:
    """What the finished deal means, in words: for the sheet, for the slip, and to be spoken.

    `title` and `points` head the sheet, `verdict` is who has won, `outcome` how matters stand, `button`
    what comes next.  When the match is over they speak of the match.
    """

    __slots__ = ("title", "points", "verdict", "outcome", "button", "over")

    def __init__(
        self, view: dict[str, Any], points: list[int], standing: dict[str, Any], texts: Texts
    ) -> None:
        yours = texts.game.teams[YOU]
        totals, theirs = standing["totals"], 1 - yours
        self.over = standing["winner"] is not None
        shown = totals if self.over else points
        self.points = "%d : %d" % (shown[yours], shown[theirs])
        if self.over:
            one_deal = "target" not in standing["options"]
            self.title = texts.say(message("score.game_title") if one_deal else message("score.match_title"))
            self.verdict = _match_verdict(standing["winner"], yours, one_deal, texts)
            last = texts.say("score.last_deal", yours=points[yours], theirs=points[theirs])
            self.outcome = "" if one_deal else last
            self.button = texts.say(message("score.new_game") if one_deal else message("score.new_match"))
            return
        self.title = texts.say("score.title", deal=view["match"]["deal"])
        self.verdict = _deal_verdict(points, yours, texts)
        level = max(totals) >= standing["options"]["target"]
        key = message("score.match_level") if level else message("score.goes_on")
        self.outcome = texts.say(key, n=totals[yours])
        self.button = texts.say("score.next_deal")


def _match_verdict(winner: int, yours: int, one_deal: bool, texts: Texts) -> str:
    if winner not in (0, 1):
        return texts.say("score.drawn")
    if one_deal:
        return texts.say(message("score.side_won") if winner == yours else message("score.side_lost"))
    key = message("score.match_won") if winner == yours else message("score.match_lost")
    return texts.say(key, team=1 - yours)


def _deal_verdict(points: list[int], yours: int, texts: Texts) -> str:
    if points[yours] == points[1 - yours]:
        return texts.say("score.deal_level")
    won = points[yours] > points[1 - yours]
    return texts.say(message("score.deal_won") if won else message("score.deal_lost"), team=1 - yours)


class ScoreSheet:
    """Fills the sheet for a finished deal."""

    __slots__ = ("stage", "texts")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts

    def fill(self, host: Host) -> Account:
        """Write the account of the finished deal and of the match, and give it."""
        tally, standing = host.tally(), host.standing_after()
        account = Account(host.view(), tally.points, standing, self.texts)
        by_id("score-title").textContent = account.title
        by_id("score-points").textContent = account.points
        by_id("score-verdict").textContent = account.verdict
        by_id("score-outcome").textContent = account.outcome
        by_id("next").textContent = account.button
        self._race(standing)
        self._ledger(tally)
        by_id("seal-key").textContent = host.key()
        by_id("seal-again").textContent = host.commitment()
        self.stage.draw_totals(standing["totals"])
        return account

    def _race(self, standing: dict[str, Any]) -> None:
        """How far each team has come in a match that is played to so many points."""
        target = standing["options"].get("target")
        by_id("race").hidden = target is None
        if target is None:
            return
        by_id("race-target").textContent = self.texts.say("score.race", target=target)
        for team, total in enumerate(standing["totals"]):
            by_id("total-%d" % team).textContent = str(total)
            by_id("race-%d" % team).style.setProperty("--v", str(min(100, total * 100 // target)))

    def _ledger(self, tally: Tally) -> None:
        rows = by_id("ledger-lines")
        empty(rows)
        for line in tally.lines:
            rows.appendChild(self._row(line))
        for team, points in enumerate(tally.points):
            by_id("deal-%d" % team).textContent = str(points)

    def _row(self, line: Line) -> Any:
        head = make("th", "", self.texts.say(line.label))
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
            put(cell, make("small", "", "\u2013" if count is None else str(count)))
        return put(cell, make("b", "", str(line.points[team]) if line.points[team] else "\u2013"))
