"""What the terminal says of a match that climbs: levels, trumps that are declared, and the attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import message

if TYPE_CHECKING:
    from ..game import Game
    from .texts import Texts


def level_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """The level, the trumps, who has shown what; the kitty and the burial, where the seat knows them."""
    lines = [texts.say(message("terminal.level"), level=view["level"])]
    if view["trump"]:
        lines.append(texts.say(message("terminal.trump"), suit=view["trump"]))
    elif view["trump"] is not None:
        lines.append(texts.say(message("terminal.no_trump")))
    shown = [word for word in view["declarations"] if word["cards"]]
    if shown:
        told = ", ".join(f"{texts.seat(word['seat'])}: {texts.together(word['cards'])}" for word in shown)
        lines.append(texts.say(message("terminal.declared"), names=told))
    if view["kitty"]:
        lines.append(texts.say(message("terminal.kitty"), names=texts.cards(view["kitty"])))
    if view["buried"]:
        lines.append(texts.say(message("terminal.buried"), names=texts.cards(view["buried"])))
    if view["trump"] is not None:
        team = view["attackers"]
        points = view["points"][team]
        lines.append(texts.say(message("terminal.attackers"), team=team, number=points, target=view["goal"]))
    return lines


def levels(game: Game, totals: list[int], texts: Texts) -> str:
    """The levels of both sides."""
    past, ranks = message("terminal.past_ace"), dict(game.levels)
    return "–".join(texts.say("rank." + ranks[total] if total in ranks else past) for total in totals)
