"""The quick choice of a player who has no time."""

from __future__ import annotations

import pytest

import logres
from logres.engine import Chance, Session
from logres.players import Seat, quick_choice
from logres.players.opponent import ask
from logres.players.random_play import Random


def seat_of(session: Session) -> Seat:
    return Seat(session, Chance.seeded("quick"))


@pytest.mark.parametrize(("game", "players"), [("merlin", 2), ("kingarthur", 3)])
def test_a_quick_choice_answers_every_question_of_a_game(game: str, players: int) -> None:
    session = logres.start(game, players, seed=3)
    while session.choice is not None:
        if len(session.choice.options) > 1:
            assert quick_choice(seat_of(session)) in session.choice.options
        session.decide(ask(Random("1"), session))


def test_the_same_question_is_answered_alike() -> None:
    session = logres.start("merlin", 2, seed=3)
    assert quick_choice(seat_of(session)) == quick_choice(seat_of(session))
