"""The review of a finished deal: what it shows, how it is left, and what it says where nobody answers."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from cardavia_core import record
from cardavia_core.ai.review import FinishedDeal
from cardavia_core.games import load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.web.conftest import OpenPage
from tests.web.player import PHONE
from tests.web.players.piedicavallo import Player as Piedicavallo
from tests.web.players.scopa import Player
from web.build.text import languages, read_catalogue

ENGLISH = read_catalogue(next(language for language in languages() if language.code == "en"))
SOON, LATER = 20_000, 90_000
NOT_SIDEWAYS = "(one => one.scrollWidth <= one.clientWidth)(document.querySelector('#review .sheet-b'))"
WORKER = """
window.questions = [];
window.Worker = class extends EventTarget {
  constructor() { super(); setTimeout(() => this.say({ ready: true })); }
  say(message) {
    const data = JSON.stringify({ cardavia: 2, ...message });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  postMessage(text) {
    const question = JSON.parse(text);
    if (question.ask !== "measure") window.questions.push(question);
    const answers = ANSWERS;
    const found = question.ask === "measure" ? { rate: 1000 } : answers[question.ask];
    const judged = question.ask === "judge" ? found[question.number] ?? found.other : found;
    if (judged) setTimeout(() => this.say({ id: question.id, ...judged }), WAIT);
  }
  terminate() {}
};
"""


@dataclass
class Finished:
    """A deal that is over: its record, a choice of the person in it, and what could have been played.

    `view` is what the person saw before that choice, `story` how the deal goes on from the other move.
    """

    text: str
    number: int
    played: str
    better: str
    story: list[str]
    view: dict[str, Any]

    def answers(self, loss: float = 0.2, **changed: Any) -> dict[str, Any]:
        """What a worker says that finds this choice costly, and no other."""
        played = {"move": self.played, "chance": 0.41, "error": 0.012, "worlds": 90}
        better = {**played, "move": self.better, "chance": 0.41 + loss}
        judged = {"played": played, "better": better, "loss": loss, "loss_error": 0.015}
        other = {"played": played, "better": None, "loss": 0, "loss_error": 0}
        numbers = [self.number, *(self.number + step for step in (2, 4, 6))]
        found = {"decisions": {"numbers": numbers}, "alternative": {"moves": self.story}}
        return {**found, "judge": {self.number: judged, "other": other}, **changed}


def finished(slug: str, wanted: int) -> Finished:
    """A deal played by the rules of thumb, and the first choice of the person's from a move on."""
    game = load_game(slug)
    match, stream = Match(game, "review"), Stream("review")
    choice: tuple[int, str, str] | None = None
    while match.deal.turn is not None:
        number, seat = len(match.moves[-1]), match.deal.turn
        move, _ = game.policy(match.deal.view(seat), stream)
        others = [game.write_move(one) for one in match.deal.moves() if one != move]
        if choice is None and seat == 0 and number >= wanted and others:
            choice = number, game.write_move(move), others[0]
        match.play(move)
    assert choice is not None
    moves = [game.write_move(one) for one in match.moves[-1]]
    deal = FinishedDeal(game, match.key(), match.standing, moves)
    story, _ = deal.alternative(choice[0], game.read_move(choice[2]))
    view = deal.before(choice[0]).view(0)
    return Finished(record.write(match), *choice, [game.write_move(one) for one in story], view)


SCOPA = finished("scopa", 12)


def sit_down(open_page: OpenPage, site: str, answers: dict[str, Any], wait: int = 0) -> Player:
    """The score sheet of the finished deal, with a worker that answers so."""
    player = Player(open_page(thinker=True, viewport=PHONE, has_touch=True))
    script = WORKER.replace("ANSWERS", json.dumps(answers)).replace("WAIT", str(wait))
    player.page.add_init_script(script)
    player.sit_down(f"{site}en/scopa/", SCOPA.text)
    player.await_thinker()
    return player


def review(player: Player) -> None:
    player.page.locator("#open-review").click()
    expect(player.page.locator("#review")).to_be_visible()


def test_costliest_choice_is_shown(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, SCOPA.answers())
    review(player)
    page = player.page
    expect(page.locator(".other-story")).to_be_visible(timeout=SOON)
    text = page.locator("#review-found").inner_text()
    for words in (
        "41\N{NO-BREAK SPACE}% ± 2",
        "61\N{NO-BREAK SPACE}% ± 2",
        ENGLISH.tn("review.cost", 20, margin=3),
        ENGLISH.t("review.story"),
    ):
        assert words in text
    shown = page.locator(".lay dd")
    assert shown.nth(0).locator(".card").count() == len(SCOPA.view["table"])
    assert shown.nth(1).locator(".card").count() == len(SCOPA.view["hand"])
    for name, move in (("was", SCOPA.played), ("best", SCOPA.better)):
        assert page.locator(f".lay .{name} use").get_attribute("href") == f"#card-{move.split(' ')[0]}"
    real = page.locator(".outcomes dd b").nth(1)
    assert real.inner_text() == page.locator("#score-points").inner_text()
    assert page.locator(".other-story .log > li").count() >= len(SCOPA.story)
    for width, height in ((320, 568), (844, 390), (1280, 800)):
        player.resize(ViewportSize(width=width, height=height))
        assert page.evaluate(NOT_SIDEWAYS), width


def test_costliest_choice_is_looked_at_twice(open_page: OpenPage, site: str) -> None:
    """The second time with another seed: what looked bad by bad luck shall have another chance."""
    player = sit_down(open_page, site, SCOPA.answers())
    review(player)
    expect(player.page.locator(".costly")).to_be_visible(timeout=SOON)
    judged = [one for one in player.page.evaluate("window.questions") if one["ask"] == "judge"]
    assert len(judged) == 5  # there are four choices
    assert len({one["seed"] for one in judged if one["number"] == SCOPA.number}) == 2


def test_what_luck_explains_is_no_fault(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, SCOPA.answers(loss=0.02))
    review(player)
    expect(player.page.locator("#review-doing")).to_have_text(ENGLISH.tn("review.fine", 4), timeout=SOON)
    assert player.page.locator("#review-found").inner_text() == ""


def test_no_choice_at_all(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, SCOPA.answers(decisions={"numbers": []}))
    review(player)
    expect(player.page.locator("#review-doing")).to_have_text(ENGLISH.t("review.no_choice"), timeout=SOON)


def test_can_be_left_and_taken_up_again(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, SCOPA.answers(), wait=250)
    review(player)
    page = player.page
    player.until("window.questions.length === 2")
    expect(page.locator("#review-bar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#review")).to_be_hidden()
    page.wait_for_timeout(600)
    asked = page.evaluate("window.questions.length")
    assert asked <= 3
    page.wait_for_timeout(400)
    assert page.evaluate("window.questions.length") == asked
    review(player)
    expect(page.locator(".other-story")).to_be_visible(timeout=SOON)
    asks = [question["ask"] for question in page.evaluate("window.questions")]
    assert asks.count("decisions") == 1
    page.locator("#review [data-close]").click()
    review(player)  # what was found is still there, and there once
    assert page.locator(".costly").count() == page.locator(".other-story").count() == 1


def test_next_deal_waits_for_nothing(open_page: OpenPage, site: str) -> None:
    player = sit_down(open_page, site, SCOPA.answers(), wait=400)
    review(player)
    player.until("window.questions.length === 1")
    player.page.keyboard.press("Escape")
    player.page.locator("#next").click()
    player.wait("yours")
    expect(player.page.locator("#review")).to_be_hidden()
    assert player.play_any(0).hand


OFTEN = ("error", "no story", "a forbidden move")
NONSENSE: dict[str, dict[str, Any]] = {
    "error": {"decisions": {"error": "ouch"}},
    "no numbers": {"decisions": {"numbers": 7}},
    "strange numbers": {"decisions": {"numbers": [-1, 999, "x", None]}},
    "no judgement": {"judge": {"other": {"played": 7}}},
    "no move": {"judge": {"other": {"played": {"move": "19x", "chance": 1, "error": 0}, "better": None}}},
    "a bad story": {"alternative": {"moves": ["19x"]}},
    "an impossible story": {"alternative": {"moves": [SCOPA.better, SCOPA.better]}},
    "no story": {"alternative": {"moves": 7}},
    "a forbidden move": {
        "judge": {
            "other": SCOPA.answers()["judge"][SCOPA.number]
            | {"played": {"move": "Rd Rd", "chance": 1, "error": 0}}
        }
    },
}


@pytest.mark.parametrize(
    "changed",
    [pytest.param(NONSENSE[one], marks=[] if one in OFTEN else pytest.mark.long, id=one) for one in NONSENSE],
)
def test_nonsense_does_no_harm(open_page: OpenPage, site: str, changed: dict[str, Any]) -> None:
    player = sit_down(open_page, site, SCOPA.answers(**changed))
    review(player)
    player.until(
        "document.getElementById('review-doing').textContent !== '' || document.querySelector('.costly')"
    )
    player.page.wait_for_timeout(300)
    assert player.page.locator(".other-story").count() == 0
    player.page.keyboard.press("Escape")
    player.page.locator("#next").click()
    player.wait("yours")


def test_where_nobody_thinks(open_page: OpenPage, site: str) -> None:
    """A worker that never starts: the sheet says so, and can be left."""
    player = Player(open_page(viewport=PHONE, has_touch=True))
    player.sit_down(f"{site}en/scopa/", SCOPA.text)
    review(player)
    expect(player.page.locator("#review-doing")).to_have_text(ENGLISH.t("review.starting"))
    player.page.keyboard.press("Escape")
    player.page.locator("#next").click()
    player.wait("yours")


@pytest.mark.long
def test_with_the_real_worker(open_page: OpenPage, site: str) -> None:
    game = finished("piedicavallo", 20)
    player = Piedicavallo(open_page(thinker=True, viewport=PHONE, has_touch=True))
    player.sit_down(f"{site}en/piedicavallo/", game.text)
    player.page.wait_for_selector("html[data-thinker=ready]", timeout=LATER)
    player.page.locator("#open-review").click()
    found = (
        "document.querySelector('.other-story')"
        " || /^You had/.test(document.getElementById('review-doing').textContent)"
    )
    player.page.wait_for_function(found, timeout=LATER)
