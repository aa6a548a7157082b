"""The picture panel of courts and trumps: a frame with a notch cut out for each index."""

from .corners import RIGHT_EDGE, SECOND_INSET, SECOND_SCALE
from .inks import GOLD, KEY, PAPER
from .paths import number
from .sheet import Sheet
from .suits import Suit
from .svg import group, path, rectangle

MARGIN = 5


def panel_outline(height: float, depth: float) -> str:
    """The panel of a card whose index reaches down to `depth`."""
    notch_width = RIGHT_EDGE * SECOND_SCALE + SECOND_INSET - 0.6
    notch_height = depth * SECOND_SCALE + SECOND_INSET - 0.4
    right, bottom = 100 - MARGIN, height - MARGIN
    lower_notch = f"V{number(height - notch_height)}H{number(100 - notch_width)}V{bottom}"
    return f"M{RIGHT_EDGE},{MARGIN}H{right}{lower_notch}H{MARGIN}V{number(depth)}H{RIGHT_EDGE}Z"


def framed(sheet: Sheet, depth: float, ground: str, picture: str) -> str:
    """A picture on its ground, clipped to the panel, with the frame printed over it."""
    outline = panel_outline(sheet.height, depth)
    clip = sheet.clip(f"panel{round(depth * 10)}", outline)
    return group(path(outline, ground) + picture, clip_path=clip) + path(outline, "none", KEY, 1.3)


def tiled_floor(height: float, ink: str) -> str:
    """The floor of the Scopa pack: two courses of tiles."""
    y = height - 11
    tiles = "".join(
        f"M{x},{y}h6v3h-6zM{x + 6 if x < 89 else x - 84},{y + 3}h6v3h-6z" for x in range(5, 95, 12)
    )
    return rectangle(5, y, 90, 6, PAPER) + path(tiles, ink) + path(f"M5,{y}H95", "none", KEY, 1.2)


def wave_floor(height: float, ink: str) -> str:
    """The floor of the Cicera pack: waves."""
    waves = "q4.5,-5 9,0" * 10
    crest = path(f"M5,{height - 6.5}{waves}", "none", PAPER, 1)
    return path(f"M5,{height - 10}{waves}V{height - 5}H5Z", ink) + crest


def dashed_floor(height: float, ink: str) -> str:
    """The floor of the Minchiate pack: a plain strip with a dashed line."""
    line = path(f"M5,{height - 7.5}H95", "none", PAPER, 1.4, stroke_dasharray="3 2.2")
    return rectangle(5, height - 10, 90, 5, ink) + line


def curtain(y: float, ink: str) -> str:
    """The curtain over the figures of the very tall Cicera cards; y is the foot of its folds."""
    scallops = f"M95,{number(y)}" + "a8,9 0 0 1 -16,0" * 4
    folds = "".join(f"M{x},{number(y - 1)}V{number(y - 9)}" for x in (47, 63, 79))
    return (
        path(f"M{RIGHT_EDGE},5H95V{number(y)}{'a8,9 0 0 1 -16,0' * 4}Z", ink)
        + path(scallops, "none", KEY, 3.6)
        + path(scallops, "none", GOLD, 1.6)
        + path(folds, "none", PAPER, 1.1)
    )


def band(height: float, ink: str, fill: str = GOLD) -> str:
    """The band across the join of a double-ended figure."""
    y = height / 2
    edges = f"M5,{number(y - 3.4)}H95M5,{number(y + 3.4)}H95"
    lozenges = "".join(f"M{x},{number(y)}l3,-2.6l3,2.6l-3,2.6z" for x in range(8, 90, 9))
    return rectangle(5, y - 3.4, 90, 6.8, fill) + path(edges, "none", KEY, 1.3) + path(lozenges, ink)


def floor(sheet: Sheet, suit: Suit) -> str:
    """The floor that marks the pack."""
    draw = {"northern": wave_floor, "florentine": dashed_floor}.get(sheet.region, tiled_floor)
    return draw(sheet.height, suit.ink)
