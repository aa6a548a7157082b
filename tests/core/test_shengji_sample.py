"""Shengji: what a seat can be sure of, against every deal that the rules allow."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Move
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.facts import Facts
from cardavia_core.games.shengji.mending import Lying
from cardavia_core.games.shengji.order import FACES, PACK
from cardavia_core.games.shengji.position import KNOWN
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.games.shengji.sample import HiddenCards, fits
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import chi_limit, random_move

Hidden = tuple[tuple[str, ...], ...]
Played = tuple[int, list[str]]


def seen(*played: Played, **fields: Any) -> dict[str, Any]:
    """What seat 0 has seen after these tricks: who led, and the plays.  Hearts are trumps, level 2."""
    tricks: list[dict[str, Any]] = [
        {"leader": leader, "cards": [play.split() for play in plays]} for leader, plays in played
    ]
    last: dict[str, Any] = (
        tricks.pop() if tricks and len(tricks[-1]["cards"]) < 4 else {"leader": 1, "cards": []}
    )
    view = {
        "seat": 0,
        "level": "2",
        "trump": "h",
        "dealer": 1,
        "phase": "play",
        "hand": [],
        "hands": [20, 20, 20, 20],
        "declarations": [],
        "kitty": [],
        "buried": [],
        "tricks": tricks,
        "leader": last["leader"],
        "trick": last["cards"],
    }
    return view | fields


def owned(view: dict[str, Any]) -> list[tuple[str, int, int]]:
    return [(PACK.code(face), seat, copies) for face, seat, copies in Facts(view).owned]


@pytest.mark.parametrize(
    ("name", "played", "voids"),
    [
        ("a discard", (1, ["3c", "4c", "3d", "5c"]), {3: {"c"}}),
        ("a trump", (1, ["3c", "4h", "4c", "2d"]), {2: {"c"}, 0: {"c"}}),
        ("a level card is a trump", (1, ["3h", "2s", "2h", "BJ"]), {}),
        ("no trump left", (1, ["3h", "4s", "4h", "5h"]), {2: {"T"}}),
        ("the rest of a suit", (1, ["3c 3c", "4c 5d", "6c 6c", "7c 8c"]), {2: {"c"}}),
        ("the trick on the table", (2, ["3s", "As", "3d"]), {0: {"s"}}),
    ],
)
def test_who_does_not_follow_has_none_left(name: str, played: Played, voids: dict[int, set[str]]) -> None:
    facts = Facts(seen(played))
    assert facts.voids == [voids.get(seat, set()) for seat in range(4)]
    for seat, suits in voids.items():
        assert all(facts.void(seat, PACK.card("8h" if suit == "T" else "8" + suit)) for suit in suits)


@pytest.mark.parametrize(
    ("name", "played", "pairless"),
    [
        ("no pair", (1, ["3c 3c", "4c 5c", "6c 6c", "7c 8c"]), {2: {"c"}, 0: {"c"}}),
        (
            "one of two",
            (1, ["3c 3c 4c 4c", "5c 5c 6c 7c", "8c 8c 9c 9c", "10c 10c Jc Qc"]),
            {2: {"c"}, 0: {"c"}},
        ),
        ("trumps", (1, ["3h 3h", "2s 2d", "4h 5h", "2h 2h"]), {2: {"T"}, 3: {"T"}}),
        ("a single card proves nothing", (1, ["3c", "4c", "5c", "6c"]), {}),
        ("a play that is too short proves a void", (1, ["3c 3c", "4c 5d", "6c 6c", "7c 7c"]), {}),
    ],
)
def test_who_answers_with_fewer_pairs_has_none_left(
    name: str, played: Played, pairless: dict[int, set[str]]
) -> None:
    facts = Facts(seen(played))
    assert facts.pairless == [pairless.get(seat, set()) for seat in range(4)]
    for seat, suits in pairless.items():
        for suit in suits:
            assert facts.most(seat, PACK.card("BJ" if suit == "T" else "9" + suit)) == 1


def test_a_card_that_was_played_alone_has_no_second_copy() -> None:
    """Whoever had two would have had to answer with the pair; a card played before that proves nothing."""
    plays = [(1, ["3c", "7c", "4c", "4c"]), (1, ["5c 5c", "8c 9c", "6c 6c", "Kc Kc"]), (2, ["10c", "Jc"])]
    facts = Facts(seen(*plays))
    held = [code for code in ("7c", "8c", "9c", "10c", "Qc") if facts.most(2, PACK.card(code))]
    assert held == ["7c", "Qc"]


def test_what_was_declared_is_its_owners_until_it_is_played() -> None:
    one = {"seat": 2, "cards": ["2h"]}
    two = {"seat": 3, "cards": ["2s", "2s"]}
    assert owned(seen(declarations=[one, two])) == [("2h", 2, 1), ("2s", 3, 2)]
    assert owned(seen((1, ["3h", "2h", "2s", "4h"]), declarations=[one, two])) == [("2s", 3, 1)]
    assert owned(seen((1, ["3h", "4h", "2s", "2h"]), declarations=[one])) == [("2h", 2, 1)]
    assert owned(seen(declarations=[{"seat": 0, "cards": ["2h"]}], hand=["2h"])) == []
    once_more = {"seat": 2, "cards": ["2h", "2h"]}
    assert owned(seen(declarations=[one, once_more])) == [("2h", 2, 2)]


def test_the_dealer_may_have_buried_what_he_showed() -> None:
    view = seen(dealer=1, declarations=[{"seat": 1, "cards": ["2h"]}, {"seat": 2, "cards": ["2s", "2s"]}])
    lying = Lying(Facts(view), 1)
    assert lying.homes[PACK.card("2h")] == (1, 4)
    assert lying.homes[PACK.card("2s")] == (2,)
    before = Lying(Facts(view | {"trump": None, "phase": "declare"}), 1)
    assert before.homes[PACK.card("2h")] == (1,)


def test_a_kitty_that_was_shown_lies_with_the_dealer() -> None:
    kitty = ["3c", "BJ", "BJ", "5h", "9s", "10s", "Kd", "Kc"]
    view = seen((1, ["3c", "Kc", "5c", "6c"]), kitty=kitty, dealer=1)
    assert owned(view) == [
        (code, 1, copies)
        for code, copies in [("Kc", 1), ("Kd", 1), ("5h", 1), ("9s", 1), ("10s", 1), ("BJ", 2)]
    ]


def replayed(view: dict[str, Any], hands: list[list[str]], apart: list[str]) -> bool:
    """Lay the cards as they would have been, and play the whole deal again: do the rules allow it?"""
    held = [list(codes) for codes in hands]
    buried = view["buried"] or apart
    moves = [Move("bury", tuple(sorted(PACK.read(buried))))]
    for trick in [*view["tricks"], {"leader": view["leader"], "cards": view["trick"]}]:
        for place, play in enumerate(trick["cards"]):
            held[(trick["leader"] + place) % 4] += play
            moves.append(Move("play", tuple(sorted(PACK.read(play)))))
    held[view["dealer"]] += buried
    for entry in view["declarations"]:
        if any(entry["cards"].count(code) > held[entry["seat"]].count(code) for code in entry["cards"]):
            return False
    if any(view["kitty"].count(code) > held[view["dealer"]].count(code) for code in view["kitty"]):
        return False
    known = {name: view[name] for name in ("dealer", "level", "trump", "declarations", "kitty")}
    deal = GAME.position(known | {"hands": held})
    for move in moves:
        if deal.refusal(move) is not None:
            return False
        deal.play(move)
    return True


def arrangements(cards: list[int], rooms: list[int]) -> Iterator[list[list[int]]]:
    """Every way to lay different cards in places with so much room."""
    if not rooms:
        yield []
        return
    for chosen in combinations(cards, rooms[0]):
        rest = [card for card in cards if card not in chosen]
        for others in arrangements(rest, rooms[1:]):
            yield [list(chosen), *others]


def every_deal(view: dict[str, Any]) -> tuple[Counter[Hidden], int]:
    """The deals that the rules allow, and in how many ways copies make each; and all ways there are."""
    facts = Facts(view)
    cards = [face + copy * FACES for face in range(FACES) for copy in range(facts.hidden[face])]
    found: Counter[Hidden] = Counter()
    known: dict[Hidden, bool] = {}
    total = 0
    for places in arrangements(cards, facts.rooms):
        total += 1
        hidden = named(places)
        if hidden not in known:
            hands = [list(codes) for codes in hidden[:4]]
            hands[view["seat"]] = view["hand"]
            known[hidden] = replayed(view, hands, list(hidden[4]))
            assert known[hidden] == fits(view, hands, list(hidden[4]))
        if known[hidden]:
            found[hidden] += 1
    return found, total


def named(places: list[list[int]]) -> Hidden:
    return tuple(tuple(PACK.write(sorted(card % FACES for card in place))) for place in places)


def weighted_chi_square(counts: Counter[Hidden], ways: Counter[Hidden]) -> float:
    drawn, total = sum(counts.values()), sum(ways.values())
    expected = {hidden: drawn * number / total for hidden, number in ways.items()}
    return sum((counts[hidden] - hope) ** 2 / hope for hidden, hope in expected.items())


def check_against_every_deal(view: dict[str, Any]) -> tuple[int, int]:
    ways, total = every_deal(view)
    stream = Stream("every deal")
    counts: Counter[Hidden] = Counter()
    for _ in range(max(200, 6 * len(ways))):
        counts[named(HiddenCards(view).places(stream))] += 1
    assert set(counts) <= set(ways)
    if len(ways) > 1:
        assert weighted_chi_square(counts, ways) < chi_limit(len(ways) - 1)
    return sum(ways.values()), total


def played_to(seed: str, cards: int) -> ShengjiDeal:
    """A deal of random moves until the seat to lead holds at most so many cards."""
    deal = Match(GAME, seed).deal
    assert isinstance(deal, ShengjiDeal)
    stream = Stream("play/" + seed)
    while deal.phase != "play" or deal.trick or cardset.count(deal.hands[deal.leader]) > cards:
        deal.play(random_move(deal, stream))
    return deal


@pytest.mark.parametrize("number", range(3))
def test_the_last_cards_as_the_dealer_sees_them(number: int) -> None:
    deal = played_to(f"dealer-{number}", 2)
    possible, total = check_against_every_deal(deal.view(deal.dealer))
    assert 0 < possible <= total


@pytest.mark.parametrize("number", range(3))
def test_the_last_cards_as_another_sees_them(number: int) -> None:
    deal = played_to(f"other-{number}", 1)
    check_against_every_deal(deal.view((deal.dealer + 1 + number % 3) % 4))


def test_a_card_shown_once_may_be_either_copy() -> None:
    """Whoever showed a 2 may have had both: as often as there are such deals."""
    cards = ["2h", "2h", "3c", "4c", "5c", "6c", "7c"]
    hand = Counter(dict.fromkeys(PACK.codes, 2))
    hand.subtract([*cards, "RJ"])
    one = {"seat": 1, "cards": ["2h"]}
    fields = {"hand": list(hand.elements()), "hands": [100, 3, 2, 2], "buried": ["RJ"]}
    view = seen(declarations=[one], dealer=0, **fields)
    hidden = [face + copy * FACES for face in range(FACES) for copy in range(Facts(view).hidden[face])]
    ways = Counter([named(places) for places in arrangements(hidden, Facts(view).rooms)])
    ways = Counter({places: number for places, number in ways.items() if "2h" in places[1]})
    stream = Stream("shown once")
    drawn = Counter([named(HiddenCards(view).places(stream)) for _ in range(20 * len(ways))])
    assert set(drawn) <= set(ways)
    assert weighted_chi_square(drawn, ways) < chi_limit(len(ways) - 1)


def test_mended_deals_fit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no draw is good enough, the mended one breaks no fact; and it is no less random."""
    monkeypatch.setattr(Lying, "fits", lambda self, places: False)
    for number in range(2):
        deal = played_to(f"mended-{number}", 2)
        view = deal.view(deal.dealer)
        ways, _ = every_deal(view)
        stream = Stream("mended")
        drawn = {named(HiddenCards(view).places(stream)) for _ in range(40)}
        assert drawn <= set(ways)
        assert len(drawn) > 1 or len(ways) < 5


