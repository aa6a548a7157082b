"""The helper that thinks for the other seat: what it is told, and what happens when it fails."""

import json
from typing import Any

import pytest

from tests.web.conftest import OpenPage, Seen
from tests.web.player import PHONE
from tests.web.players.scopa import Player
from tests.web.positions import GAME, RICH

ADDRESS = "en/scopa/"
LISTEN = """
window.questions = [];
window.Worker = class extends Worker {
  constructor(...given) { super(...given); window.worker = this; }
  postMessage(text) {
    if (JSON.parse(text).ask !== "measure") window.questions.push(text);
    super.postMessage(text);
  }
};
"""
SPEAK = """
window.questions = [];
window.Worker = class extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.say({ cardavia: 2, ready: true }));
  }
  say(message) {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  postMessage(text) {
    const question = JSON.parse(text), { id, ask } = question;
    if (ask === "measure") return this.say({ cardavia: 2, id, rate: 1000 });
    window.questions.push(text);
    (ANSWER)(this, id, question);
  }
  terminate() {}
};
"""


@pytest.fixture
def player(open_page: OpenPage) -> Player:
    return Player(open_page(thinker=True, viewport=PHONE, has_touch=True))


def turns_go_on(player: Player, turns: int = 3) -> str:
    """Play some turns; what the slip and the screen reader were told meanwhile."""
    said = []
    for turn in range(turns):
        sight = player.play_any(turn)
        said += [sight.why, sight.spoken]
        assert sight.state == "yours"
        assert sight.cards == 40
    return " ".join(said)


def test_is_told_only_what_its_seat_may_know(player: Player, site: str) -> None:
    player.page.add_init_script(LISTEN)
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    for turn in range(3):
        hidden = set(player.look().hand)
        player.play_any(turn)
        hidden &= set(player.look().hand)  # those still in the hand were there when it was asked
        questions: list[str] = player.page.evaluate("window.questions")
        assert len(questions) == turn + 1
        question: dict[str, Any] = json.loads(questions[-1])
        assert sorted(question) == ["ask", "cardavia", "effort", "game", "id", "level", "seed", "view"]
        view = question["view"]
        assert view["seat"] == 1
        named = {code for code in GAME.pack.codes if f'"{code}"' in questions[-1]}
        assert not named & hidden
        assert named == {*view["hand"], *view["table"], *view["piles"][0], *view["piles"][1]}
        assert "0058" not in question["seed"]  # the match's own seed would tell every card


def test_thinks_while_the_cards_still_fly(player: Player, site: str) -> None:
    """The next seat is asked as soon as the move before it is made."""
    player.page.add_init_script(LISTEN)
    player.sit_down(site + ADDRESS, RICH, pace="slow")
    player.await_thinker()
    player.settle("3b", ["3c"])
    player.act()
    flying = "document.getElementById('flights').children.length > 0"
    player.until(f"window.questions.length === 1 && {flying}")
    player.played("3b")
    assert player.page.evaluate("window.questions.length") == 1


def test_killed_in_the_midst_of_a_game(player: Player, site: str) -> None:
    player.page.add_init_script(LISTEN)
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    player.page.evaluate("window.worker.terminate()")  # from now on it is silent
    said = turns_go_on(player)
    assert player.texts.say("thinker.absent") in said


def test_that_closes_itself(player: Player, site: str) -> None:
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    player.page.workers[0].evaluate("self.close()")
    turns_go_on(player)


ANSWERS = {
    "nonsense": 'worker => worker.say("}{")',
    "no JSON object": "worker => worker.say([1, 2])",
    "no move": "(worker, id) => worker.say({ cardavia: 2, id })",
    "no such card": "(worker, id) => worker.say({ cardavia: 2, id, move: '19x' })",
    "forbidden move": "(worker, id) => worker.say({ cardavia: 2, id, move: 'Rd' })",
    "an error": "(worker, id) => worker.say({ cardavia: 2, id, error: 'ouch' })",
    "a number for a move": "(worker, id) => worker.say({ cardavia: 2, id, move: 7, reasons: 7 })",
    "another's answer": "(worker, id) => worker.say({ cardavia: 2, id: id - 1, move: '7d' })",
    "another protocol": "(worker, id) => worker.say({ cardavia: 1, id, move: '7d' })",
    "too late": "(worker, id) => setTimeout(() => worker.say({ cardavia: 2, id, move: '7d' }), 4000)",
    "death": "worker => worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }))",
    "failure": "worker => worker.say({ cardavia: 2, failed: 'memory' })",
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
def test_that_answers(player: Player, site: str, answer: str) -> None:
    player.page.add_init_script(SPEAK.replace("ANSWER", answer))
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker()
    turns_go_on(player, 1)
    assert player.page.evaluate("window.questions.length") >= 1


def test_that_never_loads(player: Player, site: str, seen: Seen) -> None:
    player.page.route("**/worker.js", lambda route: route.abort())
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker("absent")
    assert player.look().why == player.texts.say("thinker.absent")
    turns_go_on(player)
    seen.errors.clear()  # that it could not be loaded


def test_whose_python_never_loads(player: Player, site: str, seen: Seen) -> None:
    player.page.context.route("**/core.zip", lambda route: route.abort())
    player.sit_down(site + ADDRESS, RICH)
    player.await_thinker("absent")
    turns_go_on(player)
    seen.errors.clear()


def test_may_not_be_started(player: Player, site: str) -> None:
    player.page.add_init_script(
        "window.Worker = function () { throw new DOMException('no', 'SecurityError'); };"
    )
    sight = player.sit_down(site + ADDRESS, RICH)
    player.await_thinker("absent")
    sight = player.look()
    assert sight.why == player.texts.say("thinker.absent")
    turns_go_on(player)
