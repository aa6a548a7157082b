"""The opening of Minchiate told at the table: every step in its order, at any speed, and a way past it."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web import positions_of_minchiate as positions
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.cloth_of_minchiate import YOU, check_at_rest, steps, told
from tests.web.players.minchiate import OPENING, Player
from tests.web.reach import BUTTON, check_targets, faults

ADDRESS = "en/minchiate/"

# What the slip says while the opening is told, what lies there then, and everything that is spoken.
WATCH = r"""
document.addEventListener("DOMContentLoaded", () => {
  const told = (window.told = []), spoken = (window.spoken = []), at = (id) => document.getElementById(id);
  const watch = (id, act) => new MutationObserver(act).observe(at(id), { childList: true });
  watch("say", () => {
    if (document.documentElement.dataset.table === "opening") told.push(at("say").textContent);
  });
  watch("spoken", () => spoken.push(at("spoken").textContent));
});
"""
MOVED = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.moved += 1;
  return animate.apply(this, given);
};
"""


def test_the_opening_can_be_skipped(open_page: OpenPage, site: str) -> None:
    """At any speed, with the button that is always in sight; the log keeps all of it."""
    player = Player(open_page(viewport=ViewportSize(width=360, height=640), has_touch=True))
    sight = player.begin(site + ADDRESS, positions.CUTTER, "slow")
    assert (sight.button, sight.live) == (player.texts.say("slip.button.skip"), True)
    assert sight.unseen == len(sight.hand)
    assert sight.lead == player.texts.say("minchiate.tag.level")
    assert faults(player.page) == []
    check_targets(player.page, ["#act"], BUTTON)
    player.act()
    sight = player.wait("yours")
    check_at_rest(player, sight)
    match = player.match()
    assert not match.moves[-1]
    events = [event for beat in match.deal.opening for event in beat if event.message]
    assert len(sight.log) == len(events)
    for entry, event in zip(reversed(sight.log), events, strict=True):
        assert entry.startswith(player.texts.name(event.seat))
        assert told(event, player.texts) in entry


@pytest.mark.long
def test_played_on_in_another_tab(open_page: OpenPage, site: str) -> None:
    """The tab that is still telling the opening breaks off, says so, and overwrites nothing."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.begin(site + ADDRESS, positions.CUTTER, "slow")
    other = Player(player.page.context.new_page())
    other.page.goto(site + ADDRESS)
    other.read_texts()
    other.wait("yours")
    other.lay_away(other.game.pack.write(other.match().deal.moves()[0].cards))
    kept = other.saved()
    player.page.bring_to_front()
    sight = player.wait("elsewhere")
    assert (sight.say, sight.live) == (player.texts.say("save.elsewhere"), True)
    assert player.saved() == kept


def test_the_opening_without_motion(open_page: OpenPage, site: str) -> None:
    """Nothing travels, and every step is told all the same, with what lies there."""
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion="reduce"))
    player.page.add_init_script(WATCH)
    player.page.add_init_script(MOVED)
    player.begin(site + ADDRESS, positions.CUTTER, "calm")
    view, shown = player.match().deal.view(YOU), []
    while (sight := player.look()).state == OPENING:
        shown.append((sight.turned_up or [], sight.places))
        player.step_on()
    expected = steps(player.match(), player.texts)
    assert player.page.evaluate("window.told") == expected
    spoken = " ".join(player.page.evaluate("window.spoken"))
    assert [step for step in expected if step not in spoken] == []
    assert player.page.evaluate("window.moved") == 0
    assert (view["cut"]["robbed"], [None] * 4) in shown
    assert ([*view["cut"]["robbed"], view["cut"]["stop"]], [None] * 4) in shown
    assert view["exposed"] in [places for _, places in shown]
    assert sorted(view["fola"]) in [sorted(cards) for cards, _ in shown]
    check_at_rest(player, player.wait("yours"))
