"""What both tables of four owe everybody: every screen, large text, keys, a saved game, a thinker."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web import positions_of_four as positions
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players import cicera, piedicavallo
from tests.web.reach import BUTTON, SIZES, SMALLEST, check_hand, check_targets, covered, faults

AnyPlayer = cicera.Player | piedicavallo.Player
PLAYERS: dict[str, type[cicera.Player] | type[piedicavallo.Player]] = {
    "cicera": cicera.Player,
    "piedicavallo": piedicavallo.Player,
}
RECORDS: list[tuple[str, positions.Record]] = [
    ("cicera", positions.crowded),
    ("cicera", positions.every_kind_of_choice),
    ("piedicavallo", positions.must_trump),
    ("piedicavallo", positions.trumps_may_go),
]
HANDS = [("cicera", positions.LEFT), ("piedicavallo", positions.LEFT), ("piedicavallo", positions.YOU)]
TIGHTER = 2
"""So much narrower twenty table cards are in the smallest frame, with a gap of seven pixels between them."""
IN_PLAY = {"cicera": positions.every_kind_of_choice, "piedicavallo": positions.must_follow}
LONG_LANGUAGES = [pytest.param(code, marks=pytest.mark.long) for code in ("th", "tr")]
both = pytest.mark.parametrize("slug", PLAYERS)


def sit_down(open_page: OpenPage, address: str, record: str | None = None, **options: object) -> AnyPlayer:
    """Somebody at a table of four with a phone, unless the options say otherwise."""
    slug = address.rstrip("/").rpartition("/")[2]
    player = PLAYERS[slug](open_page(**{"viewport": PHONE, "has_touch": True, **options}))
    player.sit_down(address, record)
    return player


def some_card(player: AnyPlayer) -> str:
    """A card that can be played, with as many ways to take as get letters."""
    match = player.match()
    ways = positions.ways(match)
    return max(ways, key=lambda code: ways[code] if ways[code] <= cicera.LETTERED else -1)


@pytest.mark.parametrize("language", ["en", "uk", *LONG_LANGUAGES])
@pytest.mark.parametrize(("slug", "record"), RECORDS, ids=[record.__name__ for _, record in RECORDS])
def test_fits_every_screen(
    open_page: OpenPage, site: str, slug: str, record: positions.Record, language: str
) -> None:
    """Nothing sticks out, is cut or lies over a plate, whatever is said in the longest languages."""
    player = sit_down(open_page, f"{site}{language}/{slug}/", record())
    card, found = some_card(player), {}
    for name, size in SIZES.items():
        player.resize(size)
        player.raise_card(card)  # the slip says more now, and moves are offered
        found[f"{name}, raised"] = faults(player.page)
        player.page.keyboard.press("Escape")
        found[name] = faults(player.page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("slug", "record"), RECORDS, ids=[record.__name__ for _, record in RECORDS])
def test_everything_can_be_tapped(
    open_page: OpenPage, site: str, slug: str, record: positions.Record
) -> None:
    """On every screen: the cards of the hand by a finger's width, the button, what can be taken."""
    player = sit_down(open_page, f"{site}en/{slug}/", record())
    card = some_card(player)
    for name, size in SIZES.items():
        player.resize(size)
        check_hand(player.page)
        smallest = SMALLEST if name != "embedded" else SMALLEST - TIGHTER
        if slug == "cicera":
            check_targets(player.page, ["#slots .card"], smallest)
        sight = player.raise_card(card)
        check_targets(player.page, ["#act"], BUTTON)
        if sight.chips:
            check_targets(player.page, ["#options .chip", "#slots :is(.opt-on, .opt-off)"], smallest)
        player.page.keyboard.press("Escape")


@pytest.mark.parametrize("number", [0, *(pytest.param(more, marks=pytest.mark.long) for more in (1, 2))])
@pytest.mark.parametrize(("slug", "dealer"), HANDS, ids=["12 cards", "15 cards", "17 cards"])
def test_largest_hand(open_page: OpenPage, site: str, slug: str, dealer: int, number: int) -> None:
    """Every index in sight and 24 pixels of every card to tap, on the smallest phones too."""
    player = sit_down(open_page, f"{site}en/{slug}/", positions.fresh(slug, dealer, number))
    hand = player.look().hand
    assert len(hand) == {"cicera": 12, "piedicavallo": 17 if dealer == positions.YOU else 15}[slug]
    for width, height in ((360, 640), (320, 568)):
        player.resize(ViewportSize(width=width, height=height))
        check_hand(player.page)
        player.raise_card(some_card(player))
        lifted = player.look().raised[0]
        assert {code for over in covered(player.page).values() for code in over} <= {lifted}
        player.page.keyboard.press("Escape")
        assert not player.look().raised


