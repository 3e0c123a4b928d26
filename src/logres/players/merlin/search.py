"""Search the rest of a turn for the line of answers that leads to the best position."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from math import inf
from typing import ClassVar, Generic, NamedTuple, Protocol, cast

from logres.engine import Attempt, Game, Option, Question
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL, Act
from logres.merlin.base.turn import REST
from logres.players.merlin.evaluation import Evaluator, Rules
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
    alterations: frozenset[str] = NONE  # they only help before the move
    first: frozenset[str] = NONE  # free acts that are tried before the move and after the action
    before: frozenset[str] = NONE  # free acts that are just as good before the move, and tried only there
    asides: frozenset[str] = NONE  # free acts before the move, after which altering a die can still pay
    # Questions
    scoring: frozenset[str] = NONE  # asked during a scoring
    immediate: frozenset[str] = NONE  # decided by the position right after the answer
    beforehand: frozenset[str] = NONE  # asked before the usual effect, which happens if they are declined
    late: frozenset[str] = NONE  # an answer shows its worth only later, so every answer is followed
    crossings: frozenset[str] = NONE  # asked again after each free act, so that equal lines meet there
    forced: frozenset[str] = NONE  # answered by rivals during the turn of the seat

    def __or__(self, more: Habits) -> Habits:
        return Habits(*map(frozenset.union, self, more))


class SearchLimits(NamedTuple):
    """How many lines are tried."""

    # The lines followed at each of the first questions of a turn. The last number is for all later ones.
    widths: tuple[int, ...] = (3, 3, 2)
    attempts: int = 300  # beyond this only the best-looking line is followed at each question
    overlooked: frozenset[str] = NONE  # acts that are never considered


class Found(NamedTuple):
    """A line and what it is worth."""

    worth: float
    line: Line


class OwnTurn(Merlin):
    """Stops at the end of the turn, because later turns cannot be predicted."""

    async def turn(self) -> None:
        """Stop after this turn."""  # instead of the base rule
        await self.take_turn(self.active)


class OwnScoring(Merlin):
    """Stops at the end of the scoring, because chance decides what follows."""

    def draw_traitors(self, seat: int) -> None:
        """Draw none, because they cannot be known."""  # instead of the base rule

    def prepare(self) -> None:
        """Stop before the next round."""  # instead of the base rule


class Tryable(Protocol):
    """Something on which a search can try lines: a session, or a turn that has just begun."""

    game: Game

    def attempt(
        self, answers: Sequence[Option] = (), rules: type[Game] | None = None, after: Attempt | None = None
    ) -> Attempt:
        """Try answers on a copy of the game."""

    def offered_before(self) -> set[Option]:
        """Return all options that the seat was offered earlier in this turn."""


@cache
def alone(kind: type[Merlin], rules: type[Merlin]) -> type[Merlin]:
    """Return the rules of a table, restricted to a part of the game."""
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


class Search(Layer, Generic[Rules]):
    """Tries out the rest of a turn, or of a seat's part in a scoring, line by line.

    It knows only the base game. Like the evaluator, it gets a layer for each layer of the rules.
    """

    rules: ClassVar[type[Merlin]] = Merlin  # the layer of the rules that this one knows
    evaluator: Evaluator[Rules]

    def __init__(
        self, session: Tryable, choice: Question, evaluator: Evaluator[Rules], limits: SearchLimits
    ) -> None:
        self.limits = limits
        self.session = session
        self.seat = choice.seat
        self.evaluator = evaluator
        self.known = self.habits()
        self.is_scoring = choice.ask in self.known.scoring
        rules = cast("type[Merlin]", type(session.game))
        self.played = alone(OwnScoring if self.is_scoring else OwnTurn, rules)
        self.waiting = NONE if self.is_scoring else self.better_in_scoring(session.game.settings)
        self.waiting |= limits.overlooked
        self.weighed = session.offered_before()  # free acts that were considered before the move
        self.attempts = 0
        self._followed: dict[Hashable, Found] = {}  # the best line from each position with its question
        self._by_move: dict[Option, Found] = {}  # the best line for each move, or else for each first answer
        self._best = -inf
        self.on_better: Callable[[Line], None] = nobody  # is told the best line so far

    # Knowledge of acts and questions

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

    def sensible(self, choice: Question, game: Rules) -> list[Option]:
        """Return the options that may be worth trying."""
        return [option for option in choice.options if name(option) not in self.waiting]

    def shows_late(self, choice: Question, game: Rules) -> bool:
        """Tell whether an answer shows its worth only later in the turn."""
        return choice.ask in self.known.late

    # Lines

    def best(self) -> Found:
        """Return the best line, or the first of several equal ones."""
        with without_collections():
            return self.follow((), self.attempt(()))

    def different(self) -> list[Found]:
        """Return the best line found for each move, the best first. After the move there is only one."""
        return sorted(self._by_move.values(), key=by_worth, reverse=True)

    def foreseen(self, line: Line) -> tuple[Foreseen, ...]:
        """Return the seat's questions after the first answer of a line, up to a question to another seat."""
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
        """Try a line from the present question on. `after` is an attempt of its beginning, and saves time."""
        self.attempts += 1
        return self.session.attempt(line, self.played, after)

    @property
    def is_exhausted(self) -> bool:
        """Tell whether so many lines were tried that only the best-looking ones are still followed."""
        return self.attempts > self.limits.attempts

    def asked(self, attempt: Attempt) -> Question | None:
        """Return the next question of a line, or None if the line has ended."""
        choice = attempt.choice
        return None if choice is None or choice.seat != self.seat or choice.ask == DRAW else choice

    def worth(self, attempt: Attempt) -> float:
        """Return the worth of the position at the end of a line."""
        return self.evaluator.worth(cast("Rules", attempt.game))

    def follow(self, line: Line, attempt: Attempt) -> Found:
        """Return the best continuation of a line, or of another line that led to the same position."""
        found = self._followed_on(line, attempt)
        if (
            found.line and found.worth > -inf
        ):  # an empty line means that the only move was made without a question
            move = next((act for act in found.line if name(act) in self.known.moves), found.line[0])
            if move not in self._by_move or found.worth > self._by_move[move].worth:
                self._by_move[move] = found
            if found.worth > self._best:
                self._best = found.worth
                self.on_better(found.line)
        return found

    def _followed_on(self, line: Line, attempt: Attempt) -> Found:
        choice = self.asked(attempt)
        if choice is None or choice.ask not in self.known.crossings or len(line) < CROSSING:
            return self.explore(line, choice, attempt)
        position = (attempt.game.difference(self.session.game), choice.ask, repr(choice.about))
        if position not in self._followed:
            self._followed[position] = Found(-inf, line)  # a line that leads back here is worth nothing
            self._followed[position] = self.explore(line, choice, attempt)
        return self._followed[position]

    def explore(self, line: Line, choice: Question | None, attempt: Attempt) -> Found:
        """Return the best line that continues with an answer to `choice`; this line if there is none."""
        if choice is None:
            return Found(self.worth(attempt), line)
        if choice.ask == MOVE:
            return self._set_out(line, choice, attempt)
        tried = self._tried(line, choice, attempt)
        if choice.ask in self.known.immediate:
            best = max(tried, key=lambda pair: self.worth(pair[1]))
            return self.follow(*best) if line else Found(self.worth(best[1]), best[0])
        is_late = self.shows_late(choice, cast("Rules", attempt.game))
        ahead = tried if is_late and not self.is_exhausted else self._promising(line, tried)
        return max([self.follow(*pair) for pair in ahead], key=by_worth)

    def _tried(self, line: Line, choice: Question, attempt: Attempt) -> list[Tried]:
        """Try every sensible answer; the last one continues the attempt that led here."""
        options = self.sensible(choice, cast("Rules", attempt.game))
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
        """Answer forced questions for rivals with their first option, so that the turn continues."""
        forced = self.known.forced
        while (choice := attempt.choice) is not None and choice.ask in forced and choice.seat != self.seat:
            line = (*line, choice.options[0])
            attempt.answer(choice.options[0])
        return line, attempt

    def _promising(self, line: Line, tried: list[Tried]) -> list[Tried]:
        """Return all lines that end here, and the best-looking ones of the others."""
        ended = [pair for pair in tried if self.asked(pair[1]) is None]
        others = [pair for pair in tried if self.asked(pair[1]) is not None]
        widths = self.limits.widths
        width = 1 if self.is_exhausted else widths[min(len(line), len(widths) - 1)]
        if len(others) > width:
            others = sorted(others, key=lambda pair: -self._looks(*pair))[:width]
        return ended + others

    def _looks(self, line: Line, attempt: Attempt) -> float:
        """Return the worth of a line, as if the questions before the usual effect were declined."""
        choice = self.asked(attempt)
        if choice is None or choice.ask not in self.known.beforehand:
            return self.worth(attempt)
        usual = self.attempt(line, attempt)
        while (choice := self.asked(usual)) is not None and choice.ask in self.known.beforehand:
            usual.answer(None)
        return self.worth(usual)

    # Before the move

    def _set_out(self, line: Line, choice: Question, attempt: Attempt) -> Found:
        """Try the moves with the dice as they are, then free acts before the move, then altered dice."""
        game = cast("Rules", attempt.game)
        acts = [cast("Act", option) for option in self.sensible(choice, game)]
        if not line:
            self.weighed.update(acts)
        altered = cast("Act", line[-1])[1] if line and name(line[-1]) in self.known.alterations else None
        moves = self.moves(acts, game)
        ahead = [act for act in moves if die_of(act) == altered] or moves  # equal dice are offered once
        found = {act: self._begin(line, act, attempt) for act in ahead if not has_detour(act)}
        flagged = [self.go_on((*line, act), attempt) for act in ahead if has_detour(act)]
        tried = [self.follow(*pair) for pair in self._promising(line, flagged)]
        best = max([*found.values(), *tried], key=by_worth)
        if altered is not None:
            return best
        firsts = [act for act in acts if act[0] in self.known.first or act[0] in self.known.before]
        if firsts:
            before = [self.go_on((*line, act), attempt) for act in firsts]
            first = self.follow(*max(before, key=lambda pair: self._looks(*pair)))
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

    def moves(self, acts: Sequence[Act], game: Rules) -> list[Act]:
        """Return the acts that are a move."""
        return [act for act in acts if act[0] in self.known.moves]

    def alterations(self, acts: Sequence[Act], found: Mapping[Act, Found], game: Rules) -> list[Act]:
        """Return the cheapest alteration for each number of steps that no die shows.

        Among equally cheap ones, the alteration of the least needed die is taken.
        """
        seat, needed = self.seat, needs(found)
        means = [act for act in acts if act[0] in self.known.alterations]
        means.sort(key=lambda act: (self.evaluator.price(name(act)), needed.get(die_of(act), 0.0)))
        ways: dict[tuple[str, int], Act] = {}
        for act in means:
            ways.setdefault(self.aim(game, act), act)
        shown = {(game.moved_by(seat, die), game.steps(seat, die)) for die in game.unused(seat)}
        return [act for aim, act in ways.items() if aim not in shown]

    def aim(self, game: Rules, alteration: Act) -> tuple[str, int]:
        """Return the figure that an altered die moves, and how far."""
        match alteration:
            case ("turn", str(die)):
                return game.moved_by(self.seat, die), 7 - game.faces[self.seat][die]
            case (_, str(die), int(face)):
                return game.moved_by(self.seat, die), face
        raise ValueError(f"{alteration} alters no die")


def needs(found: Mapping[Act, Found]) -> dict[str, float]:
    """Return the worth of each die's best move, the lowest first."""
    return {die_of(act): one.worth for act, one in sorted(found.items(), key=lambda item: item[1].worth)}


def least_needed(found: Mapping[Act, Found]) -> str | None:
    """Return the personal die whose best move is worth least, or None without a personal die."""
    return next((die for die in needs(found) if die in PERSONAL), None)


def name(option: Option) -> str:
    """Return the name of an act; empty for an option that is not an act."""
    return str(option[0]) if isinstance(option, tuple) else ""


def die_of(act: Act) -> str:
    """Return the die of an act; empty if it has none."""
    return str(act[1]) if len(act) > 1 else ""


def has_detour(act: Act) -> bool:
    """Tell whether a move uses flags after it."""
    return isinstance(act[-1], tuple)


def nobody(line: Line) -> None:
    """Hear of a better line, and do nothing."""


def by_worth(found: Found) -> float:
    """Return the worth of a line, as a key for sorting."""
    return found.worth
