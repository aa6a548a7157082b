"""The card diagrams of Shengji: the engine says what is in order, what is allowed, and what wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from cardavia_core.cards import TRUMPS
from cardavia_core.game import Deal, message
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.declaring import strength
from cardavia_core.games.shengji.order import PACK, POINTS, order_of
from cardavia_core.games.shengji.scoring import steps
from web.build.figure_words import names

SEATS = 4
DEALER = 3
LEADER = 0
LEVEL = "7"
TRUMP = "c"
HIGHEST_IN_TABLE = 275
MOST_WAYS_WITH_LETTERS = 4


def _position(hands: list[list[str]], **fields: Any) -> Deal:
    """A position at the level and with the trumps of all the examples; the attackers lead."""
    return GAME.position(_place(hands, **fields))


def _place(hands: list[list[str]], **fields: Any) -> dict[str, Any]:
    place = {"phase": "play", "level": LEVEL, "trump": TRUMP, "dealer": DEALER, "leader": LEADER}
    return place | {"hands": hands} | fields


def _hands(turn: int, hand: list[str]) -> list[list[str]]:
    return [hand if seat == turn else [] for seat in range(SEATS)]


@dataclass(frozen=True)
class Ranking:
    """The cards of one suit, the strongest first; cards of one group are equally strong."""

    groups: tuple[tuple[str, ...], ...]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        cards = [code for group in self.groups for code in group]
        said = [t(message("rules.figure.from_strongest"), cards=names(t, PACK, cards))]
        for group in self.groups:
            if len(group) > 1:
                said.append(t(message("rules.figure.equal"), cards=names(t, PACK, group)))
        return " ".join(said)


def ranking_figure(trump: str, suit: str = TRUMPS) -> Ranking:
    """The order of a suit, of the trumps if none is given, when this suit is trump ("": no trump)."""
    order = order_of(LEVEL, trump)
    faces = sorted(order.ranked[suit], key=lambda face: (-order.places[face], face))
    groups = groupby(faces, key=lambda face: order.places[face])
    return Ranking(tuple(tuple(PACK.write(list(group))) for _, group in groups))


@dataclass(frozen=True)
class Declarations:
    """Cards shown to declare, the weakest declaration first."""

    cards: tuple[tuple[str, ...], ...]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        told = message("rules.figure.declaration")
        numbered = enumerate(self.cards, 1)
        return " ".join(t(told, number=number, cards=names(t, PACK, cards)) for number, cards in numbered)


def declarations_figure(declarations: list[str]) -> Declarations:
    """These declarations from the weakest to the strongest, as the engine has it."""
    shown = [tuple(cards.split()) for cards in declarations]
    return Declarations(tuple(sorted(shown, key=lambda cards: strength(LEVEL, PACK.read(list(cards))))))


@dataclass(frozen=True)
class Lead:
    """Cards somebody wants to lead, pair by pair, and whether that is allowed."""

    groups: tuple[tuple[str, ...], ...]
    allowed: bool
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        cards = names(t, PACK, [code for group in self.groups for code in group])
        told = message("rules.figure.may_lead" if self.allowed else "rules.figure.may_not_lead")
        return t(told, cards=cards)


def lead_figure(cards: str) -> Lead:
    """Whether the engine lets these cards be led together."""
    codes = cards.split()
    position = _place(_hands(LEADER, codes), turn=LEADER)
    refusal = GAME.position(position).refusal(GAME.read_move("+".join(codes)))
    return Lead(_side_by_side(codes), refusal is None, {"position": position, "several": True})


def _side_by_side(codes: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Cards in their order, equal ones together."""
    return tuple(tuple(group) for _, group in groupby(codes))


@dataclass(frozen=True)
class HandCard:
    """A card of a hand: `must` be played, `may` be played, or neither; `tag` names the ways it is part of."""

    code: str
    must: bool
    may: bool
    tag: str


@dataclass(frozen=True)
class Follow:
    """What was led, a hand, and the ways to follow if they are few and no card is part of all."""

    led: tuple[str, ...]
    hand: tuple[HandCard, ...]
    ways: tuple[tuple[str, ...], ...]
    exercise: dict[str, Any]

    @property
    def led_groups(self) -> tuple[tuple[str, ...], ...]:
        """The cards led, equal ones together."""
        return _side_by_side(self.led)

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        said = [
            t(message("rules.figure.led"), cards=names(t, PACK, self.led)),
            t(message("rules.figure.hand"), cards=names(t, PACK, [card.code for card in self.hand])),
        ]
        for way in self.ways:
            said.append(t(message("rules.figure.allowed_cards"), cards=names(t, PACK, way)))
        return " ".join(said if self.ways else [*said, *self._by_card(t)])

    def _by_card(self, t: Callable[..., str]) -> Iterator[str]:
        must = [card.code for card in self.hand if card.must]
        may = [card.code for card in self.hand if card.may and not card.must]
        barred = [card.code for card in self.hand if not card.may]
        if must:
            yield t(message("rules.figure.must_play"), cards=names(t, PACK, must))
        if may:
            yield t(message("rules.figure.may_play"), cards=names(t, PACK, may))
        if barred:
            yield t(message("rules.figure.may_not_play"), cards=names(t, PACK, barred))


