"""What the slip says where several cards go together: what is owed, how many are chosen, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import plural

from .names import codes_of
from .slip import Slip

if TYPE_CHECKING:
    from .choices.leading import Leading
    from .choices.several import Several
    from .texts import Texts

BUTTONS = {
    "discard": plural("slip.button.discard"),
    "bury": plural("slip.button.bury"),
    "play": plural("slip.button.play_cards"),
}
"""What the button says, by the kind of the move."""

BURY = "bury"
PAIR = 2


def several(choice: Several, texts: Texts) -> Slip:
    """While so many cards are put together."""
    button = texts.count(BUTTONS[choice.kind], choice.wanted)
    missing = choice.incomplete()
    if choice.refusal is not None:
        return Slip(texts.refusal(choice.refusal), "", button, missing is None, True)
    duty = choice.duty
    if duty is None:
        return _laid_away(choice, texts, button)
    count = counted(choice, texts)
    if missing is not None and len(choice.cards) == choice.wanted:
        return Slip(texts.refusal(missing), count, button, False, True)
    if missing is not None and choice.lays_away:
        count = texts.refusal(missing)
    return Slip(texts.refusal(duty), count, button, missing is None)


def effect_text(choice: Several, texts: Texts) -> str:
    """What laying these cards away would do: in the engine's words, or what the points in them may cost."""
    effect = choice.effect()
    if effect is not None:
        return texts.refusal(effect)
    return buried(codes_of(choice.cards), texts) if choice.kind == BURY else ""


def buried(codes: list[str], texts: Texts) -> str:
    """What the points in buried cards may cost."""
    points = sum([texts.game.worth(code) for code in codes])
    return texts.count("tray.points", points) if points else texts.say("tray.none")


def counted(choice: Several, texts: Texts) -> str:
    """How many of the cards are chosen so far."""
    return texts.count("slip.counted", choice.wanted, chosen=len(choice.cards))


def _laid_away(choice: Several, texts: Texts, button: str) -> Slip:
    """Where nothing is owed but a number of cards: what is missing, in the engine's words."""
    missing = choice.incomplete()
    if missing is not None:
        return Slip(texts.refusal(missing), texts.say("slip.laid_away"), button, False)
    said = texts.say("slip.lays_away", cards=codes_of(choice.cards))
    return Slip(said, texts.say("slip.laid_away"), button, True)


def _again(choice: Leading, texts: Texts) -> str:
    """What another tap on what is raised would take."""
    larger = choice.larger()
    if larger is None:
        return ""
    if len(larger.cards) == PAIR:
        return texts.say("slip.again_pair")
    return texts.count("slip.again", len(larger.cards))


def leading(choice: Leading, texts: Texts) -> Slip:
    """While a lead is put together: what it is, and what another tap would make of it."""
    duty = choice.duty
    say = texts.say("slip.choose") if duty is None else texts.refusal(duty)
    if choice.refusal is not None:
        return Slip(texts.refusal(choice.refusal), "", texts.say("slip.button.play"), False, True)
    codes = codes_of(choice.cards)
    if not codes:
        return Slip(say, "", texts.say("slip.button.play"), False)
    why = _again(choice, texts)
    if len(codes) == 1:
        return Slip(texts.say("slip.plays", card=codes[0]), why, texts.say("slip.button.play"), True)
    faces = [code for place, code in enumerate(codes) if code not in codes[:place]]
    if len(faces) == 1:
        say = texts.say("slip.leads_pair", cards=faces)
    else:
        say = texts.count("slip.leads_tractor", len(faces), cards=faces)
    return Slip(say, why, texts.count(BUTTONS["play"], len(codes)), True)
