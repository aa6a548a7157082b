"""Minchiate: the cut, the deal, both robberies and the discards, by the worked examples of the rules."""

from typing import Any

import pytest

from cardavia_core.game import Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.match import Match
from tests.core.minchiate import PLAIN, dealt, legal, read, refusal, texts, to_discard

FOLA = "T24 T38 9s T3 T29 Rb 2c 5d As 4c"
"""The fola of example 36, after three cards were robbed at the cut (example 33)."""
EXPOSED = "T40 7d 2s M"
NOTHING = "2s 3s 4s 5s"


def opening(**cards: Any) -> list[str]:
    return texts(dealt(**cards).opening)


def test_the_cutter_robs_from_the_bottom_of_the_packet() -> None:
    """Examples 33, 36 and 37 in one deal: all that is told, in its order (A3, A5, A22)."""
    deal = dealt(robbed="T31 T22 Rs", exposed=EXPOSED, fola=FOLA, lifted=40)
    assert texts(deal.opening) == [
        "cut 2 - 40",
        "rob 2 T31+T22+Rs 10",
        "stop 2 4c 0",
        "deal 3 - 21",
        "expose 0 T40 10",
        "expose 1 7d 0",
        "expose 2 2s 0",
        "expose 3 M 5",
        "rob 3 T24+T38 10",
        "stop 3 9s 0",
        "pick 3 T3+T29+Rb 0",
        "fola 3 9s+2c+5d+As+4c 5",
    ]
    view = deal.view(1)
    assert view["hands"] == [21, 21, 24, 26]
    assert (view["lead"], view["resti"]) == ([5, 0], [0, 0])
    assert view["cut"] == {
        "seat": 2,
        "size": 40,
        "robbed": ["T31", "T22", "Rs"],
        "points": 10,
        "stop": "4c",
    }
    assert view["robbery"]["picked"] == ["T3", "T29", "Rb"]
    assert view["fola"] == ["9s", "2c", "5d", "As", "4c"]
    assert {"T31", "T22", "Rs"} <= set(deal.view(2)["hand"])
    assert {"T24", "T38", "T3", "T29", "Rb"} <= set(deal.view(3)["hand"])


def test_thirteen_cards_are_out_of_play() -> None:
    """Example 36: five in the fola, three laid away by the cutter, five by the dealer (A9)."""
    deal = dealt(robbed="T31 T22 Rs", exposed=EXPOSED, fola=FOLA)
    assert (deal.phase, deal.turn) == ("discard", 2)
    deal.play(Move("discard", tuple(deal.usable()[:3])))
    assert (deal.phase, deal.turn) == ("discard", 3)
    deal.play(Move("discard", tuple(deal.usable()[:5])))
    assert (deal.phase, deal.turn) == ("declare", 0)
    view = deal.view(0)
    assert view["hands"] == [21] * 4
    assert len(view["fola"]) + sum(view["discarded"]) == 13


def test_a_first_card_that_is_not_robbed() -> None:
    """Example 34: a Queen at the bottom; the cutter discards nothing, and the fola has 13 cards."""
    fola = PLAIN.replace("5b", "Dd")
    deal = dealt(fola=fola, exposed="2c 3c 4c 5c")
    assert texts(deal.opening)[:3] == ["cut 2 - 40", "stop 2 Dd 0", "deal 3 - 21"]
    assert [event.message for beat in deal.opening for event in beat if event.kind == "stop"] == [
        "minchiate.event.cut_nothing",
        "minchiate.event.fola_nothing",
    ]
    assert (deal.view(0)["hands"], len(deal.view(0)["fola"])) == ([21] * 4, 13)
    assert (deal.phase, deal.turn) == ("declare", 0)


def test_the_exposed_cards_score() -> None:
    """Example 37, with trump 29 before the cutter: it scores nothing."""
    told = opening(exposed="T40 7d T29 M")
    assert [text for text in told if text.startswith("expose")] == [
        "expose 0 T40 10",
        "expose 1 7d 0",
        "expose 2 T29 0",
        "expose 3 M 5",
    ]
    assert dealt(exposed="T40 7d T29 M").view(0)["lead"] == [5, 0]


