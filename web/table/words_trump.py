"""What is said while trumps are declared: in the panel, in the slip, and on its button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from .names import codes_of
from .slip import Slip
from .texts import YOU
from .words_rows import PanelWords, RowWords

if TYPE_CHECKING:
    from .choices.declaring_trump import DeclaringTrump, TrumpRow
    from .texts import Texts

TITLES = {
    "c": message("shengji.declare.c"),
    "d": message("shengji.declare.d"),
    "h": message("shengji.declare.h"),
    "s": message("shengji.declare.s"),
    "": message("shengji.declare.none"),
}
BUTTONS = {
    "c": message("shengji.declare.button.c"),
    "d": message("shengji.declare.button.d"),
    "h": message("shengji.declare.button.h"),
    "s": message("shengji.declare.button.s"),
    "": message("shengji.declare.button.none"),
}
MEANINGS = {
    "c": message("shengji.declare.means.c"),
    "d": message("shengji.declare.means.d"),
    "h": message("shengji.declare.means.h"),
    "s": message("shengji.declare.means.s"),
    "": message("shengji.declare.means.none"),
}

REASONS = {
    "shengji.refusal.stronger": message("shengji.declare.too_weak"),
    "shengji.refusal.one_joker": message("shengji.declare.no_joker_pair"),
    "shengji.refusal.two_jokers": message("shengji.declare.no_joker_pair"),
}
"""The engine's reasons in few words, for the rows: the slip says them in full when such a row is tapped."""


def title(row: TrumpRow, texts: Texts) -> str:
    """What a row declares, or that it is the pass."""
    return texts.say(TITLES[row.trump]) if row.cards else texts.say("shengji.declare.pass")


def facts(choice: DeclaringTrump, row: TrumpRow, texts: Texts) -> list[str]:
    """What a row would mean, or the one reason why it is not allowed."""
    if row.refusal is not None:
        refusal = row.refusal
        return [texts.say(REASONS.get(refusal.message, refusal.message), **refusal.arguments)]
    if not row.cards:
        return [] if choice.last_word else [texts.say("shengji.declare.pass.note")]
    told = [texts.count("shengji.declare.trumps", row.trumps)]
    if choice.settles_dealer and row.dealer == YOU:
        told.append(texts.say("shengji.declare.you_deal"))
    elif choice.settles_dealer:
        told.append(texts.say("shengji.declare.deals", seat=row.dealer))
    if choice.declared is not None:
        told.append(texts.say("shengji.declare.beats", cards=choice.declared["cards"]))
    return told


def panel(choice: DeclaringTrump, texts: Texts) -> PanelWords:
    """What the panel says: what stands, and a row for each suit."""
    rows = [RowWords(title(row, texts), facts(choice, row, texts), suit=row.trump) for row in choice.rows()]
    return PanelWords(so_far(choice, texts), rows)


def so_far(choice: DeclaringTrump, texts: Texts) -> str:
    """What has been declared so far, and what a declaration must be."""
    standing = choice.declared
    if standing is not None:
        return texts.say("shengji.declare.stands", seat=standing["seat"], cards=standing["cards"])
    if choice.said:
        return texts.count("shengji.declare.passed", len(choice.said))
    return texts.say("shengji.declare.begin")


def slip(choice: DeclaringTrump, texts: Texts) -> Slip:
    """What the slip says while trumps are declared."""
    move, row = choice.move, choice.row()
    button = texts.say("shengji.declare.button")
    if row is not None:
        button = texts.say(BUTTONS[row.trump]) if row.cards else texts.say("shengji.declare.pass")
    if choice.refusal is not None:
        return Slip(texts.refusal(choice.refusal), "", button, move is not None, True)
    if row is None:
        return Slip(texts.say("shengji.declare.ask"), "", button, False)
    if not row.cards:
        return Slip(texts.say("shengji.declare.passes"), "", button, True)
    return Slip(texts.say(MEANINGS[row.trump], cards=codes_of(choice.cards)), "", button, True)
