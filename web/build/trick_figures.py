"""The card diagrams of trick games: the engine says what wins, what counts, and what is allowed.

Tricks and hands are those of any game whose plays are single cards; the rest is Piedicavallo.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardavia_core.cards import Pack
from cardavia_core.game import Event, Game, Move, Refusal, message
from cardavia_core.games.piedicavallo import GAME
from cardavia_core.games.piedicavallo.rules import CARDS, COURTS, STRENGTH
from cardavia_core.games.piedicavallo.scoring import PACK, POINTS
from web.build.figure_words import names

SEATS = 4
DEALER = 3
LEADER = 0


@dataclass(frozen=True)
class Points:
    """Cards and what each of them counts; `ranked` says that they go from the highest to the lowest."""

    pack: Pack
    cards: tuple[tuple[str, int], ...]
    ranked: bool

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        cards = ", ".join(f"{t(self.pack.card_key(code))} ({points})" for code, points in self.cards)
        if self.ranked:
            return t(message("rules.figure.from_highest"), cards=cards)
        return t(message("rules.figure.with_points"), cards=cards)


def suit_figure(suit: str, numerals: bool = False) -> Points:
    """The cards of a suit that are played, or its numeral cards only, the strongest first."""
    cards = [card for card in CARDS if PACK.suit(card) == suit]
    if numerals:
        cards = [card for card in cards if PACK.rank(card) not in COURTS.split()]
    cards.sort(key=lambda card: -STRENGTH[card])
    return Points(PACK, tuple((PACK.code(card), POINTS[card]) for card in cards), ranked=True)


def points_figure(codes: list[str]) -> Points:
    """These cards, and what they count."""
    return Points(PACK, tuple((code, POINTS[PACK.card(code)]) for code in codes), ranked=False)


@dataclass(frozen=True)
class Trick:
    """Four cards in playing order, and the one that wins."""

    pack: Pack
    cards: tuple[str, ...]
    winning: str
    points: int
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        winning = t(self.pack.card_key(self.winning))
        return " ".join(
            [
                t(message("rules.figure.trick"), cards=names(t, self.pack, self.cards)),
                t(message("rules.figure.wins"), card=winning),
            ]
        )


def trick_figure(game: Game, codes: list[str]) -> Trick:
    """The trick that these cards make, played out by the engine; `points` go to the pile of its winner."""
    taken = next(event for event in trick_events(game, codes) if event.kind == "trick")
    winning = codes[(taken.seat - LEADER) % SEATS]
    return Trick(game.pack, tuple(codes), winning, taken.amount, trick_exercise(codes))


def trick_exercise(codes: list[str]) -> dict[str, Any]:
    """What the page needs to ask who wins this trick."""
    hands = [[code] for code in codes]
    position = {"hands": hands, "leader": LEADER, "dealer": DEALER, "phase": "play"}
    return {"position": position, "plays": codes}


def trick_events(game: Game, codes: list[str]) -> list[Event]:
    """What happens when these cards are played to a trick."""
    deal = game.position(trick_exercise(codes)["position"])
    return [event for code in codes for beat in deal.play(game.read_move(code)) for event in beat]


@dataclass(frozen=True)
class Hand:
    """The trick so far, and a hand: each card with whether it may be played."""

    pack: Pack
    trick: tuple[str, ...]
    cards: tuple[tuple[str, bool], ...]
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        may = [code for code, legal in self.cards if legal]
        may_not = [code for code, legal in self.cards if not legal]
        said = [
            t(message("rules.figure.trick_so_far"), cards=names(t, self.pack, self.trick)),
            t(message("rules.figure.may_play"), cards=names(t, self.pack, may)),
        ]
        if may_not:
            said.append(t(message("rules.figure.may_not_play"), cards=names(t, self.pack, may_not)))
        return " ".join(said)


def hand_figure(game: Game, trick: list[str], hand: list[str]) -> Hand:
    """Which cards of the hand the engine allows in this trick."""
    turn = (LEADER + len(trick)) % SEATS
    hands = [hand if seat == turn else [] for seat in range(SEATS)]
    position = {"hands": hands, "leader": LEADER, "dealer": DEALER, "trick": trick, "phase": "play"}
    legal = [game.pack.code(move.cards[0]) for move in game.position(position).moves()]
    shown = tuple((code, code in legal) for code in hand)
    return Hand(game.pack, tuple(trick), shown, {"position": position})


@dataclass(frozen=True)
class Discard:
    """The dealer's seventeen cards by suit, two to be discarded, and what the engine says to that."""

    groups: tuple[tuple[str, ...], ...]
    cards: tuple[str, ...]
    refusal: Refusal | None
    exercise: dict[str, Any]

    def words(self, t: Callable[..., str]) -> str:
        """The figure in words."""
        hand = [code for group in self.groups for code in group]
        said = [
            t(message("rules.figure.hand"), cards=names(t, PACK, hand)),
            t(message("rules.figure.discards"), cards=names(t, PACK, self.cards)),
            t(message("rules.figure.not_allowed" if self.refusal else "rules.figure.allowed")),
            self.reason(t),
        ]
        return " ".join(part for part in said if part)

    def reason(self, t: Callable[..., str]) -> str:
        """The engine's refusal as the table says it; "" if there is none."""
        if self.refusal is None:
            return ""
        arguments = {
            name: t(PACK.card_key(value)) if name.endswith("card") else value
            for name, value in self.refusal.arguments.items()
        }
        return t(self.refusal.message, **arguments)


def discard_figure(hand: list[str], cards: list[str]) -> Discard:
    """Whether the dealer may discard these two cards of this hand, by the engine's own judgement."""
    hands = [hand if seat == DEALER else [] for seat in range(SEATS)]
    position = {"hands": hands, "dealer": DEALER}
    groups = GAME.hand_order({"hand": hand})
    refusal = GAME.position(position).refusal(Move("discard", tuple(sorted(PACK.read(cards)))))
    exercise = {"position": position, "shown": [code for group in groups for code in group]}
    return Discard(tuple(tuple(group) for group in groups), tuple(cards), refusal, exercise)
