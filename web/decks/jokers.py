"""The two jokers of the Shengji pack."""

from .corners import both_corners, joker_index
from .courts.jester import Motley, jester
from .inks import CRIMSON, CRIMSON_TINT, GOLD, KEY, OCHRE_TINT, PAPER, ULTRAMARINE
from .panels import band, framed
from .paths import star
from .sheet import Sheet
from .svg import path, placed, turned_round

_GREY = "#DDD3C0"
_GREY_RAYS = "#CFC4AF"
_GREY_GROUND = "#E6DCC8"


def joker(sheet: Sheet, big: bool) -> str:
    """The big joker in colours on a sunburst, or the little one in key and greys."""
    index = joker_index(big)
    code = "RJ" if big else "BJ"
    motley = Motley(CRIMSON, OCHRE_TINT, ULTRAMARINE, GOLD) if big else Motley(KEY, _GREY, _GREY, PAPER)
    half = path(star(24, 48, 35, 57, 42), GOLD if big else _GREY_RAYS) + placed(jester(motley), 57, 17, 0.76)
    clip = sheet.upper_half()
    picture = sheet.twice(f"half-{code}", half, turned_round(sheet.height), clip_path=clip)
    picture += band(sheet.height, CRIMSON if big else KEY, GOLD if big else PAPER)
    ground = CRIMSON_TINT if big else _GREY_GROUND
    return framed(sheet, index.depth, ground, picture) + both_corners(sheet, code, index)
