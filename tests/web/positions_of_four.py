"""Records of the games of four in which something particular is to be done, found among many seeds.

What is played on the way does not come from the games' own rules of thumb: these may get better, and the
positions stay.
"""

from collections.abc import Callable
from functools import cache

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games import load_game
from cardavia_core.games.cicera.rules import VALUE
from cardavia_core.match import Match

YOU, RIGHT, PARTNER, LEFT = range(4)
SEEDS_TO_TRY = 4000
PICADA = "cicera.bonus.picada"
CICERA, PIEDICAVALLO = load_game("cicera"), load_game("piedicavallo")

Choose = Callable[[Match], Move]
Fits = Callable[[Match], bool]
Record = Callable[[], str]


def find(slug: str, dealer: int, fits: Fits, choose: Choose, start: int = 0) -> str:
    """The record of the first match that comes to such a position with the person to act."""
    for number in range(start, SEEDS_TO_TRY):
        match = Match(load_game(slug), f"{number:04x}")
        if match.deal.view(YOU)["dealer"] != dealer:
            continue
        while match.deal.turn is not None:
            if match.deal.turn == YOU and fits(match):
                return record.write(match)
            match.play(choose(match))
    raise LookupError("no such position in any of these seeds")


def first_legal(match: Match) -> Move:
    """The first move in the engine's order: in Cicera it leaves the lowest card."""
    return match.deal.moves()[0]


def some_legal(match: Match) -> Move:
    """One move or another."""
    moves = match.deal.moves()
    return moves[len(match.moves[-1]) * 7 % len(moves)]


def leave_low(match: Match) -> Move:
    """The lowest numeral is left on the table; courts are kept."""
    lays = [move for move in match.deal.moves() if not move.taken]
    return min(lays, key=lambda move: VALUE[move.cards[0]] or 99)


def played(number: int) -> Fits:
    """Whether so many cards have been played."""
    return lambda match: len(match.moves[-1]) == number


def ways(match: Match) -> dict[str, int]:
    """In how many ways each hand card of the seat to act can take something."""
    found: dict[str, int] = {}
    for move in match.deal.moves():
        code = match.game.pack.code(move.cards[0])
        found[code] = found.get(code, 0) + bool(move.taken)
    return found


@cache
def fresh(slug: str, dealer: int, number: int = 0) -> str:
    """A match of which nothing has been played; several of them by number."""
    seeds = (f"{seed:04x}" for seed in range(SEEDS_TO_TRY))
    matches = (Match(load_game(slug), seed) for seed in seeds)
    fitting = (match for match in matches if match.deal.view(YOU)["dealer"] == dealer)
    for _ in range(number):
        next(fitting)
    return record.write(next(fitting))


# --- Cicera


@cache
def every_kind_of_choice() -> str:
    """One hand card takes nothing, one takes in one way, one in two or three, one in more."""

    def fits(match: Match) -> bool:
        numbers = set(ways(match).values())
        return {0, 1} <= numbers and bool({2, 3} & numbers) and max(numbers) in range(4, 9)

    return find("cicera", LEFT, fits, some_legal)


@cache
def crowded() -> str:
    """Nobody has taken anything for four rounds: twenty cards lie on the table, and much can be taken."""

    def fits(match: Match) -> bool:
        return len(match.deal.view(YOU)["table"]) == 20 and max(ways(match).values()) > 20

    return find("cicera", LEFT, fits, leave_low)


@cache
def picada() -> str:
    """The card just left can be taken by its like, and the hand card that does it could do something else."""

    def fits(match: Match) -> bool:
        scoring = [move for move in match.deal.moves() if PICADA in match.deal.bonuses(move)]
        numbers = ways(match)
        return any(numbers[CICERA.pack.code(move.cards[0])] in (2, 3) for move in scoring)

    return find("cicera", LEFT, fits, some_legal)


@cache
def last_play() -> str:
    """The last card of the deal is the person's."""
    return find("cicera", YOU, played(47), some_legal)


# --- Piedicavallo


def hatched(match: Match) -> list[str]:
    """The hand cards of the seat to act that cannot be played now."""
    pack, view = match.game.pack, match.deal.view(match.deal.turn or 0)
    legal = {card for move in match.deal.moves() for card in move.cards}
    return [code for code in view["hand"] if pack.card(code) not in legal]


def suited(match: Match, suit: str) -> list[str]:
    """The cards of a suit in the person's hand."""
    pack = match.game.pack
    return [code for code in match.deal.view(YOU)["hand"] if pack.suit(pack.card(code)) == suit]


@cache
def must_follow() -> str:
    """A suit is asked for that the person holds, and much else besides."""
    return find("piedicavallo", LEFT, lambda match: trick(match) > 0 and follows(match), some_legal)


@cache
def must_trump() -> str:
    """A suit is asked for that the person does not hold: trumps must be played."""
    return find("piedicavallo", LEFT, lambda match: trick(match) > 0 and not follows(match), some_legal)


def trick(match: Match) -> int:
    """How many cards lie in the trick, 0 also where nothing is hatched."""
    return len(match.deal.view(YOU).get("trick", [])) if len(hatched(match)) > 2 else 0


def follows(match: Match) -> bool:
    """Whether the person holds the suit asked for."""
    pack = match.game.pack
    cards = [pack.card(code) for code in match.deal.view(YOU)["trick"]]
    asked = [pack.suit(card) for card in cards if pack.suit(card)]
    return bool(asked) and bool(suited(match, asked[0]))


@cache
def last_to_play() -> str:
    """Three cards lie in the trick, one trick is finished, and the fourth is the person's to play."""
    return find(
        "piedicavallo",
        LEFT,
        lambda match: len(match.deal.view(YOU)["trick"]) == 3 and len(match.deal.view(YOU)["tricks"]) > 1,
        some_legal,
    )


@cache
def trumps_may_go() -> str:
    """The person deals, and may discard trumps, since none would be left."""

    def fits(match: Match) -> bool:
        return any(PIEDICAVALLO.pack.suit(move.cards[-1]) == "T" for move in match.deal.moves())

    return find("piedicavallo", YOU, lambda match: not match.moves[-1] and fits(match), first_legal)


@cache
def last_trick() -> str:
    """The person holds one card, and so does everybody: the last trick."""
    return find("piedicavallo", RIGHT, lambda match: len(match.deal.view(YOU)["hand"]) == 1, some_legal)


@cache
def trumps_must_stay() -> str:
    """The person deals, and may discard no trump."""

    def fits(match: Match) -> bool:
        pairs = [PIEDICAVALLO.pack.write(move.cards) for move in match.deal.moves()]
        return not match.moves[-1] and not any(code[0] == "T" for pair in pairs for code in pair)

    return find("piedicavallo", YOU, fits, first_legal)


@cache
def matto_off_suit() -> str:
    """The person holds the Matto and other cards that must follow."""

    def fits(match: Match) -> bool:
        return "M" in match.deal.view(YOU)["hand"] and trick(match) > 0 and follows(match)

    return find("piedicavallo", LEFT, fits, some_legal)
