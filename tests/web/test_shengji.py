"""Shengji at the table: a whole deal as a person plays it, what must be seen of it, and how it is kept."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from cardavia_core import record
from cardavia_core.game import Move
from cardavia_core.games import load_game
from cardavia_core.match import Match
from tests.web import positions_of_shengji as positions
from tests.web.account import check_account, read_account
from tests.web.conftest import OpenPage
from tests.web.player import AT_REST, PHONE
from tests.web.players.cloth_of_shengji import check_cloth, plays_of, rank_of, read_cloth
from tests.web.players.shengji import Player, Sight
from tests.web.reach import BUTTON, SIZES, SMALLEST, check_targets, faults
from web.table.names import codes_of, names_of

ADDRESS = "en/shengji/"
GAME = load_game("shengji")
YOU, RIGHT = 0, 1
HANDFUL = 108
SEEN = 1200
NOTICED_LATE = 100
"""So many milliseconds after something is shown the page may tell of it, on a busy machine."""
SCREENS = ("small phone", "phone", "sideways", "desktop")
ALL_SIZES = SIZES | {"small tablet": ViewportSize(width=600, height=700)}

# How long the kitty lies open, each time with what is said of it and with the marked cards.
REVEALS = """
() => {
  window.reveals = [];
  const reveal = document.getElementById("reveal");
  let since = null, said = "", marked = [];
  new MutationObserver(() => {
    const words = document.getElementById("reveal-text").textContent;
    if (since !== null && (reveal.hidden || words !== said)) {
      window.reveals.push([performance.now() - since, said, marked]);
      since = null;
    }
    if (!reveal.hidden && since === null) {
      [since, said] = [performance.now(), words];
      marked = [...reveal.querySelectorAll(".decides use")].map((use) => use.getAttribute("href"));
    }
  }).observe(reveal, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
MOVED_ON = """
([name, before, states]) => {
  if (localStorage.getItem(name) === before) return null;
  const laid = [0, 1, 2, 3].map((seat) => document.getElementById(`laid-${seat}`).children.length);
  if (Math.min(...laid) && document.querySelector("#cross .win")) return "full";
  return states.includes(document.documentElement.dataset.table) ? "asked" : null;
}
"""


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    """Somebody with a phone."""
    return Player(open_page(viewport=PHONE, has_touch=True))


@cache
def passed_to_you() -> str:
    """The others have passed, and the person is to speak: nobody has to declare."""
    for number in range(100):
        match = Match(GAME, f"{number:04x}")
        if match.deal.turn == RIGHT:
            for _ in range(3):
                match.play(Move("pass"))
            return record.write(match)
    raise LookupError("the person never speaks last")


def quick(match: Match) -> Move:
    """Some legal move: the most cards that may be led, so that there are few tricks."""
    moves = match.deal.moves()
    leads = match.deal.view(YOU)["phase"] == "play" and not match.deal.view(YOU)["trick"]
    return max(moves, key=lambda move: len(move.cards)) if leads else moves[0]


@cache
def near_the_end(last_cards: int) -> str:
    """The person is last to play to a trick of the first deal, with so many cards left."""
    for number in range(500):
        match = Match(GAME, f"{number:04x}")
        while match.deal.turn is not None:
            view = match.deal.view(YOU)
            if match.deal.turn == YOU and len(view["trick"]) == 3 and len(view["hand"]) == last_cards:
                return record.write(match)
            match.play(quick(match))
    raise LookupError("no such position in any of these seeds")


def check_at_rest(player: Player, sight: Sight) -> None:
    """Nothing is chosen, all cards are there, and the page shows what the engine knows."""
    view = player.match().deal.view(YOU)
    assert not (sight.raised or sight.flying or sight.sideways or sight.refused)
    assert sight.hand == names_of([code for group in player.game.hand_order(view) for code in group])
    assert sight.held == view["hands"][1:]
    cards = sum(view["hands"]) + sum(len(play) for play in view["trick"])
    laid = sum(len(play) for trick in view["tricks"] for play in trick["cards"])
    assert cards + laid + 8 * (view["phase"] != "bury") == HANDFUL
    unsettled = not view["dealer_settled"]
    assert (sight.dealer, sight.turn) == (-1 if unsettled else view["dealer"], view["turn"])
    check_cloth(player, view)


def choose(player: Player, move: Move) -> Sight:
    """Tap cards until those of a move are raised, and no others: one tap may raise or lower a pair."""
    wanted = sorted(player.names(move))
    for _ in range(3 * len(wanted)):
        raised = player.look().raised
        if sorted(raised) == wanted:
            break
        wrong = [name for name in raised if name not in wanted]
        player.raise_card((wrong or [name for name in wanted if name not in raised])[0])
    return player.look()


def play_trick(player: Player, move: Move) -> Sight:
    """Play to a trick, look at it when it is full, and tap it away."""
    number, before = len(player.match().deal.view(YOU)["tricks"]), player.saved()
    sight = choose(player, move)
    assert sorted(codes_of(sight.raised)) == sorted(GAME.pack.write(move.cards))
    assert sight.live
    player.act()
    seen = player.until(MOVED_ON, [player.save, before, list(AT_REST)])
    assert seen == "full", "the trick was never seen"
    cloth = read_cloth(player.page)
    player.tap("#board")
    sight = player.moved_on(before)
    match = player.match()
    trick = match.deal.view(YOU)["tricks"][number]
    assert [sorted(play) for play in cloth.plays] == plays_of(trick["cards"], trick["leader"])
    assert cloth.winning == [trick["winner"]]
    assert cloth.worth == player.texts.count("shengji.tag.in_trick", trick["points"])
    return sight


def check_last_trick(player: Player) -> None:
    """The last trick can be looked at: the plays in their order, names, the winner."""
    trick = player.match().deal.view(YOU)["tricks"][-1]
    player.tap("#open-last")
    rows = player.page.locator("#last-cards li")
    assert rows.count() == 4
    for turn, codes in enumerate(trick["cards"]):
        row, seat = rows.nth(turn), (trick["leader"] + turn) % 4
        pictures = row.locator("use").evaluate_all("uses => uses.map((use) => use.getAttribute('href'))")
        assert sorted(pictures) == sorted(f"#card-{code}" for code in codes)
        assert row.locator(".w").inner_text() == player.texts.name(seat)
        assert (player.texts.say("table.takes_it") in row.inner_text()) == (seat == trick["winner"])
    player.tap("#last [data-close]")


def check_result(player: Player, sight: Sight) -> None:
    """The sheet adds up, says what the deal means, and shows both ladders."""
    match, account = player.match(), read_account(player.page)
    view, after = match.deal.view(YOU), match.after()
    check_account(account, match.deal.tally(), player.texts)
    made = view["points"][view["attackers"]] + view["bonus"]
    assert account.open
    assert account.points == f"{made} / 80"
    assert (sight.say, sight.button) == (account.verdict, account.next)
    rank = rank_of(after["totals"][after["dealer"] % 2])
    key = "shengji.verdict.next" if after["dealer"] != YOU else "shengji.verdict.next_you"
    assert account.outcome == player.texts.say(key, seat=after["dealer"], rank=rank)
    here = player.page.locator("#ladder .here").all_text_contents()
    assert here == [rank_of(level) for level in after["totals"]]
    buried = [use for use in account.cards[1] if use]
    assert sorted(buried) == sorted(view["buried"])
    assert faults(player.page) == []


def declare_and_bury(player: Player, sight: Sight) -> Sight:
    """Choose the first row that is allowed; where the person deals, bury what the engine has first."""
    assert sight.rows is not None
    free = [number for number in range(len(sight.rows)) if number not in sight.barred]
    sight = player.declare(free[0])
    assert sight.live
    sight = player.acted()
    if sight.tray is not None:
        check_at_rest(player, sight)
        move = player.match().deal.moves()[0]
        sight = choose(player, move)
        assert sorted(codes_of(sight.tray or [])) == sorted(GAME.pack.write(move.cards))
        sight = player.acted()
    return sight


def whole_deal(player: Player, sight: Sight) -> Sight:
    """Play a deal from the first word to the result."""
    check_at_rest(player, sight)
    sight = declare_and_bury(player, sight)
    while sight.rows is not None:
        sight = declare_and_bury(player, sight)
    tricks = 0
    while sight.state == "yours":
        check_at_rest(player, sight)
        sight = play_trick(player, quick(player.match()))
        tricks += 1
        if tricks == 2:
            check_last_trick(player)
    return sight


@pytest.mark.parametrize(
    ("code", "size", "start"),
    [
        ("en", "phone", positions.OPEN),
        pytest.param("en", "small phone", positions.OVERCALL, marks=pytest.mark.long),
        pytest.param("zh-Hans", "sideways", positions.OPEN, marks=pytest.mark.long),
        pytest.param("uk", "desktop", positions.OVERCALL, marks=pytest.mark.long),
    ],
)
def test_whole_deal(open_page: OpenPage, site: str, code: str, size: str, start: str) -> None:
    """Once against the thinker."""
    thinker = (code, size) == ("en", "phone")
    player = Player(open_page(thinker=thinker, viewport=ALL_SIZES[size], has_touch=True))
    sight = player.sit_down(f"{site}{code}/shengji/", start)
    if thinker:
        player.await_thinker()
    sight = whole_deal(player, sight)
    assert sight.state == "scored"
    check_result(player, sight)
    after = player.match().after()
    player.tap("#next")
    sight = player.wait("yours")
    view = player.match().deal.view(YOU)
    assert (view["match"]["totals"], view["match"]["deal"]) == (after["totals"], 2)
    check_at_rest(player, sight)


def kept(player: Player, sight: Sight) -> dict[str, Any]:
    """What must be the same after a reload."""
    return {
        "hand": sight.hand,
        "held": sight.held,
        "log": sight.log,
        "rows": sight.rows,
        "places": sight.places,
        "say": sight.say,
        "disabled": sight.disabled,
        "cloth": read_cloth(player.page),
        "state": sight.state,
    }


@pytest.mark.parametrize(
    "start",
    [positions.OVERCALL, positions.BURY, positions.SOME_PAIRS],
    ids=["declaring", "burying", "in a trick"],
)
def test_a_reload_goes_on(player: Player, site: str, start: str) -> None:
    sight = player.sit_down(site + ADDRESS, start)
    check_at_rest(player, sight)
    before, saved = kept(player, sight), player.saved()
    player.page.reload()
    assert kept(player, player.wait()) == before
    assert player.saved() == saved


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_kitty_decides(open_page: OpenPage, site: str, motion: str) -> None:
    """Everybody passes: the kitty lies open for 1.2 seconds at any speed, the card that decides marked."""
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion=motion))
    sight = player.sit_down(site + ADDRESS, passed_to_you())
    assert sight.rows is not None
    player.page.evaluate(REVEALS)
    player.declare(len(sight.rows) - 1)
    sight = player.acted()
    view = player.match().deal.view(YOU)
    decides = next(code for code in view["kitty"] if code[-1] == view["trump"])
    rest, said, marked = player.page.evaluate("window.reveals[0]")
    assert rest >= SEEN - NOTICED_LATE
    assert said == player.texts.say("shengji.kitty.decides", card=decides)
    assert marked == [f"#card-{decides}"]
    check_at_rest(player, sight)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_buried_cards_are_shown_at_the_end(open_page: OpenPage, site: str, motion: str) -> None:
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion=motion))
    player.sit_down(site + ADDRESS, near_the_end(1))
    player.page.evaluate(REVEALS)
    move = player.match().deal.moves()[0]
    choose(player, move)
    player.act()
    sight = player.wait("scored")
    view = player.match().deal.view(YOU)
    inside = sum(GAME.worth(code) for code in view["buried"])
    reveals = player.page.evaluate("window.reveals")
    assert reveals[0][1] == player.texts.count("shengji.kitty.buried", inside)
    assert all(rest >= SEEN - NOTICED_LATE for rest, _, _ in reveals)
    assert len(reveals) == (2 if view["bonus"] else 1)
    check_result(player, sight)
    before = read_account(player.page)
    player.page.reload()
    check_result(player, player.wait())
    assert read_account(player.page) == before


