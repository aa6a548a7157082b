"""Piedicavallo at the table: whole games, the discard, what may not be played, the trick that stays."""

import pytest
from playwright.sync_api import ViewportSize

from cardavia_core.game import Move
from cardavia_core.match import Match
from tests.web import positions_of_four as positions
from tests.web.account import check_account, check_single_game, read_account
from tests.web.conftest import OpenPage
from tests.web.fingers import Finger, middle
from tests.web.player import PHONE
from tests.web.players.piedicavallo import Player, Sight
from tests.web.reach import SMALLEST, check_targets

ADDRESS = "en/piedicavallo/"
TRICKS = 15
POINTS = 114
TRICK_STAYS = 1200
NOTICED_LATE = 100
"""So many milliseconds after the cards lie there the page may tell of it, on a busy machine."""
UNTOUCHED = ("hand", "raised", "table", "held", "figures", "log", "state", "disabled", "turn", "tray")

# How long each full trick lies there with its winner marked, from its fourth card to its going.
RESTS = """
() => {
  window.rests = [];
  let since = null, winners = [];
  const cross = document.getElementById("cross");
  new MutationObserver(() => {
    const full = cross.querySelectorAll(".card").length === 4;
    winners = full ? [...cross.querySelectorAll(".win")].map((place) => place.id) : winners;
    if (full && since === null && winners.length) since = performance.now();
    if (!full && since !== null) window.rests.push([performance.now() - since, ...winners]);
    if (!full) since = null;
  }).observe(cross, { childList: true, subtree: true, attributeFilter: ["class"] });
}
"""

# Before whom the cards are laid, one after the other.
ORDER = """
() => {
  window.order = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) if (node.matches?.(".card")) window.order.push(target.id);
  }).observe(document.getElementById("cross"), { childList: true, subtree: true });
}
"""


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    """Somebody with a phone."""
    return Player(open_page(viewport=PHONE, has_touch=True))


def check_at_rest(player: Player, sight: Sight, match: Match) -> None:
    """Nothing is chosen, all cards are there, and the page shows what the engine knows."""
    view = match.deal.view(positions.YOU)
    assert not (sight.raised or sight.chips or sight.live or sight.flying or sight.sideways or sight.refused)
    assert sight.cards + 4 * len(view["tricks"]) + 2 * (view["announced"] is not None) == 62
    assert sorted(sight.hand) == sorted(view["hand"])
    assert sight.hand == [code for group in player.game.hand_order(view) for code in group]
    assert sorted(sight.disabled) == sorted(positions.hatched(match))
    assert sight.held == view["hands"][1:]
    assert sight.figures == {"card-points": view["points"], "tricks": view["won"]}
    assert sight.tags == {"card-points": view["points"]}
    assert (sight.dealer, sight.turn) == (view["dealer"], view["turn"])
    places = dict.fromkeys(range(4))
    places |= {(view["leader"] + turn) % 4: code for turn, code in enumerate(view["trick"])}
    assert sight.places == [places[seat] for seat in range(4)]
    assert sight.winning == [seat for seat in [view["winning"]] if seat is not None]
    assert sight.last == bool(view["tricks"])
    number = view["announced"]
    assert sight.announced == (None if number is None else player.texts.count("table.trumps", number))


def check_full_trick(player: Player, sight: Sight, number: int) -> None:
    """Four cards lie there, each before its seat, with the winner of that trick marked."""
    trick = player.match().deal.view(positions.YOU)["tricks"][number]
    places = {(trick["leader"] + turn) % 4: code for turn, code in enumerate(trick["cards"])}
    assert sight.places == [places[seat] for seat in range(4)]
    assert sight.winning == [trick["winner"]]


def check_last_trick(player: Player) -> None:
    """The last trick can be looked at: four cards in the order they were played, names, the winner."""
    trick = player.match().deal.view(positions.YOU)["tricks"][-1]
    player.tap("#open-last")
    cards = player.page.locator("#last-cards li")
    assert cards.count() == 4
    for turn, code in enumerate(trick["cards"]):
        card, seat = cards.nth(turn), (trick["leader"] + turn) % 4
        assert card.is_visible()
        assert card.locator("use").get_attribute("href") == f"#card-{code}"
        assert player.texts.card(code) in (card.text_content() or "")
        assert card.locator(".w").inner_text() == player.texts.name(seat)
        won = seat == trick["winner"]
        assert (player.texts.say("table.takes_it") in card.inner_text()) == won
        assert ("won" in (card.get_attribute("class") or "")) == won
    player.tap("#last [data-close]")
    assert player.page.locator("#last").is_hidden()


