"""The Cavallo: a rider on a horse in profile, one foreleg lifted."""

from ..inks import GOLD, KEY, PAPER, mixed
from ..signs import Held
from ..suits import Suit
from ..svg import circle, path, placed
from .kit import INNER_LINE, block, hand, limb, motif, raised_arm, stroke, young_head


def knight(suit: Suit, sign: Held, coat: str) -> str:
    """The whole figure; `coat` is the colour of the horse."""
    return _legs(coat) + _neck(suit, coat) + _caparison(suit) + _rider(suit, sign)


def straight_leg(x: float, top: float) -> str:
    """A standing horse leg, its hoof on 140."""
    return f"M{x - 4.6},{top}L{x - 3.2},133L{x - 6.5},140.5H{x + 4.5}L{x + 3.4},133L{x + 5.4},{top}Z"


def hooves(*places: float) -> str:
    """The black hooves of standing legs."""
    return "".join(path(f"M{x - 3.8},134.5L{x - 6.5},140.5H{x + 4.5}L{x + 3.7},134.5Z", KEY) for x in places)


def helm(suit: Suit, swept: bool = True) -> str:
    """An open helm with a plume, swept back or short."""
    if swept:
        plume = block("M-3,-2C-10,-10 -22,-8 -27,2C-21,0 -16,3 -12,8C-10,3 -7,0 -3,-2Z", suit.ink)
        plume += stroke("M-24,-1Q-14,-4 -6,0", PAPER, 1)
    else:
        plume = block("M-3.4,-2C-5,-8 -3,-14 4,-16C3,-12 7,-10 3.4,-2Z", suit.ink, INNER_LINE)
    brow = "M-10.6,15.5Q0,11.4 10.6,15.5L10.2,12.6Q0,8.6 -10.2,12.6Z"
    return (
        block("M-13,18C-15,4 -8,-3 0,-3C8,-3 15,4 13,18L9,14H-9Z", suit.tint)
        + plume
        + circle(0, -4, 2.4, GOLD, KEY, INNER_LINE)
        + stroke("M0,-1V12", KEY, 1)
        + path(brow, GOLD, KEY, INNER_LINE)
    )


def armed_head(suit: Suit, x: float, swept: bool = True) -> str:
    """Gorget, head and helm of a mounted figure."""
    gorget = block(f"M-8,40H8L10.5,48Q0,{51 if swept else 52} -10.5,48Z", GOLD, INNER_LINE)
    return placed(gorget + young_head(suit) + helm(suit, swept), x, 0)


def _legs(coat: str) -> str:
    tail = block("M36,82C48,86 50,104 45,126C42,122 42,118 40,112C39,102 38,94 34,90Z", KEY)
    far = KEY if coat == KEY else mixed(coat, KEY, 0.25)
    lifted = block("M-16,106L-27,114L-33,128L-39,131.5L-33,137L-27,133L-21,119L-8,112Z", far)
    far_legs = block(straight_leg(24, 108), far) + lifted
    near_legs = block(straight_leg(34, 108), coat) + block(straight_leg(-7, 108), coat)
    raised_hoof = path("M-31.5,128L-39.5,131.5L-33,137.6L-27.5,133.5Z", KEY)
    return tail + far_legs + near_legs + hooves(24, 34, -7) + raised_hoof


def _neck(suit: Suit, coat: str) -> str:
    dark = coat == KEY
    detail, bridle = (PAPER, GOLD) if dark else (KEY, suit.ink)
    shape = (
        "M10,80C3,71 -6,58 -16,51L-17.5,41.5L-24,48.5C-31,55 -36,66 -41,77C-43,83 -39.5,87.5 -34.5,86.5"
        "L-28,83.5C-25,82.5 -23,80 -21,79C-20,87 -25,93 -24,102L6,108Z"
    )
    mane = "M12,80C5,67 -4,56 -16,51L-12.5,57L-13.5,62L-8.5,64L-8,70L-2,72L-1,78L5,80Z"
    features = "M-38.4,81.6L-34.6,80.4M-28,83.4Q-26.4,76 -22.4,71M-20,46.6L-18.6,50"
    return (
        block(shape, coat)
        + block(mane, PAPER if dark else KEY, INNER_LINE)
        + path("M-28.6,60.6q3,-2.2 5.6,.2q-3,1.8 -5.6,-.2z", detail)
        + stroke(features, detail, 1)
        + stroke("M-35.4,69L-26.4,79.4M-24.6,52L-26.4,79.4M-26.4,79Q-20,82 -13,73", bridle, 1.8)
    )


def _caparison(suit: Suit) -> str:
    scallops = "q-3.3,6 -6.6,0" * 10
    return (
        block(f"M-24,86C-14,76 22,74 34,79C40,82 41,92 41,116{scallops}Z", suit.ink)
        + stroke("M-24.6,110H40.4", GOLD, 2.6)
        + stroke("M-24.6,107.6H40.4M-24.6,112.4H40.4", KEY, 0.8)
        + "".join(motif(suit, x, y, 3.8, suit.tint) for x, y in ((-14, 97), (28, 92), (15, 98), (33, 102)))
    )


def _rider(suit: Suit, sign: Held) -> str:
    leg = block("M-2,76C-6,88 -9,98 -11,108L-20,113.5Q-21,117 -17,117H-4L2,100L12,82Z", suit.tint)
    boot = block("M-10.4,104L-12,109L-20,113.5Q-21,117 -17,117H-4L-1.6,109Z", KEY)
    coat = block("M-8,50C-2,45 12,45 20,50L17,80Q6,85 -5,80Z", suit.ink)
    collar = block("M-1,47H13L6,64Z", PAPER, INNER_LINE)
    belt = block("M-6,74.5H18V79.5H-6Z", GOLD, INNER_LINE)
    rein_arm = limb("M-5,53Q-15,60 -13,70", suit.ink, 9) + hand(-12.5, 71.4)
    sign_arm = raised_arm(suit, sign, (17, 54), (28, 50), GOLD, 9.5)
    return leg + boot + coat + collar + belt + rein_arm + sign_arm + armed_head(suit, 6)
