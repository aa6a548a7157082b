"""The contract between a game, the page and the AI.  Read this first; a new game needs no other document.

A game is a folder under `games/` with four rooms: `rules.py` holds a `Deal`, `policy.py` a sensible move
without search, `sample.py` a full deal that fits one seat's view, and `__init__.py` the `Game` object.

How a deal goes:

    match = Match(game, seed)                   # match.py: draws the dealer, deals the first deal
    while match.deal.turn is not None:
        view = match.deal.view(match.deal.turn)     # plain data: what that seat may know
        move, reasons = game.policy(view, stream)   # or a person's tap, or the search
        beats = match.play(move)                    # events to animate and log
    tally = match.deal.tally()                  # the score, line by line

Who may ask what:

* Legality is judged by `Deal.refusal` and nowhere else.  The page, the record reader and the AI ask it.
* The page and every AI seat are given `view(seat)` and nothing else.  To ask about moves they rebuild a
  deal from the view with `Game.load(view)`: it answers `moves` and `refusal` for the seat to act, since
  those depend on nothing that the view does not hold.  Cards the seat cannot see are simply not there.
* Views are built from nothing, field by field, so that a forgotten field fails closed.

Texts: nothing here holds a sentence.  Refusals, events, tallies and reasons carry the key of a message
and its arguments; `message` and `plural` mark the keys, so that the texts can be collected.  An argument
that ends in `card` is a card's code, one that ends in `cards` a list of codes, one that ends in `seat` a
seat number, in `team` a team number, in `suit` a suit letter, in `level` a rank as printed; `text` and
`name` are what somebody wrote, `reason` is a Refusal; everything else is a number.

Dialect: everything in this package but `ai/` and `terminal/` also runs on MicroPython, which has no
dataclasses, enum, typing at run time, int.bit_count or slices with a step, and keeps no order in dicts
and sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import TRUMPS
from .events import Event as Event
from .events import Line as Line
from .events import Tally as Tally

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .cards import Pack
    from .playout import Playout
    from .shuffle import Stream
    from .words import Word


def message(key: str) -> str:
    """Mark a message key, so that its text is collected into the catalogues."""
    return key


def plural(key: str) -> str:
    """Mark a message key whose text has plural forms, chosen by its argument `n`."""
    return key


def copied(data: Any) -> Any:
    """Plain data again, apart from the original: what a view gives out must not lead back into the match."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [copied(value) for value in data]
    return data


class Saying:
    """Something to be said: the key of a message and its arguments."""

    __slots__ = ("message", "arguments")

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message = message
        self.arguments = arguments


class Refusal(Saying):
    """Why a move is not allowed."""

    __slots__ = ()


class Duty(Saying):
    """What a seat owes: how many cards, of which suit, and what else the rules ask of them."""

    __slots__ = ()


class IllegalMove(ValueError):
    """Raised by `Deal.play` for a move that `Deal.refusal` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Move:
    """One decision of a seat.

    `kind` is "play" for playing cards from hand, else a word of the game (declare, bury, pass ...);
    `cards` are the seat's own cards, `taken` the table cards they capture.  Both are in ascending order.
    Copies of a card cannot be told apart: a move names the first copy for one of them, and both for both,
    whichever of them the seat was dealt.
    """

    __slots__ = ("kind", "cards", "taken")

    def __init__(self, kind: str, cards: tuple[int, ...] = (), taken: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.cards = cards
        self.taken = taken

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.kind == other.kind
            and self.cards == other.cards
            and self.taken == other.taken
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.cards, self.taken))

    def text(self, pack: Pack) -> str:
        """The short form in records, links and worker messages: `7s`, `7s 3c+4b`, `pass`, `bury 3c+4c`."""
        words = [] if self.kind == "play" else [self.kind]
        for cards in (self.cards, self.taken):
            if cards:
                words.append("+".join(pack.write(cards)))
        return " ".join(words)


class UnreadableMove(ValueError):
    """Raised by `read_move` for a text that is no move of the game at all."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.refusal = Refusal(message("move.unreadable"), text=text)


def read_move(text: str, pack: Pack, kinds: tuple[str, ...] = ("play",)) -> Move:
    """The move behind its short form.  Raises UnreadableMove; whether it is legal is another question."""
    words = text.split(" ")
    kind = "play"
    if words[0] in kinds and words[0] != "play":
        kind = words.pop(0)
    if len(words) > 2 or (kind == "play" and not words) or kind not in kinds:
        raise UnreadableMove(text)
    groups: list[tuple[int, ...]] = []
    for word in words:
        try:
            groups.append(tuple(sorted(pack.read(word.split("+")))))
        except (KeyError, ValueError):
            raise UnreadableMove(text) from None
    while len(groups) < 2:
        groups.append(())
    return Move(kind, groups[0], groups[1])


