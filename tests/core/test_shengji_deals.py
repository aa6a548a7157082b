"""Shengji: what must hold in every deal, on many random ones, and whole matches by the policy."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from cardavia_core.game import Event
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import PACK
from cardavia_core.games.shengji.rules import ShengjiDeal
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.shengji_again import RANKS, Again, levels_gained, points
from tests.core.support import random_move

PATHS = (
    "suit",
    "no trump",
    "all passed",
    "pair led",
    "tractor led",
    "trumped",
    "bonus",
    "taken over",
    "defended",
    "other dealer",
)


def standing(number: int, stream: Stream) -> dict[str, object]:
    """Every third the first deal of a match, the others somewhere in the midst of one."""
    options = {"first_dealer": number % 2, "must_defend_ace": number // 2 % 2}
    totals = [2, 2] if number % 3 == 0 else [2 + stream.below(13), 2 + stream.below(13)]
    deal = 1 if number % 3 == 0 else 2 + stream.below(20)
    return {"deal": deal, "dealer": number % 4, "totals": totals, "winner": None, "options": options}


def check_deal(number: int) -> list[str]:
    """Play one deal at random and check it from its events alone; the paths that it took."""
    stream = Stream(f"deals/{number}")
    before = standing(number, stream)
    deal = GAME.new_deal(stream, before)
    hands = [deal.view(seat)["hand"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [25] * 4
    kitty = PACK.write(deal.kitty)
    everything = Counter(code for cards in (*hands, kitty) for code in cards)
    assert set(everything) == set(PACK.codes)
    assert set(everything.values()) == {2}
    told: list[Event] = []
    while deal.turn is not None:
        leading = deal.phase == "play" and not deal.trick
        move = random_move(deal, stream)
        if leading and stream.below(2):  # a pair or a tractor, where there is one
            move = deal.moves()[-1]
        told += [event for beat in deal.play(move) for event in beat]
    hands[deal.dealer] += kitty
    buried = PACK.write(deal.buried)
    for code in buried:
        hands[deal.dealer].remove(code)
    assert len(buried) == 8
    return check_trumps(deal, told) + check_tricks(deal, hands, told) + check_score(deal, told, before)


def check_trumps(deal: ShengjiDeal, told: list[Event]) -> list[str]:
    """The word that stands fixes the trumps, and whoever deals takes the kitty and buries."""
    assert deal.order is not None
    shown = [event for event in told if event.kind == "declare"]
    strengths = [event.amount for event in shown]
    assert strengths == sorted(set(strengths))
    words = [event for event in told if event.kind in ("declare", "pass")]
    assert [event.seat for event in words] == [
        (deal.match["dealer"] + place) % 4 for place in range(len(words))
    ]
    settled = told[len(words) :][:3]
    assert [event.kind for event in settled] == ["trump" if shown else "kitty", "take", "bury"]
    assert {event.seat for event in settled[1:]} == {deal.dealer}
    first = deal.match["deal"] == 1
    paths = ["other dealer"] if deal.dealer != deal.match["dealer"] else []
    if not shown:
        assert deal.dealer == deal.match["dealer"]
        codes = PACK.write(settled[0].cards)
        assert deal.order.trump == next(code[-1] for code in codes if code not in ("BJ", "RJ"))
        return [*paths, "all passed"]
    last = shown[-1]
    codes = PACK.write(last.cards)
    assert (settled[0].seat, settled[0].cards) == (last.seat, last.cards)
    assert deal.order.trump == ("" if codes[0] in ("BJ", "RJ") else codes[0][-1])
    owner = last if deal.match["options"]["first_dealer"] else shown[0]
    assert deal.dealer == (owner.seat if first else deal.match["dealer"])
    return [*paths, "suit" if deal.order.trump else "no trump"]


def check_tricks(deal: ShengjiDeal, hands: list[list[str]], told: list[Event]) -> list[str]:
    """Every play was of the hand and allowed; every trick went to the right seat."""
    assert deal.order is not None
    again = Again(deal.order.level, deal.order.trump)
    assert deal.order.level == RANKS[deal.match["totals"][deal.dealer % 2] - 2]
    leader, trick, paths = deal.dealer, list[list[str]](), list[str]()
    won = [0, 0]
    for event in told:
        codes = PACK.write(event.cards)
        if event.kind == "trick":
            winner = again.winner(trick)
            assert event.seat == (leader + winner) % 4
            assert codes == [code for play in trick for code in play]
            assert event.amount == points(codes)
            won[event.seat % 2] += event.amount
            paths += ["pair led"] if len(trick[0]) == 2 else []
            paths += ["tractor led"] if len(trick[0]) > 2 else []
            paths += ["trumped"] if again.suit(trick[0][0]) != again.suit(trick[winner][0]) else []
            leader, trick = event.seat, []
        elif event.kind == "play":
            assert event.seat == (leader + len(trick)) % 4
            assert again.follows(hands[event.seat], trick[0], codes) if trick else again.is_lead(codes)
            for code in codes:
                hands[event.seat].remove(code)
            trick.append(codes)
    assert not any(hands)
    assert won == deal.points
    return paths


def check_score(deal: ShengjiDeal, told: list[Event], before: dict[str, object]) -> list[str]:
    """The score and the standing after it against a second count."""
    buried = points(PACK.write(deal.buried))
    assert sum(deal.points) + buried == 200
    attackers = 1 - deal.dealer % 2
    last = next(event for event in reversed(told) if event.kind == "trick")
    bonus = buried * 2 * len(last.cards) // 4 if last.seat % 2 == attackers else 0
    made = deal.points[attackers] + bonus
    assert deal.attackers_points() == made
    over, gained = levels_gained(made)
    better = attackers if over else 1 - attackers
    after = GAME.following(before, deal)
    assert after["dealer"] == (deal.dealer + (1 if over else 2)) % 4
    totals = list(deal.match["totals"])
    at_the_ace = totals[better] == 14 and not over
    most = 14 if deal.match["options"]["must_defend_ace"] and not at_the_ace else 15
    gained = min(gained, 14 - totals[better]) if most == 14 else gained
    assert deal.tally().points == [gained if team == better else 0 for team in (0, 1)]
    totals[better] = min(totals[better] + gained, most)
    assert after["totals"] == totals
    assert after["winner"] == (better if totals[better] == 15 else None)
    return (["bonus"] if bonus else []) + (["taken over"] if over else ["defended"])


def check_range(numbers: range) -> Counter[str]:
    return Counter(path for number in numbers for path in check_deal(number))


def test_sixty_deals() -> None:
    paths = check_range(range(60))
    assert all(paths[path] for path in PATHS)


@pytest.mark.long
def test_twenty_thousand_deals(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [range(start, start + 1000) for start in range(0, 20_000, 1000)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        paths = sum(pool.map(check_range, parts), Counter[str]())
    with capsys.disabled():
        print("\n20,000 random deals of Shengji:", ", ".join(f"{path} {paths[path]}" for path in PATHS))
    assert all(paths[path] for path in PATHS)


def whole_match(number: int) -> int:
    """A match from level 2 to past the Ace, the policy in all seats; how many deals it took."""
    options = {"first_dealer": number % 2, "must_defend_ace": number // 2 % 2}
    match = Match(GAME, f"whole-{number}", options)
    stream = Stream(f"whole/{number}")
    while True:
        while (seat := match.deal.turn) is not None:
            match.play(GAME.policy(match.deal.view(seat), stream)[0])
        winner = match.winner
        if winner is not None:
            assert match.after()["totals"][winner] == 15
            return len(match.moves)
        match.next_deal()


@pytest.mark.long
def test_five_hundred_matches_by_the_policy(capsys: pytest.CaptureFixture[str]) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        deals = list(pool.map(whole_match, range(500), chunksize=10))
    with capsys.disabled():
        print(f"\n500 matches of Shengji: {sum(deals) / 500:.1f} deals each, {max(deals)} at most")
    assert len(deals) == 500
