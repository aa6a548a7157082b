"""Text stays readable and marks stay visible at every position of the three sliders.

Colours and formulas are read from the style sheets and the decks, so this cannot drift from what is shown.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from web.decks import inks

STYLE = Path(__file__).resolve().parents[2] / "web" / "style"
CSS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(STYLE.glob("*.css")))
TEXT, MARK = 4.5, 3.0
GRAIN_MEAN = 0.09
GRAIN_COLOUR = (0.57, 0.525, 0.46)

Colour = tuple[float, ...]

CONTRASTS = range(0, 101, 5)
TEMPERATURES = range(0, 101, 10)


def hexadecimal(code: str) -> Colour:
    return tuple(int(code[place : place + 2], 16) / 255 for place in (1, 3, 5))


def variable(name: str) -> str:
    """The value of a custom property of the root, with the properties it names put in."""
    value = re.search(rf"--{name}: ([^;]+);", CSS)
    assert value, f"--{name} is not in web/style"
    return re.sub(r"var\(--([\w-]+)\)", lambda inner: variable(inner[1]), value[1])


def colour(name: str) -> Colour:
    """A colour by its name in the style sheets, by its code, or by its name among the decks' inks."""
    if name.startswith("#"):
        return hexadecimal(name)
    return hexadecimal(getattr(inks, name) if name.isupper() else variable(name))


def formula(name: str, **sliders: int) -> float:
    """The value of a `calc()` of the root for given sliders."""
    value = re.search(rf"--{name}: calc\((.+)\);", CSS)
    assert value, f"--{name} is not in web/style"
    expression = re.sub(r"var\(--(\w)\)", lambda slider: str(sliders[slider[1]]), value[1])
    assert re.fullmatch(r"[-\d.+*()/, maxin]+", expression), expression
    return float(eval(expression, {"__builtins__": {}, "min": min, "max": max}))


def tint(name: str) -> Colour:
    value = re.search(rf"\.tint\.{name} {{ background: (#\w+); opacity: var\(--k-{name}\); }}", CSS)
    assert value, f"the {name} tint is not in web/style"
    return hexadecimal(value[1])


def mixed(top: Colour, opacity: float, base: Colour) -> Colour:
    return tuple(t * opacity + b * (1 - opacity) for t, b in zip(top, base, strict=True))


@cache
def seen(shown: Colour, c: int, g: int, t: int) -> Colour:
    """What the sliders make of a colour: contrast filter, tints multiplied, the grain's veil."""
    contrast = formula("k-contrast", c=c)
    shown = tuple(min(1.0, max(0.0, (value - 0.5) * contrast + 0.5)) for value in shown)
    for name in ("warm", "cool"):
        strength = formula(f"k-{name}", t=t)
        shown = tuple(v * (1 - strength + strength * w) for v, w in zip(shown, tint(name), strict=True))
    return mixed(GRAIN_COLOUR, formula("k-grain", g=g) * GRAIN_MEAN, shown)


def ratio(one: Colour, other: Colour) -> float:
    def luminance(shown: Colour) -> float:
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shown]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def worst(front: Colour, back: Colour) -> tuple[float, tuple[int, int, int]]:
    """The lowest contrast of two colours over all slider positions, and where it is."""
    positions = [(c, g, t) for c in CONTRASTS for g in (0, 50, 100) for t in TEMPERATURES]
    return min((ratio(seen(front, *at), seen(back, *at)), at) for at in positions)


PAIRS = [
    *[(text, paper, TEXT) for text in ("ink", "ink-2", "accent") for paper in ("paper-0", "paper-1")],
    *[(team, paper, TEXT) for team in ("madder", "porcelain") for paper in ("paper-0", "paper-1")],
    ("ink-2", "paper-2", TEXT),
    ("ink", "gold", TEXT),
    ("gold", "ink", TEXT),
    ("paper-0", "accent", TEXT),
    ("#FBF1DC", "accent", TEXT),
    ("paper-0", "ink", TEXT),
    ("#000000", "#FFFFFF", TEXT),
    *[("on-cloth", cloth, TEXT) for cloth in ("cloth-hi", "cloth", "cloth-lo")],
    *[(ink, "PAPER", TEXT) for ink in ("OCHRE", "CRIMSON", "ULTRAMARINE", "BOTTLE_GREEN", "KEY")],
    ("gold", "cloth-hi", MARK),
    ("ring-out", "ledge-hi", MARK),
    ("ring-in", "paper-1", MARK),
    ("ring-out", "ring-in", MARK),
]


