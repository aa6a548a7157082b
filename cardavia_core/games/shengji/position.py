"""Any position of Shengji from plain data, or the reason why it cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...families import positions
from . import declaring
from .order import BURIED, FACES, HAND, JOKERS, LEVELS, NO_TRUMP, PACK, PRINTED, SUITS, gathered, order_of
from .plays import faces_of, shape, winning
from .rules import ShengjiDeal, Trick
from .scoring import LOWEST, PAST_ACE, SEATS, TEAMS

if TYPE_CHECKING:
    from typing import Any

PHASES = ("declare", "bury", "play", "over")
KNOWN = (
    "kitty",
    "level",
    "trump",
    "declarations",
    "dealer",
    "leader",
    "trick",
    "tricks",
    "buried",
    "turn",
    "phase",
    "match",
)
"""The fields of a position that a view holds as they are."""
FIELDS = ("hands",) + KNOWN


def friendly_standing(dealer: int) -> dict[str, Any]:
    """The standing of a position that belongs to no match: the second deal, both sides at level 2."""
    options = {"first_dealer": 0, "must_defend_ace": 0}
    return {"deal": 2, "dealer": dealer, "totals": [LOWEST, LOWEST], "winner": None, "options": options}


def read_position(data: dict[str, Any]) -> ShengjiDeal:
    """See `Game.position`.

    Fields, all optional: hands (four lists of codes; an empty one may stand for a hand that is not known),
    kitty (its eight cards as dealt, before they are taken or where they were shown), level (a rank),
    trump (a suit, "" for none, None before they are fixed), declarations (seat and cards of each, no
    cards for a pass), dealer, leader, trick (lists of codes), tricks (leader and cards of each; the
    winner follows), buried, turn, phase, match.
    """
    positions.fields(data, FIELDS)
    dealer = positions.dealer(data, SEATS, 0)
    match = positions.standing(data, friendly_standing(dealer))
    _check_match(match)
    deal = ShengjiDeal(dealer, match)
    deal.level = _one_of(data, "level", LEVELS, deal.level)
    trump = _one_of(data, "trump", (None, NO_TRUMP) + SUITS, None)
    deal.order = None if trump is None else order_of(deal.level, trump)
    _read_cards(deal, data)
    deal.declarations = _declarations(deal, data)
    _read_tricks(deal, data)
    deal.phase = _one_of(data, "phase", PHASES, _phase(deal))
    deal.turn = _turn(deal, data)
    _check(deal)
    deal.measure()
    return deal


def _one_of(data: dict[str, Any], name: str, known: tuple[Any, ...], default: Any) -> Any:
    value = data.get(name, default)
    if not (value is None or isinstance(value, str)) or value not in known:
        raise ValueError("%s cannot be %s" % (name, value))
    return value


def _check_match(match: dict[str, Any]) -> None:
    options = match["options"]
    if sorted([str(name) for name in options]) != ["first_dealer", "must_defend_ace"]:
        raise ValueError("match: options first_dealer and must_defend_ace")
    positions.counts("match: options", [options[name] for name in sorted(options)])
    if max(options.values()) > 1:
        raise ValueError("match: an option is 0 or 1")
    for level in match["totals"]:
        if not LOWEST <= level < PAST_ACE:
            raise ValueError("match: no level in play is %d" % level)
    if match["dealer"] >= SEATS or match["deal"] < 1:
        raise ValueError("match: the first deal is 1, and the dealer a seat")


def _plays(lists: list[list[str]]) -> list[tuple[int, ...]]:
    """Plays of several cards each, as moves name them."""
    return [tuple(sorted(PACK.read(codes))) for codes in lists]


def _read_cards(deal: ShengjiDeal, data: dict[str, Any]) -> None:
    hands = positions.code_lists(data, "hands", SEATS)
    kitty, buried = positions.codes(data, "kitty"), positions.codes(data, "buried")
    lying = hands + [buried]
    if deal.order is None:
        lying.append(kitty)
    else:
        positions.apart(PACK, [kitty])
    for trick in [{"cards": data.get("trick", [])}] + positions.dicts(data, "tricks"):
        cards = trick.get("cards")
        lying += positions.code_lists({"cards": cards}, "cards", len(cards) if isinstance(cards, list) else 0)
    positions.apart(PACK, lying)
    deal.hands = [gathered(PACK.read(hand)) for hand in hands]
    deal.kitty = [card % FACES for card in PACK.read(kitty)]
    deal.buried = tuple(sorted(PACK.read(buried)))


def _declarations(deal: ShengjiDeal, data: dict[str, Any]) -> list[tuple[int, tuple[int, ...]]]:
    """Each word of the declaring, which must have been allowed when it was said."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for entry in positions.dicts(data, "declarations"):
        seat = positions.seat(entry, "seat", SEATS, None)
        codes = positions.codes({"cards": entry.get("cards")}, "cards")
        positions.apart(PACK, [codes])
        cards = _plays([codes])[0]
        follows = not found or seat == (found[-1][0] + 1) % SEATS
        if seat is None or not follows or declaring.over(deal.level, found):
            raise ValueError("declarations: the seats speak in turn, until it is over")
        if cards and declaring.refusal(deal.level, found, cards) is not None:
            raise ValueError("declarations: %s cannot be declared" % " ".join(PACK.write(cards)))
        found.append((seat, cards))
    _check_words(deal, found)
    if "match" in data:
        _check_dealer(deal, found)
    return found