def test_the_account_on_a_small_phone(open_page: OpenPage, site: str) -> None:
    """The eight buried cards make no line of the account wider than the sheet."""
    player = Player(open_page(viewport=ViewportSize(width=320, height=568), has_touch=True))
    player.sit_down(site + ADDRESS, near_the_end(1))
    choose(player, player.match().deal.moves()[0])
    player.act()
    check_result(player, player.wait("scored"))


def every_screen() -> list[Any]:
    """The four screens that must hold, and under the mark `long` all others, and in four languages."""
    others = [(code, size) for code in ("en", "th", "uk", "zh-Hans") for size in ALL_SIZES]
    wanted = [("en", size) for size in SCREENS]
    return wanted + [pytest.param(*one, marks=pytest.mark.long) for one in others if one not in wanted]


@pytest.mark.parametrize(("code", "size"), every_screen())
def test_burying_on_every_screen(open_page: OpenPage, site: str, code: str, size: str) -> None:
    """What are trumps and who showed them is in sight while the cards to bury are chosen."""
    player = Player(open_page(viewport=ALL_SIZES[size], has_touch=True))
    player.sit_down(f"{site}{code}/shengji/", positions.BURY)
    assert faults(player.page) == []


@pytest.mark.parametrize(("code", "size"), every_screen())
def test_every_screen(open_page: OpenPage, site: str, code: str, size: str) -> None:
    """Nothing lies over anything else or sticks out, with four cards before each of the others."""
    player = Player(open_page(viewport=ALL_SIZES[size], has_touch=True))
    player.sit_down(f"{site}{code}/shengji/", positions.SOME_PAIRS)
    assert faults(player.page) == []
    check_targets(player.page, ["#act"], BUTTON)
    if size != "embedded":  # there a long sentence covers the place, and the button serves
        check_targets(player.page, ["#your-place"], SMALLEST)
