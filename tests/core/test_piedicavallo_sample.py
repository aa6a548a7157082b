"""Piedicavallo: what a seat can know of the hidden cards, against every deal that the rules allow."""

from collections import Counter
from typing import Any

import pytest

from cardavia_core.game import Move
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, SUIT, PiedicavalloDeal
from cardavia_core.games.piedicavallo.sample import cases, unseen
from cardavia_core.games.piedicavallo.scoring import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.piedicavallo import dealer_with
from tests.core.support import canonical, chi_limit, chi_square, random_move, shared_out
from tests.core.test_piedicavallo_discard import EXAMPLE_17, EXAMPLE_19, EXAMPLE_21

Hidden = tuple[tuple[str, ...], ...]


def could_have_happened(view: dict[str, Any], hidden: Hidden) -> bool:
    """Deal the cards as they would have lain, and play the whole deal again: do the rules allow it?"""
    *hands, discard = [list(codes) for codes in hidden]
    hands[view["seat"]] = list(view["hand"])
    discard = view["discard"] or discard
    tricks = [*view["tricks"], {"leader": view["leader"], "cards": view["trick"]}]
    plays = [
        ((trick["leader"] + place) % 4, code) for trick in tricks for place, code in enumerate(trick["cards"])
    ]
    for seat, code in plays:
        hands[seat].append(code)
    hands[view["dealer"]] += discard
    deal = GAME.position({"hands": hands, "dealer": view["dealer"]})
    moves = [Move("discard", tuple(sorted(PACK.read(discard))))]
    moves += [Move("play", (PACK.card(code),)) for _, code in plays]
    for move in moves:
        if deal.refusal(move) is not None:
            return False
        deal.play(move)
    return bool(deal.announced == view["announced"])


def every_deal(view: dict[str, Any]) -> list[Hidden]:
    rooms = [0 if seat == view["seat"] else count for seat, count in enumerate(view["hands"])]
    rooms.append(0 if view["discard"] else 2)
    every = shared_out(PACK.write(unseen(view)), rooms)
    return [hidden for hidden in every if could_have_happened(view, hidden)]


def check_against_every_deal(view: dict[str, Any]) -> int:
    """As many deals as there are, and each as likely; the number of them."""
    deals = every_deal(view)
    assert sum(case.total for case in cases(view)) == len(deals)
    stream = Stream("every deal")
    counts: Counter[Hidden] = Counter()
    for _ in range(8 * len(deals)):
        world = GAME.sample(view, stream)
        assert isinstance(world, PiedicavalloDeal)
        hands = [() if seat == view["seat"] else codes_of(world, seat) for seat in range(4)]
        counts[*hands, () if view["discard"] else tuple(PACK.write(world.discard))] += 1
    assert set(counts) <= set(deals)
    if len(deals) > 1:
        assert chi_square([counts[hidden] for hidden in deals]) < chi_limit(len(deals) - 1)
    return len(deals)


def codes_of(deal: PiedicavalloDeal, seat: int) -> tuple[str, ...]:
    return tuple(deal.view(seat)["hand"])


def played_to(deal: PiedicavalloDeal, tricks: int, extra: int, stream: Stream) -> None:
    """Random moves until so many tricks are finished and so many cards lie on the table."""
    while len(deal.tricks) < tricks or len(deal.trick) < extra:
        deal.play(random_move(deal, stream))


@pytest.mark.parametrize("number", range(3))
def test_the_last_cards_of_a_deal(number: int) -> None:
    deal = Match(GAME, f"sample-{number}").deal
    assert isinstance(deal, PiedicavalloDeal)
    played_to(deal, 13, number % 4, Stream(f"sample/{number}"))
    other = (deal.dealer + 1 + number) % 4
    assert check_against_every_deal(deal.view(deal.dealer)) < check_against_every_deal(deal.view(other))


@pytest.mark.parametrize(
    ("hand", "discard"),
    [(EXAMPLE_17, "6s+T8"), (EXAMPLE_19, "T8+T12"), (EXAMPLE_21, "T2+T3"), (EXAMPLE_21, "T12+T13")],
)
def test_with_trumps_in_the_discard(hand: str, discard: str) -> None:
    for number in range(2):
        deal = dealer_with(hand)
        deal.play(GAME.read_move("discard " + discard))
        played_to(deal, 13, 2 + number, Stream(f"{discard}/{number}"))
        check_against_every_deal(deal.view(1 + number))


def test_both_cases_of_a_discard_with_trumps() -> None:
    """While the dealer has shown nothing but Kings and the Matto, he may have all trumps or none."""
    deal = dealer_with(EXAMPLE_21)
    deal.play(GAME.read_move("discard T2+T3"))
    view = deal.view(1)
    both = cases(view)
    assert len(both) == 2
    assert all(case.total for case in both)
    stream = Stream("both")
    kinds: Counter[bool] = Counter()
    for _ in range(300):
        world = GAME.sample(view, stream)
        assert isinstance(world, PiedicavalloDeal)
        hand = [card for card in PACK.read(world.view(0)["hand"]) if PACK.code(card) != "M"]
        trumps = [card for card in hand if SUIT[card] == "T"]
        assert not trumps or all(SUIT[card] == "T" or PACK.rank(card) == "R" for card in hand)
        kinds[bool(trumps)] += 1
    share = both[0].total / (both[0].total + both[1].total)
    assert abs(kinds[True] / 300 - share) < 0.1
    played_to(deal, 3, 0, Stream("both"))
    assert len(cases(deal.view(1))) == 1


def test_the_dealer_knows_the_discard_and_nobody_else() -> None:
    deal = Match(GAME, "discard").deal
    assert isinstance(deal, PiedicavalloDeal)
    stream = Stream("discard")
    before = {canonical(GAME.sample(deal.view(deal.dealer), stream).places()) for _ in range(5)}
    assert len(before) == 5
    deal.play(deal.moves()[7])
    for seat in range(4):
        worlds = [GAME.sample(deal.view(seat), stream) for _ in range(30)]
        discards = {world.discard for world in worlds if isinstance(world, PiedicavalloDeal)}
        assert (discards == {deal.discard}) == (seat == deal.dealer)
        assert all(not PACK.code(card).startswith("R") for cards in discards for card in cards)


def test_before_the_discard_the_dealer_may_hold_anything() -> None:
    deal = Match(GAME, "before").deal
    assert isinstance(deal, PiedicavalloDeal)
    view = deal.view((deal.dealer + 1) % 4)
    stream = Stream("before")
    held: Counter[str] = Counter()
    for _ in range(400):
        held.update(GAME.sample(view, stream).view(deal.dealer)["hand"])
    hidden = PACK.write(unseen(view))
    assert set(held) == set(hidden)
    assert len(hidden) == len(CARDS) - 15
    # 17 of 47 each time, so about 145 of 400
    assert all(95 < held[code] < 195 for code in hidden)
