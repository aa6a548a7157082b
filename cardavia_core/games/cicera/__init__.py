"""Cicera for four, two against two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families import positions, single_deal
from ...game import Game
from .clauses import CLAUSES
from .policy import choose, decent, reasons
from .rules import SEATS, TEAMS, CiceraDeal
from .sample import KNOWN, sampler
from .scoring import BONUSES, PACK
from .words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...game import Deal, Move
    from ...playout import Playout
    from ...shuffle import Stream


LEAD = 20
"""So many points more are worth as much again as to win at all."""


class Cicera(Game):
    """Four players, those opposite partners, 52 cards; one deal is the match (CI-Q1)."""

    slug = "cicera"
    seats = SEATS
    teams = TEAMS
    pack = PACK
    clauses = CLAUSES
    words = WORDS
    prices = (-6, 5, 0)
    pace = 45_000

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """See `Game.first`.  The dealer is drawn (CI-Q21)."""
        return single_deal.first_standing(stream, SEATS, options)

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """See `Game.following`.  More points win; as many are a draw."""
        return single_deal.final_standing(standing, deal.tally().points)

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> CiceraDeal:
        """See `Game.new_deal`."""
        deal = CiceraDeal(standing["dealer"], standing)
        deal.shuffle_and_deal(stream)
        return deal

    def position(self, data: dict[str, Any]) -> CiceraDeal:
        """See `Game.position`.

        Fields, all optional: hands (four lists of codes), table (in the order laid), piles (two lists),
        bonuses (kind: points of each team), last_placed, last_capturer, dealer, turn, match.
        """
        positions.fields(data, KNOWN + ("hands",))
        dealer = positions.dealer(data, SEATS, SEATS - 1)
        deal = CiceraDeal(dealer, positions.standing(data, single_deal.friendly_standing(dealer)))
        hands = positions.code_lists(data, "hands", SEATS)
        piles = positions.code_lists(data, "piles", len(deal.piles))
        table = positions.codes(data, "table")
        positions.apart(PACK, hands + piles + [table])
        deal.hands = [cardset.of(PACK.read(hand)) for hand in hands]
        deal.piles = [cardset.of(PACK.read(pile)) for pile in piles]
        deal.table = PACK.read(table)
        deal.bonus = _bonus(data.get("bonuses", {}))
        placed = data.get("last_placed")
        if placed is not None and placed not in table:
            raise ValueError("last_placed is not on the table: %s" % placed)
        deal.last_placed = None if placed is None else PACK.card(placed)
        deal.last_capturer = positions.seat(data, "last_capturer", SEATS, None)
        deal.turn = positions.seat(data, "turn", SEATS, deal.turn)
        if deal.turn is None:
            deal.phase = "over"
            if any(deal.hands):
                raise ValueError("the deal is over, and there are cards to be played")
        return deal

    def load(self, view: dict[str, Any]) -> CiceraDeal:
        """See `Game.load`."""
        position = {name: view[name] for name in KNOWN}
        position["hands"] = [view["hand"] if seat == view["seat"] else [] for seat in range(SEATS)]
        return self.position(position)

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """See `Game.policy`."""
        return choose(self.load(view), view)

    def sample(self, view: dict[str, Any], stream: Stream) -> CiceraDeal:
        """See `Game.sample`."""
        return self.sampler(view)(stream)

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], CiceraDeal]:
        """See `Game.sampler`."""
        return sampler(view, self.load(view))

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """See `Game.decent`."""
        return decent(self.load(view), view)

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """See `Game.reasons`."""
        return reasons(self.load(view), view, move)

    def certain(self, view: dict[str, Any]) -> bool:
        """See `Game.certain`.  What is not in sight is in the other hands: if only one has cards, in that."""
        seat = view["seat"]
        return len([held for other, held in enumerate(view["hands"]) if held and other != seat]) < 2

    def playout(self, deal: Deal) -> Playout:
        """See `Game.playout`."""
        from .playout import CiceraPlayout

        assert isinstance(deal, CiceraDeal)
        return CiceraPlayout(deal)

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """See `Game.outcome`: the points of either team."""
        return tuple(deal.tally().points)

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.chance`: the deal is the match."""
        lead = _lead(view, outcome)
        return 0.5 if not lead else float(lead > 0)

    def equity(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.equity`: a win counts more the clearer it is, so that moves can be told apart sooner."""
        return self.chance(view, outcome) + _lead(view, outcome) / LEAD


def _lead(view: dict[str, Any], outcome: tuple[int, ...]) -> int:
    team = TEAMS[view["seat"]]
    return outcome[team] - outcome[1 - team]


def _bonus(data: Any) -> list[list[int]]:
    if not isinstance(data, dict):
        raise ValueError("bonuses: the points of each team by kind")
    positions.fields(data, BONUSES)
    return [positions.counts(kind, data.get(kind, [0, 0])) for kind in BONUSES]


GAME = Cicera()
