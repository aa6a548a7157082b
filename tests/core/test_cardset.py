"""Sets of cards as bit masks, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from cardavia_core import cardset

CARDS = st.sets(st.integers(0, 107))


@given(CARDS, CARDS)
def test_against_python_sets(first: set[int], second: set[int]) -> None:
    one, two = cardset.of(sorted(first)), cardset.of(tuple(second))
    assert cardset.cards(one) == sorted(first)
    assert cardset.count(one) == len(first)
    assert cardset.cards(one | two) == sorted(first | second)
    assert cardset.cards(one & two) == sorted(first & second)
    assert cardset.cards(one & ~two) == sorted(first - second)
    assert [card for card in range(108) if cardset.has(one, card)] == sorted(first)


def test_edges() -> None:
    assert cardset.of([]) == cardset.EMPTY == cardset.full(0)
    assert cardset.cards(cardset.EMPTY) == []
    assert cardset.cards(cardset.full(97)) == list(range(97))
    assert cardset.of([3, 3]) == cardset.of([3])
