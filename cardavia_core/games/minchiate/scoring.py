"""Minchiate: the captured cards, the Matto's payment, and the count at the end (rules 34 to 38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import cardset
from ...cards import TRUMPS
from ...game import Line, Tally, message
from .pack import ARCHER, MATTO, PACK, POINTS, PROTECTED, SETS, STRENGTH, TEAMS, worth
from .versicole import points_of, versicole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...families.tricks import Trick
    from .versicole import Versicola

HALF = 42
"""Every captured card beyond these scores a point."""
LAST_TRICK = 10
ALWAYS, ONLY_LOST = 0, 1
"""When the Matto is paid for: always (the source page), or only where the other side won its trick (A6)."""

LABELS = {
    "low": message("minchiate.score.low"),
    "high": message("minchiate.score.high"),
    "matto": message("minchiate.score.matto"),
    "death": message("minchiate.score.death"),
    "tens": message("minchiate.score.tens"),
    "kings": message("minchiate.score.kings"),
}


def matto_trick(tricks: Sequence[Trick]) -> tuple[int, int] | None:
    """Who played the Matto and who won that trick; None while nobody has played it."""
    for trick in tricks:
        if MATTO in trick.cards:
            return trick.seat(trick.cards.index(MATTO)), trick.winner
    return None


def captured(tricks: Sequence[Trick]) -> list[int]:
    """The cards of each team, as sets: what its tricks hold, and the Matto if one of its seats played it."""
    piles = [cardset.EMPTY, cardset.EMPTY]
    for trick in tricks:
        piles[TEAMS[trick.winner]] |= cardset.of(trick.cards)
    matto = cardset.of([MATTO])
    played = matto_trick(tricks)
    if played is not None:
        piles = [pile & ~matto for pile in piles]
        piles[TEAMS[played[0]]] |= matto
    return piles


def capture_score(trick: Trick) -> list[int]:
    """The counting cards in a trick that the other side played: they score at once (rule 36)."""
    found = []
    for place, card in enumerate(trick.cards):
        if POINTS[card] and card != MATTO and TEAMS[trick.seat(place)] != TEAMS[trick.winner]:
            found.append(card)
    return found


def payment(tricks: Sequence[Trick], option: int) -> tuple[int, int] | None:
    """What is paid for the Matto: the seat that played it, and the card its side gives (rule 35).

    None where nothing is due: that is so only under the option of A6.
    """
    played = matto_trick(tricks)
    if played is None:
        return None
    seat, winner = played
    if option == ONLY_LOST and TEAMS[seat] == TEAMS[winner]:
        return None
    pile = captured(tricks)[TEAMS[seat]]
    return seat, cheapest(pile) if pile & ~cardset.of([MATTO]) else MATTO


def cheapest(pile: int) -> int:
    """The card that is given for the Matto in this pile: one that counts nothing, suit cards first.

    Where all count it is what the side misses least; the Matto's own part in versicole is missed too.
    """
    plain = pile & ~PROTECTED
    if plain:
        of_suits = plain & ~SETS[TRUMPS]
        return min(cardset.cards(of_suits or plain), key=lambda card: (STRENGTH[card], card))
    others = cardset.cards(pile & ~cardset.of([MATTO]))
    return min(others, key=lambda card: (_loss(pile, card), card != ARCHER, card))


def _loss(pile: int, card: int) -> int:
    """What a pile loses with a card: its points, and what they make in versicole with the others."""
    kept = pile & ~(1 << card)
    return POINTS[card] + points_of(versicole(pile)) - points_of(versicole(kept))


def paid_piles(tricks: Sequence[Trick], paid: tuple[int, int] | None) -> list[int]:
    """The cards of each team once the Matto is paid for."""
    piles = captured(tricks)
    if paid is not None:
        seat, card = paid
        piles[TEAMS[seat]] &= ~(1 << card)
        piles[1 - TEAMS[seat]] |= 1 << card
    return piles


def tally(tricks: Sequence[Trick], paid: tuple[int, int] | None) -> Tally:
    """The count at the end, line by line (rule 38)."""
    piles = paid_piles(tricks, paid)
    lines = [] if paid is None else [_payment_line(paid)]
    points = [worth(cardset.cards(pile)) for pile in piles]
    label, note = message("minchiate.score.cards"), message("minchiate.score.cards.note")
    lines.append(Line(label, note, [None, None], points))
    sets = [_set_line(team, versicola) for team in (0, 1) for versicola in versicole(piles[team])]
    lines += sets or [_nothing(message("minchiate.score.no_versicola"), message("minchiate.score.no_set"))]
    numbers = [cardset.count(pile) for pile in piles]
    counts: list[int | None] = [numbers[0], numbers[1]]
    beyond = [max(0, number - HALF) for number in numbers]
    lines.append(
        Line(message("minchiate.score.beyond"), message("minchiate.score.beyond.note"), counts, beyond)
    )
    last = _for_team(TEAMS[tricks[-1].winner], LAST_TRICK)
    note = message("minchiate.score.last.note")
    lines.append(Line(message("minchiate.score.last"), note, [None, None], last))
    return Tally(lines)


def _for_team(team: int, points: int) -> list[int]:
    scored = [0, 0]
    scored[team] = points
    return scored


def _nothing(label: str, note: str) -> Line:
    return Line(label, note, [None, None], [0, 0])


def _payment_line(paid: tuple[int, int]) -> Line:
    """The card that was given, which is now the other team's; where there was none, the Matto itself."""
    seat, card = paid
    codes: list[list[str]] = [[], []]
    codes[1 - TEAMS[seat]] = [PACK.code(card)]
    gave_matto, gave_card = message("minchiate.score.payment.matto"), message("minchiate.score.payment.note")
    note = gave_matto if card == MATTO else gave_card
    label = message("minchiate.score.payment")
    return Line(label, note, [None, None], [0, 0], codes, seat=seat, card=PACK.code(card))


def _set_line(team: int, versicola: Versicola) -> Line:
    codes: list[list[str]] = [[], []]
    codes[team] = PACK.write(versicola.cards)
    plain, matto = message("minchiate.score.set"), message("minchiate.score.set.matto")
    return Line(
        LABELS[versicola.kind],
        matto if versicola.matto else plain,
        [None, None],
        _for_team(team, versicola.points),
        codes,
        set_cards=codes[team],
    )
