"""Judge turns of Merlin: what a turn was worth to its seat, and what the best one would have been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from logres.engine import Json, Option
from logres.engine.heard import Heard
from logres.merlin import Merlin
from logres.players.judgement import Judgement
from logres.players.merlin.ladder import LADDER
from logres.players.merlin.modules import search_class
from logres.players.merlin.search import DRAW, Line, Search, without_collections
from logres.players.merlin.sources import POSITION, ROUND, BySource, differences
from logres.players.merlin.strategy import worths_of_draws
from logres.players.opponent import Seat

AUTHOR = "enchantress"
ATTEMPTS = 8000  # for all plans of a turn, enough to look as far as the author does at the table


def judge(seat: Seat, made: Sequence[Option]) -> Judgement | None:
    """Judge the answers of a seat, from what it knew when it was asked; None if nothing can be said."""
    strategy = LADDER[AUTHOR]()
    rules = cast("type[Merlin]", seat.rules)
    if not seat.turn or search_class(rules).known_answer(seat.choice) is not None:
        return None
    search = strategy.search(seat)
    if seat.choice.ask == DRAW:
        return _drawn(search, made)
    assert strategy.planner is not None, "the author plans"
    line = _followed(search, made)
    with without_collections():
        played = search.follow(line, search.attempt(line))
    if not line or not played.line:
        return None
    plans = strategy.planner.apart(search, played, ATTEMPTS)
    own = next(plan for plan in plans if plan.line == played.line)
    others = [plan for plan in plans if plan is not own]
    best = plans[0]
    gap = own.worth - max((plan.worth for plan in others), default=own.worth)
    loss = max(0.0, best.worth - own.worth)
    if not loss:
        return Judgement(0.0, max(0.0, gap))
    parts = differences(_parts(search, best.line), _parts(search, own.line))
    parts[ROUND] = loss - sum(parts.values())
    return Judgement(loss, 0.0, best.line, _events(search, best.line), parts)


def _drawn(search: Search[Merlin], made: Sequence[Option]) -> Judgement:
    worth = worths_of_draws(search, cast("Merlin", search.session.game))
    best = max(worth, key=lambda card: worth[card])
    others = [points for card, points in worth.items() if card != str(made[0])]
    loss = worth[best] - worth[str(made[0])]
    if loss <= 0:
        return Judgement(0.0, worth[str(made[0])] - max(others, default=0.0))
    return Judgement(loss, 0.0, (best,), (), {"missions": loss})


def _followed(search: Search[Merlin], made: Sequence[Option]) -> Line:
    """Return the answers that can be given in the game as the seat knew it, up to the end of its line."""
    attempt = search.attempt(())
    line: list[Option] = []
    for option in made:
        choice = search.asked(attempt)
        if choice is None or option not in choice.options:
            break
        line.append(option)
        attempt.answer(option)
    return tuple(line)


def _parts(search: Search[Merlin], line: Line) -> BySource:
    """Return what a turn leads to by source, apart from where the figures stand, which counts by the plan."""
    parts = search.evaluator.parts(cast("Merlin", search.attempt(line).game))
    return {source: points for source, points in parts.items() if source != POSITION}


def _events(search: Search[Merlin], line: Line) -> tuple[dict[str, Json], ...]:
    """Return what a turn brings about, as far as the seat can foresee it."""
    with without_collections():
        attempt = search.attempt(())
        attempt.game.events = heard = Heard(attempt.game, search.seat)
        for option in line:
            attempt.answer(option)
        heard.listen()
        attempt.game.events = None
    return tuple(event.told_to(search.seat) for event in heard)
