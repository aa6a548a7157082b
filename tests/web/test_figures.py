"""The diagrams of the rules pages: what they show is what the engine says."""

from playwright.sync_api import Page

from cardavia_core.game import Refusal
from web.build.figures import capture_figure, diagrams, napula_figure
from web.build.trick_figures import discard_figure, hand_figure, points_figure, suit_figure, trick_figure

HANDS = {
    "mixed": "T21+T20+T8+T2+M+Ds+Fs+8s+6s+9b+7b+5b+Ac+2c+4c+2d+4d",
    "two trumps": "T20+T8+Rs+Ds+8s+6s+10b+9b+7b+5b+Ac+2c+4c+5c+6c+2d+4d",
}
SWORDS = "Rs+Ds+Cs+Fs+10s+9s+8s+7s+6s+5s"


def spelled(key: str, **arguments: object) -> str:
    """A key and its arguments, in place of a text."""
    return key + "".join(f" {name}={value}" for name, value in arguments.items())


def test_taking_is_optional_in_cicera_alone() -> None:
    assert capture_figure("cicera", ["7d", "3b", "4s"], "7s").optional
    assert not capture_figure("scopa", ["7d", "3b", "4s"], "7s").optional
    words = capture_figure("cicera", ["7d", "3b", "4s"], "7s").words(spelled)
    assert "rules.figure.may_leave card=card.7s" in words
    assert "rules.figure.may_leave" not in capture_figure("scopa", ["7d"], "7s").words(spelled)


def test_ways_of_cicera() -> None:
    figure = capture_figure("cicera", ["7d", "3b", "4s", "Rc"], "7s")
    assert [(way.tag, way.cards) for way in figure.ways] == [("A", ("7d",)), ("B", ("3b", "4s"))]
    assert not figure.scoring
    assert not capture_figure("cicera", ["Fd", "2c"], "10s").ways
    both = capture_figure("cicera", ["5d", "2c", "3b", "4s"], "7s").ways
    assert [way.cards for way in both] == [("5d", "2c"), ("3b", "4s")]


def test_bonuses_are_those_of_the_engine() -> None:
    figure = capture_figure("cicera", ["9c", "Rc", "9b"], "9d", just_left="9b")
    assert [way.bonuses for way in figure.scoring] == [(), ("cicera.bonus.picada",)]
    assert "rules.figure.just_left card=card.9b" in figure.words(spelled)
    (way,) = capture_figure("cicera", ["As", "2s", "3s"], "6s").ways
    assert way.bonuses == ("cicera.bonus.scua", "cicera.bonus.simili", "cicera.bonus.quadriglia")
    assert way.reckoned(spelled).endswith(" = 3")


def test_napula() -> None:
    figure = napula_figure(["As", "2s", "3s", "4s", "6s"])
    assert figure.points == 4 and [counts for _, counts in figure.cards] == [True] * 4 + [False]
    assert napula_figure(["2s", "3s", "4s"]).points == 0


def test_rank_and_points() -> None:
    assert [code for code, _ in suit_figure("s").cards] == SWORDS.split("+")
    assert [code for code, _ in suit_figure("c", numerals=True).cards] == ["Ac", "2c", "3c", "4c", "5c", "6c"]
    assert [points for _, points in suit_figure("s").cards] == [5, 4, 3, 2] + [1] * 6
    codes = ["T21", "T20", "T2", "T1", "M"]
    assert [points for _, points in points_figure(codes).cards] == [5, 1, 1, 5, 5]


def test_tricks() -> None:
    assert trick_figure(["6c", "Ac", "2c", "5c"]).winning == "Ac"
    assert trick_figure(["Rs", "T1", "8s", "6s"]).winning == "T1"
    assert trick_figure(["9b", "Rs", "10b", "5b"]).winning == "10b"
    assert trick_figure(["M", "4c", "Ac", "2c"]).winning == "Ac"
    matto = trick_figure(["Ds", "M", "Rs", "6s"])
    assert matto.winning == "Rs" and matto.points == 4 + 5 + 1
    assert "rules.figure.wins card=card.Rs" not in trick_figure(["T20", "T21", "T2", "T1"]).words(spelled)


def test_legal_plays() -> None:
    def legal(trick: str, hand: str) -> str:
        return " ".join(code for code, may in hand_figure(trick.split(), hand.split()).cards if may)

    assert legal("2c", "M T8 8s Ac 6c") == "M Ac 6c"
    assert legal("2c T8", "M T20 T2 8s 9b") == "M T20 T2"
    assert legal("2c", "M 8s 9b 4d") == "M 8s 9b 4d"
    assert legal("M 4c", "T8 8s 6c") == "6c"


def test_discards() -> None:
    assert discard_figure(HANDS["mixed"].split("+"), ["Ds", "Fs"]).refusal is None
    assert discard_figure(HANDS["two trumps"].split("+"), ["T20", "T8"]).refusal is None
    refused = discard_figure(HANDS["mixed"].split("+"), ["T8", "6s"])
    assert isinstance(refused.refusal, Refusal)
    assert refused.reason(spelled) == "piedicavallo.refusal.trumps_stay card=card.piedicavallo.T8"
    assert "rules.figure.not_allowed" in refused.words(spelled)


def test_the_pages_show_them(page: Page, site: str) -> None:
    assert {"capture_figure", "trick_figure", "discard_figure"} <= diagrams("cicera").keys()
    page.goto(site + "en/rules/cicera/")
    tags = page.locator("figure .row.table").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('.card')].map(card => "
        "card.querySelector('use').getAttribute('href').slice(6) + ' ' "
        "+ (card.querySelector('.opt')?.innerText ?? '')))"
    )
    assert ["9c A", "Rc ", "9b B"] in tags
    page.goto(site + "en/rules/piedicavallo/")
    assert page.locator("figure .trick .taken").count() == page.locator("figure .trick").count() == 5
    assert page.locator("figure .barred").count() == 6
    for slug in ("cicera", "piedicavallo"):
        page.goto(f"{site}en/rules/{slug}/#scoring")
        assert page.locator("section#scoring").count() == 1
        assert all(
            page.locator("figure [role=img]").evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
        )
