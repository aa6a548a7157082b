"""What is said while sets are declared: in the panel, in the slip, and on its button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .slip import Slip
from .texts import in_a_row
from .words_rows import PanelWords, RowWords

if TYPE_CHECKING:
    from .choices.declaring_sets import DeclaringSets, SetRow
    from .texts import Texts

KINGS = "kings"
RUNS = ("papi", "arie")
LONG = 4
"""A run of more cards than this is named by its ends."""


def title(row: SetRow, texts: Texts) -> str:
    """The set in short: by its numbers, a long run by its ends, kings by how many there are."""
    if row.kind == KINGS:
        return texts.count("minchiate.declare.kings", len(row.cards))
    if row.kind in RUNS and len(row.cards) > LONG:
        ends = [texts.number(code) for code in (row.cards[0], row.cards[-1])]
        return texts.say("minchiate.declare.long_run", first=ends[0], last=ends[1])
    return "\u00a0· ".join([texts.number(code) for code in row.cards])


def facts(row: SetRow, texts: Texts) -> list[str]:
    """How the value of a set comes about: its cards, and the Matto's bonus."""
    if row.kind in RUNS:
        told = [texts.say("minchiate.declare.run", points=row.points - row.bonus)]
    else:
        told = ["\u00a0+ ".join([str(value) for value in row.values])]
    return told + ([texts.say("minchiate.declare.matto", points=row.bonus)] if row.bonus else [])


def panel(choice: DeclaringSets, texts: Texts) -> PanelWords:
    """What the panel says: how to choose, and a row for each set."""
    rows = []
    for row in choice.rows():
        worth = texts.count("minchiate.declare.points", row.points)
        rows.append(RowWords(title(row, texts), facts(row, texts), str(row.points), worth))
    return PanelWords(texts.say("minchiate.declare.how"), rows)


def asked(said: str, texts: Texts) -> str:
    """The head of the panel, and what the slip says of the sets that are ticked."""
    return in_a_row([texts.say("minchiate.declare.title"), texts.say("minchiate.declare.how"), said])


def slip(choice: DeclaringSets, texts: Texts) -> Slip:
    """What the slip says while sets are declared: what those that are ticked would bring about."""
    points = sum([row.points for row in choice.ticked_sets()])
    button = texts.say(message("minchiate.declare.button.none"))
    if points:
        button = texts.say(message("minchiate.declare.button"), points=points)
    if choice.refusal is not None:
        return Slip(texts.refusal(choice.refusal), "", button, True, True)
    effect = choice.effect()
    return Slip("" if effect is None else texts.refusal(effect), "", button, True)
