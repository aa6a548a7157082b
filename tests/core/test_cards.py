"""The five packs."""

from collections import Counter

import pytest

from cardavia_core.cards import PACKS, Pack

SIZES = {"scopa": 40, "cicera": 52, "shengji": 108, "minchiate": 97, "piedicavallo": 78}


def suits(pack: Pack) -> Counter[str]:
    return Counter(pack.suit(card) for card in range(pack.size))


def test_every_pack_is_tested() -> None:
    assert set(PACKS) == set(SIZES)


@pytest.mark.parametrize("slug", sorted(SIZES))
def test_sizes_and_codes(slug: str) -> None:
    pack = PACKS[slug]
    assert pack.slug == slug
    assert pack.size == SIZES[slug] == len(pack.codes) * pack.copies
    assert len(set(pack.codes)) == len(pack.codes)
    for card in range(pack.size):
        code = pack.code(card)
        assert pack.has(code)
        assert pack.card(code) == card % len(pack.codes)
        assert code in (pack.rank(card) + pack.suit(card), pack.suit(card) + pack.rank(card)) or code in (
            "M",
            "BJ",
            "RJ",
        )
        assert code.isalnum()


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("scopa", dict.fromkeys("dcsb", 10)),
        ("cicera", dict.fromkeys("dcsb", 13)),
        ("shengji", {**dict.fromkeys("cdhs", 26), "": 4}),
        ("minchiate", {**dict.fromkeys("dcsb", 14), "T": 40, "": 1}),
        ("piedicavallo", {**dict.fromkeys("dcsb", 14), "T": 21, "": 1}),
    ],
)
def test_suits(slug: str, expected: dict[str, int]) -> None:
    assert suits(PACKS[slug]) == expected


@pytest.mark.parametrize(
    ("slug", "ranks"),
    [
        ("scopa", "A 2 3 4 5 6 7 F C R"),
        ("cicera", "A 2 3 4 5 6 7 8 9 10 F C R"),
        ("shengji", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("minchiate", "A 2 3 4 5 6 7 8 9 10 F C D R"),
        ("piedicavallo", "A 2 3 4 5 6 7 8 9 10 F C D R"),
    ],
)
def test_ranks(slug: str, ranks: str) -> None:
    pack = PACKS[slug]
    for suit in "cdhs" if slug == "shengji" else "dcsb":
        found = [pack.rank(card) for card in range(len(pack.codes)) if pack.suit(card) == suit]
        assert found == ranks.split()


def test_trumps_and_the_cards_without_suit() -> None:
    pack = PACKS["minchiate"]
    assert [pack.rank(card) for card in range(pack.size) if pack.suit(card) == "T"] == [
        str(number) for number in range(1, 41)
    ]
    assert (pack.suit(pack.card("M")), pack.rank(pack.card("M"))) == ("", "")
    jokers = PACKS["shengji"]
    assert [(jokers.suit(jokers.card(code)), jokers.rank(jokers.card(code))) for code in ("BJ", "RJ")] == [
        ("", ""),
        ("", ""),
    ]


def test_two_copies_share_a_code() -> None:
    pack = PACKS["shengji"]
    first, second = pack.read(["7s", "7s"])
    assert second == first + 54
    assert pack.write([first, second]) == ["7s", "7s"]
    assert pack.suit(second) == "s"
    assert pack.rank(second) == "7"


@pytest.mark.parametrize(("slug", "codes"), [("scopa", "7d 7d"), ("shengji", "7s 7s 7s")])
def test_more_copies_than_the_pack_holds(slug: str, codes: str) -> None:
    with pytest.raises(ValueError):
        PACKS[slug].read(codes.split())


@pytest.mark.parametrize("code", ["", "8d", "7", "d7", "T1", "7D", " 7d", "７d"])
def test_unknown_codes(code: str) -> None:
    assert not PACKS["scopa"].has(code)
    with pytest.raises(KeyError):
        PACKS["scopa"].card(code)
    with pytest.raises(KeyError):
        PACKS["scopa"].read([code])


def test_places_in_the_suit() -> None:
    cicera, tarot = PACKS["cicera"], PACKS["piedicavallo"]
    assert [cicera.place(cicera.card(code)) for code in ("As", "2s", "10s", "Rs", "Ad")] == [0, 1, 9, 12, 0]
    assert [tarot.place(tarot.card(code)) for code in ("T1", "T21", "Rb")] == [0, 20, 13]


def test_names_are_shared_by_the_italian_suits_alone() -> None:
    assert PACKS["scopa"].card_key("7d") == PACKS["minchiate"].card_key("7d") == "card.7d"
    assert PACKS["shengji"].card_key("7d") == "card.shengji.7d"
    assert PACKS["piedicavallo"].card_key("T1") == "card.piedicavallo.T1"
    assert PACKS["minchiate"].card_key("T1") == "card.minchiate.T1"
    assert PACKS["minchiate"].card_key("Fs") == PACKS["piedicavallo"].card_key("Fs") == "card.Fs"
    assert PACKS["minchiate"].card_key("Fc") == "card.minchiate.Fc" != PACKS["piedicavallo"].card_key("Fc")
    assert PACKS["scopa"].suit_key("d") == "suit.d"
    assert PACKS["shengji"].suit_key("d") == "suit.shengji.d"
    assert PACKS["shengji"].suit_key("T") == "suit.shengji.T"
    assert PACKS["minchiate"].suit_key("T") == "suit.T"