class Deal:
    """The state of one deal: small, mutable, cheap to `copy`.  Each game has its own.

    `turn` is the seat to act, or None when the deal is over.  `phase` names what is decided (declare,
    bury, discard, play, over).  `exhaustive` is False while `moves` gives candidates and not all moves.
    `opening` holds the beats of dealing, for the table to show before the first move.
    """

    __slots__ = ("turn", "phase", "exhaustive", "opening")

    turn: int | None
    phase: str
    exhaustive: bool
    opening: list[list[Event]]

    def moves(self) -> list[Move]:
        """The legal moves of the seat to act, in an order fixed by the cards; none when the deal is over."""
        raise NotImplementedError

    def refusal(self, move: Move) -> Refusal | None:
        """None if the seat to act may make this move, else why not.  The only judge of legality."""
        raise NotImplementedError

    def play(self, move: Move) -> list[list[Event]]:
        """Make the move.  Gives beats, in the order a person should see them; one beat moves at once.

        Raises IllegalMove, and leaves the deal as it was, if `refusal` refuses the move.
        """
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Any]:
        """Everything this seat may know, as plain JSON data, and nothing else.

        Always there: game, seat, turn, phase, dealer, hand (codes), hands (how many cards each seat
        holds), match (the standing, see `Game.first`); and stock (how many cards) where more are dealt
        later.  The rest is the game's own.
        """
        raise NotImplementedError

    def tally(self) -> Tally:
        """The score of the finished deal, line by line.  Raises ValueError while cards are to be played."""
        raise NotImplementedError

    def duty(self) -> Duty | None:
        """What the seat to act owes, in words; None where there is nothing to say.

        Like `moves` it depends on nothing that the view of that seat does not hold.
        """
        return None

    def usable(self) -> list[int]:
        """The hand cards, ascending, that some legal move of the seat to act holds, either copy of them."""
        return sorted({card for move in self.moves() for card in move.cards})

    def bonuses(self, move: Move) -> list[str]:
        """What a legal move scores at once, a point each, as keys of the names of the bonuses.

        It depends on nothing that the view of the seat to act does not hold, so a choice can show it.
        """
        return []

    def effect(self, move: Move) -> Saying | None:
        """What a move of the seat to act, perhaps not complete yet, would do besides laying its cards.

        None where there is nothing to say.  Like `moves` it depends on nothing that the view does not hold.
        """
        return None

    def copy(self) -> Deal:
        """The same deal again, to be played on apart from this one."""
        raise NotImplementedError

    def places(self) -> list[tuple[list[int], tuple[int, ...]]]:
        """Where every card of the deal lies: the cards of each place, and the seats that know them.

        Tests ask, that no move loses or doubles a card and no view tells what a seat must not know; and
        so does the terminal, to show a whole deal.  Never the page or the AI.
        """
        raise NotImplementedError


