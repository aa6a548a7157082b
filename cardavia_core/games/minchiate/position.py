"""Any position of Minchiate from plain data, or the reason why it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families import positions
from ...families.single_deal import friendly_standing
from ...families.tricks import SEATS, Trick, asked
from .opening import Opening, Robbery
from .pack import HAND, OUT_OF_PLAY, PACK, PROTECTED, ROBBABLE, SETS, SUIT
from .rules import MinchiateDeal, winner
from .score import RESTO, Score
from .versicole import MATTO_BONUS, Versicola, versicole

if TYPE_CHECKING:
    from typing import Any

PHASES = ("discard", "declare", "play", "over")
KNOWN = (
    "cut",
    "exposed",
    "robbery",
    "fola",
    "discards",
    "discarded",
    "declarations",
    "leader",
    "trick",
    "tricks",
    "lead",
    "resti",
    "dealer",
    "turn",
    "phase",
    "match",
)
"""The fields of a position that a view holds as they are."""
FIELDS = ("hands",) + KNOWN


def read_position(data: dict[str, Any]) -> MinchiateDeal:
    """See `Game.position`.

    Fields, all optional: hands (four lists of codes; an empty one may stand for a hand that is not known),
    cut, robbery, exposed, fola (as a view has them), discards (four lists), discarded (how many by each
    seat), declarations (in order, as a view has them), leader, trick (codes), tricks (leader and cards of
    each; the winner follows), lead and resti (of each team), dealer, turn, phase, match.
    """
    positions.fields(data, FIELDS)
    dealer = positions.dealer(data, SEATS, 3)
    deal = MinchiateDeal(dealer, _standing(data, dealer))
    _read_cards(deal, data)
    deal.begun = _opening(data, dealer)
    _read_tricks(deal, data)
    deal.score = _score(data)
    deal.declared = _declarations(deal, data)
    deal.phase = data.get("phase") or _phase(deal)
    if deal.phase not in PHASES:
        raise ValueError("no such phase: %s" % (deal.phase,))
    _check_discards(deal, data)
    deal.turn = _turn(deal, data)
    _check_hands(deal)
    deal.measure()
    return deal


def _standing(data: dict[str, Any], dealer: int) -> dict[str, Any]:
    default = friendly_standing(dealer)
    default["options"] = {"matto_payment": 0}
    match = positions.standing(data, default)
    options = match["options"]
    named = sorted([str(name) for name in options]) == ["matto_payment"]
    if not named or type(options["matto_payment"]) is not int or options["matto_payment"] not in (0, 1):
        raise ValueError("match: the option matto_payment is 0 or 1")
    return match


def _read_cards(deal: MinchiateDeal, data: dict[str, Any]) -> None:
    hands = positions.code_lists(data, "hands", SEATS)
    discards = positions.code_lists(data, "discards", SEATS)
    trick, fola = positions.codes(data, "trick"), positions.codes(data, "fola")
    played = [positions.codes(entry, "cards") for entry in positions.dicts(data, "tricks")]
    positions.apart(PACK, hands + discards + played + [trick, fola])
    deal.hands = [cardset.of(PACK.read(hand)) for hand in hands]
    deal.discards = [tuple(sorted(PACK.read(cards))) for cards in discards]
    deal.trick = PACK.read(trick)


def _opening(data: dict[str, Any], dealer: int) -> Opening:
    """What happened before the first decision, as a view tells it."""
    opening = Opening(dealer)
    cut, robbery = _entry(data, "cut"), _entry(data, "robbery")
    size = cut.get("size", 0)
    if type(size) is not int or not 0 <= size < PACK.size:
        raise ValueError("cut: no packet of %s cards" % (size,))
    opening.lifted = size
    opening.cut = _robbery(cut, "cut", opening.cut.seat)
    opening.robbery = _robbery(robbery, "robbery", dealer)
    picked = positions.codes(robbery, "picked")
    exposed, fola = positions.codes(data, "exposed"), positions.codes(data, "fola")
    positions.apart(PACK, [cut.get("robbed", []), robbery.get("robbed", []), picked, exposed, fola])
    opening.picked, opening.fola = PACK.read(picked), PACK.read(fola)
    opening.exposed = PACK.read(exposed)
    if len(exposed) not in (0, SEATS):
        raise ValueError("exposed: a card of each seat")
    if cardset.of(opening.picked) & ~PROTECTED or cardset.of(opening.fola) & PROTECTED:
        raise ValueError("counting cards and trump 29 are picked up, and no others")
    _check_fola(opening)
    return opening


def _check_fola(opening: Opening) -> None:
    """Thirteen cards are left over or robbed; those that stopped a robbery lie at both ends of the fola."""
    taken = len(opening.cut.robbed) + len(opening.robbery.robbed) + len(opening.picked)
    if taken + len(opening.fola) > OUT_OF_PLAY:
        raise ValueError("more than %d cards are robbed, picked up and left over" % OUT_OF_PLAY)
    ends = ((opening.cut.stop, -1), (opening.robbery.stop, 0))
    for stop, place in ends:
        if stop is not None and opening.fola and opening.fola[place] != stop:
            raise ValueError("%s does not lie where it stopped the robbery" % PACK.code(stop))


def _entry(data: dict[str, Any], name: str) -> dict[str, Any]:
    entry = data.get(name, {})
    if not isinstance(entry, dict):
        raise ValueError("%s: a dict" % name)
    return entry


def _robbery(entry: dict[str, Any], name: str, seat: int) -> Robbery:
    """A robbery; what it scored follows from the cards."""
    codes, stop = positions.codes(entry, "robbed"), entry.get("stop")
    positions.apart(PACK, [codes])
    robbery = Robbery(seat, PACK.read(codes))
    if positions.seat(entry, "seat", SEATS, seat) != seat:
        raise ValueError("%s: seat %d robs" % (name, seat))
    if len(robbery.robbed) != len(codes):
        raise ValueError("%s: a card that may not be robbed, or too many" % name)
    if stop is not None:
        positions.apart(PACK, [positions.codes({"stop": [stop]}, "stop")])
        if cardset.has(ROBBABLE, PACK.card(stop)):
            raise ValueError("%s: %s would be robbed" % (name, stop))
        robbery.stop = PACK.card(stop)
    return robbery


def _read_tricks(deal: MinchiateDeal, data: dict[str, Any]) -> None:
    leader = (deal.dealer + 1) % SEATS
    for entry in positions.dicts(data, "tricks"):
        led = positions.seat(entry, "leader", SEATS, None)
        cards = PACK.read(positions.codes(entry, "cards"))
        if led is None or (deal.tricks and led != leader):
            raise ValueError("the winner of a trick leads to the next")
        taker = winner(led, cards)
        if len(cards) != SEATS or taker is None:
            raise ValueError("a finished trick has four cards")
        if entry.get("winner", taker) != taker:
            raise ValueError("seat %d wins that trick, not %s" % (taker, entry["winner"]))
        deal.tricks.append(Trick(led, tuple(cards), taker))
        deal.led |= SETS[asked(cards, SUIT)]
        leader = taker
    found = positions.seat(data, "leader", SEATS, leader)
    if found is None or (deal.tricks and found != leader):
        raise ValueError("the winner of a trick leads to the next")
    deal.leader = found
    if len(deal.trick) >= SEATS:
        raise ValueError("a trick on the table has fewer than four cards")


def _score(data: dict[str, Any]) -> Score:
    lead = positions.counts("lead", data.get("lead", [0, 0]))
    resti = positions.counts("resti", data.get("resti", [0, 0]))
    if min(lead) or max(lead) >= RESTO:
        raise ValueError("lead: below %d, and of one team" % RESTO)
    return Score(lead[0] - lead[1], (resti[0], resti[1]))


def _declarations(deal: MinchiateDeal, data: dict[str, Any]) -> list[list[Versicola]]:
    """The sets of each seat that has spoken; by default nobody has declared any, and all have spoken."""
    if "declarations" not in data:
        long = any(cardset.count(hand) > HAND for hand in deal.hands)
        before = long or data.get("phase") in ("discard", "declare")
        return [] if before else [[] for _ in range(SEATS)]
    found: list[list[Versicola]] = []
    for place, entry in enumerate(positions.dicts(data, "declarations")):
        seat = (deal.dealer + 1 + place) % SEATS
        if positions.seat(entry, "seat", SEATS, seat) != seat or place >= SEATS:
            raise ValueError("declarations: the seats speak once each, in turn")
        found.append(_sets(positions.dicts(entry, "sets")))
    return found


def _sets(entries: list[dict[str, Any]]) -> list[Versicola]:
    """The sets that a seat has declared; together they are sets of the cards they show."""
    sets = []
    for entry in entries:
        codes = positions.codes(entry, "cards")
        positions.apart(PACK, [codes])
        matto = entry.get("matto", 0)
        cards = cardset.of(PACK.read(codes))
        fitting = [each for each in versicole(cards) if cardset.of(each.cards) == cards]
        if not fitting or type(matto) is not int or matto not in (0, MATTO_BONUS):
            raise ValueError("declarations: %s is no versicola" % " ".join(codes))
        sets.append(Versicola(fitting[0].kind, fitting[0].cards, matto > 0))
    return sets


def _phase(deal: MinchiateDeal) -> str:
    if any(cardset.count(hand) > HAND for hand in deal.hands):
        return "discard"
    if len(deal.declared) < SEATS:
        return "declare"
    return "play" if any(deal.hands) or deal.trick else "over"


def _check_discards(deal: MinchiateDeal, data: dict[str, Any]) -> None:
    """Who has discarded what; of a discard that is not known the number is enough."""
    known = [len(cards) for cards in deal.discards]
    counts = positions.counts("discarded", data.get("discarded", known), SEATS)
    if sum(counts) + len(deal.begun.fola) > OUT_OF_PLAY:
        raise ValueError("more than %d cards are out of play" % OUT_OF_PLAY)
    for seat, cards in enumerate(deal.discards):
        if cards and len(cards) != counts[seat]:
            raise ValueError("seat %d has discarded %d cards" % (seat, counts[seat]))
        if counts[seat] and seat not in (deal.cutter, deal.dealer):
            raise ValueError("only cutter and dealer discard")


def _turn(deal: MinchiateDeal, data: dict[str, Any]) -> int | None:
    turn: int | None = None
    if deal.phase == "discard":
        long = [seat for seat in (deal.cutter, deal.dealer) if cardset.count(deal.hands[seat]) > HAND]
        turn = positions.seat(data, "turn", SEATS, long[0] if long else deal.dealer)
        if turn not in (deal.cutter, deal.dealer):
            raise ValueError("only cutter and dealer discard")
        if deal.cutter in long and turn == deal.dealer:
            raise ValueError("the cutter discards before the dealer")
        return turn
    if deal.phase == "declare":
        turn = (deal.dealer + 1 + len(deal.declared)) % SEATS
    elif deal.phase == "play":
        turn = (deal.leader + len(deal.trick)) % SEATS
    return positions.turn(data, SEATS, turn)


def _check_hands(deal: MinchiateDeal) -> None:
    """Everything together: the phase, and how many cards each hand that is known must hold."""
    if deal.phase in ("discard", "declare") and (deal.trick or deal.tricks):
        raise ValueError("no trick is played before all have declared")
    if (deal.phase in ("play", "over")) != (len(deal.declared) == SEATS):
        raise ValueError("play begins when all have declared")
    if len(deal.tricks) + (1 if deal.trick else 0) > HAND:
        raise ValueError("there are %d tricks in a deal" % HAND)
    counts = [cardset.count(hand) for hand in deal.hands]
    if deal.phase == "over" and (any(counts) or deal.trick or not deal.tricks):
        raise ValueError("a deal is over when no cards are left")
    if deal.phase == "discard":
        for seat in range(SEATS):
            most = HAND + (OUT_OF_PLAY if seat in (deal.cutter, deal.dealer) else 0)
            if counts[seat] and not HAND <= counts[seat] <= most:
                raise ValueError("seat %d cannot hold %d cards here" % (seat, counts[seat]))
        if deal.turn is not None and counts[deal.turn] and counts[deal.turn] == HAND:
            raise ValueError("seat %d has nothing to discard" % deal.turn)
        return
    positions.fit(counts, _fitting(deal, counts))


def _fitting(deal: MinchiateDeal, counts: list[int]) -> list[int]:
    """How many cards each seat must hold.  The seat to play says it; a lone hand of another seat may too."""
    if deal.phase != "play":
        return [HAND if deal.phase == "declare" else 0] * SEATS
    played = [(deal.leader + place) % SEATS for place in range(len(deal.trick))]
    known = [seat for seat in range(SEATS) if counts[seat]]
    measure = deal.turn if deal.turn in known else (known[0] if known else 0)
    held = counts[measure or 0] + (1 if measure in played else 0)
    if known and not 0 < held <= HAND - len(deal.tricks):
        raise ValueError("seat %s cannot hold %d cards here" % (measure, counts[measure or 0]))
    return [held - (1 if seat in played else 0) for seat in range(SEATS)]
