"""Why a move was made, in messages: the game's own reasons, and what thinking ahead has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import Saying, message, plural

if TYPE_CHECKING:
    from ..game import Game, Move
    from ..shuffle import Stream
    from .thought import Option, Thought

POSSIBLE_DEALS = 12
"""On so many deals a public reason must hold."""
DRAWN = 60
"""So many are drawn to find them."""


def reasons(game: Game, view: dict[str, Any], thought: Thought) -> list[Saying]:
    """Why the view's seat makes this move: two reasons of the game at most, then what the search found.

    They may tell of the hand, so they are for that seat alone.
    """
    found = [Saying(key) for key in game.reasons(view, thought.move)]
    if thought.exact:
        found.append(Saying(message("ai.reason.exact")))
    elif len(thought.options) > 1:
        found.append(_compared(game, thought))
    return found


def _compared(game: Game, thought: Thought) -> Saying:
    """How the move did against the next best on the deals played out."""
    own = thought.option(thought.move)
    assert own is not None
    others = [option for option in thought.options if option.move != thought.move]
    next_best = max(others, key=lambda option: option.chance)
    percent, less = percent_of(own), percent_of(next_best)
    if percent <= less:
        return Saying(plural("ai.reason.best"), n=own.worlds)
    move = next_best.move
    arguments: dict[str, Any] = {"n": own.worlds, "percent": percent, "less": less}
    if move.kind != "play":
        return Saying(plural("ai.reason.better_choice"), **arguments)
    arguments["cards"] = game.pack.write(move.cards)
    if move.taken:
        arguments["taken_cards"] = game.pack.write(move.taken)
        return Saying(plural("ai.reason.better_taking"), **arguments)
    return Saying(plural("ai.reason.better"), **arguments)


def percent_of(option: Option) -> int:
    """The chance of an option in whole percent."""
    return round(100 * option.chance)


def public_reasons(game: Game, view: dict[str, Any], move: Move, stream: Stream) -> list[str]:
    """What can be said of another seat's move by one who sees only this view of his own.

    `view` is from before the move.  A reason is given if it holds on every possible deal that was drawn, so
    it rests on nothing that the view does not show.
    """
    seat = view["turn"]
    sampler = game.sampler(view)
    found: list[str] | None = None
    deals = 0
    for _ in range(DRAWN):
        deal = sampler(stream)
        if deal.refusal(move) is not None:
            continue
        held = game.reasons(deal.view(seat), move)
        found = held if found is None else [key for key in found if key in held]
        deals += 1
        if not found or deals == POSSIBLE_DEALS:
            break
    return found or []
