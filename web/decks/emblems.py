"""Trump emblems of our own, in a box 70 by 70 about the origin; some build in a library silhouette.

Each takes the ink of the silhouette, the paper it is cut out to, and the library.
"""

from collections.abc import Callable

from .icons import Icons
from .inks import CRIMSON, GOLD, KEY, PAPER
from .paths import around, number, polar, polygon, sparks, star
from .svg import circle, path, placed

Emblem = Callable[[str, str, Icons], str]


def sun(ink: str, paper: str, icons: Icons) -> str:
    """A sun with a face, half of it ochre."""
    straight = "".join(
        polygon([polar(21, angle - 9), polar(36, angle), polar(21, angle + 9)]) for angle in range(0, 360, 30)
    )
    features = "M-10,-5Q-6,-8 -2,-5V5H3M4,-5Q7,-8 11,-5M-5,10.5Q1,13 7,10.5"
    return (
        path(straight, GOLD)
        + path("".join(_wavy_ray(angle) for angle in range(15, 375, 30)), ink)
        + circle(0, 0, 21.5, ink)
        + circle(0, 0, 19, paper)
        + path("M0,-19A19,19 0 0 1 0,19Z", GOLD)
        + path(features, "none", KEY, 2, stroke_linecap="round")
        + circle(-6, -1.6, 2, KEY)
        + circle(7, -1.6, 2, KEY)
    )


def _wavy_ray(angle: float) -> str:
    steps = ((21, -5), (29, -9), (34, 0), (27, 4), (21, 5))
    one, two, three, four, five = (
        f"{number(x)},{number(y)}" for x, y in (polar(radius, angle + turn) for radius, turn in steps)
    )
    return f"M{one}Q{two} {three}Q{four} {five}Z"


def moon(ink: str, paper: str, icons: Icons) -> str:
    """A crescent with a face in profile, and three stars."""
    crescent = (
        "M8,-34A34,34 0 1 0 8,34C-2,29 -9,22 -10,13L-4,12L-6,8.5L-3,6.5L-6,4L-1,-1L-9,-8"
        "C-10,-19 -3,-29 8,-34Z"
    )
    stars = sparks((8, 3.2, 20, -14), (6, 2.4, 27, 8), (4.6, 1.8, 15, 22), points=5)
    return (
        path(crescent, ink)
        + circle(-15, -6, 2.4, paper)
        + path("M-19,-10.5Q-15,-13 -11.5,-10.5", "none", KEY if ink == PAPER else PAPER, 1.8)
        + path(stars, GOLD)
    )


def great_star(ink: str, paper: str, icons: Icons) -> str:
    """Two crossed stars of eight rays."""
    rays = path(star(8, 35, 12), ink) + path(star(8, 26, 9, 0, 0, 22.5), GOLD)
    return rays + circle(0, 0, 7, paper) + circle(0, 0, 3.6, KEY)


def wheel(ink: str, paper: str, icons: Icons) -> str:
    """The wheel of fortune under a crown."""
    spokes = "".join(f"M0,0L{number(x)},{number(y)}" for x, y in (polar(27, a) for a in range(0, 360, 45)))
    return (
        circle(0, 0, 30, "none", ink, 6.5)
        + path(spokes, "none", ink, 3.6)
        + circle(0, 0, 8, ink)
        + circle(0, 0, 3.4, paper)
        + around(8, 30, lambda x, y: circle(x, y, 2.1, GOLD))
        + path("M-10,-34L-13,-46L-6,-41L0,-49L6,-41L13,-46L10,-34Z", ink)
    )


def tablets(ink: str, paper: str, icons: Icons) -> str:
    """Faith: the tablets of the law under a cross."""
    lines = "".join(f"M{x},{y}h16" for x in (-24, 8) for y in (-4, 5, 14, 23))
    return (
        path("M-30,34V-8A14,14 0 0 1 -2,-8V34ZM2,34V-8A14,14 0 0 1 30,-8V34Z", ink)
        + path(lines, "none", paper, 2.4)
        + path("M-3,-22V-46H3V-22ZM-10,-40H10V-34H-10Z", ink)
    )


def hope(ink: str, paper: str, icons: Icons) -> str:
    """A praying figure under a crown of light."""
    rays = "M-22,-24l-8,-5M22,-24l8,-5M-19,-35l-5,-7M19,-35l5,-7"
    return (
        path(icons.fitted("prayer", 62, 48, 0, 14), ink)
        + path("M-11,-20L-15,-35L-7,-29L0,-39L7,-29L15,-35L11,-20Z", GOLD, KEY, 1.4)
        + path(rays, "none", GOLD if ink == PAPER else KEY, 1.6)
    )


