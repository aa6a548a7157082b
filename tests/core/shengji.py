"""What the tests of Shengji share: trumps and positions in short form, and what can be read off a deal."""

from typing import Any

from cardavia_core.game import Duty, Event, Refusal
from cardavia_core.games.shengji import GAME
from cardavia_core.games.shengji.order import PACK, Order, gathered, order_of
from cardavia_core.games.shengji.rules import ShengjiDeal
from tests.core.shengji_again import RANKS

FILLING = [code for rank in RANKS[::-1] for code in (rank + suit for suit in "cdhs") for _ in range(2)]
FILLING += ["BJ", "BJ", "RJ", "RJ"]
"""The pack, those cards last that declare something in the first deal."""


def read(codes: str) -> list[int]:
    """`9h 9h Kc` as cards: both copies where a code stands twice."""
    return PACK.read(codes.split())


def hand_of(codes: str) -> int:
    """The same as a set."""
    return gathered(read(codes))


def trumps(label: str) -> tuple[str, str]:
    """`7c` or `7NT` as level and trump suit."""
    return (label[:-2], "") if label.endswith("NT") else (label[:-1], label[-1])


def order(label: str) -> Order:
    return order_of(*trumps(label))


def table(label: str, **fields: Any) -> dict[str, Any]:
    """The fields of a position that say what is trump."""
    level, trump = trumps(label)
    return {"level": level, "trump": trump, **fields}


def to_lead(label: str, hand: str, **fields: Any) -> ShengjiDeal:
    """Seat 0 to lead from this hand."""
    return GAME.position(table(label, hands=[hand.split(), [], [], []], leader=0, **fields))


def to_follow(label: str, trick: str, hand: str, **fields: Any) -> ShengjiDeal:
    """Seat 0 to play to a trick, plays apart by `/`."""
    plays = [play.split() for play in trick.split("/")]
    hands = [hand.split(), [], [], []]
    return GAME.position(table(label, trick=plays, hands=hands, leader=-len(plays) % 4, **fields))


def last_trick(label: str, plays: str, leader: int = 0, **fields: Any) -> ShengjiDeal:
    """Four hands that are one play each, named in playing order, apart by `/`."""
    hands: list[list[str]] = [[], [], [], []]
    for place, play in enumerate(plays.split("/")):
        hands[(leader + place) % 4] = play.split()
    return GAME.position(table(label, hands=hands, leader=leader, phase="play", **fields))


def play_all(deal: ShengjiDeal) -> list[list[Event]]:
    """Play every hand out, each as the one card, pair or tractor that it is."""
    beats = []
    while deal.turn is not None:
        beats += deal.play(GAME.read_move("+".join(deal.view(deal.turn)["hand"])))
    return beats


def texts(beats: list[list[Event]]) -> list[str]:
    return [event.text(PACK) for beat in beats for event in beat]


def legal(deal: ShengjiDeal) -> set[str]:
    return {GAME.write_move(move) for move in deal.moves()}


def plays(text: str) -> set[str]:
    """`6h 6h, 8h 8h` as the texts of moves, whatever the order of the cards."""
    moves = [GAME.read_move("+".join(play.split())) for play in text.split(",")]
    return {GAME.write_move(move) for move in moves}


def refused(deal: ShengjiDeal, text: str) -> Refusal:
    """Why a move is not allowed; its cards apart by spaces."""
    words = text.split()
    kind = words.pop(0) if words[0] in GAME.kinds else ""
    found = deal.refusal(GAME.read_move(f"{kind} {'+'.join(words)}".strip()))
    assert found is not None, text
    return found


def told(saying: Refusal | Duty | None) -> tuple[str, dict[str, Any]] | None:
    """The key without the name of the game, and the arguments."""
    return None if saying is None else (saying.message.replace("shengji.", ""), saying.arguments)


def dealt(*hands: str, dealer: int = 0, **fields: Any) -> ShengjiDeal:
    """The first deal at level 2 before anybody speaks; each hand holds these cards, and any others."""
    first = {
        "deal": 1,
        "dealer": dealer,
        "totals": [2, 2],
        "winner": None,
        "options": {"first_dealer": 0, "must_defend_ace": 0},
    }
    data: dict[str, Any] = {"match": first, "dealer": dealer} | fields
    named = [hand.split() for hand in hands] + [[]] * (4 - len(hands))
    kitty = data.get("kitty", "").split()
    rest = list(FILLING)
    for code in [code for hand in named for code in hand] + kitty:
        rest.remove(code)
    filled = []
    for hand in named:
        filled.append(hand + rest[: 25 - len(hand)])
        rest = rest[25 - len(hand) :]
    data["kitty"] = kitty
    return GAME.position(data | {"hands": filled})
