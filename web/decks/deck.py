"""A finished pack: one SVG symbol for each card, and the sprite that carries them to the page."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .icons import Icons
from .inks import EDGE, KEY, PAPER
from .packs import PACKS
from .sheet import Sheet
from .svg import element, rectangle, used

BACK = "back"


def symbol_id(code: str) -> str:
    """The id of a card's symbol: `card-7d`, `card-T40`, `card-back`."""
    return "card-" + code


@dataclass(frozen=True)
class Deck:
    """A drawn pack; cards are 100 units wide and `height` units high."""

    slug: str
    height: int
    symbols: dict[str, str]
    pieces: str

    @property
    def ratio(self) -> float:
        """Width of a card divided by its height."""
        return 100 / self.height

    def sprite(self, codes: Iterable[str] | None = None) -> str:
        """One `<svg>` with a `<symbol>` for every card, or for the named ones only.

        On the page it must have no size, but not `display: none`, which would disable its clip paths.
        """
        chosen = self.symbols if codes is None else {code: self.symbols[code] for code in codes}
        content = element("defs", self.pieces) + "".join("\n" + symbol for symbol in chosen.values())
        return element("svg", content, xmlns="http://www.w3.org/2000/svg")


def draw(pack: str, icons: Path | None) -> Deck:
    """Draws a pack by its slug; `icons` is the `icons.json` of `@iconify-json/game-icons`.

    Raises KeyError for an unknown slug, and IconsMissing where a card needs a silhouette and `icons` is None.
    """
    recipe = PACKS[pack]
    sheet = Sheet(recipe.prefix, recipe.height, recipe.region, Icons(icons))
    card = rectangle(0.6, 0.6, 98.8, sheet.height - 1.2, PAPER, 6.5, EDGE, 1.2)
    if recipe.dashed_edge:
        inner = sheet.height - 4.8
        card += rectangle(2.4, 2.4, 95.2, inner, "none", 4.6, KEY, 0.9, stroke_dasharray="2.4 1.8")
    paper = used(sheet.piece("paper", card))
    box = f"0 0 100 {sheet.height}"
    faces = dict(recipe.faces(sheet)) | {BACK: recipe.back(sheet)}
    symbols = {
        code: element("symbol", paper + face, id=symbol_id(code), viewBox=box) for code, face in faces.items()
    }
    return Deck(recipe.slug, recipe.height, symbols, "".join(sheet.pieces.values()))
