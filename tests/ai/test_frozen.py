"""The players kept from the beginning: they are what they were, and still play today's games."""

import json
import subprocess
import sys

import pytest

from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.ai import frozen
from tests.ai.frozen import DIGESTS, FROZEN, Frozen

ORIGIN = {1: "52f2e0f760f95bc1da00ff47ed8c45adff509ed3"}


@pytest.mark.parametrize("version", DIGESTS)
def test_a_frozen_core_is_what_it_was(version: int) -> None:
    assert frozen.digest(frozen.contents(version)) == DIGESTS[version]
    known = ["git", "cat-file", "-e", ORIGIN[version]]
    if subprocess.run(known, cwd=frozen.ROOT, capture_output=True).returncode == 0:
        assert frozen.contents(version) == frozen.at(ORIGIN[version], version)


@pytest.mark.parametrize("name", FROZEN)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_frozen_player_plays_whole_deals(slug: str, name: str) -> None:
    game, stream = load_game(slug), Stream("frozen")
    match = Match(game, f"frozen-{name}")
    while (seat := match.deal.turn) is not None:
        match.play(FROZEN[name](game, match.deal.view(seat), stream))
    assert match.deal.tally().lines


def test_a_frozen_player_shares_nothing_with_the_core_of_today() -> None:
    asked = "import sys\nfrom tests.ai.frozen import Frozen, package, module\n"
    asked += "before = {name for name in sys.modules if name.startswith('cardavia_core')}\n"
    asked += "module(package(1), 'games').load_game('shengji')\nmodule(package(1), 'ai.players')\n"
    asked += "print({name for name in sys.modules if name.startswith('cardavia_core')} - before)"
    found = subprocess.check_output([sys.executable, "-c", asked], cwd=frozen.ROOT, text=True)
    assert found.strip() == "set()"


def test_the_same_seed_gives_the_same_move() -> None:
    game = load_game("cicera")
    view = json.dumps(Match(game, "again").deal.view(Match(game, "again").deal.turn or 0))
    answers = {Frozen("random").answer("cicera", view, seed) for seed in ("a", "b", "c", "d") for _ in "12"}
    assert 1 < len(answers) <= 4
