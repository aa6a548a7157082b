"""The diagrams of the rules pages: what they show is what the engine says."""

from functools import partial

import pytest
from playwright.sync_api import Page

from cardavia_core.game import Refusal
from cardavia_core.games import load_game
from web.build import trick_figures
from web.build.figures import capture_figure, diagrams, napula_figure
from web.build.shengji_figures import (
    bury_figure,
    declarations_figure,
    follow_figure,
    kitty_figure,
    lead_figure,
    plays_figure,
    ranking_figure,
    result_rows,
)
from web.build.trick_figures import discard_figure, points_figure, suit_figure

trick_figure = partial(trick_figures.trick_figure, load_game("piedicavallo"))
hand_figure = partial(trick_figures.hand_figure, load_game("piedicavallo"))
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


def test_order_of_trumps() -> None:
    figure = ranking_figure("c")
    assert "|".join(" ".join(group) for group in figure.groups) == (
        "RJ|BJ|7c|7d 7h 7s|Ac|Kc|Qc|Jc|10c|9c|8c|6c|5c|4c|3c|2c"
    )
    assert figure.words(spelled).endswith("equal cards=card.shengji.7d, card.shengji.7h, card.shengji.7s")
    assert [len(group) for group in ranking_figure("").groups] == [1, 1, 4]
    assert [group[0] for group in ranking_figure("c", "h").groups][6:8] == ["8h", "6h"]


def test_declarations_go_from_weak_to_strong() -> None:
    figure = declarations_figure(["RJ RJ", "7h 7h", "BJ BJ", "7s"])
    assert figure.cards == (("7s",), ("7h", "7h"), ("BJ", "BJ"), ("RJ", "RJ"))
    assert "rules.figure.declaration number=1 cards=card.shengji.7s " in figure.words(spelled)


def test_leads_are_judged_by_the_engine() -> None:
    for cards in ("8s 8s 9s 9s 10s 10s", "6h 6h 8h 8h", "7h 7h 7c 7c", "BJ BJ RJ RJ", "Ac Ac 7d 7d"):
        assert lead_figure(cards).allowed, cards
    for cards in ("8s 8s 10s 10s", "6h 6h 7h 7h", "7h 7h BJ BJ", "7h 7h 7s 7s", "7d 7h", "2s 2s As As"):
        assert not lead_figure(cards).allowed, cards
    assert lead_figure("6h 6h 8h 8h").groups == (("6h", "6h"), ("8h", "8h"))
    assert lead_figure("7d 7h").words(spelled).startswith("rules.figure.may_not_lead")


def test_a_tractor_is_not_compulsory() -> None:
    figure = follow_figure("9h 9h 10h 10h", "8h 8h 4h 4h 3h 3h 9s")
    assert {"".join(way) for way in figure.ways} == {"4h4h3h3h", "8h8h3h3h", "8h8h4h4h"}
    assert [card.tag for card in figure.hand] == ["B C", "B C", "A C", "A C", "A B", "A B", ""]
    assert not figure.hand[-1].may
    assert figure.words(spelled).count("rules.figure.allowed_cards") == 3


def test_what_must_and_what_may_follow() -> None:
    def marks(led: str, hand: str) -> str:
        cards = follow_figure(led, hand).hand
        return " ".join("must" if card.must else "may" if card.may else "not" for card in cards)

    few = "9h 9h 10h 10h", "Ah 8h 6h 6h 5h 3c 3c"
    assert marks(*few) == "may may must must may not not"
    assert marks("8h 8h", "3c Ah 9s 4s") == "may must may may"
    assert marks("5c 5c", "BJ 7h 7d 4c 9s") == "may may may may not"
    words = follow_figure(*few).words(spelled)
    assert "must_play cards=card.shengji.6h, card.shengji.6h " in words
    assert words.endswith("may_not_play cards=card.shengji.3c, card.shengji.3c")


def test_plays_that_win() -> None:
    assert plays_figure(["3h 3h", "Ah Kh", "4h 4h", "As As"]).winning == 2
    assert plays_figure(["Ah Ah", "3c RJ", "4c 4c", "7h 7h"]).winning == 3
    assert plays_figure(["5s 5s 6s 6s", "8s 8s 10s 10s", "9s 9s As 2s", "3s 3s 4s 4s"]).winning == 0
    equal = plays_figure(["7h", "7d", "7s", "Ac"])
    assert equal.winning == 0 and equal.words(spelled).endswith("rules.figure.play_wins number=1")


def test_the_kitty_is_multiplied() -> None:
    buried = "10h 10d 5s 9s 4s 8d 6d 3d"
    assert kitty_figure(buried, ["9c", "6c", "4d", "8s"]).reckoned == "25 × 2 × 1 = 50"
    tractor = kitty_figure(buried, ["3c 3c 4c 4c", "5c 6c 8c 8c", "9c Qc 4d 6d", "8s 9d Jd Jd"])
    assert tractor.reckoned == "25 × 2 × 4 = 200"
    assert tractor.winning == ("3c", "3c", "4c", "4c")
    assert "card.shengji.10h (10)" in tractor.words(spelled)


def test_table_of_results() -> None:
    rows = [(row.points, row.taken_over, row.levels) for row in result_rows()]
    assert rows[:4] == [("0", False, 3), ("5–35", False, 2), ("40–75", False, 1), ("80–115", True, 0)]
    assert rows[4:] == [
        ("120–155", True, 1),
        ("160–195", True, 2),
        ("200–235", True, 3),
        ("240–275", True, 4),
    ]
    assert [row.heads for row in result_rows()] == [3, 0, 0, 5, 0, 0, 0, 0]


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
    page.goto(site + "en/rules/shengji/")
    assert page.locator("figure .wins").count() == 7
    assert page.locator("figure .verdict.no").count() == 5
    assert page.locator("table.results tbody tr").count() == len(result_rows()) + 1
    for slug in ("cicera", "piedicavallo", "shengji"):
        page.goto(f"{site}en/rules/{slug}/#scoring")
        assert page.locator("section#scoring").count() == 1
        assert all(
            page.locator("figure [role=img]").evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
        )


def test_what_the_dealer_buries() -> None:
    kept = "RJ BJ 7c 7d Ac Ac Qc Jc 9c 8c 8c 6c 4c 3c As As Ks Qs Qs 10s 9s 9s Ah Kh Kh"
    figure = bury_figure(kept, "Jh 8h 6h 3h Jd 8d 6d 2d")
    assert len(figure.cards) == 33 and [code for code, gone in figure.cards if gone][:2] == ["Jh", "8h"]
    with pytest.raises(ValueError):
        bury_figure(kept, "Jh 8h 6h 3h Jd 8d 6d")
