"""SVG path data as text: read it, move it, mirror it, and write it back in the fewest bytes."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

Segment = tuple[str, list[float]]
Point = tuple[float, float]

_COMMAND = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def number(value: float, places: int = 1) -> str:
    """The shortest decimal text of a number: `0.50` is `.5`, `-0.0` is `0`."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    if text.startswith("-0."):
        return "-" + text[2:]
    return text[1:] if text.startswith("0.") else text


def _steps(data: str) -> Iterator[Segment]:
    position, letter = 0, ""
    while True:
        if found := _COMMAND.match(data, position):
            letter, position = found[1], found.end()
        elif not _NUMBER.match(data, position):
            return
        values = []
        for place in range(_COUNT[letter.upper()]):
            # The two flags of an arc may be glued together, so each is read as one digit.
            pattern = _FLAG if letter in "Aa" and place in (3, 4) else _NUMBER
            found = pattern.match(data, position)
            if found is None:
                raise ValueError(f"this is not SVG path data: {data[:60]!r}")
            values.append(float(found[1]))
            position = found.end()
        yield letter, values
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def parsed(data: str) -> list[Segment]:
    """Path data as a list of (command, numbers), all absolute; H and V become L."""
    segments: list[Segment] = []
    x = y = start_x = start_y = 0.0
    for letter, values in _steps(data):
        command = letter.upper()
        if command == "Z":
            segments.append(("Z", []))
            x, y = start_x, start_y
            continue
        dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
        if command == "H":
            command, values = "L", [values[0] + dx, y]
        elif command == "V":
            command, values = "L", [x, values[0] + dy]
        elif command == "A":
            values = [*values[:5], values[5] + dx, values[6] + dy]
        else:
            values = [value + (dy if place % 2 else dx) for place, value in enumerate(values)]
        segments.append((command, values))
        x, y = values[-2], values[-1]
        if command == "M":
            start_x, start_y = x, y
    return segments


