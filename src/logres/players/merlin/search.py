"""Search the rest of a turn for the line of answers that leads to the best position."""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from math import inf
from typing import ClassVar, Generic, NamedTuple, cast

from logres.engine import Attempt, Option, Question, Session
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL, Act
from logres.merlin.base.turn import REST
from logres.players.merlin.evaluation import Evaluator, Table
from logres.players.merlin.layers import Layer
from logres.players.opponent import Foreseen, Thought

Line = tuple[Option, ...]  # answers, beginning with the one to the present question
Tried = tuple[Line, Attempt]  # a line and the attempt that has followed it
NONE: frozenset[str] = frozenset()

MOVE = "move"  # the question that a turn begins with
CROSSING = 3  # answers after which two lines may have led to the same position
DRAW = "draw"  # what will be drawn is not known, so a line ends here


class Habits(NamedTuple):
    """The names of the acts and questions that a search treats in a particular way."""

    # Acts
    moves: frozenset[str] = NONE
    alterations: frozenset[str] = NONE  # these only help before the move
    first: frozenset[str] = NONE  # free acts that are tried before the move and after the action
    before: frozenset[str] = NONE  # free acts that are as good before the move, so they are tried only there
    asides: frozenset[str] = NONE  # free acts before the move that leave reason to alter a die
    # Questions
    scoring: frozenset[str] = NONE  # asked during a scoring
    immediate: frozenset[str] = NONE  # decided by the position right after the answer
    beforehand: frozenset[str] = NONE  # asked before the usual effect, which follows when they are declined
    late: frozenset[str] = NONE  # the worth of an answer shows only later, so every answer is followed
    crossings: frozenset[str] = NONE  # asked again after each free act: lines with the same acts meet here
    forced: frozenset[str] = NONE  # rivals have to answer them in the turn of the seat

    def __or__(self, more: Habits) -> Habits:
        return Habits(*map(frozenset.union, self, more))


class SearchLimits(NamedTuple):
    """How many lines are tried."""

    # Followed at each of the first questions of a turn; the last number holds for all later questions.
    widths: tuple[int, ...] = (3, 3, 2)
    attempts: int = 300  # after these only the best-looking line is followed at every question


class Found(NamedTuple):
    """A line and what it is worth."""

    worth: float
    line: Line


class OwnTurn(Merlin):
    """Stops at the end of the turn, because later turns cannot be predicted."""

    async def turn(self) -> None:
        """Stop when the turn is taken."""  # instead of the base rule
        await self.take_turn(self.active)


class OwnScoring(Merlin):
    """Stops at the end of the scoring, because chance decides what follows."""

    def draw_traitors(self, seat: int) -> None:
        """Draw none, because nobody knows which."""  # instead of the base rule

    def prepare(self) -> None:
        """Stop before the next round."""  # instead of the base rule


@cache
def _alone(kind: type[Merlin], rules: type[Merlin]) -> type[Merlin]:
    return type(kind.__name__, (kind, rules), {})


