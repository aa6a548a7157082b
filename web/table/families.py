"""The groups of trumps that a pack's pictures tell apart: what they are called."""

from __future__ import annotations

from cardavia_core.game import message

FAMILIES = {
    "papi": message("minchiate.family.papi"),
    "fates": message("minchiate.family.fates"),
    "virtues": message("minchiate.family.virtues"),
    "elements": message("minchiate.family.elements"),
    "zodiac": message("minchiate.family.zodiac"),
    "arie": message("minchiate.family.arie"),
}
"""The names of the groups, by what `Game.family` calls them."""
