"""Cicera's rules of thumb: what they do in plain positions, and that every reason they give is true."""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia_core import cardset
from cardavia_core.game import Move
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.rules import RANK, SUIT, VALUE, CiceraDeal, bonuses_of
from cardavia_core.games.cicera.scoring import PACK
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

Chosen = tuple[str, list[str]]


def choice(
    table: str, hand: str, others: str, placed: str | None = None, ours: str = "", **fields: int
) -> Chosen:
    """What seat 0 does when these are the hidden cards of the three others, and `ours` lie in our pile.

    The rest of the pack lies in the pile of the other side.
    """
    hidden, held = others.split(), len(others.split()) // 3
    out = [*table.split(), *hand.split(), *hidden, *ours.split()]
    theirs = [code for code in PACK.codes if code not in out]
    hands = [hand.split(), hidden[:held], hidden[held : 2 * held], hidden[2 * held :]]
    data: dict[str, Any] = {
        "table": table.split(),
        "hands": hands,
        "piles": [ours.split(), theirs],
        "turn": 0,
        "dealer": 3,
    }
    data |= {"last_placed": placed, **fields}
    deal = GAME.position(data)
    move, reasons = GAME.policy(deal.view(0), Stream("policy"))
    return GAME.write_move(move), [key.removeprefix("cicera.reason.") for key in reasons]


SIX = "9d 9c 9s 8c 8s 6c"


@pytest.mark.parametrize(
    ("name", "table", "hand", "placed", "move", "reason"),
    [
        ("picada", "5d 5c Rc", "5s 4d", "5c", "5s 5c", "picada"),
        ("scùa", "4d 3c", "7b Rs", None, "7b 4d+3c", "scua"),
        ("simili before a plain sum", "4d 3d 3c Rc", "7d Rs", None, "7d 3d+4d", "simili"),
        ("quadriglia before a plain sum", "4d 3c Ac 2b Rc", "7b Rs", None, "7b 4d+Ac+2b", "quadriglia"),
        ("la Mata", "2s 2c Rc", "2d Fd", None, "2d 2s", "mata"),
        ("ten of coins", "10d 10c Rc", "10s Fd", None, "10s 10d", "ten"),
        ("Fante of cups", "Fd Fc Rc", "Fs Ad", None, "Fs Fc", "fante"),
    ],
)
def test_it_takes_what_counts(
    name: str, table: str, hand: str, placed: str | None, move: str, reason: str
) -> None:
    chosen, reasons = choice(table, hand, SIX, placed)
    assert chosen == move
    assert reason in reasons


@pytest.mark.parametrize(
    ("name", "table", "hand", "others", "move"),
    [
        ("no Ace of Swords", "Rd Fd", "As Cb", "Ad Ac Ab Cc 9d 9c", "Cb"),
        ("no Mata", "Rd Fd", "2s Cb", "2d 2c 2b Cc 9d 9c", "Cb"),
        ("no ten of coins", "Rd Fd", "10d Cb", "10c 10s 10b Cc 9d 9c", "Cb"),
        ("no Fante of cups", "Rd Cd", "Fc 8b", "Fd Fs Fb 8c 9d 9c", "8b"),
        ("no three in a sum", "Rd 4c", "3s Cb", "7d 7c 7b Cc 9d 9c", "Cb"),
        ("the card that nobody can take", "Rd Fd", "8b 9b", "8c 8d 9s Cd Cs Cc", "9b"),
        ("no third small card", "Rd 2c 3b", "4c Cb", "9d 9c 9b Cc Cs 8c", "Cb"),
        ("no third of one suit", "Rd 4c 9d", "3c Cb", "7c 7b 10s Cc 3s 2d", "Cb"),
    ],
)
def test_it_lays_what_can_be_spared(name: str, table: str, hand: str, others: str, move: str) -> None:
    """A card that counts is not left where the next player may take it, nor a bonus."""
    ours = "As 2s" if name == "no three in a sum" else ""
    assert choice(table, hand, others, ours=ours)[0] == move


def test_it_declines_what_would_leave_a_scua() -> None:
    """Taking 7d leaves the 5c, and the next player surely holds a five."""
    assert choice("7d 5c", "7s Rb", "5d 5s 5b") == ("Rb", ["declines", "safe"])


def test_it_leaves_a_court_as_a_shield() -> None:
    """Either capture brings two plain cards; without the Re a nine could clear the table."""
    assert choice("5c 4d Rd", "5d Rb", "9d 9s 9b 8c 8d 8s")[0] == "5d 5c"


def test_it_keeps_a_sure_capture_for_the_end() -> None:
    """Seat 0 deals, so it plays last: the Re takes the other Re then, and all that is left with it."""
    assert choice("Rd 9c 8d 6c 4d", "Rs Fb", "Cc Cd Cs", dealer=0, last_capturer=1)[0] == "Fb"


