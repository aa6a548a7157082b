"""What each seat may know of a deal of Minchiate, and where all cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families.tricks import SEATS, tricks_won
from ...game import copied
from .pack import MATTO, PACK, TEAMS, worth
from .score import RESTO, Score
from .scoring import capture_score, paid_piles
from .telling import opening_beats
from .versicole import points_of, versicole

if TYPE_CHECKING:
    from typing import Any

    from .rules import MinchiateDeal


def view(deal: MinchiateDeal, seat: int) -> dict[str, Any]:
    """See `Deal.view`.

    cut (the cutter's seat, size of the packet, cards robbed, points, the card that stopped it), exposed
    (the last card dealt to each seat), robbery (the dealer's, with the cards picked up), fola (the cards
    lying open), discards (of each seat, where the seat knows them), discarded (how many by each seat),
    discards_shown, declarations (of each seat that has spoken, in order: its sets and points), declarable
    (the sets of the seat, while it has to speak), leader, trick, winning (the seat ahead), tricks (each
    with the points it scored), won (tricks of each team), taken (cards of each team), lead and resti (of
    each team), resto (the lead that makes one), opening_scores (lead and resti after each robbery and each
    exposed card, until the play begins), payment (what was given for the Matto), settlement (the lead before
    and after the count at the end, what it makes, and all resti); the last two are None before the end.
    """
    begun = deal.begun
    robbery = begun.robbery.data()
    robbery["picked"] = PACK.write(begun.picked)
    cut = begun.cut.data()
    cut["size"] = begun.lifted
    return {
        "game": "minchiate",
        "seat": seat,
        "turn": deal.turn,
        "phase": deal.phase,
        "dealer": deal.dealer,
        "hand": PACK.write(cardset.cards(deal.hands[seat])),
        "hands": [cardset.count(hand) for hand in deal.hands],
        "cut": cut,
        "exposed": PACK.write(begun.exposed),
        "robbery": robbery,
        "fola": PACK.write(begun.fola),
        "discards": [_discards(deal, seat, other) for other in range(SEATS)],
        "discarded": [len(cards) for cards in deal.discards],
        "discards_shown": discards_shown(deal),
        "declarations": _declarations(deal),
        "declarable": _declarable(deal, seat),
        "leader": deal.leader,
        "trick": PACK.write(deal.trick),
        "winning": deal.winning(),
        "tricks": [_trick(deal, place) for place in range(len(deal.tricks))],
        "won": tricks_won(deal.tricks, TEAMS),
        "taken": [cardset.count(pile) for pile in paid_piles(deal.tricks, deal.paid())],
        "lead": deal.score.leads(),
        "resti": list(deal.score.resti),
        "resto": RESTO,
        "opening_scores": _opening_scores(deal) if deal.phase in ("discard", "declare") else [],
        "payment": _payment(deal),
        "settlement": _settlement(deal),
        "match": copied(deal.match),
    }


def _opening_scores(deal: MinchiateDeal) -> list[dict[str, list[int]]]:
    """The lead and the resti after each step of the opening that may score, in the order told."""
    if not deal.begun.exposed:
        return []
    score, found = Score(), []
    for beat in opening_beats(deal.begun, Score()):
        for event in beat:
            if event.kind in ("rob", "expose"):
                score.add(TEAMS[event.seat], event.amount)
                found.append({"lead": score.leads(), "resti": list(score.resti)})
    return found


def discards_shown(deal: MinchiateDeal) -> bool:
    """Whether the discards lie open: they do after the first trick (rule 19)."""
    return bool(deal.tricks)


def _discards(deal: MinchiateDeal, seat: int, other: int) -> list[str]:
    return PACK.write(deal.discards[other]) if seat == other or discards_shown(deal) else []


def _declarations(deal: MinchiateDeal) -> list[dict[str, Any]]:
    return [
        {
            "seat": (deal.dealer + 1 + place) % SEATS,
            "sets": [versicola.data() for versicola in sets],
            "points": points_of(sets),
        }
        for place, sets in enumerate(deal.declared)
    ]


def _declarable(deal: MinchiateDeal, seat: int) -> list[dict[str, Any]]:
    """The sets that a seat can still declare: once its hand is final, and until it has spoken."""
    spoken = (seat - deal.dealer - 1) % SEATS < len(deal.declared)
    if deal.phase != "declare" or spoken:
        return []
    return [versicola.data() for versicola in versicole(deal.hands[seat])]


def _trick(deal: MinchiateDeal, place: int) -> dict[str, Any]:
    trick = deal.tricks[place]
    data = trick.data(PACK)
    data["points"] = worth(capture_score(trick))
    return data


def _payment(deal: MinchiateDeal) -> dict[str, Any] | None:
    paid = deal.paid()
    return None if paid is None else {"seat": paid[0], "card": PACK.code(paid[1])}


def _settlement(deal: MinchiateDeal) -> dict[str, Any] | None:
    """How the count at the end turns the lead into resti (rules 40, 41)."""
    if deal.turn is not None:
        return None
    counts, during = deal.tally().points, deal.score
    final = during.settle(counts)
    makes = [final.resti[team] - during.resti[team] for team in (0, 1)]
    return {
        "lead": during.leads(),
        "counts": counts,
        "total": final.leads(),
        "makes": makes,
        "resti": list(final.resti),
        "net": [max(0, final.resti[team] - final.resti[1 - team]) for team in (0, 1)],
    }


def shown_cards(deal: MinchiateDeal, seat: int) -> int:
    """What everybody has learnt to be a seat's: robbed, exposed, picked up or declared, as a set.

    A card of it may have been discarded since, if it is one that may.
    """
    cards = cardset.of(deal.begun.taken(seat))
    if deal.begun.exposed:
        cards |= 1 << deal.begun.exposed[seat]
    for place, sets in enumerate(deal.declared):
        if (deal.dealer + 1 + place) % SEATS == seat:
            for versicola in sets:
                cards |= cardset.of(versicola.cards)
                if versicola.matto:
                    cards |= 1 << MATTO
    return cards


def places(deal: MinchiateDeal) -> list[tuple[list[int], tuple[int, ...]]]:
    """See `Deal.places`.  A card that was shown is known to everybody, in the hand or among the discards."""
    everybody = tuple(range(SEATS))
    found: list[tuple[list[int], tuple[int, ...]]] = []
    for seat in range(SEATS):
        public, hand = shown_cards(deal, seat), deal.hands[seat]
        discards = cardset.of(deal.discards[seat])
        found.append((cardset.cards((hand | discards) & public), everybody))
        found.append((cardset.cards(hand & ~public), (seat,)))
        knowing = everybody if discards_shown(deal) else (seat,)
        found.append((cardset.cards(discards & ~public), knowing))
    found.append((list(deal.begun.fola), everybody))
    found.append((list(deal.trick), everybody))
    return found + [(list(trick.cards), everybody) for trick in deal.tricks]
