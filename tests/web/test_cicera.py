"""Cicera at the table: a whole game, every kind of choice, a crowded cloth."""

from collections import Counter

import pytest
from playwright.sync_api import ViewportSize

from cardavia_core.game import Move
from cardavia_core.match import Match
from tests.web import positions_of_four as positions
from tests.web.account import check_account, check_single_game, read_account
from tests.web.conftest import OpenPage
from tests.web.fingers import Finger, middle
from tests.web.player import PHONE
from tests.web.players.cicera import LETTERED, Player, Sight
from tests.web.reach import SMALLEST, check_targets, covered, faults

ADDRESS = "en/cicera/"
CARDS = 52
HAND = 12


@pytest.fixture
def player(open_page: OpenPage, site: str) -> Player:
    """Somebody with a phone who has cards for every kind of choice."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(site + ADDRESS, positions.every_kind_of_choice())
    return player


def check_at_rest(player: Player, sight: Sight, match: Match) -> None:
    """Nothing is chosen, all cards are there, and the page shows what the engine knows."""
    view = match.deal.view(positions.YOU)
    assert not (sight.raised or sight.chosen or sight.chips or sight.disabled or sight.out)
    assert not (sight.live or sight.flying or sight.sideways or sight.refused)
    assert sight.cards == CARDS
    assert sorted(sight.hand) == sorted(view["hand"])
    assert sorted(sight.table) == sorted(view["table"])
    assert sight.held == view["hands"][1:]
    assert sight.figures == {"bonus": view["points"], "cards": [len(pile) for pile in view["piles"]]}
    assert sight.tags == {"bonus": view["points"]}
    assert sight.last == [code for code in [view["last_placed"]] if code is not None]
    assert (sight.dealer, sight.turn) == (view["dealer"], view["turn"] if match.deal.turn is not None else -1)
    ours, theirs = view["points"]
    assert sight.status == player.texts.say("cicera.status", yours=ours, theirs=theirs)


def check_settled(player: Player, sight: Sight, move: Move) -> None:
    """The cards that are taken are marked, and slip and button say what will happen."""
    card = player.game.pack.code(move.cards[0])
    assert sight.live
    assert sight.raised == [card]
    assert sorted(sight.chosen) == player.taken(move)
    assert player.texts.card(card) in sight.say
    assert all(player.texts.say(name) in sight.why for name in player.match().deal.bonuses(move))
    if not move.taken:
        assert sight.button == player.texts.say("slip.button.lay", rank=player.texts.ranks([card]))


def by_button(player: Player, move: Move) -> None:
    check_settled(player, player.settle(move), move)
    player.act()


def by_target(player: Player, move: Move) -> None:
    """Tap what is taken, card by card, and once more to take it; letters are not needed."""
    player.raise_card(player.game.pack.code(move.cards[0]))
    check_settled(player, player.build(move), move)
    player.pick(player.taken(move)[0])


def by_dragging(player: Player, move: Move) -> None:
    """Drag the card onto what it takes or, where it takes nothing, onto the cloth."""
    finger, target = Finger(player.page), player.table_card(player.taken(move)[0]) if move.taken else "#board"
    card = player.hand_card(player.game.pack.code(move.cards[0]))
    finger.drag(player.point(card), middle(player.page, target))
    finger.let_go(middle(player.page, target))


def kinds(player: Player, match: Match) -> dict[str, list[Move]]:
    """The kinds of choice that there are now, each with its moves."""
    found: dict[str, list[Move]] = {}
    for move in match.deal.moves():
        number = positions.ways(match)[player.game.pack.code(move.cards[0])]
        alone = number == 1 and len(move.taken) == 1
        names = ["lay, button", "lay, drag"] if not number else []
        if number and not move.taken:
            names = ["leave, chip"]
        elif move.taken:
            size = "at once" if number == 1 else "letter" if number <= LETTERED else "card by card"
            names = [f"{size}, button", f"{size}, target"] + (["at once, drag"] if alone else [])
        for name in names:
            found.setdefault(name, []).append(move)
    return found


WAYS_TO_PLAY = {"button": by_button, "chip": by_button, "target": by_target, "drag": by_dragging}


def make(player: Player, kind: str, move: Move) -> Sight:
    """Choose and play a move in one of the ways that there are."""
    WAYS_TO_PLAY[kind.split(", ")[1]](player, move)
    return player.played(player.game.pack.code(move.cards[0]))


def check_made(player: Player, sight: Sight, match: Match, move: Move) -> None:
    """The move that was made is the one that was meant, and the log tells all that has happened since."""
    match.play(move)
    now = player.match()
    assert now.moves[0][: len(match.moves[0])] == match.moves[0]
    beats = [beat for later in now.moves[0][len(match.moves[0]) :] for beat in match.play(later)]
    told = [event for beat in beats for event in beat if event.message]
    for event, entry in zip(reversed(told), sight.log, strict=False):
        codes = player.game.pack.write(event.cards)
        said = player.texts.say(event.message, card=codes[0], cards=codes[1:], n=event.amount)
        assert entry == player.texts.name(event.seat) + said


def play_game(player: Player, sight: Sight) -> Counter[str]:
    """Play the game to its end, each time in the way that was used least; how often each was used."""
    used: Counter[str] = Counter()
    while sight.state == "yours":
        match = player.match()
        check_at_rest(player, sight, match)
        offered = kinds(player, match)
        kind = min(offered, key=lambda name: (used[name], name.startswith("lay")))
        move = offered[kind][-1]
        used[kind] += 1
        sight = make(player, kind, move)
        check_made(player, sight, match, move)
    return used


@pytest.mark.parametrize(
    ("code", "width", "height"), [("en", 390, 844), ("it", 844, 390)], ids=["upright", "sideways"]
)
def test_whole_game(open_page: OpenPage, site: str, code: str, width: int, height: int) -> None:
    """Once against the thinker, once against the rules of thumb."""
    thinker, size = code == "en", ViewportSize(width=width, height=height)
    player = Player(open_page(thinker=thinker, viewport=size, has_touch=True))
    record = positions.fresh("cicera", positions.LEFT if code == "en" else positions.YOU)
    sight = player.sit_down(f"{site}{code}/cicera/", record)
    if thinker:
        player.await_thinker()
    used = play_game(player, sight)
    assert used.total() == HAND
    assert len(used) > 2
    match, sight = player.match(), player.look()
    assert sight.state == "won"
    assert not sight.hand
    assert not any(sight.held)
    assert sum(sight.figures["cards"]) + len(sight.table) == CARDS
    account, tally = read_account(player.page), match.deal.tally()
    check_account(account, tally, player.texts)
    check_single_game(account, tally, player.texts)
    assert sight.say == account.verdict
    assert sight.button == account.next
    player.tap("#next")
    sight = player.wait("yours")
    assert player.saved() != record
    assert len(sight.hand) == HAND
    check_at_rest(player, sight, player.match())


def test_every_kind_of_choice(player: Player) -> None:
    """Each kind is there, in one position, and each is tried; what is chosen another way is lowered first."""
    match = player.match()
    offered = kinds(player, match)
    sizes, ends = ("at once", "letter", "card by card"), ("button", "target")
    wanted = [f"{size}, {end}" for size in sizes for end in ends]
    assert {*wanted, "lay, button", "lay, drag", "leave, chip", "at once, drag"} == set(offered)
    for moves in offered.values():
        check_settled(player, player.settle(moves[0]), moves[0])
        sight = player.raise_card(player.look().raised[0])
        assert not (sight.raised or sight.chosen or sight.chips or sight.out or sight.live)
    assert player.match().moves == match.moves


def test_leaving_a_card_that_could_take(player: Player) -> None:
    """What can be taken in one way only is chosen at once; a chip leaves the card, a target takes."""
    move = kinds(player, player.match())["at once, button"][0]
    card, taken = player.game.pack.code(move.cards[0]), player.taken(move)
    sight = player.raise_card(card)
    check_settled(player, sight, move)
    assert sight.chips[-1].startswith(player.texts.say("slip.leave"))
    left = player.tap_chip(len(sight.chips) - 1)
    assert left.say == player.texts.say("slip.leaves", card=card)
    assert left.live
    assert not left.chosen
    check_settled(player, player.pick(taken[0]), move)  # another tap would take it
    player.tap_chip(len(sight.chips) - 1)
    player.act()
    assert card in player.played(card).table


def test_chips_and_button_tell_the_bonus(open_page: OpenPage, site: str) -> None:
    """Taking the card just left scores; taking another one does not, and is offered beside it."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    sight = player.sit_down(site + ADDRESS, positions.picada())
    deal, name = player.match().deal, player.texts.say(positions.PICADA)
    move = next(move for move in deal.moves() if positions.PICADA in deal.bonuses(move))
    assert sight.last == player.taken(move)
    card = player.game.pack.code(move.cards[0])
    ways = player.ways(card)
    chips = player.raise_card(card).chips
    assert [name in chip for chip in chips] == [way == move for way in [*ways, None]]
    assert name in player.tap_chip(ways.index(move)).why
    points = sight.figures["bonus"][0]
    player.act()
    player.until("points => Number(document.getElementById('tag-bonus-0').textContent) > points", points)
    assert player.played(card).figures["bonus"][0] >= points + 1