@both
def test_text_at_200_percent(open_page: OpenPage, site: str, slug: str) -> None:
    player = sit_down(open_page, f"{site}it/{slug}/", dict(RECORDS)[slug]())
    player.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    card = some_card(player)
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        player.resize(ViewportSize(width=width, height=height))
        assert not player.raise_card(card).sideways
        check_targets(player.page, ["#fan .card", "#hint"], SMALLEST)
        check_targets(player.page, ["#act"], BUTTON)
        player.page.keyboard.press("Escape")


@both
def test_partner_by_more_than_colour(open_page: OpenPage, site: str, slug: str) -> None:
    """A round mark and a word for the partner, another mark and another word for the rivals."""
    player = sit_down(open_page, f"{site}en/{slug}/", forced_colors="active")
    words, shapes = {}, {}
    for seat in (positions.RIGHT, positions.PARTNER, positions.LEFT):
        plate = player.page.locator(f"#plate-{seat}")
        words[seat] = plate.locator(".sub").inner_text()
        shapes[seat] = plate.locator(".mk").evaluate(
            "mark => { const { borderRadius, transform, rotate, clipPath } = getComputedStyle(mark);"
            " return [borderRadius, transform, rotate, clipPath].join(' '); }"
        )
        assert player.texts.name(seat) in plate.inner_text()
    partner, rival = player.texts.say("seat.role.partner"), player.texts.say("seat.role.rival")
    assert [partner in words[seat] for seat in words] == [False, True, False]
    assert [rival in words[seat] for seat in words] == [True, False, True]
    assert shapes[positions.RIGHT] == shapes[positions.LEFT] != shapes[positions.PARTNER]


@both
def test_forced_colours(open_page: OpenPage, site: str, slug: str) -> None:
    """Cards keep their own colours, and what is chosen is marked by more than a colour."""
    player = sit_down(open_page, f"{site}en/{slug}/", dict(RECORDS)[slug](), forced_colors="active")
    card = some_card(player)
    plain, sight = outlines(player), player.raise_card(card)
    assert sight.raised == [card]
    player.until(
        "selector => document.querySelector(selector).getAnimations().length === 0", player.hand_card(card)
    )
    assert [code for code in sight.hand if outlines(player)[code] != plain[code]] == [card]


