"""Versicole: which sets of cards score together, and what each is worth (rules 25 to 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from .pack import ARCHER, KINGS, MATTO, PACK, POINTS, trump

if TYPE_CHECKING:
    from typing import Any

MATTO_BONUS = 5
ARCHER_IN_SET = 5
LEAST_RUN = 3
LEAST_KINGS = 3
RUNS = (("low", 1, 5), ("high", 28, 40))
"""Where runs count: the low ones inside 1 to 5, the high ones inside 28 to 40."""
WITH_MATTO = (trump(1), MATTO, trump(40))
WITH_DEATH = (trump(1), trump(13), trump(28))
TENS = (trump(10), trump(20), trump(30), trump(40))
IN_SET = [ARCHER_IN_SET if card == ARCHER else POINTS[card] for card in range(PACK.size)]
"""What each card is worth in a set: trump 29, which counts nothing, is worth 5 here (rule 26)."""


class Versicola:
    """A set: its `kind` (a low or high run, matto, death, tens, kings), its `cards` as named, its `points`.

    `matto` is what of the points is for the Matto that the owner holds beside the set: 5 or 0.
    """

    __slots__ = ("kind", "cards", "points", "matto")

    def __init__(self, kind: str, cards: tuple[int, ...], has_matto: bool) -> None:
        self.kind = kind
        self.cards = cards
        self.matto = MATTO_BONUS if has_matto and MATTO not in cards else 0
        self.points = sum(self.values()) + self.matto

    def values(self) -> list[int]:
        """What each of the cards is worth in the set."""
        return [IN_SET[card] for card in self.cards]

    def data(self) -> dict[str, Any]:
        """The set as plain data, for a view."""
        return {
            "kind": self.kind,
            "cards": PACK.write(self.cards),
            "values": self.values(),
            "points": self.points,
            "matto": self.matto,
        }


def versicole(cards: int) -> list[Versicola]:
    """The versicole in a card set, each as large as it can be: two runs are never parts of a longer one."""
    found = [(kind, run) for kind, first, last in RUNS for run in _runs(cards, first, last)]
    for kind, members in (("matto", WITH_MATTO), ("death", WITH_DEATH)):
        if _holds(cards, members):
            found.append((kind, members))
    tens = tuple([card for card in TENS if cardset.has(cards, card)])
    if len(tens) >= 3 and cardset.has(cards, TENS[1]) and cardset.has(cards, TENS[2]):
        found.append(("tens", tens))
    kings = tuple(cardset.cards(cards & KINGS))
    if len(kings) >= LEAST_KINGS:
        found.append(("kings", kings))
    return [Versicola(kind, members, cardset.has(cards, MATTO)) for kind, members in found]


def chosen_sets(hand: int, cards: tuple[int, ...]) -> list[Versicola]:
    """The versicole of a hand that these of its cards make: each has a card that no other has."""
    chosen = cardset.of(cards)
    return [versicola for versicola in versicole(hand) if not cardset.of(versicola.cards) & ~chosen]


def points_of(sets: list[Versicola]) -> int:
    """What these versicole are worth together."""
    return sum([versicola.points for versicola in sets])


def _holds(cards: int, members: tuple[int, ...]) -> bool:
    return all(cardset.has(cards, card) for card in members)


def _runs(cards: int, first: int, last: int) -> list[tuple[int, ...]]:
    """The longest runs of three or more trumps with consecutive numbers."""
    runs: list[tuple[int, ...]] = []
    run: tuple[int, ...] = ()
    for number in range(first, last + 2):
        if number <= last and cardset.has(cards, trump(number)):
            run += (trump(number),)
            continue
        if len(run) >= LEAST_RUN:
            runs.append(run)
        run = ()
    return runs
