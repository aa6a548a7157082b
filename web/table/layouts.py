"""The table of each game: its kind of cloth, its figures, and the words for what deserves a cheer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .boards.fola import Fola
from .boards.spread import Spread
from .boards.trick import Trick
from .boards.wide import Wide
from .course import OneDeal, Race
from .levels import Climb, made
from .resti import Resti
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from .boards.board import Board
    from .course import Course
    from .texts import Texts


MATTO = "M"


class Layout:
    """How a game lies on the table.

    `board` is its kind of cloth, `course` the way its match goes, `cheers` the keys of the banners by the
    kind of event; `pictured` are the kinds of event of which the log shows the cards.  `stays` are
    the cards that go to the side of who played them and not to the winner of the trick.
    """

    board: type[Board]
    course: Course = OneDeal()
    cheers: dict[str, str] = {}
    pictured: tuple[str, ...] = ()
    stays: tuple[str, ...] = ()

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """What each team has so far, by the names that the page's template gives the figures."""
        raise NotImplementedError

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """The line under the title."""
        raise NotImplementedError

    def dealer(self, view: dict[str, Any]) -> int | None:
        """The seat that is marked as the dealer, None while it is not settled."""
        dealer: int = view["dealer"]
        return dealer

    def note(self, view: dict[str, Any], texts: Texts) -> tuple[str, str]:
        """What else stands stitched into the cloth of a trick game: a label and a text, "" for nothing."""
        return "", ""


class ScopaLayout(Layout):
    """Points of the match, scope and cards taken."""

    board = Spread
    course = Race()
    cheers = {"scopa": message("scopa.cheer")}

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """See `Layout.figures`."""
        return {"scope": view["scope"], "cards": [len(pile) for pile in view["piles"]]}

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """See `Layout.status`."""
        match = view["match"]
        return texts.say(
            "table.status", target=match["options"]["target"], deal=match["deal"], n=view["stock"]
        )


class CiceraLayout(Layout):
    """Bonus points and cards taken."""

    board = Spread
    cheers = {
        "scua": message("cicera.bonus.scua"),
        "picada": message("cicera.bonus.picada"),
        "simili": message("cicera.bonus.simili"),
        "quadriglia": message("cicera.bonus.quadriglia"),
    }

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """See `Layout.figures`."""
        return {"bonus": view["points"], "cards": [len(pile) for pile in view["piles"]]}

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """See `Layout.status`."""
        yours = texts.game.teams[YOU]
        points = view["points"]
        return texts.say("cicera.status", yours=points[yours], theirs=points[1 - yours])


class PiedicavalloLayout(Layout):
    """Card points and tricks."""

    board = Trick
    stays = (MATTO,)

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """See `Layout.figures`."""
        return {"card-points": view["points"], "tricks": view["won"]}

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """See `Layout.status`."""
        if view["phase"] == "discard":
            return texts.say("piedicavallo.status.discard")
        if view["phase"] == "over":
            return texts.say("piedicavallo.status.over")
        return texts.say("piedicavallo.status", number=len(view["tricks"]) + 1)

    def note(self, view: dict[str, Any], texts: Texts) -> tuple[str, str]:
        """See `Layout.note`: the trumps that the dealer has announced."""
        announced = view["announced"]
        return texts.say("table.discard"), "" if announced is None else texts.count("table.trumps", announced)


class ShengjiLayout(Layout):
    """Levels, and what the attackers have won."""

    board = Wide
    course = Climb()
    pictured = ("declare", "kitty", "buried")

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """See `Layout.figures`.  Only the attackers' points count, so nobody else has any."""
        points: list[Any] = ["\u2013", "\u2013"]
        if self.dealer(view) is not None:
            points[view["attackers"]] = made(view)
        return {"level": view["levels"], "card-points": points}

    def dealer(self, view: dict[str, Any]) -> int | None:
        """See `Layout.dealer`.  In the first deal the declaring settles it."""
        return super().dealer(view) if view["dealer_settled"] else None

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """See `Layout.status`."""
        if self.dealer(view) is None:
            key = message("shengji.status.open")
        elif view["attackers"] == texts.game.teams[YOU]:
            key = message("shengji.status.attack")
        else:
            key = message("shengji.status.defend")
        return texts.say(key, deal=view["match"]["deal"])


class MinchiateLayout(Layout):
    """Resti, the lead within the next one, and cards taken."""

    board = Fola
    course = Resti()
    pictured = ("rob", "stop", "expose", "pick", "fola", "declare", "shown", "score", "payment")
    stays = (MATTO,)

    def figures(self, view: dict[str, Any]) -> dict[str, list[Any]]:
        """See `Layout.figures`.  Only one side can be ahead."""
        lead = [points or "\u2013" for points in view["lead"]]
        return {"resti": view["resti"], "lead": lead, "cards": view["taken"]}

    def status(self, view: dict[str, Any], texts: Texts) -> str:
        """See `Layout.status`."""
        if view["phase"] in ("discard", "declare"):
            return texts.say("minchiate.status.before")
        if view["phase"] == "over":
            return texts.say("minchiate.status.over")
        return texts.say("minchiate.status", number=len(view["tricks"]) + 1)


LAYOUTS: dict[str, Layout] = {
    "scopa": ScopaLayout(),
    "cicera": CiceraLayout(),
    "shengji": ShengjiLayout(),
    "minchiate": MinchiateLayout(),
    "piedicavallo": PiedicavalloLayout(),
}
"""The layout of each game by its slug."""
