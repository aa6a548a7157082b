"""Minchiate: what a seat can know of the hidden cards, against the truth and every deal the rules allow."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.families.tricks import SEATS
from cardavia_core.game import Deal, Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.known import DISCARDS, Known
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.games.minchiate.position import KNOWN
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.games.minchiate.sample import arrangements
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.minchiate import dealt, to_declare
from tests.core.support import chi_limit, chi_square, shared_out

DEALS = 120
MANY_DEALS = 2000
Hidden = tuple[tuple[str, ...], ...]


def some_move(deal: Deal, stream: Stream) -> Move:
    """Any move, but every second time all that can be declared: that shows most."""
    moves = deal.moves()
    if deal.phase == "declare" and stream.below(2):
        return moves[-1]
    return moves[stream.below(len(moves))]


def states(seed: str) -> Iterator[tuple[MinchiateDeal, Stream]]:
    """A deal before each of its moves, played at random or, every fourth one, by the rules of thumb."""
    deal, stream = Match(GAME, seed).deal, Stream("states/" + seed)
    by_policy = not stream.below(4)
    assert isinstance(deal, MinchiateDeal)
    while deal.turn is not None:
        yield deal, stream
        view = deal.view(deal.turn)
        deal.play(GAME.policy(view, stream)[0] if by_policy else some_move(deal, stream))


def check_truth(deal: MinchiateDeal) -> None:
    """Where every card lies is among the places where each seat takes it to lie at most."""
    for seat in range(SEATS):
        view = deal.view(seat)
        known = Known(view)
        for other in range(SEATS):
            own = other == seat
            assert known.rooms[other] == (0 if own else view["hands"][other])
            hidden = 0 if own or view["discards"][other] else len(deal.discards[other])
            assert known.rooms[DISCARDS + other] == hidden
            assert own or not deal.hands[other] & ~known.may_hold[other]
            assert not hidden or not cardset.of(deal.discards[other]) & ~known.may_hold[DISCARDS + other]


def check_sample(deal: MinchiateDeal, seat: int, stream: Stream) -> None:
    """A drawn deal is whole, fits the view to the letter, and could have come about."""
    view = deal.view(seat)
    world = GAME.sample(view, stream)
    assert world.view(seat) == view
    assert sorted(card for cards, _ in world.places() for card in cards) == list(range(PACK.size))
    assert world.refusal(world.moves()[0]) is None
    assert could_have_happened(view, world)


def could_have_happened(view: dict[str, Any], world: MinchiateDeal) -> bool:
    """Put the cards back as they were when all had taken theirs, and play everything again."""
    hands = [cardset.cards(hand) for hand in world.hands]
    discards = [list(cards) for cards in world.discards]
    plays = [
        ((trick["leader"] + place) % SEATS, card)
        for trick in [*view["tricks"], {"leader": view["leader"], "cards": view["trick"]}]
        for place, card in enumerate(PACK.read(trick["cards"]))
    ]
    for seat, card in plays:
        hands[seat].append(card)
    for seat in range(SEATS):
        hands[seat] += discards[seat]
    taken = {view["cut"]["seat"]: view["cut"]["robbed"]}
    taken[view["dealer"]] = view["robbery"]["robbed"] + view["robbery"]["picked"]
    for seat, code in enumerate(view["exposed"]):
        if not set(PACK.read([code, *taken.get(seat, [])])) <= set(hands[seat]):
            return False
    fields = ("cut", "robbery", "exposed", "fola", "dealer", "match")
    start = {name: view[name] for name in fields}
    long = any(len(hand) > 21 for hand in hands)
    start["phase"] = "discard" if long else "declare"
    if not long:
        start["declarations"] = []
    start["hands"] = [PACK.write(hand) for hand in hands]
    return replays(GAME.position(start), view, discards, plays)


def replays(
    deal: MinchiateDeal, view: dict[str, Any], discards: list[list[int]], plays: list[tuple[int, int]]
) -> bool:
    """Whether these discards, the declarations of the view, and these cards are legal one after the other."""
    spoken = {entry["seat"]: entry for entry in view["declarations"]}
    while deal.turn is not None:
        if deal.phase == "discard" and discards[deal.turn]:
            move = Move("discard", tuple(sorted(discards[deal.turn])))
        elif deal.phase == "declare" and deal.turn in spoken:
            codes = {code for versicola in spoken[deal.turn]["sets"] for code in versicola["cards"]}
            cards = tuple(sorted(PACK.read(sorted(codes))))
            move = Move("declare", cards) if cards else Move("pass")
        elif deal.phase == "play" and plays:
            move = Move("play", (plays.pop(0)[1],))
        else:
            break
        if deal.refusal(move) is not None:
            return False
        deal.play(move)
    told = deal.view(view["seat"])
    return not plays and all(told[name] == view[name] for name in ("declarations", "discarded", "taken"))


def check_deals(numbers: range) -> None:
    for number in numbers:
        for step, (deal, stream) in enumerate(states(f"sample-{number}")):
            check_truth(deal)
            if (step + number) % 17 == 0:
                check_sample(deal, stream.below(SEATS), stream)


def test_the_truth_fits_every_view() -> None:
    check_deals(range(DEALS))


@pytest.mark.long
def test_the_truth_fits_every_view_of_many_deals() -> None:
    check_deals(range(DEALS, MANY_DEALS))


def world_of(view: dict[str, Any], hidden: Hidden) -> MinchiateDeal:
    hands = [view["hand"] if seat == view["seat"] else list(codes) for seat, codes in enumerate(hidden)]
    return GAME.position({**{name: view[name] for name in KNOWN}, "hands": hands})


def every_deal(view: dict[str, Any]) -> list[Hidden]:
    """All that the rules allow, when nothing but hands is hidden."""
    rooms = [0 if seat == view["seat"] else count for seat, count in enumerate(view["hands"])]
    hidden = PACK.write(cardset.cards(Known(view).hidden))
    every = shared_out(hidden, rooms)
    return [deal for deal in every if could_have_happened(view, world_of(view, deal))]


def played_to(deal: MinchiateDeal, tricks: int, extra: int, stream: Stream) -> MinchiateDeal:
    """Some moves until so many tricks are finished and so many cards lie on the table."""
    while len(deal.tricks) < tricks or len(deal.trick) < extra:
        deal.play(some_move(deal, stream))
    return deal


@pytest.mark.parametrize("number", range(6))
def test_the_last_cards_are_drawn_from_all_that_could_be(number: int) -> None:
    """As many deals as there are, and each as likely."""
    deal = Match(GAME, f"last-{number}").deal
    assert isinstance(deal, MinchiateDeal)
    stream = Stream(f"last/{number}")
    view = played_to(deal, 19, number % 4, stream).view(number % SEATS)
    deals = every_deal(view)
    assert arrangements(view).total == len(deals)
    counts: Counter[Hidden] = Counter()
    for _ in range(12 * len(deals)):
        world = GAME.sample(view, stream)
        counts[
            tuple(() if seat == view["seat"] else tuple(world.view(seat)["hand"]) for seat in range(SEATS))
        ] += 1
    assert set(counts) <= set(deals)
    if len(deals) > 1:
        assert chi_square([counts[hidden] for hidden in deals]) < chi_limit(len(deals) - 1)


def may_hold(deal: MinchiateDeal, seat: int, place: int) -> set[str]:
    return set(PACK.write(cardset.cards(Known(deal.view(seat)).may_hold[place])))


def test_who_robs_a_card_has_it_or_has_discarded_it() -> None:
    """T24 may go back, T31 may not; once the discards are shown, all is clear."""
    deal = dealt(robbed="T31 T24", fola="2s 3s 4s 5s 6s 7s 8s 9s T38 2b 3b")
    assert deal.phase == "discard"
    assert {"T24", "T31"} <= may_hold(deal, 0, 2)
    assert not {"T24", "T31"} & (may_hold(deal, 0, 1) | may_hold(deal, 0, 3))
    assert "T38" in may_hold(deal, 0, 3)
    loose = [card for card in deal.usable() if PACK.code(card) != "T24"]
    deal.play(Move("discard", (loose[0], PACK.card("T24"))))
    assert "T24" in may_hold(deal, 0, 2)
    assert "T24" in may_hold(deal, 0, DISCARDS + 2)
    assert "T31" not in may_hold(deal, 0, DISCARDS + 2)
    assert "T24" not in may_hold(deal, 2, 2)
    played_to(deal, 1, 0, Stream("shown"))
    assert "T24" not in may_hold(deal, 0, 2)


def test_an_exposed_card_is_known_to_all() -> None:
    deal = dealt(exposed="2c T40 4c 5c")
    assert "T40" in may_hold(deal, 0, 1)
    assert not {"T40", "4c", "5c"} & may_hold(deal, 1, 0)
    assert {"4c", "5c"} <= may_hold(deal, 0, 2) | may_hold(deal, 0, 3)


@pytest.mark.parametrize(
    ("hand", "held", "absent"),
    [
        ("T31 T32 T33 2c 3c", "T31 T32 T33", "T30 T34 M"),
        ("T28 T29 T30 M", "T28 T29 T30 M", "T31"),
        ("T2 T3 T4", "T2 T3 T4", "T1 T5 M"),
        ("T10 T20 T30", "T10 T20 T30", "T40 M"),
        ("T20 T30 T40 M", "T20 T30 T40 M", "T10"),
        ("Rd Rc Rs", "Rd Rc Rs", "Rb M"),
        ("T1 M T40", "T1 M T40", ""),
        ("T1 T13 T28", "T1 T13 T28", "M"),
    ],
)
def test_what_a_declaration_proves(hand: str, held: str, absent: str) -> None:
    """The cards of a set are there, those that would enlarge it are not, and the Matto's 5 tell of him."""
    deal = to_declare(hand)
    deal.play(deal.moves()[-1])
    view = deal.view(1)
    view["hands"] = [21] * SEATS
    known = Known(view)
    for code in held.split():
        assert cardset.has(known.may_hold[0], PACK.card(code))
        assert not any(cardset.has(known.may_hold[other], PACK.card(code)) for other in (2, 3))
    assert not any(cardset.has(known.may_hold[0], PACK.card(code)) for code in absent.split())