def _check_dealer(deal: ShengjiDeal, words: list[tuple[int, tuple[int, ...]]]) -> None:
    """What was said, against who deals."""
    scheduled, dealer = deal.match["dealer"], deal.dealer_after(words)
    if dealer != deal.dealer or (words and words[0][0] != scheduled):
        raise ValueError("declarations: the scheduled dealer speaks first, and seat %d deals" % dealer)


def _check_words(deal: ShengjiDeal, words: list[tuple[int, tuple[int, ...]]]) -> None:
    """What was said, against what is trump, and how often the pack holds a card."""
    shown = {seat: cardset.EMPTY for seat, _ in words}
    for seat, cards in words:
        shown[seat] |= cardset.of(cards)
    positions.apart(PACK, [PACK.write(cardset.cards(shown[seat])) for seat in sorted(shown)])
    if words and declaring.over(deal.level, words) != (deal.order is not None):
        raise ValueError("declarations: trumps are fixed by the last word")
    standing = declaring.standing(words)
    if deal.order is not None and standing and deal.order.trump != declaring.trump_of(standing[1]):
        raise ValueError("declarations: trumps are as the strongest has it")


def _read_tricks(deal: ShengjiDeal, data: dict[str, Any]) -> None:
    """The tricks, whose cards `_read_cards` has looked through."""
    leader = deal.dealer
    for entry in positions.dicts(data, "tricks"):
        trick = _trick(deal, entry, leader if deal.tricks else None)
        deal.tricks.append(trick)
        deal.points[TEAMS[trick.winner]] += trick.points
        leader = trick.winner
    deal.trick = _plays(data.get("trick", []))
    if deal.trick:
        _check_plays(deal, deal.trick, SEATS - 1)
    found = positions.seat(data, "leader", SEATS, leader)
    if found is None or (deal.tricks and found != leader):
        raise ValueError("the winner of a trick leads to the next")
    deal.leader = found


def _trick(deal: ShengjiDeal, entry: dict[str, Any], leader: int | None) -> Trick:
    led = positions.seat(entry, "leader", SEATS, None)
    if led is None or (leader is not None and led != leader):
        raise ValueError("the winner of a trick leads to the next")
    plays = _plays(entry["cards"])
    _check_plays(deal, plays, SEATS)
    if len(plays) != SEATS or deal.order is None:
        raise ValueError("a finished trick has a play of each seat")
    trick = Trick(led, plays, (led + winning(deal.order, plays)) % SEATS)
    for name, value in (("winner", trick.winner), ("points", trick.points)):
        if entry.get(name, value) != value:
            raise ValueError("the %s of a trick is %s, not %s" % (name, value, entry[name]))
    return trick


