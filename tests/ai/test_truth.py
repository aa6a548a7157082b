"""The truth in the support: whatever a player takes to be possible, the deal as it is is among it.

If it were not, the player would think about deals of which it could know that they are not played.
"""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.cards import Pack
from cardavia_core.families.tricks import SEATS
from cardavia_core.game import Deal, Game
from cardavia_core.games import load_game
from cardavia_core.games.cicera.sample import unseen as unseen_in_cicera
from cardavia_core.games.minchiate.known import DISCARDS, Known
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.games.piedicavallo.rules import PiedicavalloDeal
from cardavia_core.games.piedicavallo.sample import hidden_places, kept_by_dealer
from cardavia_core.games.scopa.sample import unseen as unseen_in_scopa
from cardavia_core.games.shengji.order import PACK as SHENGJI_PACK
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.games.shengji.sample import fits
from cardavia_core.shuffle import Stream
from tests.ai.support import ALL_LEVELS, SLUGS, random_play, self_play

FEW = 40
"""So few possible deals are all found by drawing."""
ENOUGH = 14
"""Draws for each of them: one that is as likely as the others is missed once in a million."""


def fits_by_count(view: dict[str, Any], deal: Deal) -> bool:
    """In Scopa and Cicera nothing but the counts is known of a hidden card."""
    unseen = {"scopa": unseen_in_scopa, "cicera": unseen_in_cicera}[view["game"]]
    hidden = [card for cards, seats in deal.places() if view["seat"] not in seats for card in cards]
    return sorted(hidden) == unseen(view)


def fits_shengji(view: dict[str, Any], deal: Deal) -> bool:
    assert isinstance(deal, ShengjiDeal)
    apart = deal.kitty if deal.phase == "declare" else () if view["buried"] else deal.buried
    return fits(view, hands_of(SHENGJI_PACK, deal.hands), SHENGJI_PACK.write(apart))


def hands_of(pack: Pack, hands: list[int]) -> list[list[str]]:
    return [pack.write(cardset.cards(hand)) for hand in hands]


def fits_minchiate(view: dict[str, Any], deal: Deal) -> bool:
    assert isinstance(deal, MinchiateDeal)
    known = Known(view)
    places = [*deal.hands, *(cardset.of(cards) for cards in deal.discards)]
    shown = [seat == view["seat"] for seat in range(SEATS)] + [bool(cards) for cards in view["discards"]]
    assert len(places) == DISCARDS + SEATS
    return all(
        seen or not place & ~may_hold
        for seen, place, may_hold in zip(shown, places, known.may_hold, strict=True)
    )


def fits_piedicavallo(view: dict[str, Any], deal: Deal) -> bool:
    """In one case of the discard at least, each hidden card may lie where it lies."""
    assert isinstance(deal, PiedicavalloDeal)
    for kept in kept_by_dealer(view):
        rooms, may_hold = hidden_places(view, kept)
        hidden = [hand if room else cardset.EMPTY for hand, room in zip(deal.hands, rooms, strict=False)]
        if sum(rooms[SEATS:]):
            buried = cardset.of(deal.discard)
            hidden += [buried & may_hold[SEATS], buried & ~may_hold[SEATS]]
        if all(not place & ~may for place, may in zip(hidden, may_hold, strict=False)):
            return [cardset.count(place) for place in hidden] == rooms[: len(hidden)]
    return False


FITS: dict[str, Callable[[dict[str, Any], Deal], bool]] = {
    "scopa": fits_by_count,
    "cicera": fits_by_count,
    "shengji": fits_shengji,
    "minchiate": fits_minchiate,
    "piedicavallo": fits_piedicavallo,
}


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.mark.parametrize("deals", [1, pytest.param(200, marks=pytest.mark.long)])
def test_the_truth_fits_all_that_is_held_certain(game: Game, deals: int) -> None:
    """Whoever sits at the table, and for every seat before every move."""
    for number in range(deals):
        levels = [ALL_LEVELS[(number + seat) % 4] for seat in range(game.seats)]
        for match in self_play(game, f"truth-{number}", levels, 0):
            for seat in range(game.seats):
                view = match.deal.view(seat)
                assert FITS[game.slug](view, match.deal), (number, match.moves)
                drawn = game.sample(view, Stream("truth"))
                assert FITS[game.slug](view, drawn)
                assert drawn.view(seat) == view


Lying = tuple[tuple[str, ...], ...]


def lying(game: Game, deal: Deal) -> Lying:
    """Where all cards lie, copies of a card and orders within a place told apart by nobody."""
    return tuple(tuple(sorted(game.pack.write(cards))) for cards, _ in deal.places())


def possible(game: Game, view: dict[str, Any], stream: Stream) -> set[Lying] | None:
    """All deals that can be drawn for a view; None where they are too many to tell."""
    draw, tried = game.sampler(view), 0
    drawn: set[Lying] = set()
    while tried < ENOUGH * max(4, len(drawn)):
        drawn.add(lying(game, draw(stream)))
        tried += 1
        if len(drawn) > FEW:
            return None
    return drawn


@pytest.mark.parametrize("deals", [1, pytest.param(150, marks=pytest.mark.long)])
def test_the_true_deal_is_among_those_that_are_drawn(game: Game, deals: int) -> None:
    """Near the end, where so few deals are possible that all of them can be drawn."""
    checked = several = 0
    for number in range(deals):
        deals_on_the_way = [deal.copy() for deal in random_play(game, f"drawn-{number}")]
        for deal in deals_on_the_way[-5 * game.seats :]:
            for seat in range(game.seats):
                found = possible(game, deal.view(seat), Stream(f"drawn/{number}"))
                if found is not None:
                    assert lying(game, deal) in found
                    checked += 1
                    several += len(found) > 1
    assert several > deals