def test_it_takes_last_rather_than_leave_the_rest() -> None:
    chosen, reasons = choice("Rd 9c 8d 6c", "9d", "", last_capturer=1, dealer=0)
    assert chosen == "9d 9c"
    assert "rest" in reasons


def test_napula() -> None:
    """The same capture for two ends: our own napula, and against theirs."""
    own = choice("As Ac Rc 9d", "Ad Cb", "8c 8d 8s", ours="2s 3s Rs")
    assert own[0] == "Ad As"
    assert "napula" in own[1]
    against = choice("As Ac Rc 9d", "Ad Cb", "8c 8d 8s")
    assert against[0] == "Ad As"
    assert "denies" in against[1]
    assert "napula" not in against[1]


def taken_by(deal: CiceraDeal, move: Move, code: str) -> bool:
    return bool(move.taken) and PACK.card(code) in move.cards + move.taken


def scores(kind: str) -> Callable[[CiceraDeal, Move], bool]:
    return lambda deal, move: f"cicera.bonus.{kind}" in deal.bonuses(move)


def others(deal: CiceraDeal) -> list[int]:
    return [card for seat in range(4) if seat != deal.turn for card in cardset.cards(deal.hands[seat])]


def answers(deal: CiceraDeal, move: Move) -> list[str]:
    """The bonuses of every card that another player holds, if the next player held it."""
    after = deal.copy()
    after.play(move)
    found = []
    for card in others(deal):
        if after.turn is not None:
            after.hands[after.turn] = 1 << card
            for answer in after.moves():
                found += bonuses_of(card, answer.taken, after.table, after.last_placed)
    return found


def own_pile(deal: CiceraDeal) -> int:
    return deal.piles[(deal.turn or 0) % 2]


def other_pile(deal: CiceraDeal) -> int:
    return deal.piles[1 - (deal.turn or 0) % 2]


LOW = cardset.of(PACK.read(["As", "2s", "3s"]))
SWORDS_RUN = cardset.of([card for card in range(PACK.size) if SUIT[card] == "s" and VALUE[card]])


def declines(deal: CiceraDeal, move: Move) -> bool:
    offered = [other for other in deal.moves() if other.taken]
    swept = [other for other in offered if "scua" in answers(deal, other)]
    return not move.taken and len(swept) == len(offered) > 0 and "scua" not in answers(deal, move)


TRUE: dict[str, Callable[[CiceraDeal, Move], bool]] = {
    **{kind: scores(kind) for kind in ("scua", "picada", "simili", "quadriglia")},
    "mata": lambda deal, move: taken_by(deal, move, "2s"),
    "ten": lambda deal, move: taken_by(deal, move, "10d"),
    "fante": lambda deal, move: taken_by(deal, move, "Fc"),
    "napula": lambda deal, move: (
        bool(cardset.of(move.cards + move.taken) & SWORDS_RUN) and not other_pile(deal) & LOW
    ),
    "denies": lambda deal, move: (
        bool(cardset.of(move.cards + move.taken) & SWORDS_RUN)
        and bool(other_pile(deal) & LOW)
        and not own_pile(deal) & LOW
    ),
    "swords": lambda deal, move: any(SUIT[card] == "s" for card in move.cards + move.taken),
    "many": lambda deal, move: len(move.taken) >= 3,
    "takes": lambda deal, move: bool(move.taken),
    "rest": lambda deal, move: 0 < len(move.taken) < len(deal.table),
    "safe": lambda deal, move: not answers(deal, move),
    "alone": lambda deal, move: (
        not move.taken and RANK[move.cards[0]] not in [RANK[card] for card in others(deal)]
    ),
    "shield": lambda deal, move: "scua" not in answers(deal, move),
    "declines": declines,
    "least": lambda deal, move: True,
}


def test_every_reason_is_true() -> None:
    """In whole deals, half of the moves made at random so that all kinds of tables come up."""
    given: set[str] = set()
    for number in range(120):
        deal = Match(GAME, f"reasons-{number}").deal
        assert isinstance(deal, CiceraDeal)
        stream = Stream(f"reasons/{number}")
        while deal.turn is not None:
            move, keys = GAME.policy(deal.view(deal.turn), stream)
            assert 1 <= len(keys) == len(set(keys)) <= 2
            for key in keys:
                assert TRUE[key.removeprefix("cicera.reason.")](deal, move), (key, GAME.write_move(move))
            given |= {key.removeprefix("cicera.reason.") for key in keys}
            moves = deal.moves()
            deal.play(move if stream.below(2) else moves[stream.below(len(moves))])
    assert given == set(TRUE)
