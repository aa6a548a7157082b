"""Every check finds what it is there to find, and the real catalogues pass all of them."""

import pytest

from web.build.catalogues import Entry
from web.build.proofreading import check, check_language
from web.build.text import Language

GLOSSARY = {
    "same_as_english": ["Scopa"],
    "avoid": {"pengedar*": "use pembahagi", "suit": "use sut"},
    "terms": {"dealer": "pembahagi"},
}
MALAY = Language("ms", "Bahasa Melayu", "ltr", finished=True, glossary=GLOSSARY)
UKRAINIAN = Language("uk", "Українська", "ltr", finished=True, glossary={"numbers": {"7": "сімк"}})
ITALIAN = Language("it", "Italiano", "ltr", finished=True, glossary={})
CHINESE = Language("zh-Hans", "简体中文", "ltr", finished=True, glossary={"avoid": {"技巧": "use 轮"}})
THAI = Language("th", "ไทย", "ltr", finished=True, glossary={})


def problems(english: str, translation: str, language: Language = MALAY, fuzzy: bool = False) -> list[str]:
    entries = {"k": Entry("k", False, (translation,), fuzzy=fuzzy)}
    return list(check_language(language, entries, {"k": Entry("k", False, (english,))}))


def plural_problems(english: tuple[str, ...], forms: tuple[str, ...]) -> list[str]:
    entries = {"k": Entry("k", len(forms) > 1, forms)}
    return list(check_language(ITALIAN, entries, {"k": Entry("k", True, english)}))


def test_the_real_catalogues() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("english", "translation", "complaint"),
    [
        ("{card} takes {n}", "{card} makan", "placeholders"),
        ("{card} takes", "{kad} makan", "placeholders"),
        ("takes {card}", "makan {card} {", "brace"),
        ("at 11 points", "pada 12 mata", "numbers"),
        ("takes 3 + 4", "makan 3 4", "sign +"),
        ("2 × 4", "2 x 4", "sign ×"),
        ("7 = 21", "7 ialah 21", "sign ="),
        ("bold", "<b>tebal</b>", "HTML"),
        ("Contrast", "Qur'an", "apostrophe"),
        ("Contrast", "Contrast", "still English"),
        ("the dealer", "pemain", "'dealer' is pembahagi"),
        ("he deals", "pengedarannya", "false friend"),
        ("a colour", "satu Suit", "false friend"),
        ("Contrast", "", "empty"),
    ],
)
def test_broken_translations(english: str, translation: str, complaint: str) -> None:
    assert any(complaint in problem for problem in problems(english, translation))


@pytest.mark.parametrize(
    ("english", "translation"),
    [
        ("{card} takes 3 + 4", "{card} makan 3 + 4"),
        ("{suit} are led", "{suit} dibuka"),
        ("Scopa", "Scopa"),
        ("7", "7"),
        ("{n}", "{n}"),
        ("The dealer plays", "Pembahagi main"),
        ("nothing", "sesuitu"),
    ],
)
def test_sound_translations(english: str, translation: str) -> None:
    assert problems(english, translation) == []


def test_fuzzy_in_a_finished_language() -> None:
    assert "fuzzy" in problems("Contrast", "Kontras", fuzzy=True)[0]
    unfinished = Language("ms", "Bahasa Melayu", "ltr", finished=False, glossary={})
    assert problems("Contrast", "", unfinished) == []


def test_marks_of_emphasis() -> None:
    english = {"rules.k": Entry("rules.k", False, ("a _scopa_",))}
    entries = {"rules.k": Entry("rules.k", False, ("satu _scopa",))}
    assert "emphasis" in next(iter(check_language(MALAY, entries, english)))


def test_split_sara_am() -> None:
    assert "sara am" in problems("lead", "น\u0e4d\u0e32", THAI)[0]
    assert "sara am" in problems("water", "น\u0e4d\u0e49\u0e32", THAI)[0]
    assert problems("lead", "นำ", THAI) == []


def test_plural_forms() -> None:
    english = ("{n} card", "{n} cards")
    assert plural_problems(english, ("{n} carta", "{n} carte")) == []
    assert plural_problems(english, ("una carta", "{n} carte")) == []
    assert "plural forms" in plural_problems(english, ("{n} carte",))[0]
    assert "needs 2" in plural_problems(english, ("{n} carta", ""))[0]
    assert "placeholders" in plural_problems(english, ("{n} carta", "carte"))[0]


def test_a_text_that_english_does_not_have() -> None:
    entries = {"k": Entry("k", False, ("Kad",)), "old": Entry("old", False, ("Lama",))}
    assert list(check_language(MALAY, entries, {"k": Entry("k", False, ("Card",))})) == [
        "ms: old: English has no such text"
    ]


def test_a_number_may_be_the_name_of_a_card() -> None:
    assert not problems("the 7 of Coins", "сімка монет", UKRAINIAN)
    assert not problems("the 7 of Coins", "карта «7 монет»", UKRAINIAN)
    assert problems("the 8 of Coins", "сімка монет", UKRAINIAN)
    assert problems("7 and 7", "сімка", UKRAINIAN)


@pytest.mark.parametrize(
    "text",
    ["吃牌,不吃", "吃牌(两张)", "“吃”:不吃", "吃……...", "吃 {card}", "{card} 吃牌", "吃3 。", "吃 7"],
)
def test_half_width_marks_and_spaces_in_chinese(text: str) -> None:
    assert [found for found in problems("x", text, CHINESE) if "half-width" in found or "space" in found]


@pytest.mark.parametrize(
    "text", ["吃牌，不吃。", "{card}吃{card}", "国王 + 骑士", "我方 · 对方", "★ 赢下", "“吃”：吃Scopa！"]
)
def test_sound_chinese(text: str) -> None:
    found = " ".join(problems("x", text, CHINESE))
    assert "half-width" not in found
    assert "space" not in found


def marks(text: str, code: str) -> list[str]:
    found = problems("x", text, Language(code, code, "ltr", False, {}))
    return [one for one in found if "mark" in one or "space" in one or "letter" in one]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ja", "カードを取る,取らない"),
        ("ja", "場札 を取る"),
        ("ja", "取る（２枚）。 次へ"),
        ("ar", "خذ الورقة, أو اتركها"),
        ("ar", "هل تأخذها?"),
        ("ar", "الورقة ؛ ثم یأخذ"),
        ("fr", "Prenez la carte!"),
        ("fr", "Prenez : la carte"),
        ("fr", "la « carte »"),
    ],
)
def test_marks_and_spaces_that_the_language_does_not_set(code: str, text: str) -> None:
    assert marks(text, code)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ja", "スコパ！\u3000場札がなくなった。7 + 3 = 10"),
        ("ar", "خذ الورقة، أو اتركها؛ أليس كذلك؟ 7 = 21، 6 = 18"),
        ("fr", "Prenez\u00a0: la «\u202fcarte\u202f»\u202f! 3:2, https://example.org"),
    ],
)
def test_marks_and_spaces_as_they_should_be(code: str, text: str) -> None:
    assert not marks(text, code)


def test_a_false_friend_without_spaces_around_it() -> None:
    assert "false friend" in problems("a trick", "一个技巧好", CHINESE)[0]
