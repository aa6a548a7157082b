"""A person at Piedicavallo, the trick game."""

from dataclasses import dataclass

from cardavia_core.games import load_game
from tests.web import player
from tests.web.players import tricks

LOOK = player.LOOK.replace(
    "MORE", "{" + tricks.PARTS + 'announced: shown("note") ? text("note-text") : null, }'
)


@dataclass
class Sight(tricks.Sight):
    """What the page shows at one moment; `announced` is the tag of the discard."""

    announced: str | None


class Player(tricks.Player[Sight]):
    """Plays Piedicavallo on one page."""

    game = load_game("piedicavallo")
    look_for = LOOK
    sight = Sight
