"""Plan the remaining turns of a seat in the round, whose dice it already knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from logres.engine import Attempt, Game, Option, Question
from logres.merlin import Merlin
from logres.players.merlin.search import DRAW, Found, Line, Search, SearchLimits, Tryable, without_collections

SearchFor = Callable[[Tryable, Question, SearchLimits], Search[Merlin]]
WIDE = 2  # plans that are continued for each turn that is planned apart
APART = 2400  # attempts for all these turns together: they are planned while a person waits
Draw = Callable[[Search[Merlin], Merlin, Sequence[Option]], Option]


class PlanLimits(NamedTuple):
    """How far a plan looks."""

    turns: int = 3  # of the seat in this round, after the present one
    beam: int = 3  # plans that are continued from turn to turn
    attempts: int = 3000  # in all searches of a plan; then the turns that are planned completely decide
    later: SearchLimits = SearchLimits((2, 2, 1), 150)  # of the search in each later turn


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
        """Return the first turns of the best plans, the best first."""
        best = search.best()
        plans = [Plan(found.worth, found.line, search, found.line) for found in search.different()]
        plans = plans[: self.limits.beam] if len(plans) > 1 and not search.is_scoring else []
        attempts = search.attempts
        for _ in range(self.limits.turns if len(plans) > 1 else 0):
            further: list[Plan] = []
            for plan in plans:
                following, tried = self._continued(plan)
                further += following
                attempts += tried
                if attempts > self.limits.attempts:
                    break
            if attempts > self.limits.attempts or not further:
                break
            plans = sorted(further, key=lambda plan: -plan.worth)[: self.limits.beam]
            search.on_better(plans[0].line)
        ranked: dict[Line, Found] = {}
        for plan in plans:
            ranked.setdefault(plan.line, Found(plan.worth, plan.line))
        return [*ranked.values()] or [best]

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
        attempts = search.attempts
        for _ in range(0 if search.is_scoring else self.limits.turns):
            further: list[list[Plan]] = []
            for plan in (plan for group in plans for plan in group):
                if attempts > most:
                    break
                following, tried = self._continued(plan)
                attempts += tried
                further.append(following or [plan])
            if attempts > most:
                break
            plans = [self._best_of(further, group[0].line) for group in plans]
        return sorted([group[0] for group in plans], key=by_worth)

    def _best_of(self, plans: list[list[Plan]], line: Line) -> list[Plan]:
        """Return the best plans that begin with a turn."""
        beginning = [plan for group in plans for plan in group if plan.line == line]
        return sorted(beginning, key=by_worth)[:WIDE]

    def _continued(self, plan: Plan) -> tuple[list[Plan], int]:
        """Return the best plans with one more turn, and how many lines were tried for them."""
        search = plan.search
        game = self._after(search, plan.last)
        if game.over or not game.can_play(search.seat):
            return [plan], 0
        start = LaterTurn(game, search.seat)
        choice = start.attempt((), search.played).choice
        if choice is None or choice.seat != search.seat:
            return [plan], 0
        later = self.search_for(start, choice, self.limits.later)
        later.best()
        found = later.different()[: self.limits.beam]
        return [
            Plan(one.worth, plan.line, later, one.line, (*plan.then, one.line)) for one in found
        ], later.attempts

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
