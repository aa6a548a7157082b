"""What holds for every game, tried on random deals.  A new game is in here as soon as it is in SLUGS."""

import json

import pytest

from cardavia_core import record
from cardavia_core.game import Game, IllegalMove, Move
from cardavia_core.games import SLUGS, load_game
from cardavia_core.match import Match
from cardavia_core.shuffle import Stream
from tests.core.support import (
    canonical,
    check_arguments,
    codes,
    codes_in,
    conceivable_moves,
    hidden_codes,
    known_codes,
    random_match,
    random_move,
    small,
    states,
    told,
)

SEEDS = [f"properties-{number}" for number in range(12)]
MANY_SEEDS = [f"many-{number}" for number in range(100)]


LARGE = 90
"""A game of so many cards has long deals, and a few of them try as many positions as many short ones."""


@pytest.fixture(params=SLUGS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.fixture
def seeds(game: Game) -> list[str]:
    return SEEDS if len(game.cards()) < LARGE else SEEDS[:2]


@pytest.fixture(params=[20, pytest.param(100, marks=pytest.mark.long)])
def many_seeds(game: Game, request: pytest.FixtureRequest) -> list[str]:
    number: int = request.param
    return MANY_SEEDS[: number if len(game.cards()) < LARGE else number // 5]


def test_cards_are_conserved(game: Game, many_seeds: list[str]) -> None:
    dealt = sorted(game.pack.write(game.cards()))
    for seed in many_seeds:
        for deal in states(game, seed):
            assert codes(game, deal) == dealt


def test_every_deal_ends(game: Game, many_seeds: list[str]) -> None:
    for seed in many_seeds:
        passed = list(states(game, seed))
        assert len(passed) <= 2 * game.pack.size
        deal = passed[-1]
        assert deal.turn is None
        assert deal.phase == "over"
        assert deal.moves() == []
        tally = deal.tally()
        assert tally.points == [sum(line.points[team] for line in tally.lines) for team in set(game.teams)]


def test_an_unfinished_deal_has_no_tally(game: Game) -> None:
    match = Match(game, "unfinished")
    for ask in (match.deal.tally, match.after, match.next_deal):
        with pytest.raises(ValueError):
            ask()
    assert match.winner is None


def test_moves_agree_with_refusal(game: Game, many_seeds: list[str]) -> None:
    for seed in many_seeds:
        for deal in states(game, seed):
            moves = deal.moves()
            assert bool(moves) == (deal.turn is not None)
            held = set(game.pack.write(sorted({card for move in moves for card in move.cards})))
            usable = set(game.pack.write(deal.usable()))
            assert usable == held if deal.exhaustive else usable >= held
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert deal.refusal(move) is None
                assert list(move.cards) == sorted(move.cards)
                assert list(move.taken) == sorted(move.taken)


def test_nothing_legal_is_unlisted(game: Game, seeds: list[str]) -> None:
    tried = 0
    for seed in seeds:
        for deal in states(game, seed):
            if not small(game, deal) or not deal.exhaustive:
                continue
            listed = set(deal.moves())
            for move in conceivable_moves(game, deal):
                refusal = deal.refusal(move)
                assert (refusal is None) == (move in listed), game.write_move(move)
                if refusal is not None:
                    check_arguments(game, refusal)
                tried += 1
    assert tried > 10_000


def test_cards_of_others_cannot_be_played(game: Game) -> None:
    for deal in states(game, "cards-of-others"):
        if deal.turn is None:
            continue
        hand = deal.view(deal.turn)["hand"]
        for code in game.pack.codes:
            if code not in hand:
                assert deal.refusal(Move("play", (game.pack.card(code),))) is not None


def test_a_refused_move_changes_nothing(game: Game) -> None:
    for deal in states(game, "refused"):
        if not small(game, deal):
            continue
        before = canonical([deal.places(), *(deal.view(seat) for seat in range(game.seats))])
        for move in list(conceivable_moves(game, deal, largest=1))[:200]:
            refusal = deal.refusal(move)
            if refusal is not None:
                with pytest.raises(IllegalMove) as caught:
                    deal.play(move)
                assert told(caught.value.refusal) == told(refusal)
        assert canonical([deal.places(), *(deal.view(seat) for seat in range(game.seats))]) == before


def test_a_finished_deal_refuses_every_move(game: Game) -> None:
    *_, deal = states(game, "finished")
    for code in game.pack.codes:
        assert deal.refusal(Move("play", (game.pack.card(code),))) is not None


def test_a_view_is_plain_data(game: Game) -> None:
    for deal in states(game, "plain"):
        for seat in range(game.seats):
            view = deal.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == game.slug
            assert view["seat"] == seat
            assert (view["turn"], view["phase"]) == (deal.turn, deal.phase)
            assert view["hands"][seat] == len(view["hand"])
            assert len(view["hands"]) == game.seats


def test_a_view_names_no_hidden_card(game: Game, many_seeds: list[str]) -> None:
    for seed in many_seeds:
        for deal in states(game, seed):
            for seat in range(game.seats):
                named = codes_in(game, deal.view(seat))
                assert named.isdisjoint(hidden_codes(game, deal, seat))
                assert named <= known_codes(game, deal, seat)


def test_the_scan_for_hidden_cards_would_find_one(game: Game) -> None:
    deal = Match(game, "planted").deal
    code = sorted(hidden_codes(game, deal, 0))[0]
    assert code in codes_in(game, {"deep": [{"in": f"a text with {code}"}]})
    assert code in codes_in(game, {code: 1})


def test_events_name_no_hidden_card(game: Game, seeds: list[str]) -> None:
    """Everybody is told every event, so its cards must lie where all can see them."""
    for seed in seeds:
        match = Match(game, seed)
        stream = Stream("events/" + seed)
        beats = match.deal.opening
        while True:
            told_codes = {code for beat in beats for event in beat for code in game.pack.write(event.cards)}
            for seat in range(game.seats):
                assert told_codes.isdisjoint(hidden_codes(game, match.deal, seat))
            if match.deal.turn is None:
                break
            beats = match.play(random_move(match.deal, stream))


def test_a_sampled_deal_looks_the_same(game: Game, seeds: list[str]) -> None:
    """The hidden cards anywhere else: the seat sees the same, byte for byte, and the policy does the same."""
    for seed in seeds:
        for deal in states(game, seed):
            for seat in range(game.seats):
                view = deal.view(seat)
                other = game.sample(view, Stream("sample/" + seed))
                assert canonical(other.view(seat)) == canonical(view)
                assert codes(game, other) == codes(game, deal)
                assert known_codes(game, other, seat) == known_codes(game, deal, seat)
                if deal.turn == seat:
                    choices = {
                        game.write_move(game.policy(state.view(seat), Stream("policy"))[0])
                        for state in (deal, other)
                    }
                    assert len(choices) == 1


def test_samples_differ_and_can_be_played_out(game: Game) -> None:
    view = Match(game, "samples").deal.view(0)
    stream = Stream("samples")
    worlds = [game.sample(view, stream) for _ in range(20)]
    assert len({canonical(world.places()) for world in worlds}) == len(worlds)
    for world in worlds:
        while world.turn is not None:
            world.play(random_move(world, stream))
        world.tally()


def test_a_loaded_view_answers_like_the_deal(game: Game, seeds: list[str]) -> None:
    for seed in seeds:
        for deal in states(game, seed):
            if deal.turn is None:
                continue
            loaded = game.load(json.loads(json.dumps(deal.view(deal.turn))))
            assert loaded.turn == deal.turn
            assert loaded.exhaustive == deal.exhaustive
            assert loaded.moves() == deal.moves()
            assert loaded.usable() == deal.usable()
            assert told(loaded.duty()) == told(deal.duty())
            for move in deal.moves():
                assert told(loaded.effect(move)) == told(deal.effect(move))
                assert loaded.bonuses(move) == deal.bonuses(move)
                for saying in (deal.effect(move), deal.duty()):
                    if saying is not None:
                        check_arguments(game, saying)
            if small(game, deal):
                for move in conceivable_moves(game, deal, largest=1):
                    assert told(loaded.refusal(move)) == told(deal.refusal(move))


def test_a_view_is_left_as_it_was(game: Game) -> None:
    deal = Match(game, "untouched").deal
    assert deal.turn is not None
    view = deal.view(deal.turn)
    before = canonical(view)
    game.load(view)
    game.policy(view, Stream("untouched"))
    game.sample(view, Stream("untouched")).play(deal.moves()[0])
    assert canonical(view) == before


def spoiled(data: object) -> None:
    """Change everything inside plain data."""
    if isinstance(data, dict):
        for value in data.values():
            spoiled(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoiled(value)
        data.append("spoiled")


def test_a_view_does_not_lead_back_into_the_match(game: Game) -> None:
    match = Match(game, "apart")
    before = canonical([match.standing, match.deal.view(0)])
    spoiled(match.deal.view(0))
    assert canonical([match.standing, match.deal.view(0)]) == before


def test_copies_are_independent(game: Game, seeds: list[str]) -> None:
    for seed in seeds:
        for deal in states(game, seed):
            before = canonical([deal.places(), *(deal.view(seat) for seat in range(game.seats))])
            copy = deal.copy()
            assert canonical([copy.places(), *(copy.view(seat) for seat in range(game.seats))]) == before
            assert (copy.moves(), copy.exhaustive) == (deal.moves(), deal.exhaustive)
            stream = Stream("copy/" + seed)
            while copy.turn is not None:
                copy.play(random_move(copy, stream))
            copy.tally()
            assert canonical([deal.places(), *(deal.view(seat) for seat in range(game.seats))]) == before


def test_moves_survive_as_text(game: Game, seeds: list[str]) -> None:
    for seed in seeds:
        for deal in states(game, seed):
            for move in deal.moves():
                assert game.read_move(game.write_move(move)) == move


def test_records_survive_as_text(game: Game, seeds: list[str]) -> None:
    for seed in seeds:
        match = random_match(game, seed)
        text = record.write(match)
        again = record.read(text)
        assert record.write(again) == text
        assert again.winner == match.winner
        assert canonical(again.after()) == canonical(match.after())
        for seat in range(game.seats):
            assert canonical(again.deal.view(seat)) == canonical(match.deal.view(seat))


def test_every_option_is_kept_in_the_record(game: Game) -> None:
    for name, values in game.options.items():
        for value in values:
            match = Match(game, "options", {name: value})
            assert record.read(record.write(match)).options == match.options


def a_refused_move(game: Game, match: Match) -> str:
    """The text of a move, taken from other deals of the game, that the present position refuses."""
    for seed in SEEDS:
        for deal in states(game, "refused-" + seed):
            for move in deal.moves():
                if match.deal.refusal(move) is not None:
                    return game.write_move(move)
    raise AssertionError("every move of every deal is legal here")


def test_a_forbidden_record_says_where_and_why(game: Game, seeds: list[str]) -> None:
    stream = Stream("forbidden")
    for seed in seeds:
        match = random_match(game, seed)
        lines = record.write(match).splitlines()
        deal = 1 + stream.below(len(match.moves))
        move = 1 + stream.below(len(match.moves[deal - 1]))
        texts = lines[deal].split(", ")
        kept = record.read("\n".join([*lines[:deal], ", ".join(texts[: move - 1])]))
        texts[move - 1] = a_refused_move(game, kept)
        lines[deal] = ", ".join(texts)
        with pytest.raises(record.BadRecord) as caught:
            record.read("\n".join(lines))
        refusal = caught.value.refusal
        assert refusal.message == "record.forbidden_move"
        assert (refusal.arguments["deal"], refusal.arguments["move"]) == (deal, move)
        assert refusal.arguments["text"] == texts[move - 1]
        check_arguments(game, refusal)
        saved = caught.value.match
        assert saved is not None
        assert [len(moves) for moves in saved.moves] == [*map(len, match.moves[: deal - 1]), move - 1]


def test_the_policy_plays_whole_matches(game: Game, seeds: list[str]) -> None:
    for seed in seeds:
        match = Match(game, seed)
        while match.winner is None:
            if match.deal.turn is None:
                match.next_deal()
            while (seat := match.deal.turn) is not None:
                move, reasons = game.policy(match.deal.view(seat), Stream(seed))
                assert match.deal.refusal(move) is None
                assert reasons
                match.play(move)


def test_the_same_seed_gives_the_same_events(game: Game) -> None:
    transcripts = []
    for _ in range(2):
        match = Match(game, "again")
        stream = Stream("again")
        lines = [event.text(game.pack) for beat in match.deal.opening for event in beat]
        while match.deal.turn is not None:
            for beat in match.play(random_move(match.deal, stream)):
                lines += [event.text(game.pack) for event in beat]
        transcripts.append((lines, match.deal.tally().points))
    assert transcripts[0] == transcripts[1]
    assert len(transcripts[0][0]) > 10
