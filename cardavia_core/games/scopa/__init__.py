"""Scopa for two, to 11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families import positions
from ...game import Game
from .clauses import CLAUSES
from .equity import chance
from .policy import choose, decent, reasons
from .rules import PACK, ScopaDeal
from .sample import sampler
from .words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...game import Deal, Move
    from ...playout import Playout
    from ...shuffle import Stream

FIELDS = ("hands", "table", "stock", "piles", "scope", "dealer", "turn", "last_capturer", "match")
"""The fields of a position."""


class Scopa(Game):
    """Two players, 40 cards; whoever is ahead after a deal with at least 11 points wins (SC-Q8 to SC-Q11)."""

    slug = "scopa"
    seats = 2
    teams = (0, 1)
    pack = PACK
    clauses = CLAUSES
    words = WORDS
    prices = (1, 2, 0)
    pace = 150_000
    options = {"target": (11, 16, 21)}

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """See `Game.first`.  The first dealer is drawn (SC-Q1)."""
        return {
            "deal": 1,
            "dealer": stream.below(2),
            "totals": [0, 0],
            "winner": None,
            "options": dict(options),
        }

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """See `Game.following`.  Level totals at the target or above: the match goes on (SC-Q9)."""
        points = deal.tally().points
        totals = [standing["totals"][seat] + points[seat] for seat in (0, 1)]
        decided = max(totals) >= standing["options"]["target"] and totals[0] != totals[1]
        return {
            "deal": standing["deal"] + (0 if decided else 1),
            "dealer": standing["dealer"] if decided else 1 - standing["dealer"],
            "totals": totals,
            "winner": (0 if totals[0] > totals[1] else 1) if decided else None,
            "options": dict(standing["options"]),
        }

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> ScopaDeal:
        """See `Game.new_deal`."""
        deal = ScopaDeal(standing["dealer"], standing)
        deal.shuffle_and_deal(stream)
        return deal

    def position(self, data: dict[str, Any]) -> ScopaDeal:
        """See `Game.position`.

        Fields, all optional: hands (two lists of codes), table, stock (the next card to be dealt first),
        piles (two lists), scope, dealer, turn, last_capturer, match.
        """
        positions.fields(data, FIELDS)
        dealer = positions.dealer(data, self.seats, 1)
        deal = ScopaDeal(dealer, positions.standing(data, _friendly_standing()))
        hands = positions.code_lists(data, "hands", self.seats)
        piles = positions.code_lists(data, "piles", self.seats)
        table, stock = positions.codes(data, "table"), positions.codes(data, "stock")
        positions.apart(PACK, hands + piles + [table, stock])
        deal.hands = [cardset.of(PACK.read(hand)) for hand in hands]
        deal.piles = [cardset.of(PACK.read(pile)) for pile in piles]
        deal.table = PACK.read(table)
        deal.stock = PACK.read(stock)
        deal.stock.reverse()
        deal.scope = positions.counts("scope", data.get("scope", deal.scope))
        deal.last_capturer = positions.seat(data, "last_capturer", self.seats, None)
        deal.turn = positions.seat(data, "turn", self.seats, deal.turn)
        if deal.turn is None:
            deal.phase = "over"
            if any(deal.hands) or stock:
                raise ValueError("the deal is over, and there are cards to be played")
        return deal

    def load(self, view: dict[str, Any]) -> ScopaDeal:
        """See `Game.load`."""
        seat = view["seat"]
        hands = [view["hand"], []] if seat == 0 else [[], view["hand"]]
        fields = ("turn", "dealer", "table", "piles", "scope", "last_capturer", "match")
        position = {name: view[name] for name in fields}
        position["hands"] = hands
        return self.position(position)

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """See `Game.policy`."""
        return choose(self.load(view), view)

    def sample(self, view: dict[str, Any], stream: Stream) -> ScopaDeal:
        """See `Game.sample`."""
        return self.sampler(view)(stream)

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], ScopaDeal]:
        """See `Game.sampler`."""
        return sampler(view, self.load(view))

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """See `Game.decent`."""
        return decent(self.load(view), view)

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """See `Game.reasons`."""
        return reasons(view, move, self.load(view).table)

    def certain(self, view: dict[str, Any]) -> bool:
        """See `Game.certain`.  Once all is dealt, what is not in sight is in the other hand."""
        return bool(view["stock"] == 0)

    def playout(self, deal: Deal) -> Playout:
        """See `Game.playout`."""
        from .playout import ScopaPlayout

        assert isinstance(deal, ScopaDeal)
        return ScopaPlayout(deal)

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """See `Game.outcome`: the points of either seat."""
        return tuple(deal.tally().points)

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.chance`."""
        return chance(view, outcome)


def _friendly_standing() -> dict[str, Any]:
    return {"deal": 1, "dealer": 1, "totals": [0, 0], "winner": None, "options": {"target": 11}}


GAME = Scopa()
