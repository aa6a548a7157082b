"""The packs as SVG: the right cards, well formed, self-contained, small, readable, always the same."""

import functools
import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest

from web.decks import SLUGS, Deck, IconsMissing, draw, inks
from web.decks.paths import number, parsed, tidied, transformed
from web.decks.suits import FRENCH, ITALIAN
from web.decks.trumps_minchiate import roman

ROOT = Path(__file__).resolve().parents[2]
NODE_MODULES = ROOT / "web" / "node_modules"
ICONS = NODE_MODULES / "@iconify-json" / "game-icons" / "icons.json"
SVG = "{http://www.w3.org/2000/svg}"

CARDS = {"scopa": 40, "cicera": 52, "shengji": 54, "minchiate": 97, "piedicavallo": 78}
HEIGHTS = {"scopa": 164, "cicera": 204, "shengji": 154, "minchiate": 166, "piedicavallo": 168}
# What the sketch of the design reached, in KB: raw and gzip.
SKETCH_SIZES = {
    "scopa": (156, 18.3),
    "cicera": (239, 21.4),
    "shengji": (168, 15.8),
    "minchiate": (419, 50.3),
    "piedicavallo": (368, 39.4),
}
BUDGET = 80 * 1024

each_pack = pytest.mark.parametrize("slug", SLUGS)


@functools.cache
def deck_of(slug: str) -> Deck:
    return draw(slug, ICONS)


@pytest.fixture
def deck(slug: str) -> Deck:
    if slug != "shengji" and not NODE_MODULES.exists():
        pytest.skip("web/node_modules is absent: the game-icons silhouettes are not installed")
    return deck_of(slug)


def tree(deck: Deck) -> ElementTree.Element:
    return ElementTree.fromstring(deck.sprite())


def number_of_pips(root: ElementTree.Element, start: ElementTree.Element) -> int:
    """How often a sign is printed inside an element, following every use."""
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    count = 0
    for element in start.iter(f"{SVG}use"):
        target = element.get("href", "")[1:]
        if target.split("-", 1)[1].startswith("pip-"):
            count += 1
        else:
            count += number_of_pips(root, named[target])
    return count


def test_the_five_packs() -> None:
    assert set(SLUGS) == set(CARDS)


@each_pack
def test_a_pack_has_exactly_its_cards(slug: str, deck: Deck) -> None:
    from cardavia_core.cards import PACKS

    codes = list(deck.symbols)
    assert len(codes) == CARDS[slug] + 1
    assert codes == [*PACKS[slug].codes, "back"]


@each_pack
def test_symbols_are_named_by_card_codes(deck: Deck) -> None:
    symbols = [element.get("id") for element in tree(deck).iter(f"{SVG}symbol")]
    assert symbols == ["card-" + code for code in deck.symbols]


@each_pack
def test_a_card_is_a_hundred_wide_and_as_high_as_its_pack(slug: str, deck: Deck) -> None:
    assert deck.slug == slug
    assert deck.height == HEIGHTS[slug]
    assert deck.ratio == pytest.approx(100 / HEIGHTS[slug])
    assert {symbol.get("viewBox") for symbol in tree(deck).iter(f"{SVG}symbol")} == {f"0 0 100 {deck.height}"}


@each_pack
def test_ids_are_unique_and_every_reference_is_met(deck: Deck) -> None:
    ids = Counter(element.get("id") for element in tree(deck).iter() if element.get("id"))
    assert not [name for name, times in ids.items() if times > 1]
    text = deck.sprite()
    wanted = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert wanted <= set(ids)


def test_shared_pieces_have_different_ids_in_different_packs() -> None:
    if not NODE_MODULES.exists():
        pytest.skip("web/node_modules is absent: the game-icons silhouettes are not installed")
    seen: Counter[str] = Counter()
    for slug in SLUGS:
        ids = {element.get("id", "") for element in tree(deck_of(slug)).iter()}
        seen.update(name for name in ids if name and not name.startswith("card-"))
    assert max(seen.values()) == 1


@each_pack
def test_nothing_comes_from_outside(deck: Deck) -> None:
    text = deck.sprite()
    assert all(reference.startswith("#") for reference in re.findall(r'href="([^"]*)"', text))
    assert all(reference.startswith("#") for reference in re.findall(r"url\(([^)]*)\)", text))
    assert text.count("http") == text.count('xmlns="http://www.w3.org/2000/svg"') == 1
    for forbidden in (
        "style=",
        "<style",
        "<text",
        "<image",
        "<script",
        "<foreignObject",
        "font",
        "data:",
        " on",
    ):
        assert forbidden not in text


@each_pack
def test_only_plain_shapes_are_used(deck: Deck) -> None:
    allowed = {"svg", "defs", "symbol", "g", "use", "path", "circle", "rect", "clipPath", "pattern"}
    assert {element.tag.removeprefix(SVG) for element in tree(deck).iter()} <= allowed


@each_pack
def test_the_sprite_is_small(slug: str, deck: Deck) -> None:
    raw = deck.sprite().encode()
    packed = len(gzip.compress(raw, 9, mtime=0))
    assert packed < BUDGET
    most_raw, most_packed = SKETCH_SIZES[slug]
    assert len(raw) <= most_raw * 1024 * 1.05
    assert packed <= most_packed * 1024 * 1.05


@each_pack
def test_two_runs_give_the_same_bytes(slug: str, deck: Deck) -> None:
    assert draw(slug, ICONS).sprite() == deck.sprite()


