"""The Re: a robe to the ground, a crown, a forked beard."""

from ..inks import CRIMSON, GOLD, KEY, PAPER
from ..paths import symmetric
from ..signs import Held
from ..suits import Suit
from ..svg import circle, path
from .kit import INNER_LINE, block, face, hand, limb, motif, raised_arm, stroke

_ERMINE = ((-20.5, 46), (-16, 53.5), (-9, 59.5), (0, 62.5), (9, 59.5), (16, 53.5), (20.5, 46))


def king(suit: Suit, sign: Held) -> str:
    """The whole figure."""
    belt_arm = (
        limb("M-21,54Q-35,66 -33,84Q-24,92 -9,88", suit.ink, 11)
        + limb("M-13.5,82.5L-11,94", GOLD, 3.4)
        + hand(-5.5, 87.4)
    )
    collar = block(symmetric("M0,37C-13,37 -24,41 -27,51C-20,62 -9,67 0,68Z"), PAPER)
    collar += path("".join(f"M{x},{y - 2.2}l1.5,4.4h-3Z" for x, y in _ERMINE), KEY)
    sign_arm = raised_arm(suit, sign, (22, 54), (28, 52), GOLD)
    return _robe(suit) + belt_arm + collar + sign_arm + _head(suit) + _crown(suit)


def _robe(suit: Suit) -> str:
    mantle = block(symmetric("M0,42H-15C-28,45 -33,55 -34.5,72L-39,140H0Z"), suit.ink)
    tunic = block("M-13,48L-20,140H20L13,48Z", suit.tint)
    orphrey = block("M-5.5,58L-7,140H7L5.5,58Z", PAPER, INNER_LINE)
    orphrey += "".join(motif(suit, 0, y, 3.6, suit.ink) for y in range(72, 132, 13))
    hem = block("M-20,131H20V140H-20Z", GOLD, INNER_LINE)
    hem += path("M-18,140l4.5,-7l4.5,7l4.5,-7l4.5,7l4.5,-7l4.5,7l4.5,-7l4.5,7Z", KEY)
    folds = stroke("M-23,60L-29,140M23,60L29,140", PAPER, 1.2)
    folds += stroke("M-29.5,74L-34,140M29.5,74L34,140", PAPER, 1)
    return mantle + tunic + orphrey + hem + folds


def _head(suit: Suit) -> str:
    rolls = symmetric("M0,16H-10C-17,16 -20,23 -18,29C-20,33 -17,38 -12,37C-10,36 -9,32 -9.4,29L0,29Z")
    beard = (
        "M-10.6,27C-12,40 -9,50 -3.5,58L0,54L3.5,58C9,50 12,40 10.6,27C9,31.6 5,33 0,32.6"
        "C-5,33 -9,31.6 -10.6,27Z"
    )
    return (
        block(rolls, KEY)
        + stroke("M-13,20Q-15,28 -13,34M13,20Q15,28 13,34", PAPER, 0.9)
        + face(suit.tint)
        + path(beard, KEY)
        + stroke("M-6.6,38Q-6.4,47 -3.6,53M-2.3,41V50M2.3,41V50M6.6,38Q6.4,47 3.6,53", PAPER, 0.9)
        + stroke("M-2.6,36.3H2.8", PAPER if suit.ink == CRIMSON else CRIMSON, 1.7)
    )


def _crown(suit: Suit) -> str:
    return (
        block("M-12,14L-16,0L-8.5,6L-6,-2L0,4L6,-2L8.5,6L16,0L12,14Z", GOLD)
        + path("M0,-8C4,-4 4,0 0,4C-4,0 -4,-4 0,-8Z", GOLD, KEY, INNER_LINE)
        + circle(-16, -1, 2, GOLD, KEY, INNER_LINE)
        + circle(16, -1, 2, GOLD, KEY, INNER_LINE)
        + block("M-12.4,11.5H12.4V17H-12.4Z", suit.ink, INNER_LINE)
        + path("M-8,14.3h2.4M-1.2,14.3h2.4M5.6,14.3h2.4", "none", PAPER, 2)
    )
