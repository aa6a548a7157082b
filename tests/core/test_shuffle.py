"""The stream, the shuffle and the commitment: known values, no bias, and nothing given away."""

import hashlib
import string
from collections import Counter

import pytest

from cardavia_core import shuffle
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import chi_limit, chi_square

WORD = 1 << 32


def expected_words(key: str, blocks: int) -> list[int]:
    """The stream as its docstring says it, computed apart."""
    words = []
    for block in range(blocks):
        digest = hashlib.sha256(f"cardavia stream/{key}/{block}".encode()).digest()
        words += [int.from_bytes(digest[start : start + 4], "big") for start in range(0, 32, 4)]
    return words


class Words(Stream):
    """A stream of given words."""

    __slots__ = ("given",)

    def __init__(self, *words: int) -> None:
        super().__init__("words")
        self.given = list(words)

    def _word(self) -> int:
        return self.given.pop(0)


def test_known_values() -> None:
    stream = Stream("a")
    assert [stream.below(40) for _ in range(12)] == [word % 40 for word in expected_words("a", 2)[:12]]
    assert Stream("a").shuffled(list(range(10))) == [4, 0, 6, 3, 2, 7, 1, 9, 5, 8]
    assert shuffle.deal_key("abc", 1).startswith("8391ad3fcba4d68c")
    assert shuffle.commitment("k").startswith("2f6943fc42997800")


def test_the_words_of_the_stream() -> None:
    stream = Stream("words")
    assert [stream.below(WORD) for _ in range(20)] == expected_words("words", 3)[:20]


@pytest.mark.parametrize("n", [3, 5, 7, 40, 97, 108, WORD - 1, WORD // 2 + 1])
def test_words_that_would_favour_some_numbers_are_thrown_away(n: int) -> None:
    limit = WORD // n * n
    assert Words(limit - 1).below(n) == n - 1
    assert Words(limit, WORD - 1, 0).below(n) == 0
    assert limit % n == 0


@pytest.mark.parametrize("n", [1, 2, 4, 1 << 16, WORD])
def test_nothing_is_thrown_away_where_all_numbers_fit(n: int) -> None:
    assert Words(WORD - 1).below(n) == (WORD - 1) % n


@pytest.mark.parametrize("n", [WORD + 1, 3 * WORD, WORD * WORD - 1, WORD * WORD])
def test_big_numbers_take_two_words(n: int) -> None:
    limit = WORD * WORD // n * n
    assert Words(*divmod(limit - 1, WORD)).below(n) == n - 1
    assert Words(1, 2).below(n) == (WORD + 2) % n
    if limit < WORD * WORD:
        assert Words(*divmod(limit, WORD), WORD - 1, WORD - 1, 0, 7).below(n) == 7


def test_bigger_numbers_take_as_many_words_as_they_need() -> None:
    assert Words(1, 2, 3).below(WORD * WORD + 1) == (WORD * WORD + 2 * WORD + 3) % (WORD * WORD + 1)
    assert Stream("big").below(WORD**4) == int.from_bytes(
        b"".join(word.to_bytes(4, "big") for word in expected_words("big", 1)[:4]), "big"
    )


@pytest.mark.parametrize("n", [2, 3, 10, 40, 97])
def test_numbers_are_uniform(n: int) -> None:
    stream = Stream(f"uniform/{n}")
    counts = Counter(stream.below(n) for _ in range(400 * n))
    assert chi_square([counts[number] for number in range(n)]) < chi_limit(n - 1)


def test_orders_are_uniform() -> None:
    stream = Stream("orders")
    counts = Counter(tuple(stream.shuffled([0, 1, 2, 3])) for _ in range(24 * 300))
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < chi_limit(23)


def test_every_card_comes_to_every_place() -> None:
    stream = Stream("places")
    rounds, size = 4000, 20
    counts = [[0] * size for _ in range(size)]
    for _ in range(rounds):
        for place, card in enumerate(stream.shuffled(list(range(size)))):
            counts[card][place] += 1
    assert chi_square([count for row in counts for count in row]) < chi_limit((size - 1) ** 2)


def test_every_deal_of_scopa_is_fair_to_both_seats() -> None:
    """Which seat is dealt the settebello first, or the table, or the stock: 3, 3, 4 and 30 in 40."""
    counts = [0, 0, 0, 0]
    for number in range(4000):
        view = [Match(load_game("scopa"), f"fair-{number}").deal.view(seat) for seat in (0, 1)]
        where = [view[0]["hand"], view[1]["hand"], view[0]["table"]]
        counts[next((place for place, cards in enumerate(where) if "7d" in cards), 3)] += 1
    expected = [300, 300, 400, 3000]
    assert sum((one - two) ** 2 / two for one, two in zip(counts, expected, strict=True)) < chi_limit(3)


def test_shuffling_leaves_the_cards_given_as_they_are() -> None:
    cards = [5, 6, 7]
    assert sorted(Stream("left").shuffled(cards)) == [5, 6, 7]
    assert cards == [5, 6, 7]
    assert Stream("none").shuffled([]) == []


def test_the_commitment_can_be_checked() -> None:
    match = Match(load_game("scopa"), "commit")
    key = match.key()
    assert match.commitment() == hashlib.sha256(f"cardavia commitment/{key}".encode()).hexdigest()
    again = match.game.new_deal(Stream(key), match.standing)
    assert [again.view(seat) for seat in (0, 1)] == [match.deal.view(seat) for seat in (0, 1)]


def test_every_deal_of_every_seed_has_its_own_key() -> None:
    keys = [shuffle.deal_key(seed, number) for seed in ("a", "b", "a1") for number in range(1, 200)]
    commitments = [shuffle.commitment(key) for key in keys]
    assert len(set(keys + commitments)) == 2 * len(keys)
    assert all(len(text) == 64 and set(text) <= set(string.hexdigits.lower()) for text in keys + commitments)
    assert shuffle.deal_key("a", 11) != shuffle.deal_key("a1", 1)


def test_what_is_published_after_a_deal_is_not_what_the_next_one_is_made_from() -> None:
    """The key and the seal of deal 1 put in the place of the seed do not give deal 2."""
    key = shuffle.deal_key("secret", 1)
    guesses = {shuffle.deal_key(key, 2), shuffle.deal_key(key, 1), shuffle.commitment(key), key}
    assert shuffle.deal_key("secret", 2) not in guesses