def test_the_limit_is_thirteen_cards_of_either_kind() -> None:
    """A4, A17: after the thirteenth nobody looks at the next; trumps 21 to 27 and 29 count among them."""
    robbed = "T21 T22 T23 T24 T25 T26 T27 T29 T30 T1 Rd Rc Rs"
    deal = dealt(robbed=robbed, fola="", exposed=NOTHING)
    assert texts(deal.opening)[:3] == ["cut 2 - 40", f"rob 2 {robbed.replace(' ', '+')} 25", "deal 3 - 21"]
    view = deal.view(0)
    assert (view["cut"]["stop"], view["fola"], view["hands"]) == (None, [], [21, 21, 34, 21])
    assert texts(deal.opening)[-1] == "expose 3 5s 0"
    assert len(deal.usable()) >= 13


def test_a_packet_may_be_robbed_whole() -> None:
    """B7: there is no card that stopped it then."""
    deal = dealt(robbed="T21 T36", fola=" ".join(PLAIN.split()[:11]), lifted=2)
    assert texts(deal.opening)[:3] == ["cut 2 - 2", "rob 2 T21+T36 10", "deal 3 - 21"]
    assert deal.view(0)["cut"]["stop"] is None


def test_robbed_trumps_without_points_score_nothing() -> None:
    deal = dealt(robbed="T22", fola=" ".join(PLAIN.split()[:12]))
    assert texts(deal.opening)[1] == "rob 2 T22 0"
    assert deal.opening[1][0].message == "minchiate.event.rob_nothing"
    assert deal.view(0)["lead"] == [0, 0]


def test_the_fola_may_be_robbed_to_its_end() -> None:
    """But for the last card, which stopped the cutter."""
    fola = "T21 T22 T23 T24 T25 T26 T27 T29 T30 T31 T32 T33 4c"
    deal = dealt(fola=fola, exposed=NOTHING)
    told = texts(deal.opening)
    assert told[-3:] == ["rob 3 " + fola[:-3].replace(" ", "+") + " 20", "stop 3 4c 0", "fola 3 4c 1"]


def test_only_what_must_stay_in_play_is_picked_up() -> None:
    """Rule 16: counting cards and 29; trumps 21 to 27 stay in the fola once the robbery has stopped."""
    deal = dealt(fola="9s T21 T27 T29 T28 M Rc 2s 3s 4s 5s 6s 4c", exposed="2d 3d 4d 5d")
    assert texts(deal.opening)[-2:] == [
        "pick 3 T29+T28+M+Rc 0",
        "fola 3 9s+T21+T27+2s+3s+4s+5s+6s+4c 9",
    ]
    assert deal.view(0)["lead"] == [0, 0]


def test_a_resto_in_the_opening() -> None:
    """Each robbery and each exposed card is an event of its own (A22)."""
    robbed = "T40 T39 T38 T37 T36 T35 T34"
    told = opening(robbed=robbed, fola="T20 T13 2s 3s 4s 5c", exposed="2c T10 3c T28")
    assert told[1:3] == ["rob 2 " + robbed.replace(" ", "+") + " 60", "resto 2 - 1"]
    deal = dealt(robbed=robbed, fola="T20 T13 2s 3s 4s 5c", exposed="2c T10 3c T28")
    assert (deal.view(0)["lead"], deal.view(0)["resti"]) == ([0, 20], [1, 0])


def test_the_order_of_the_events_decides_the_resti() -> None:
    """A22: 60 at the cut and 60 of the dealer's are a resto each, not nothing."""
    robbed = "T40 T39 T38 T37 T36 T35"
    fola = "T34 T33 T32 T31 T30 T28 5c"
    deal = dealt(robbed=robbed, fola=fola, exposed="T20 Rc T13 Rd")
    told = [text for text in texts(deal.opening) if text.split()[0] in ("rob", "expose", "resto")]
    assert told == [
        "rob 2 " + robbed.replace(" ", "+") + " 55",
        "expose 0 T20 5",
        "resto 0 - 1",
        "expose 1 Rc 5",
        "expose 2 T13 5",
        "expose 3 Rd 5",
        "rob 3 " + fola[:-3].replace(" ", "+") + " 30",
    ]
    steps = deal.view(0)["opening_scores"]
    assert [step["lead"] for step in steps] == [[55, 0], [0, 0], [0, 5], [0, 0], [0, 5], [0, 35]]
    assert [step["resti"] for step in steps] == [[0, 0]] + [[1, 0]] * 5
    assert (deal.view(0)["lead"], deal.view(0)["resti"]) == ([0, 35], [1, 0])


