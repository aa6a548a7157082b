"""Minchiate: four in two partnerships, 97 cards, one deal that is settled in resti."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.single_deal import final_standing, first_standing
from ...families.tarots import held
from ...families.tricks import SEATS
from ...game import Game
from .clauses import CLAUSES
from .equity import equity
from .pack import PACK, STRENGTH, TEAMS, family
from .policy import choose, good_moves, why
from .position import KNOWN, read_position
from .rules import MinchiateDeal
from .sample import Sampler
from .score import RESTO
from .words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...game import Deal, Move
    from ...playout import Playout
    from ...shuffle import Stream


class Minchiate(Game):
    """Two against two, 97 cards, one deal; more resti win (rule 41).

    `matto_payment`: when a card is given for the Matto, 0 always, 1 only where the other side won the
    trick it was played to (A6).
    """

    slug = "minchiate"
    seats = SEATS
    teams = TEAMS
    pack = PACK
    clauses = CLAUSES
    words = WORDS
    prices = (-4, 70, 60)
    pace = 400_000
    kinds = ("play", "discard", "declare", "pass")
    options = {"matto_payment": (0, 1)}

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """See `Game.first`.  `totals` are resti."""
        return first_standing(stream, self.seats, options)

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """See `Game.following`."""
        if not isinstance(deal, MinchiateDeal):
            raise ValueError("no deal of Minchiate")
        return final_standing(standing, deal.settled().resti)

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> MinchiateDeal:
        """See `Game.new_deal`."""
        deal = MinchiateDeal(standing["dealer"], standing)
        deal.shuffle_and_deal(stream)
        return deal

    def position(self, data: dict[str, Any]) -> MinchiateDeal:
        """See `Game.position` and, for the fields, `read_position`."""
        return read_position(data)

    def load(self, view: dict[str, Any]) -> MinchiateDeal:
        """See `Game.load`."""
        position = {name: view[name] for name in KNOWN}
        position["hands"] = [view["hand"] if seat == view["seat"] else [] for seat in range(self.seats)]
        return read_position(position)

    def hand_order(self, view: dict[str, Any]) -> list[list[str]]:
        """See `Game.hand_order`."""
        return held(view["hand"], PACK, STRENGTH)

    def family(self, code: str) -> str:
        """See `Game.family`."""
        return family(PACK.card(code))

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """See `Game.policy`."""
        return choose(self.load(view), view)

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """See `Game.decent`."""
        return good_moves(self.load(view), view)

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """See `Game.reasons`."""
        return why(self.load(view), view, move)

    def sample(self, view: dict[str, Any], stream: Stream) -> MinchiateDeal:
        """See `Game.sample`."""
        return Sampler(self.load(view), view).draw(stream)

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], MinchiateDeal]:
        """See `Game.sampler`."""
        return Sampler(self.load(view), view).draw

    def playout(self, deal: Deal) -> Playout:
        """See `Game.playout`."""
        from .playout import MinchiatePlayout

        if not isinstance(deal, MinchiateDeal):
            raise ValueError("no deal of Minchiate")
        return MinchiatePlayout(deal)

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """See `Game.outcome`: the net resti of team 0, and by how many points it is ahead in all.

        The resti of the play count as the points they were made of, those of the end as their exact lead.
        """
        if not isinstance(deal, MinchiateDeal):
            raise ValueError("no deal of Minchiate")
        final, during = deal.settled(), deal.score.resti
        return final.resti[0] - final.resti[1], RESTO * (during[0] - during[1]) + final.lead

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.chance`: the deal is the match, and who has more resti wins."""
        net = outcome[0] if TEAMS[view["seat"]] == 0 else -outcome[0]
        return 0.5 if not net else float(net > 0)

    def equity(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.equity`: net resti, not winning alone."""
        return equity(view, outcome)


GAME = Minchiate()
