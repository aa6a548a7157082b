"""Cards on their way: copies that fly over the table while the real ones wait, unseen, at the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import plain

if TYPE_CHECKING:
    from typing import Any

    from .pace import Pace

EASE = "cubic-bezier(.2,.7,.2,1)"


class Flights:
    """The layer above the table in which cards fly."""

    __slots__ = ("_layer", "_pace")

    def __init__(self, layer: Any, pace: Pace) -> None:
        self._layer = layer
        self._pace = pace

    def box(self, element: Any) -> tuple[float, float, float, float]:
        """Where an element lies in the layer: left, top, width, height."""
        here = self._layer.getBoundingClientRect()
        there = element.getBoundingClientRect()
        return there.left - here.left, there.top - here.top, there.width, there.height

    def lift(self, card: Any, box: tuple[float, float, float, float]) -> Any:
        """Put a card into the layer, lying at the box."""
        card.classList.add("flying")
        card.style.width = "%.1fpx" % box[2]
        card.style.height = "%.1fpx" % box[3]
        card.style.transform = _transform(box, box)
        self._layer.appendChild(card)
        return card

    async def fly(self, journeys: list[Any], milliseconds: float, stagger: float = 0) -> None:
        """Move cards of the layer, all at once or one a little after the other.

        A journey is (card, box it was lifted at, box it starts from, box it goes to).
        """
        animations = []
        for number, (card, lifted, start, goal) in enumerate(journeys):
            last = _transform(lifted, goal)
            frames = plain([{"transform": _transform(lifted, start)}, {"transform": last}])
            delay = self._pace.time(stagger) * number
            timing = {
                "duration": self._pace.time(milliseconds),
                "delay": delay,
                "easing": EASE,
                "fill": "backwards",
            }
            animation = card.animate(frames, plain(timing))
            card.style.transform = last
            animations.append(animation)
        await self._pace.until_finished(animations)

    def land(self, cards: list[Any]) -> None:
        """Take cards out of the layer."""
        for card in cards:
            card.remove()


def _transform(lifted: tuple[float, float, float, float], box: tuple[float, float, float, float]) -> str:
    width = box[2] / lifted[2] if lifted[2] else 1
    height = box[3] / lifted[3] if lifted[3] else 1
    return "translate(%.1fpx,%.1fpx) scale(%.4f,%.4f)" % (box[0], box[1], width, height)