def prudence(ink: str, paper: str, icons: Icons) -> str:
    """A mirror with a snake coiled round its handle."""
    snake = "M-13,34C-4,42 16,36 14,27C12,19 -14,22 -14,13C-14,6 -5,6 2,9"
    return (
        circle(0, -16, 20, ink)
        + circle(0, -16, 15, paper)
        + path("M-9,-13L3,-27M-5,-8L8,-22", "none", GOLD, 2.6)
        + path("M-3.4,3H3.4V36H-3.4Z", ink)
        + path(snake, "none", PAPER if ink == KEY else KEY, 7.4, stroke_linecap="round")
        + path(snake, "none", ink, 4.6, stroke_linecap="round")
        + circle(5, 10, 4, ink)
        + circle(6, 9, 1, paper)
        + path("M9,11l5,1.4m-2,-1l2.4,-1.6", "none", CRIMSON, 1.3)
    )


def burning_gate(ink: str, paper: str, icons: Icons) -> str:
    """The House of the Devil: a doorway full of flames."""
    joints = "".join(
        f"M{number(near_x)},{number(near_y - 5)}L{number(far_x)},{number(far_y - 5)}"
        for (near_x, near_y), (far_x, far_y) in ((polar(22, a), polar(35, a)) for a in range(-75, 90, 30))
    )
    return (
        path("M-34,36V-6A34,34 0 0 1 34,-6V36H22V-5A22,22 0 0 0 -22,-5V36Z", ink)
        + path(joints + "M-35,12H-21M-35,24H-21M21,12H35M21,24H35", "none", paper, 1.8)
        + path(icons.fitted("fire-silhouette", 42, 56, 0, 8), CRIMSON if ink == KEY else ink)
    )


def trumpets(ink: str, paper: str, icons: Icons) -> str:
    """Two long trumpets crossed, each with its banner."""
    trumpet = (
        path("M-2.2,34L-1.5,-18C-2,-26 -5,-31 -12,-36H12C5,-31 2,-26 1.5,-18L2.2,34Z", ink)
        + path("M-3.4,34H3.4V38H-3.4Z", ink)
        + circle(0, -2, 3.6, ink)
        + circle(0, 16, 3, ink)
    )
    banner = path("M2.6,0H19V25L10.8,18L2.6,25Z", GOLD, ink, 1.4)
    banner += path(star(5, 4, 1.7, 10.8, 9), ink if ink == KEY else CRIMSON)
    return (
        placed(banner, -13, -6, 0.92, 28)
        + placed(banner, 13, -6, 0.92, -28, -1)
        + placed(trumpet, 0, 0, 1.06, -32)
        + placed(trumpet, 0, 0, 1.06, 32)
        + path(star(5, 6.5, 2.8, 0, -26), GOLD)
    )


def hanged_man(ink: str, paper: str, icons: Icons) -> str:
    """One ankle tied to the beam, the other leg crossed behind it."""
    stumps = "M-33,-20l-4,2M-33,-4l-4,2M-33,12l-4,2M33,-20l4,2M33,-4l4,2M33,12l4,2"
    gallows = (
        path("M-37,-37H37V-30H-37ZM-35,-28h3.4V38h-3.4zM31.6,-28h3.4V38h-3.4z", ink)
        + path(stumps, "none", ink, 2.6)
        + path("M-2,-31V-25", "none", GOLD if ink == PAPER else KEY, 2.4)
    )
    legs = path("M-2,-24V-2", "none", ink, 7.4, stroke_linecap="round")
    legs += path("M4,-3L13,-14L-4,-15", "none", ink, 6, stroke_linejoin="round", stroke_linecap="round")
    body = path("M-9,-6H11L9,16H-7Z", ink)
    body += path("M-8,15L-18,5L-8,-1M10,15L20,5L10,-1", "none", ink, 4.4, stroke_linejoin="round")
    hair = path("M-6,27L-8,37L-2,32L1,39L4,32L10,37L8,27Z", GOLD, ink, 1.2, stroke_linejoin="round")
    return gallows + legs + body + path("M-9,-1H11", "none", paper, 1.8) + circle(1, 24, 7, ink) + hair


def twins(ink: str, paper: str, icons: Icons) -> str:
    """Two helmets face to face."""
    helmets = icons.fitted("spartan-helmet", 36, 46, 17, -2)
    helmets += icons.fitted("spartan-helmet", 36, 46, -17, -2, flipped=True)
    stars = sparks((4.5, 1.9, -17, -33), (4.5, 1.9, 17, -33), points=5)
    return path(helmets, ink) + path("M-33,26H33V31H-33Z" + stars, GOLD)


def devil(ink: str, paper: str, icons: Icons) -> str:
    """A horned mask between bat wings."""
    wings = icons.fitted("bat-wing", 34, 40, 22, -8, flipped=True) + icons.fitted("bat-wing", 34, 40, -22, -8)
    mask = icons.fitted("devil-mask", 42, 56, 0, 6)
    return path(wings, ink) + path(mask, ink, paper, 3, paint_order="stroke")


def globe(ink: str, paper: str, icons: Icons) -> str:
    """The world, showing Europe, under a cross."""
    return (
        circle(0, 2, 29, ink)
        + path(icons.fitted("earth-africa-europe", 56, 56, 0, 2), paper)
        + path("M-2,-27V-38H2V-27ZM-7,-36H7V-32H-7Z", GOLD)
        + path("M-29,-2Q0,6 29,-2", "none", GOLD, 2)
    )
