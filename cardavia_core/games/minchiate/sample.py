"""A full deal of Minchiate drawn at random among all that fit one seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from ...shuffle import Stream


def sample(view: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """The position (see `Game.position`) of a deal that fits the view."""
    raise NotImplementedError