def test_cards_that_fit_no_sum_are_hatched(player: Player) -> None:
    """While a capture is put together, the table shows what still fits, and a wrong tap says why."""
    move = max(kinds(player, player.match())["card by card, button"], key=lambda move: len(move.taken))
    card = player.game.pack.code(move.cards[0])
    ways = [player.taken(way) for way in player.ways(card)]
    first = max(sorted({*ways[0], *ways[1]}), key=lambda code: sum(code in way for way in ways))
    sight = player.raise_card(card)
    assert sorted({code for way in ways for code in way}) == sorted({*sight.table} - {*sight.out})
    sight = player.pick(first)
    fitting = {code for way in ways if first in way for code in way}
    assert sorted(sight.out) == sorted({*sight.table} - fitting)
    wrong = next(code for code in sight.table if not any(code in way for way in ways))
    refusal = player.match().deal.refusal(
        Move("play", move.cards, tuple(sorted(player.game.pack.read([first, wrong]))))
    )
    sight = player.pick(wrong)
    assert refusal is not None
    assert sight.refused
    assert sight.say == player.texts.refusal(refusal)


def test_crowded_table(open_page: OpenPage, site: str) -> None:
    """Twenty cards on a small phone: all on the cloth, none covered, and a capture put together by taps."""
    player = Player(open_page(viewport=ViewportSize(width=360, height=640), has_touch=True))
    sight = player.sit_down(site + ADDRESS, positions.crowded())
    assert len(sight.table) == 20
    assert faults(player.page) == []
    check_targets(player.page, ["#slots .card"], SMALLEST)
    move = max(player.match().deal.moves(), key=lambda move: len(move.taken))
    assert len(move.taken) > 4
    card = player.game.pack.code(move.cards[0])
    player.raise_card(card)
    check_targets(player.page, ["#slots .card", "#options .chip"], SMALLEST)
    assert covered(player.page, "#slots .card") == {}
    check_settled(player, player.build(move), move)
    player.act()
    sight = player.played(card)
    assert not {card, *player.taken(move)} & {*sight.hand, *sight.table}
    assert sight.cards == CARDS
