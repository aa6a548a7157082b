"""Deals, events and scores, as lines for a person and as plain data for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import message
from .levels import level_lines, levels
from .resti import resti_lines, settlement_lines

if TYPE_CHECKING:
    from ..game import Deal, Event, Game, Move, Refusal, Tally
    from ..match import Match
    from .texts import Texts

LARGE_HAND = 18


def view_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """What a person needs to see before a move."""
    lines = []
    if "table" in view:
        lines.append(texts.say(message("terminal.table"), names=texts.cards(view["table"])))
    if view.get("last_placed") is not None:
        lines.append(texts.say(message("terminal.last_placed"), card=view["last_placed"]))
    if "stock" in view:
        lines.append(texts.say(message("terminal.stock"), number=view["stock"]))
    if "bonuses" in view:
        totals = ", ".join(f"{texts.team(team)} {points}" for team, points in enumerate(view["points"]))
        lines.append(texts.say(message("terminal.bonuses"), totals=totals))
    if "level" in view:
        lines += level_lines(view, texts)
    if "resti" in view:
        lines += resti_lines(view, texts)
    if "trick" in view:
        lines += trick_lines(view, texts)
    return [*lines, texts.say(message("terminal.hand"), names=hand_names(view, texts))]


def hand_names(view: dict[str, Any], texts: Texts) -> str:
    """The cards of the hand; where it is large, suit by suit."""
    if texts.game is None or len(view["hand"]) < LARGE_HAND:
        return texts.cards(view["hand"])
    return " | ".join(texts.cards(group) for group in texts.game.hand_order(view))


def trick_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """What a trick game needs besides: the score so far, the last trick, and who has played what."""

    def told(leader: int, plays: list[Any]) -> str:
        seats = [(leader + place) % len(view["hands"]) for place in range(len(plays))]
        cards = [texts.together([play] if isinstance(play, str) else play) for play in plays]
        return ", ".join(f"{texts.seat(seat)}: {names}" for seat, names in zip(seats, cards, strict=True))

    lines = []
    if view.get("announced") is not None:
        lines.append(texts.say(message("terminal.announced"), number=view["announced"]))
    if view["tricks"]:
        last = view["tricks"][-1]
        if "points" in view and "attackers" not in view:
            totals = "–".join(map(str, view["points"]))
            lines.append(texts.say(message("terminal.trick_points"), totals=totals))
        names = told(last["leader"], last["cards"])
        lines.append(texts.say(message("terminal.last_trick"), seat=last["winner"], names=names))
    if view["trick"]:
        lines.append(texts.say(message("terminal.trick"), names=told(view["leader"], view["trick"])))
    return lines


def move_words(game: Game, move: Move, texts: Texts) -> str:
    """A move in the names of its cards; an arrow stands for taking."""
    parts = [] if move.kind == "play" else [move.kind]
    if move.cards:
        parts.append(texts.cards(game.pack.write(move.cards)))
    if move.taken:
        parts += ["←", texts.cards(game.pack.write(move.taken))]
    return " ".join(parts)


def move_lines(game: Game, moves: list[Move], texts: Texts) -> list[str]:
    """The legal moves, numbered from 1, each in its short form and in words."""
    width = max(len(game.write_move(move)) for move in moves)
    return [
        f"{number:4}  {game.write_move(move):{width}}  {move_words(game, move, texts)}"
        for number, move in enumerate(moves, 1)
    ]


def event_lines(game: Game, beats: list[list[Event]], texts: Texts) -> list[str]:
    """The log of what happened."""
    told = [texts.event(game, event) for beat in beats for event in beat]
    return [line for line in told if line]


def tally_lines(tally: Tally, texts: Texts) -> list[str]:
    """The score sheet: what is counted, how many each team has of it, the points, and why."""
    labels = [texts.say(line.label) for line in tally.lines] + [texts.say("score.total")]
    width = max(len(label) for label in labels)
    lines = []
    for label, line in zip(labels, tally.lines, strict=False):
        counts = "–".join("·" if count is None else str(count) for count in line.counts)
        counts = "" if all(count is None for count in line.counts) else counts
        points = "–".join(map(str, line.points))
        lines.append(f"  {label:{width}}  {points:>5}  {counts:>7}  {texts.say(line.note, **line.arguments)}")
    return [*lines, f"  {labels[-1]:{width}}  {'–'.join(map(str, tally.points)):>5}"]


def score_lines(deal: Deal, texts: Texts) -> list[str]:
    """The score sheet of a finished deal, and what it comes to where points are not the end of it."""
    return tally_lines(deal.tally(), texts) + settlement_lines(deal.view(0), texts)


def standing_line(standing: dict[str, Any], texts: Texts) -> str:
    """The totals of the match, and who has won where somebody has."""
    totals = "–".join(map(str, standing["totals"]))
    key = message("terminal.totals")
    if texts.game is not None and texts.game.levels:
        totals, key = levels(texts.game, standing["totals"], texts), message("terminal.levels")
    winner = standing["winner"]
    if winner is None:
        return texts.say(key, totals=totals)
    if winner == -1:
        return texts.say(message("terminal.drawn"), totals=totals)
    return texts.say(message("terminal.winner"), team=winner, totals=totals)


def place_lines(game: Game, deal: Deal, texts: Texts) -> list[str]:
    """Where every card of a deal lies: for looking at a deal from outside, not for playing it."""
    view = deal.view(0)
    lines = []
    for seat in range(game.seats):
        hand = deal.view(seat)["hand"]
        lines.append(f"  {texts.seat(seat)}: {' '.join(hand)}")
    lines += [f"  {texts.say('table.table')}: {' '.join(view['table'])}"] if "table" in view else []
    hidden = [code for cards, seats in deal.places() if not seats for code in game.pack.write(cards)]
    return [*lines, f"  {texts.say(message('terminal.hidden'))}: {' '.join(hidden)}"] if hidden else lines


def event_data(game: Game, beats: list[list[Event]]) -> list[list[dict[str, Any]]]:
    """Beats as plain data."""
    return [
        [
            {
                "kind": event.kind,
                "seat": event.seat,
                "cards": game.pack.write(event.cards),
                "amount": event.amount,
                "message": event.message,
            }
            for event in beat
        ]
        for beat in beats
    ]


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as plain data."""
    names = ("label", "note", "counts", "points", "cards", "arguments")
    lines = [{name: getattr(line, name) for name in names} for line in tally.lines]
    return {"lines": lines, "points": tally.points}


def refusal_data(refusal: Refusal, texts: Texts) -> dict[str, Any]:
    """A refusal as plain data, with its sentence."""
    arguments = dict(refusal.arguments)
    if "reason" in arguments:
        arguments["reason"] = refusal_data(arguments["reason"], texts)
    return {"message": refusal.message, "arguments": arguments, "text": texts.refusal(refusal)}


def seal_data(match: Match) -> dict[str, Any]:
    """The deal's number, dealer, commitment and, once it is over, its key."""
    return {
        "deal": match.standing["deal"],
        "dealer": match.standing["dealer"],
        "commitment": match.commitment(),
        "key": match.key() if match.deal.turn is None else None,
    }
