"""A match that climbs: each team has a level, from 2 to the Ace, and the first past the Ace wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message, plural

from .course import Account, Course, side_verdict
from .page import by_id, empty, make, put, toggle
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Tally

    from .stage import Stage
    from .texts import Texts

VERDICTS = {
    "hold": (plural("shengji.verdict.you_hold"), plural("shengji.verdict.they_hold")),
    "take_over": (message("shengji.verdict.you_take_over"), message("shengji.verdict.they_take_over")),
    "climb": (plural("shengji.verdict.you_climb"), plural("shengji.verdict.they_climb")),
}
"""What a deal meant, told of the person's side and of the other: it has dealt and goes up, it takes over the
deal, it takes over and goes up."""

NEXT = {True: message("shengji.verdict.next_you"), False: message("shengji.verdict.next")}
"""Who deals next and at which level, told of the person and of the others."""


def rank_of(level: int, game: Game) -> str:
    """A level as its cards are printed; past the last it is still the last that was reached."""
    return dict(game.levels).get(level, game.levels[-1][1])


def made(view: dict[str, Any]) -> int:
    """The attackers' points so far; at the end with what the kitty has brought them."""
    points: int = view["points"][view["attackers"]] + (view["bonus"] or 0)
    return points


class Climb(Course):
    """The winner of each deal goes up so many levels, or takes over the deal."""

    total = message("shengji.score.steps")

    def account(self, view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> Account:
        """See `Course.account`."""
        points = "%d / %d" % (made(view), view["goal"])
        deal = _deal_verdict(view, tally, standing, texts)
        if standing["winner"] is not None:
            verdict, button = side_verdict(standing["winner"], texts), texts.say("score.new_match")
            outcome = texts.say("shengji.verdict.last", sentence=deal)
            return Account(texts.say("score.match_title"), points, verdict, outcome, button, True)
        dealer = standing["dealer"]
        rank = rank_of(standing["totals"][texts.game.teams[dealer]], texts.game)
        return Account(
            texts.say("score.title", deal=view["match"]["deal"]),
            points,
            deal,
            texts.say(NEXT[dealer == YOU], seat=dealer, rank=rank),
            texts.say("score.next_deal"),
            False,
        )

    def draw(self, view: dict[str, Any], standing: dict[str, Any], stage: Stage) -> None:
        """See `Course.draw`: a ladder for each team, from the 2 to the Ace."""
        ladder, yours = by_id("ladder"), stage.game.teams[YOU]
        ladder.hidden = False
        empty(ladder)
        for team in (yours, 1 - yours):
            start, reached = view["match"]["totals"][team], standing["totals"][team]
            ladder.appendChild(_rungs(stage, stage.game.teams.index(team), start, reached))


def _deal_verdict(view: dict[str, Any], tally: Tally, standing: dict[str, Any], texts: Texts) -> str:
    """Who has won the deal, and what it brings: whoever deals next tells whether it was taken over."""
    attackers = view["attackers"]
    taken_over = texts.game.teams[standing["dealer"]] == attackers
    side = attackers if taken_over else 1 - attackers
    up = tally.points[side]
    meaning = "hold" if not taken_over else "climb" if up else "take_over"
    return texts.say(VERDICTS[meaning][0 if side == texts.game.teams[YOU] else 1], n=up)


def _rungs(stage: Stage, seat: int, start: int, reached: int) -> Any:
    """One team's ladder: the level it had, the level it has now, and the same in words."""
    texts = stage.texts
    told = put(make("p", stage.side(seat)), stage.mark_of(seat))
    put(
        told, make("span", "", texts.team(stage.game.teams[seat])), make("b", "", _way(start, reached, texts))
    )
    rungs = make("ol")
    rungs.setAttribute("aria-hidden", "true")
    last = texts.game.levels[-1][0]
    for level, rank in texts.game.levels:
        rung = make("li", "", rank)
        toggle(rung, "been", level <= start)
        toggle(rung, "gained", start < level <= reached)
        toggle(rung, "here", level == min(reached, last))
        toggle(rung, "past", reached > level == last)
        rungs.appendChild(rung)
    return put(make("div", "rungs " + stage.side(seat)), told, rungs)


def _way(start: int, reached: int, texts: Texts) -> str:
    was, now = rank_of(start, texts.game), rank_of(reached, texts.game)
    if reached > texts.game.levels[-1][0]:
        return texts.say("shengji.ladder.past", start=was)
    if reached == start:
        return texts.say("shengji.ladder.stays", reached=now)
    return texts.say("shengji.ladder.up", start=was, reached=now)