def follow_figure(led: str, hand: str) -> Follow:
    """What the engine lets the next player make of this hand."""
    turn = LEADER + 1
    codes = hand.split()
    position = _place(_hands(turn, codes), turn=turn, trick=[led.split()])
    plays = [Counter(PACK.write(move.cards)) for move in GAME.position(position).moves()]
    cards = []
    for place, code in enumerate(codes):
        number = codes[:place].count(code)
        cards.append((code, [play[code] > number for play in plays]))
    lettered = len(plays) <= MOST_WAYS_WITH_LETTERS and not any(all(part) for _, part in cards)
    shown = tuple(HandCard(code, all(part), any(part), _tag(part, lettered)) for code, part in cards)
    ways = tuple(tuple(sorted(play.elements(), key=codes.index)) for play in plays) if lettered else ()
    return Follow(tuple(led.split()), shown, ways, {"position": position, "several": True})


def _tag(part: list[bool], lettered: bool) -> str:
    if not lettered:
        return "✓" if any(part) else ""
    return " ".join(chr(ord("A") + way) for way, in_it in enumerate(part) if in_it)


@dataclass(frozen=True)
class Plays:
    """The four plays of a trick, in playing order, and which of them wins."""

    cards: tuple[tuple[str, ...], ...]
    winning: int
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        told = message("rules.figure.play")
        numbered = enumerate(self.cards, 1)
        said = [t(told, number=number, cards=names(t, PACK, cards)) for number, cards in numbered]
        return " ".join([*said, t(message("rules.figure.play_wins"), number=self.winning + 1)])


def plays_figure(plays: list[str]) -> Plays:
    """The trick that these plays make, played out by the engine."""
    cards = [play.split() for play in plays]
    deal = _position(cards, turn=LEADER)
    events = [event for play in cards for beat in deal.play(GAME.read_move("+".join(play))) for event in beat]
    taken = next(event for event in events if event.kind == "trick")
    exercise = {"position": _place(cards, turn=LEADER), "plays": ["+".join(play) for play in cards]}
    return Plays(tuple(tuple(play) for play in cards), (taken.seat - LEADER) % SEATS, exercise)


@dataclass(frozen=True)
class Buried:
    """The dealer's hand with the kitty in it, each card with whether it is buried."""

    cards: tuple[tuple[str, bool], ...]
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        hand, away = ([code for code, gone in self.cards if gone == buried] for buried in (False, True))
        said = [t(message("rules.figure.hand"), cards=names(t, PACK, hand))]
        return " ".join([*said, t(message("rules.figure.buried"), cards=names(t, PACK, away))])


def bury_figure(kept: str, buried: str) -> Buried:
    """What a dealer keeps and buries, in the order of the hand."""
    away, codes = Counter(buried.split()), [*kept.split(), *buried.split()]
    position = _place(_hands(DEALER, codes), phase="bury", turn=DEALER)
    deal = GAME.position(position)
    if deal.refusal(GAME.read_move("bury " + "+".join(buried.split()))):
        raise ValueError(f"these cannot be buried: {buried}")
    cards = [code for group in GAME.hand_order(deal.view(DEALER)) for code in group]
    shown = tuple((code, cards[:place].count(code) < away[code]) for place, code in enumerate(cards))
    return Buried(shown, {"position": position, "shown": cards})


@dataclass(frozen=True)
class Kitty:
    """The kitty with its points, the cards that win the last trick, and what that brings the attackers."""

    buried: tuple[tuple[str, int], ...]
    winning: tuple[str, ...]
    points: int
    bonus: int

    @property
    def reckoned(self) -> str:
        """`25 × 2 × 4 = 200`."""
        return f"{self.points} × 2 × {len(self.winning)} = {self.bonus}"

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        cards = ", ".join(f"{t(PACK.card_key(code))} ({points})" for code, points in self.buried)
        return " ".join(
            [
                t(message("rules.figure.kitty"), cards=cards),
                t(message("rules.figure.last_trick"), cards=names(t, PACK, self.winning)),
                self.reckoned,
            ]
        )


def kitty_figure(buried: str, plays: list[str]) -> Kitty:
    """What this kitty brings when the last trick goes like this."""
    cards = [play.split() for play in plays]
    codes = buried.split()
    deal = _position(cards, turn=LEADER, buried=codes)
    events = [event for play in cards for beat in deal.play(GAME.read_move("+".join(play))) for event in beat]
    told = {event.kind: event for event in events}
    winning = cards[(told["trick"].seat - LEADER) % SEATS]
    counted = tuple((code, POINTS[PACK.card(code)]) for code in codes)
    return Kitty(counted, tuple(winning), told["buried"].amount, told["bonus"].amount)


@dataclass(frozen=True)
class Result:
    """A row of the table of results: the attackers' points, and what they lead to.

    `heads` is how many rows, from this one on, have the same next dealer; 0 if an earlier row counts it.
    """

    points: str
    taken_over: bool
    levels: int
    heads: int


def result_rows() -> list[Result]:
    """What every number of points of the attackers leads to, as the engine has it."""
    rows: list[Result] = []
    totals = range(0, HIGHEST_IN_TABLE + 1, 5)
    for taken_over, same_dealer in groupby(totals, key=lambda points: steps(points)[0]):
        alike = [(levels, list(points)) for (_, levels), points in groupby(same_dealer, key=steps)]
        for place, (levels, points) in enumerate(alike):
            shown = f"{points[0]}–{points[-1]}" if len(points) > 1 else str(points[0])
            rows.append(Result(shown, taken_over, levels, 0 if place else len(alike)))
    return rows
