"""No player of any level makes a blunder that its partner would see."""

from collections import Counter

import pytest

from cardavia_core.ai.levels import BEGINNER, CASUAL, LEVELS, Level
from cardavia_core.game import Game
from cardavia_core.games import load_game
from tests.ai.blunders import Choice, kinds
from tests.ai.support import SLUGS, decisions

QUICK = (BEGINNER.name, CASUAL.name)
"""Those who do not search: they play some deals, the others one."""
DEALS = {"scopa": 12}
FEW_DEALS = 4
EFFORT = 1000


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def count(game: Game, level: Level, deals: int) -> tuple[Counter[str], list[str]]:
    """How often a player of a level was tempted, and the blunders it made."""
    tempted: Counter[str] = Counter()
    made = []
    for number in range(deals):
        for match, move in decisions(game, f"blunders-{number}", [level], EFFORT):
            if match.deal.phase != "play":
                continue
            for name, kind in kinds(game).items():
                choice = Choice(game, match.deal, move)
                could, did = kind(choice)
                tempted[name] += could
                if did:
                    made.append(f"{name}: {game.write_move(move)} in {choice.view}")
    return tempted, made


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_makes_a_visible_blunder(game: Game, name: str) -> None:
    deals = DEALS.get(game.slug, FEW_DEALS) if name in QUICK else 1
    tempted, made = count(game, LEVELS[name], deals)
    assert not made
    assert name not in QUICK or min(tempted[kind] for kind in kinds(game)) > 1, tempted


@pytest.mark.long
@pytest.mark.parametrize("name", LEVELS)
def test_nobody_makes_a_visible_blunder_in_hundreds_of_deals(game: Game, name: str) -> None:
    tempted, made = count(game, LEVELS[name], 300)
    assert not made, (len(made), tempted)