@pytest.mark.parametrize("number", range(8))
def test_the_true_deal_always_fits(number: int) -> None:
    """And whatever is drawn on the way agrees with everything that is certain."""
    deal = Match(GAME, f"true-{number}").deal
    assert isinstance(deal, ShengjiDeal)
    stream = Stream(f"true/{number}")
    while deal.turn is not None:
        for seat in range(4):
            view = deal.view(seat)
            hidden = deal.kitty if deal.phase == "declare" else () if view["buried"] else deal.buried
            assert fits(view, [PACK.write(cardset.cards(hand)) for hand in deal.hands], PACK.write(hidden))
        world = GAME.sample(view, stream)
        assert isinstance(world, ShengjiDeal)
        apart = world.kitty if world.phase == "declare" else () if view["buried"] else world.buried
        assert fits(view, [PACK.write(cardset.cards(hand)) for hand in world.hands], PACK.write(apart))
        deal.play(random_move(deal, stream))


def test_the_burial_is_the_dealers_secret() -> None:
    deal = played_to("buried", 20)
    stream = Stream("buried")
    for seat in range(4):
        worlds = [GAME.sample(deal.view(seat), stream) for _ in range(10)]
        found = {world.buried for world in worlds if isinstance(world, ShengjiDeal)}
        assert (found == {deal.buried}) == (seat == deal.dealer)


