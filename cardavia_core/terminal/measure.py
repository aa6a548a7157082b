"""How strong a player is, and how quick the engine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..ai.arena import contest
from ..game import message
from ..games import load_game
from . import rates

if TYPE_CHECKING:
    from ..ai.arena import Encounter
    from .texts import Texts


@dataclass(frozen=True)
class How:
    """How many pairs the arena plays, on how many processors, and the bounds of a sequential test."""

    pairs: int
    jobs: int
    bounds: tuple[float, float] | None


def arena(encounter: Encounter, names: tuple[str, str], how: How, texts: Texts, as_json: bool) -> int:
    """Let two players meet in duplicate games."""
    result = contest(encounter, how.pairs, how.jobs, how.bounds)
    if as_json:
        data = {"game": encounter.slug, "first": names[0], "second": names[1], "seed": encounter.seed}
        data |= {"unit": "deal" if encounter.single else "match", **result.data()}
        print(json.dumps(data).replace("Infinity", "null"))
        return 0
    title = message("terminal.arena.title")
    if encounter.single:
        title = message("terminal.arena.title_deals")
    lines = [texts.say(title, one=names[0], two=names[1], pairs=result.pairs, deals=result.deals)]
    for label, estimate in (
        (message("terminal.arena.wins"), result.wins),
        (message("terminal.arena.pairs"), result.pairs_won),
    ):
        mean, margin = 100 * estimate.mean, 100 * estimate.margin
        lines.append(texts.say(label, mean=f"{mean:.1f}", margin=f"{margin:.1f}"))
    lead = result.points
    points = message("terminal.arena.points")
    lines.append(texts.say(points, mean=f"{lead.mean:+.2f}", margin=f"{lead.margin:.2f}"))
    print("\n".join(lines))
    return 0


def bench(slugs: tuple[str, ...], texts: Texts, as_json: bool) -> int:
    """Print the rates of each game, as such and in units of the reference loop."""
    found: dict[str, Any] = {slug: rates.rates(load_game(slug)) for slug in slugs}
    if as_json:
        print(json.dumps(found))
        return 0
    print(texts.say(message("terminal.bench.title"), steps=rates.REFERENCE_STEPS))
    for slug, table in found.items():
        print(slug)
        for name, value in table.items():
            print(f"  {name:16}{value:>12,.0f}{value / table['reference']:>10.3f}")
    return 0
