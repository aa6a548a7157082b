"""The Fool's cap, the sign of the Matto and of the jokers."""

from ..svg import circle, path

_CAP = (
    "M-30,30C-31,12 -36,2 -41,-2C-46,2 -48,10 -46,17C-54,4 -50,-20 -34,-23C-22,-25 -14,-14 -11,-6"
    "C-10,-24 -2,-42 15,-46C30,-49 40,-40 42,-30C35,-36 26,-36 21,-30C15,-22 14,-12 14,-5"
    "C20,-15 30,-18 38,-12C49,-4 50,10 46,20C44,12 41,8 37,7C32,12 30,20 30,30Z"
)
_COLLAR = "M-33,35H33L36,48L24,42L12,50L0,42L-12,50L-24,42L-36,48Z"


def fools_cap(ink: str) -> str:
    """A cap with three belled horns over a pointed collar, about 100 units across."""
    bells = circle(-46, 21, 6.5, ink) + circle(43, -26, 6.5, ink) + circle(46.5, 24, 6.5, ink)
    return path(_CAP, ink) + path(_COLLAR, ink) + bells