def outlines(player: AnyPlayer) -> dict[str, str]:
    """What marks each card of the hand besides its colours."""
    found: dict[str, str] = player.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('#fan .card')].map((card) => ["
        " card.dataset.card, [getComputedStyle(card).forcedColorAdjust, getComputedStyle(card).transform,"
        " getComputedStyle(card, '::before').content].join(' ')]))"
    )
    assert all(shown.startswith("none") for shown in found.values())
    return found


@both
def test_reduced_motion(open_page: OpenPage, site: str, slug: str) -> None:
    """Nothing travels, and what is shown is right."""
    page = open_page(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...given) {"
        "   window.moved.push(this.className); return animate.apply(this, given); };"
    )
    player = PLAYERS[slug](page)
    player.sit_down(f"{site}en/{slug}/", IN_PLAY[slug](), pace="quick")
    play_any(player)
    assert page.evaluate("window.moved") == []
    assert page.evaluate("getComputedStyle(document.getElementById('fan')).transitionDuration") == "0s"
    view = player.match().deal.view(positions.YOU)
    assert sorted(player.look().hand) == sorted(view["hand"])


def play_any(player: AnyPlayer) -> None:
    """Make some move, whatever it is, and wait until something is asked again."""
    move = player.match().deal.moves()[0]
    if isinstance(player, cicera.Player):
        player.play(move)
    elif move.kind == "discard":
        player.lay_away(player.game.pack.write(move.cards))
    else:
        player.hurry(player.game.pack.code(move.cards[0]))


@both
def test_by_keyboard_alone(open_page: OpenPage, site: str, slug: str) -> None:
    """From the top of the page to a finished trick or a capture: Tab, arrows, Enter; Escape lowers."""
    player = sit_down(open_page, f"{site}en/{slug}/", IN_PLAY[slug](), has_touch=False)
    press, focused = player.page.keyboard.press, "document.activeElement.dataset.card"
    for _ in range(40):
        press("Tab")
        if player.page.evaluate("document.activeElement.closest('#fan') !== null"):
            break
    moves, pack = player.match().deal.moves(), player.game.pack
    ways = positions.ways(player.match())
    card = next(code for code in player.look().hand if ways.get(code, -1) == (1 if slug == "cicera" else 0))
    press("Home")
    while player.page.evaluate(focused) != card:
        press("ArrowRight")
    press("Enter")
    assert player.look().raised == [card]
    press("Escape")
    assert not player.look().raised
    press("Space")
    assert player.look().live
    number = len(player.match().moves[0])
    press("Enter")
    sight = player.played(card)
    assert player.match().moves[0][number] in [move for move in moves if pack.card(card) in move.cards]
    assert player.page.evaluate(focused) in sight.hand


@pytest.mark.parametrize(("slug", "record"), [*RECORDS[1:]], ids=["capturing", "a trick", "the discard"])
def test_reload_in_the_midst_of_a_deal(
    open_page: OpenPage, site: str, slug: str, record: positions.Record
) -> None:
    player = sit_down(open_page, f"{site}en/{slug}/", record())
    if record is not positions.trumps_may_go:
        play_any(player)
    before = player.look()
    player.raise_card(some_card(player))  # what was only raised is not kept
    player.page.reload()
    after = player.wait("yours")
    for name in ("hand", "held", "figures", "tags", "log", "dealer", "turn", "disabled", "raised", "status"):
        assert getattr(after, name) == getattr(before, name), name
    assert sorted(after.table) == sorted(before.table)
    play_any(player)


@both
@pytest.mark.parametrize("damage", ["cut off", "foreign"])
def test_damaged_record_is_set_aside(open_page: OpenPage, site: str, slug: str, damage: str) -> None:
    other = "piedicavallo" if slug == "cicera" else "cicera"
    text = dict(RECORDS)[slug]() + "x" if damage == "cut off" else positions.fresh(other, positions.LEFT)
    player = sit_down(open_page, f"{site}en/{slug}/", text)
    sight = player.look()
    assert player.texts.say("save.set_aside") in sight.why
    assert player.page.evaluate(f"localStorage.getItem('cardavia.damaged.{slug}.1')") == text
    assert player.match().game.slug == slug
    play_any(player)
    assert player.texts.say("save.set_aside") not in player.look().why


@both
def test_played_on_in_another_tab(open_page: OpenPage, site: str, slug: str) -> None:
    """The tab that was left behind says so and overwrites nothing."""
    player = sit_down(open_page, f"{site}en/{slug}/", IN_PLAY[slug]())
    page = player.page.context.new_page()
    page.goto(player.page.url)
    other = PLAYERS[slug](page)
    other.read_texts()
    other.wait("yours")
    play_any(other)
    kept = other.saved()
    behind = player.wait("elsewhere")
    assert behind.say == player.texts.say("save.elsewhere")
    player.tap("#act")
    player.until("document.documentElement.dataset.table !== 'elsewhere'")
    assert sorted(player.wait("yours").hand) == sorted(other.look().hand)
    assert player.saved() == kept


LISTEN = """
window.answers = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => { window.answers += "move" in JSON.parse(data); });
  }
};
"""


@both
def test_thinker_answers(open_page: OpenPage, site: str, slug: str) -> None:
    """The worker answers for the other seats of these games, too."""
    page = open_page(thinker=True, viewport=PHONE, has_touch=True)
    page.add_init_script(LISTEN)
    player = PLAYERS[slug](page)
    player.sit_down(f"{site}en/{slug}/", IN_PLAY[slug]())
    player.await_thinker()
    number = len(player.match().moves[0])
    play_any(player)
    made = len(player.match().moves[0]) - number - 1
    assert page.evaluate("window.answers") == made > 0
