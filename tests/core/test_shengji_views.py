"""Shengji: what each seat is told, how a hand is held, and which cards count as trumps."""

from collections import Counter
from typing import Any

import pytest

from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import PACK
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.shengji import last_trick, order, play_all, to_follow, to_lead, trumps
from tests.core.shengji_again import points
from tests.core.support import canonical, random_move

BURIED = ["10s", "10d", "5d", "3d", "4d", "6d", "8d", "9d"]


FIRST_WORD = {"seat": 1, "cards": ["7c"]}
WORDS: list[dict[str, Any]] = [FIRST_WORD, *({"seat": seat, "cards": []} for seat in (2, 3, 0))]
TRICK = {"leader": 1, "cards": [["Ks", "Ks"], ["5s", "5s"], ["6s", "8s"], ["3c", "3c"]]}
PLAYED = {"level": "7", "trump": "c", "dealer": 1, "declarations": WORDS, "trick": [["10h"]]}


def test_the_view() -> None:
    """Every field in the midst of a trick."""
    hands = [["9h"], ["Ah", "Jh"], ["3h", "4h"], ["6h", "8h"]]
    deal = GAME.position(PLAYED | {"hands": hands, "tricks": [TRICK], "buried": BURIED})
    options = {"first_dealer": 0, "must_defend_ace": 0}
    expected = PLAYED | {
        "game": "shengji",
        "seat": 1,
        "turn": 1,
        "phase": "play",
        "hand": ["Ah", "Jh"],
        "hands": [1, 2, 2, 2],
        "declared": FIRST_WORD,
        "declarable": [],
        "kitty": [],
        "buried": PACK.write(sorted(PACK.read(BURIED))),
        "leader": 0,
        "trick_points": 10,
        "winning": 0,
        "tricks": [TRICK | {"winner": 0, "points": 30}],
        "points": [30, 0],
        "attackers": 0,
        "goal": 80,
        "pass_settles": False,
        "levels": ["2", "2"],
        "dealer_settled": True,
        "bonus": None,
        "match": {"deal": 2, "dealer": 1, "totals": [2, 2], "winner": None, "options": options},
    }
    assert deal.view(1) == expected
    assert deal.view(3) == expected | {"seat": 3, "hand": ["6h", "8h"], "buried": []}


def test_the_view_of_a_finished_deal() -> None:
    """A30: everybody sees the buried cards, also where they are worth nothing."""
    deal = last_trick("7c", "9h / Ah / 3h / 4h", buried=["2d", "3d", "4d", "6d", "8d", "9d", "Jd", "Qd"])
    play_all(deal)
    for seat in range(4):
        view = deal.view(seat)
        assert view["buried"] == ["2d", "3d", "4d", "6d", "8d", "9d", "Jd", "Qd"]
        assert (view["bonus"], view["turn"], view["phase"]) == (0, None, "over")
        assert (view["trick"], view["winning"], view["trick_points"]) == ([], None, 0)


def all_told(view: dict[str, Any]) -> Counter[str]:
    """Every card that a view places: copy by copy."""
    found = Counter(view["hand"] + view["buried"])
    for play in view["trick"] + [play for trick in view["tricks"] for play in trick["cards"]]:
        found.update(play)
    return found


@pytest.mark.parametrize("number", range(4))
def test_a_view_holds_what_a_seat_has_seen_and_nothing_more(number: int) -> None:
    """Copies share a code, so they are counted: own hand, plays, own burial, a kitty that was shown."""
    deal = Match(GAME, f"views-{number}").deal
    assert isinstance(deal, ShengjiDeal)
    stream = Stream(f"views/{number}")
    first = [Counter(deal.view(seat)["hand"]) for seat in range(4)]
    kitty = PACK.write(deal.kitty)
    played: Counter[str] = Counter()
    while deal.turn is not None:
        seat = deal.turn
        move = (
            GAME.read_move("pass") if number == 0 and deal.phase == "declare" else random_move(deal, stream)
        )
        codes = Counter(PACK.write(move.cards))
        deal.play(move)
        if move.kind == "play":
            played += codes
            first[seat] -= codes
        elif move.kind == "bury":
            first[seat] = first[seat] + Counter(kitty) - codes
        for other in range(4):
            view = deal.view(other)
            hand = first[other] + (
                Counter(kitty) if deal.phase == "bury" and other == deal.dealer else Counter()
            )
            knows = deal.buried and (other == deal.dealer or deal.turn is None)
            assert Counter(view["hand"]) == hand
            assert all_told(view) == hand + played + (
                Counter(PACK.write(deal.buried)) if knows else Counter()
            )
            shown = number == 0 and deal.phase != "declare"
            assert view["kitty"] == (kitty if shown else [])
    assert sum(played.values()) == 100


def test_a_seat_is_told_the_same_wherever_the_hidden_cards_are() -> None:
    """The other hands and the kitty shuffled among each other: not a byte of the view changes."""
    stream = Stream("hidden")
    for number in range(6):
        deal = Match(GAME, f"hidden-{number}").deal
        assert isinstance(deal, ShengjiDeal)
        view = canonical(deal.view(0))
        other = deal.copy()
        cards = stream.shuffled([card for code in (PACK.codes * 2) for card in PACK.read([code])])
        mine = Counter(deal.view(0)["hand"])
        hidden = []
        for card in cards:
            if mine[PACK.code(card)]:
                mine[PACK.code(card)] -= 1
            else:
                hidden.append(PACK.code(card))
        data = {
            "hands": [deal.view(0)["hand"], hidden[:25], hidden[25:50], hidden[50:75]],
            "kitty": hidden[75:],
            "match": deal.match,
            "dealer": deal.dealer,
        }
        other = GAME.position(data)
        assert canonical(other.view(0)) == view
        assert canonical(other.view(1)) != canonical(deal.view(1))


