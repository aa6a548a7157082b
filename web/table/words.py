"""What the slip says while the person chooses, and what its one button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from . import words_sets, words_trump
from .choices.declaring_sets import DeclaringSets
from .choices.declaring_trump import DeclaringTrump
from .choices.leading import Leading
from .choices.several import Several
from .names import codes_of
from .slip import Slip
from .words_several import leading, several

if TYPE_CHECKING:
    from cardavia_core.game import Move

    from .choices.choice import Choice
    from .texts import Texts
    from .words_rows import PanelWords

LONGEST = 12
"""A longer name of what is taken gives way to its letter or a count: the button keeps its size."""


def written(choice: Choice, move: Move, texts: Texts) -> str:
    """How a way to take is written: by ranks where those tell the ways apart, else by names.

    Sums that have letters, on the cards too, need no names: the chips would cover the table.
    """
    codes = choice.taken(move)
    told = choice.told_by_ranks() or (choice.lettered and len(codes) > 1)
    return texts.ranks(codes) if told else texts.cards(codes)


def bonus_text(choice: Choice, move: Move, texts: Texts) -> str:
    """What a move scores at once, such as "+1 simili", "" where it scores nothing."""
    names = [texts.say("slip.bonus", text=texts.say(key)) for key in choice.bonuses(move)]
    return " ".join(names)


def chips(choice: Choice, texts: Texts) -> list[tuple[str, str, str]]:
    """What is offered to choose from: a letter or "", the move in short, and what it scores at once."""
    row = []
    for move in choice.offered():
        text = written(choice, move, texts) if move.taken else texts.say("slip.leave")
        letter = choice.letter(move) if move.taken else ""
        row.append((letter, text, bonus_text(choice, move, texts)))
    return row


def button_text(choice: Choice, move: Move, texts: Texts) -> str:
    """What the button says it will do."""
    if not move.taken:
        return texts.say("slip.button.lay", rank=texts.ranks(codes_of(choice.cards)))
    what = written(choice, move, texts)
    if len(what) > LONGEST and not choice.lettered:
        return texts.count("slip.button.take_cards", len(move.taken))
    if len(what) > LONGEST:
        what = choice.letter(move)
    return texts.say("slip.button.take", what=what)


def panel(choice: Choice | None, texts: Texts) -> PanelWords | None:
    """What the panel for declaring says; None while nothing is declared."""
    if isinstance(choice, DeclaringTrump):
        return words_trump.panel(choice, texts)
    if isinstance(choice, DeclaringSets):
        return words_sets.panel(choice, texts)
    return None


def asked(choice: Choice, texts: Texts) -> str:
    """What is asked of the person, for those who cannot see the panel that it stands in."""
    said = chosen(choice, texts).say
    return words_sets.asked(said, texts) if isinstance(choice, DeclaringSets) else said


def chosen(choice: Choice, texts: Texts) -> Slip:
    """While the person chooses."""
    if isinstance(choice, DeclaringTrump):
        return words_trump.slip(choice, texts)
    if isinstance(choice, DeclaringSets):
        return words_sets.slip(choice, texts)
    if isinstance(choice, Leading):
        return leading(choice, texts)
    if isinstance(choice, Several):
        return several(choice, texts)
    move, button = choice.move, texts.say("slip.button.play")
    duty = choice.duty
    if choice.refusal is not None:
        text = button if move is None or duty is not None else button_text(choice, move, texts)
        return Slip(texts.refusal(choice.refusal), "", text, move is not None, True)
    if choice.card is None:
        return Slip(texts.say("slip.choose") if duty is None else texts.refusal(duty), "", button, False)
    if move is None:
        return _undecided(choice, texts, button)
    if duty is not None:
        return Slip(texts.refusal(duty), texts.card(choice.card), button, True)
    return Slip(
        _meaning(choice, move, texts), bonus_text(choice, move, texts), button_text(choice, move, texts), True
    )


def _meaning(choice: Choice, move: Move, texts: Texts) -> str:
    if move.taken:
        what = written(choice, move, texts)
        return texts.say("slip.takes", card=choice.card, what=what)
    if not choice.on_table:
        return texts.say("slip.plays", card=choice.card)
    return texts.say(message("slip.leaves") if choice.ways() else message("slip.lays"), card=choice.card)


def _undecided(choice: Choice, texts: Texts, button: str) -> Slip:
    say = texts.count("slip.ways", len(choice.ways()), card=choice.card)
    if choice.picked:
        why = texts.say("slip.picked", what=texts.ranks(choice.picked))
    elif choice.lettered:
        why = texts.say("slip.pick_one")
    else:
        why = texts.say("slip.pick_cards")
    return Slip(say, why, button, False)
