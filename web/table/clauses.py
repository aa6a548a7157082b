"""A refusal or a line of the score: the link to its sentence of the rules, and what its name means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import by_id, make, put

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Game, Refusal

    from .texts import Texts


def clause_of(game: Game, refusal: Refusal | None) -> str | None:
    """The sentence of the rules that a refusal rests on, None where there is no refusal or no sentence."""
    return game.clauses.get(refusal.message) if refusal is not None else None


def point_out(game: Game, refusal: Refusal | None) -> None:
    """Show the link beside a refusal, or take it away."""
    link = by_id("rule")
    clause = clause_of(game, refusal)
    link.hidden = clause is None
    if clause is not None:
        link.setAttribute("href", _address(clause))


def named(cell: Any, texts: Texts, label: str) -> Any:
    """Give a line of the score its name: a link to its rule, with what the word means beside it."""
    said = texts.say(label)
    link = make("a", "clause", said)
    link.setAttribute("href", _address(texts.game.clauses[label]))
    link.setAttribute("target", "_blank")
    link.setAttribute("aria-label", texts.say("score.rule", text=said))
    put(cell, link)
    for word in texts.game.words:
        if label in word.lines:
            ask = make("button", "what", "?")
            ask.setAttribute("type", "button")
            ask.setAttribute("popovertarget", "word-" + word.name())
            ask.setAttribute("aria-label", texts.say("score.word", text=said))
            put(cell, ask)
    return cell


def _address(clause: str) -> str:
    return str(by_id("rule").getAttribute("href")).split("#")[0] + "#" + clause
