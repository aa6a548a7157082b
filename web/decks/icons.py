"""Silhouettes from game-icons.net (CC BY 3.0), read from the `icons.json` of `@iconify-json/game-icons`."""

import json
import re
from pathlib import Path

from .paths import bounds, transformed


class IconsMissing(Exception):
    """A card needs a library silhouette and no `icons.json` was given."""


class Icons:
    """The library, opened only when a card first asks for a silhouette."""

    def __init__(self, source: Path | None) -> None:
        self._source = source
        self._bodies: dict[str, str] | None = None

    def outline(self, name: str) -> str:
        """The path data of one silhouette, in the library's own units."""
        if self._bodies is None:
            if self._source is None:
                raise IconsMissing(f"the silhouette {name!r} needs icons.json of @iconify-json/game-icons")
            icons = json.loads(self._source.read_text(encoding="utf-8"))["icons"]
            self._bodies = {key: str(icon["body"]) for key, icon in icons.items() if "body" in icon}
        return " ".join(re.findall(r'\bd="([^"]+)"', self._bodies[name]))

    def fitted(
        self, name: str, width: float, height: float, x: float = 0, y: float = 0, flipped: bool = False
    ) -> str:
        """The silhouette scaled to fit width by height, centred on x, y."""
        data = self.outline(name)
        left, top, right, bottom = bounds(data)
        scale = min(width / (right - left), height / (bottom - top))
        across = -scale if flipped else scale
        move_x = x - (left + right) / 2 * across
        move_y = y - (top + bottom) / 2 * scale
        return transformed(data, across, scale, move_x, move_y)
