"""A condensed wood-type gothic. Each letter is a skeleton in a box, printed as one thick stroke.

Bowls are arcs, feet are flat, and diagonals are cut level, as in wood. No font is needed anywhere.
"""

from dataclasses import dataclass

from .paths import number, transformed
from .svg import element

Diagonal = tuple[float, float, float, float]
Skeleton = tuple[str, list[Diagonal]]


@dataclass(frozen=True)
class Box:
    """The inside of a letter: its outer box less one stroke; `half` is half that stroke."""

    width: float
    height: float
    half: float

    @property
    def bowl(self) -> float:
        """Radius of the round parts."""
        return min(self.width / 2, 0.3 * self.height)

    def clockwise(self, x: float, y: float) -> str:
        """A quarter bowl that turns right, to x, y."""
        return f"A{self.bowl},{self.bowl} 0 0 1 {x},{y}"

    def anticlockwise(self, x: float, y: float) -> str:
        """A quarter bowl that turns left, to x, y."""
        return f"A{self.bowl},{self.bowl} 0 0 0 {x},{y}"


def _ring(box: Box) -> str:
    w, h, r, cw = box.width, box.height, box.bowl, box.clockwise
    return f"M0,{r}{cw(r, 0)}H{w - r}{cw(w, r)}V{h - r}{cw(w - r, h)}H{r}{cw(0, h - r)}Z"


def _figures(box: Box) -> dict[str, Skeleton]:
    w, h, r, e = box.width, box.height, box.bowl, box.half
    cw, ccw = box.clockwise, box.anticlockwise
    top, foot, waist = -e, h + e, 0.48 * h
    arch = f"M0,{r * 1.25}V{r}{cw(r, 0)}H{w - r}{cw(w, r)}"
    cradle = f"V{h - r}{cw(w - r, h)}H{r}{cw(0, h - r)}V{h - r * 1.25}"
    six = (
        f"M{w},{r * 1.25}V{r}{ccw(w - r, 0)}H{r}{ccw(0, r)}V{h - r}{ccw(r, h)}H{w - r}{ccw(w, h - r)}"
        f"V{0.42 * h + r}{ccw(w - r, 0.42 * h)}H{r}{ccw(0, 0.42 * h + r)}"
    )
    eight = (
        f"M{r},{waist}{cw(0.05 * w, waist - r)}V{r}{cw(r, 0)}H{w - r}{cw(0.95 * w, r)}"
        f"V{waist - r}{cw(w - r, waist)}H{r}{ccw(0, waist + r)}V{h - r}{ccw(r, h)}"
        f"H{w - r}{ccw(w, h - r)}V{waist + r}{ccw(w - r, waist)}"
    )
    nine = (
        f"M0,{h - r * 1.25}V{h - r}{ccw(r, h)}H{w - r}{ccw(w, h - r)}V{r}{ccw(w - r, 0)}H{r}{ccw(0, r)}"
        f"V{0.58 * h - r}{ccw(r, 0.58 * h)}H{w - r}{ccw(w, 0.58 * h - r)}"
    )
    flag = f"M{-0.1 * w},{0.2 * h}Q{0.5 * w},{0.17 * h} {0.6 * w},{-0.04 * h}"
    middle = f"Q{w},{waist} {0.36 * w},{waist}Q{w},{waist} {w},{waist + r * 0.9}"
    belly = f"{cw(w, 0.4 * h + r)}"
    return {
        "0": (_ring(box), []),
        "1": (f"M{0.6 * w},{top}V{foot}{flag}", []),
        "2": (arch + f"C{w},{0.5 * h} 0,{0.6 * h} 0,{h}H{w + e}", []),
        "3": (arch + f"V{waist - r * 0.9}{middle}{cradle}", []),
        "4": (f"M{0.74 * w},{foot}V{top}M{0.64 * w},{-0.02 * h}L{-0.04 * w},{0.7 * h}H{w + e * 1.2}", []),
        "5": (f"M{w},0H{0.05 * w}L0,{0.5 * h}Q{0.12 * w},{0.4 * h} {w - r},{0.4 * h}{belly}{cradle}", []),
        "6": (six, []),
        "7": (f"M{-e * 0.9},0H{w}C{w},{0.34 * h} {0.26 * w},{0.5 * h} {0.26 * w},{foot}", []),
        "8": (eight, []),
        "9": (nine, []),
    }


