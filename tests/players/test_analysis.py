"""The story of a game: what decisions gave away, what chance gave, and where the game turned."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

import logres
from logres.engine import BadTable, Chance, Session
from logres.engine.view import reshuffle, unknown_piles
from logres.players import Seat, opponent
from logres.players import chances as odds
from logres.players.advice import WEIGHTY
from logres.players.analysis import (
    KINDS,
    Analysis,
    Gift,
    Limits,
    Move,
    analyse,
    begun,
    kind_of,
    turnings,
    version,
)
from logres.players.merlin.judging import judge
from logres.players.opponent import ask
from logres.players.standing import Standing

GAMES = Path(__file__).parents[1] / "games"
FEW = Limits(samples=2)


def finished(game: str) -> Session:
    return logres.load((GAMES / f"{game}.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def story() -> Analysis:
    return analyse(finished(first_game()), FEW)


def first_game() -> str:
    """A short recorded game of the card game."""
    found = sorted((GAMES / "kingarthur").glob("*-2-*.txt"), key=lambda file: file.stat().st_size)
    return f"kingarthur/{found[0].stem}"


def test_the_same_game_always_has_the_same_story(story: Analysis) -> None:
    assert analyse(finished(first_game()), FEW) == story


def test_the_chances_of_all_seats_are_one_victory_and_the_winner_has_it_in_the_end(story: Analysis) -> None:
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in story.points)
    session = finished(first_game())
    assert [seat for seat, chance in enumerate(story.points[-1].chances) if chance] == session.winners


def test_the_chances_are_known_at_every_decision(story: Analysis) -> None:
    numbers = [moment.number for moment in story.course]
    assert numbers[0] == 0
    assert numbers == sorted(numbers)
    assert story.course[-1].chances == story.points[-1].chances
    for point in story.points:
        assert [one for one in story.course if one.number <= point.number][-1].chances == point.chances


def test_every_costly_move_says_why(story: Analysis) -> None:
    costly = [move for move in story.moves if move.loss > 1]
    assert costly
    assert all(move.reasons for move in costly)


def test_what_chance_gives_to_one_it_takes_from_others(story: Analysis) -> None:
    assert story.gifts
    assert all(sum(gift.changes) == pytest.approx(0, abs=0.01) for gift in story.gifts)


def test_each_seat_is_told_what_it_gave_away(story: Analysis) -> None:
    for seat, player in enumerate(story.players):
        own = [move for move in story.moves if move.seat == seat]
        assert player.lost == pytest.approx(sum(move.loss for move in own), abs=0.01)
        assert sum(player.kinds.values()) == len(own)
        assert all((move.loss > 0) == bool(move.best) for move in own), "a worse move has a better one"
    taken = [move for move in story.moves if move.best and move.best != ["-"]]
    assert taken
    assert all(move.events for move in taken), "the better one is told"


def test_progress_is_told_up_to_the_last_decision() -> None:
    session, told = finished(first_game()), list[tuple[int, int]]()
    analyse(session, FEW, lambda done, of: told.append((done, of)))
    assert told[-1] == (len(session.decisions), len(session.decisions))
    assert told == sorted(told)


def test_a_running_game_is_not_looked_through() -> None:
    with pytest.raises(BadTable, match="finished"):
        analyse(logres.start("merlin", 2, seed=1))


def test_the_version_names_what_judges_a_game() -> None:
    assert version("merlin") != version("kingarthur")


@pytest.mark.parametrize(
    ("loss", "kind"),
    [(0.0, "best"), (0.3, "best"), (0.31, "good"), (1.0, "good"), (3.0, "slip"), (3.1, "blunder")],
)
def test_a_move_is_named_by_the_points_it_gave_away(loss: float, kind: str) -> None:
    assert kind_of(loss) == kind
    assert kind in KINDS


def test_the_greatest_turning_points_come_first_and_small_changes_are_none() -> None:
    def move(cost: float, loss: float = 2.0) -> Move:
        return Move(0, 1, 1, 0, ["x"], loss, cost, 0.5, kind_of(loss), 0.0)

    moves = [move(0.1), move(0.01), move(0.3), move(0.2, loss=0.1)]
    gifts = [Gift(3, 2, 1, [0.2, -0.2]), Gift(5, 3, 1, [0.01, -0.01])]
    found = turnings(moves, gifts)
    assert [(one.what, one.index) for one in found] == [("move", 2), ("gift", 0), ("move", 0)]


# Merlin


def played(seed: int, decisions: int) -> Session:
    """A game of Merlin after some decisions."""
    session, bot = logres.start("merlin", 2, seed=seed), opponent("page", "1")
    while len(session.decisions) < decisions:
        session.decide(ask(bot, session))
    return session


def test_a_turn_of_the_author_gives_away_less_than_others() -> None:
    session = played(8, 0)
    assert session.choice is not None
    bot, twin = opponent("enchantress", "1"), session.clone()
    made = []
    while twin.choice is not None and twin.turn == session.turn:
        made.append(ask(bot, twin))
        twin.decide(made[-1])
    found = judge(Seat(session, Chance.seeded("judge")), made)
    assert found is not None
    others = [judge(Seat(session, Chance.seeded("judge")), [one]) for one in session.choice.options[-5:]]
    assert found.loss < fmean(other.loss for other in others if other is not None)


def test_a_decision_is_judged_by_nothing_that_its_seat_does_not_know() -> None:
    session = played(5, 5)
    assert session.choice is not None
    seat, made = session.choice.seat, [session.choice.options[-1]]
    found = [
        judge(Seat(session.redealt(seat, Chance.seeded(f"deal {deal}")), Chance.seeded("judge")), made)
        for deal in range(3)
    ]
    assert found[0] is not None
    assert found[0] == found[1] == found[2]


def test_sources_add_up_to_what_was_given_away() -> None:
    session = played(7, 0)
    assert session.choice is not None
    judged = [judge(Seat(session, Chance.seeded("judge")), [option]) for option in session.choice.options[:6]]
    worse = [found for found in judged if found is not None and found.loss]
    assert worse
    assert all(sum(found.parts.values()) == pytest.approx(found.loss) for found in worse)
    assert all(found.events for found in worse)
    assert any(reason.facts for found in worse for reason in found.reasons)


def test_why_a_turn_was_better_is_told_against_the_one_that_was_made() -> None:
    session = played(7, 0)
    assert session.choice is not None
    for option in session.choice.options[:6]:
        found = judge(Seat(session, Chance.seeded("judge")), [option])
        assert found is not None
        if found.instead is not None:
            assert found.instead.points == pytest.approx(-min(found.parts.values()))
        for reason in found.reasons:
            assert reason.kind == "kept" or reason.points == found.parts[reason.source] >= WEIGHTY


# What nobody knows


def test_chance_can_decide_otherwise_without_a_change_that_anybody_sees() -> None:
    session = played(4, 6)
    twin = session.clone()
    before = [session.view(seat) for seat in session.game.seats]
    piles = [[*pile] for _, _, pile in unknown_piles(twin.game)]
    reshuffle(twin.game, Chance.seeded("otherwise"))
    assert [twin.view(seat) for seat in twin.game.seats] == before
    assert piles != [[*pile] for _, _, pile in unknown_piles(twin.game)]
    assert twin.game.chance.key != session.game.chance.key


def test_a_game_begins_again_as_it_was() -> None:
    session = finished("merlin/base-2-greedy")
    again = begun(session)
    for decision in session.decisions[:20]:
        again.decide(decision.option)
    assert again.decisions == session.decisions[:20]


# The chances


def test_more_points_are_a_better_chance_and_the_more_so_the_later() -> None:
    for game in ("merlin", "kingarthur"):
        width = len(odds.NAMES[game])
        even = (30.0, *[1.0] * (width - 1))
        ahead = (36.0, *[1.0] * (width - 1))
        early, late = (
            odds.shipped(game).chances(Standing((ahead, even), left, 0.0))[0] for left in (0.8, 0.05)
        )
        assert 0.5 < early < late < 1


def test_equal_seats_have_equal_chances() -> None:
    for players in (2, 3, 4):
        seats = tuple((20.0, 3.0, 4.0, 1.0, 2.0, 0.0) for _ in range(players))
        assert odds.shipped("merlin").chances(Standing(seats, 0.5, 0.0)) == pytest.approx(
            [1 / players] * players
        )


def test_at_the_start_the_chances_are_nearly_even() -> None:
    for players in (2, 3, 4):
        found = odds.chances(logres.start("merlin", players, seed=3).game, "merlin")
        assert fmean(found) == pytest.approx(1 / players)
        assert max(found) - min(found) < 0.25