@contextmanager
def without_collections() -> Iterator[None]:
    """Pause the garbage collector, because attempts leave no cycles behind for it to find."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Search(Layer, Generic[Table]):
    """Tries out the rest of a turn, or of a seat's part in a scoring, line by line.

    It knows the base game only. A layer adds what a layer of the rules changes, as for the evaluator.
    """

    rules: ClassVar[type[Merlin]] = Merlin  # the layer of the rules that this one knows
    evaluator: Evaluator[Table]

    def __init__(
        self, session: Session, choice: Question, evaluator: Evaluator[Table], limits: SearchLimits
    ) -> None:
        self.limits = limits
        self.session = session
        self.seat = choice.seat
        self.evaluator = evaluator
        self.known = self.habits()
        self.is_scoring = choice.ask in self.known.scoring
        rules = cast("type[Merlin]", type(session.game))
        self.played = _alone(OwnScoring if self.is_scoring else OwnTurn, rules)
        self.waiting = NONE if self.is_scoring else self.better_in_scoring(session.game.settings)
        self.weighed = session.offered_before()  # free acts that were considered before the move
        self.attempts = 0
        self._followed: dict[Hashable, Found] = {}  # positions with their question, and how they end best

    # What is known of acts and questions

    @classmethod
    def habits(cls) -> Habits:
        """Name the acts and questions that are treated in a particular way."""
        return Habits(
            moves=frozenset({"go", "reverse"}),
            alterations=frozenset({"apple", "turn"}),
            first=frozenset({"mission", "second"}),
            scoring=frozenset({"defend", "shield", "grail"}),
            crossings=frozenset({REST}),
        )

    @classmethod
    def known_answer(cls, choice: Question) -> Thought | None:
        """Return the answer to a question that needs no search, or None."""
        return None

    def better_in_scoring(self, settings: Mapping[str, str]) -> frozenset[str]:
        """Name the acts that may as well wait for the scoring."""
        return frozenset({"repel"})

    def sensible(self, choice: Question, game: Table) -> list[Option]:
        """Return the options that may be worth trying."""
        return [option for option in choice.options if name(option) not in self.waiting]

    def shows_late(self, choice: Question, game: Table) -> bool:
        """Tell whether the worth of an answer shows only later in the turn."""
        return choice.ask in self.known.late

    # Lines

    def best(self) -> Found:
        """Return the best line; the first of equal ones."""
        with without_collections():
            return self.follow((), self.attempt(()))

    def foreseen(self, line: Line) -> tuple[Foreseen, ...]:
        """Return the seat's questions that follow the first answer of a line, up to another seat's."""
        if len(line) == 1:
            return ()
        found: list[Foreseen] = []
        attempt = self.attempt(line[:1])
        for answer in line[1:]:
            choice = self.asked(attempt)
            if choice is None:
                break
            found.append(Foreseen(choice.ask, tuple(choice.options), answer))
            attempt.answer(answer)
        return tuple(found)

    def attempt(self, line: Line, after: Attempt | None = None) -> Attempt:
        """Try a line from the present question on, again as far as another attempt has followed it."""
        self.attempts += 1
        return self.session.attempt(line, self.played, after)

    @property
    def is_exhausted(self) -> bool:
        """Tell whether enough lines were tried that only the best-looking ones are followed."""
        return self.attempts > self.limits.attempts

    def asked(self, attempt: Attempt) -> Question | None:
        """Return the next question of a line, or None if the line has ended."""
        choice = attempt.choice
        return None if choice is None or choice.seat != self.seat or choice.ask == DRAW else choice

    def worth(self, attempt: Attempt) -> float:
        """Return the worth of the position that a line has led to."""
        return self.evaluator.worth(cast("Table", attempt.game))

    def follow(self, line: Line, attempt: Attempt) -> Found:
        """Return the best continuation of a line, or of another that has led to the same position."""
        choice = self.asked(attempt)
        if choice is None or choice.ask not in self.known.crossings or len(line) < CROSSING:
            return self.explore(line, choice, attempt)
        position = (attempt.game.difference(self.session.game), choice.ask, repr(choice.about))
        if position not in self._followed:
            self._followed[position] = Found(-inf, line)  # a line that leads back here is worth nothing
            self._followed[position] = self.explore(line, choice, attempt)
        return self._followed[position]

    def explore(self, line: Line, choice: Question | None, attempt: Attempt) -> Found:
        """Return the best of the lines that the answers to a question lead to; None if the line has ended."""
        if choice is None:
            return Found(self.worth(attempt), line)
        if choice.ask == MOVE:
            return self._set_out(line, choice, attempt)
        tried = self._tried(line, choice, attempt)
        if choice.ask in self.known.immediate:
            best = max(tried, key=lambda pair: self.worth(pair[1]))
            return self.follow(*best) if line else Found(self.worth(best[1]), best[0])
        is_late = self.shows_late(choice, cast("Table", attempt.game))
        ahead = tried if is_late and not self.is_exhausted else self._promising(line, tried)
        return max([self.follow(*pair) for pair in ahead], key=by_worth)

    def _tried(self, line: Line, choice: Question, attempt: Attempt) -> list[Tried]:
        """Try every sensible answer; the last one continues the attempt that led here."""
        options = self.sensible(choice, cast("Table", attempt.game))
        if choice.ask == REST:
            options = [option for option in options if not self._is_settled(option)]
        tried = [self.go_on((*line, option), attempt) for option in options[:-1]]
        attempt.answer(options[-1])
        return [*tried, self._past_rivals((*line, options[-1]), attempt)]

    def _is_settled(self, option: Option) -> bool:
        """Tell whether an act after the action was considered before the move, or only helps then."""
        act = name(option)
        return act in self.known.alterations or (act in self.known.before and option in self.weighed)

    def go_on(self, line: Line, after: Attempt) -> Tried:
        """Try a line up to the next question of the seat, after an attempt that has come almost as far."""
        return self._past_rivals(line, self.attempt(line, after))

    def _past_rivals(self, line: Line, attempt: Attempt) -> Tried:
        """Let rivals who must give something up give the first thing they can, to see the turn continue."""
        forced = self.known.forced
        while (choice := attempt.choice) is not None and choice.ask in forced and choice.seat != self.seat:
            line = (*line, choice.options[0])
            attempt.answer(choice.options[0])
        return line, attempt

    def _promising(self, line: Line, tried: list[Tried]) -> list[Tried]:
        """Return all lines that end here, and of the others those that look best so far."""
        ended = [pair for pair in tried if self.asked(pair[1]) is None]
        others = [pair for pair in tried if self.asked(pair[1]) is not None]
        widths = self.limits.widths
        width = 1 if self.is_exhausted else widths[min(len(line), len(widths) - 1)]
        if len(others) > width:
            others = sorted(others, key=lambda pair: -self._looks(*pair))[:width]
        return ended + others

    def _looks(self, line: Line, attempt: Attempt) -> float:
        """Return the worth of a line at a question, as if anything before the usual effect were declined."""
        choice = self.asked(attempt)
        if choice is None or choice.ask not in self.known.beforehand:
            return self.worth(attempt)
        usual = self.attempt(line, attempt)
        while (choice := self.asked(usual)) is not None and choice.ask in self.known.beforehand:
            usual.answer(None)
        return self.worth(usual)

    # Before the move

    def _set_out(self, line: Line, choice: Question, attempt: Attempt) -> Found:
        """Try the moves with the dice as they are, then free acts before the move, or altered dice."""
        game = cast("Table", attempt.game)
        acts = [cast("Act", option) for option in self.sensible(choice, game)]
        if not line:
            self.weighed.update(acts)
        altered = cast("Act", line[-1])[1] if line and name(line[-1]) in self.known.alterations else None
        moves = self.moves(acts, game)
        ahead = [act for act in moves if die_of(act) == altered] or moves  # equal dice are offered once
        found = {act: self._begin(line, act, attempt) for act in ahead}
        best = max(found.values(), key=by_worth)
        if altered is not None:
            return best
        firsts = [act for act in acts if act[0] in self.known.first or act[0] in self.known.before]
        if firsts:
            tried = [self.go_on((*line, act), attempt) for act in firsts]
            first = self.follow(*max(tried, key=lambda pair: self._looks(*pair)))
            best = max(best, first, key=by_worth)
            if any(act[0] not in self.known.asides for act in firsts):
                return best
        for act in self.alterations(acts, found, game):
            if self.attempts > 2 * self.limits.attempts:
                break
            best = max(best, self._begin(line, act, attempt), key=by_worth)
        return best

    def _begin(self, line: Line, act: Act, after: Attempt) -> Found:
        return self.follow(*self.go_on((*line, act), after))

    def moves(self, acts: Sequence[Act], game: Table) -> list[Act]:
        """Return the acts that are a move."""
        return [act for act in acts if act[0] in self.known.moves]

    def alterations(self, acts: Sequence[Act], found: Mapping[Act, Found], game: Table) -> list[Act]:
        """Return the cheapest means for each number of steps that no die shows.

        Of equal means, those for the die that is needed least come first.
        """
        seat, needed = self.seat, needs(found)
        means = [act for act in acts if act[0] in self.known.alterations]
        means.sort(key=lambda act: (self.evaluator.price(name(act)), needed.get(die_of(act), 0.0)))
        ways: dict[tuple[str, int], Act] = {}
        for act in means:
            ways.setdefault(self.aim(game, act), act)
        shown = {(game.moved_by(seat, die), game.steps(seat, die)) for die in game.unused(seat)}
        return [act for aim, act in ways.items() if aim not in shown]

    def aim(self, game: Table, alteration: Act) -> tuple[str, int]:
        """Return the figure that an altered die moves, and how far."""
        match alteration:
            case ("turn", str(die)):
                return game.moved_by(self.seat, die), 7 - game.faces[self.seat][die]
            case (_, str(die), int(face)):
                return game.moved_by(self.seat, die), face
        raise ValueError(f"{alteration} alters no die")


def needs(found: Mapping[Act, Found]) -> dict[str, float]:
    """Return what each die is worth at its best, the die with the worst move first."""
    return {die_of(act): one.worth for act, one in sorted(found.items(), key=lambda item: item[1].worth)}


def least_needed(found: Mapping[Act, Found]) -> str | None:
    """Return the personal die with the worst move, or None without a personal die."""
    return next((die for die in needs(found) if die in PERSONAL), None)


def name(option: Option) -> str:
    """Return the name of an act; empty for an option that is none."""
    return str(option[0]) if isinstance(option, tuple) else ""


def die_of(act: Act) -> str:
    """Return the die that an act is about; empty if it is about none."""
    return str(act[1]) if len(act) > 1 else ""


def by_worth(found: Found) -> float:
    """Order lines by what they are worth."""
    return found.worth
