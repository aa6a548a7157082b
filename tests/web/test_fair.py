"""The page "Is it fair?": what stands in it, and what the visitor's own browser can try."""

import json
import re
from pathlib import Path

import pytest

from tests.web.test_pages import CODES, page_of
from web.build import ladder
from web.build.pages import Site
from web.build.text import languages, read_catalogue

MEASURED = {
    "game": "scopa",
    "first": "policy",
    "second": "greedy",
    "unit": "deal",
    "pairs": 1200,
    "deals": 2400,
    "wins": {"mean": 0.581, "margin": 0.0212},
    "pairs_won": {"mean": 0.63, "margin": 0.0279},
    "points": {"mean": 0.7, "margin": 0.111},
    "seed": "s",
    "command": "python3 -m cardavia_core arena scopa policy greedy --pairs 1200 --single --seed s",
    "date": "2026-11-30",
    "commit": "abc1234",
}


def text_of(html: str) -> str:
    """What of a page is read."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


@pytest.mark.parametrize("code", CODES)
def test_page_is_told_of_everywhere(code: str, dist: Path) -> None:
    for path in (f"{code}/", f"{code}/fair/", f"{code}/rules/scopa/"):
        assert re.search(rf'<a href="[./]+{code}/fair/"', page_of(dist, path)), path


def strength(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, measured: object, code: str = "en") -> str:
    """What the page says of the players' strength, where this has been measured."""
    kept = tmp_path / "ladder.json"
    if measured is not None:
        kept.write_text(json.dumps(measured), encoding="utf-8")
    monkeypatch.setattr(ladder, "LADDER", kept)
    site = Site(tmp_path, None)
    site.write_fair(next(language for language in languages() if language.code == code))
    found = re.search(r'<section id="strength">.*?</section>', page_of(tmp_path, f"{code}/fair/"), re.DOTALL)
    assert found
    return text_of(found[0])


@pytest.mark.parametrize("measured", [None, []])
def test_nothing_measured_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, measured: object) -> None:
    said = strength(tmp_path, monkeypatch, measured)
    english = read_catalogue(next(language for language in languages() if language.code == "en"))
    assert english.t("fair.strength.none") in said
    assert not re.search("±", said)


@pytest.mark.parametrize(
    ("code", "written"),
    [("en", ("63.0%", "2.8", "58.1%", "1,200", "0.70")), ("it", ("63,0%", "2,8", "58,1%", "1.200", "0,70"))],
)
def test_what_was_measured_stands_with_its_interval(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, written: tuple[str, ...]
) -> None:
    frozen = {**MEASURED, "first": "master", "second": "frozen-policy", "unit": "match"}
    said = strength(tmp_path, monkeypatch, [MEASURED, {**MEASURED, "second": "somebody new"}, frozen], code)
    pairs_won, margin, games_won, pairs, points = written
    assert f"{pairs_won} ± {margin}" in said
    assert games_won in said and points in said and "somebody new" in said
    assert pairs in said
    assert str(MEASURED["command"]) in said and "abc1234" in said
