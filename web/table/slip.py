"""The paper slip above the hand, and what it says while nothing can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

if TYPE_CHECKING:
    from typing import Any

    from .texts import Texts

WAITING = {
    "piedicavallo": {"discard": message("slip.discarding")},
    "shengji": {"declare": message("slip.declaring"), "bury": message("slip.burying")},
    "minchiate": {"discard": message("minchiate.discarding"), "declare": message("minchiate.declaring")},
}
"""What is said while another seat is at something else than playing, by the game and the phase."""


class Slip:
    """What the slip shows: the sentence, a smaller line under it, the button's text, whether it is live."""

    __slots__ = ("say", "why", "button", "live", "refused")

    def __init__(self, say: str, why: str, button: str, live: bool, refused: bool = False) -> None:
        self.say = say
        self.why = why
        self.button = button
        self.live = live
        self.refused = refused


def waiting(texts: Texts, view: dict[str, Any]) -> Slip:
    """While another seat is to act."""
    key = _waiting_key(view) or message("slip.thinking")
    return quiet(texts, texts.say(key, seat=view["turn"]))


def _waiting_key(view: dict[str, Any]) -> str:
    return WAITING.get(view["game"], {}).get(view["phase"], "")


def opening(texts: Texts, view: dict[str, Any]) -> Slip:
    """While the cards are dealt and another seat begins."""
    if _waiting_key(view):
        return waiting(texts, view)
    return quiet(texts, texts.say("slip.leads", seat=view["turn"]))


def quiet(texts: Texts, sentence: str) -> Slip:
    """While nothing can be chosen: the sentence says what is happening."""
    return Slip(sentence, "", texts.say("slip.button.play"), False)