def test_what_each_seat_sees_of_the_discards() -> None:
    """A9: the number at once, the cards after the first trick, the fola from the beginning."""
    deal = dealt(robbed="T31 T22 Rs", exposed=EXPOSED, fola=FOLA)
    first = tuple(deal.usable()[:3])
    beats = deal.play(Move("discard", first))
    assert texts(beats) == ["discard 2 - 3"]
    assert deal.view(0)["discarded"] == [0, 0, 3, 0]
    assert [deal.view(seat)["discards"][2] for seat in range(4)] == [[], [], PACK.write(first), []]
    second = tuple(deal.usable()[:5])
    deal.play(Move("discard", second))
    beats = []
    while not deal.tricks:
        assert not deal.view(0)["discards_shown"]
        beats = deal.play(deal.moves()[0])
    shown = [text for text in texts(beats) if text.startswith("shown")]
    assert shown == [
        "shown 2 " + "+".join(PACK.write(first)) + " 3",
        "shown 3 " + "+".join(PACK.write(second)) + " 5",
    ]
    for seat in range(4):
        assert deal.view(seat)["discards"] == [[], [], PACK.write(first), PACK.write(second)]
        assert deal.view(seat)["discards_shown"]


MAY_GO = "T27 T14 T6 Db 10c Ad Cs"
MUST_STAY = "T29 T28 T2 T10 Rs Rd M T1 T13 T20 T30 T31 T32 T33 T34 T35 T36 T37 T38 T39 T40"
HAND = f"{MAY_GO} {MUST_STAY}"


@pytest.mark.parametrize("code", MAY_GO.split())
def test_what_may_be_discarded(code: str) -> None:
    """Example 38."""
    hand = [kept for kept in HAND.split() if kept in MUST_STAY.split() or kept == code]
    deal = to_discard(" ".join(hand))
    assert legal(deal) == {f"discard {code}"}
    deal.play(deal.moves()[0])
    assert deal.view(3)["discards"][3] == [code]


@pytest.mark.parametrize(
    ("move", "message", "arguments"),
    [
        ("T29+T27+T14+T6+Db+10c+Ad", "archer", {"card": "T29"}),
        ("T29", "archer", {"card": "T29"}),
        ("T28", "counts", {"card": "T28", "n": 5}),
        ("T2", "counts", {"card": "T2", "n": 3}),
        ("T10", "counts", {"card": "T10", "n": 5}),
        ("Rs", "counts", {"card": "Rs", "n": 5}),
        ("M", "counts", {"card": "M", "n": 5}),
        ("T40", "counts", {"card": "T40", "n": 10}),
        ("T27+T14", "choose_more", {"n": 5}),
        ("T27+T14+T6+Db+10c+Ad", "choose_more", {"n": 1}),
    ],
)
def test_discards_that_are_refused(move: str, message: str, arguments: dict[str, Any]) -> None:
    """Example 39."""
    deal = to_discard(HAND)
    found = refusal(deal, "discard " + move)
    assert found.message == "minchiate.refusal." + message
    assert found.arguments == arguments


def test_more_refusals_while_discarding() -> None:
    deal = to_discard(HAND + " 2s")
    everything = "discard " + "+".join(MAY_GO.split()) + "+2s"
    assert refusal(to_discard(HAND + " 2s 3s"), everything + "+3s+T29").message == "minchiate.refusal.archer"
    assert refusal(deal, everything.replace("2s", "3s")).message == "move.not_in_hand"
    assert deal.refusal(GAME.read_move(everything)) is None
    deal = to_discard(HAND.replace("T39 ", "").replace("T40", "2s"))
    assert refusal(deal, everything).message == "minchiate.refusal.too_many"
    assert refusal(deal, "2s").message == "minchiate.refusal.discard_first"
    assert refusal(deal, "pass").message == "minchiate.refusal.discard_first"
    doubled = deal.refusal(Move("discard", (PACK.card("2s"),) * 6))
    assert doubled is not None
    assert doubled.message == "minchiate.refusal.choose_more"
    duty = deal.duty()
    assert duty is not None
    assert (duty.message, duty.arguments) == ("minchiate.duty.discard", {"n": 6, "held": 27})


