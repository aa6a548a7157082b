"""The Donna: a bell skirt, a coronet, a pale veil."""

from ..inks import CRIMSON, GOLD, KEY, PAPER
from ..paths import symmetric
from ..signs import Held
from ..suits import Suit
from ..svg import circle, path
from .kit import INNER_LINE, block, face, hair, hand, limb, motif, raised_arm, stroke


def queen(suit: Suit, sign: Held) -> str:
    """The whole figure."""
    veil = block(symmetric("M0,2C-13,2 -19,12 -18,26C-18,40 -23,52 -31,62L-24,70H0Z"), PAPER)
    veil += stroke("M-15,24C-15,42 -20,54 -26,64M15,24C15,42 20,54 26,64", KEY, 0.9)
    folded_arm = (
        limb("M-19,57Q-31,68 -28,80Q-20,84 -8,76", suit.ink, 10)
        + limb("M-13,71L-8.5,81.5", GOLD, 3)
        + hand(-4.5, 74.6)
        + stroke("M-4,76L-9,100", KEY, 1.2)
    )
    sign_arm = raised_arm(suit, sign, (19, 56), (27, 54), GOLD, 10)
    return veil + _skirt(suit) + _bodice(suit) + folded_arm + sign_arm + _head(suit)


def _skirt(suit: Suit) -> str:
    pleats = "M-12,86Q-24,108 -30,140M12,86Q24,108 30,140M-9.5,90Q-18,112 -22,140M9.5,90Q18,112 22,140"
    apron = block("M-6.5,80L-15,140H15L6.5,80Z", suit.tint)
    apron += "".join(motif(suit, 0, 93 + 14 * i, 3.4 + i * 0.7, suit.ink) for i in range(3))
    hem = block("M-15,131H15V140H-15Z", GOLD, INNER_LINE)
    hem += path("".join(f"M{x},135.5h2.6" for x in (-13, -7.8, -2.6, 2.6, 7.8)), "none", KEY, 2.2)
    bell = block(symmetric("M0,80H-9C-21,92 -33,116 -38,140H0Z"), suit.ink)
    return bell + stroke(pleats, PAPER) + apron + hem


def _bodice(suit: Suit) -> str:
    return (
        block(symmetric("M0,52L-9,47C-14,47 -19,50 -22,54L-10,82H0Z"), suit.ink)
        + block("M-9,46L0,66L9,46C6,42 -6,42 -9,46Z", PAPER, INNER_LINE)
        + block("M-10.6,78.5H10.6V83H-10.6Z", GOLD, INNER_LINE)
    )


def _head(suit: Suit) -> str:
    parted = symmetric("M0,13C-5,14 -10,19 -10,29C-10,32 -9,35 -8,37C-13,37 -15,33 -15,28C-16,16 -10,8 0,8Z")
    return (
        face(suit.tint, CRIMSON)
        + block(parted, hair(suit), INNER_LINE)
        + path("M-4.6,54.5h1.8M-.9,57h1.8M2.8,54.5h1.8", "none", GOLD, 2.2)
        + block("M-11,9L-13.5,-1L-7,3.6L0,-5L7,3.6L13.5,-1L11,9Q0,5.6 -11,9Z", GOLD)
        + circle(0, -5.4, 2, GOLD, KEY, INNER_LINE)
        + circle(-13.5, -1.6, 1.6, GOLD, KEY, INNER_LINE)
        + circle(13.5, -1.6, 1.6, GOLD, KEY, INNER_LINE)
    )
