"""Piedicavallo: the score, by the worked examples of its rules."""

import pytest

from cardavia_core.families.tricks import Trick
from cardavia_core.game import Tally
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, PiedicavalloDeal
from cardavia_core.games.piedicavallo.scoring import PACK, POINTS, points_kept, tally, worth
from cardavia_core.shuffle import Stream
from tests.core.piedicavallo import last_trick, played_out, read, texts

DISCARD = "Ds 6s"


def tricks_with(
    first: int, discard: str = DISCARD, matto: int = 0, counts: tuple[int, int] = (7, 8)
) -> list[Trick]:
    """Tricks in which team 0 has `first` points and seat `matto` has played the Matto.

    For counting, tricks may be of any size: the first two hold everything, the others nothing.
    """
    put_by = [*read(discard), PACK.card("M")]
    pile: list[int] = []
    for card in sorted((card for card in CARDS if card not in put_by), key=lambda card: -POINTS[card]):
        if worth([*pile, card]) <= first:
            pile.append(card)
    assert worth(pile) == first
    others = [card for card in CARDS if card not in pile and card not in put_by]
    tricks = [Trick(0, tuple(pile), 0)] if counts[0] else []
    tricks.append(Trick((matto - len(others)) % 4, (*others, PACK.card("M")), 1))
    return tricks + [Trick(0, (), 0)] * (counts[0] - 1) + [Trick(1, (), 1)] * (counts[1] - 1)


def score(first: int, discard: str = DISCARD, matto: int = 0, counts: tuple[int, int] = (7, 8)) -> Tally:
    """The score of such tricks; seat 0 has dealt."""
    return tally(0, tricks_with(first, discard, matto, counts), read(discard))


def lines(found: Tally) -> dict[str, list[int]]:
    return {line.label.rsplit(".", 1)[1]: line.points for line in found.lines}


def test_a_matto_in_the_trick() -> None:
    """Example 22: the side of the Re takes 10, the Matto's side keeps 5."""
    deal = last_trick("Ds M Rs 6s")
    assert "trick 2 Ds+M+Rs+6s 10" in texts(played_out(deal))
    assert points_kept(deal.tricks) == [10, 5]


def test_the_dealers_side_loses() -> None:
    """Example 23: 44 in tricks, 5 in the discard and the Matto: 54 to 60."""
    found = score(44, matto=2)
    assert lines(found) == {"tricks": [44, 60], "matto": [5, 0], "discard": [5, 0]}
    assert found.points == [54, 60]
    assert [line.note.rsplit(".", 1)[1] for line in found.lines] == ["note"] * 3
    assert found.lines[0].counts == [7, 8]
    assert found.lines[1].cards == [["M"], []]
    assert found.lines[2].cards == [["Ds", "6s"], []]


@pytest.mark.parametrize(("first", "points", "winner"), [(47, 57, -1), (48, 58, 0), (46, 56, 1)])
def test_a_draw(first: int, points: int, winner: int) -> None:
    """Example 24: 57 to 57, and not a point beside it."""
    standing = GAME.first(Stream("draw"), {})
    deal = PiedicavalloDeal(0, standing)
    deal.turn, deal.phase = None, "over"
    deal.discard = tuple(PACK.read(DISCARD.split()))
    deal.tricks = tricks_with(first)
    after = GAME.following(standing, deal)
    assert after["totals"] == [points, 114 - points]
    assert after["winner"] == winner


@pytest.mark.parametrize("matto", [0, 2])
def test_a_side_without_a_trick_hands_over_everything(matto: int) -> None:
    """Example 25 and B13: the Matto and both discarded cards."""
    found = score(0, matto=matto, counts=(0, 15))
    assert lines(found) == {"tricks": [0, 104], "matto": [0, 5], "discard": [0, 5]}
    assert found.points == [0, 114]
    assert [line.note for line in found.lines] == [
        "piedicavallo.score.sweep",
        "piedicavallo.score.matto.lost",
        "piedicavallo.score.discard.lost",
    ]
    assert found.lines[1].cards == [[], ["M"]]
    assert found.lines[2].cards == [[], ["Ds", "6s"]]


def test_only_the_side_without_a_trick_hands_over() -> None:
    """The winners of a sweep keep their own Matto, and get the discard: 114 to 0 all the same."""
    found = score(0, matto=1, counts=(0, 15))
    assert found.points == [0, 114]
    assert found.lines[1].note == "piedicavallo.score.matto.note"
    assert found.lines[2].note == "piedicavallo.score.discard.lost"


def test_one_trick_is_enough() -> None:
    """Example 28: the dealer's side wins nothing but the last trick."""
    found = score(4, counts=(1, 14))
    assert lines(found) == {"tricks": [4, 100], "matto": [5, 0], "discard": [5, 0]}
    assert found.points == [14, 100]


def test_both_discarded_cards_count() -> None:
    """B7: trumps or not."""
    for discard in ("Ds 6s", "T8 6s", "T8 T9", "Ds Dd"):
        found = score(40, discard)
        assert lines(found)["discard"] == [worth(read(discard)), 0]
        assert sum(found.points) == 114


def test_the_discard_is_the_dealers_sides() -> None:
    cards = read("Ds 6s")
    for dealer in range(4):
        found = tally(dealer, [Trick(0, tuple(read("Rd 2d")), 0), Trick(0, tuple(read("2c Rc")), 1)], cards)
        assert found.lines[-1].points == ([5, 0] if dealer % 2 == 0 else [0, 5])


def test_a_sweep_that_is_played() -> None:
    """Seat 1 leads all the high trumps; seat 0 dealt, discarded and played the Matto, for nothing."""
    rest = [code for code in PACK.write(CARDS) if code[0] != "T" and code != "M"]
    hands = [
        ["M", *(f"T{number}" for number in range(1, 7)), *rest[:10]],
        [f"T{number}" for number in range(7, 22)],
        rest[10:25],
        rest[25:],
    ]
    deal = GAME.position({"hands": hands, "dealer": 0})
    while deal.turn is not None:
        deal.play(deal.moves()[-1])
    found = deal.tally()
    assert found.points == [0, 114]
    assert found.lines[0].counts == [0, 15]
    standing = {"deal": 1, "dealer": 0, "totals": [0, 0], "winner": None, "options": {}}
    assert GAME.following(standing, deal) == standing | {"totals": [0, 114], "winner": 1}
    assert deal.view(2)["discard"] == PACK.write(deal.discard)
