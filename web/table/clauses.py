"""Links to the sentence of the rules that a refusal or a line of the score rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import by_id, make

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Refusal

    from .texts import Texts


def point_out(game: Game, refusal: Refusal | None) -> None:
    """Show the link beside a refusal, or take it away."""
    link = by_id("rule")
    clause = game.clauses.get(refusal.message) if refusal is not None else None
    link.hidden = clause is None
    if clause is not None:
        link.setAttribute("href", _address(clause))


def linked(texts: Texts, label: str) -> Any:
    """The label of a line of the score, as a link to its rule."""
    said = texts.say(label)
    link = make("a", "clause", said)
    link.setAttribute("href", _address(texts.game.clauses[label]))
    link.setAttribute("target", "_blank")
    link.setAttribute("aria-label", texts.say("score.rule", text=said))
    return link


def _address(clause: str) -> str:
    return str(by_id("rule").getAttribute("href")).split("#")[0] + "#" + clause
