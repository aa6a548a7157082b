"""Piedicavallo Tarocchi: four in two partnerships, one deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.single_deal import final_standing, first_standing
from ...families.tarots import held
from ...game import Game
from .candidates import candidates
from .clauses import CLAUSES
from .policy import choose, why
from .position import read_position
from .rules import CARDS, STRENGTH, PiedicavalloDeal
from .sample import Sampler
from .scoring import PACK, TEAMS
from .words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...game import Deal, Move
    from ...playout import Playout
    from ...shuffle import Stream


class Piedicavallo(Game):
    """Two against two, 62 cards, one deal; more than half of the 114 card points wins (B11)."""

    slug = "piedicavallo"
    seats = 4
    teams = TEAMS
    pack = PACK
    clauses = CLAUSES
    words = WORDS
    prices = (-6, 70, 0)
    pace = 800_000
    kinds = ("play", "discard")

    def cards(self) -> list[int]:
        """See `Game.cards`: 62 of the 78 (B2)."""
        return list(CARDS)

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """See `Game.first`."""
        return first_standing(stream, self.seats, options)

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """See `Game.following`."""
        return final_standing(standing, deal.tally().points)

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> PiedicavalloDeal:
        """See `Game.new_deal`."""
        deal = PiedicavalloDeal(standing["dealer"], standing)
        deal.shuffle_and_deal(stream)
        return deal

    def position(self, data: dict[str, Any]) -> PiedicavalloDeal:
        """See `Game.position` and, for the fields, `read_position`."""
        return read_position(data)

    def load(self, view: dict[str, Any]) -> PiedicavalloDeal:
        """See `Game.load`."""
        fields = ("leader", "trick", "tricks", "discard", "announced", "dealer", "turn", "phase", "match")
        position = {name: view[name] for name in fields}
        position["hands"] = [view["hand"] if seat == view["seat"] else [] for seat in range(self.seats)]
        return read_position(position)

    def hand_order(self, view: dict[str, Any]) -> list[list[str]]:
        """See `Game.hand_order`."""
        return held(view["hand"], PACK, STRENGTH)

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """See `Game.policy`."""
        return choose(self.load(view), view)

    def sample(self, view: dict[str, Any], stream: Stream) -> PiedicavalloDeal:
        """See `Game.sample`."""
        return Sampler(self.load(view), view).draw(stream)

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], Deal]:
        """See `Game.sampler`."""
        return Sampler(self.load(view), view).draw

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """See `Game.decent`."""
        return candidates(self.load(view), view)

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """See `Game.reasons`."""
        return why(self.load(view), view, move)

    def playout(self, deal: Deal) -> Playout:
        """See `Game.playout`."""
        from .playout import PiedicavalloPlayout

        assert isinstance(deal, PiedicavalloDeal)
        return PiedicavalloPlayout(deal)

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """See `Game.outcome`: the card points of the two teams."""
        return tuple(deal.tally().points)

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.chance`: the deal is the match."""
        lead = self._lead(view, outcome)
        return 0.5 if not lead else float(lead > 0)

    def equity(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.equity`: a win counts more the clearer it is, so that moves can be told apart sooner."""
        lead = self._lead(view, outcome)
        return self.chance(view, outcome) + lead / 114

    def _lead(self, view: dict[str, Any], outcome: tuple[int, ...]) -> int:
        team = TEAMS[view["seat"]]
        return outcome[team] - outcome[1 - team]


GAME = Piedicavallo()
