"""The Fante and his sister the Fantina: the young attendants of the court."""

from ..inks import GOLD, KEY, PAPER
from ..paths import symmetric
from ..signs import Held
from ..suits import Suit
from ..svg import path
from .kit import INNER_LINE, LINE, MISREGISTERED, block, hand, limb, motif, raised_arm, stroke, young_head

_TUNIC = (
    "M-20,51C-13,45 13,45 20,51L13.5,76L24,99L18,94L12,101L6,95L0,102L-6,95L-12,101L-18,94L-24,99L-13.5,76Z"
)
_TUNIC_LEFT = "M-20,51C-13,45 -6,46 0,46V102L-6,95L-12,101L-18,94L-24,99L-13.5,76Z"
_TUNIC_RIGHT = "M0,46C6,46 13,45 20,51L13.5,76L24,99L18,94L12,101L6,95L0,102Z"


def page(suit: Suit, sign: Held) -> str:
    """The Fante: two legs apart, a parted tunic, a feathered cap."""
    cloak = block("M-16,50C-26,60 -33,84 -37,108L-26,104L-18,110L-12,76Z", KEY)
    resting_arm = limb("M-18,54Q-34,62 -33,72Q-28,80 -16,79", suit.tint, 9.5) + hand(-14.5, 78)
    sign_arm = raised_arm(suit, sign, (18, 54), (27, 52), GOLD, 9.5)
    collar = block("M-8,40H8L10.5,49Q0,53 -10.5,49Z", GOLD, INNER_LINE)
    body = cloak + _legs(suit) + _tunic(suit) + resting_arm + sign_arm + collar
    return body + young_head(suit) + _feathered_cap(suit)


def _legs(suit: Suit) -> str:
    left = "M-15,92H-2L-7,116L-9.5,131L-11,136L-27,140.5Q-30,139 -27,136L-18.5,131L-19.5,114Z"
    right = "M15,92H2L7,116L9.5,131L11,136L27,140.5Q30,139 27,136L18.5,131L19.5,114Z"
    garters = stroke("M4.6,100L16.8,104M6,107L18,111M7.2,114L19,118M8.6,122L18.6,125", suit.ink, 1.6)
    return block(left, suit.ink) + block(right, suit.tint) + garters


def _tunic(suit: Suit) -> str:
    return (
        path(_TUNIC, PAPER)
        + path(_TUNIC_LEFT, suit.tint, transform=MISREGISTERED)
        + path(_TUNIC_RIGHT, suit.ink, transform=MISREGISTERED)
        + path(_TUNIC + "M0,46V102", "none", KEY, LINE, stroke_linejoin="round")
        + motif(suit, -8, 62, 3.4, suit.ink)
        + motif(suit, -9.6, 87, 3, suit.ink)
        + stroke("M5,82L8,96M10.6,82L15,93", PAPER, 1)
        + path("M4,56h2.4M4,62h2.4M4,68h2.4", "none", GOLD, 2.4)
        + block("M-14.4,74H14.4V79H-14.4Z", GOLD, INNER_LINE)
    )


def _feathered_cap(suit: Suit) -> str:
    return (
        block("M8,9C10,-3 20,-11 31,-8C27,-5 30,-1 24,0C26,4 20,6 17,12Z", PAPER)
        + stroke("M11,9C15,1 21,-4 28,-6.6", KEY, 0.9)
        + block("M-14,16C-20,8 -10,-1 2,0C14,1 20,8 14,16Z", suit.ink)
        + block("M-13,12.4H13V17.4H-13Z", GOLD, INNER_LINE)
    )


def maid(suit: Suit, sign: Held) -> str:
    """The Fantina of the Minchiate: striped turban, laced bodice, apron, shoes showing, no crown."""
    shoes = block("M-10,124L-12,135L-22,140H-4V124Z", PAPER) + block("M10,124L12,135L22,140H4V124Z", PAPER)
    shoes += path("M-22,140L-12,134.5L-4,136V140ZM22,140L12,134.5L4,136V140Z", KEY)
    resting_arm = limb("M-19,56Q-33,66 -30,78Q-24,86 -16,80", suit.ink, 9.5) + hand(-13, 79)
    sign_arm = raised_arm(suit, sign, (18, 56), (27, 54), PAPER, 9.5)
    return shoes + _dress(suit) + resting_arm + sign_arm + young_head(suit) + _turban(suit)


def _dress(suit: Suit) -> str:
    skirt = symmetric("M0,80H-10C-20,92 -27,110 -31,126L-24,123L-17,128L-9,124L0,129Z")
    return (
        block(skirt, suit.ink)
        + stroke("M-13,88Q-21,106 -24,122M13,88Q21,106 24,122", PAPER)
        + block("M-7,80Q-13,100 -13,116Q0,122 13,116Q13,100 7,80Z", PAPER)
        + motif(suit, 0, 94, 3.8, suit.ink)
        + motif(suit, 0, 107, 3.8, suit.ink)
        + block(symmetric("M0,50L-8,46C-14,47 -18,50 -21,54L-11,82H0Z"), suit.tint)
        + stroke("M-4.5,60L4.5,64M4.5,60L-4.5,64M-4,67L4,71M4,67L-4,71", KEY, 0.9)
        + block("M-11,78.5H11V83H-11Z", suit.ink, INNER_LINE)
    )


def _turban(suit: Suit) -> str:
    return (
        block("M-15,16C-20,6 -8,-5 2,-4C14,-3 19,6 14,16Q0,11 -15,16Z", PAPER)
        + stroke("M-15,13Q-2,8 8,-2M-8,14Q6,8 14,3M-14,4Q-6,2 -2,-4", suit.ink, 2)
        + block("M12,8C22,8 24,16 21,24C17,21 13,18 11,14Z", suit.ink, INNER_LINE)
    )
