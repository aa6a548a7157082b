"""The few things the table asks of the browser: elements, listeners, timers, plain data."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SVG = "http://www.w3.org/2000/svg"


def by_id(name: str) -> Any:
    """The element with this id, which the page's template promises."""
    return js.document.getElementById(name)


def tell_state(state: str) -> None:
    """Say on the page's root what the table is at: yours, theirs, scored, won or broken.

    The embedding page's tests and helpers read it; the first "yours" is when the first card can be played.
    """
    js.document.documentElement.setAttribute("data-table", state)
    if not js.performance.getEntriesByName("table-" + state).length:
        js.performance.mark("table-" + state)


def plain(data: Any) -> Any:
    """Lists and dicts as the browser's own objects."""
    return js.JSON.parse(json.dumps(data))


def make(tag: str, classes: str = "", text: str = "") -> Any:
    """A new element."""
    element = js.document.createElement(tag)
    if classes:
        element.className = classes
    if text:
        element.textContent = text
    return element


def put(parent: Any, *children: Any) -> Any:
    """Append the children and give back the parent."""
    for child in children:
        parent.appendChild(child)
    return parent


def empty(element: Any) -> None:
    """Take everything out of an element."""
    element.replaceChildren()


def on(element: Any, event: str, handler: Callable[[Any], Any]) -> None:
    """Call the handler whenever the event happens."""
    element.addEventListener(event, handler)


def toggle(element: Any, name: str, wanted: bool) -> None:
    """Give an element a class, or take it away."""
    if wanted:
        element.classList.add(name)
    else:
        element.classList.remove(name)


def restart(element: Any, name: str) -> None:
    """Play the animation of a class once more."""
    element.classList.remove(name)
    element.getBoundingClientRect()  # the browser must see it gone
    element.classList.add(name)


def attribute(element: Any, name: str, value: str | None) -> None:
    """Set an attribute, or remove it."""
    if value is None:
        element.removeAttribute(name)
    else:
        element.setAttribute(name, value)


def media(query: str) -> bool:
    """Whether a media query holds now."""
    return bool(js.window.matchMedia(query).matches)


class Signal:
    """Something to wait for: a tap, an answer, or the end of a time."""

    __slots__ = ("_event", "value")

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self.value: Any = None

    def give(self, value: Any = None) -> None:
        """It has happened."""
        self.value = value
        self._event.set()

    async def wait(self, milliseconds: float | None = None) -> Any:
        """Wait until it is given, at most so long; its value, or None when the time is up."""
        timer = None
        if milliseconds is not None:
            timer = js.setTimeout(lambda: self._event.set(), milliseconds)
        await self._event.wait()
        self._event.clear()
        if timer is not None:
            js.clearTimeout(timer)
        value, self.value = self.value, None
        return value
