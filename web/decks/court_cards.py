"""Court cards: a figure in its panel, full length or double-ended, with its index."""

from typing import NamedTuple

from . import signs
from .corners import both_corners, learners_disc, suit_index
from .courts.king import king
from .courts.knight import knight
from .courts.monsters import monster
from .courts.page import maid, page
from .courts.queen import queen
from .inks import KEY, PAPER
from .panels import band, curtain, floor, framed
from .sheet import Sheet
from .suits import Suit
from .svg import placed, turned_round

_FIGURES = {"R": king, "K": king, "D": queen, "Q": queen, "F": page, "J": page}


class _Cut(NamedTuple):
    """How a full-length figure becomes half a card: room over its head, where it is cut, its axis."""

    head_room: float
    waist: float
    axis: float


_CUTS = {king: _Cut(9, 72, 55.5), queen: _Cut(8, 72, 55.5), page: _Cut(6, 72, 55.5)}
_KNIGHT_CUT = _Cut(5.5, 83, 57)


def full_length(
    sheet: Sheet,
    rank: str,
    suit: Suit,
    scored: bool = False,
    value: int | None = None,
    beside: str = "",
) -> str:
    """A single-ended court; `value` goes on the learner's disc, `beside` is drawn behind the figure."""
    index = suit_index(rank, suit, sheet.region, scored)
    figure, axis, scale = _whole_figure(sheet, rank, suit)
    head = sheet.height - 10.5 - 140 * scale
    picture = curtain(head - 21, suit.ink) if sheet.region == "northern" else ""
    picture += floor(sheet, suit) + beside + placed(figure, axis, head, scale)
    if value is not None:
        picture += learners_disc(value, index.depth)
    card = framed(sheet, index.depth, suit.tint, picture)
    return card + both_corners(sheet, rank + suit.letter, index)


def _whole_figure(sheet: Sheet, rank: str, suit: Suit) -> tuple[str, float, float]:
    """The figure, its axis and its scale."""
    sign = signs.held(suit, sheet.region)
    minchiate = sheet.region == "florentine"
    scale = 1.05 if sheet.region == "northern" else 0.97
    if rank == "C" and minchiate:
        return monster(suit, sign), 52, 0.92
    if rank == "C":
        return knight(suit, sign, PAPER if suit.name in ("coins", "swords") else KEY), 53.5, scale
    if rank == "F" and minchiate and suit.fair:
        return maid(suit, sign), 54.5, scale
    return _FIGURES[rank](suit, sign), 54.5, scale


def double_ended(sheet: Sheet, rank: str, suit: Suit, scored: bool = False) -> str:
    """A court cut at the waist and repeated turned, with a band across the join."""
    index = suit_index(rank, suit, sheet.region, scored)
    sign = signs.held(suit, sheet.region)
    code = rank + suit.letter
    if rank == "C":
        # Two black heads meeting would read as a blot, so here every horse is white.
        figure, cut = knight(suit, sign, PAPER), _KNIGHT_CUT
    else:
        draw = _FIGURES[rank]
        figure, cut = draw(suit, sign), _CUTS[draw]
    join = sheet.height / 2 - 2
    scale = (join - 6.5) / (cut.waist + cut.head_room)
    half = placed(figure, cut.axis, join - cut.waist * scale, scale)
    round_about = turned_round(sheet.height)
    picture = sheet.twice(f"half-{code}", half, round_about, clip_path=sheet.upper_half())
    card = framed(sheet, index.depth, suit.tint, picture + band(sheet.height, suit.ink))
    return card + both_corners(sheet, code, index)
