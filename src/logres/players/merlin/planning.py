"""Plan the remaining turns of a seat in the round, whose dice it already knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from logres.engine import Attempt, Game, Option, Question
from logres.merlin import Merlin
from logres.players.merlin.modules import share_of_modules
from logres.players.merlin.search import DRAW, Found, Line, Search, SearchLimits, Tryable, without_collections

SearchFor = Callable[[Tryable, Question, SearchLimits], Search[Merlin]]
WIDE = 2  # plans that are continued for each turn that is planned apart
APART = 2400  # attempts for all these turns together: they are planned while a person waits
# The part of a broader look's lines that is lost with all modules, as a line takes almost four times as long.
SLOWER = 0.75
Draw = Callable[[Search[Merlin], Merlin, Sequence[Option]], Option]


class PlanLimits(NamedTuple):
    """How far and how broadly a plan looks."""

    turns: int = 3  # of the seat in this round, after the present one
    beam: int = 3  # plans that are continued from turn to turn
    attempts: int = 3000  # in all searches of a plan; then the turns that are planned completely decide
    later: SearchLimits = SearchLimits((2, 2, 1), 150)  # of the search in each later turn
    broad: int = 12  # plans that are continued if lines are left for a second, broader look
    lines: int = 6000  # for the broader look; fewer with modules


class LaterTurn:
    """A later turn of the seat in the round, as if rivals did nothing until then."""

    def __init__(self, game: Merlin, seat: int) -> None:
        begin_turn(game, seat)
        self.game: Game = game

    def offered_before(self) -> set[Option]:
        """Return nothing, because the turn has not begun."""
        return set()

    def attempt(
        self, answers: Sequence[Option] = (), rules: type[Game] | None = None, after: Attempt | None = None
    ) -> Attempt:
        """Try answers on a copy of the position."""
        game = self.game.copy()
        if rules is not None:
            game.__class__ = rules
        attempt = Attempt(game, () if after is None else after.lists)
        for answer in answers:
            attempt.answer(answer)
        return attempt


class Plan(NamedTuple):
    """The turns planned so far."""

    worth: float
    line: Line  # the present turn
    search: Search[Merlin]  # of the last planned turn
    last: Line  # the last planned turn
    then: tuple[Line, ...] = ()  # the later turns


class Tried:
    """What was tried for the plans of a turn."""

    def __init__(self, attempts: int) -> None:
        self.attempts = attempts
        self.plans: dict[tuple[Line, ...], list[Plan]] = {}  # how a plan continues, by its turns so far


class Planner:
    """Continues the best turns with the best later turns, step by step."""

    def __init__(self, limits: PlanLimits, search_for: SearchFor, draw: Draw) -> None:
        self.limits = limits
        self.search_for = search_for
        self.draw = draw

    def best(self, search: Search[Merlin]) -> Found:
        """Return the first turn of the best plan."""
        return self.ranked(search)[0]

    def ranked(self, search: Search[Merlin]) -> list[Found]:
        """Return the first turns of the best plans, the best first.

        After a narrow look comes a broader one, which uses what was tried before, unless it should take too
        many lines.
        """
        best = search.best()
        plans = [Plan(found.worth, found.line, search, found.line) for found in search.different()]
        if len(plans) < 2 or search.is_scoring:
            return [best]
        tried = Tried(search.attempts)
        found, is_complete = self._planned(plans, self.limits.beam, tried, self.limits.attempts)
        search.on_better(found[0].line)
        if is_complete and self.limits.broad > self.limits.beam:
            lines = self._lines(cast("Merlin", search.session.game))
            if (tried.attempts - search.attempts) * self.limits.broad / self.limits.beam <= lines:
                broader, is_complete = self._planned(plans, self.limits.broad, tried, search.attempts + lines)
                found = broader if is_complete else found
        ranked: dict[Line, Found] = {}
        for plan in found:
            ranked.setdefault(plan.line, Found(plan.worth, plan.line))
        return [*ranked.values()]

    def _lines(self, game: Merlin) -> int:
        """Return how many lines a broader look may take."""
        return round(self.limits.lines * (1 - SLOWER * share_of_modules(game)))

    def _planned(self, plans: list[Plan], beam: int, tried: Tried, attempts: int) -> tuple[list[Plan], bool]:
        """Return the best plans within these attempts, and whether they were planned to the end."""
        plans = plans[:beam]
        for _ in range(self.limits.turns):
            further: list[Plan] = []
            for plan in plans:
                further += self._continued(plan, tried)[:beam]
                if tried.attempts > attempts:
                    return plans, False
            plans = sorted(further, key=by_worth)[:beam]
        return plans, True

    def apart(self, search: Search[Merlin], also: Found | None = None, most: int | None = None) -> list[Plan]:
        """Return the best plan for each of the best turns, and for another turn too, the best first.

        All of them look equally far. `most` attempts are made, or as many as people wait for.
        """
        most = APART if most is None else most
        best = search.best()
        begun = search.different()[: self.limits.beam] or [best]
        if also is not None and all(one.line != also.line for one in begun):
            begun.append(also)
        plans = [[Plan(one.worth, one.line, search, one.line)] for one in begun]
        tried = Tried(search.attempts)
        for _ in range(0 if search.is_scoring else self.limits.turns):
            further: list[list[Plan]] = []
            for plan in (plan for group in plans for plan in group):
                if tried.attempts > most:
                    break
                further.append(self._continued(plan, tried)[: self.limits.beam])
            if tried.attempts > most:
                break
            plans = [self._best_of(further, group[0].line) for group in plans]
        return sorted([group[0] for group in plans], key=by_worth)

    def _best_of(self, plans: list[list[Plan]], line: Line) -> list[Plan]:
        """Return the best plans that begin with a turn."""
        beginning = [plan for group in plans for plan in group if plan.line == line]
        return sorted(beginning, key=by_worth)[:WIDE]

    def _continued(self, plan: Plan, tried: Tried) -> list[Plan]:
        """Return the best plans with one more turn, or the plan itself if there is none."""
        turns = (plan.line, *plan.then)
        if turns not in tried.plans:
            tried.plans[turns] = self._with_one_more(plan, tried) or [plan]
        return tried.plans[turns]

    def _with_one_more(self, plan: Plan, tried: Tried) -> list[Plan]:
        """Search the next turn of the seat; return nothing if there is none to decide."""
        search = plan.search
        game = self._after(search, plan.last)
        if game.over or not game.can_play(search.seat):
            return []
        start = LaterTurn(game, search.seat)
        choice = start.attempt((), search.played).choice
        if choice is None or choice.seat != search.seat:
            return []
        later = self.search_for(start, choice, self.limits.later)
        later.best()
        tried.attempts += later.attempts
        return [
            Plan(one.worth, plan.line, later, one.line, (*plan.then, one.line)) for one in later.different()
        ]

    def _after(self, search: Search[Merlin], line: Line) -> Merlin:
        """Return the position at the end of a turn, with missions drawn and open questions answered."""
        with without_collections():
            attempt = search.attempt(line)
            while (choice := attempt.choice) is not None:
                game = cast("Merlin", attempt.game)
                is_draw = choice.ask == DRAW and choice.seat == search.seat
                attempt.answer(self.draw(search, game, choice.options) if is_draw else choice.options[0])
        game = cast("Merlin", attempt.game)
        game.__class__ = cast("type[Merlin]", type(search.session.game))
        return game


def begin_turn(game: Merlin, seat: int) -> None:
    """Let a turn of a seat begin in a position."""
    game.active = seat
    game.turns += 1
    game.forget_turn()


def by_worth(plan: Plan) -> float:
    """Return a key that sorts the best plan first."""
    return -plan.worth
