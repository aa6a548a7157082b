"""The paper slip above the hand, and what it says while nothing can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

if TYPE_CHECKING:
    from typing import Any

    from .texts import Texts


class Slip:
    """What the slip shows: the sentence, a smaller line under it, the button's text, whether it is live."""

    __slots__ = ("say", "why", "button", "live", "refused")

    def __init__(self, say: str, why: str, button: str, live: bool, refused: bool = False) -> None:
        self.say = say
        self.why = why
        self.button = button
        self.live = live
        self.refused = refused


def waiting(texts: Texts, keys: dict[str, str], view: dict[str, Any]) -> Slip:
    """While another seat is to act; `keys` say what is told in each phase in which it does not play."""
    key = keys.get(view["phase"], message("slip.thinking"))
    return quiet(texts, texts.say(key, seat=view["turn"]))


def opening(texts: Texts, keys: dict[str, str], view: dict[str, Any]) -> Slip:
    """While the cards are dealt and another seat begins."""
    if view["phase"] in keys:
        return waiting(texts, keys, view)
    return quiet(texts, texts.say("slip.leads", seat=view["turn"]))


def quiet(texts: Texts, sentence: str) -> Slip:
    """While nothing can be chosen: the sentence says what is happening."""
    return Slip(sentence, "", texts.say("slip.button.play"), False)
