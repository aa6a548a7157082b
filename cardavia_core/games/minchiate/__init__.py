"""Minchiate: four in two partnerships, 97 cards, one deal that is settled in resti."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.single_deal import final_standing, first_standing
from ...families.tarots import held
from ...families.tricks import SEATS
from ...game import Game
from .pack import PACK, STRENGTH, TEAMS, family
from .policy import choose
from .position import KNOWN, read_position
from .rules import MinchiateDeal
from .sample import sample

if TYPE_CHECKING:
    from typing import Any

    from ...game import Deal, Move
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

    def sample(self, view: dict[str, Any], stream: Stream) -> MinchiateDeal:
        """See `Game.sample`."""
        return read_position(sample(view, stream))


GAME = Minchiate()
