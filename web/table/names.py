"""Names of cards on the page: copies of a card share a code, but each is an element of its own.

The first copy in a place is named by its code, a second one by its code and a mark.  Whatever is asked of
the pack, the texts or the pictures is asked by the code.
"""

from __future__ import annotations

SECOND = ".2"


def code_of(name: str) -> str:
    """The code of the card with this name."""
    return name.split(".")[0]


def codes_of(names: list[str]) -> list[str]:
    """The codes of several cards."""
    return [code_of(name) for name in names]


def twin(name: str) -> str:
    """The name that the other copy of a card has beside it."""
    code = code_of(name)
    return code if name != code else code + SECOND


def names_of(codes: list[str]) -> list[str]:
    """The names of cards that lie in one place."""
    names: list[str] = []
    for code in codes:
        names.append(code + SECOND if code in names else code)
    return names


def paired(codes: list[str]) -> list[str]:
    """The same codes with equal ones side by side."""
    found: list[str] = []
    for code in codes:
        if code not in found:
            found += [code] * codes.count(code)
    return found