def test_who_declares_nothing_may_hold_anything() -> None:
    deal = to_declare("T31 T32 T33")
    deal.play(Move("pass"))
    assert Known(deal.view(1)).may_hold[0] == Known(deal.view(1)).hidden


@pytest.mark.parametrize(
    ("trick", "absent"),
    [
        ("2c T9 5c", True),
        ("2c T9 M", True),
        ("2c T9 T10", True),
        ("2c 5c M", False),
        ("M 2c T9 5c", True),
        ("T9 M 2c", False),
    ],
)
def test_who_was_bound_to_play_a_king_does_not_hold_it(trick: str, absent: bool) -> None:
    """Rule 32: the last to play to the trick has not the King of Cups, if a trump lay before him."""
    cards = trick.split()
    last = len(cards) - 1
    fields: dict[str, Any] = {"tricks": [{"leader": 0, "cards": cards}]} if len(cards) == SEATS else {}
    deal = GAME.position(fields or {"leader": 0, "trick": cards})
    view = deal.view((last + 1) % SEATS)
    assert cardset.has(Known(view).may_hold[last], PACK.card("Rc")) != absent


def test_in_a_later_round_a_king_may_be_kept() -> None:
    tricks = [{"leader": 0, "cards": ["6c", "7c", "8c", "9c"]}]
    deal = GAME.position({"tricks": tricks, "trick": ["2c", "T9", "5c"]})
    assert cardset.has(Known(deal.view(3)).may_hold[2], PACK.card("Rc"))
