"""The log: one sentence for everything that happened in the deal, the newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .page import by_id, empty, make, put
from .texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.cards import Pack
    from cardavia_core.game import Event

    from .texts import Texts

RECENT = 3


def sentence(event: Event, pack: Pack, texts: Texts) -> str:
    """What the log says of an event, "" where it says nothing."""
    if not event.message:
        return ""
    codes = pack.write(event.cards)
    return texts.say(event.message, card=codes[0], cards=codes[1:], n=event.amount)


class Log:
    """The entries of the present deal, and the last of them spoken to a screen reader."""

    __slots__ = ("pack", "texts", "_entries")

    def __init__(self, pack: Pack, texts: Texts) -> None:
        self.pack = pack
        self.texts = texts
        self._entries: list[tuple[int, str]] = []

    def clear(self) -> None:
        """A new deal: an empty log."""
        self._entries = []
        self._draw()

    def add(self, beats: list[list[Event]], spoken: bool) -> str:
        """Write down what happened; speak it too, if wanted, in one go.  Gives what was written."""
        told: list[str] = []
        last = None
        for beat in beats:
            for event in beat:
                text = sentence(event, self.pack, self.texts)
                if text:
                    self._entries.append((event.seat, text))
                    key = message("log.more") if event.seat == last else message("log.entry")
                    told.append(self.texts.say(key, seat=event.seat, sentence=text))
                    last = event.seat
        self._draw()
        if spoken and told:
            self.speak(" ".join(told))
        return " ".join(told)

    def speak(self, text: str) -> None:
        """Say something to a screen reader."""
        by_id("spoken").textContent = text

    def _draw(self) -> None:
        newest = list(reversed(self._entries))
        full = by_id("log")
        empty(full)
        for seat, text in newest:
            full.appendChild(self._entry(seat, text))
        recent = by_id("recent")
        empty(recent)
        # The newest stands in the slip itself, above these.
        for seat, text in newest[1 : RECENT + 1]:
            item = make("li")
            put(item, _mark(seat), make("b", "", self.texts.name(seat)), make("span", "", " " + text))
            recent.appendChild(item)

    def _entry(self, seat: int, text: str) -> Any:
        who = put(make("span", "w us" if seat == YOU else "w them"), _mark(seat))
        put(who, make("span", "", self.texts.name(seat)))
        return put(make("li"), who, make("span", "", text))


def _mark(seat: int) -> Any:
    return make("i", "mk us" if seat == YOU else "mk them")
