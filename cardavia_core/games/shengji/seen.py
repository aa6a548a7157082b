"""What each seat may know of a deal of Shengji, and where all cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import copied
from . import declaring
from .order import FACES, PACK, order_of, worth
from .scoring import SEATS, TAKE_OVER, level_of

if TYPE_CHECKING:
    from typing import Any

    from .rules import ShengjiDeal


def view(deal: ShengjiDeal, seat: int) -> dict[str, Any]:
    """See `Deal.view`.

    level (the rank played), levels (the rank each team has reached), trump (a suit, "" for none, None
    before they are fixed), declarations (seat and cards of every word, no cards for a pass), declared (the
    declaration that stands), declarable (what the seat could declare), dealer_settled (whether further
    declarations cannot change who deals), pass_settles (whether a pass now ends the declaring), kitty (the
    eight cards, if everybody passed), buried (for those who know it), leader, trick (each play a list),
    trick_points, winning (the seat ahead), tricks, points (card points in the tricks of each team),
    attackers (their team), goal (the points they need), bonus (what the kitty brought them; None before
    the end).
    """
    standing = declaring.standing(deal.declarations)
    return {
        "game": "shengji",
        "seat": seat,
        "turn": deal.turn,
        "phase": deal.phase,
        "dealer": deal.dealer,
        "dealer_settled": deal.dealer_settled,
        "hand": PACK.write(cardset.cards(deal.hands[seat])),
        "hands": [cardset.count(hand) for hand in deal.hands],
        "level": deal.level,
        "levels": [level_of(total) for total in deal.match["totals"]],
        "trump": None if deal.order is None else deal.order.trump,
        "declarations": [_told(declaration) for declaration in deal.declarations],
        "declared": None if standing is None else _told(standing),
        "declarable": _declarable(deal, seat) if deal.phase == "declare" else [],
        "pass_settles": deal.phase == "declare" and _pass_settles(deal),
        "kitty": PACK.write(deal.kitty) if _kitty_was_shown(deal) else [],
        "buried": PACK.write(deal.buried) if seat == deal.dealer or deal.turn is None else [],
        "leader": deal.leader,
        "trick": [PACK.write(cards) for cards in deal.trick],
        "trick_points": sum([worth(cards) for cards in deal.trick]),
        "winning": deal.winning(),
        "tricks": [trick.data() for trick in deal.tricks],
        "points": list(deal.points),
        "attackers": deal.attackers,
        "goal": TAKE_OVER,
        "bonus": deal.bonus() if deal.turn is None else None,
        "match": copied(deal.match),
    }


def _told(declaration: tuple[int, tuple[int, ...]]) -> dict[str, Any]:
    return {"seat": declaration[0], "cards": PACK.write(declaration[1])}


def _pass_settles(deal: ShengjiDeal) -> bool:
    """Whether a pass of the seat to act would end the declaring."""
    return declaring.over(deal.level, deal.declarations + [(deal.turn or 0, ())])


def _kitty_was_shown(deal: ShengjiDeal) -> bool:
    return deal.order is not None and declaring.standing(deal.declarations) is None


def _declarable(deal: ShengjiDeal, seat: int) -> list[dict[str, Any]]:
    """What a seat could show, and what it would mean: the trumps, how many of them, who would deal."""
    found = []
    for cards in declaring.declarable(deal.level, deal.hands[seat]):
        order = order_of(deal.level, declaring.trump_of(cards))
        found.append(
            {
                "cards": PACK.write(cards),
                "trump": order.trump,
                "trumps": cardset.count(deal.hands[seat] & order.cards[TRUMPS]),
                "dealer": deal.dealer_after(deal.declarations + [(seat, cards)]),
            }
        )
    return found


def places(deal: ShengjiDeal) -> list[tuple[list[int], tuple[int, ...]]]:
    """See `Deal.places`.  What was declared, or shown with the kitty, is known wherever it lies."""
    everybody = tuple(range(SEATS))
    shown = [card % FACES for _, cards in deal.declarations for card in cards]
    if _kitty_was_shown(deal):
        shown += deal.kitty
    lying: list[tuple[list[int], tuple[int, ...]]] = []
    lying += [(cardset.cards(deal.hands[seat]), (seat,)) for seat in everybody]
    lying.append((list(deal.buried), everybody if deal.turn is None else (deal.dealer,)))
    found: list[tuple[list[int], tuple[int, ...]]] = []
    if deal.phase == "declare":  # even the other copy of a declared card lies here unseen
        found.append((list(deal.kitty), ()))
    for cards, knowing in lying:
        found.append(([card for card in cards if card % FACES in shown], everybody))
        found.append(([card for card in cards if card % FACES not in shown], knowing))
    found += [(list(cards), everybody) for cards in deal.trick]
    return found + [(list(cards), everybody) for trick in deal.tricks for cards in trick.plays]
