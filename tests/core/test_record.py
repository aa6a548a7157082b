"""Records as text: damaged, hostile and forbidden ones are refused in order, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_core import record
from cardavia_core.games import load_game
from cardavia_core.match import Match
from tests.core.support import random_match

SCOPA = load_game("scopa")
MATCH = random_match(SCOPA, "record-1")
TEXT = record.write(MATCH)
HEAD = "cardavia 1 scopa seed=abc"


def message_of(text: str) -> str:
    with pytest.raises(record.BadRecord) as caught:
        record.read(text)
    return caught.value.refusal.message


def never_worse_than_bad(text: str) -> None:
    """Either a match that is written as something readable, or BadRecord with a key; never anything else."""
    try:
        match = record.read(text)
    except record.BadRecord as bad:
        assert bad.refusal.message.startswith("record.")
        assert str(bad)
        if bad.match is not None:
            record.read(record.write(bad.match))
    else:
        again = record.read(record.write(match))
        assert record.write(again) == record.write(match)


def test_the_text() -> None:
    lines = TEXT.split("\n")
    assert lines[0] == "cardavia 1 scopa seed=record-1"
    assert lines[-1] == ""
    assert len(lines) == len(MATCH.moves) + 2
    assert all(line.count(", ") == 35 for line in lines[1:-1])


def test_a_match_that_has_just_begun() -> None:
    text = record.write(Match(SCOPA, "new"))
    assert text == "cardavia 1 scopa seed=new\n\n"
    for begun in (text, text.strip(), text.strip() + "\n"):
        assert record.read(begun).moves == [[]]


def test_a_deal_that_has_just_begun() -> None:
    match = Match(SCOPA, "begun")
    while match.deal.turn is not None:
        match.play(match.deal.moves()[0])
    finished = record.write(match)
    match.next_deal()
    begun = record.write(match)
    assert begun == finished + "\n"
    assert record.read(finished).deal.turn is None
    assert record.read(begun).standing == match.standing


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends(ending: str, last: bool) -> None:
    text = TEXT.rstrip("\n").replace("\n", ending) + (ending if last else "")
    assert record.write(record.read(text)) == TEXT


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not_a_record"),
        ("\n", "not_a_record"),
        ("hello", "not_a_record"),
        ("cardavia 2 scopa seed=a", "not_a_record"),
        ("cardavia 1 scopa", "not_a_record"),
        ("cardavia 1 scopa abc", "not_a_record"),
        ("cardavia 1 scopa seed=", "not_a_record"),
        ("cardavia 1 scopa seed=a/b", "not_a_record"),
        ("cardavia 1 scopa seed=\u0430", "not_a_record"),
        ("cardavia 1 scopa seed=" + "a" * 65, "not_a_record"),
        ("cardavia 1 scopa seed=a options=target:11 more", "not_a_record"),
        ("\ufeff" + HEAD, "not_a_record"),
        ("cardavia 1 chess seed=a", "unknown_game"),
        ("cardavia 1 ../scopa seed=a", "unknown_game"),
        (HEAD + " target:11", "unknown_option"),
        (HEAD + " options=", "unknown_option"),
        (HEAD + " options=target", "unknown_option"),
        (HEAD + " options=target:12", "unknown_option"),
        (HEAD + " options=target:1_1", "unknown_option"),
        (HEAD + " options=target:١١", "unknown_option"),
        (HEAD + " options=target:011", "unknown_option"),
        (HEAD + " options=speed:11", "unknown_option"),
        (HEAD + " options=target:11:11", "unknown_option"),
        (HEAD + " options=target:" + "9" * 5000, "unknown_option"),
        (HEAD + "\nxx", "unreadable_move"),
        (HEAD + "\n7s,7d", "unreadable_move"),
        (HEAD + "\n７ｓ", "unreadable_move"),
        (HEAD + "\n7d+7d", "unreadable_move"),
        (HEAD + "\n7s 3c 4b", "unreadable_move"),
        (HEAD + "\n \U0001f0a1\u202e\x00", "unreadable_move"),
        (HEAD + "\n\ud800", "unreadable_move"),
        (HEAD + "\n\n\n", "deal_out_of_turn"),
        ("a" * 200_001, "too_long"),
    ],
)
def test_damaged_records(text: str, message: str) -> None:
    assert message_of(text) == "record." + message
    never_worse_than_bad(text)


def test_options() -> None:
    match = Match(SCOPA, "options", {"target": 21})
    assert record.write(match).split("\n")[0] == "cardavia 1 scopa seed=options options=target:21"
    assert record.read(HEAD + " options=target:11").options == {"target": 11}


def test_moves_after_the_end_of_a_deal() -> None:
    with pytest.raises(record.BadRecord) as caught:
        record.read("\n".join([*TEXT.split("\n")[:1], TEXT.split("\n")[1] + ", 7d"]))
    refusal = caught.value.refusal
    assert refusal.message == "record.move_after_end"
    assert (refusal.arguments["deal"], refusal.arguments["move"]) == (1, 37)
    assert caught.value.match is not None
    assert caught.value.match.deal.turn is None


def test_deals_after_the_end_of_a_match() -> None:
    with pytest.raises(record.BadRecord) as caught:
        record.read(TEXT + "7d")
    assert caught.value.refusal.message == "record.deal_out_of_turn"
    assert caught.value.match is not None
    assert record.write(caught.value.match) == TEXT


def test_a_forbidden_move_carries_the_reason_of_the_game() -> None:
    match = Match(SCOPA, "reason")
    card = next(
        code for code in SCOPA.pack.codes if code not in match.deal.view(match.deal.turn or 0)["hand"]
    )
    with pytest.raises(record.BadRecord) as caught:
        record.read(record.write(match).rstrip("\n") + "\n" + card)
    reason = caught.value.refusal.arguments["reason"]
    assert reason.message == "move.not_in_hand"
    assert reason.arguments == {"card": card}


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    never_worse_than_bad(text)
    never_worse_than_bad(f"{HEAD}\n{text}")
    never_worse_than_bad(f"{HEAD} options={text}")


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 30), st.text(max_size=8))
def test_a_damaged_record(start: int, length: int, patch: str) -> None:
    never_worse_than_bad(TEXT[:start] + patch + TEXT[start + length :])


@given(
    st.lists(st.sampled_from([*SCOPA.pack.codes, "pass", "play", "", " ", "+", ", ", "\n", ","]), max_size=12)
)
def test_words_of_records_in_any_order(words: list[str]) -> None:
    never_worse_than_bad(f"{HEAD}\n{''.join(words)}")


@given(st.integers(0, len(TEXT)))
def test_a_record_cut_off_anywhere(length: int) -> None:
    never_worse_than_bad(TEXT[:length])
