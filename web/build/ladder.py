"""How strong the players are, as it was measured: the pages show `tests/ai/ladder.json`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from cardavia_core.ai.arena import Estimate
from cardavia_core.game import message, plural
from web.build.text import Language, locale_of
from web.table import strength

LADDER = Path(__file__).resolve().parents[2] / "tests" / "ai" / "ladder.json"

PLAYERS = {
    **{level: strength.NAMES[level] for level in reversed(strength.LEVELS)},
    "policy": message("player.policy"),
    "greedy": message("player.greedy"),
    "random": message("player.random"),
    "open-cards": message("player.open_cards"),
}
"""What the players are called, in the order of the tables; a frozen one is called like the one it was."""

UNITS = {"match": plural("fair.strength.matches"), "deal": plural("fair.strength.deals")}
"""What was played in pairs."""


@dataclass(frozen=True)
class Measurement:
    """How one player did against another: shares from 0 to 1, points a deal."""

    game: str
    first: str
    second: str
    unit: str
    pairs: int
    pairs_won: Estimate
    games_won: Estimate
    points: Estimate
    command: str
    date: str
    commit: str


def measurements() -> list[Measurement]:
    """What has been measured so far, the strongest players first; nothing where there is none yet."""
    if not LADDER.is_file():
        return []
    found = [_measurement(entry) for entry in json.loads(LADDER.read_text(encoding="utf-8"))]
    return sorted(found, key=lambda one: (_place(one.first), _place(one.second)))


def _place(player: str) -> int:
    """Where a player stands in the tables: frozen ones after all of today's."""
    order = [*PLAYERS, *(f"frozen-{name}" for name in PLAYERS), player]
    return order.index(player)


def _measurement(entry: dict[str, Any]) -> Measurement:
    return Measurement(
        game=entry["game"],
        first=entry["first"],
        second=entry["second"],
        unit=entry["unit"],
        pairs=entry["pairs"],
        pairs_won=Estimate(**entry["pairs_won"]),
        games_won=Estimate(**entry["wins"]),
        points=Estimate(**entry["points"]),
        command=entry["command"],
        date=entry["date"],
        commit=entry["commit"],
    )


def number_formats(language: Language) -> dict[str, Callable[[float], str]]:
    """How a language writes shares, differences and whole numbers."""
    locale = locale_of(language.code)
    tenths = str(locale.percent_formats[None].pattern).replace("##0", "##0.0")
    return {
        "percent": lambda share: format_percent(share, tenths, locale),
        "hundredths": lambda share: format_decimal(share * 100, "0.0", locale),
        "decimal": lambda value: format_decimal(value, "#,##0.00", locale),
        "whole": lambda value: format_decimal(value, "#,##0", locale),
    }
