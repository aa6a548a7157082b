"""The knights of the Minchiate: monsters below, human above.

Swords: a centaur. Batons and coins: a man-lion. Cups: a winged dragon-lion.
"""

from ..inks import GOLD, KEY, PAPER, mixed
from ..signs import Held
from ..suits import Suit
from ..svg import circle, path
from .kit import INNER_LINE, LINE, block, limb, motif, raised_arm, stroke
from .knight import armed_head, hooves, straight_leg

_AXIS = -8


def monster(suit: Suit, sign: Held) -> str:
    """The whole figure."""
    coat = {"swords": PAPER, "cups": suit.tint}.get(suit.name, GOLD)
    sign_arm = raised_arm(suit, sign, (_AXIS + 16, 55), (22, 54), GOLD, 9.5)
    beast = (_horse_legs() if suit.name == "swords" else _lion_legs(suit, coat)) + _trunk(suit, coat)
    return beast + _torso(suit) + _shield(suit) + sign_arm + armed_head(suit, _AXIS, swept=False)


def _horse_legs() -> str:
    lifted = "M-16,104L-27,112L-33,126L-39,129.5L-33,136L-27,131L-21,117L-8,112Z"
    return (
        block("M35,84C49,84 51,104 46,128C43,124 42,118 41,112C40,102 38,94 33,92Z", KEY)
        + block(straight_leg(22, 106), mixed(PAPER, KEY, 0.25))
        + block(lifted, PAPER)
        + path("M-31.5,126.4L-39.5,129.6L-33,136.2L-27.4,131.6Z", KEY)
        + block(straight_leg(33, 106), PAPER)
        + block(straight_leg(-9, 106), PAPER)
        + hooves(22, 33, -9)
    )


def _lion_legs(suit: Suit, coat: str) -> str:
    tail = _wing_and_tail(suit) if suit.name == "cups" else _tufted_tail(suit, coat)
    far = mixed(coat, KEY, 0.22)
    return tail + _paw(23, far) + _paw(-16, far) + _paw(34, coat) + _paw(-5, coat)


def _paw(x: float, coat: str) -> str:
    leg = f"M{x - 5.5},104L{x - 4.5},133C{x - 11},133 {x - 11.5},140.5 {x - 8},140.5H{x + 5}L{x + 6},104Z"
    claws = f"M{x - 7.6},140V136.6M{x - 3.6},140V136.6M{x + 0.4},140V136.6"
    return block(leg, coat) + stroke(claws, KEY, 1)


def _tufted_tail(suit: Suit, coat: str) -> str:
    tuft = block("M46,74C36,74 34,62 42,56C50,60 52,70 46,74Z", suit.ink)
    return limb("M34,92C48,96 50,78 42,70", coat, 4) + tuft


def _wing_and_tail(suit: Suit) -> str:
    tail = "M30,100C44,104 50,94 45,86C42,81 36,83 37,88C30,84 34,72 44,74C56,77 56,108 34,112Z"
    wing = "M4,84C8,66 24,56 45,56C43,62 44,66 41,70C43,75 40,79 36,80C37,85 32,88 27,87C25,92 16,94 10,92Z"
    ribs = "M10,86Q22,70 41,60M14,88Q26,78 38,71M19,88.6Q26,84 34,80.6"
    return block(tail, suit.ink) + block(wing, suit.ink) + stroke(ribs, PAPER, 1.2)


def _trunk(suit: Suit, coat: str) -> str:
    body = "M-20,84C-23,98 -21,106 -16,111C-6,115 14,112 24,115C36,118 43,106 40,94C37,83 24,80 12,82L2,79Z"
    leaves = "M-23,78H7L9,84L5,93L1,86L-3,95L-8,87L-13,95L-17,86L-21,93L-25,84Z"
    if suit.name == "cups":
        scale = "q3,4 6,0"
        marks = stroke(f"M2,92{scale * 4}M5,99{scale * 5}M8,106{scale * 4}", suit.ink, 1.3)
    elif suit.name == "swords":
        marks = stroke("M27,96Q34,99 35,108M-14,92Q-11,100 -13,108", KEY, 1)
    else:
        marks = stroke("M28,92Q36,97 35,110M8,98l3,3M14,95l3,3M14,103l3,3M20,99l3,3", KEY, 1)
    return block(body, coat) + marks + block(leaves, suit.ink)


def _torso(suit: Suit) -> str:
    x = _AXIS
    chest = f"M{x - 17},52C{x - 11},46 {x + 11},46 {x + 17},52L{x + 13},79H{x - 13}Z"
    muscles = f"M{x - 12},62Q{x},68 {x + 12},62M{x},50V74M{x - 7},72.5h14"
    return (
        block(chest, PAPER if suit.name == "cups" else suit.tint)
        + stroke(muscles, KEY, 1)
        + block(f"M{x - 14.5},76H{x + 14.5}V80.5H{x - 14.5}Z", GOLD, INNER_LINE)
    )


def _shield(suit: Suit) -> str:
    x = _AXIS
    arm = limb(f"M{x - 15},55Q{x - 24},66 {x - 20},76", suit.ink, 9)
    if suit.name in ("swords", "cups"):
        edge = (
            f"M{x - 31},62H{x - 9}V76C{x - 9},86 {x - 16},91 {x - 20},93C{x - 24},91 {x - 31},86 {x - 31},76Z"
        )
        field = f"M{x - 29},64H{x - 20}V91C{x - 24},89 {x - 29},84 {x - 29},76Z"
        return arm + block(edge, PAPER) + path(field, suit.ink) + motif(suit, x - 15, 74, 3.4, suit.ink)
    centre = (x - 20, 77)
    rim = circle(*centre, 14.5, PAPER, KEY, LINE) + circle(*centre, 11, suit.ink)
    return arm + rim + motif(suit, *centre, 5, GOLD)
