"""The cups of the four regions, 100 units high, centred on the origin."""

from ..inks import GOLD, PAPER
from ..paths import sparks, symmetric
from ..svg import path

GOBLET = symmetric("M0,-50H-37V-39H-33C-32,-6 -22,9 -9,15V20C-15,22 -15,29 -9,31C-9,38 -28,39 -30,50H0")
CHALICE = symmetric("M0,-50H-27V-42H-24C-24,-14 -17,-1 -6,4V10L-13,15L-6,20C-5,31 -24,38 -25,50H0")
URN = symmetric(
    "M0,-50C-5,-50 -7,-44 -3,-41C-16,-38 -24,-33 -26,-26H-30V-19H-26C-30,-2 -22,13 -7,19V24"
    "C-12,25 -12,31 -7,33C-8,39 -22,40 -24,50H0"
)
BOWL = symmetric("M0,-50H-34V-42H-31L-28,-12C-24,2 -14,8 -7,10V16L-15,21L-7,26C-6,34 -26,40 -29,50H0")
URN_HANDLES = "M-24,-22C-50,-30 -52,6 -24,5ZM24,-22C50,-30 52,6 24,5Z"

_HEAVY_LINE = {CHALICE: "M-24,-40H24", URN: "M-28,-24H28", BOWL: "M-31,-39H31"}


def heavy(ink: str, outline: str) -> str:
    """The cup of the corner index: its silhouette with one paper line under the rim."""
    if outline == GOBLET:
        return path(GOBLET, ink) + path("M-29,-39V-30H29V-39Z", PAPER)
    drawn = path(outline, ink) + path(_HEAVY_LINE[outline], "none", PAPER, 7)
    if outline == URN:
        return path("M-26,-22C-50,-30 -50,6 -24,4M26,-22C50,-30 50,6 24,4", "none", ink, 9) + drawn
    return drawn


def goblet(ink: str) -> str:
    """The southern cup: flat rim, star band, gadroons, spread foot."""
    gadroons = "M-18,-10Q-16,3 -5,10M-8,-10Q-8,2 -2,9M18,-10Q16,3 5,10M8,-10Q8,2 2,9"
    return (
        path(GOBLET, ink)
        + path(symmetric("M0,-34H-28.5C-28,-27 -27,-21 -25,-15H0Z"), GOLD, transform="translate(1 1)")
        + path(gadroons + "M-22,44H22", "none", PAPER, 2.6)
        + path("M-30,-44.5H30", "none", PAPER, 2.2)
        + path(sparks((7, 2.6, 0, -24.5), (5, 2, -15.5, -24.5), (5, 2, 15.5, -24.5)), ink)
    )


def chalice(ink: str) -> str:
    """The northern cup: tall and narrow, three facets, a lozenge knob."""
    facets = "M-19,-37L-15,-13L-9,-5L-7,-37ZM-4,-37L-4,-1H4L4,-37ZM7,-37L9,-5L15,-13L19,-37Z"
    return (
        path(CHALICE, ink)
        + path(facets, GOLD, transform="translate(.8 .8)")
        + path("M-22,-46H22M-19,44.5H19", "none", PAPER, 2.4)
        + path("M-9,15L0,10.5L9,15L0,19.5Z", GOLD)
        + path("M-14,40Q-6,34 0,24Q6,34 14,40", "none", PAPER, 2)
    )


def urn(ink: str) -> str:
    """The Florentine cup: a lidded urn with two ring handles."""
    gadroons = "M-13,4Q-10,12 -4,15M-4,4Q-3,10 0,13Q3,10 4,4M13,4Q10,12 4,15"
    return (
        path("M-26,-20C-46,-26 -48,2 -25,2M26,-20C46,-26 48,2 25,2", "none", ink, 6)
        + path(URN, ink)
        + path(symmetric("M0,-16H-22C-23,-9 -22,-5 -20,0H0Z"), GOLD, transform="translate(1 1)")
        + path("M-26,-22.5H26M-17,44.5H17M-15,-33Q0,-39 15,-33", "none", PAPER, 2.4)
        + path(gadroons, "none", PAPER, 2.2)
        + path(sparks((6, 2.4, 0, -8), (4.6, 2, -12, -8), (4.6, 2, 12, -8)), ink)
    )


def bowl(ink: str) -> str:
    """The Piedmontese cup: broad and faceted."""
    facets = (
        "M-26,-37L-23.5,-14C-21,-7 -17,-3 -12,-1L-14,-37ZM-10,-37L-7,1H7L10,-37Z"
        "M26,-37L23.5,-14C21,-7 17,-3 12,-1L14,-37Z"
    )
    return (
        path(BOWL, ink)
        + path(facets, GOLD, transform="translate(.8 .8)")
        + path("M-29,-46H29M-22,44.5H22", "none", PAPER, 2.4)
        + path("M-10,21L0,16.5L10,21L0,25.5Z", GOLD)
    )
