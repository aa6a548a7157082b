"""Why another seat played as it did: what is told during the deal, and what after it."""

import json
from typing import Any

from tests.web import positions_of_minchiate, positions_of_shengji
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players import minchiate, shengji
from tests.web.players.scopa import Player
from tests.web.positions import GAME, LAST_CARD, RICH
from tests.web.test_thinker import SPEAK

ADDRESS = "en/scopa/"
SAFE: dict[str, Any] = {"message": "scopa.reason.safe", "arguments": {}}
BETTER: dict[str, Any] = {
    "message": "ai.reason.better",
    "arguments": {"n": 12, "percent": 61, "less": 52, "cards": ["3b"]},
}
ANSWERS = {"public": {"reasons": [SAFE]}, "why": {"move": "7d", "reasons": [SAFE, BETTER], "options": []}}
SPEAKS = SPEAK.replace(
    "ANSWER",
    "(worker, id, { ask }) => worker.say({ cardavia: 2, id, ..."
    f"({json.dumps(ANSWERS)}[ask] ?? {{ error: 'not asked for' }}) }})",
)
DESKTOP = {"width": 1280, "height": 800}


def asked(player: Any, ask: str) -> list[dict[str, Any]]:
    """The questions of one kind."""
    questions = [json.loads(text) for text in player.page.evaluate("window.questions")]
    return [question for question in questions if question["ask"] == ask]


def explained(player: Any, place: str = "#log") -> list[str]:
    """Every sentence that explains a move there."""
    player.page.wait_for_selector(f"{place} .because p:not(.w), {place} .because li")
    found = player.page.locator(f"{place} .because :is(li, p:not(.w))")
    return [said.strip() for said in found.all_inner_texts()]


def seated(open_page: OpenPage, site: str, kind: Any, slug: str, record: str, **screen: Any) -> Any:
    """A person at a table whose thinker answers."""
    player = kind(open_page(thinker=True, has_touch=True, **(screen or {"viewport": DESKTOP})))
    player.page.add_init_script(SPEAKS)
    player.sit_down(f"{site}en/{slug}/", record)
    player.await_thinker()
    return player


def test_the_last_move_during_the_deal(open_page: OpenPage, site: str) -> None:
    player = seated(open_page, site, Player, "scopa", RICH, viewport=PHONE)
    assert not player.page.is_visible("#why-last")  # nothing has been played since the page was opened
    hidden = set(player.match().deal.view(1)["hand"])
    player.settle("3b", ["3c"])
    player.act()
    sight = player.played("3b")
    player.page.tap("#why-last")
    safe, later = player.texts.say("scopa.reason.safe"), player.texts.say("why.later")
    player.until("said => document.getElementById('bubble-said').textContent === said", safe)
    assert player.page.inner_text("#bubble-note") == later
    spoken = player.look().spoken
    assert safe in spoken and later in spoken
    (question,) = asked(player, "public")
    move = player.match().moves[-1][-1]
    assert question["move"] == GAME.write_move(move)
    assert (question["view"]["seat"], question["view"]["turn"]) == (0, 1)
    known = json.dumps({**question, "move": ""})
    assert not [code for code in hidden if f'"{code}"' in known]
    player.raise_card(sight.hand[0])
    assert player.look().bubble == []


def test_in_the_log(open_page: OpenPage, site: str) -> None:
    """What is explained stays there while play goes on, and the keyboard where it was."""
    player = seated(open_page, site, Player, "scopa", RICH)
    safe, later = player.texts.say("scopa.reason.safe"), player.texts.say("why.later")
    button = player.page.locator("#log [data-why]").first
    assert player.page.locator("#log [data-why]").count() == 6  # the moves of the other seat
    button.focus()
    player.page.keyboard.press("Enter")
    assert explained(player) == [safe, later]
    key = button.get_attribute("data-why")
    player.page.evaluate("document.getElementById('act').click()")  # nothing is chosen: nothing happens
    player.settle("3b", ["3c"])
    button.focus()
    player.page.evaluate("document.getElementById('act').click()")
    player.played("3b")
    assert explained(player) == [safe, later]
    same = player.page.locator(f'#log [data-why="{key}"]')
    assert same.get_attribute("aria-expanded") == "true"
    assert player.page.evaluate("document.activeElement.dataset.why") == key
    same.click()
    assert player.page.locator("#log .because").count() == 0
    same.click()
    assert explained(player) == [safe, later]
    assert len(asked(player, "public")) == 1  # it is known already


