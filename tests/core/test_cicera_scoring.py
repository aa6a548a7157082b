"""Cicera: the score of the deal, by the worked examples of its rules."""

import pytest

from cardavia_core import cardset
from cardavia_core.game import Line, Tally
from cardavia_core.games.cicera import GAME
from cardavia_core.games.cicera.scoring import PACK, napula, tally
from cardavia_core.shuffle import Stream

LINES = ["scua", "picada", "simili", "quadriglia", "cards", "swords", "mata", "ten", "fante", "napula"]
NO_BONUSES = [[0, 0]] * 4
C23 = "As 2s 3s 4s 7s Fs Rs 10d Ad 2d 3d 4d 5d Ac 2c 3c 4c 5c Ab 2b 3b 4b 5b Rb Rc Rd"


def pile(codes: str) -> int:
    return cardset.of(PACK.read(codes.split()))


def score(first: str, bonus: list[list[int]]) -> Tally:
    """The score where one side has these cards and the other all the rest."""
    piles = [pile(first), cardset.full(PACK.size) & ~pile(first)]
    return tally(piles, bonus)


def line(found: Tally, name: str) -> Line:
    return found.lines[LINES.index(name)]


def one_side(swords: str, more: int) -> str:
    """A pile of these swords and so many more, the Fante of Cups among them and the 10 of Coins not."""
    others = [code for code in PACK.codes if code[-1] != "s" and code not in ("Fc", "10d")]
    return " ".join([*swords.split(), "Fc", *others[: more - 1]])


@pytest.mark.parametrize(
    ("swords", "points"),
    [
        ("As 2s", 0),
        ("As 2s 3s", 3),
        ("As 2s 3s 4s 6s", 4),
        ("As 2s 3s 5s 6s", 3),
        ("2s 3s 4s", 0),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s", 10),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Fs Cs Rs", 10),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s Fs", 9),
        ("", 0),
        ("Ad 2d 3d", 0),
    ],
)
def test_napula(swords: str, points: int) -> None:
    """CI-Q4, CI-Q5: as many points as the run is long, from Ace, 2 and 3 on, to the 10 at most."""
    assert napula(pile(swords)) == points
    for team in (0, 1):
        piles = [pile(swords), pile("Rd")] if team == 0 else [pile("Rd"), pile(swords)]
        found = line(tally(piles, NO_BONUSES), "napula")
        assert (found.points[team], found.points[1 - team]) == (points, 0)
        assert found.counts == found.points
        assert found.cards[team] == swords.split()[:points]
        assert found.cards[1 - team] == []
        assert found.note == "cicera.score.napula." + ("note" if points else "nobody")


def test_all_swords_are_nothing_special() -> None:
    """CI-Q3: napula 10, most swords 1, la Mata 1, and the game goes by points as ever."""
    found = score("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Fs Cs Rs", NO_BONUSES)
    assert {name: line(found, name).points for name in LINES[4:]} == {
        "cards": [0, 2],
        "swords": [1, 0],
        "mata": [1, 0],
        "ten": [0, 1],
        "fante": [0, 1],
        "napula": [10, 0],
    }
    assert line(found, "swords").counts == [13, 0]


def test_whole_deal_c23() -> None:
    """CI-Q2: 26 cards each are nobody's points."""
    found = score(C23, [[2, 3], [2, 3], [0, 1], [1, 1]])
    assert [one.label for one in found.lines] == ["cicera.score." + name for name in LINES]
    assert [one.points for one in found.lines[:4]] == [[2, 3], [2, 3], [0, 1], [1, 1]]
    assert [one.counts for one in found.lines[:4]] == [[None, None]] * 4
    assert {name: line(found, name).points for name in LINES[4:]} == {
        "cards": [0, 0],
        "swords": [1, 0],
        "mata": [1, 0],
        "ten": [1, 0],
        "fante": [0, 1],
        "napula": [4, 0],
    }
    assert (line(found, "cards").counts, line(found, "cards").note) == ([26, 26], "cicera.score.level")
    assert (line(found, "swords").counts, line(found, "swords").note) == ([7, 6], "cicera.score.swords.note")
    assert line(found, "fante").cards == [[], ["Fc"]]
    assert found.points == [12, 9]


def test_whole_deal_c26() -> None:
    found = score(one_side("As 4s 5s 6s 7s Fs", 21), [[1, 1], [1, 1], [1, 0], [0, 0]])
    assert {name: line(found, name).points for name in LINES[4:]} == {
        "cards": [2, 0],
        "swords": [0, 1],
        "mata": [0, 1],
        "ten": [0, 1],
        "fante": [1, 0],
        "napula": [0, 0],
    }
    assert (line(found, "cards").counts, line(found, "swords").counts) == ([27, 25], [6, 7])
    assert line(found, "cards").note == "cicera.score.cards.note"
    assert found.points == [6, 5]
    standing = GAME.first(Stream("c26"), {})
    finished = GAME.position({"turn": None, "piles": [one_side("As 4s 5s 6s 7s Fs", 21).split(), []]})
    assert GAME.following(standing, finished)["winner"] == 0


@pytest.mark.parametrize(("cards", "points"), [(25, [0, 2]), (26, [0, 0]), (27, [2, 0])])
def test_most_cards(cards: int, points: list[int]) -> None:
    found = line(score(one_side("", cards), NO_BONUSES), "cards")
    assert (found.points, found.counts) == (points, [cards, 52 - cards])


def test_nobody_has_captured() -> None:
    found = tally([0, 0], NO_BONUSES)
    assert found.points == [0, 0]
    assert not any(points for one in found.lines for points in one.points)
    assert {one.note for one in found.lines[4:9]} == {"cicera.score.nobody"}


@pytest.mark.parametrize(
    ("bonuses", "totals", "winner"),
    [([1, 0], [1, 0], 0), ([0, 1], [0, 1], 1), ([2, 2], [2, 2], -1)],
)
def test_more_points_win(bonuses: list[int], totals: list[int], winner: int) -> None:
    deal = GAME.position({"turn": None, "bonuses": {"simili": bonuses}})
    standing = GAME.following(GAME.first(Stream("more"), {}), deal)
    assert (standing["totals"], standing["winner"], standing["deal"]) == (totals, winner, 1)