class Game:
    """A game: what stays the same from deal to deal.  Subclass it in the game's `__init__.py`.

    `slug` names the folder and the addresses; `seats` is how many play; `teams` gives the team of each
    seat; `pack` the cards; `kinds` the kinds of move; `options` the rule switches, each with its
    allowed values, the source page's rule first; `clauses` names the sentence of the rules that a refusal or
    a line of the score rests on, by their keys; `words` are its words of art, for pages to explain.
    `levels` are, where a match climbs from level to level, the totals that are levels, each with its rank,
    the lowest first; a total above them is past the last.
    `prices` are what a search pays, in cards played, to play a deal out, apart from the cards that are left;
    to draw a possible deal; and for what comes before the first card, where a playout begins with that: so
    effort comes to the same time wherever a deal stands.  `pace` is how much effort a page affords in a
    second on an ordinary computer.  Both are measured in a browser, by
    `python3 -m tests -m bench tests/web/test_thinking_speed.py -k prices`.
    Play goes from seat to seat + 1 (counter-clockwise).
    """

    slug: str
    seats: int
    teams: tuple[int, ...]
    pack: Pack
    kinds: tuple[str, ...] = ("play",)
    options: dict[str, tuple[int, ...]] = {}
    clauses: dict[str, str] = {}
    words: tuple[Word, ...] = ()
    levels: tuple[tuple[int, str], ...] = ()
    prices: tuple[int, int, int] = (6, 45, 0)
    pace: int = 40_000

    def cards(self) -> list[int]:
        """The cards of the pack that are dealt, in ascending order: all, unless the game leaves some out."""
        return list(range(self.pack.size))

    def first(self, stream: Stream, options: dict[str, int]) -> dict[str, Any]:
        """The standing before the first deal, plain data: deal (number, from 1), dealer, totals (per
        team), winner (None: the match goes on; a team; or -1: drawn), options, and the game's own fields.
        """
        raise NotImplementedError

    def following(self, standing: dict[str, Any], deal: Deal) -> dict[str, Any]:
        """The standing after a finished deal: totals brought up to date, a winner or the next deal.

        Raises ValueError while the deal is not over.
        """
        raise NotImplementedError

    def new_deal(self, stream: Stream, standing: dict[str, Any]) -> Deal:
        """Shuffle with the stream and deal, for this standing of the match."""
        raise NotImplementedError

    def position(self, data: dict[str, Any]) -> Deal:
        """Any position from plain data, for tests, rule examples and puzzles.  Raises ValueError if it
        cannot be one (a card twice, more cards than the pack)."""
        raise NotImplementedError

    def load(self, view: dict[str, Any]) -> Deal:
        """A deal that holds only what a view holds; it answers `moves` and `refusal` for the view's seat."""
        raise NotImplementedError

    def hand_order(self, view: dict[str, Any]) -> list[list[str]]:
        """The view's hand as a player holds it: suit by suit, empty ones left out, each in order."""
        groups = []
        hand = [self.pack.card(code) for code in view["hand"]]
        for suit in self.pack.suits + (TRUMPS, ""):
            group = [card for card in sorted(hand) if self.pack.suit(card) == suit]
            if group:
                groups.append(self.pack.write(group))
        return groups

    def trumps(self, view: dict[str, Any]) -> list[str]:
        """The codes of cards that count as trumps without bearing their sign, so that tables mark them."""
        return []

    def family(self, code: str) -> str:
        """The group of trumps that a card belongs to, where the pack's pictures tell them apart; else ""."""
        return ""

    def worth(self, code: str) -> int:
        """The card points of a card, where the game tells how many are laid away; else 0."""
        return 0

    def policy(self, view: dict[str, Any], stream: Stream) -> tuple[Move, list[str]]:
        """A sensible move for the view's seat without search, and the message keys of its reasons."""
        raise NotImplementedError

    def sample(self, view: dict[str, Any], stream: Stream) -> Deal:
        """A full deal drawn at random among all that fit the view."""
        raise NotImplementedError

    def sampler(self, view: dict[str, Any]) -> Callable[[Stream], Deal]:
        """What draws such deals: `sample`, with all that the view fixes worked out once for many draws."""
        return lambda stream: self.sample(view, stream)

    def decent(self, view: dict[str, Any]) -> list[Move]:
        """The moves of the view's seat that no partner would call a blunder: what a search weighs.

        Never none; the policy's own move is among them.  One alone where there is nothing to search.
        """
        raise NotImplementedError

    def reasons(self, view: dict[str, Any], move: Move) -> list[str]:
        """Why a legal move of the view's seat is good: message keys, the weightiest first, two at most.

        They may tell of the hand, so they are for that seat alone.
        """
        raise NotImplementedError

    def certain(self, view: dict[str, Any]) -> bool:
        """Whether the view leaves one deal possible and no other, so that the rest can be played exactly."""
        return False

    def playout(self, deal: Deal) -> Playout:
        """The twin of a whole deal, with no card hidden, that plays out fastest.  Not on MicroPython."""
        raise NotImplementedError

    def outcome(self, deal: Deal) -> tuple[int, ...]:
        """How a finished deal ended, as `Playout.finish` gives it: whole numbers, the game's own."""
        raise NotImplementedError

    def chance(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """How likely the side of the view's seat is to win the match after this outcome; a draw is a half."""
        raise NotImplementedError

    def equity(self, view: dict[str, Any], outcome: tuple[int, ...]) -> float:
        """What an outcome is worth to the side of the view's seat when moves are compared: more is better.

        Its steps are about those of `chance`, which it is, unless more is at stake than winning.
        """
        return self.chance(view, outcome)

    def read_move(self, text: str) -> Move:
        """The move behind its short form.  Raises UnreadableMove."""
        return read_move(text, self.pack, self.kinds)

    def write_move(self, move: Move) -> str:
        """The short form of a move."""
        return move.text(self.pack)
