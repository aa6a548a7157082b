"""What lies on the cloth of Shengji, and what its tags and plates say, beside what the engine knows."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from cardavia_core.games.shengji.scoring import ACE, level_of
from tests.web.players.shengji import Player

CLOTH = r"""
() => {
  const at = (id) => document.getElementById(id);
  const text = (id) => at(id).textContent.trim();
  const told = (id) => (at(id).hidden ? null : text(id));
  const pictures = (selector) => [...document.querySelectorAll(selector)].map(
    (use) => use.getAttribute("href").replace("#card-", ""));
  const seats = [0, 1, 2, 3];
  return {
    plays: seats.map((seat) => pictures(`#laid-${seat} use`)),
    winning: seats.filter((seat) => at(`place-${seat}`).classList.contains("win")),
    trump: [text("trump-label"), text("trump-text"), told("trump-by")],
    sign: at("trump-text").querySelector("use")?.getAttribute("href") ?? null,
    goal: [text("goal-label"), text("goal-text")],
    meter: at("goal-meter").hidden ? null : at("goal-meter").firstElementChild.style.inlineSize,
    worth: told("trick-tag"),
    levels: [text("tag-level-0"), text("tag-level-1")],
    said: [1, 2, 3].map((seat) => told(`said-${seat}`)),
    last: !at("open-last").hidden,
    reveal: told("reveal-text") && !at("reveal").hidden ? text("reveal-text") : null,
    status: text("status"),
  };
}
"""


@dataclass
class Cloth:
    """What the page shows: the plays before the seats, the words of the tags, what the others have said."""

    plays: list[list[str]]
    winning: list[int]
    trump: list[str | None]
    sign: str | None
    goal: list[str]
    meter: str | None
    worth: str | None
    levels: list[str]
    said: list[str | None]
    last: bool
    reveal: str | None
    status: str


def read_cloth(page: Page) -> Cloth:
    """The cloth as it lies there now."""
    return Cloth(**page.evaluate(CLOTH))


def rank_of(level: int) -> str:
    """A level as its cards are printed."""
    return level_of(min(level, ACE))


def plays_of(trick: list[list[str]], leader: int) -> list[list[str]]:
    """The plays of a trick by seat, each in the order of the codes."""
    plays: list[list[str]] = [[], [], [], []]
    for turn, codes in enumerate(trick):
        plays[(leader + turn) % 4] = sorted(codes)
    return plays


def check_cloth(player: Player, view: dict[str, Any]) -> None:
    """The cloth shows what the person may know, and claims nothing that is not settled."""
    cloth, say, count = read_cloth(player.page), player.texts.say, player.texts.count
    assert [sorted(play) for play in cloth.plays] == plays_of(view["trick"], view["leader"])
    assert cloth.winning == [seat for seat in [view["winning"]] if seat is not None]
    assert cloth.levels == [rank_of(level) for level in view["match"]["totals"]]
    assert cloth.worth == (count("shengji.tag.in_trick", view["trick_points"]) if view["trick"] else None)
    assert cloth.last == bool(view["tricks"])
    assert cloth.reveal is None
    words = {word["seat"]: word["cards"] for word in view["declarations"]} if view["trump"] is None else {}
    keys = ("shengji.said.pass", "shengji.said.one", "shengji.said.two")
    for seat in (1, 2, 3):
        said = say(keys[len(words[seat])], cards=words[seat][:1]) if seat in words else None
        assert cloth.said[seat - 1] == said
    unsettled = not view["dealer_settled"]
    key = "open" if unsettled else "attack" if view["attackers"] == 0 else "defend"
    assert cloth.status == say("shengji.status." + key, deal=view["match"]["deal"])
    check_tags(player, cloth, view, unsettled)


def check_tags(player: Player, cloth: Cloth, view: dict[str, Any], unsettled: bool) -> None:
    """Trumps by sign and by word, who has shown them, and the attackers' points or else the dealer."""
    say, trump = player.texts.say, view["trump"]
    if trump is None:
        dealer = say("shengji.tag.no_dealer") if unsettled else player.texts.name(view["dealer"])
        assert cloth.trump == [say("table.level"), view["level"], None]
        assert (cloth.goal, cloth.meter) == ([say("table.dealer"), dealer], None)
        return
    suit = say("suit.shengji." + trump) if trump else say("shengji.tag.no_trump")
    shown = view["declared"]
    shower = say("shengji.tag.by", seat=shown["seat"]) if shown else say("shengji.tag.kitty")
    assert cloth.trump == [say("shengji.tag.trump", rank=view["level"]), suit, shower]
    assert cloth.sign == ("#suit-" + trump if trump else None)
    attackers = view["attackers"]
    whose = "shengji.tag.you_attack" if attackers == 0 else "shengji.tag.they_attack"
    points = view["points"][attackers] + (view["bonus"] or 0)
    assert cloth.goal == [say(whose), f"{points} / 80"]
    assert cloth.meter == f"{min(100, points * 100 // 80)}%"
