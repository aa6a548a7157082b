"""The log: one sentence for everything that happened in the deal, the newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from cardavia_core.game import message

from .names import paired
from .page import by_id, empty, make, put
from .telling import sentence
from .texts import in_a_row

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cardavia_core.game import Event

    from .stage import Stage
    from .texts import Texts

RECENT = 3
PLAY, TRICK = "play", "trick"
"""The kinds of event that make up a trick and that end it: its row shows the plays, which need none then."""


class Entry:
    """One entry: what kind of event it tells of, whose, with which cards, and its sentence.

    `plays` are the entries that a finished trick is made of; `number` is that of another seat's move, where
    it is the move itself that is told.
    """

    __slots__ = ("kind", "seat", "cards", "text", "plays", "number")

    def __init__(self, event: Event, text: str) -> None:
        self.kind = event.kind
        self.seat = event.seat
        self.cards = event.cards
        self.text = text
        self.plays: list[Entry] = []
        self.number: int | None = None

    def numbers(self) -> list[int]:
        """The moves of other seats that the entry tells of."""
        return [entry.number for entry in self.plays + [self] if entry.number is not None]


def entries_of(beats: list[list[Event]], texts: Texts) -> list[Entry]:
    """The entries of what happened: of everything that the log has a word for."""
    told = [(event, sentence(event, texts)) for beat in beats for event in beat]
    return [Entry(event, text) for event, text in told if text]


def gathered(entries: list[Entry]) -> list[Entry]:
    """The entries with each finished trick as one of them, in place of the plays that it is made of."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == TRICK:
            first = len(found)
            while first and found[first - 1].kind == PLAY:
                first -= 1
            entry.plays, found = found[first:], found[:first]
        found.append(entry)
    return found


class Log:
    """The entries of the present deal, and the last of them spoken to a screen reader.

    `redrawn` is called whenever the rows are new.
    """

    __slots__ = ("stage", "texts", "told", "redrawn", "_entries", "_unheard")

    def __init__(self, stage: Stage, texts: Texts) -> None:
        self.stage = stage
        self.texts = texts
        self._entries: list[Entry] = []
        self._unheard: list[str] = []
        self.told = ""
        self.redrawn: Callable[[], None] = lambda: None

    def clear(self) -> None:
        """A new deal: an empty log."""
        self._entries = []
        self.draw()

    def recall(self, story: list[tuple[int | None, list[list[Event]]]]) -> None:
        """Write down everything that has happened in a deal, without a word: the beats of each move with
        its number, None where it is not another seat's.
        """
        for number, beats in story:
            self.told = self._sentences(self._write(beats, number))
        self.draw()

    def add(self, beats: list[list[Event]], known: int | None, number: int | None = None) -> str:
        """Write down what happened, and speak it but for the first `known` entries; None speaks nothing.

        Gives what was told, but for these; `told` is all of it.  `number` is that of another seat's move.
        """
        fresh = self._write(beats, number)
        self.draw()
        self.told = self._sentences(fresh)
        news = self._sentences(fresh[known or 0 :])
        if known is not None and news:
            self.speak(news)
        return news

    def _write(self, beats: list[list[Event]], number: int | None) -> list[Entry]:
        fresh = entries_of(beats, self.texts)
        if fresh:
            fresh[0].number = number
        self._entries += fresh
        return fresh

    def moved(self, number: int) -> Entry | None:
        """The entry that tells of a move of another seat."""
        found = [entry for entry in self._entries if entry.number == number]
        return found[0] if found else None

    def last_trick(self) -> list[int]:
        """The moves of other seats in the last trick that is finished."""
        tricks = [entry for entry in gathered(self._entries) if entry.kind == TRICK]
        return tricks[-1].numbers() if tricks else []

    def _sentences(self, entries: list[Entry]) -> str:
        """The entries in one go; a seat is named once for what it does in a row."""
        told: list[str] = []
        last = None
        for entry in entries:
            key = message("log.more") if entry.seat == last else message("log.entry")
            told.append(self.texts.say(key, seat=entry.seat, sentence=entry.text))
            last = entry.seat
        return in_a_row(told)

    def speak(self, text: str) -> None:
        """Say something to a screen reader; what is said in one go is heard as one."""
        if not self._unheard:
            js.setTimeout(self._say, 0)
        self._unheard.append(text)

    def _say(self) -> None:
        by_id("spoken").textContent = in_a_row(self._unheard)
        self._unheard = []

    def draw(self) -> None:
        """Draw all rows anew; the keyboard stays on the button that it was on."""
        full = by_id("log")
        held = js.document.activeElement.getAttribute("data-why")
        empty(full)
        for entry in reversed(gathered(self._entries)):
            full.appendChild(self.row(entry))
        self.redrawn()
        button = full.querySelector('[data-why="%s"]' % held) if held else None
        if button:
            button.focus()
        recent = by_id("recent")
        empty(recent)
        # The newest stands in the slip itself, above these.
        for entry in list(reversed(self._entries))[1 : RECENT + 1]:
            item, name = make("li"), self.texts.name(entry.seat)
            put(item, self.stage.mark_of(entry.seat), make("b", "", name), self._told(entry))
            recent.appendChild(item)

    def row(self, entry: Entry) -> Any:
        """The row of an entry."""
        who = put(make("span", "w " + self.stage.side(entry.seat)), self.stage.mark_of(entry.seat))
        put(who, make("span", "", self.texts.name(entry.seat)))
        told = self._told(entry)
        if entry.kind == TRICK:
            put(told, self._plays(entry))
        elif entry.kind in self.stage.layout.pictured:
            codes = paired(self.stage.game.pack.write(entry.cards))
            put(told, self.stage.minis(self.texts.cards(codes), codes))
        row, numbers = put(make("li"), who, told), entry.numbers()
        if numbers:
            put(row, self._why(numbers, entry))
        return row

    def _why(self, numbers: list[int], entry: Entry) -> Any:
        """The button that asks why the others played so."""
        button = make("button", "ask", self.texts.say("why.button"))
        button.setAttribute("type", "button")
        button.setAttribute("data-why", " ".join([str(number) for number in numbers]))
        button.setAttribute("aria-expanded", "false")
        said = self.texts.say("log.entry", seat=entry.seat, sentence=entry.text)
        button.setAttribute("aria-label", self.texts.say("why.label", sentence=said))
        return button

    def _told(self, entry: Entry) -> Any:
        """The sentence of an entry; of a play of several cards their pictures, which are quicker to read."""
        if entry.kind != PLAY or len(entry.cards) == 1:
            return make("span", "", entry.text)
        return self.stage.minis(entry.text, paired(self.stage.game.pack.write(entry.cards)))

    def _plays(self, trick: Entry) -> Any:
        """The plays of a trick, seat by seat in their order, the one that has won it with a star."""
        row = make("span", "plays")
        for entry in trick.plays:
            won = entry.seat == trick.seat
            play = make("span", self.stage.side(entry.seat) + (" won" if won else ""))
            codes = paired(self.stage.game.pack.write(entry.cards))
            said = self.texts.say("table.played", seat=entry.seat, cards=codes)
            name = make("small", "", self.texts.name(entry.seat))
            name.setAttribute("aria-hidden", "true")  # the pictures say it
            put(row, put(play, self.stage.mark_of(entry.seat), name, self.stage.minis(said, codes)))
        return row