@pytest.mark.parametrize(
    ("cards", "key", "arguments"),
    [
        ("", None, {}),
        ("2s", None, {}),
        ("T27", None, {}),
        ("2c", "void", {"suit": "c"}),
        ("2c+3d", "two_voids", {"first_suit": "d", "other_suit": "c"}),
        ("2c+3d+2s+3s", "voids", {"n": 3}),
    ],
)
def test_which_suits_a_discard_empties(cards: str, key: str | None, arguments: dict[str, Any]) -> None:
    """Also while it is not complete, or has a card too many."""
    trumps = [f"T{number}" for number in (*range(6, 10), 11, 12, *range(14, 20), *range(21, 28))]
    found = to_discard(" ".join([*trumps, "2c 3d 2s 3s"])).effect(GAME.read_move(f"discard {cards}".strip()))
    assert (found is None) == (key is None)
    if found is not None:
        assert (found.message, found.arguments) == (f"minchiate.effect.{key}", arguments)


def test_the_groups_of_trumps() -> None:
    """By their ground, as the cards are drawn."""
    lowest = {
        "T1": "papi",
        "T6": "fates",
        "T16": "virtues",
        "T20": "elements",
        "T24": "zodiac",
        "T36": "arie",
    }
    group = ""
    for code in PACK.codes:
        group = lowest.get(code, group)
        assert GAME.family(code) == (group if code[0] == "T" else "")


def test_a_hand_with_too_few_cards_that_may_go() -> None:
    """Rule 21, B5: 29 first, then what counts least; 26 cards are protected, the largest hand has 34."""
    stay = f"{MUST_STAY} Rb Rc T3 T4 T5".split()
    protected = [code for code in PACK.codes if code in stay]
    assert len(protected) == 26
    deal = to_discard(" ".join(protected))
    assert PACK.write(deal.usable()) == ["T2", "T3", "T4", "T5", "T29"]
    assert legal(deal) == {"discard T2+T3+T4+T5+T29"}
    assert refusal(deal, "discard T2+T3+T4+T5+T10").message == "minchiate.refusal.counts"
    with_one = to_discard(" ".join([*protected[:-1], "2s"]))
    assert "2s" in PACK.write(with_one.usable())
    assert len(with_one.usable()) == 5


def test_a_robbed_trump_may_be_discarded_again() -> None:
    """Rule 18."""
    deal = dealt(robbed="T22", fola=" ".join(PLAIN.split()[:12]))
    assert deal.refusal(GAME.read_move("discard T22")) is None
    deal.play(GAME.read_move("discard T22"))
    assert "T22" in deal.view(2)["discards"][2]
    assert "T22" in deal.view(0)["cut"]["robbed"]


def test_all_choices_are_listed_while_they_are_few() -> None:
    """Else candidates: each of them allowed, and any other choice too."""
    few = to_discard(HAND.replace(" T39 T40", ""))
    assert few.exhaustive
    assert len(few.moves()) == 21
    many = to_discard("2s 3s 4s 5s 6s 7s 8s 9s 10s Fs 2b 3b 4b 5b 6b 7b 8b 9b 10b Fb 2c 3c 4c 5c 6c 7c T6 T7")
    assert not many.exhaustive
    assert 1 < len(many.moves()) <= 24
    assert all(many.refusal(move) is None for move in many.moves())
    assert many.refusal(GAME.read_move("discard T6+T7+2s+5c+6b+7b+7c")) is None


def test_nobody_else_discards() -> None:
    for number in range(40):
        deal = Match(GAME, f"discards-{number}").deal
        while deal.phase == "discard":
            assert deal.turn in ((deal.view(0)["dealer"] + 3) % 4, deal.view(0)["dealer"])
            deal.play(deal.moves()[0])


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_is_ten_and_eleven_from_the_top(dealer: int) -> None:
    deal = dealt(dealer, robbed="T31 T22 Rs", exposed=EXPOSED, fola=FOLA)
    order = [code for code in PACK.codes if code not in f"T31 T22 Rs {EXPOSED} {FOLA}".split()]
    first, rest = order[:40], order[40:]
    for place, exposed in enumerate(EXPOSED.split()):
        seat = (dealer + 1 + place) % 4
        mine = [*first[place * 10 : place * 10 + 10], *rest[place * 10 : place * 10 + 10], exposed]
        taken = {2: "T31 T22 Rs", 3: "T24 T38 T3 T29 Rb"}.get(place, "")
        assert deal.view(seat)["hand"] == PACK.write(sorted(read(" ".join(mine) + " " + taken)))
        assert deal.view(0)["exposed"][seat] == exposed
