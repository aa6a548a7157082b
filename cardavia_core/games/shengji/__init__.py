"""Shengji (Tractor, 80 Points): four in two partnerships, two packs, a match from level 2 to past the Ace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import TRUMPS
from ...game import Game
from .clauses import CLAUSES
from .decent import decent
from .equity import chance_after, equity_after
from .order import FACES, PACK, RANK, gathered, order_of, worth
from .policy import choose, reasons
from .position import read_position
from .rules import ShengjiDeal
from .sample import Sampler, known_deal
from .scoring import LOWEST, PAST_ACE, SEATS, TEAMS, following, level_of
from .words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...game import Deal, Move
    from ...playout import Playout
    from ...shuffle import Stream
    from .order import Order


class Shengji(Game):
    """Two against two, 108 cards; the first side past the Ace wins the match.

    `first_dealer`: who deals the first deal, 0 whoever declares first, 1 whoever declares last (A1).
    `must_defend_ace`: 1 if the match is won only by defending a deal at the Ace (A25).
    """

    slug = "shengji"
    seats = SEATS
    teams = TEAMS
    pack = PACK
    clauses = CLAUSES
    words = WORDS
    prices = (-7, 50, 0)
    pace = 150_000
    kinds = ("play", "declare", "pass", "bury")
    options = {"first_dealer": (0, 1), "must_defend_ace": (0, 1)}
    levels = tuple((number, level_of(number)) for number in range(LOWEST, PAST_ACE))

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """See `Game.first`.  `totals` are the levels, 2 to 14 for the Ace, 15 past it."""
        return {
            "deal": 1,
            "dealer": stream.below(SEATS),
            "totals": [LOWEST, LOWEST],
            "winner": None,
            "options": dict(options),
        }

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """See `Game.following`."""
        if not isinstance(deal, ShengjiDeal):
            raise ValueError("no deal of Shengji")
        return following(standing, deal.dealer, deal.attackers_points())

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> ShengjiDeal:
        """See `Game.new_deal`."""
        deal = ShengjiDeal(standing["dealer"], standing)
        deal.shuffle_and_deal(stream)
        return deal

    def position(self, data: dict[str, Any]) -> ShengjiDeal:
        """See `Game.position` and, for the fields, `read_position`."""
        return read_position(data)

    def load(self, view: dict[str, Any]) -> ShengjiDeal:
        """See `Game.load`."""
        return known_deal(view)

    def hand_order(self, view: dict[str, Any]) -> list[list[str]]:
        """See `Game.hand_order`: trumps first, the strongest card of each suit first.

        Before trumps are fixed the level cards and the jokers stand first: they are trumps in any case.
        """
        order = _order(view)
        hand = gathered(PACK.read(view["hand"]))
        groups = []
        for suit in (TRUMPS, "s", "h", "c", "d"):
            cards = order.of(hand, suit)
            cards.sort(key=lambda card: (-order.places[card % FACES], card % FACES, card))
            if cards:
                groups.append(PACK.write(cards))
        return groups

    def trumps(self, view: dict[str, Any]) -> list[str]:
        """See `Game.trumps`: once they are fixed, the trump suit and the level cards; jokers need no mark."""
        if view["trump"] is None:
            return []
        faces = _order(view).ranked[TRUMPS]
        return [PACK.code(face) for face in faces if RANK[face]]

    def worth(self, code: str) -> int:
        """See `Game.worth`."""
        return worth([PACK.card(code)])

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """See `Game.policy`."""
        return choose(self.load(view), view)

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """See `Game.decent`."""
        return decent(self.load(view), view)

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """See `Game.reasons`."""
        return reasons(self.load(view), view, move)

    def playout(self, deal: Deal) -> Playout:
        """See `Game.playout`."""
        from .playout import playout_of

        if not isinstance(deal, ShengjiDeal):
            raise ValueError("no deal of Shengji")
        return playout_of(deal)

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """See `Game.outcome`: the attackers' points with the kitty, and who has dealt."""
        if not isinstance(deal, ShengjiDeal):
            raise ValueError("no deal of Shengji")
        return deal.attackers_points(), deal.dealer

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.chance`."""
        return chance_after(view["match"], outcome[1], outcome[0], TEAMS[view["seat"]])

    def equity(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """See `Game.equity`."""
        return equity_after(view["match"], outcome[1], outcome[0], TEAMS[view["seat"]])

    def sample(self, view: dict[str, Any], stream: Stream) -> ShengjiDeal:
        """See `Game.sample`."""
        return Sampler(view)(stream)

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], ShengjiDeal]:
        """See `Game.sampler`."""
        return Sampler(view)


def _order(view: dict[str, Any]) -> Order:
    return order_of(view["level"], view["trump"] or "")


GAME = Shengji()
