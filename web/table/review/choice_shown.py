"""Shows a choice that was costly: how things lay, what was played, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_core.game import message

from ..names import paired
from ..page import make, put
from ..telling import sentence
from ..texts import YOU

if TYPE_CHECKING:
    from typing import Any

    from cardavia_core.game import Deal, Move

    from ..stage import Stage
    from .judging import Chance, Judged

PHASES = {
    "declare": message("review.when.declare"),
    "bury": message("review.when.bury"),
    "discard": message("review.when.discard"),
}
"""What a choice before the first card is called."""
BOTH_SIDES = 2.0
"""The margin is so many standard errors: in 95 of 100 cases the truth lies within it."""


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def margin(error: float) -> int:
    """How far luck may have moved a share, in whole percent, and never none."""
    return max(1, round(100 * BOTH_SIDES * error))


def costly_choice(judged: Judged, deal: Deal, turns: int, stage: Stage) -> Any:
    """All of it; `deal` is as it was before the choice, `turns` how many the person had had."""
    texts, view = stage.texts, deal.view(YOU)
    block = make("section", "costly")
    put(block, make("h3", "", texts.say("review.costliest", when=_when(view, turns, stage))))
    put(block, _situation(judged, view, stage))
    assert judged.better is not None
    put(block, _option(texts.say("review.played"), "played", judged.played, deal, stage))
    put(block, _option(texts.say("review.better"), "better", judged.better, deal, stage))
    cost = texts.count("review.cost", percent(judged.loss), margin=margin(judged.error))
    return put(block, make("p", "cost", cost), make("p", "same-deals", texts.say("review.same_deals")))


def _when(view: dict[str, Any], turns: int, stage: Stage) -> str:
    if view["phase"] in PHASES:
        return stage.texts.say(PHASES[view["phase"]])
    if "tricks" in view:
        return stage.texts.say("review.when.trick", number=len(view["tricks"]) + 1)
    return stage.texts.say("review.when.turn", number=turns + 1)


def _situation(judged: Judged, view: dict[str, Any], stage: Stage) -> Any:
    """What lay on the table, and the hand with the cards in question marked."""
    texts, shown = stage.texts, make("dl", "lay")
    if view.get("table"):
        _lay(shown, texts.say("table.table"), stage.minis(texts.cards(view["table"]), view["table"]))
    if view.get("trick"):
        _lay(shown, texts.say("review.trick_so_far"), _trick(view, stage))
    hand = [code for group in stage.game.hand_order(view) for code in group]
    cards = stage.minis(texts.cards(hand), hand)
    _mark(cards, hand, stage.game.pack.write(judged.played.move.cards), "was")
    if judged.better is not None:
        _mark(cards, hand, stage.game.pack.write(judged.better.move.cards), "best")
    _lay(shown, texts.say("table.your_hand"), cards)
    return shown


def _lay(shown: Any, label: str, cards: Any) -> None:
    put(shown, put(make("div"), make("dt", "", label), put(make("dd"), cards)))


def _mark(cards: Any, hand: list[str], chosen: list[str], name: str) -> None:
    """Mark the chosen cards of the hand; of two copies of a card one only, if only one was chosen."""
    left = list(chosen)
    for card, code in zip(list(cards.children), hand):
        if code in left:
            left.remove(code)
            card.classList.add(name)


def _trick(view: dict[str, Any], stage: Stage) -> Any:
    """The plays so far, each before its seat, as the log shows a trick."""
    row, seats = make("span", "plays"), stage.game.seats
    for place, play in enumerate(view["trick"]):
        seat = (view["leader"] + place) % seats
        codes = paired([play] if isinstance(play, str) else play)
        said = stage.texts.say("table.played", seat=seat, cards=codes)
        name = make("small", "", stage.texts.name(seat))
        name.setAttribute("aria-hidden", "true")  # the pictures say it
        one = make("span", stage.side(seat) + (" won" if seat == view["winning"] else ""))
        put(row, put(one, stage.mark_of(seat), name, stage.minis(said, codes)))
    return row


def _option(label: str, kind: str, chance: Chance, deal: Deal, stage: Stage) -> Any:
    """One of the two moves: its cards, what it does, and how likely it was to win."""
    texts, pack = stage.texts, stage.game.pack
    told = put(make("p", "what"), make("b", "", label))
    put(told, make("span", "", _told(chance.move, deal, stage)))
    cards = make("span", "minis " + kind)
    cards.setAttribute("aria-hidden", "true")  # the sentence names them
    for code in pack.write(chance.move.cards):
        put(cards, stage.face(code))
    if chance.move.taken:
        put(cards, make("span", "takes", "\u2192"))
        for code in pack.write(chance.move.taken):
            put(cards, stage.face(code))
    bar = make("i", "odds")
    bar.setAttribute("aria-hidden", "true")
    middle, width = percent(chance.chance), margin(chance.error)
    for name, value in (
        ("--at", middle),
        ("--from", max(0, middle - width)),
        ("--to", min(100, middle + width)),
    ):
        bar.style.setProperty(name, str(value))
    said = make("b", "num", texts.say("review.chance", percent=middle, margin=width))
    put(said, make("small", "", texts.say("review.chance.label")))
    return put(make("div", "option " + kind), told, cards, put(make("p", "chance"), said, bar))


def _told(move: Move, deal: Deal, stage: Stage) -> str:
    """What the log would have said of a move."""
    after = deal.copy()
    for beat in after.play(move):
        for event in beat:
            text = sentence(event, stage.texts)
            if text and event.seat == YOU:
                return text
    return ""
