"""Looks through what `Game.position` is given, field by field, before any of it is believed.

Every check raises ValueError with the reason, whatever was put in the field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from ..cards import Pack


def fields(data: dict[str, Any], known: tuple[str, ...]) -> None:
    """A position is a dict that has none but these fields."""
    if not isinstance(data, dict):
        raise ValueError("a position is a dict")
    for name in sorted([str(name) for name in data]):
        if name not in known:
            raise ValueError("no such field: " + name)


def seat(data: dict[str, Any], name: str, seats: int, default: int | None) -> int | None:
    """The seat in a field; None, where it is the default or stands there, is left to the caller to judge."""
    value = data.get(name, default)
    if value is not None and (type(value) is not int or not 0 <= value < seats):
        raise ValueError("%s is no seat: %s" % (name, value))
    return value


def turn(data: dict[str, Any], seats: int, expected: int | None) -> int | None:
    """The seat to act, which follows from the rest of the position; the field may only say the same."""
    given = seat(data, "turn", seats, expected)
    if given != expected:
        raise ValueError("the turn is %s's, not %s's" % (expected, given))
    return expected


def dealer(data: dict[str, Any], seats: int, default: int) -> int:
    """The dealer: always somebody."""
    value = seat(data, "dealer", seats, default)
    if value is None:
        raise ValueError("somebody deals")
    return value


def codes(data: dict[str, Any], name: str) -> list[str]:
    """The codes in a field that holds one list of cards."""
    return _texts(name, data.get(name, []))


def code_lists(data: dict[str, Any], name: str, number: int) -> list[list[str]]:
    """The codes in a field that holds so many lists of cards."""
    value = data.get(name, [[] for _ in range(number)])
    if not isinstance(value, list) or len(value) != number:
        raise ValueError("%s: %d lists of cards" % (name, number))
    return [_texts(name, part) for part in value]


def _texts(name: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(code, str) for code in value):
        raise ValueError("%s: a list of the codes of cards" % name)
    return value


def dicts(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The entries of a field that holds a list of dicts."""
    entries = data.get(name, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ValueError("%s: a list of dicts" % name)
    return entries


def fit(counts: list[int], fitting: list[int]) -> None:
    """Every hand that is known holds as many cards as it must; an empty one may stand for one unknown."""
    for seat, count in enumerate(counts):
        if count not in (0, fitting[seat]):
            raise ValueError("seat %d cannot hold %d cards here" % (seat, count))


def apart(pack: Pack, lists: list[list[str]]) -> None:
    """All these cards are of the pack, and none is there more often than the pack holds it."""
    together = []
    for part in lists:
        together += part
    try:
        pack.read(together)
    except KeyError as unknown:
        raise ValueError("no such card: %s" % unknown) from None
    except ValueError as double:
        raise ValueError("a card too many: %s" % double) from None


def counts(name: str, value: Any, number: int = 2) -> list[int]:
    """So many numbers, none below 0."""
    if not isinstance(value, list) or len(value) != number:
        raise ValueError("%s: %d numbers" % (name, number))
    if not all(type(count) is int and count >= 0 for count in value):
        raise ValueError("%s: whole numbers from 0" % name)
    return list(value)


def standing(data: dict[str, Any], default: dict[str, Any]) -> dict[str, Any]:
    """The standing of the match (see `Game.first`), which has the fields of the default, and such values."""
    value = data.get("match", default)
    if not isinstance(value, dict) or sorted([str(name) for name in value]) != sorted(default):
        raise ValueError("match: " + ", ".join(sorted(default)))
    counts("match: totals", value["totals"], len(default["totals"]))
    for name in ("deal", "dealer"):
        if type(value[name]) is not int or value[name] < 0:
            raise ValueError("match: %s is a number" % name)
    if not isinstance(value["options"], dict) or not (
        value["winner"] is None or type(value["winner"]) is int
    ):
        raise ValueError("match: winner and options")
    return value
