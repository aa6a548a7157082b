"""The guides to a first deal: they teach what they promise, whatever is played."""

import pytest

from cardavia_core.game import Saying
from cardavia_core.games import SLUGS, load_game, load_guide
from cardavia_core.guide import Lesson
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream

LEAST, MOST = 6, 12
"""How many tips a guide has."""
SOON = 0.6
"""All but one tip have come after so much of the deal."""


class Course:
    """A guide's deal as the table plays it, where the person plays what the rules of thumb say."""

    def __init__(self, slug: str) -> None:
        guide = load_guide(slug)
        self.game = load_game(slug)
        self.match = Match(self.game, guide.seed)
        self.lesson = Lesson(self.game, guide)
        self.given: list[tuple[int, Saying]] = []
        self._tips: list[Saying] = []
        self.lesson.happened(self.match.deal.opening)
        self._listen()

    @property
    def over(self) -> bool:
        return self.match.deal.turn is None

    @property
    def number(self) -> int:
        return len(self.match.moves[-1])

    def _listen(self) -> None:
        """The first tip is told when it comes, the others are waited for until the person is asked."""
        while not self._tips or self.match.deal.turn == 0:
            tip = self.lesson.tip(self.match.deal.view(0))
            if tip is None:
                break
            self._tips.append(tip)
            self.given.append((self.number, tip))

    def to_the_next_turn(self) -> list[Saying]:
        """Let the others play until the person is asked, or the deal is over; the tips of that time."""
        while self.match.deal.turn not in (0, None):
            self.play()
        return self._tips

    def play(self, move: object = None) -> None:
        """Make the next move: the one of the rules of thumb, or another."""
        turn = self.match.deal.turn
        assert turn is not None
        if turn == 0:
            self.lesson.moves()
            self._tips = []
        stream = Stream(f"policy/1/{self.number}")
        chosen = move or self.game.policy(self.match.deal.view(turn), stream)[0]
        self.lesson.happened(self.match.play(chosen))  # type: ignore[arg-type]
        self._listen()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_tip_comes_and_most_of_them_soon(slug: str) -> None:
    course = Course(slug)
    tips = load_guide(slug).tips
    assert LEAST <= len(tips) <= MOST
    while not course.over:
        course.play()
    assert len(course.given) == len(tips)
    assert len({tip.message for _, tip in course.given}) == len(tips)
    assert course.given[-2][0] <= SOON * course.number
    for tip in (tip for _, tip in course.given):
        assert tip.message.startswith(f"{slug}.guide.")


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_the_person_plays(slug: str) -> None:
    """No move makes a guide stumble, and it has something to say even so."""
    for attempt in range(6):
        course, stream = Course(slug), Stream(f"guide/{attempt}")
        while not course.over:
            moves = course.match.deal.moves() if course.match.deal.turn == 0 else []
            course.play(moves[stream.below(len(moves))] if moves else None)
        assert len(course.given) >= LEAST
