"""The words of Shengji: see `cardavia_core/words.py`."""

from __future__ import annotations

from ...game import message
from ...words import Word

WORDS = (
    Word(
        "升级",
        "zh-Hans",
        "objective.win",
        message("rules.shengji.word.shengji.said"),
        message("rules.shengji.word.shengji"),
    ),
    Word(
        "庄家",
        "zh-Hans",
        "objective.roles",
        message("rules.shengji.word.dealer.said"),
        message("rules.shengji.word.dealer"),
    ),
    Word(
        "闲家",
        "zh-Hans",
        "objective.roles",
        message("rules.shengji.word.attackers.said"),
        message("rules.shengji.word.attackers"),
        forms=("闲方",),
    ),
    Word(
        "级牌",
        "zh-Hans",
        "cards.level",
        message("rules.shengji.word.level.said"),
        message("rules.shengji.word.level"),
    ),
    Word(
        "亮主",
        "zh-Hans",
        "deal.turns",
        message("rules.shengji.word.declare.said"),
        message("rules.shengji.word.declare"),
    ),
    Word(
        "底牌",
        "zh-Hans",
        "deal.deal",
        message("rules.shengji.word.kitty.said"),
        message("rules.shengji.word.kitty"),
        lines=("shengji.score.kitty",),
    ),
    Word(
        "主牌",
        "zh-Hans",
        "trumps.group",
        message("rules.shengji.word.trumps.said"),
        message("rules.shengji.word.trumps"),
    ),
    Word(
        "拖拉机",
        "zh-Hans",
        "leads.tractor",
        message("rules.shengji.word.tractor.said"),
        message("rules.shengji.word.tractor"),
    ),
)