def _round_capitals(box: Box) -> dict[str, Skeleton]:
    w, h, r, e = box.width, box.height, box.bowl, box.half
    cw, ccw = box.clockwise, box.anticlockwise
    top, foot, waist = -e, h + e, 0.48 * h
    lower = f"V{h - r}{ccw(r, h)}H{w - r}{ccw(w, h - r)}"
    belly = f"H{w - r}{ccw(0.94 * w, waist - r)}V{r}{ccw(w - r, 0)}H0V{h}H{w - r}{ccw(w, h - r)}"
    spine = f"V{0.25 * h}C0,{0.52 * h} {w},{0.47 * h} {w},{0.75 * h}V{h - r}{cw(w - r, h)}H{r}{cw(0, h - r)}"
    head = f"V{r}{ccw(w - r, 0)}H{r}{ccw(0, r)}"
    return {
        "B": (f"M0,{waist}{belly}V{waist + r}{ccw(w - r, waist)}", []),
        "C": (f"M{w},{0.33 * h}{head}{lower}V{0.67 * h}", []),
        "D": (f"M0,0H{w - r}{cw(w, r)}V{h - r}{cw(w - r, h)}H0Z", []),
        "G": (f"M{w},{0.3 * h}{head}{lower}V{0.54 * h}H{0.5 * w}", []),
        "J": (f"M{w},{top}V{h - r}{cw(w - r, h)}H{r}{cw(0, h - r)}V{0.64 * h}", []),
        "O": (_ring(box), []),
        "P": (f"M0,{foot}V0H{w - r}{cw(w, r)}V{0.56 * h - r}{cw(w - r, 0.56 * h)}H0", []),
        "Q": (_ring(box), [(0.5 * w, 0.66 * h, 1.12 * w, h + e * 1.5)]),
        "R": (
            f"M0,{foot}V0H{w - r}{cw(w, r)}V{0.52 * h - r}{cw(w - r, 0.52 * h)}H0",
            [(0.5 * w, 0.52 * h, 1.04 * w, foot)],
        ),
        "S": (f"M{w},{0.28 * h}{head}{spine}V{0.72 * h}", []),
        "U": (f"M0,{top}{lower}V{top}", []),
    }


def _straight_capitals(box: Box) -> dict[str, Skeleton]:
    w, h, e = box.width, box.height, box.half
    top, foot, waist = -e, h + e, 0.48 * h
    stems = f"M0,{top}V{foot}M{w},{top}V{foot}"
    return {
        "A": (
            f"M{0.14 * w},{0.7 * h}H{0.86 * w}",
            [(-0.06 * w, foot, 0.44 * w, top), (1.06 * w, foot, 0.56 * w, top)],
        ),
        "E": (f"M{w + e * 0.6},0H0V{h}H{w + e * 0.6}M0,{waist}H{0.88 * w}", []),
        "F": (f"M{w + e * 0.7},0H0V{foot}M0,{waist}H{0.9 * w}", []),
        "H": (f"{stems}M0,{0.49 * h}H{w}", []),
        "I": (f"M{w / 2},{top}V{foot}", []),
        "K": (f"M0,{top}V{foot}", [(w, top, 0.1 * w, 0.62 * h), (0.4 * w, 0.36 * h, 1.08 * w, foot)]),
        "L": (f"M0,{top}V{h}H{w + e * 0.6}", []),
        "M": (stems, [(0.06 * w, top, 0.5 * w, 0.78 * h), (0.94 * w, top, 0.5 * w, 0.78 * h)]),
        "N": (stems, [(0.04 * w, top, 0.96 * w, foot)]),
        "T": (f"M{-e * 0.9},0H{w + e * 0.9}M{w / 2},0V{foot}", []),
        "V": ("", [(-0.06 * w, top, 0.46 * w, foot), (1.06 * w, top, 0.54 * w, foot)]),
        "X": ("", [(-0.04 * w, top, 1.04 * w, foot), (1.04 * w, top, -0.04 * w, foot)]),
        "Z": (f"M0,0H{w}M0,{h}H{w + e * 0.5}", [(w - e * 0.2, 0, e * 0.2, h)]),
        "'": (f"M{w / 2},{top}V{0.22 * h}", []),
    }