def test_of_hidden_cards_nothing_is_asked(open_page: OpenPage, site: str) -> None:
    """The discard of another seat is its own business until the deal is over."""
    player = seated(open_page, site, minchiate.Player, "minchiate", positions_of_minchiate.DECLARE)
    discarded = player.texts.say("why.label", sentence="").strip()
    rows = player.page.locator("#log [data-why]")
    assert discarded in (rows.last.get_attribute("aria-label") or "")
    rows.last.click()
    assert explained(player) == [player.texts.say("why.later")]
    assert asked(player, "public") == []


def test_the_last_trick(open_page: OpenPage, site: str) -> None:
    """The plays of all the others are explained, one after the other."""
    player = seated(open_page, site, minchiate.Player, "minchiate", positions_of_minchiate.SECOND)
    player.page.click("#open-last")
    player.page.click("#why-trick")
    nothing, later = player.texts.say("why.nothing"), player.texts.say("why.later")
    player.page.wait_for_selector("#last .because > p:last-child:not(.w)")
    said = explained(player, "#last")
    assert len(said) == 4 and said[-1] == later
    assert set(said[:-1]) <= {nothing, player.texts.say("scopa.reason.safe")}
    assert len(asked(player, "public")) == 3
    player.page.click("#why-trick")
    assert player.page.locator("#last .because").count() == 0


def test_after_the_deal_everything_is_told(open_page: OpenPage, site: str) -> None:
    player = seated(open_page, site, Player, "scopa", LAST_CARD)
    button = player.page.locator("#log [data-why]").first
    button.click()
    assert player.texts.say("why.later") in explained(player)
    assert asked(player, "why") == []
    player.settle(*last_move(player))
    player.act()
    player.wait("scored")
    player.page.click("#score [data-close]")
    assert player.page.locator("#log .because").count() == 0  # there is more to be said now
    button.click()
    told = [player.texts.say(one["message"], **one["arguments"]) for one in (SAFE, BETTER)]
    assert explained(player) == told
    (question,) = asked(player, "why")
    match = player.match()
    assert question["moves"] == [GAME.write_move(move) for move in match.moves[0]]
    assert question["key"] == match.key()
    assert question["standing"]["deal"] == 1
    assert question["number"] == int(button.get_attribute("data-why") or "")
    assert match.seed not in json.dumps(question)  # it would tell the cards of the next deal


def last_move(player: Player) -> tuple[str, list[str]]:
    """The only card that is left, and the first of what it may take."""
    move = player.match().deal.moves()[0]
    return GAME.pack.code(move.cards[0]), sorted(GAME.pack.write(move.taken))


def test_where_nobody_thinks_that_is_said(open_page: OpenPage, site: str) -> None:
    player = Player(open_page(viewport=DESKTOP))
    player.sit_down(site + ADDRESS, RICH)
    player.page.locator("#log [data-why]").first.click()
    assert explained(player)[0] == player.texts.say("why.absent")


def test_a_declaration_can_be_asked_about(open_page: OpenPage, site: str) -> None:
    """In Shengji passing is a move too."""
    player = seated(open_page, site, shengji.Player, "shengji", positions_of_shengji.OVERCALL)
    assert player.page.locator("#log [data-why]").count() == 3
    player.page.locator("#log [data-why]").last.click()
    assert explained(player)[-1] == player.texts.say("why.later")
    assert asked(player, "public")[0]["move"] == "declare 2c"
