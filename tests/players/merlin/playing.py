"""Arranged tables from which greedy plays on."""

from __future__ import annotations

from logres.engine import Option, Session
from logres.merlin import Merlin, box
from logres.players import ask, opponent
from tests.merlin.arrange import BLUE, YELLOW

LAST = 6  # round
USED_UP = {BLUE: "die1 die2 merlin", YELLOW: "die1 die2 die3 merlin"}  # but one die


def begun(game: Merlin) -> Session:
    """A session that begins from an arranged table."""
    game.turns = 1
    return Session(box(game.parts), game, None, [f"Seat {seat}" for seat in game.seats], "by hand")


def played(game: Merlin, *decided: Option) -> list[Option]:
    """What greedy answers from here to the end of the turn."""
    session = begun(game)
    for option in decided:
        session.decide(option)
    turn, answers = session.turn, list[Option]()
    while session.choice is not None and session.turn == turn:
        answers.append(ask(opponent("greedy", 1), session))
        session.decide(answers[-1])
    return answers