@pytest.mark.parametrize(("front", "back", "needed"), PAIRS)
def test_readable_at_every_slider_position(front: str, back: str, needed: float) -> None:
    found, where = worst(colour(front), colour(back))
    assert found >= needed, f"{front} on {back}: {found:.2f} at contrast, grain, temperature {where}"


@pytest.mark.parametrize("ink", ["OCHRE", "CRIMSON", "ULTRAMARINE", "BOTTLE_GREEN", "KEY"])
def test_cards_that_may_not_be_played_stay_legible(ink: str) -> None:
    hatch = variable("hatch")
    hatching = re.search(
        r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\) 0 ([\d.]+)px, transparent [\d.]+px ([\d.]+)px", hatch
    )
    shade = re.search(r"\n\s+rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)$", hatch)
    assert hatching and shade

    def shaded(shown: Colour) -> Colour:
        line = tuple(int(value) / 255 for value in hatching.groups()[:3])
        cover = float(hatching[4]) * float(hatching[5]) / float(hatching[6])
        tan = tuple(int(value) / 255 for value in shade.groups()[:3])
        return mixed(line, cover, mixed(tan, float(shade[4]), shown))

    found, where = worst(shaded(colour(ink)), shaded(colour("PAPER")))
    assert found >= MARK, f"{ink} on a shaded card: {found:.2f} at {where}"


def test_cards_and_style_sheets_agree_on_the_paper() -> None:
    assert colour("face") == colour("PAPER")


def test_every_text_colour_is_tested() -> None:
    used = set(re.findall(r"(?<![-\w])color: (?:var\(--([\w-]+)\)|(#\w+));", CSS))
    names = {variable_name or code for variable_name, code in used} - {"fg"}
    assert names <= {front for front, _, _ in PAIRS}


def test_fifty_is_the_middle_of_contrast_and_temperature() -> None:
    assert formula("k-contrast", c=50) == 1
    assert formula("k-warm", t=50) == formula("k-cool", t=50) == 0


def test_the_filter_model_matches_the_browser(page: Page, site: str) -> None:
    page.goto(site + "en/")
    found = page.evaluate(
        """async () => {
          const image = new Image();
          image.src = "../assets/grain.png";
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
          canvas.drawImage(image, 0, 0);
          const data = canvas.getImageData(0, 0, image.width, image.height).data;
          let alpha = 0, colour = [0, 0, 0];
          for (let at = 0; at < data.length; at += 4) {
            alpha += data[at + 3];
            for (const channel of [0, 1, 2]) colour[channel] += data[at + channel] * data[at + 3];
          }
          const pixels = data.length / 4;
          return {alpha: alpha / pixels / 255, colour: colour.map((sum) => sum / alpha / 255)};
        }"""
    )
    assert found["alpha"] <= GRAIN_MEAN
    assert found["colour"] == pytest.approx(GRAIN_COLOUR, abs=0.03)


def test_the_browser_computes_the_same_contrast(page: Page, site: str) -> None:
    page.goto(site + "en/")
    for c in (0, 25, 75, 100):
        page.evaluate("c => document.documentElement.style.setProperty('--c', c)", c)
        page.evaluate("document.documentElement.toggleAttribute('data-contrast', true)")
        shown: Any = page.evaluate("getComputedStyle(document.querySelector('main')).filter")
        assert float(shown.removeprefix("contrast(").removesuffix(")")) == pytest.approx(
            formula("k-contrast", c=c)
        )
