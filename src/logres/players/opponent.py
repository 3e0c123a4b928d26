"""What an opponent is: one method that answers a question from what its seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from logres.engine import BadTable, Chance, Json, Option, Question, Seed, Session

View = dict[str, Json]
Redealt = Callable[[], Session]


class Foreseen(NamedTuple):
    """A question that is expected later in the turn, and what will be answered."""

    ask: str
    options: tuple[Option, ...]
    answer: Option

    def is_asked(self, choice: Question) -> bool:
        """Whether this is the question, with the same options."""
        return (self.ask, self.options) == (choice.ask, tuple(choice.options))


class Thought(NamedTuple):
    """An answer, and those to the questions that are expected to follow it."""

    option: Option
    foreseen: tuple[Foreseen, ...] = ()


class Opponent(ABC):
    """A player that is a program; with the same seed and the same questions it decides the same."""

    def __init__(self, seed: Seed) -> None:
        self.chance = Chance.seeded(f"opponent {seed}")

    @abstractmethod
    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        """Answer a question of the own seat.

        `view` is all that the seat may see. A searching opponent calls `redealt` for a game that looks
        the same to the seat, with everything it cannot know shuffled: a fresh one each time.
        """

    def expects(self, view: View, choice: Question) -> bool:
        """Whether the answer to a question is known already from the thought for the one before."""
        return False

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether this opponent knows the game."""
        return True


def ask(opponent: Opponent, session: Session) -> Option:
    """What an opponent decides in the seat that is asked; it is shown nothing but its view."""
    choice = session.choice
    assert choice is not None, "nobody is asked once the game is over"
    seat = choice.seat
    return opponent.decide(session.view(seat), choice, lambda: session.redealt(seat, opponent.chance))


def play_out(session: Session, opponents: Sequence[Opponent]) -> None:
    """Let opponents, one for each seat, play a session to its end."""
    if len(opponents) != len(session.game.seats):
        raise BadTable(f"{len(opponents)} opponents were given for {len(session.game.seats)} seats.")
    while session.choice is not None:
        session.decide(ask(opponents[session.choice.seat], session))
