"""The paper slip above the hand: what it says, and what its one button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message, plural

from .names import codes_of

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Move

    from .choice import Choice
    from .texts import Texts

LONGEST = 12
"""A longer name of what is taken gives way to its letter or a count: the button keeps its size."""

LAY_AWAY = {"discard": plural("slip.button.discard")}
"""What the button says where cards are laid away, by the kind of the move."""

WAITING = {"discard": message("slip.discarding")}
"""What is said while another seat is at something else than playing, by the phase of the deal."""


class Slip:
    """What the slip shows: the sentence, a smaller line under it, the button's text, whether it is live."""

    __slots__ = ("say", "why", "button", "live", "refused")

    def __init__(self, say: str, why: str, button: str, live: bool, refused: bool = False) -> None:
        self.say = say
        self.why = why
        self.button = button
        self.live = live
        self.refused = refused


def waiting(texts: Texts, view: dict[str, Any]) -> Slip:
    """While another seat is to act."""
    key = WAITING.get(view["phase"], message("slip.thinking"))
    return quiet(texts, texts.say(key, seat=view["turn"]))


def opening(texts: Texts, view: dict[str, Any]) -> Slip:
    """While the cards are dealt and another seat begins."""
    if view["phase"] in WAITING:
        return waiting(texts, view)
    return quiet(texts, texts.say("slip.leads", seat=view["turn"]))


def quiet(texts: Texts, sentence: str) -> Slip:
    """While nothing can be chosen: the sentence says what is happening."""
    return Slip(sentence, "", texts.say("slip.button.play"), False)


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
    if move.kind in LAY_AWAY:
        return texts.count(LAY_AWAY[move.kind], len(move.cards))
    if not move.taken:
        return texts.say("slip.button.lay", rank=texts.ranks(codes_of(choice.cards)))
    what = written(choice, move, texts)
    if len(what) > LONGEST and not choice.lettered:
        return texts.count("slip.button.take_cards", len(move.taken))
    if len(what) > LONGEST:
        what = choice.letter(move)
    return texts.say("slip.button.take", what=what)


def chosen(choice: Choice, texts: Texts) -> Slip:
    """While the person chooses."""
    move, button = choice.move, _resting_button(choice, texts)
    if choice.refusal is not None:
        text = button if move is None else button_text(choice, move, texts)
        return Slip(texts.refusal(choice.refusal), "", text, move is not None, True)
    if choice.wanted > 1:
        return _several(choice, texts, button)
    if choice.card is None:
        return Slip(texts.say("slip.choose"), "", button, False)
    if move is None:
        return _undecided(choice, texts, button)
    return Slip(
        _meaning(choice, move, texts), bonus_text(choice, move, texts), button_text(choice, move, texts), True
    )


def _resting_button(choice: Choice, texts: Texts) -> str:
    """The button's text while nothing is settled."""
    if choice.kind in LAY_AWAY:
        return texts.count(LAY_AWAY[choice.kind], choice.wanted)
    return texts.say("slip.button.play")


def _meaning(choice: Choice, move: Move, texts: Texts) -> str:
    if move.taken:
        what = written(choice, move, texts)
        return texts.say("slip.takes", card=choice.card, what=what)
    if not choice.on_table:
        return texts.say("slip.plays", card=choice.card)
    return texts.say(message("slip.leaves") if choice.ways() else message("slip.lays"), card=choice.card)


def _several(choice: Choice, texts: Texts, button: str) -> Slip:
    """While several hand cards are put together: what is missing, in the engine's words."""
    missing = choice.incomplete()
    if missing is not None:
        return Slip(texts.refusal(missing), texts.say("slip.laid_away"), button, False)
    said = texts.say("slip.lays_away", cards=codes_of(choice.cards))
    return Slip(said, texts.say("slip.laid_away"), button, True)


def _undecided(choice: Choice, texts: Texts, button: str) -> Slip:
    say = texts.count("slip.ways", len(choice.ways()), card=choice.card)
    if choice.picked:
        why = texts.say("slip.picked", what=texts.ranks(choice.picked))
    elif choice.lettered:
        why = texts.say("slip.pick_one")
    else:
        why = texts.say("slip.pick_cards")
    return Slip(say, why, button, False)
