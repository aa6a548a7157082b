"""SVG elements as text. Presentation attributes only: a page's policy may forbid inline styles."""

from .paths import number, tidied

Attribute = str | float | None


def element(tag: str, content: str = "", /, **attributes: Attribute) -> str:
    """One element; underscores in attribute names become hyphens, attributes that are None are left out."""
    text = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{text}>{content}</{tag}>" if content else f"<{tag}{text}/>"


def path(
    data: str,
    fill: str = "none",
    stroke: str | None = None,
    line: float | None = None,
    **more: Attribute,
) -> str:
    """A path, tidied."""
    return element("path", d=tidied(data), fill=fill, stroke=stroke, stroke_width=line, **more)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    line: float | None = None,
) -> str:
    """A circle about x, y."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=line)


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    corner: float | None = None,
    stroke: str | None = None,
    line: float | None = None,
    **more: Attribute,
) -> str:
    """A rectangle with its top left corner at x, y."""
    paint: dict[str, Attribute] = {"fill": fill, "rx": corner, "stroke": stroke, "stroke_width": line}
    return element("rect", x=x, y=y, width=width, height=height, **paint, **more)


def group(content: str, **attributes: Attribute) -> str:
    """A group of elements."""
    return element("g", content, **attributes)


def transform(x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, stretch: float = 1) -> str:
    """The value of a transform attribute: scale (x also by `stretch`), turn by degrees, then move to x, y."""
    parts = []
    if x or y:
        parts.append(f"translate({number(x)} {number(y)})")
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1 or stretch != 1:
        down = f" {number(scale, 3)}" if stretch != 1 else ""
        parts.append(f"scale({number(scale * stretch, 3)}{down})")
    return "".join(parts)


def placed(
    content: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, stretch: float = 1
) -> str:
    """Elements drawn about the origin, put where they belong."""
    where = transform(x, y, scale, turn, stretch)
    return group(content, transform=where) if where else content


def used(name: str, where: str | None = None) -> str:
    """One more print of the piece that carries this id."""
    return element("use", href="#" + name, transform=where)


def turned_round(height: float) -> str:
    """The transform that turns a card's upper half into its lower half."""
    return f"rotate(180 50 {number(height / 2)})"
