"""A whole match, played with a finger to its winner, and what the page shows at every step."""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import ViewportSize

from tests.web.account import read_account
from tests.web.conftest import OpenPage
from tests.web.players.scopa import Player, Sight
from tests.web.positions import GAME

CARDS = 40
DEALS_AT_MOST = 20


@dataclass
class Story:
    """What a match has come to so far."""

    totals: list[int] = field(default_factory=lambda: [0, 0])
    dealers: list[int] = field(default_factory=list)
    moves: int = 0


def check_at_rest(sight: Sight, story: Story) -> None:
    """Whatever has happened: all cards are there, nothing is chosen, and it is the person's turn."""
    assert sight.cards == CARDS
    assert len({*sight.hand, *sight.table}) == len(sight.hand) + len(sight.table)
    assert not sight.raised
    assert not sight.chosen
    assert not sight.chips
    assert not sight.live
    assert not sight.flying
    assert not sight.sideways
    assert sight.points == story.totals
    assert sight.deal == len(story.dealers)


def check_raised(player: Player, sight: Sight, card: str) -> None:
    """What a raised card may take is what the rules say, and the button says what will happen."""
    say, ways = player.texts.say, sight.ways(card)
    assert sight.raised == [card]
    assert not sight.refused
    if not ways:
        assert sight.live
        assert sight.button == say("slip.button.lay", rank=player.texts.ranks([card]))
        assert sight.say == say("slip.lays", card=card)
    elif len(ways) == 1:
        check_settled(player, sight, card, ways[0])
    else:
        assert not sight.live
        assert sight.button == say("slip.button.play")
        assert len(sight.chips) == (len(ways) if len(ways) <= 3 else 0)
        assert sorted(sight.open) == sorted({code for way in ways for code in way})


def check_settled(player: Player, sight: Sight, card: str, way: list[str]) -> None:
    assert sight.live
    assert sorted(sight.chosen) == way
    assert sight.button.startswith(player.texts.say("slip.button.take", what=""))
    assert player.texts.card(card) in sight.say
    assert all(player.texts.say("rank." + code[:-1]) in sight.say for code in way)


def take_turn(player: Player, sight: Sight, number: int) -> Sight:
    """Choose some card and some way to take, and play it by the button or by a tap on what it takes."""
    card = sight.hand[number % len(sight.hand)]
    ways = sight.ways(card)
    raised = player.raise_card(card)
    check_raised(player, raised, card)
    if ways:
        way = ways[number % len(ways)]
        if not raised.live:
            player.raise_card(card)  # lowers it again
            check_settled(player, player.settle(card, way), card, way)
        if number % 2:
            player.page.tap(player.table_card(way[0]))
        else:
            player.act()
    else:
        player.act()
    after = player.played(card)
    if after.state == "yours" and len(sight.hand) > 1:
        assert after.hand == [code for code in sight.hand if code != card]
    assert sum(after.piles) - sum(sight.piles) >= (len(ways[0]) + 1 if len(ways) == 1 else 0)
    return after


def play_deal(player: Player, sight: Sight, story: Story) -> Sight:
    """Play a deal to its end."""
    story.dealers.append(sight.dealer)
    assert story.dealers == [story.dealers[0] ^ (place % 2) for place in range(len(story.dealers))]
    while sight.state == "yours":
        check_at_rest(sight, story)
        sight = take_turn(player, sight, story.moves)
        story.moves += 1
    return sight


def check_account(player: Player, sight: Sight, story: Story) -> None:
    """The score sheet adds up, and goes on from the last one."""
    account = read_account(player.page)
    texts, over = player.texts, sight.state == "won"
    assert account.open
    assert sum(sight.piles) == CARDS
    assert not sight.hand
    assert not sight.table
    for seat in (0, 1):
        assert sum(line[seat] for line in account.lines) == account.deal[seat]
        assert story.totals[seat] + account.deal[seat] == account.totals[seat]
    assert account.counts[0] == sight.piles
    assert sum(account.counts[1]) == 10
    assert account.lines[-1] == sight.scope
    assert over == (max(account.totals) >= sight.target and account.totals[0] != account.totals[1])
    assert account.verdict == sight.say
    if over:  # told as a match, not as a deal
        assert account.points == f"{account.totals[0]} : {account.totals[1]}"
        assert account.title == texts.say("score.match_title")
        assert account.verdict == texts.say(f"score.match_{won_or_lost(account.totals)}", team=1)
        yours, theirs = account.deal
        assert account.outcome == texts.say("score.last_deal", yours=yours, theirs=theirs)
    else:
        assert account.points == f"{account.deal[0]} : {account.deal[1]}"
        assert account.title == texts.say("score.title", deal=len(story.dealers))
        assert account.verdict == texts.say(f"score.deal_{won_or_lost(account.deal)}", team=1)
    assert account.next == sight.button == texts.say("score.new_match" if over else "score.next_deal")
    story.totals = account.totals


def won_or_lost(points: list[int]) -> str:
    if points[0] == points[1]:
        return "level"
    return "won" if points[0] > points[1] else "lost"


def play_match(player: Player, sight: Sight) -> None:
    story, record = Story(), player.saved()
    while True:
        assert len(story.dealers) < DEALS_AT_MOST
        sight = play_deal(player, sight, story)
        check_account(player, sight, story)
        if sight.state == "won":
            break
        player.page.tap("#next")
        sight = player.wait("yours")
    player.page.tap("#next")
    sight = player.wait("yours")
    check_at_rest(sight, Story(dealers=[sight.dealer]))
    assert player.saved() != record


@pytest.mark.parametrize(
    ("code", "width", "height"),
    [("en", 390, 844), pytest.param("it", 844, 390, marks=pytest.mark.long)],
    ids=["upright", "sideways"],
)
def test_whole_match(open_page: OpenPage, site: str, code: str, width: int, height: int) -> None:
    """Once against the thinker, once against the rules of thumb."""
    thinker = code == "en"
    player = Player(
        open_page(thinker=thinker, viewport=ViewportSize(width=width, height=height), has_touch=True)
    )
    sight = player.sit_down(f"{site}{code}/{GAME.slug}/", f"cardavia 1 scopa seed={width}\n")
    if thinker:
        player.await_thinker()
    play_match(player, sight)
