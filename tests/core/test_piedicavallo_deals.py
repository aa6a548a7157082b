"""Piedicavallo: what must hold in every deal, on many random ones."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from cardavia_core.game import Event
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import PiedicavalloDeal
from cardavia_core.games.piedicavallo.scoring import PACK
from cardavia_core.shuffle import Stream
from tests.core.support import random_move

COURTS = {"R": 5, "D": 4, "C": 3, "F": 2}
ROUND, LONG = "6 5 4 3 2 A F C D R", "5 6 7 8 9 10 F C D R"
ORDER = {"c": ROUND, "d": ROUND, "s": LONG, "b": LONG}
PATHS = (
    "dealer's side wins",
    "draw",
    "no trump announced",
    "Matto led",
    "Matto on own trick",
    "revoke by Matto",
)


def counted(code: str) -> int:
    return 5 if code in ("M", "T1", "T21") else COURTS.get(code[0], 1)


def suit_of(code: str) -> str:
    return "" if code == "M" else "T" if code[0] == "T" else code[-1]


def beats(code: str, best: str) -> bool:
    """Whether a card beats the best one so far, told from the codes alone."""
    if suit_of(code) == "T":
        return suit_of(best) != "T" or int(code[1:]) > int(best[1:])
    if suit_of(code) != suit_of(best):
        return False
    ranks = ORDER[suit_of(code)].split()
    return ranks.index(code[:-1]) > ranks.index(best[:-1])


def check_deal(number: int) -> list[str]:
    """Play one deal at random and check it from its events alone; the paths that it took."""
    stream = Stream(f"deals/{number}")
    deal = GAME.new_deal(stream, {**GAME.first(stream, {}), "dealer": number % 4})
    dealt = [set(deal.view(seat)["hand"]) for seat in range(4)]
    assert sorted(len(hand) for hand in dealt) == [15, 15, 15, 17]
    assert set.union(*dealt) == set(PACK.write(GAME.cards()))
    told: list[Event] = []
    while deal.turn is not None:
        told += [event for beat in deal.play(random_move(deal, stream)) for event in beat]
    kinds = Counter(event.kind for event in told)
    assert kinds == {"discard": 1, "play": 60, "trick": 15, "reveal": 1, "over": 1}
    paths = check_discard(deal, dealt, told)
    won, points, matto, more = check_tricks(dealt, told, (deal.dealer + 1) % 4)
    return paths + more + check_score(deal, won, points, matto)


def check_discard(deal: PiedicavalloDeal, dealt: list[set[str]], told: list[Event]) -> list[str]:
    """What is revealed at the end was announced rightly and allowed; it leaves the dealer's hand."""
    reveal = told[-2]
    codes = PACK.write(reveal.cards)
    hand = dealt[deal.dealer]
    assert set(codes) <= hand
    assert not [code for code in codes if counted(code) == 5]
    trumps = [code for code in codes if suit_of(code) == "T"]
    assert told[0].text(PACK) == f"discard {deal.dealer} - {len(trumps)}"
    assert reveal.amount == sum(counted(code) for code in codes)
    hand -= set(codes)
    if trumps:
        assert all(suit_of(code) in ("T", "") or code[0] == "R" for code in hand) or not any(
            suit_of(code) == "T" for code in hand
        )
        return ["trumps announced"]
    return ["no trump announced"]


def check_tricks(
    dealt: list[set[str]], told: list[Event], leader: int
) -> tuple[list[int], list[int], int, list[str]]:
    """Every card was in its hand and allowed; every trick went to the right seat."""
    won, points, matto, paths = [0, 0], [0, 0], -1, []
    trick: list[str] = []
    for event in told[1:-2]:
        codes = PACK.write(event.cards)
        if event.kind == "trick":
            assert codes == trick
            asked = next(suit_of(code) for code in trick if suit_of(code))
            best = next(code for code in trick if suit_of(code) == asked)
            for code in trick:
                best = code if suit_of(code) and beats(code, best) else best
            assert event.seat == (leader + trick.index(best)) % 4
            team = event.seat % 2
            own = sum(counted(code) for code in trick if code != "M" or matto % 2 == team)
            assert event.amount == own
            won[team] += 1
            points[team] += sum(counted(code) for code in trick if code != "M")
            if "M" in trick:
                paths += ["Matto led"] if trick[0] == "M" else []
                paths += ["Matto on own trick"] if matto % 2 == team else []
            leader, trick = event.seat, []
            continue
        assert event.seat == (leader + len(trick)) % 4
        paths += check_play(codes[0], dealt[event.seat], trick)
        matto = event.seat if codes == ["M"] else matto
        trick.append(codes[0])
    assert not any(dealt)
    return won, points, matto, paths


def check_play(code: str, hand: set[str], trick: list[str]) -> list[str]:
    """Follow, else trump, else anything; the Matto always."""
    asked = next((suit_of(card) for card in trick if suit_of(card)), "")
    suits = {suit_of(card) for card in hand}
    duty = asked if asked in suits else "T" if "T" in suits else ""
    hand.remove(code)
    if code == "M":
        return ["revoke by Matto"] if asked and duty else []
    assert not asked or not duty or suit_of(code) == duty
    return []


def check_score(deal: PiedicavalloDeal, won: list[int], points: list[int], matto: int) -> list[str]:
    """The tally against a second count."""
    tricks, fool, discard = deal.tally().lines
    assert sum(won) == 15
    assert tricks.counts == won
    assert tricks.points == points
    total = list(points)
    total[matto % 2 if won[matto % 2] else 1 - matto % 2] += 5
    bag = sum(counted(code) for code in PACK.write(deal.discard))
    total[deal.dealer % 2 if won[deal.dealer % 2] else 1 - deal.dealer % 2] += bag
    assert deal.tally().points == total
    assert sum(total) == 114
    assert (sum(fool.points), sum(discard.points)) == (5, bag)
    if 0 in won:
        assert sorted(total) == [0, 114]
        return ["sweep"]
    ahead = total[deal.dealer % 2] - total[1 - deal.dealer % 2]
    return ["draw"] if ahead == 0 else ["dealer's side wins"] if ahead > 0 else []


def check_range(numbers: range) -> Counter[str]:
    return Counter(path for number in numbers for path in check_deal(number))


def test_two_hundred_deals() -> None:
    paths = check_range(range(200))
    assert all(paths[path] for path in PATHS)


@pytest.mark.long
def test_twenty_thousand_deals(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [range(start, start + 1000) for start in range(0, 20_000, 1000)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        paths = sum(pool.map(check_range, parts), Counter[str]())
    with capsys.disabled():
        shown = [*PATHS, "trumps announced", "sweep"]
        print("\n20,000 random deals of Piedicavallo:", ", ".join(f"{path} {paths[path]}" for path in shown))
    assert all(paths[path] for path in PATHS)
    assert 0.015 < paths["draw"] / 20_000 < 0.027
