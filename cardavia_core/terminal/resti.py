"""What the terminal says of a deal that is settled in resti: the lead, what is out of play, the sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import message

if TYPE_CHECKING:
    from .texts import Texts


def resti_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """The running score, the cards that nobody plays, what was declared, and what the seat may declare."""
    lines = [lead_line(view, texts), texts.say(message("terminal.resti"), totals=_pair(view["resti"]))]
    out = view["fola"] + [code for cards in view["discards"] for code in cards]
    if out:
        lines.append(texts.say(message("terminal.out_of_play"), names=texts.cards(out)))
    shown = [f"{texts.seat(word['seat'])}: {_sets(word['sets'], texts)}" for word in view["declarations"]]
    if any(word["sets"] for word in view["declarations"]):
        lines.append(texts.say("terminal.declared", names="; ".join(shown)))
    if view["declarable"]:
        names = _sets(view["declarable"], texts)
        lines.append(texts.say(message("terminal.declarable"), names=names))
    return lines


def lead_line(view: dict[str, Any], texts: Texts) -> str:
    """Which side is ahead, and how far it is to the next resto."""
    for team, lead in enumerate(view["lead"]):
        if lead:
            return texts.say(message("terminal.lead"), team=team, number=lead, target=view["resto"])
    return texts.say(message("terminal.level_score"), target=view["resto"])


def settlement_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """How the count at the end becomes resti; nothing for a game that has none."""
    settled = view.get("settlement")
    if settled is None:
        return []
    pairs = {name: _pair(settled[name]) for name in ("lead", "total", "makes", "resti")}
    return [
        texts.say(message("terminal.lead_before"), totals=pairs["lead"]),
        texts.say(message("terminal.lead_after"), totals=pairs["total"], text=pairs["makes"]),
        texts.say(message("terminal.resti"), totals=pairs["resti"]),
    ]


def _pair(numbers: list[int]) -> str:
    return "–".join(map(str, numbers))


def _sets(sets: list[dict[str, Any]], texts: Texts) -> str:
    """Each set with what it is worth."""
    return ", ".join(f"{texts.together(one['cards'])} = {one['points']}" for one in sets) or "–"
