"""Opponents: programs that answer the questions of their seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from logres.engine import BadTable, Box, Chance, Game, Json, Option, Question, Seed, Session

View = dict[str, Json]


class Seat:
    """A seat that is asked, and everything its opponent may know."""

    def __init__(
        self, session: Session, chance: Chance, considered: Callable[[Option], None] | None = None
    ) -> None:
        assert session.choice is not None, "nobody is asked once the game is over"
        self.choice: Question = session.choice
        self._session = session
        self.chance = chance
        self._considered = considered

    @property
    def box(self) -> Box:
        """The box of the game that is played."""
        return self._session.box

    @property
    def rules(self) -> type[Game]:
        """The rules of the table, with its modules."""
        return type(self._session.game)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 while the game is being set up."""
        return self._session.turn

    @property
    def learned_nothing(self) -> bool:
        """Whether the seat made the last decision itself, in this turn, and that revealed nothing to it."""
        return self._session.can_undo

    def view(self) -> View:
        """Return everything the seat may see."""
        return self._session.view(self.choice.seat)

    def consider(self, option: Option) -> None:
        """Say which answer is the best so far, if there is no time to finish the thought."""
        if self._considered is not None:
            self._considered(option)

    def redealt(self) -> Session:
        """Return a game that looks the same to the seat, with everything it cannot know shuffled.

        Every call shuffles again.
        """
        return self._session.redealt(self.choice.seat, self.chance)


class Foreseen(NamedTuple):
    """A question that is expected later in the turn, and its answer."""

    ask: str
    options: tuple[Option, ...]
    answer: Option

    def is_asked(self, choice: Question) -> bool:
        """Tell whether this is the question, with the same options."""
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
    def decide(self, seat: Seat) -> Option:
        """Answer the question of the seat with one of its options."""

    def expects(self, seat: Seat) -> bool:
        """Tell whether the answer to the seat's question is already known from an earlier thought."""
        return False

    @classmethod
    def plays(cls, game: str) -> bool:
        """Tell whether this opponent knows a game."""
        return True


class QuickOpponent(Opponent):
    """An opponent that looks at nothing but the question, so that simulations can play at full speed."""

    @abstractmethod
    def pick(self, choice: Question) -> Option:
        """Answer a question with one of its options."""

    def decide(self, seat: Seat) -> Option:
        return self.pick(seat.choice)


def ask(opponent: Opponent, session: Session) -> Option:
    """Return what an opponent decides in the seat that is asked."""
    return opponent.decide(Seat(session, opponent.chance))


def play_out(session: Session, opponents: Sequence[Opponent]) -> None:
    """Let opponents, one for each seat, play a session to its end."""
    if len(opponents) != len(session.game.seats):
        raise BadTable(f"{len(opponents)} opponents were given for {len(session.game.seats)} seats.")
    while session.choice is not None:
        session.decide(ask(opponents[session.choice.seat], session))
