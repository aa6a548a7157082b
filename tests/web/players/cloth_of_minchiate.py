"""What lies on the cloth of Minchiate, and what its tags and plates say, beside what the engine knows."""

from math import isnan
from typing import Any

from cardavia_core.game import Event
from cardavia_core.games import load_game
from cardavia_core.match import Match
from tests.web.players.minchiate import Player, Sight
from web.table.texts import Texts

GAME = load_game("minchiate")
YOU = 0


def told(event: Event, texts: Texts) -> str:
    """What the log says of an event."""
    codes = GAME.pack.write(event.cards)
    card = codes[0] if codes else ""
    return texts.say(event.message, card=card, cards=codes[1:], played_cards=codes, n=event.amount)


def steps(match: Match, texts: Texts) -> list[str]:
    """What is said of each step of the opening."""
    events = [event for beat in match.deal.opening for event in beat if event.message]
    return [texts.say("log.entry", seat=event.seat, sentence=told(event, texts)) for event in events]


def lead_text(view: dict[str, Any], texts: Texts) -> str:
    """What the tag says of the lead."""
    most = max(view["lead"])
    if not most:
        return texts.say("minchiate.tag.level")
    return texts.say("minchiate.tag.lead", team=view["lead"].index(most), n=most, resto=view["resto"])


def words(view: dict[str, Any], texts: Texts) -> list[str | None]:
    """What stands on the plates of the others before the play."""
    said: list[str | None] = [None] * 4
    if view["phase"] in ("discard", "declare"):
        for seat, number in enumerate(view["discarded"]):
            said[seat] = texts.count("minchiate.said.discard", number) if number else None
        for word in view["declarations"]:
            points = texts.count("minchiate.said.declare", word["points"])
            said[word["seat"]] = points if word["sets"] else texts.say("minchiate.said.none")
    return said[1:]


def check_at_rest(player: Player, sight: Sight) -> None:
    """Nothing is chosen but what is offered, and the page shows what the engine knows."""
    view, say = player.match().deal.view(YOU), player.texts
    assert not (sight.flying or sight.sideways or sight.refused or sight.unseen)
    assert sight.turned_up is None
    assert sight.hand == [code for group in GAME.hand_order(view) for code in group]
    assert sight.held == view["hands"][1:]
    assert (sight.dealer, sight.turn) == (view["dealer"], view["turn"] if view["turn"] is not None else -1)
    assert sight.figures["resti"] == sight.tags["resti"] == view["resti"]
    assert [0 if isnan(points) else points for points in sight.figures["lead"]] == view["lead"]
    assert sight.figures["cards"] == view["taken"]
    assert sight.lead == lead_text(view, say)
    names, lots = [None, *(say.name(seat) for seat in range(4))], [view["fola"]]
    lots += view["discards"] if view["discards_shown"] else []
    shown = [(name, codes) for name, codes in zip(names, lots, strict=False) if codes]
    assert [(name, codes) for name, codes in sight.fola] == shown
    assert sight.out_of_play == str(sum(len(codes) for codes in lots))
    assert sight.said == words(view, say)
    places = dict.fromkeys(range(4))
    places |= {(view["leader"] + turn) % 4: code for turn, code in enumerate(view["trick"])}
    assert sight.places == [places[seat] for seat in range(4)]
    assert sight.winning == [seat for seat in [view["winning"]] if seat is not None]


def check_full_trick(player: Player, sight: Sight, number: int) -> None:
    """Four cards lie there, each before its seat, with the winner of that trick marked."""
    trick = player.match().deal.view(YOU)["tricks"][number]
    places = {(trick["leader"] + turn) % 4: code for turn, code in enumerate(trick["cards"])}
    assert sight.places == [places[seat] for seat in range(4)]
    assert sight.winning == [trick["winner"]]
