"""What is said of an event, in the log and wherever else one is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import paired

if TYPE_CHECKING:
    from cardavia_core.game import Event

    from .texts import Texts


def sentence(event: Event, texts: Texts) -> str:
    """What the log says of an event, "" where it says nothing."""
    if not event.message:
        return ""
    codes = paired(texts.game.pack.write(event.cards))
    card = codes[0] if codes else ""
    return texts.say(event.message, card=card, cards=codes[1:], played_cards=codes, n=event.amount)
