"""How strong the players are, as it was measured: the pages show `tests/ai/ladder.json`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from cardavia_core.ai.arena import Estimate
from cardavia_core.game import message
from web.build.text import Language, locale_of

LADDER = Path(__file__).resolve().parents[2] / "tests" / "ai" / "ladder.json"

PLAYERS = {
    "random": message("player.random"),
    "greedy": message("player.greedy"),
    "policy": message("player.policy"),
}
"""What the players of the arena are called."""


@dataclass(frozen=True)
class Measurement:
    """How one player did against another: shares from 0 to 1, points a deal."""

    game: str
    first: str
    second: str
    pairs: int
    pairs_won: Estimate
    games_won: Estimate
    points: Estimate
    command: str
    date: str
    commit: str


def measurements() -> list[Measurement]:
    """What has been measured so far, in the order of the file; nothing where there is none yet."""
    if not LADDER.is_file():
        return []
    return [_measurement(entry) for entry in json.loads(LADDER.read_text(encoding="utf-8"))]


def _measurement(entry: dict[str, Any]) -> Measurement:
    return Measurement(
        game=entry["game"],
        first=entry["first"],
        second=entry["second"],
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
