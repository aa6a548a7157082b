"""Where cards lie on the page: table slots, the rows of the hand, copies and their names."""

import pytest

from web.table.names import codes_of, names_of, twin
from web.table.places import Places, capacity
from web.table.rows import bucket, row_lengths


def test_capacities() -> None:
    sizes = [capacity(n) for n in (0, 1, 6, 7, 12, 13, 20, 21, 29, 41, 52, 53)]
    assert sizes == [6, 6, 6, 8, 12, 15, 20, 28, 40, 52, 52, 53]


@pytest.mark.parametrize(
    ("sizes", "rows", "most", "lengths"),
    [
        ([4, 3, 2, 3], 2, 9, [7, 5]),
        ([7, 3, 2, 3], 2, 10, [7, 8]),
        ([12], 2, 9, [6, 6]),
        ([2, 15], 2, 10, [9, 8]),
        ([5], 1, 5, [5]),
        ([9, 5, 5, 6], 2, 13, [13, 12]),
        ([8, 5, 5, 7], 2, 13, [13, 12]),
        ([12, 7, 7, 7], 3, 12, [11, 11, 11]),
        ([12, 12, 9], 3, 12, [12, 12, 9]),
    ],
)
def test_a_hand_in_rows(sizes: list[int], rows: int, most: int, lengths: list[int]) -> None:
    assert row_lengths(sizes, rows, most) == lengths
    assert sum(lengths) == sum(sizes)


def test_every_hand_fits_its_rows() -> None:
    for cards in range(1, 35):
        name, holds = bucket(cards)
        for rows, most in enumerate(holds, start=2):
            for first in range(1, cards + 1):
                lengths = row_lengths([size for size in (first, cards - first) if size], rows, most)
                assert sum(lengths) == cards, name
                assert max(lengths) <= most
                assert len(lengths) <= rows


def test_places_stay_put() -> None:
    places = Places()
    places.set_table(["7d", "As", "3c", "4b"])
    places.set_table(["7d", "3c", "4b"])
    assert places.slots == ["7d", None, "3c", "4b"]
    assert places.slot_for("2s") == 1
    places.set_table(["3c", "2s"])
    assert places.slots == [None, "2s", "3c"]
    places.set_table(["5d"])  # nothing of the old table: a fresh one
    assert places.slots == ["5d"]
    places.set_table([])
    assert places.slots == []


def test_hand_keeps_its_gaps_until_new_cards_come() -> None:
    places = Places()
    places.set_hand([["7d"], ["3c", "4c"], ["As"]])
    assert (places.hand, places.groups, places.dealt) == (["7d", "3c", "4c", "As"], [0, 1, 1, 2], 4)
    places.set_hand([["7d"], ["4c"], ["As"]])
    assert places.hand == ["7d", None, "4c", "As"]
    places.close_gaps()
    assert (places.hand, places.groups, places.dealt) == (["7d", "4c", "As"], [0, 1, 2], 4)
    places.set_hand([["2d"], ["5s"], ["4b"]])
    assert (places.hand, places.groups, places.dealt) == (["2d", "5s", "4b"], [0, 1, 2], 3)


def test_copies_have_names_of_their_own() -> None:
    names = names_of(["5h", "5h", "Kc"])
    assert names == ["5h", "5h.2", "Kc"]
    assert codes_of(names) == ["5h", "5h", "Kc"]
    assert [twin(name) for name in names] == ["5h.2", "5h", "Kc.2"]


def test_a_hand_is_laid_out_anew_when_its_order_changes() -> None:
    places = Places()
    places.set_hand([["5h", "5h"], ["Kc", "2c"], ["2d"]])
    places.leave("Kc")
    places.set_hand([["5h", "5h"], ["2c"], ["2d"]])
    assert places.hand == ["5h", "5h.2", None, "2c", "2d"]
    places.set_hand([["2d", "2c"], ["5h", "5h"]])  # twos are trumps now
    assert (places.hand, places.groups, places.dealt) == (["2d", "2c", "5h", "5h.2"], [0, 0, 1, 1], 4)
    places.set_hand([["2d"], ["2c"], ["5h", "5h"]])
    assert places.groups == [0, 1, 2, 2]


def test_the_chosen_copy_leaves_the_hand() -> None:
    places = Places()
    places.set_hand([["5h", "5h", "6h"], ["Kc"]])
    assert places.hand == ["5h", "5h.2", "6h", "Kc"]
    places.leaving = ["5h"]
    assert places.going("5h") == "5h"
    places.leave("5h")
    places.set_hand([["5h", "6h"], ["Kc"]])
    assert places.hand == [None, "5h", "6h", "Kc"]  # alone, it goes by the name of the first
    places.set_hand([["6h", "6h"], ["Kc"]])
    places.leaving = ["6h.2"]
    places.set_hand([["6h"], ["Kc"]])  # nothing was seen to leave
    assert places.hand == ["6h", None, "Kc"]
    places.set_hand([["6h", "6h"], ["Kc"]])
    for _ in range(2):
        places.leave(places.going("6h"))
    assert places.hand == [None, None, "Kc"]


def test_a_hand_begins_anew_after_cards_were_laid_away() -> None:
    places = Places()
    places.set_hand([["5h", "5h", "6h"], ["Kc", "2c"]])
    places.leaving = ["5h", "Kc"]
    places.begin_anew()
    places.set_hand([["5h", "6h"], ["2c"]])
    assert (places.hand, places.groups, places.dealt) == (["5h", "6h", "2c"], [0, 0, 1], 3)
