"""One pack in the making: its measures, and the pieces that several of its cards print from one block."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from . import signs
from .icons import Icons
from .paths import number, tidied
from .signs import Region
from .suits import Suit
from .svg import Attribute, element, used


class Sheet:
    """Collects shared pieces under ids that no other pack uses; a card is always 100 units wide."""

    def __init__(self, prefix: str, height: int, region: Region, icons: Icons) -> None:
        self.prefix = prefix
        self.height = height
        self.region = region
        self.icons = icons
        self.pieces: dict[str, str] = {}

    def named(self, name: str) -> str:
        """The id that a local name has on the page."""
        return f"{self.prefix}-{name}"

    def piece(self, name: str, content: str, tag: str = "g", **attributes: Attribute) -> str:
        """Keeps a shared piece and gives its id; the same name must always mean the same piece."""
        full = self.named(name)
        markup = element(tag, content, id=full, **attributes)
        if self.pieces.setdefault(full, markup) != markup:
            raise ValueError(f"two different pieces are called {full!r}")
        return full

    def pip(self, suit: Suit) -> str:
        """The id of a suit's full sign."""
        return self.piece(f"pip-{suit.letter}", signs.pip(suit, self.region))

    def clip(self, name: str, outline: str) -> str:
        """The clip-path value that keeps a picture inside an outline."""
        return f"url(#{self.piece(name, element('path', d=tidied(outline)), tag='clipPath')})"

    def upper_half(self) -> str:
        """The clip-path value of the upper half of a double-ended card."""
        return self.clip("half", f"M5 5H95V{number(self.height / 2)}H5z")

    def twice(self, name: str, content: str, where: str, **attributes: Attribute) -> str:
        """A drawing, and the same drawing again under the transform `where`."""
        full = self.named(name)
        return element("g", content, id=full, **attributes) + used(full, where)


@dataclass(frozen=True)
class Pack:
    """How one game's pack is drawn: card height, region of the signs, and the drawers of faces and back."""

    slug: str
    prefix: str
    height: int
    region: Region
    faces: Callable[[Sheet], Iterator[tuple[str, str]]]
    back: Callable[[Sheet], str]
    dashed_edge: bool = False
