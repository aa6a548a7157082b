"""The printer's inks: every colour a card may carry, and how strongly two of them differ."""

PAPER = "#FBF6EA"
KEY = "#211C18"
GOLD = "#E3AC3B"
EDGE = "#4A4038"

OCHRE, OCHRE_TINT = "#734900", "#F2DCA6"
CRIMSON, CRIMSON_TINT = "#A02116", "#F0C8BC"
ULTRAMARINE, ULTRAMARINE_TINT = "#1C4E8F", "#C6D5E4"
BOTTLE_GREEN, BOTTLE_GREEN_TINT = "#165C3A", "#C9DCC3"
BLUE_BLACK, BLUE_BLACK_TINT = "#262C44", "#D6D6DC"
AUBERGINE, AUBERGINE_TINT = "#4C2A55", "#DDCFDD"
DARK_RED = "#7C1F1B"


def _channels(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def luminance(colour: str) -> float:
    """Relative luminance of a `#RRGGBB` colour, as WCAG defines it: 0 is black, 1 is white."""
    red, green, blue = (
        value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in _channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mixed(start: str, end: str, share: float) -> str:
    """The colour that lies `share` of the way from `start` to `end`."""
    pairs = zip(_channels(start), _channels(end), strict=True)
    return "#" + "".join(f"{round(first + (last - first) * share):02X}" for first, last in pairs)
