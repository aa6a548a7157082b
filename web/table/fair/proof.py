"""Whether a key fits a seal, and which cards it deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message
from cardavia_core.shuffle import Stream, commitment

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Game

DIGITS = 64
HEXADECIMAL = "0123456789abcdef"

FITS, DIFFERS = message("fair.say.fits"), message("fair.say.differs")
NO_SEAL, NO_KEY = message("fair.say.no_seal"), message("fair.say.no_key")


def tidied(text: str) -> str:
    """What was put in or pasted, without what creeps in on the way: spaces, line ends, capital letters."""
    return "".join(text.split()).lower()


def verdict(seal: str, key: str) -> str:
    """The key of the message that says whether they belong together, or what is wrong with one of them."""
    if not _is_code(seal):
        return NO_SEAL
    if not _is_code(key):
        return NO_KEY
    return FITS if commitment(key) == seal else DIFFERS


def _is_code(text: str) -> bool:
    return len(text) == DIGITS and all(letter in HEXADECIMAL for letter in text)


def standing_of(game: Game, dealer: int) -> dict[str, Any]:
    """The standing before a deal of which only the dealer is known; nothing else of it moves a card."""
    options = {name: game.options[name][0] for name in sorted(game.options)}
    standing = game.first(Stream(""), options)
    standing["dealer"] = dealer
    return standing


def dealt(game: Game, key: str, standing: dict[str, Any]) -> Deal | None:
    """The deal that a key opens, as it was before the first card; None if there is none for that standing."""
    try:
        deal = game.new_deal(Stream(key), standing)
        hands(game, deal)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError):  # the standing kept is damaged
        return None
    return deal


def hands(game: Game, deal: Deal) -> list[list[str]]:
    """The hand of each seat, in the order in which a player holds it."""
    views = [deal.view(seat) for seat in range(game.seats)]
    return [[code for group in game.hand_order(view) for code in group] for view in views]


def others(game: Game, deal: Deal) -> tuple[list[str], list[str]]:
    """The cards in no hand: those that lie open, and those that lie face down, the next to be dealt first.

    Some cards of a hand may be known to all: they have been shown.
    """
    held = {code for hand in hands(game, deal) for code in hand}
    shown: list[str] = []
    hidden: list[str] = []
    for cards, seats in deal.places():
        if len(seats) == game.seats:
            shown += [code for code in game.pack.write(cards) if code not in held]
        elif not seats:
            hidden += list(reversed(game.pack.write(cards)))
    return shown, hidden
