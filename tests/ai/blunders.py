"""Blunders that anybody at the table sees, told by what the rules say of a position and by nothing else.

Each kind is given a deal and the move that is to be made in it, and tells whether somebody could have been
tempted there, and whether the move is the blunder.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from cardavia_core.game import Deal, Game, Move
from cardavia_core.games.minchiate.pack import PROTECTED
from cardavia_core.games.piedicavallo.scoring import POINTS
from cardavia_core.games.scopa.scoring import SETTEBELLO

END = 3
"""With so few cards in hand much is known, and a player may see farther than whoever looks on."""
MATTO = "M"


@dataclass
class Choice:
    """A decision in a deal, and what follows from it by the rules."""

    game: Game
    deal: Deal
    move: Move

    @cached_property
    def seat(self) -> int:
        assert self.deal.turn is not None
        return self.deal.turn

    @cached_property
    def view(self) -> dict[str, object]:
        return self.deal.view(self.seat)

    @cached_property
    def played(self) -> int:
        """How many have played to the trick."""
        return len(self.deal.view(self.seat)["trick"])

    @cached_property
    def late(self) -> bool:
        return len(self.deal.view(self.seat)["hand"]) <= END

    @cached_property
    def partner_ahead(self) -> bool:
        ahead = self.view["winning"]
        return isinstance(ahead, int) and self.game.teams[ahead] == self.game.teams[self.seat]

    @cached_property
    def moves(self) -> list[Move]:
        return self.deal.moves()

    def codes(self, move: Move) -> list[str]:
        return self.game.pack.write(move.cards)

    def takes(self, move: Move) -> bool:
        """Whether the seat is ahead in the trick, or has it, after a move."""
        after = self.deal.copy()
        won = [event.seat for beat in after.play(move) for event in beat if event.kind == "trick"]
        return self.seat == (won[0] if won else after.view(self.seat)["winning"])

    def points(self, move: Move) -> int:
        """What the cards of a move bring whoever takes the trick."""
        return sum(points_of(self.game, card) for card in move.cards)

    def grand(self, move: Move) -> bool:
        """Whether a joker or a card of the level is in it, which nobody throws away."""
        level = str(self.view.get("level", ""))
        return any(code in ("RJ", "BJ") or code[:-1] == level for code in self.codes(move))


def points_of(game: Game, card: int) -> int:
    if game.slug == "minchiate":
        return PROTECTED >> card & 1
    return POINTS[card] - 1 if game.slug == "piedicavallo" else game.worth(game.pack.code(card))


Kind = Callable[[Choice], tuple[bool, bool]]
NO = (False, False)


def overtakes_partner(choice: Choice) -> tuple[bool, bool]:
    """The last to play takes the partner's trick, with a card that does not even bring its points home."""
    if choice.played != choice.game.seats - 1 or not choice.partner_ahead:
        return NO
    under = [move for move in choice.moves if MATTO not in choice.codes(move) and not choice.takes(move)]
    tempted = bool(under) and len(under) < len(choice.moves)
    return tempted, tempted and not choice.points(choice.move) and choice.takes(choice.move)


def feeds_opponents(choice: Choice) -> tuple[bool, bool]:
    """Points go to a trick that the partner cannot take any more, where fewer would do.

    Whether to take it instead is a choice, and no blunder.
    """
    if choice.played < choice.game.seats - 2 or choice.partner_ahead or choice.late:
        return NO
    plain = [move for move in choice.moves if MATTO not in choice.codes(move) and not choice.grand(move)]
    fewest = min([choice.points(move) for move in plain if not choice.takes(move)], default=1000)
    tempted = any(choice.points(move) > fewest for move in choice.moves)
    given = choice.points(choice.move) > fewest and MATTO not in choice.codes(choice.move)
    return tempted, given and not choice.takes(choice.move)


def passes_up_scopa(choice: Choice) -> tuple[bool, bool]:
    """The table can be swept, and is not, for less than the settebello; the last round is reckoned out."""
    view = choice.deal.view(choice.seat)
    sweeps = [move for move in choice.moves if len(move.taken) == len(view["table"]) > 0]
    if not sweeps or not view["stock"]:
        return NO
    taken = choice.move.taken and SETTEBELLO in choice.move.cards + choice.move.taken
    return len(sweeps) < len(choice.moves), choice.move not in sweeps and not taken


def takes_less(choice: Choice) -> tuple[bool, bool]:
    """A card of the same value lies there that counts more: the coin, or the settebello itself."""
    if len(choice.move.taken) != 1:
        return NO
    others = [move for move in choice.moves if move.cards == choice.move.cards and len(move.taken) == 1]
    coins = [choice.game.pack.suit(move.taken[0]) == "d" for move in others]
    return any(coins) and len(others) > 1, any(coins) and choice.game.pack.suit(choice.move.taken[0]) != "d"


def passes_up_bonus(choice: Choice) -> tuple[bool, bool]:
    """There is something to score at once, and nothing at all is taken.

    Of two last cards one may be laid, so that the other takes more with the last.
    """
    if len(choice.deal.view(choice.seat)["hand"]) == 2:
        return NO
    scoring = [move for move in choice.moves if choice.deal.bonuses(move)]
    return 0 < len(scoring) < len(choice.moves), bool(scoring) and not choice.move.taken


KINDS: dict[str, dict[str, Kind]] = {
    "scopa": {"passes up a scopa": passes_up_scopa, "takes less": takes_less},
    "cicera": {"passes up a bonus": passes_up_bonus},
}
IN_TRICKS: dict[str, Kind] = {"overtakes": overtakes_partner, "feeds": feeds_opponents}


def kinds(game: Game) -> dict[str, Kind]:
    """The kinds of blunder that there are in a game."""
    return KINDS.get(game.slug, IN_TRICKS)
