"""Finds what brings a seat nearer to its aims, by trying answers as far as the seat can tell."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from logres.engine.attempt import Attempt
from logres.engine.chance import Chance
from logres.engine.choice import Option, Question
from logres.engine.game import Game
from logres.engine.heard import Heard
from logres.engine.session import Session
from logres.engine.view import redeal

DEEP = 3  # answers in a row: what to give, what to take for it, and where it goes
MOST = 40  # attempts for one option or place, which bounds the time

Line = tuple[Option, ...]
Nearer = dict[str, int]  # by aim: how much less is missing
Begin = Callable[[Line], tuple[Attempt, Heard]]


class Reach:
    """Measures how much nearer a seat comes to each of its aims when something is tried."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._lacking = game.aims(seat)

    def of(self, begin: Begin, asked: str = "") -> Nearer:
        """Return how much nearer each aim can come by what `begin` starts and the answers that follow.

        Shorter lines are tried first. A line ends with the turn, as soon as something hidden or another seat
        is involved, and when the question `asked` comes again.
        """
        found: Nearer = {}
        lines: deque[Line] = deque([()] if self._lacking else [])
        for _ in range(MOST):
            if not lines:
                break
            line = lines.popleft()
            attempt, heard = begin(line)
            heard.listen()
            attempt.game.events = None  # so that both are freed now and not by the garbage collector
            if not heard.is_certain:
                continue
            for aim, lacking in attempt.game.aims(self.seat).items():
                nearer = self._lacking.get(aim, 0) - lacking
                if nearer > found.get(aim, 0):
                    found[aim] = nearer
            if len(line) < DEEP:
                lines.extend((*line, option) for option in self._answers(attempt, asked))
        return found

    def _answers(self, attempt: Attempt, asked: str) -> list[Option]:
        """Return the answers that continue a line; none if it ends here."""
        choice: Question | None = attempt.choice
        if choice is None or choice.seat != self.seat or choice.ask == asked:
            return []
        if attempt.game.is_closing(choice):
            return []
        return [option for option in choice.options if option is not None]


class Prospects:
    """Finds which options and which places of the board help the aims of a seat, in redealt copies."""

    def __init__(self, session: Session, seat: int, chance: Chance) -> None:
        choice = session.choice
        is_asked = choice is not None and choice.seat == seat
        self.seat = seat
        self.options: Sequence[Option] = choice.options if choice is not None and is_asked else ()
        self._ask = choice.ask if choice is not None else ""
        self._session = session.redealt(seat, chance) if is_asked else None
        self._game = session.game.copy()
        redeal(self._game, seat, chance)
        self.places = [*self._game.actions()]
        self._reach = Reach(self._game, seat)

    def of(self, place: str) -> Nearer:
        """Return the aims that the action of a place can bring nearer."""

        def begin(line: Line) -> tuple[Attempt, Heard]:
            game = self._game.copy()
            game.events = heard = Heard(game, self.seat)
            return _answered(Attempt(game, begin=lambda game: game.perform_at(self.seat, place)), line), heard

        return self._reach.of(begin)

    def by(self, option: Option) -> Nearer:
        """Return the aims that an option of the question can bring nearer."""
        session = self._session
        assert session is not None, "the seat is asked"

        def begin(line: Line) -> tuple[Attempt, Heard]:
            attempt = session.attempt()
            attempt.game.events = heard = Heard(attempt.game, self.seat)
            return _answered(attempt, (option, *line)), heard

        return self._reach.of(begin, self._ask)


def _answered(attempt: Attempt, line: Line) -> Attempt:
    for option in line:
        attempt.answer(option)
    return attempt