_RELATIVE_WIDTH = {
    "M": 1.36,
    "N": 1.06,
    "I": 0.43,
    "1": 0.74,
    "'": 0.43,
    "J": 0.9,
    "L": 0.86,
    "F": 0.9,
    "E": 0.92,
    " ": 0.5,
}
_RANK_WIDTH = {"Q": 0.6, "K": 0.62, "A": 0.64, "4": 0.64}


def advance(letter: str, width: float) -> float:
    """How wide a letter stands in an alphabet whose plain letters are `width` wide."""
    return width * _RELATIVE_WIDTH.get(letter, 1)


def _cut(letter: str, x: float, y: float, width: float, height: float, line: float) -> tuple[str, str]:
    box = Box(max(width - line, 0.02), height - line, line / 2)
    skeleton, diagonals = (_figures(box) | _round_capitals(box) | _straight_capitals(box))[letter]
    filled = ""
    for x1, y1, x2, y2 in diagonals:
        half = box.half * (1 + ((x2 - x1) / (y2 - y1)) ** 2) ** 0.5 * 0.98
        filled += f"M{x1 - half},{y1}H{x1 + half}L{x2 + half},{y2}H{x2 - half}Z"
    shift = {"x": x + box.half, "y": y + box.half}
    return (
        transformed(skeleton, **shift, places=2) if skeleton else "",
        transformed(filled, **shift, places=2) if filled else "",
    )


@dataclass(frozen=True)
class Setting:
    """How a line is set: height and width of a letter, thickness of the stroke, space between letters."""

    height: float
    width: float
    line: float
    gap: float

    def length(self, text: str) -> float:
        """How long a line of text becomes."""
        return sum(advance(letter, self.width) for letter in text) + self.gap * (len(text) - 1)

    def narrowed(self, text: str, most: float) -> "Setting":
        """The same setting, condensed where the text would be longer than `most`."""
        share = most / self.length(text)
        if share >= 1:
            return self
        return Setting(self.height, self.width * share, self.line * max(share, 0.86), self.gap * share)


def line_of_text(text: str, x: float, y: float, setting: Setting, colour: str) -> str:
    """Text centred on x with its top at y."""
    left = x - setting.length(text) / 2
    strokes = fills = ""
    for letter in text:
        width = advance(letter, setting.width)
        if letter != " ":
            stroke, fill = _cut(letter, left, y, width, setting.height, setting.line)
            strokes, fills = strokes + stroke, fills + fill
        left += width + setting.gap
    drawn = ""
    if strokes:
        line = number(setting.line, 2)
        drawn = element("path", d=strokes, fill="none", stroke=colour, stroke_width=line, stroke_miterlimit=3)
    return drawn + (element("path", d=fills, fill=colour) if fills else "")


def rank(text: str, x: float, y: float, height: float, widest: float, colour: str) -> str:
    """The large figure or letter of a corner index; two figures are set narrower than one."""
    if len(text) == 1:
        setting = Setting(height, height * _RANK_WIDTH.get(text, 0.59), height * 0.2, 0)
        return line_of_text(text, x - (height * 0.03 if text == "Q" else 0), y, setting, colour)
    setting = Setting(height, height * 0.4, height * 0.165, height * 0.075).narrowed(text, widest)
    return line_of_text(text, x, y, setting, colour)