def _check_plays(deal: ShengjiDeal, plays: list[tuple[int, ...]], most: int) -> None:
    """Plays of one trick: the lead has a shape, and all have its number of cards."""
    if deal.order is None:
        raise ValueError("nothing is played before trumps are fixed")
    if not 0 < len(plays) <= most or not plays[0] or shape(deal.order, plays[0]) is None:
        raise ValueError("a trick begins with a lead")
    if any(len(cards) != len(plays[0]) for cards in plays):
        raise ValueError("every seat plays as many cards to a trick")


def _phase(deal: ShengjiDeal) -> str:
    if deal.order is None:
        return "declare"
    if any(deal.hands) or deal.trick:
        return "bury" if cardset.count(deal.hands[deal.dealer]) == HAND + BURIED else "play"
    return "over"


def _turn(deal: ShengjiDeal, data: dict[str, Any]) -> int | None:
    turn: int | None = deal.dealer
    if deal.phase == "over":
        turn = None
    elif deal.phase == "declare":
        first = deal.match["dealer"] if deal.match["deal"] == 1 else deal.dealer
        turn = (deal.declarations[-1][0] + 1) % SEATS if deal.declarations else first
    elif deal.phase == "play":
        turn = (deal.leader + len(deal.trick)) % SEATS
    return positions.turn(data, SEATS, turn)


def _check(deal: ShengjiDeal) -> None:
    """Everything together: the phase, and how many cards lie where."""
    if (deal.order is None) != (deal.phase == "declare"):
        raise ValueError("trumps are fixed when the declaring is over, and not before")
    if deal.phase != "play" and (deal.trick or (deal.tricks and deal.phase != "over")):
        raise ValueError("no trick can be on the table here")
    if len(deal.kitty) not in (0, BURIED) or (deal.kitty and not faces_of(deal.kitty)[0] < JOKERS[0]):
        raise ValueError("the kitty is eight cards")
    shown = deal.order is not None and deal.declarations and not declaring.standing(deal.declarations)
    decides = declaring.deciding(deal.kitty) if shown and deal.kitty else None
    if decides is not None and deal.order and deal.order.trump != PRINTED[deal.kitty[decides]]:
        raise ValueError("trumps are as the kitty has it")
    if len(deal.buried) not in (0, BURIED) or (deal.buried and deal.phase in ("declare", "bury")):
        raise ValueError("eight cards are buried, once the kitty is taken")
    if deal.phase == "over" and not (deal.tricks and deal.buried):
        raise ValueError("a deal is over after its last trick, with the burial known")
    _check_hands(deal)


def _check_hands(deal: ShengjiDeal) -> None:
    """A hand that is known has as many cards as its seat must hold, seen from the seat to act."""
    counts = [cardset.count(hand) for hand in deal.hands]
    if deal.phase == "over" and any(counts):
        raise ValueError("the deal is over, and there are cards to be played")
    if deal.phase in ("declare", "bury"):
        fitting = [HAND] * SEATS
        fitting[deal.dealer] += BURIED if deal.phase == "bury" else 0
    else:
        size = len(deal.trick[0]) if deal.trick else 0
        played = [(deal.leader + place) % SEATS for place in range(len(deal.trick))]
        known = [seat for seat in range(SEATS) if counts[seat]]
        measure = deal.turn if deal.turn in known else (known[0] if known else 0)
        held = counts[measure or 0] + (size if measure in played else 0)
        if known and size > held:
            raise ValueError("seat %s cannot follow with %d cards" % (deal.turn, size))
        fitting = [held - (size if seat in played else 0) for seat in range(SEATS)]
        if known and held + sum([len(trick.plays[0]) for trick in deal.tricks]) > HAND:
            raise ValueError("more has been played than a hand holds")
    positions.fit(counts, fitting)
