"""Minchiate: many random deals beside the second telling of the rules, and what must hold in all of them."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from cardavia_core.game import Event, Move
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.pack import PACK
from cardavia_core.games.minchiate.rules import MinchiateDeal
from cardavia_core.shuffle import Stream
from tests.core.minchiate_again import Again, legal, robbable, sets, value, worth
from tests.core.support import random_move

PATHS = (
    "robbed at the cut",
    "thirteen robbed",
    "packet empty",
    "dealer robbed",
    "picked up",
    "cutter discards",
    "dealer discards",
    "declared",
    "set kept secret",
    "king bound",
    "Matto led",
    "Matto on own trick",
    "nothing paid",
    "Matto paid",
    "sweep",
    "resto before the end",
)
"""What happens in a few hundred deals, some of them from stacked packs."""


def shuffled(number: int, stream: Stream) -> tuple[list[str], int]:
    """A pack and how much of it to lift; now and then a stacked one, so that rare things happen."""
    pack = stream.shuffled(list(range(PACK.size)))
    lifted = 1 + stream.below(PACK.size - 1)
    if number % 40 == 3:
        order = one_sided(pack)
        pack = order[PACK.size - lifted :] + order[: PACK.size - lifted]
    elif number % 4 == 0:
        good = [card for card in pack if robbable(PACK.code(card))][: stream.below(18)]
        pack = [card for card in pack if card not in good]
        cut = stream.below(len(good) + 1)
        lifted = min(lifted, len(pack))
        pack = pack[:lifted] + good[cut:] + pack[lifted:] + good[:cut]
        lifted += len(good) - cut
    return PACK.write(pack), max(1, min(lifted, PACK.size - 1))


def one_sided(pack: list[int]) -> list[int]:
    """The cards as they are dealt: every trump to the side of the cutter."""
    trumps = [card for card in pack if PACK.suit(card) == "T"]
    others = [card for card in pack if PACK.suit(card) != "T" and PACK.code(card) != "M"]
    mine, theirs = trumps + others[:2], [*others[2:], PACK.card("M")]
    order: list[int] = []
    for packet, size in enumerate((10, 10, 10, 10, 11, 11, 11, 11)):
        heap = theirs if packet % 2 else mine
        order += [heap.pop() for _ in range(size)]
    return order + theirs


class Side:
    """One deal by the engine and, move for move, by the second telling."""

    def __init__(self, number: int) -> None:
        self.stream = Stream(f"deals/{number}")
        self.paths: list[str] = []
        option = number // 4 % 2
        dealer = number % 4
        standing = GAME.first(Stream("dealer"), {"matto_payment": option}) | {"dealer": dealer}
        pack, lifted = shuffled(number, self.stream)
        self.deal = MinchiateDeal(dealer, standing)
        self.deal.deal_out(PACK.read(pack), lifted)
        self.again = Again(pack, lifted, dealer, option)
        self.lifted = lifted
        self.told: list[Event] = [event for beat in self.deal.opening for event in beat]

    def choose(self) -> Move:
        """Any discard, even where not all are listed; else any of the moves."""
        deal = self.deal
        if deal.phase != "discard" or deal.turn is None:
            return random_move(deal, self.stream)
        number = deal.view(deal.turn)["hands"][deal.turn] - 21
        return Move("discard", tuple(sorted(self.stream.shuffled(deal.usable())[:number])))

    def step(self) -> None:
        """One move on both sides, and the running score compared."""
        deal, again = self.deal, self.again
        seat = deal.turn
        assert seat is not None
        phase = deal.phase
        if phase == "play":
            self.check_plays(seat)
        elif phase == "declare":
            self.check_sets(seat)
        move = self.choose()
        self.told += [event for beat in deal.play(move) for event in beat]
        codes = PACK.write(move.cards)
        if phase == "discard":
            again.discard(seat, codes)
            self.paths.append("cutter discards" if seat == again.left else "dealer discards")
        elif phase == "declare":
            again.declare(seat, codes)
            self.paths += ["declared"] if codes else ["set kept secret"] if sets(again.hands[seat]) else []
        else:
            again.play(codes[0])
        self.check_score()

    def check_plays(self, seat: int) -> None:
        again = self.again
        assert seat == again.turn()
        assert self.deal.phase == "play"
        listed = {PACK.code(move.cards[0]) for move in self.deal.moves()}
        assert listed == again.legal()
        if listed != legal(again.hands[seat], again.trick, "dcsb"):
            self.paths.append("king bound")
        if again.trick == ["M"]:
            self.paths.append("Matto led")

    def check_sets(self, seat: int) -> None:
        again = self.again
        assert again.order.index(seat) == len(self.deal.view(seat)["declarations"])
        mine = sets(again.hands[seat])
        found = self.deal.view(seat)["declarable"]
        assert [(one["kind"], frozenset(one["cards"]), one["points"]) for one in found] == mine
        assert len(self.deal.moves()) == 2 ** len(mine)

    def check_score(self) -> None:
        view = self.deal.view(0)
        assert (view["lead"], view["resti"]) == (self.again.resti.lead, self.again.resti.won)
        assert max(view["lead"]) < 60
        assert min(view["lead"]) == 0

    def check_opening(self) -> None:
        view, again = self.deal.view(0), self.again
        robbed = again.cut_robbed
        assert view["cut"] == {
            "seat": again.left,
            "size": self.lifted,
            "robbed": robbed,
            "points": worth(robbed),
            "stop": again.cut_stop,
        }
        assert view["exposed"] == again.exposed
        assert view["robbery"] == {
            "seat": again.dealer,
            "robbed": again.robbed,
            "points": worth(again.robbed),
            "stop": again.stop,
            "picked": again.picked,
        }
        assert view["fola"] == again.fola
        for seat in range(4):
            assert sorted(self.deal.view(seat)["hand"]) == sorted(again.hands[seat])
        self.check_score()
        self.paths += ["robbed at the cut"] if robbed else []
        self.paths += ["thirteen robbed"] if len(robbed) == 13 else []
        self.paths += ["packet empty"] if len(robbed) == self.lifted else []
        self.paths += ["dealer robbed"] if again.robbed else []
        self.paths += ["picked up"] if again.picked else []

    def check_events(self) -> None:
        """What scored, in the order of the rules, and the resti that it made (A22)."""
        kinds = ("rob", "expose", "declare", "score")
        scored = [
            (event.seat % 2, event.amount) for event in self.told if event.kind in kinds and event.amount
        ]
        assert scored == self.again.scored
        resti = [0, 0]
        for event in self.told:
            resti[event.seat % 2] += event.amount if event.kind == "resto" else 0
        assert resti == self.deal.view(0)["resti"]
        self.paths += ["resto before the end"] if any(resti) else []

    def check_end(self) -> None:
        view, again = self.deal.view(0), self.again
        paid = view["payment"]
        due = again.payment()
        if paid is None:
            assert not due
            self.paths.append("nothing paid")
        else:
            assert paid["seat"] == again.matto_seat
            assert paid["card"] in due
            self.paths += ["Matto paid"] if paid["card"] == "M" else []
        self.paths += ["Matto on own trick"] if again.matto_taker % 2 == again.matto_seat % 2 else []
        self.paths += ["sweep"] if 0 in view["won"] else []
        totals, net = again.finish(paid["card"] if paid else None)
        tally = self.deal.tally()
        assert tally.points == totals
        settled = view["settlement"]
        assert settled["counts"] == totals
        assert settled["resti"] == again.resti.won
        assert settled["net"] == [max(0, net), max(0, -net)]
        check_lines(tally.lines, [sets(pile) for pile in again.piles])
        after = GAME.following(self.deal.match, self.deal)
        assert after["totals"] == again.resti.won
        assert after["winner"] == (-1 if net == 0 else 0 if net > 0 else 1)
        self.check_cards(totals)

    def check_cards(self, totals: list[int]) -> None:
        """What holds at the end of every deal."""
        view, piles = self.deal.view(0), self.again.piles
        assert view["taken"] == [len(pile) for pile in piles]
        assert sum(view["taken"]) == 84
        assert sum(worth(pile) for pile in piles) == 142
        assert all(0 <= total <= 406 for total in totals)
        out = view["fola"] + [code for cards in view["discards"] for code in cards]
        assert len(out) == 13
        assert not [code for code in out if value(code) or code == "T29"]
        assert sorted(out + piles[0] + piles[1]) == sorted(PACK.codes)
        assert sum(view["won"]) == 21
        assert max(view["taken"]) > 42
        if view["match"]["options"]["matto_payment"]:
            assert view["taken"][0] % 4 == 0


def check_lines(lines: list[Any], found: list[list[Any]]) -> None:
    """The lines of the versicole are those of the second telling, each for its side."""
    kinds = ("low", "high", "matto", "death", "tens", "kings")
    shown = []
    for line in lines:
        kind = line.label.rsplit(".", 1)[1]
        team = 0 if line.cards[0] else 1
        if kind in kinds:
            shown.append((team, kind, frozenset(line.cards[team]), line.points[team]))
            assert line.points[1 - team] == 0
    assert sorted(shown, key=str) == sorted(((team, *one) for team in (0, 1) for one in found[team]), key=str)


def check_deal(number: int) -> list[str]:
    """Play one deal at random beside the second telling; the paths that it took."""
    side = Side(number)
    side.check_opening()
    while side.deal.turn is not None:
        if side.deal.phase != "discard":
            assert [len(hand) for hand in side.again.hands].count(21) == 4 or side.deal.phase == "play"
        side.step()
    side.check_events()
    side.check_end()
    return side.paths


def check_range(numbers: range) -> Counter[str]:
    return Counter(path for number in numbers for path in dict.fromkeys(check_deal(number)))


def test_three_hundred_deals() -> None:
    paths = check_range(range(300))
    assert [path for path in PATHS if not paths[path]] == []


@pytest.mark.long
def test_twenty_thousand_deals(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [range(start, start + 1000) for start in range(0, 20_000, 1000)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        paths = sum(pool.map(check_range, parts), Counter[str]())
    with capsys.disabled():
        print("\n20,000 random deals of Minchiate:", ", ".join(f"{path} {paths[path]}" for path in PATHS))
    assert [path for path in PATHS if not paths[path]] == []


def test_a_deal_is_shuffled_and_cut_by_its_stream() -> None:
    """The pack in the stream's order, of which 1 to 96 cards are lifted."""
    sizes = set()
    for number in range(400):
        stream = Stream(f"shuffled/{number}")
        pack, lifted = stream.shuffled(list(range(97))), 1 + stream.below(96)
        standing = GAME.first(Stream("first"), {"matto_payment": 0})
        other = MinchiateDeal(standing["dealer"], standing)
        other.deal_out(pack, lifted)
        deal = GAME.new_deal(Stream(f"shuffled/{number}"), standing)
        assert [deal.view(seat) for seat in range(4)] == [other.view(seat) for seat in range(4)]
        sizes.add(lifted)
    assert min(sizes) <= 3
    assert max(sizes) >= 94
