"""Which cards to play to a trick that somebody else has led."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from .candidates import named, ruffs
from .odds import CERTAIN
from .order import FACES, POINTS, SUITS, worth
from .plays import paired, tractors
from .situation import GIVES, LATE, LATER_CARD, POINT, SHORT, TEMPO, VOID, is_grand, shape_of

if TYPE_CHECKING:
    from .plays import Asked, Shape
    from .situation import Situation

    Cards = tuple[int, ...]

NEVER = 100_000


class Answer:
    """A play that is looked at: its cards, its shape, whether it takes the trick over, and its worth."""

    __slots__ = ("cards", "shape", "takes", "chance", "points", "value")

    def __init__(self, situation: Situation, cards: Cards) -> None:
        self.cards = cards
        self.shape: Shape | None = shape_of(situation.order, cards)
        self.takes = situation.overtakes(self.shape)
        self.chance = situation.chance(self.shape)
        self.points = worth(cards)
        self.value = 0


def best_answer(situation: Situation) -> tuple[Answer, list[Answer]]:
    """The best play, and all that were looked at."""
    answers = [Answer(situation, cards) for cards in plays(situation)]
    found = decent(situation, answers)
    for answer in found:
        answer.value = value(situation, answer)
    best = max(found, key=lambda answer: (answer.value, [-card for card in answer.cards]))
    return best, answers


def plays(situation: Situation) -> list[Cards]:
    """The plays that are worth a look: all that can win the trick, and the best of the others."""
    asked = situation.asked
    if asked is None:
        return []
    if asked.filled:
        thrown = throw_away(situation, asked.rest, asked.filled)
        found = [named(cardset.cards(asked.held) + thrown)]
        if not asked.count and asked.suit != TRUMPS:
            found += [cards for cards in ruffs(situation.order, asked) if cards not in found]
        return found
    if asked.size == 1:
        return [(card,) for card in cardset.cards(asked.held) if card < FACES]
    if asked.owed == asked.size // 2:
        return _pairs(situation, asked)
    forced = paired(asked.pairs)
    loose = asked.held & ~cardset.of(forced)
    return [named(list(forced) + throw_away(situation, loose, asked.size - len(forced)))]


def _pairs(situation: Situation, asked: Asked) -> list[Cards]:
    """Plays of pairs alone: every single one, or tractors beside the cheapest pairs."""
    if asked.owed == 1:
        return [paired([face]) for face in asked.pairs]
    cheapest = sorted(asked.pairs, key=lambda face: (_pair_cost(situation, face), face))[: asked.owed]
    found = [paired(sorted(cheapest))]
    for faces in tractors(situation.order, situation.hand, asked.suit):
        if len(faces) == asked.owed and paired(faces) not in found:
            found.append(paired(faces))
    return found


def _pair_cost(situation: Situation, face: int) -> int:
    return situation.cost((face, face + FACES)) + 2 * _points_cost(situation, face)


def _points_cost(situation: Situation, face: int) -> int:
    """What it costs to lay the points of a card on a trick that others are to win."""
    chance = situation.chance(None)
    if not POINTS[face]:
        return 0
    if chance < GIVES:
        return NEVER * POINTS[face]
    return (CERTAIN - 2 * chance) * POINT * POINTS[face] // (2 * CERTAIN)


def throw_away(situation: Situation, cards: int, number: int) -> list[int]:
    """The cards, of these, to play where they win nothing: points if the partner wins, else the least."""
    chosen: list[int] = []
    left = situation.hand
    for _ in range(number):
        costs = [
            (_throw_cost(situation, left, card % FACES), card)
            for card in cardset.cards(cards)
            if card < FACES
        ]
        card = min(costs)[1]
        second = 1 << card + FACES
        gone = card + FACES if cards & second else card
        cards &= ~(1 << gone)
        left &= ~(1 << gone if left >> gone & 1 else 1 << card)
        chosen.append(gone)
    return chosen


def _throw_cost(situation: Situation, left: int, face: int) -> int:
    """What it costs to throw a card away from what is left of the hand."""
    order = situation.order
    suit = order.suits[face]
    total = situation.kept(face) + _points_cost(situation, face)
    if left >> face + FACES & 1:
        total += situation.pair_kept(face)
    if is_grand(order, face):
        return total + 100 * NEVER
    if suit == TRUMPS:
        # On a plain suit it would trump what is the partner's already.
        return total + (50 * NEVER if situation.chance(None) >= GIVES else 0)
    length = cardset.count(left & order.cards[suit])
    total += SHORT * length
    return total - (VOID if length == 1 and left & order.cards[TRUMPS] else 0)


def decent(situation: Situation, answers: list[Answer]) -> list[Answer]:
    """The plays without those that would anger a partner; never none.

    The partner's trick is left to him.  What others are to win gets as few points as possible.  No joker or
    card of the level goes on a trick without points while there are cards to be played for.
    """
    if situation.safe():
        answers = [answer for answer in answers if not answer.takes] or answers
    spared = [answer for answer in answers if not _wasteful(situation, answer)]
    answers = spared or answers
    losing = [answer for answer in answers if not answer.takes and answer.chance < GIVES]
    if losing:
        fewest = min([_given(situation, answer) for answer in losing])
        answers = [
            answer for answer in answers if answer not in losing or _given(situation, answer) == fewest
        ]
    return answers


def _given(situation: Situation, answer: Answer) -> int:
    """The points given away; a joker or a card of the level counts as more than any."""
    return answer.points + (1000 if situation.grand(answer.cards) else 0)


def _wasteful(situation: Situation, answer: Answer) -> bool:
    """Whether jokers or cards of the level take a trick without points, or are thrown on one."""
    if situation.left <= LATE or not situation.grand(answer.cards):
        return False
    return not answer.takes or not situation.table + answer.points


def value(situation: Situation, answer: Answer) -> int:
    """What a play is worth: its share of the trick, less what the hand loses with it."""
    size = len(answer.cards)
    points = POINT * (situation.table + answer.points) + LATER_CARD * size * len(situation.after)
    points += situation.stake(size)
    total = (2 * answer.chance - CERTAIN) * points // (2 * CERTAIN)
    total += answer.chance * TEMPO // CERTAIN - situation.cost(answer.cards)
    return total + (_emptied(situation, answer.cards) if not answer.takes else 0)


def _emptied(situation: Situation, cards: Cards) -> int:
    """What it is worth to have played the last card of a plain suit, with trumps in hand."""
    left = situation.hand & ~cardset.of(cards)
    if not left & situation.order.cards[TRUMPS]:
        return 0
    suits = [suit for suit in SUITS if situation.hand & situation.order.cards[suit]]
    return VOID * len([suit for suit in suits if not left & situation.order.cards[suit]])