def test_before_the_kitty_is_taken_it_may_hold_anything() -> None:
    deal = Match(GAME, "kitty").deal
    stream = Stream("kitty")
    held: Counter[int] = Counter()
    for _ in range(300):
        world = GAME.sample(deal.view(0), stream)
        assert isinstance(world, ShengjiDeal)
        held.update(world.kitty)
    hidden = [face for face in range(FACES) if Facts(deal.view(0)).hidden[face]]
    assert set(held) == set(hidden)


def state(deal: ShengjiDeal) -> dict[str, Any]:
    """All that a deal holds."""
    names = [*ShengjiDeal.__slots__, "turn", "phase", "exhaustive"]
    return {name: getattr(deal, name) for name in names} | {"tricks": [trick.data() for trick in deal.tricks]}


def test_a_deal_that_was_drawn_is_the_one_that_its_position_gives() -> None:
    """Whoever draws many deals for one view draws the same ones as whoever draws them singly."""
    for number in range(2):
        deal = Match(GAME, f"drawn-{number}").deal
        stream = Stream(f"drawn/{number}")
        while deal.turn is not None:
            for seat in {deal.turn, number}:
                view = deal.view(seat)
                draw, one, two = GAME.sampler(view), Stream("one"), Stream("one")
                for _ in range(2):
                    world = draw(one)
                    assert isinstance(world, ShengjiDeal)
                    again = GAME.sample(view, two) if not world.tricks else world
                    assert isinstance(again, ShengjiDeal)
                    assert state(world) == state(again)
                    position = {name: view[name] for name in KNOWN}
                    position["hands"] = [PACK.write(cardset.cards(hand)) for hand in world.hands]
                    apart = "kitty" if world.phase == "declare" else "buried"
                    position[apart] = PACK.write(getattr(world, apart))
                    assert state(world) == state(GAME.position(position))
            deal.play(random_move(deal, stream))