def discard(player: Player, sight: Sight) -> Sight:
    """Choose two cards, take one back, choose again, and lay them away."""
    say, pairs = player.texts, player.match().deal.moves()
    first, second = player.game.pack.write(pairs[len(pairs) // 2].cards)
    assert sight.say == say.count("piedicavallo.refusal.choose_more", 2)
    assert sight.button == say.count("slip.button.discard", 2)
    assert sight.tray == []
    for back in (f'#tray-cards [data-card="{first}"]', player.hand_card(first)):
        sight = player.raise_card(first)
        assert (sight.raised, sight.tray, sight.live) == ([first], [first], False)
        assert sight.say == say.count("piedicavallo.refusal.choose_more", 1)
        player.tap(back)
        assert player.look().tray == []
    player.raise_card(first)
    sight = player.raise_card(second)
    assert sight.live
    assert sorted(sight.raised) == sorted(sight.tray or []) == sorted([first, second])
    assert sight.button == say.count("slip.button.discard", 2)
    third = next(code for code in sight.hand if code not in (*sight.disabled, first, second))
    sight = player.raise_card(third)
    assert sight.refused
    assert sight.say == say.say("piedicavallo.refusal.only_two")
    assert sorted(sight.raised) == sorted([first, second])
    player.act()
    sight = player.played(first)
    assert sight.tray is None
    assert player.game.pack.write(player.match().moves[0][0].cards) == [first, second]
    return sight


def play_game(player: Player, sight: Sight) -> Sight:
    """Play the tricks to the end of the game; each full trick is looked at and then tapped away."""
    for number in range(TRICKS):
        match = player.match()
        check_at_rest(player, sight, match)
        legal = player.legal()
        full, sight = player.hurry(legal[number % len(legal)])
        check_full_trick(player, full, number)
        if number in (0, 7):
            check_last_trick(player)
    return sight


@pytest.mark.parametrize(
    ("code", "width", "height", "dealer"),
    [("en", 390, 844, positions.YOU), ("it", 844, 390, positions.PARTNER)],
    ids=["dealer, upright", "not dealer, sideways"],
)
def test_whole_game(open_page: OpenPage, site: str, code: str, width: int, height: int, dealer: int) -> None:
    """Once against the thinker, once against the rules of thumb."""
    thinker, size = code == "en", ViewportSize(width=width, height=height)
    player = Player(open_page(thinker=thinker, viewport=size, has_touch=True))
    record = positions.fresh("piedicavallo", dealer)
    sight = player.sit_down(f"{site}{code}/piedicavallo/", record)
    if thinker:
        player.await_thinker()
    if dealer == positions.YOU:
        check_at_rest(player, sight, player.match())
        sight = discard(player, sight)
    sight = play_game(player, sight)
    assert sight.state == "won"
    match, account = player.match(), read_account(player.page)
    tally = match.deal.tally()
    check_account(account, tally, player.texts)
    check_single_game(account, tally, player.texts)
    assert sum(account.deal) == POINTS
    assert sum(account.counts[0]) == TRICKS
    assert (sight.say, sight.button) == (account.verdict, account.next)
    player.tap("#next")
    sight = player.wait("yours")
    assert player.saved() != record
    check_at_rest(player, sight, player.match())


def refused_now(player: Player, code: str, chosen: list[str]) -> str:
    """What the engine says against a card, played alone or laid away beside those chosen."""
    deal = player.match().deal
    kind = deal.moves()[0].kind
    cards = player.game.pack.read([*chosen, code])
    refusal = deal.refusal(Move(kind, tuple(sorted(cards))))
    assert refusal is not None
    return player.texts.refusal(refusal)


@pytest.mark.parametrize(
    "record",
    [positions.must_follow, positions.must_trump, positions.trumps_may_go, positions.trumps_must_stay],
    ids=["follow", "trump", "discard with trumps", "discard without"],
)
def test_hatched_cards_only_explain_themselves(player: Player, site: str, record: positions.Record) -> None:
    sight = player.sit_down(site + ADDRESS, record())
    before, saved = {name: getattr(sight, name) for name in UNTOUCHED}, player.saved()
    assert len(sight.disabled) > 2
    reasons = set()
    for code in sight.disabled:
        sight = player.raise_card(code)
        assert sight.refused
        assert sight.say == sight.spoken == refused_now(player, code, [])
        reasons.add(sight.say)
        assert not sight.live
        player.page.focus("#act")
        player.page.keyboard.press("Enter")
        assert {name: getattr(player.look(), name) for name in UNTOUCHED} == before, code
    assert reasons
    assert player.saved() == saved
    legal = player.legal()[0]
    assert player.raise_card(legal).raised == [legal]
    assert not player.look().refused


def test_trumps_that_may_go_only_together(player: Player, site: str) -> None:
    """A trump and a suit card are refused in the engine's words, and the button stays dead."""
    player.sit_down(site + ADDRESS, positions.trumps_may_go())
    deal, pack = player.match().deal, player.game.pack
    trump = next(code for code in player.look().hand if code[0] == "T" and code not in player.look().disabled)
    suit = next(code for code in player.look().hand if code[0] != "T" and code not in player.look().disabled)
    refusal = deal.refusal(Move("discard", tuple(sorted(pack.read([trump, suit])))))
    player.raise_card(trump)
    sight = player.raise_card(suit)
    assert refusal is not None
    assert sight.say == player.texts.refusal(refusal)
    assert not sight.live
    player.raise_card(suit)
    pair = next(move for move in deal.moves() if all(code[0] == "T" for code in pack.write(move.cards)))
    player.raise_card(trump)
    sight = player.lay_away(pack.write(pair.cards))
    assert sight.announced == player.texts.count("table.trumps", 2)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("pace", ["off", "quick"])
def test_a_trick_stays(open_page: OpenPage, site: str, pace: str, motion: str) -> None:
    """At least 1.2 seconds, at whatever speed, with its winner marked."""
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion=motion))
    player.sit_down(site + ADDRESS, positions.last_to_play(), pace=pace)
    number = len(player.match().deal.view(positions.YOU)["tricks"])
    player.page.evaluate(RESTS)
    player.play(player.legal()[0])
    rest, *winners = player.page.evaluate("window.rests[0]")
    assert rest >= TRICK_STAYS - NOTICED_LATE
    winner = player.match().deal.view(positions.YOU)["tricks"][number]["winner"]
    assert winners == [f"place-{winner}"]


