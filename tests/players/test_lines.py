"""Greedy follows the line it has found until something is revealed or an unexpected question is asked."""

from __future__ import annotations

import pytest

import logres
from logres.engine import Session
from logres.players import Greedy, Seat, ask, greedy
from logres.players.opponent import Foreseen, Thought


class Mind:
    """Counts thoughts, which are those of a strategy or a line that a test has planned."""

    def __init__(self) -> None:
        self.strategy = greedy.STRATEGIES["merlin"]
        self.thoughts = 0
        self.planned: Thought | None = None

    def __call__(self, seat: Seat) -> Thought:
        self.thoughts += 1
        return self.planned or self.strategy(seat)


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    """What greedy thinks of Merlin."""
    found = Mind()
    monkeypatch.setitem(greedy.STRATEGIES, "merlin", found)
    return found


def planned(session: Session) -> Thought:
    """A line of two answers: the first option, and at the next question of the seat the last one."""
    assert session.choice is not None
    first, seat = session.choice.options[0], session.choice.seat
    copy = session.clone()
    copy.decide(first)
    assert copy.choice is not None
    assert copy.choice.seat == seat
    return Thought(first, (Foreseen(copy.choice.ask, tuple(copy.choice.options), copy.choice.options[-1]),))


def after_first_answer(mind: Mind, thought: Thought, session: Session) -> Greedy:
    """Greedy, which has found a line and made its first decision."""
    player = Greedy(1)
    mind.planned = thought
    session.decide(ask(player, session))
    mind.planned = None
    return player


def test_a_line_is_followed_without_another_thought(mind: Mind) -> None:
    session = logres.start("merlin", 2, seed=19)
    thought = planned(session)
    player = after_first_answer(mind, thought, session)
    assert player.expects(Seat(session, player.chance))
    assert ask(player, session) == thought.foreseen[0].answer
    assert mind.thoughts == 1


def test_a_line_ends_at_a_question_with_other_options(mind: Mind) -> None:
    session = logres.start("merlin", 2, seed=19)
    thought = planned(session)
    (foreseen,) = thought.foreseen
    other = thought._replace(foreseen=(foreseen._replace(options=foreseen.options[1:]),))
    player = after_first_answer(mind, other, session)
    assert not player.expects(Seat(session, player.chance))
    ask(player, session)
    assert mind.thoughts == 2


def test_a_line_ends_when_something_has_come_to_light(mind: Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    session = logres.start("merlin", 2, seed=19)
    player = after_first_answer(mind, planned(session), session)
    monkeypatch.setattr(Session, "can_undo", False)
    assert not player.expects(Seat(session, player.chance))
    ask(player, session)
    assert mind.thoughts == 2


def test_a_line_ends_with_its_turn(mind: Mind) -> None:
    session = logres.start("merlin", 2, seed=19)
    player = after_first_answer(mind, planned(session), session)
    session.game.turns += 1
    assert not player.expects(Seat(session, player.chance))


def test_greedy_thinks_once_for_most_turns_and_never_follows_a_line_past_news(mind: Mind) -> None:
    session = logres.start("merlin", 2, seed=102)
    players = [Greedy(seat) for seat in range(2)]
    followed = 0
    while session.choice is not None and session.turn < 12:
        before = mind.thoughts
        decided = ask(players[session.choice.seat], session)
        if mind.thoughts == before:
            followed += 1
            assert session.can_undo
        session.decide(decided)
    assert followed > mind.thoughts
