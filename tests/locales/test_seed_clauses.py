"""Everything that the pages we began from say of a game stands in a sentence of its rules page."""

import tomllib
from pathlib import Path

import pytest

from cardavia_core.games import SLUGS
from web.build.catalogues import read_entries, template_keys
from web.build.pages import PAGES

CLAUSES = tomllib.loads(Path(__file__).with_name("seed_clauses.toml").read_text(encoding="utf-8"))
FIGURES = sorted(PAGES.glob("*figures.html"))


def test_every_game_has_its_clauses() -> None:
    assert sorted(CLAUSES) == sorted(SLUGS)
    for clauses in CLAUSES.values():
        assert list(clauses) == sorted(clauses), "in the order of the pages"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_is_stated_on_the_rules_page(slug: str) -> None:
    templates = [PAGES / "rules" / f"{slug}.html", *FIGURES]
    shown = {key for template in templates for key, _ in template_keys(template)}
    english = read_entries("en")
    for number, clause in CLAUSES[slug].items():
        assert clause["stated"], f"{number}: {clause['clause']}"
        for name in clause["stated"]:
            key = f"rules.{slug}.{name}"
            assert key in shown and any(english[key].texts), f"{number}: {key}"