def test_a_tap_ends_the_rest_of_a_trick(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=PHONE, has_touch=True, reduced_motion="reduce"))
    player.sit_down(site + ADDRESS, positions.last_to_play(), pace="slow")
    player.page.evaluate(RESTS)
    full, _ = player.hurry(player.legal()[0])
    assert len(full.winning) == 1
    assert player.page.evaluate("window.rests")[0][0] < 1.8 * TRICK_STAYS


def test_last_trick_is_shown(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, positions.last_to_play())
    check_last_trick(player)


def test_order_of_play(player: Player, site: str) -> None:
    """Counter-clockwise: to the person's right, opposite, left; and so the plates lie."""
    sight = player.sit_down(site + ADDRESS, positions.fresh("piedicavallo", positions.LEFT))
    assert not sight.table
    page = player.page
    box = {seat: page.locator(f"#plate-{seat}").bounding_box() for seat in range(4)}
    assert all(box.values())
    left, right, top = (box[seat] for seat in (positions.LEFT, positions.RIGHT, positions.PARTNER))
    assert left and right and top
    assert left["x"] < top["x"] < right["x"]
    card = player.legal()[0]
    player.raise_card(card)
    page.evaluate(ORDER)
    player.act()
    player.played(card)
    assert page.evaluate("window.order.slice(0, 4)") == [f"laid-{seat}" for seat in range(4)]


def test_the_matto_may_always_be_played(player: Player, site: str) -> None:
    """By a tap on the place before the person, where the card then lies."""
    sight = player.sit_down(site + ADDRESS, positions.matto_off_suit())
    number = len(player.match().moves[0])
    assert "M" not in sight.disabled
    assert sight.yours
    assert player.raise_card("M").live
    check_targets(player.page, ["#your-place"], SMALLEST)
    player.tap("#your-place")
    player.played("M")
    assert player.match().moves[0][number] == player.game.read_move("M")


def test_dropping_a_card_on_the_cloth_plays_it(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, positions.must_trump())
    finger, card = Finger(player.page), player.legal()[0]
    wrong = player.look().disabled[0]
    finger.drag(player.point(player.hand_card(wrong)), middle(player.page, "#board"))
    finger.let_go(middle(player.page, "#board"))
    sight = player.look()
    assert sight.refused
    assert wrong in sight.hand
    finger.drag(player.point(player.hand_card(card)), middle(player.page, "#board"))
    finger.let_go(middle(player.page, "#board"))
    assert card not in player.played(card).hand
