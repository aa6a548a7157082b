"""The paper slip above the hand: what it says, and what its one button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardavia_core.game import Move

    from .choice import Choice
    from .texts import Texts

LONGEST = 12
"""A longer name of what is taken gives way to its letter or a count: the button keeps its size."""


class Slip:
    """What the slip shows: the sentence, a smaller line under it, the button's text, whether it is live."""

    __slots__ = ("say", "why", "button", "live", "refused")

    def __init__(self, say: str, why: str, button: str, live: bool, refused: bool = False) -> None:
        self.say = say
        self.why = why
        self.button = button
        self.live = live
        self.refused = refused


def waiting(texts: Texts, seat: int) -> Slip:
    """While another seat is to play."""
    return quiet(texts, texts.say("slip.thinking", seat=seat))


def quiet(texts: Texts, sentence: str) -> Slip:
    """While nothing can be chosen: the sentence says what is happening."""
    return Slip(sentence, "", texts.say("slip.button.play"), False)


def distinct(choice: Choice, texts: Texts) -> list[str]:
    """How each way to take is written: by ranks where those tell them apart, else by names."""
    taken = [choice.taken(move) for move in choice.ways()]
    short = [texts.ranks(codes) for codes in taken]
    return short if len(set(short)) == len(short) else [texts.cards(codes) for codes in taken]


def button_text(choice: Choice, move: Move, texts: Texts) -> str:
    """What the button says it will do."""
    if not move.taken:
        return texts.say("slip.button.lay", rank=texts.ranks([str(choice.card)]))
    what = distinct(choice, texts)[choice.ways().index(move)]
    if len(what) > LONGEST and not choice.lettered:
        return texts.count("slip.button.take_cards", len(move.taken))
    if len(what) > LONGEST:
        what = choice.letter(move)
    return texts.say("slip.button.take", what=what)


def chosen(choice: Choice, texts: Texts) -> Slip:
    """While the person chooses."""
    move, button = choice.move, texts.say("slip.button.play")
    if choice.refusal is not None:
        text = button if move is None else button_text(choice, move, texts)
        return Slip(texts.refusal(choice.refusal), "", text, move is not None, True)
    if choice.card is None:
        return Slip(texts.say("slip.choose"), "", button, False)
    if move is None:
        return _undecided(choice, texts, button)
    if not move.taken:
        say = texts.say("slip.lays", card=choice.card)
    else:
        what = distinct(choice, texts)[choice.ways().index(move)]
        say = texts.say("slip.takes", card=choice.card, what=what)
    return Slip(say, "", button_text(choice, move, texts), True)


def _undecided(choice: Choice, texts: Texts, button: str) -> Slip:
    options = choice.options()
    say = texts.count("slip.ways", len(options), card=choice.card)
    if choice.picked:
        why = texts.say("slip.picked", what=texts.ranks(choice.picked))
    elif choice.lettered:
        why = texts.say("slip.pick_one")
    else:
        why = texts.say("slip.pick_cards")
    return Slip(say, why, button, False)
