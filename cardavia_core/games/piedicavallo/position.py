"""Any position of Piedicavallo from plain data, or the reason why it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...families.positions import fields, fit, standing
from ...families.single_deal import friendly_standing
from ...families.tricks import SEATS, Trick
from .rules import CARDS, DISCARD, NEVER, SETS, TRICKS, PiedicavalloDeal, winner
from .scoring import PACK

if TYPE_CHECKING:
    from typing import Any

PHASES = ("discard", "play", "over")
FIELDS = (
    "hands",
    "leader",
    "trick",
    "tricks",
    "discard",
    "announced",
    "dealer",
    "turn",
    "phase",
    "match",
)


def read_position(data: dict[str, Any]) -> PiedicavalloDeal:
    """See `Game.position`.

    Fields, all optional: hands (four lists of codes; an empty one may stand for a hand that is not
    known), leader, trick (codes), tricks (leader and cards of each; the winner follows), discard,
    announced, dealer, turn, phase, match.
    """
    fields(data, FIELDS)
    dealer = _seat(data.get("dealer", 3), "dealer")
    deal = PiedicavalloDeal(dealer, standing(data, friendly_standing(dealer)))
    deal.hands = [cardset.of(_cards(hand)) for hand in _four(data.get("hands", [[], [], [], []]))]
    deal.tricks = _tricks(data.get("tricks", []))
    deal.trick = _cards(data.get("trick", []))
    deal.discard = tuple(sorted(_cards(data.get("discard", []))))
    _check_identity(deal, data)
    deal.phase = data.get("phase") or _phase(deal)
    if deal.phase not in PHASES:
        raise ValueError("no such phase: %s" % deal.phase)
    deal.leader = _leader(deal, data)
    deal.announced = _announced(deal, data)
    deal.turn = _turn(deal, data)
    _check_hands(deal)
    return deal


def _seat(value: Any, name: str) -> int:
    if type(value) is not int or not 0 <= value < SEATS:
        raise ValueError("%s is no seat: %s" % (name, value))
    return value


def _four(hands: Any) -> list[Any]:
    if not isinstance(hands, (list, tuple)) or len(hands) != SEATS:
        raise ValueError("hands are not four lists")
    return list(hands)


def _cards(codes: Any) -> list[int]:
    if not isinstance(codes, (list, tuple)):
        raise ValueError("no list of cards: %s" % codes)
    for code in codes:
        if not isinstance(code, str) or not PACK.has(code) or PACK.card(code) not in CARDS:
            raise ValueError("no such card in play: %s" % code)
    return [PACK.card(code) for code in codes]


def _tricks(data: Any) -> list[Trick]:
    if not isinstance(data, (list, tuple)):
        raise ValueError("no list of tricks: %s" % data)
    tricks: list[Trick] = []
    for entry in data:
        if not isinstance(entry, dict):
            raise ValueError("no trick: %s" % entry)
        leader = _seat(entry.get("leader"), "leader")
        cards = _cards(entry.get("cards"))
        taker = winner(leader, cards)
        if len(cards) != SEATS or taker is None:
            raise ValueError("a finished trick has four cards")
        if entry.get("winner", taker) != taker:
            raise ValueError("seat %d wins that trick, not %s" % (taker, entry["winner"]))
        if tricks and tricks[-1].winner != leader:
            raise ValueError("the winner of a trick leads to the next")
        tricks.append(Trick(leader, tuple(cards), taker))
    return tricks


def _check_identity(deal: PiedicavalloDeal, data: dict[str, Any]) -> None:
    lists = list(data.get("hands", [])) + [data.get("trick", []), data.get("discard", [])]
    lists += [entry["cards"] for entry in data.get("tricks", [])]
    seen: set[str] = set()
    for codes in lists:
        for code in codes:
            if code in seen:
                raise ValueError("a card stands twice: %s" % code)
            seen.add(code)
    if len(deal.discard) not in (0, DISCARD):
        raise ValueError("the discard is two cards")
    if cardset.of(deal.discard) & NEVER:
        raise ValueError("no card that counts 5 can be in the discard")


def _phase(deal: PiedicavalloDeal) -> str:
    if cardset.count(deal.hands[deal.dealer]) == TRICKS + DISCARD:
        return "discard"
    return "play" if any(deal.hands) or deal.trick else "over"


def _leader(deal: PiedicavalloDeal, data: dict[str, Any]) -> int:
    natural = deal.tricks[-1].winner if deal.tricks else (deal.dealer + 1) % SEATS
    leader = _seat(data.get("leader", natural), "leader")
    if deal.tricks and leader != natural:
        raise ValueError("the winner of a trick leads to the next")
    return leader


def _announced(deal: PiedicavalloDeal, data: dict[str, Any]) -> int | None:
    trumps = cardset.count(cardset.of(deal.discard) & SETS[TRUMPS])
    announced = data.get("announced", None if deal.phase == "discard" else trumps)
    if announced is None and deal.phase == "discard" and not deal.discard:
        return None
    if type(announced) is not int or not 0 <= announced <= DISCARD or deal.phase == "discard":
        raise ValueError("announced cannot be %s here" % (announced,))
    if deal.discard and announced != trumps:
        raise ValueError("%d trumps are in the discard, not %d" % (trumps, announced))
    return announced


def _turn(deal: PiedicavalloDeal, data: dict[str, Any]) -> int | None:
    if deal.phase == "over":
        turn = None
    elif deal.phase == "discard":
        turn = deal.dealer
    else:
        turn = (deal.leader + len(deal.trick)) % SEATS
    given = data.get("turn", turn)
    if given is not None:
        _seat(given, "turn")
    if given != turn:
        raise ValueError("the turn is %s's, not %s's" % (turn, given))
    return turn


def _check_hands(deal: PiedicavalloDeal) -> None:
    """A hand that is known has as many cards as its seat must hold at this point."""
    if (deal.phase != "play" and deal.trick) or len(deal.trick) >= SEATS:
        raise ValueError("no trick of %d cards can be on the table here" % len(deal.trick))
    if deal.phase == "over" and (len(deal.tricks) < TRICKS or len(deal.discard) < DISCARD):
        raise ValueError("a deal is over after %d tricks, with the discard known" % TRICKS)
    if deal.phase == "discard" and deal.tricks:
        raise ValueError("no trick is played before the discard")
    counts = [cardset.count(hand) for hand in deal.hands]
    fit(counts, _fitting(deal, counts))


def _fitting(deal: PiedicavalloDeal, counts: list[int]) -> list[int]:
    """How many cards each seat must hold.  The seat to play says it; a lone hand of another seat may too."""
    if deal.phase == "over":
        return [0] * SEATS
    if deal.phase == "discard":
        return [TRICKS + (DISCARD if seat == deal.dealer else 0) for seat in range(SEATS)]
    played = [(deal.leader + place) % SEATS for place in range(len(deal.trick))]
    known = [seat for seat in range(SEATS) if counts[seat]]
    measure = known[0] if len(known) == 1 else deal.turn or 0
    held = counts[measure] + (1 if measure in played else 0)
    if known and not 0 < held <= TRICKS - len(deal.tricks):
        raise ValueError("seat %d cannot hold %d cards here" % (measure, counts[measure]))
    return [held - (1 if seat in played else 0) for seat in range(SEATS)]