@each_pack
def test_number_cards_show_as_many_signs_as_they_count(deck: Deck) -> None:
    root = tree(deck)
    checked = 0
    for symbol in root.iter(f"{SVG}symbol"):
        code = symbol.get("id", "").removeprefix("card-")
        if found := re.fullmatch(r"(\d+)[cdhsb]", code):
            assert number_of_pips(root, symbol) == int(found[1]), code
            checked += 1
    assert checked == {"scopa": 24}.get(deck.slug, 36)


@each_pack
def test_the_art_uses_the_house_inks_only(deck: Deck) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="(#[^"]+)"', deck.sprite()))
    assert {colour for colour in colours if not re.fullmatch(r"#[0-9A-F]{6}", colour)} == set()
    assert inks.PAPER in colours
    assert not colours & {"#F7EFDD", "#965000", "#AF2027", "#1C6843"}, (
        "an ink of the sketch, too pale on the table"
    )


# The table of card inks in the look's design: contrast on bare paper, and on a card that may not be played.
INK_TABLE = [
    (inks.OCHRE, 7.3, 4.5),
    (inks.CRIMSON, 7.2, 4.8),
    (inks.ULTRAMARINE, 7.7, 4.9),
    (inks.BOTTLE_GREEN, 7.4, 4.7),
    (inks.AUBERGINE, 11.0, 6.2),
    (inks.KEY, 15.7, 8.3),
    (inks.BLUE_BLACK, 12.0, 7.0),
]
ROUNDING = 0.06


def shaded(colour: str) -> str:
    """A colour under the shade and the mean of the hatch that lie over an unplayable card."""
    return inks.mixed(inks.mixed(colour, "#BEA880", 0.2), "#604C2E", 0.26 * 0.24)


@pytest.mark.parametrize(("colour", "bare", "in_shade"), INK_TABLE)
def test_inks_stand_out_from_the_paper(colour: str, bare: float, in_shade: float) -> None:
    assert inks.contrast(colour, inks.PAPER) >= bare - ROUNDING
    assert inks.contrast(shaded(colour), shaded(inks.PAPER)) >= in_shade - ROUNDING


def test_every_suit_is_printed_in_an_ink_of_the_table() -> None:
    assert {suit.ink for suit in (*ITALIAN, *FRENCH)} < {colour for colour, _, _ in INK_TABLE}


def test_only_scopa_courts_carry_the_learners_disc() -> None:
    if not NODE_MODULES.exists():
        pytest.skip("web/node_modules is absent: the game-icons silhouettes are not installed")
    disc = 'r="7.4"'
    for slug in SLUGS:
        marked = {code for code, symbol in deck_of(slug).symbols.items() if disc in symbol}
        assert marked == ({rank + suit for rank in "FCR" for suit in "dcsb"} if slug == "scopa" else set())


SCORED = {
    "scopa": {"7d"},
    "cicera": {"2s", "10d", "Fc"},
    "shengji": {rank + suit for rank in ("5", "10", "K") for suit in "cdhs"},
    "minchiate": {"Rd", "Rc", "Rs", "Rb", "M"}
    | {f"T{value}" for value in (1, 2, 3, 4, 5, 10, 13, 20, 28, *range(30, 41))},
    "piedicavallo": {"Rd", "Rc", "Rs", "Rb", "T1", "T21", "M"},
}


@each_pack
def test_cards_worth_points_carry_the_star(slug: str, deck: Deck) -> None:
    root = tree(deck)
    starred = set()
    for symbol in root.iter(f"{SVG}symbol"):
        code = symbol.get("id", "").removeprefix("card-")
        corner = [group for group in symbol.iter(f"{SVG}g") if group.get("id", "").endswith(f"index-{code}")]
        paints = [path.get("fill") for group in corner for path in group.iter(f"{SVG}path")]
        if inks.GOLD in paints:
            starred.add(code)
    assert starred == SCORED[slug]


def test_a_sprite_of_a_few_cards() -> None:
    deck = draw("shengji", None)
    root = ElementTree.fromstring(deck.sprite(["RJ", "back"]))
    assert [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")] == ["card-RJ", "card-back"]


def test_the_library_is_asked_for_only_where_it_is_needed() -> None:
    assert draw("shengji", None).symbols
    with pytest.raises(IconsMissing, match="icons"):
        draw("minchiate", None)


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(KeyError):
        draw("poker", None)


def test_the_command_writes_a_sprite(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "web.decks", str(tmp_path), "shengji"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert (tmp_path / "shengji.svg").read_text() == draw("shengji", None).sprite()
    assert "55 symbols" in finished.stdout


@pytest.mark.parametrize(
    ("value", "text"), [(0.5, ".5"), (-0.5, "-.5"), (-0.04, "0"), (3.0, "3"), (10, "10"), (-10.25, "-10.2")]
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    "data",
    [
        "M0,0H10V-5.5L3,3Z",
        "m1 1l2-2.5.5.5q1,1 2,0t3,3z",
        "M0,0A5,5 0 0110,0a5 5 0 10-10 0",
        "M0,0C1,1 2,1 3,0S5,5 6,0",
    ],
)
def test_tidying_keeps_the_shape(data: str) -> None:
    again = parsed(tidied(data))
    for (command, values), (same_command, same_values) in zip(parsed(data), again, strict=True):
        assert command == same_command
        assert same_values == pytest.approx(values, abs=0.051)


def test_mirroring_twice_changes_nothing() -> None:
    data = tidied("M0,0A5,3 20 0 1 10,0Q1,2 3,4Z")
    assert transformed(transformed(data, -1, 1), -1, 1) == data


def test_what_is_no_path_is_refused() -> None:
    with pytest.raises(ValueError, match="not SVG path data"):
        parsed("M0,0L5")


def test_roman_numerals_add_up() -> None:
    assert [roman(value) for value in (1, 4, 9, 19, 35)] == ["I", "IIII", "VIIII", "XVIIII", "XXXV"]
