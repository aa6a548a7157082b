"""Looking at a deal, and replaying a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .. import record
from ..game import message
from ..match import Match
from ..shuffle import Stream, commitment, deal_key
from . import show

if TYPE_CHECKING:
    from ..game import Game, Refusal
    from .texts import Texts


def deal(game: Game, seed: str, number: int, texts: Texts, as_json: bool) -> int:
    """Show one deal of a match, every card of it, and what proves that it was not chosen.

    The deal before it is taken to have passed from seat to seat.
    """
    texts.game = game
    standing = Match(game, seed).standing
    dealer = (standing["dealer"] + number - 1) % game.seats
    key = deal_key(seed, number)
    dealt = game.new_deal(Stream(key), {**standing, "deal": number, "dealer": dealer})
    if as_json:
        data: dict[str, Any] = {"game": game.slug, "seed": seed, "deal": number, "dealer": dealer}
        data["views"] = [dealt.view(seat) for seat in range(game.seats)]
        data["opening"] = show.event_data(game, dealt.opening)
        data["places"] = [[game.pack.write(cards), list(seats)] for cards, seats in dealt.places()]
        print(json.dumps({**data, "commitment": commitment(key), "key": key}))
        return 0
    dealers = texts.say(message("terminal.dealer"), seat=dealer)
    lines = [f"{texts.say('score.title', deal=number)}. {dealers}"]
    lines += show.event_lines(game, dealt.opening, texts) + show.place_lines(game, dealt, texts)
    lines.append(texts.say(message("terminal.commitment"), text=commitment(key)))
    print("\n".join([*lines, texts.say(message("terminal.key"), text=key)]))
    return 0


def replay(text: str, texts: Texts, as_json: bool) -> tuple[int, Refusal | None]:
    """Show what a record holds; 1 and the reason for a record that is damaged or forbidden."""
    refusal = None
    match: Match | None = None
    try:
        match = record.read(text)
    except record.BadRecord as bad:
        refusal, match = bad.refusal, bad.match
    if match is not None:
        texts.game = match.game
    deals = _deals(match) if match is not None else []
    if as_json:
        data: dict[str, Any] = {"refusal": show.refusal_data(refusal, texts) if refusal else None}
        if match is not None:
            data |= {"game": match.game.slug, "seed": match.seed, "options": match.options}
            data |= {"deals": [_deal_data(one) for one in deals], "winner": match.winner}
        print(json.dumps(data))
    else:
        for one in deals:
            print("\n".join(_deal_lines(one, texts)))
    return (1 if refusal else 0), refusal


class Replayed:
    """One deal of a replayed match: what happened in it, and the match at its end."""

    def __init__(self, match: Match, beats: list[list[Any]]) -> None:
        self.match, self.deal, self.standing, self.beats = match, match.deal, match.standing, beats
        self.seal = show.seal_data(match)
        self.after = match.after() if match.deal.turn is None else None


def _deals(match: Match) -> list[Replayed]:
    again = Match(match.game, match.seed, match.options)
    deals = []
    for number, moves in enumerate(match.moves):
        if number:
            again.next_deal()
        beats = list(again.deal.opening)
        for move in moves:
            beats += again.play(move)
        deals.append(Replayed(again, beats))
    return deals


def _deal_lines(one: Replayed, texts: Texts) -> list[str]:
    title = texts.say("score.title", deal=one.standing["deal"])
    lines = [f"{title}. {texts.say(message('terminal.dealer'), seat=one.standing['dealer'])}"]
    lines += ["  " + line for line in show.event_lines(one.match.game, one.beats, texts)]
    if one.after is not None:
        lines += show.score_lines(one.deal, texts)
        lines.append(show.standing_line(one.after, texts))
    return [*lines, ""]


def _deal_data(one: Replayed) -> dict[str, Any]:
    tally = show.tally_data(one.deal.tally()) if one.after is not None else None
    events = show.event_data(one.match.game, one.beats)
    return {**one.seal, "events": events, "tally": tally, "after": one.after}
