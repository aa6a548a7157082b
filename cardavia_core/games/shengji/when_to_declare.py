"""When to declare trumps.

Counted are the trumps that the hand would have: those in pairs, jokers and tractors more than the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import Move, message
from . import declaring
from .order import BLACK_JOKER, FACES, NO_TRUMP, POINTS, RANK, RED_JOKER, order_of
from .plays import tractors
from .scoring import SEATS, TEAMS

if TYPE_CHECKING:
    from typing import Any

    from .order import Order
    from .rules import ShengjiDeal

    Cards = tuple[int, ...]

TRUMP = 10
PAIR = 8
TRACTOR = 6
JOKER = 5
ENOUGH = 80
"""What a suit must be worth to be declared: eight trumps, or fewer with pairs and jokers among them."""
LAST_CHANCE = 60
OVER_PARTNER = 45
"""How much better than the partner's suit another must be."""
LEVELS_FOR_NO_TRUMP = 3
NO_TRUMP_WORTH = 115
"""A suit that is worth more than this is better than no trump."""


def choose_declaration(deal: ShengjiDeal, view: dict[str, Any]) -> tuple[Move, list[str]]:
    """What to declare, or a pass, and why."""
    hand = deal.hands[view["seat"]]
    moves = [move for move in deal.moves() if move.kind == "declare"]
    wanted = [move for move in moves if worth_declaring(deal, view, hand, move.cards)]
    if not wanted:
        return Move("pass"), declaration_reasons(deal, hand, ())
    best = max(wanted, key=lambda move: _rank(deal.level, hand, move.cards))
    return best, declaration_reasons(deal, hand, best.cards)


def _rank(level: str, hand: int, cards: Cards) -> tuple[int, int, int]:
    """What it is worth, the pair of a suit before the single card."""
    found = worth(level, hand, cards)
    if declaring.trump_of(cards) == NO_TRUMP:
        return NO_TRUMP_WORTH, 0, cards[0]
    return found, len(cards), -cards[0]


def worth(level: str, hand: int, cards: Cards) -> int:
    """What the hand is worth if these cards make trumps."""
    order = order_of(level, declaring.trump_of(cards))
    trumps = hand & order.cards[TRUMPS]
    pairs = len(order.pairs(hand, TRUMPS))
    jokers = [joker for joker in (BLACK_JOKER, RED_JOKER) for copy in (0, FACES) if hand >> joker + copy & 1]
    total = TRUMP * cardset.count(trumps) + PAIR * pairs + JOKER * len(jokers)
    total += TRACTOR * len([faces for faces in tractors(order, hand, TRUMPS) if len(faces) == 2])
    return total


def worth_declaring(deal: ShengjiDeal, view: dict[str, Any], hand: int, cards: Cards) -> bool:
    """Whether to declare these cards, if any."""
    if declaring.trump_of(cards) == NO_TRUMP:
        return _no_trump(deal, view, hand)
    standing = view["declared"]
    found = worth(deal.level, hand, cards)
    if standing is None:
        return found >= _asked_for(deal)
    now = worth(deal.level, hand, _shown(deal))
    if TEAMS[standing["seat"]] == TEAMS[view["seat"]]:
        return found >= max(ENOUGH, now + OVER_PARTNER)
    return found >= max(LAST_CHANCE, now)


def _wins_the_deal(deal: ShengjiDeal) -> bool:
    """Whether the first declaration wins the kitty and the lead for its side."""
    return deal.match["deal"] == 1 and not deal.match["options"]["first_dealer"]


def _asked_for(deal: ShengjiDeal) -> int:
    """What a hand must be worth while nobody has declared; nothing where the deal is won by it."""
    if _wins_the_deal(deal):
        return 0
    return LAST_CHANCE if len(deal.declarations) == SEATS - 1 else ENOUGH


def _shown(deal: ShengjiDeal) -> Cards:
    standing = declaring.standing(deal.declarations)
    return standing[1] if standing is not None else ()


def _no_trump(deal: ShengjiDeal, view: dict[str, Any], hand: int) -> bool:
    """Whether no trump is good: with levels that count points, three of them, and nothing better to lose."""
    order = order_of(deal.level, NO_TRUMP)
    levels = [card for card in cardset.cards(hand) if RANK[card % FACES] == deal.level]
    if len(levels) < LEVELS_FOR_NO_TRUMP or not POINTS[levels[0] % FACES]:
        return False
    standing = view["declared"]
    if standing is not None and TEAMS[standing["seat"]] == TEAMS[view["seat"]]:
        return False
    return _top_cards(order, hand) >= LEVELS_FOR_NO_TRUMP


def _top_cards(order: Order, hand: int) -> int:
    """The Aces, or whatever is highest, of the plain suits."""
    highest = [faces[-1] for suit, faces in sorted(order.ranked.items()) if suit != TRUMPS and faces]
    return len([face for face in highest for copy in (0, FACES) if hand >> face + copy & 1])


def declaration_reasons(deal: ShengjiDeal, hand: int, cards: Cards) -> list[str]:
    """Why these cards are declared, or none."""
    if not cards:
        return [message("shengji.reason.pass")]
    if declaring.trump_of(cards) == NO_TRUMP:
        return [message("shengji.reason.no_trump")]
    found = []
    if worth(deal.level, hand, cards) >= ENOUGH:
        found.append(message("shengji.reason.many_trumps"))
    elif _wins_the_deal(deal) and not _shown(deal):
        found.append(message("shengji.reason.wins_the_deal"))
    else:
        found.append(message("shengji.reason.best_suit"))
    if len(cards) == 2:
        found.append(message("shengji.reason.shows_pair"))
    return found