def test_the_kitty_lies_unseen_until_it_is_taken() -> None:
    """All eight cards, also the other copy of one that somebody has shown."""
    for number in range(100):
        deal = Match(GAME, f"unseen-{number}").deal
        assert isinstance(deal, ShengjiDeal) and deal.turn is not None
        kitty = PACK.write(sorted(deal.kitty))
        shown = [call["cards"] for call in deal.view(deal.turn)["declarable"] if call["cards"][0] in kitty]
        if shown:
            deal.play(GAME.read_move("declare " + "+".join(shown[0])))
            unseen = [card for cards, seats in deal.places() if not seats for card in cards]
            assert PACK.write(sorted(unseen)) == kitty
            return
    raise LookupError("no deal with such a kitty")


@pytest.mark.parametrize(
    ("label", "hand", "groups"),
    [
        (
            "7c",
            "2c Ac 7h 7d 7c BJ RJ 3h Ah 8s 9d 9d Kd",
            ["RJ BJ 7c 7d 7h Ac 2c", "8s", "Ah 3h", "Kd 9d 9d"],
        ),
        ("7NT", "2c Ac 7h 7s BJ 3h Ah 8s", ["BJ 7h 7s", "8s", "Ah 3h", "Ac 2c"]),
        ("3d", "4h 3h 2h 4d 2d", ["3h 4d 2d", "4h 2h"]),
    ],
)
def test_how_a_hand_is_held(label: str, hand: str, groups: list[str]) -> None:
    """#210: level 3, and no 4 among the trumps but of their suit."""
    view = to_lead(label, hand).view(0)
    assert [" ".join(group) for group in GAME.hand_order(view)] == groups


def test_how_a_hand_is_held_before_trumps_are_fixed() -> None:
    """#210: the cards of the level stand with the jokers, whichever level it is."""
    match = Match(GAME, "held")
    view = match.deal.view(0)
    groups = GAME.hand_order(view)
    assert sorted(code for group in groups for code in group) == sorted(view["hand"])
    level = [code for code in view["hand"] if code[:-1] == "2" or code in ("BJ", "RJ")]
    assert sorted(groups[0]) == sorted(level)
    assert GAME.trumps(view) == []
    view["level"] = "3"
    assert all(code[:-1] == "3" or code in ("BJ", "RJ") for code in GAME.hand_order(view)[0])


@pytest.mark.parametrize("label", ["7c", "7NT", "2h", "As"])
def test_the_cards_that_are_marked_as_trumps(label: str) -> None:
    level, trump = trumps(label)
    marked = GAME.trumps(to_lead(label, "4d").view(0))
    assert sorted(marked) == sorted(
        code for code in PACK.codes if code not in ("BJ", "RJ") and (code[:-1] == level or code[-1] == trump)
    )
    assert all(order(label).suits[PACK.card(code)] == "T" for code in marked)


def test_the_points_on_the_table() -> None:
    view = to_follow("7c", "10h 10h / Kh Kh / 5h 6h", "3h 4h").view(0)
    assert view["trick_points"] == points(["10h", "10h", "Kh", "Kh", "5h", "6h"]) == 45
    assert view["winning"] == 2


def test_a_copy_plays_on_apart() -> None:
    deal = to_follow("7c", "10h", "3h 4h")
    other = deal.copy()
    other.play(GAME.read_move("3h"))
    assert deal.view(0)["hand"] == ["3h", "4h"]
    assert other.view(0)["hand"] == ["4h"]


@pytest.mark.parametrize(("final", "settled"), [(0, [False, True, True]), (1, [False, False, True])])
def test_a_view_says_when_the_first_dealer_is_settled(final: int, settled: list[bool]) -> None:
    """A1: by the first declaration, or by the last."""
    options = {"first_dealer": final, "must_defend_ace": 0}
    match = {"deal": 1, "dealer": 0, "totals": [2, 2], "winner": None, "options": options}
    words: list[dict[str, Any]] = [{"seat": 0, "cards": []}, {"seat": 1, "cards": ["2c"]}]
    words += [{"seat": seat, "cards": []} for seat in (2, 3, 0)]
    told = []
    for spoken in (1, 2, 4):
        deal = GAME.position(
            {"match": match, "declarations": words[:spoken], "dealer": 1 if spoken > 1 else 0}
        )
        if spoken == 4:
            deal.kitty = [PACK.card(code) for code in BURIED]
            deal.play(GAME.read_move("pass"))
        told.append(deal.view(2)["dealer_settled"])
    assert told == settled


@pytest.mark.parametrize(
    ("words", "settles"),
    [("", False), ("- - -", True), ("- -", False), ("2c - -", True), ("- 2c - -", True), ("- 2c -", False)],
)
def test_a_view_says_whether_a_pass_ends_the_declaring(words: str, settles: bool) -> None:
    said = [{"seat": seat, "cards": [] if word == "-" else [word]} for seat, word in enumerate(words.split())]
    assert GAME.position({"declarations": said}).view(0)["pass_settles"] is settles