class _Writer:
    """Writes absolute segments as relative ones. Positions are rounded, not steps, so nothing drifts."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.text = ""
        self.last = ""
        self.x = self.y = self.start_x = self.start_y = 0.0

    def step(self, value: float) -> str:
        return number(value, self.places)

    def put(self, letter: str, numbers: Sequence[str]) -> None:
        joined = ""
        for place, text in enumerate(numbers):
            glued = text.startswith("-") or (text.startswith(".") and "." in numbers[place - 1])
            joined += text if not joined or glued else " " + text
        if letter != self.last or letter == "m":
            self.text += letter + joined
        else:
            self.text += joined if joined.startswith("-") else " " + joined
        self.last = letter

    def line(self, x: float, y: float) -> None:
        dx, dy = x - self.x, y - self.y
        still_x, still_y = abs(dx) < 1e-9, abs(dy) < 1e-9
        if still_x and still_y:
            return
        if still_y:
            self.put("h", [self.step(dx)])
        elif still_x:
            self.put("v", [self.step(dy)])
        else:
            self.put("l", [self.step(dx), self.step(dy)])

    def start(self, x: float, y: float) -> None:
        # The first move stays absolute, so that finished paths can be joined end to end.
        if self.text:
            self.put("m", [self.step(x - self.x), self.step(y - self.y)])
        else:
            first, second = self.step(x), self.step(y)
            self.text = f"M{first}{'' if second.startswith('-') else ' '}{second}"
            self.last = "m"
        self.start_x, self.start_y = x, y

    def write(self, command: str, values: list[float]) -> None:
        if command == "Z":
            self.text += "z"
            self.last = "z"
            self.x, self.y = self.start_x, self.start_y
            return
        rounded = [round(value, self.places) for value in values]
        end_x, end_y = rounded[-2], rounded[-1]
        if command == "L":
            self.line(end_x, end_y)
        elif command == "M":
            self.start(end_x, end_y)
        elif command == "A":
            arc = [self.step(values[0]), self.step(values[1]), number(values[2], 0)]
            flags = [str(int(values[3])), str(int(values[4]))]
            self.put("a", [*arc, *flags, self.step(end_x - self.x), self.step(end_y - self.y)])
        else:
            origin = (self.x, self.y)
            self.put(command.lower(), [self.step(v - origin[i % 2]) for i, v in enumerate(rounded)])
        self.x, self.y = end_x, end_y


def written(segments: Sequence[Segment], places: int = 1) -> str:
    """Absolute segments as compact path data."""
    writer = _Writer(places)
    for command, values in segments:
        writer.write(command, values)
    return writer.text


def tidied(data: str) -> str:
    """The same path in the fewest bytes, on a grid of a tenth of a unit."""
    return written(parsed(data))


def transformed(
    data: str, scale_x: float = 1, scale_y: float | None = None, x: float = 0, y: float = 0, places: int = 1
) -> str:
    """The path scaled about the origin, then moved by x, y; a negative scale mirrors it."""
    scales = (scale_x, scale_x if scale_y is None else scale_y)
    moves = (x, y)
    mirrored_once = scales[0] * scales[1] < 0
    segments: list[Segment] = []
    for command, values in parsed(data):
        if command == "A":
            radius_x, radius_y, turn, large, sweep, end_x, end_y = values
            if mirrored_once:
                turn, sweep = -turn, 1 - sweep
            radii = [radius_x * abs(scales[0]), radius_y * abs(scales[1])]
            end = [end_x * scales[0] + x, end_y * scales[1] + y]
            segments.append((command, [*radii, turn, large, sweep, *end]))
        else:
            moved = [value * scales[i % 2] + moves[i % 2] for i, value in enumerate(values)]
            segments.append((command, moved))
    return written(segments, places)


def mirrored(data: str) -> str:
    """The path seen in a mirror that stands on the line x = 0."""
    return transformed(data, -1, 1)


def symmetric(data: str) -> str:
    """A left half, made whole by its mirror image."""
    return tidied(data) + mirrored(data)


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points."""
    corners = "L".join(f"{number(x, 2)},{number(y, 2)}" for x, y in points)
    return f"M{corners}{'Z' if closed else ''}"


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at a distance and a clockwise angle from straight up, seen from x, y."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """A star with its first point up."""
    step = 180 / points
    radii = (outer, inner)
    return polygon([polar(radii[i % 2], turn + i * step, x, y) for i in range(2 * points)])


def sparks(*places: tuple[float, float, float, float], points: int = 4) -> str:
    """Several stars as one path; each place is (outer radius, inner radius, x, y)."""
    return "".join(star(points, outer, inner, x, y) for outer, inner, x, y in places)


def dot(radius: float, x: float, y: float) -> str:
    """A full circle as path data."""
    across = number(2 * radius)
    arc = f"a{number(radius)},{number(radius)} 0 1 0"
    return f"M{number(x)},{number(y)}m{number(-radius)},0{arc} {across},0{arc} -{across},0"


def around(count: int, radius: float, draw: Callable[[float, float], str]) -> str:
    """What `draw(x, y)` gives at each of `count` points round the origin."""
    return "".join(draw(*polar(radius, i * 360 / count)) for i in range(count))


def petals(
    count: int, inner: float, outer: float, spread: float, turn: float = 0, x: float = 0, y: float = 0
) -> str:
    """A flower of pointed petals; `spread` is half the angle a petal takes."""
    data = ""
    middle = (inner + outer) / 2
    for place in range(count):
        angle = turn + place * 360 / count
        root_x, root_y = polar(inner, angle, x, y)
        tip_x, tip_y = polar(outer, angle, x, y)
        left_x, left_y = polar(middle, angle - spread, x, y)
        right_x, right_y = polar(middle, angle + spread, x, y)
        data += f"M{root_x},{root_y}Q{left_x},{left_y} {tip_x},{tip_y}Q{right_x},{right_y} {root_x},{root_y}Z"
    return data


def _on_curve(points: Sequence[Point], share: float) -> Point:
    while len(points) > 1:
        points = [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in pairwise(points)]
    return points[0]


def bounds(data: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path, near enough to fit a picture by."""
    seen: list[Point] = []
    here = (0.0, 0.0)
    for command, values in parsed(data):
        if command == "Z":
            continue
        if command in "CSQT" and len(values) > 2:
            curve = [here, *zip(values[::2], values[1::2], strict=True)]
            seen += [_on_curve(curve, share) for share in (0.2, 0.4, 0.5, 0.6, 0.8, 1)]
        here = (values[-2], values[-1])
        seen.append(here)
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return min(xs), min(ys), max(xs), max(ys)
