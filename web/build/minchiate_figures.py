"""The diagrams of Minchiate: the engine says what is robbed, discarded and won, and what all that scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from cardavia_core import cardset
from cardavia_core.cards import TRUMPS
from cardavia_core.game import message
from cardavia_core.games.minchiate import GAME
from cardavia_core.games.minchiate.opening import Opening, begin
from cardavia_core.games.minchiate.pack import (
    COUNTING,
    COURTS,
    HAND,
    MATTO,
    OUT_OF_PLAY,
    PACK,
    POINTS,
    PROTECTED,
    ROBBABLE,
    STRENGTH,
    trump,
    worth,
)
from cardavia_core.games.minchiate.score import Score
from cardavia_core.games.minchiate.scoring import HALF, LAST_TRICK
from cardavia_core.games.minchiate.versicole import points_of, versicole
from web.build.figure_words import names
from web.build.trick_figures import DEALER, LEADER, SEATS, Points, trick_events, trick_exercise

Say = Callable[..., str]

FAMILIES = (
    (
        message("rules.minchiate.family.papi"),
        "Papa uno, Ganellino|Papa due, Granduca|Papa tre, Imperatore d’Occidente|"
        "Papa quattro, Imperatore d’Oriente|Papa cinque, Amore",
    ),
    (message("rules.minchiate.family.papetti"), "Temperanza|Forza|Giustizia|Ruota della fortuna"),
    (
        message("rules.minchiate.family.sottoventi"),
        "Carro|Gobbo, Tempo|Impiccato|Morte|Diavolo|Casa del diavolo|Speranza|Prudenza|Fede|Carità",
    ),
    (message("rules.minchiate.family.twenty"), "Fuoco"),
    (
        message("rules.minchiate.family.sopraventi"),
        "Acqua|Terra|Aria|Bilancia|Vergine|Scorpione|Ariete|Capricorno|Sagittario|Cancro|Pesci|Acquario|"
        "Leone|Toro|Gemini",
    ),
    (message("rules.minchiate.family.arie"), "Stella|Luna|Sole|Mondo|Trombe"),
)
"""The families of the trumps, and what the Florentines call their members, from 1 to 40."""

BOTH_TEAMS = 0, 1


def diagrams() -> dict[str, Any]:
    """The diagrams by their names in pages/minchiate_figures.html."""
    return {
        "card_key": PACK.card_key,
        "card_names": card_names,
        "order_figure": order_figure,
        "counting_rows": counting_rows,
        "trump_families": trump_families,
        "exposed_figure": exposed_figure,
        "robbery_figure": robbery_figure,
        "fola_figure": fola_figure,
        "discards_figure": discards_figure,
        "set_rows": set_rows,
        "no_sets": no_sets,
        "declared_figure": declared_figure,
        "trick_score_figure": trick_score_figure,
        "count_figure": count_figure,
        "resti_rows": resti_rows,
    }


def card_names(t: Say, codes: Sequence[str]) -> str:
    """The names of several cards."""
    return names(t, PACK, codes)


def order_figure(suit: str, numerals: bool = False) -> list[str]:
    """The cards of a suit, or its numeral cards only, the strongest first."""
    cards = [card for card in range(PACK.size) if PACK.suit(card) == suit]
    if numerals:
        cards = [card for card in cards if PACK.rank(card) not in COURTS]
    return PACK.write(sorted(cards, key=lambda card: -STRENGTH[card]))


def counting_rows() -> list[tuple[int, list[list[str]]]]:
    """Every counting card by what it counts, the most first; the trumps stand apart from the others."""
    cards = sorted(cardset.cards(COUNTING), key=lambda card: (-POINTS[card], card == MATTO, -STRENGTH[card]))
    rows = []
    for points, alike in groupby(cards, key=lambda card: POINTS[card]):
        apart = [list(group) for _, group in groupby(alike, key=lambda card: PACK.suit(card) == TRUMPS)]
        rows.append((points, [PACK.write(group) for group in apart]))
    return rows


def trump_families() -> list[tuple[str, list[tuple[str, int, str]]]]:
    """The forty trumps by family: code, points and Italian name of each."""
    found = []
    number = 0
    for label, members in FAMILIES:
        trumps = []
        for name in members.split("|"):
            number += 1
            trumps.append((f"T{number}", POINTS[trump(number)], name))
        found.append((label, trumps))
    return found


def exposed_figure(codes: list[str]) -> Points:
    """Cards that are turned up, and what they score."""
    return Points(PACK, tuple((code, POINTS[PACK.card(code)]) for code in codes), ranked=False)


@dataclass(frozen=True)
class Robbery:
    """Cards looked at one after the other: those robbed with their points, the one that ended it, the rest.

    `picked` are the cards of the rest that the dealer takes as well.
    """

    robbed: tuple[tuple[str, int], ...]
    stop: str
    rest: tuple[str, ...]
    picked: tuple[str, ...] = ()

    @property
    def reckoned(self) -> str:
        """`5 + 0 + 5 = 10`."""
        points = [points for _, points in self.robbed]
        return " + ".join(str(point) for point in points) + f" = {sum(points)}"

    def words(self, t: Say) -> str:
        """The figure in words."""
        robbed = ", ".join(f"{t(PACK.card_key(code))} ({points})" for code, points in self.robbed)
        said = [
            t(message("rules.figure.robbed"), cards=robbed),
            t(message("rules.figure.ends_robbery"), card=t(PACK.card_key(self.stop))),
        ]
        if self.picked:
            said.append(t(message("rules.figure.picked_up"), cards=names(t, PACK, self.picked)))
            open_cards = [self.stop, *(code for code in self.rest if code not in self.picked)]
            said.append(t(message("rules.figure.out_of_play"), cards=names(t, PACK, open_cards)))
        return " ".join(said)


def robbery_figure(packet: list[str]) -> Robbery:
    """What the cutter robs of a packet, given from its bottom up."""
    cards = PACK.read(packet)
    others = [card for card in range(PACK.size) if card not in cards]
    opening, _ = begin(cards[::-1] + others, len(cards), DEALER)
    if opening.cut.stop is None:
        raise ValueError("the example shows the card that ends the robbery")
    robbed = tuple((PACK.code(card), POINTS[card]) for card in opening.cut.robbed)
    return Robbery(robbed, PACK.code(opening.cut.stop), tuple(packet[len(robbed) + 1 :]))


def fola_figure(codes: list[str]) -> Robbery:
    """What the dealer takes out of this fola, given from its top."""
    opening = _opening_with_fola(PACK.read(codes))
    if opening.robbery.stop is None:
        raise ValueError("the example shows the card that ends the robbery")
    robbed = tuple((PACK.code(card), POINTS[card]) for card in opening.robbery.robbed)
    rest = tuple(codes[len(robbed) + 1 :])
    return Robbery(robbed, PACK.code(opening.robbery.stop), rest, tuple(PACK.write(opening.picked)))


def _opening_with_fola(fola: list[int]) -> Opening:
    """An opening that leaves these cards over: the cutter has robbed as many as there are fewer than 13.

    The last of them is the card that ended the robbery of the cut.
    """
    others = [card for card in range(PACK.size) if card not in fola]
    robbable = [card for card in others if cardset.has(ROBBABLE, card)]
    robbed = robbable[: OUT_OF_PLAY - len(fola)]
    dealt = [card for card in others if card not in robbed]
    packet = [fola[-1], *robbed]
    opening, _ = begin(packet + dealt + fola[:-1], len(packet), DEALER)
    return opening


@dataclass(frozen=True)
class Discards:
    """Cards of a hand, each with whether it may be discarded."""

    cards: tuple[tuple[str, bool], ...]
    exercise: dict[str, Any]

    def words(self, t: Say) -> str:
        """The figure in words."""
        may = [code for code, allowed in self.cards if allowed]
        may_not = [code for code, allowed in self.cards if not allowed]
        return " ".join(
            [
                t(message("rules.figure.may_discard"), cards=names(t, PACK, may)),
                t(message("rules.figure.may_not_discard"), cards=names(t, PACK, may_not)),
            ]
        )


def discards_figure(codes: list[str]) -> Discards:
    """Which of these cards the dealer may discard, who holds one too many."""
    cards = PACK.read(codes)
    loose = [card for card in range(PACK.size) if card not in cards and not cardset.has(PROTECTED, card)]
    hand = PACK.write(cards + loose[: HAND + 1 - len(cards)])
    hands = [hand if seat == DEALER else [] for seat in range(SEATS)]
    position = {"hands": hands, "dealer": DEALER, "phase": "discard"}
    usable = GAME.position(position).usable()
    shown = tuple((PACK.code(card), card in usable) for card in cards)
    return Discards(shown, {"position": position, "shown": codes})


@dataclass(frozen=True)
class SetRow:
    """A versicola, and what it scores; `alone` is None where the Matto is one of its cards."""

    cards: tuple[str, ...]
    alone: int | None
    with_matto: int


def set_rows(sets: list[str]) -> list[SetRow]:
    """What each of these sets scores, without the Matto beside it and with it."""
    rows = []
    for codes in sets:
        cards = cardset.of(PACK.read(codes.split()))
        (alone,) = versicole(cards)
        (beside,) = versicole(cards | 1 << MATTO)
        points = None if MATTO in alone.cards else alone.points
        rows.append(SetRow(tuple(PACK.write(alone.cards)), points, beside.points))
    return rows


def no_sets(sets: list[str]) -> list[list[str]]:
    """Cards that might be taken for a versicola and are none."""
    found = [codes.split() for codes in sets]
    for codes in found:
        if versicole(cardset.of(PACK.read(codes))):
            raise ValueError(f"a versicola: {codes}")
    return found


@dataclass(frozen=True)
class Declared:
    """The versicole of a hand: of each its cards and its sum, and what all of them score."""

    sets: tuple[tuple[tuple[str, ...], str], ...]
    points: int
    exercise: dict[str, Any]

    def words(self, t: Say) -> str:
        """The figure in words."""
        return " ".join(f"{names(t, PACK, cards)}: {reckoned}." for cards, reckoned in self.sets)


def declared_figure(codes: list[str], others: list[str]) -> Declared:
    """The versicole in these cards, each reckoned card by card; the others fill the hand and add none."""
    found = versicole(cardset.of(PACK.read(codes)))
    sets = []
    for each in found:
        parts = each.values() + ([each.matto] if each.matto else [])
        reckoned = " + ".join(str(part) for part in parts) + f" = {each.points}"
        sets.append((tuple(PACK.write(each.cards)), reckoned))
    hands = [codes + others if seat == LEADER else [] for seat in range(SEATS)]
    position = {"hands": hands, "dealer": DEALER, "phase": "declare"}
    shown = [code for group in GAME.hand_order({"hand": codes + others}) for code in group]
    if points_of(versicole(cardset.of(PACK.read(shown)))) != points_of(found):
        raise ValueError("the other cards make a versicola")
    return Declared(tuple(sets), points_of(found), {"position": position, "shown": shown})


@dataclass(frozen=True)
class TrickScore:
    """A trick: its cards in playing order, the one that wins, those that score at once, and their points."""

    cards: tuple[str, ...]
    winning: str
    scoring: tuple[str, ...]
    points: int
    exercise: dict[str, Any]

    def words(self, t: Say) -> str:
        """The figure in words."""
        return " ".join(
            [
                t(message("rules.figure.trick"), cards=names(t, PACK, self.cards)),
                t(message("rules.figure.wins"), card=t(PACK.card_key(self.winning))),
                t(
                    message("rules.figure.scored_at_once"),
                    cards=names(t, PACK, self.scoring),
                    points=self.points,
                ),
            ]
        )


def trick_score_figure(codes: list[str]) -> TrickScore:
    """The trick that these cards make, and what it scores at once."""
    told = {event.kind: event for event in trick_events(GAME, codes)}
    scored = told["score"]
    scoring = tuple(PACK.write(scored.cards))
    return TrickScore(
        tuple(codes), codes[told["trick"].seat % SEATS], scoring, scored.amount, trick_exercise(codes)
    )


@dataclass(frozen=True)
class Count:
    """What each of two teams counts at the end, line by line, and the totals."""

    lines: tuple[tuple[str, tuple[int, int]], ...]
    totals: tuple[int, int]


def count_figure(ours: str, number: int, last_trick: int) -> Count:
    """The count where the first team has these counting cards and trump 29, the second team the others.

    The first team has so many cards in all; `last_trick` is the team that has won the last trick.
    """
    first = cardset.of(PACK.read(ours.split()))
    piles = first, PROTECTED & ~first
    numbers = number, SEATS * HAND - number
    lines = (
        (message("rules.minchiate.table.cards"), [worth(cardset.cards(pile)) for pile in piles]),
        (message("rules.minchiate.table.versicole"), [points_of(versicole(pile)) for pile in piles]),
        (message("rules.minchiate.table.beyond"), [max(0, cards - HALF) for cards in numbers]),
        (message("rules.minchiate.table.last"), [LAST_TRICK * (team == last_trick) for team in BOTH_TEAMS]),
    )
    totals = [sum(points[team] for _, points in lines) for team in BOTH_TEAMS]
    return Count(tuple((label, (one, other)) for label, (one, other) in lines), (totals[0], totals[1]))


@dataclass(frozen=True)
class RestiRow:
    """A step of a game: "team" scores `points` for one team, "count" adds what both count at the end.

    "rounded" turns the last lead into resti.  After the step `lead` is how far the first team is ahead
    (below 0: the second one), and `resti` is what each team has won.
    """

    kind: str
    points: tuple[int, int]
    lead: int
    resti: tuple[int, int]


def resti_rows(scored: list[tuple[int, int]], counts: tuple[int, int]) -> list[RestiRow]:
    """How lead and resti go when team after team scores, as (team, points), and both count at the end."""
    score = Score()
    rows = []
    for team, points in scored:
        score.add(team, points)
        both = (points, 0) if team == 0 else (0, points)
        rows.append(RestiRow("team", both, score.lead, (score.resti[0], score.resti[1])))
    final = score.settle(list(counts))
    rows.append(RestiRow("count", counts, final.lead, rows[-1].resti))
    rows.append(RestiRow("rounded", (0, 0), 0, (final.resti[0], final.resti[1])))
    return rows
