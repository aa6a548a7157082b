"""How a match goes: what a finished deal means for it, in words and beside the lines of the account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .page import by_id
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Tally

    from .stage import Stage
    from .texts import Texts


class Account:
    """What the finished deal means, in words: for the sheet, for the slip, and to be spoken.

    `title` and `points` head the sheet, `verdict` is who has won, `outcome` how matters stand, `button`
    what comes next.  When the match is `over` they speak of the match.
    """

    __slots__ = ("title", "points", "verdict", "outcome", "button", "over")

    def __init__(self, title: str, points: str, verdict: str, outcome: str, button: str, over: bool) -> None:
        self.title = title
        self.points = points
        self.verdict = verdict
        self.outcome = outcome
        self.button = button
        self.over = over


class Course:
    """One way in which a match goes: a single deal, a race to so many points, a climb of levels.

    `total` is the key of what stands before the sum of the points of a deal.
    """

    total = message("score.total")

    def account(self, view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> Account:
        """What the finished deal means; `standing` is how the match stands with it counted in."""
        raise NotImplementedError

    def draw(self, view: dict[str, Any], standing: dict[str, Any], stage: Stage) -> None:
        """Show beside the lines of the account how far the match has come."""


class OneDeal(Course):
    """The deal is the match."""

    def account(self, view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> Account:
        """See `Course.account`."""
        return Account(
            texts.say("score.game_title"),
            compared(standing["totals"], texts),
            side_verdict(standing["winner"], texts),
            "",
            texts.say("score.new_game"),
            True,
        )


class Race(Course):
    """Deals are played until a team has the points that the match is played to."""

    def account(self, view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> Account:
        """See `Course.account`."""
        yours = texts.game.teams[YOU]
        points, totals = tally.points, standing["totals"]
        if standing["winner"] is not None:
            return Account(
                texts.say("score.match_title"),
                compared(totals, texts),
                _match_verdict(standing["winner"], texts),
                texts.say("score.last_deal", yours=points[yours], theirs=points[1 - yours]),
                texts.say("score.new_match"),
                True,
            )
        level = max(totals) >= standing["options"]["target"]
        key = message("score.match_level") if level else message("score.goes_on")
        return Account(
            texts.say("score.title", deal=view["match"]["deal"]),
            compared(points, texts),
            _deal_verdict(points, yours, texts),
            texts.say(key, n=totals[yours]),
            texts.say("score.next_deal"),
            False,
        )

    def draw(self, view: dict[str, Any], standing: dict[str, Any], stage: Stage) -> None:
        """See `Course.draw`: a bar for each team."""
        target = standing["options"]["target"]
        by_id("race").hidden = False
        by_id("race-target").textContent = stage.texts.say("score.race", target=target)
        for team, total in enumerate(standing["totals"]):
            by_id("total-%d" % team).textContent = str(total)
            by_id("race-%d" % team).style.setProperty("--v", str(min(100, total * 100 // target)))


def compared(points: list[int], texts: Texts) -> str:
    """Two numbers side by side, the person's own first."""
    yours = texts.game.teams[YOU]
    return "%d : %d" % (points[yours], points[1 - yours])


def side_verdict(winner: int, texts: Texts) -> str:
    """Which of two sides has won."""
    if winner not in texts.game.teams:
        return texts.say("score.drawn")
    won = winner == texts.game.teams[YOU]
    return texts.say(message("score.side_won") if won else message("score.side_lost"))


def _match_verdict(winner: int, texts: Texts) -> str:
    yours = texts.game.teams[YOU]
    if winner not in texts.game.teams:
        return texts.say("score.drawn")
    key = message("score.match_won") if winner == yours else message("score.match_lost")
    return texts.say(key, team=1 - yours)


def _deal_verdict(points: list[int], yours: int, texts: Texts) -> str:
    if points[yours] == points[1 - yours]:
        return texts.say("score.deal_level")
    won = points[yours] > points[1 - yours]
    return texts.say(message("score.deal_won") if won else message("score.deal_lost"), team=1 - yours)
