"""What the terminal says besides of Shengji: levels, trumps that are declared, and the attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import message
from ..games.shengji.scoring import PAST_ACE, TAKE_OVER, level_of

if TYPE_CHECKING:
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
        lines.append(texts.say(message("terminal.attackers"), team=team, number=points, target=TAKE_OVER))
    return lines


def levels(totals: list[int], texts: Texts) -> str:
    """The levels of both sides."""
    past = message("terminal.past_ace")
    return "–".join(texts.say(past if total == PAST_ACE else "rank." + level_of(total)) for total in totals)
